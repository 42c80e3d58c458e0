import { type ComponentType, createContext, useEffect, useRef } from 'react';
import { useDragHooks } from '../../../shared/drag/drag-hooks.tsx';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { scrollToElement } from '../../../shared/page/scroll.tsx';
import { adventureText } from '../game/adventure-text.ts';
import type { HazardHit } from '../game/playing-state.ts';
import type { Block, Program } from '../program/program.ts';
import { type BlockPlace, getBlockKind } from '../program/program-edit.ts';
import { getKindName } from '../run/describe-run.ts';
import type { TranscriptEntry } from '../run/run.ts';
import type { BlockDraggingProps, DraggedBlock } from './block-dragging.tsx';
import { BlockMark, getBlockColors, Mark } from './game-art.tsx';
import { isRendered } from './is-rendered.client.ts';
import { TimesButton } from './times-button.tsx';

/** Provides dragging. Until it is loaded, blocks are added by a tap only. */
export const BlockDraggingContext = createContext<ComponentType<BlockDraggingProps>>(({ children }) => children);

export const loadBlockDragging = () => import('./block-dragging.tsx').then(({ BlockDragging }) => BlockDragging);

type BlockListProps = {
  /** The last shown step of a run. */
  entry: TranscriptEntry | null;
  /** Id of the block that a hint is about. */
  hinted: string | null;
  hazardHit: HazardHit | null;
  /** A tap on a block is an answer. */
  onTap: ((id: string) => void) | null;
  isEditable: boolean;
  openRepeat: string | null;
  onOpenRepeat: (id: string | null) => void;
  onRemove: (block: Block) => void;
  /** Asks for the number of a repeat; null where it is fixed. */
  onTimes: ((id: string) => void) | null;
};

/** A program, or the inside of a repeat, as a list of blocks with drop slots between them. */
export function BlockList({
  blocks,
  parent,
  around,
  list,
}: {
  blocks: Program;
  parent: Block | null;
  /** The repeats around it, from the outermost to `parent`. */
  around: readonly string[];
  list: BlockListProps;
}) {
  const text = useText(adventureText);
  const { language } = useLanguage();
  const parentId = parent?.id ?? null;
  const hasRepeat = parent !== null || blocks.some(({ kind }) => kind === 'repeat');
  return (
    <div className="min-w-0 grow">
      {blocks.length > 0 && (
        <ol
          aria-label={parent ? getKindName(language, getBlockKind(parent)) : text.program}
          className="m-0 list-none p-0"
        >
          {blocks.map((block, index) => (
            <li key={block.id}>
              <Slot id={`before:${block.id}`} place={{ parent: parentId, index }} around={around} />
              <BlockItem block={block} around={around} list={list} />
            </li>
          ))}
        </ol>
      )}
      <Slot id={`end:${parentId ?? ''}`} place={{ parent: parentId, index: blocks.length }} around={around} isLast />
      {hasRepeat && <AddHere parent={parent} list={list} />}
    </div>
  );
}

/** Pixels from a slot at which a dropped block still goes into it. */
const REACH_PX = 90;

type SlotProps = {
  /** Made of its neighbor's, so that it stays the same when the program changes. */
  id: string;
  place: BlockPlace;
  /** The repeats that the slot is inside of. None of them can be dropped into itself. */
  around: readonly string[];
  isLast?: boolean;
};

function Slot({ id, place, around, isLast = false }: SlotProps) {
  const { ref, isTarget } = useDragHooks().useDropTarget(id, { reachPx: REACH_PX, rejects: around, value: place });
  return (
    <div
      ref={ref}
      aria-hidden="true"
      data-target={isTarget || undefined}
      className={`gap ${isLast ? 'gap-last' : ''}`}
    />
  );
}

