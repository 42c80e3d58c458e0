/**
 * A level being played: the board, the workshop with palette and program, and the panels around them.
 *
 * @packageDocumentation
 */
import { lazy, type ReactNode, Suspense, useContext, useRef, useState } from 'react';
import { useDragHooks } from '../../../shared/drag/drag-hooks.tsx';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { useAfterChange } from '../../../shared/page/use-after-change.tsx';
import { showToast } from '../../../shared/ui/notices.ts';
import { useAdventureContext } from '../game/adventure-context.tsx';
import { type AdventureEvent, reduceAdventure } from '../game/adventure-state.ts';
import { adventureText } from '../game/adventure-text.ts';
import {
  canChangeProgram,
  canChangeTimes,
  countKindLeft,
  findOpenRepeat,
  getBlockLimit,
  getLastEntry,
  getLevel,
  getQuestion,
  type PlayingState,
} from '../game/playing-state.ts';
import type { UndoHistory } from '../game/undo-history.ts';
import { type BlockKind, countBlocks, type Program } from '../program/program.ts';
import { type BlockPlace, findBlock, getBlockKind, move, remove } from '../program/program-edit.ts';
import { getKindName } from '../run/describe-run.ts';
import type { DraggedBlock } from './block-dragging.tsx';
import { BlockDraggingContext, BlockList } from './block-list.tsx';
import { BlockMark, getBlockColors } from './game-art.tsx';
import { ProgramStrip } from './program-strip.tsx';
import { ToolButton } from './tool-buttons.tsx';

// Loaded when it is needed: what every level needs is close to its limit (budgets.json).
const TimesDialog = lazy(() => import('./times-dialog.tsx').then((module) => ({ default: module.TimesDialog })));

type WorkshopProps = {
  game: PlayingState;
  hinted: string | null;
  /** A program with a question: its blocks can be tapped as an answer. */
  onTapBlock: ((id: string) => void) | null;
  /** Shown between the palette and the program. */
  tools?: ReactNode;
  /** More buttons beside undo, redo and clear. */
  children?: ReactNode;
};

/** Where a program is built: the palette, and the program with its buttons (docs/product.md §7.2). */
export function Workshop({ game, hinted, onTapBlock, tools, children }: WorkshopProps) {
  const { send, announce } = useAdventureContext();
  const text = useText(adventureText);
  const { language } = useLanguage();
  const Dragging = useContext(BlockDraggingContext);
  const { present } = game.history;
  const canEdit = canChangeProgram(game);
  const limit = getBlockLimit(game.quest);
  const moved = useMovedBlockFocus(present);
  /** The repeat whose number is asked for. */
  const [asked, setAsked] = useState<string | null>(null);
  const askedBlock = asked !== null && canChangeTimes(game) ? findBlock(present, asked) : null;
  const onTimes = getLevel(game.quest).hasFreeTimes && getQuestion(game.quest) === null ? setAsked : null;

  /** Returns false where the program has no room for it. */
  function add(kind: BlockKind, place?: BlockPlace): boolean {
    const event: AdventureEvent = { type: 'add', kind, ...(place && { place }) };
    if (reduceAdventure(game, event) === game) return refuse(kind);
    send(event);
    return true;
  }

  function drop({ id, kind }: DraggedBlock, place: BlockPlace): boolean {
    if (id === null) return add(kind, place);
    const program = move(present, id, place);
    if (!program) return refuse();
    if (program === present) return false;
    send({ type: 'edit', program });
    moved.current = id;
    return true;
  }

  function refuse(kind: BlockKind | null = null): false {
    if (kind && countKindLeft(game, kind) === 0) showToast(text.noneLeft);
    else showToast(limit !== null && countBlocks(present) >= limit ? text.bagFull(limit) : text.noRoom);
    return false;
  }

  return (
    <Dragging program={present} onDrop={drop}>
      {getQuestion(game.quest) === null && (
        <Palette
          game={game}
          isDisabled={!canEdit}
          onAdd={(kind) => {
            if (add(kind)) announce(text.move.added(getKindName(language, kind)));
          }}
        />
      )}
      <ProgramStrip game={game} hinted={hinted} onTapBlock={onTapBlock} onTimes={onTimes} />
      {tools}
      <section aria-labelledby="program-title" className="program-sheet sheet bg-paper p-3 sm:p-4">
        <ProgramHeader history={game.history} isEditable={canEdit}>
          {children}
        </ProgramHeader>
        {present.length === 0 && <p className="my-3 text-ink-soft">{text.emptyProgram}</p>}
        <BlockList
          blocks={present}
          parent={null}
          around={[]}
          list={{
            entry: getLastEntry(game),
            hazardHit: game.hazardHit,
            hinted,
            onTap: onTapBlock,
            isEditable: canEdit,
            openRepeat: findOpenRepeat(game)?.id ?? null,
            onOpenRepeat: (id) => send({ type: 'open-repeat', id }),
            onTimes,
            onRemove: (block) => {
              send({ type: 'edit', program: remove(present, block.id) });
              announce(text.move.removed(getKindName(language, getBlockKind(block))));
              // The pressed button was in the removed block: without this the focus would be lost.
              document.getElementById('program-title')?.focus();
            },
          }}
        />
        <p id="drag-help" className="sr-only">
          {text.dragHelp}
        </p>
      </section>
      {askedBlock?.kind === 'repeat' && (
        <Suspense>
          <TimesDialog
            now={askedBlock.times}
            onClose={() => setAsked(null)}
            onChoose={(times) => {
              send({ type: 'set-times', id: askedBlock.id, times });
              announce(getKindName(language, `repeat${times}`));
              setAsked(null);
            }}
          />
        </Suspense>
      )}
    </Dragging>
  );
}

