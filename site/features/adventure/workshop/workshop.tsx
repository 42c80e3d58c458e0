import { type ReactNode, useContext, useRef } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { useAfterChange } from '../../../shared/page/use-after-change.tsx';
import { showToast } from '../../../shared/ui/notices.ts';
import { type BlockKind, countBlocks, type Program } from '../program/program.ts';
import { getBlockKind, move, type Place, remove } from '../program/program-edit.ts';
import { getKindName } from '../run/describe-run.ts';
import {
  type AdventureEvent,
  canChangeProgram,
  changesProgram,
  findOpenRepeat,
  getLastEntry,
} from '../state/adventure-state.ts';
import type { PlayingState } from '../state/playing-state.ts';
import { getBlockLimit, getTaskQuestion } from '../state/task-rules.ts';
import { adventureText } from '../text/adventure-text.ts';
import { BlockDraggingContext } from './block-dragging-context.tsx';
import { BlockList } from './block-list.tsx';
import type { DraggedBlock } from './drag-ids.ts';
import { Palette } from './palette.tsx';
import { ProgramHeader } from './program-header.tsx';
import { ProgramStrip } from './program-strip.tsx';

type WorkshopProps = {
  game: PlayingState;
  hinted: string | null;
  onEvent: (event: AdventureEvent) => void;
  announce: (text: string) => void;
  /** Shown between the palette and the program. */
  tools?: ReactNode;
  /** More buttons beside undo, redo and clear. */
  children?: ReactNode;
};

/** Where a program is built: the palette, and the program with its buttons (docs/product.md §7.2). */
export function Workshop({ game, hinted, onEvent, announce, tools, children }: WorkshopProps) {
  const text = useText(adventureText);
  const { language } = useLanguage();
  const Dragging = useContext(BlockDraggingContext);
  const { present } = game.history;
  const canEdit = canChangeProgram(game);
  const limit = getBlockLimit(game.task);
  const moved = useMovedBlockFocus(present);

  /** Returns false where the program has no room for it. */
  function add(kind: BlockKind, place?: Place): boolean {
    const event: AdventureEvent = { type: 'add', kind, ...(place && { place }) };
    if (!changesProgram(game, event)) return refuse();
    onEvent(event);
    return true;
  }

  function drop(dragged: DraggedBlock, place: Place): boolean {
    if ('kind' in dragged) return add(dragged.kind, place);
    const program = move(present, dragged.id, place);
    if (!program) return refuse();
    if (program === present) return false;
    onEvent({ type: 'edit', program });
    moved.current = dragged.id;
    return true;
  }

  function refuse(): false {
    showToast(limit !== null && countBlocks(present) >= limit ? text.bagFull(limit) : text.noRoom);
    return false;
  }

  return (
    <Dragging program={present} onDrop={drop} announce={announce}>
      {getTaskQuestion(game.task) === null && (
        <Palette
          isDisabled={!canEdit}
          onAdd={(kind) => {
            if (add(kind)) announce(text.move.added(getKindName(language, kind)));
          }}
        />
      )}
      <ProgramStrip game={game} onEvent={onEvent} announce={announce} />
      {tools}
      <section aria-labelledby="program-title" className="program-sheet sheet bg-paper p-3 sm:p-4">
        <ProgramHeader history={game.history} isEditable={canEdit} onEvent={onEvent} announce={announce}>
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
            isEditable: canEdit,
            openRepeat: findOpenRepeat(game)?.id ?? null,
            onOpenRepeat: (id) => onEvent({ type: 'open-repeat', id }),
            onRemove: (block) => {
              onEvent({ type: 'edit', program: remove(present, block.id) });
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
