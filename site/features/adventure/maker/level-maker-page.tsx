import { useEffect, useRef, useState } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/notices.ts';
import { GalleryMark } from '../gallery/gallery-marks.tsx';
import { galleryText } from '../gallery/gallery-text.ts';
import { useGalleryEntry } from '../gallery/use-gallery-entry.tsx';
import type { Cell } from '../grid/level.ts';
import { createBlankLevel, findLevelProblems, type MadeLevel } from '../levels/made-level.ts';
import { describeCell } from '../run/describe-run.ts';
import { adventureText } from '../text/adventure-text.ts';
import { Mark } from '../ui/game-marks.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { ToolButton } from '../ui/tool-button.tsx';
import { applyTool, findCellContent } from './level-maker.ts';
import { MakerGrid } from './maker-grid.tsx';
import { createMakerHistory, type MakerHistory, withLevel, withRedo, withSize, withUndo } from './maker-history.ts';
import { MakerSettings } from './maker-settings.tsx';
import { getContentName, makerText } from './maker-text.ts';
import { FIRST_TOOL, MakerTools, toolName } from './maker-tools.tsx';
import './maker.css';

type LevelMakerPageProps = {
  /** The level to go on with; null for an empty grid. */
  made: MadeLevel | null;
  announce: (text: string) => void;
  onChange: (made: MadeLevel) => void;
  onTry: (made: MadeLevel) => void;
  onGallery: () => void;
  onGoHome: () => void;
};

/** A child's own level: put things down, see whether it can be solved, try it, share it (docs/product.md §7.6). */
export function LevelMakerPage({ made: given, announce, onChange, onTry, onGallery, onGoHome }: LevelMakerPageProps) {
  const text = useText(makerText);
  const { language } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const [maker, setMaker] = useState(() => createMakerHistory(given ?? createBlankLevel()));
  const [tool, setTool] = useState(FIRST_TOOL);
  const made = maker.history.present;
  const [problem] = findLevelProblems(made);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  function show(next: MakerHistory): void {
    setMaker(next);
    onChange(next.history.present);
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
      erased ? text.takenAway(getContentName(language, erased), where) : text.placed(toolName(language, tool), where),
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
          <MakerActions
            maker={maker}
            isPlayable={problem === undefined}
            announce={announce}
            onChange={show}
            onTry={onTry}
            onGallery={onGallery}
            onGoHome={onGoHome}
          />
        </div>
      </div>
    </>
  );
}

type MakerActionsProps = {
  maker: MakerHistory;
  isPlayable: boolean;
  announce: (text: string) => void;
  onChange: (maker: MakerHistory) => void;
  onTry: (made: MadeLevel) => void;
  onGallery: () => void;
  onGoHome: () => void;
};

function MakerActions({ maker, isPlayable, announce, onChange, onTry, onGallery, onGoHome }: MakerActionsProps) {
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
          onTry(made);
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
      <button type="button" onClick={onGallery} className="tool-button tool-button-wide">
        <GalleryMark name="gallery" />
        {gallery.title}
      </button>
      <Button tone="plain" onClick={onGoHome}>
        {common.toMyGame}
      </Button>
    </div>
  );
}