/** A block that moves to another list is a new element: it gets the focus once dnd-kit has released the old one. */
function useMovedBlockFocus(program: Program) {
  const moved = useRef<string | null>(null);
  useAfterChange([program], () => {
    if (moved.current === null) return;
    const chip = document.querySelector<HTMLElement>(`[data-block-id="${moved.current}"] .block-chip`);
    moved.current = null;
    chip?.focus({ preventScroll: true });
    requestAnimationFrame(() => requestAnimationFrame(() => chip?.focus({ preventScroll: true })));
  });
  return moved;
}

const KINDS: readonly BlockKind[] = ['up', 'down', 'left', 'right', 'collect', 'repeat3', 'repeat5'];

type PaletteProps = { game: PlayingState; isDisabled: boolean; onAdd: (kind: BlockKind) => void };

/** The available blocks (docs/product.md §7.2). A tap adds one to the program; it may also be dragged there. */
function Palette({ game, isDisabled, onAdd }: PaletteProps) {
  const text = useText(adventureText);
  const { tiles } = getLevel(game.quest);
  const kinds = tiles ? KINDS.filter((kind) => tiles[kind]) : KINDS;
  return (
    <section aria-labelledby="palette-title" className="adventure-palette">
      <h2 id="palette-title" className="sr-only">
        {text.blocks}
      </h2>
      <ul className="palette">
        {kinds.map((kind) => (
          <li key={kind} data-kind={kind}>
            <PaletteBlock kind={kind} left={countKindLeft(game, kind)} isDisabled={isDisabled} onAdd={onAdd} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type PaletteBlockProps = Omit<PaletteProps, 'game'> & {
  kind: BlockKind;
  /** How many there are; null where any number is. */
  left: number | null;
};

function PaletteBlock({ kind, left, isDisabled, onAdd }: PaletteBlockProps) {
  const text = useText(adventureText);
  const { language } = useLanguage();
  const dragged: DraggedBlock = { id: null, kind };
  // Keys press the block, which adds it.
  const { ref } = useDragHooks().useDraggable(`new:${kind}`, { isDisabled, ignoresKeys: true, value: dragged });
  return (
    <button
      ref={ref}
      type="button"
      title={getKindName(language, kind)}
      disabled={isDisabled}
      // Keeps the focus when its own press takes the last one.
      aria-disabled={left === 0 || undefined}
      onClick={() => onAdd(kind)}
      className={`block-button ${getBlockColors(kind)}`}
    >
      <BlockMark kind={kind} />
      <span className="block-name">{getKindName(language, kind)}</span>
      {left !== null && (
        <span className="block-left">
          <span aria-hidden="true">×{left}</span>
          <span className="sr-only">{text.blocksLeft(left)}</span>
        </span>
      )}
    </button>
  );
}

type ProgramHeaderProps = {
  history: UndoHistory<Program>;
  isEditable: boolean;
  /** More buttons after clear. */
  children: ReactNode;
};

/** The program's title and number of blocks, with undo, redo and clear. */
function ProgramHeader({ history, isEditable, children }: ProgramHeaderProps) {
  const { send, announce } = useAdventureContext();
  const text = useText(adventureText);
  const { past, present, future } = history;

  function change(event: AdventureEvent, announcement: string): void {
    send(event);
    announce(announcement);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <div className="min-w-0 leading-tight">
        <h2 id="program-title" tabIndex={-1} className="text-lg outline-none sm:text-2xl">
          {text.program}
        </h2>
        <span className="text-ink-soft text-sm" data-block-count>
          {text.programOf(countBlocks(present))}
        </span>
      </div>
      <span className="ml-auto flex">
        <ToolButton
          mark="undo"
          name={text.undo}
          isDisabled={!isEditable || past.length === 0}
          onPress={() => change({ type: 'undo' }, text.move.undone(countBlocks(past.at(-1) ?? [])))}
        />
        <ToolButton
          mark="redo"
          name={text.redo}
          isDisabled={!isEditable || future.length === 0}
          onPress={() => change({ type: 'redo' }, text.move.redone(countBlocks(future[0] ?? [])))}
        />
        <ToolButton
          mark="clear"
          name={text.clear}
          isDisabled={!isEditable || present.length === 0}
          onPress={() => change({ type: 'edit', program: [] }, text.move.cleared)}
        />
        {children}
      </span>
    </div>
  );
}
