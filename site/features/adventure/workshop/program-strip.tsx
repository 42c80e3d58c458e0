import { useEffect, useRef } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { scrollToElement } from '../../../shared/page/scroll-to-element.client.ts';
import { useAfterChange } from '../../../shared/page/use-after-change.tsx';
import type { Block, Program } from '../program/program.ts';
import { getBlockKind, removeLast } from '../program/program-edit.ts';
import { getKindName } from '../run/describe-run.ts';
import { type AdventureEvent, canChangeProgram, findOpenRepeat, getLastEntry } from '../state/adventure-state.ts';
import type { PlayingState } from '../state/playing-state.ts';
import { playText } from '../text/play-text.ts';
import { BlockMark, Mark } from '../ui/game-marks.tsx';
import { getBlockColors } from './block-colors.ts';

type ProgramStripProps = {
  game: PlayingState;
  onEvent: (event: AdventureEvent) => void;
  announce: (text: string) => void;
};

/** The program as one row of small blocks, shown beside the palette where the list has no room (program-strip.css). */
export function ProgramStrip({ game, onEvent, announce }: ProgramStripProps) {
  const text = useText(playText);
  const program = game.history.present;
  const canEdit = canChangeProgram(game);
  const open = findOpenRepeat(game)?.id ?? null;
  const row = useScrolledStrip(game);

  function takeBack(): void {
    const next = removeLast(program, open);
    if (!next) return;
    onEvent({ type: 'edit', program: next });
    announce(text.removeLast);
  }

  return (
    <section aria-label={text.strip} className="program-strip">
      <div ref={row} className="strip-row">
        {program.length === 0 && <p className="px-1 text-ink-soft text-sm">{text.stripEmpty}</p>}
        <StripBlocks
          blocks={program}
          litId={getLastEntry(game)?.blockId ?? null}
          hitId={game.hazardHit?.blockId ?? null}
          open={open}
          onOpen={canEdit ? (id) => onEvent({ type: 'open-repeat', id }) : null}
        />
        {program.some(({ kind }) => kind === 'repeat') && (
          <button
            type="button"
            aria-pressed={open === null}
            disabled={!canEdit}
            title={text.addAtEnd}
            onClick={() => onEvent({ type: 'open-repeat', id: null })}
            className="strip-end"
          >
            <Mark name="plus" className="size-5" />
            <span className="sr-only">{text.addAtEnd}</span>
          </button>
        )}
      </div>
      <button
        type="button"
        aria-disabled={!canEdit || program.length === 0 || undefined}
        title={text.removeLast}
        onClick={canEdit ? takeBack : undefined}
        className="tool-button"
      >
        <Mark name="backspace" />
        <span className="sr-only">{text.removeLast}</span>
      </button>
    </section>
  );
}

type StripBlocksProps = {
  blocks: Program;
  litId: string | null;
  hitId: string | null;
  open: string | null;
  onOpen: ((id: string) => void) | null;
};

function StripBlocks({ blocks, ...rest }: StripBlocksProps) {
  return (
    <ol className="strip-blocks">
      {blocks.map((block) => (
        <li key={block.id}>
          <StripBlock block={block} {...rest} />
        </li>
      ))}
    </ol>
  );
}

function StripBlock({ block, litId, hitId, open, onOpen }: { block: Block } & Omit<StripBlocksProps, 'blocks'>) {
  const { language } = useLanguage();
  const kind = getBlockKind(block);
  const state = {
    'data-strip-lit': litId === block.id || undefined,
    'data-strip-hit': hitId === block.id || undefined,
  };
  const name = <span className="sr-only">{getKindName(language, kind)}</span>;
  if (block.kind !== 'repeat')
    return (
      <span {...state} className={`strip-chip ${getBlockColors(kind)}`}>
        <BlockMark kind={kind} className="size-5" />
        {name}
      </span>
    );
  return (
    <span data-strip-open={open === block.id || undefined} className="strip-repeat">
      <button
        type="button"
        aria-pressed={open === block.id}
        disabled={!onOpen}
        onClick={() => onOpen?.(block.id)}
        className={`strip-chip strip-chip-repeat ${getBlockColors(kind)}`}
      >
        <BlockMark kind={kind} className="size-6" />
        {name}
      </button>
      <StripBlocks blocks={block.steps} litId={litId} hitId={hitId} open={open} onOpen={onOpen} />
    </span>
  );
}

/** Scrolls the running block into view, and the insertion point after a change of the program. */
function useScrolledStrip(game: PlayingState) {
  const row = useRef<HTMLDivElement>(null);
  const litId = getLastEntry(game)?.blockId ?? null;
  const program = game.history.present;
  useEffect(() => {
    const lit = litId === null ? null : row.current?.querySelector('[data-strip-lit]');
    if (lit?.checkVisibility()) scrollToElement(lit, 'nearest');
  }, [litId]);
  useAfterChange([program], () => {
    const added = row.current?.querySelector('[data-strip-open] > .strip-blocks > li:last-child') ?? null;
    const right = added ? (added as HTMLElement).offsetLeft + (added as HTMLElement).offsetWidth + 60 : 1e6;
    if (row.current) row.current.scrollLeft = Math.max(0, right - row.current.clientWidth);
  });
  return row;
}