/** Selects the list that a tapped block is added to. */
function AddHere({ parent, list }: { parent: Block | null; list: BlockListProps }) {
  const text = useText(adventureText);
  const { language } = useLanguage();
  const id = parent?.id ?? null;
  const isOpen = list.openRepeat === id;
  const name = parent ? text.inside(getKindName(language, getBlockKind(parent))) : text.endOfProgram;
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      disabled={!list.isEditable}
      onClick={() => list.onOpenRepeat(id)}
      className="add-here"
    >
      <Mark name="plus" className="size-5" />
      <span>
        {isOpen ? text.addHereNow : text.addHere}
        <span className="sr-only">{`: ${name}`}</span>
      </span>
    </button>
  );
}

function BlockItem({ block, around, list }: { block: Block; around: readonly string[]; list: BlockListProps }) {
  const text = useText(adventureText);
  const { language } = useLanguage();
  const kind = getBlockKind(block);
  const dragged: DraggedBlock = { id: block.id, kind };
  const { ref, handleRef } = useDragHooks().useDraggable(block.id, { isDisabled: !list.isEditable, value: dragged });
  const name = getKindName(language, kind);
  const isLit = list.entry?.blockId === block.id;
  const round = list.entry?.rounds.find(({ blockId }) => blockId === block.id);
  const hazardHit = list.hazardHit?.blockId === block.id ? list.hazardHit : null;
  const row = useScrolledIntoViewWhile(isLit);
  const isRepeat = block.kind === 'repeat';
  const open = isRepeat && list.isEditable ? list.onOpenRepeat : null;
  const press = list.onTap ?? open;
  const onPress = press ? () => press(block.id) : undefined;
  return (
    <div
      ref={ref}
      data-block={kind}
      data-block-id={block.id}
      data-hinted={list.hinted === block.id || undefined}
      data-open={(isRepeat && list.openRepeat === block.id) || undefined}
      className={isRepeat ? 'repeat-block' : ''}
    >
      <div ref={row} className="block-row" data-lit={isLit || undefined} data-fell={hazardHit ? true : undefined}>
        {isRepeat && list.onTimes && (
          <TimesButton
            times={block.times}
            isDisabled={!list.isEditable}
            onPress={() => list.onTimes?.(block.id)}
            className="block-times"
          />
        )}
        <button
          ref={handleRef}
          type="button"
          aria-roledescription={text.dragRole}
          aria-describedby="drag-help"
          aria-current={isLit ? 'step' : undefined}
          onClick={onPress}
          className={`block-chip ${getBlockColors(kind)}`}
        >
          <span data-grip="" className="block-grip">
            <Mark name="grip" className="size-5" />
          </span>
          {!(isRepeat && list.onTimes) && <BlockMark kind={kind} />}
          <span className="min-w-0 grow text-left text-ink">{name}</span>
          {round && (
            <span className="block-round">
              <span aria-hidden="true">{`${round.round}/${round.times}`}</span>
              <span className="sr-only">{text.round(round.round, round.times)}</span>
            </span>
          )}
        </button>
        <button
          type="button"
          aria-label={text.remove(name)}
          disabled={!list.isEditable}
          onClick={() => list.onRemove(block)}
          className="block-remove"
        >
          <Mark name="remove" className="size-5" />
        </button>
      </div>
      {hazardHit && (
        <p className="block-fell">
          <span aria-hidden="true">☝️ </span>
          {text.itWasThis[hazardHit.type]}
        </p>
      )}
      {isRepeat && (
        <div className="repeat-inside">
          <BlockList blocks={block.steps} parent={block} around={[...around, block.id]} list={list} />
        </div>
      )}
    </div>
  );
}

/** Scrolls the running block into view, except where the program's strip shows it. */
function useScrolledIntoViewWhile(isLit: boolean) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isLit || !row.current) return;
    const strip = document.querySelector('.program-strip');
    if (!strip || !isRendered(strip)) scrollToElement(row.current, 'nearest');
  }, [isLit]);
  return row;
}
