/**
 * Levels that children make: the maker, their gallery, and cards to print (docs/product.md §7.9).
 *
 * @packageDocumentation
 */
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/notices.ts';
import { useAdventureContext } from '../game/adventure-context.tsx';
import { adventureText } from '../game/adventure-text.ts';
import { Mark } from '../play/game-art.tsx';
import { ShareButton, ToolButton } from '../play/tool-buttons.tsx';
import { describeCell } from '../run/describe-run.ts';
import { addMadeLevel, findLevel } from '../stored/gallery.ts';
import { galleryText } from '../stored/gallery-text.ts';
import { formatMade } from '../stored/share.ts';
import { useGallery } from '../stored/use-gallery.tsx';
import type { Cell } from '../world/level.ts';
import { createBlankLevel, findLevelProblem, type MadeLevel } from '../world/made-level.ts';
import { GalleryMark } from './gallery-marks.tsx';
import {
  applyTool,
  createMakerHistory,
  findCellContent,
  type MakerHistory,
  withLevel,
  withRedo,
  withSize,
  withUndo,
} from './level-maker.ts';
import { MakerGrid } from './maker-grid.tsx';
import { getContentName, makerText } from './maker-text.ts';
import { FIRST_TOOL, getToolName, MakerSettings, MakerTools } from './maker-tools.tsx';
import './maker.css';

/**
 * A child's own level: put things down, see whether it can be solved, try it, share it (docs/product.md §7.6).
 *
 * @param made the level to go on with; null for an empty grid
 */
export function LevelMakerPage({ made: given }: { made: MadeLevel | null }) {
  const { announce, saveMade } = useAdventureContext();
  const text = useText(makerText);
  const { language } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const [maker, setMaker] = useState(() => createMakerHistory(given ?? createBlankLevel()));
  const [tool, setTool] = useState(FIRST_TOOL);
  const made = maker.history.present;
  const problem = findLevelProblem(made);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  function show(next: MakerHistory): void {
    setMaker(next);
    saveMade(next.history.present);
  }

  function tapCell(cell: Cell): void {
    const { made: next, refusal } = applyTool(made, tool, cell);
    if (refusal) {
      announce(text.refusal[refusal]);
      return;
    }
    const where = describeCell(language, cell);
    const erased = tool.place === 'erase' ? findCellContent(made, cell) : null;
    announce(
      erased
        ? text.takenAway(getContentName(language, erased), where)
        : text.placed(getToolName(language, tool), where),
    );
    show(withLevel(maker, next));
  }

  return (
    <>
      <h1 ref={title} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        {text.title}
      </h1>
      <p className="mt-1 max-w-prose leading-snug sm:text-lg">{text.intro}</p>
      <div className="maker">
        <MakerGrid made={made} onPut={tapCell} />
        <div className="flex min-w-0 flex-col gap-4">
          <MakerTools selected={tool} onSelect={setTool} />
          <MakerSettings
            made={made}
            onResize={(gridSize) => show(withSize(maker, gridSize))}
            onGround={(background) => show(withLevel(maker, { ...made, background }))}
          />
          <p role="status" data-problem={problem ?? ''} className="maker-verdict">
            {problem ? text.problem[problem] : text.ready}
          </p>
          <MakerActions maker={maker} isPlayable={problem === null} onChange={show} />
        </div>
      </div>
    </>
  );
}

type MakerActionsProps = {
  maker: MakerHistory;
  isPlayable: boolean;
  onChange: (maker: MakerHistory) => void;
};

function MakerActions({ maker, isPlayable, onChange }: MakerActionsProps) {
  const { announce, tryMade, openMapLevel, goHome } = useAdventureContext();
  const text = useText(makerText);
  const common = useText(adventureText);
  const gallery = useText(galleryText);
  const { past, present: made, future } = maker.history;
  const { isInGallery, addToGallery, startAnew } = useGalleryEntry(made);

  function change(next: MakerHistory, announcement: string): void {
    onChange(next);
    announce(announcement);
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        disabled={!isPlayable}
        onClick={() => {
          addToGallery();
          tryMade(made);
        }}
      >
        {text.tryIt}
      </Button>
      <Button
        tone="plain"
        aria-disabled={!isPlayable || isInGallery || undefined}
        className="aria-disabled:opacity-55"
        onClick={() => {
          if (!isPlayable || isInGallery) return;
          if (addToGallery()) announce(gallery.kept);
          else showToast(gallery.full);
        }}
      >
        {isInGallery && <Mark name="tick" />}
        {gallery.keep}
      </Button>
      <ShareButton shared={{ kind: 'made', made, program: [] }} isDisabled={!isPlayable} />
      <ToolButton
        mark="undo"
        name={text.undo}
        isDisabled={past.length === 0}
        onPress={() => change(withUndo(maker), text.undone)}
      />
      <ToolButton
        mark="redo"
        name={text.redo}
        isDisabled={future.length === 0}
        onPress={() => change(withRedo(maker), text.redone)}
      />
      <button
        type="button"
        onClick={() => {
          startAnew();
          change(withLevel(maker, createBlankLevel(made.gridSize, made.background)), text.emptied);
        }}
        className="tool-button tool-button-wide"
      >
        <Mark name="clear" />
        {text.anew}
      </button>
      <button type="button" onClick={() => openMapLevel('gallery')} className="tool-button tool-button-wide">
        <GalleryMark name="gallery" />
        {gallery.title}
      </button>
      <Button tone="plain" onClick={goHome}>
        {common.toMyGame}
      </Button>
    </div>
  );
}

/** The level in the level maker and its place in the gallery. */
function useGalleryEntry(made: MadeLevel): {
  readonly isInGallery: boolean;
  /** Adds the level, in place of the one it was changed from. Returns false where the gallery is full. */
  readonly addToGallery: () => boolean;
  /** Makes the level a new one: `addToGallery` adds it instead of replacing one. */
  readonly startAnew: () => void;
} {
  const [gallery, change] = useGallery();
  const grid = formatMade(made);
  /** The grid in the gallery that the level was changed from. */
  const [replaced, setReplaced] = useState(() => (findLevel(gallery, grid) ? grid : null));
  return {
    isInGallery: findLevel(gallery, grid) !== null,
    addToGallery: () => {
      if (addMadeLevel(gallery, made, replaced) === null) return false;
      change((now) => addMadeLevel(now, made, replaced) ?? now);
      setReplaced(grid);
      return true;
    },
    startAnew: () => setReplaced(null),
  };
}
