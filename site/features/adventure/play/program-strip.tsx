import { type CSSProperties, useEffect, useRef } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { scrollToElement } from '../../../shared/page/scroll.tsx';
import { useAfterChange } from '../../../shared/page/use-after-change.tsx';
import { useAdventureContext } from '../game/adventure-context.tsx';
import { adventureText } from '../game/adventure-text.ts';
import {
  canChangeProgram,
  findOpenRepeat,
  getChosenBlock,
  getLastEntry,
  type PlayingState,
} from '../game/playing-state.ts';
import { type Block, countBlocks, listBlocks, type Program } from '../program/program.ts';
import { findBlock, getBlockKind } from '../program/program-edit.ts';
import { getKindName } from '../run/describe-run.ts';
import { BlockMark, getBlockColors, Mark } from './game-art.tsx';
import { isRendered } from './is-rendered.client.ts';
import { TimesButton } from './times-button.tsx';

type ProgramStripProps = {
  game: PlayingState;
  hinted: string | null;
  onTapBlock: ((id: string) => void) | null;
  /** Asks for the number of a repeat; null where it is fixed. */
  onTimes: ((id: string) => void) | null;
};

/** The program as one row of small blocks, shown beside the palette where the list has no room (program-strip.css). */
export function ProgramStrip({ game, hinted, onTapBlock, onTimes }: ProgramStripProps) {
  const { send, announce } = useAdventureContext();
  const text = useText(adventureText);
  const { language } = useLanguage();
  const program = game.history.present;
  const canEdit = canChangeProgram(game);
  const open = findOpenRepeat(game)?.id ?? null;
  const chosenId = getChosenBlock(game);
  const chosen = chosenId === null ? null : findBlock(program, chosenId);
  const removal = chosen ? text.remove(getKindName(language, getBlockKind(chosen))) : text.removeLast;
  const row = useScrolledStrip(game);

  function press(block: Block): void {
    // A repeat is opened first; a second tap chooses the repeat itself.
    const isOpened = block.kind === 'repeat' && (open !== block.id || chosenId === block.id);
    if (onTapBlock) onTapBlock(block.id);
    else if (isOpened) send({ type: 'open-repeat', id: block.id });
    else {
      send({ type: 'choose-block', id: block.id });
      if (chosenId !== block.id) announce(text.chosen(getKindName(language, getBlockKind(block))));
    }
  }

  function takeBack(): void {
    if (program.length === 0) return;
    send({ type: 'take-back' });
    announce(chosen ? text.move.removed(getKindName(language, getBlockKind(chosen))) : text.removeLast);
  }

  return (
    <section
      aria-label={text.strip}
      className="program-strip"
      style={sizesOf(program, open !== null && onTimes !== null)}
    >
      <div ref={row} className="strip-row" data-strip-start={isAtStart(game) || undefined}>
        {program.length === 0 && <p className="px-1 text-ink-soft text-sm">{text.stripEmpty}</p>}
        <StripBlocks
          blocks={program}
          marks={{
            lit: getLastEntry(game)?.blockId ?? null,
            hit: game.hazardHit?.blockId ?? null,
            hinted,
            chosen: chosenId,
            open,
          }}
          onPress={canEdit || onTapBlock ? press : null}
          onTimes={canEdit ? onTimes : null}
        />
        {program.some(({ kind }) => kind === 'repeat') && (
          <button
            type="button"
            aria-pressed={open === null && !game.cursor}
            disabled={!canEdit}
            title={text.addAtEnd}
            onClick={() => send({ type: 'open-repeat', id: null })}
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
        title={removal}
        onClick={canEdit ? takeBack : undefined}
        className="tool-button"
      >
        <Mark name="backspace" />
        <span className="sr-only">{removal}</span>
      </button>
    </section>
  );
}

/** What the widths of the chips are made of (program-strip.css). */
function sizesOf(program: Program, hasTimes: boolean): CSSProperties {
  const repeats = listBlocks(program).filter(({ kind }) => kind === 'repeat').length;
  const chips = Math.max(1, countBlocks(program) - repeats);
  return { '--chips': chips, '--repeats': repeats, '--times': hasTimes ? 1 : 0 } as CSSProperties;
}

/** Whether the next block comes first, before all others. */
const isAtStart = ({ cursor }: PlayingState) => cursor !== null && 'startOf' in cursor && cursor.startOf === null;

type StripBlocksProps = {
  blocks: Program;
  /** Ids of the blocks that are marked. */
  marks: Readonly<Record<'lit' | 'hit' | 'hinted' | 'chosen' | 'open', string | null>>;
  onPress: ((block: Block) => void) | null;
  onTimes: ((id: string) => void) | null;
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

function StripBlock({ block, marks, onPress, onTimes }: { block: Block } & Omit<StripBlocksProps, 'blocks'>) {
  const { language } = useLanguage();
  const kind = getBlockKind(block);
  const isRepeat = block.kind === 'repeat';
  const isOpen = marks.open === block.id;
  const chip = (
    <button
      type="button"
      aria-pressed={marks.chosen === block.id || (isRepeat && isOpen)}
      disabled={!onPress}
      onClick={() => onPress?.(block)}
      data-strip-lit={marks.lit === block.id || undefined}
      data-strip-hit={marks.hit === block.id || undefined}
      data-strip-hinted={marks.hinted === block.id || undefined}
      data-strip-chosen={marks.chosen === block.id || undefined}
      className={`strip-chip ${isRepeat ? 'strip-chip-repeat' : ''} ${getBlockColors(kind)}`}
    >
      <BlockMark kind={kind} className={isRepeat ? 'size-6' : 'size-5'} />
      <span className="sr-only">{getKindName(language, kind)}</span>
    </button>
  );
  if (!isRepeat) return chip;
  return (
    <span data-strip-open={isOpen || undefined} className="strip-repeat">
      {chip}
      {isOpen && onTimes && (
        <TimesButton times={block.times} isDisabled={false} onPress={() => onTimes(block.id)} className="strip-times" />
      )}
      <StripBlocks blocks={block.steps} marks={marks} onPress={onPress} onTimes={onTimes} />
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
    if (lit && isRendered(lit)) scrollToElement(lit, 'nearest');
  }, [litId]);
  useAfterChange([program], () => {
    const added = row.current?.querySelector('[data-strip-open] > .strip-blocks > li:last-child') ?? null;
    const right = added ? (added as HTMLElement).offsetLeft + (added as HTMLElement).offsetWidth + 60 : 1e6;
    if (row.current) row.current.scrollLeft = Math.max(0, right - row.current.clientWidth);
  });
  return row;
}
