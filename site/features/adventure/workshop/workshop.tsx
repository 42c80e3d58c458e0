import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { showToast } from '../../../shared/ui/notices.ts';
import { useLanguage, useText } from '../../../shared/use-language.tsx';
import { adventureText } from '../adventure-text.ts';
import { type BlockKind, countBlocks, type Program } from '../program/program.ts';
import { kindOf, move, type Place, remove } from '../program/program-edit.ts';
import { kindName } from '../run/describe.ts';
import {
  type AdventureEvent,
  changesProgram,
  isEditable,
  lastEntryOf,
  openRepeatOf,
  type PlayingState,
} from '../state/adventure-state.ts';
import { ToolButton } from '../ui/tool-button.tsx';
import { BlockDraggingContext } from './block-dragging-context.tsx';
import { BlockList } from './block-list.tsx';
import type { DraggedBlock } from './drag-ids.ts';
import { Palette } from './palette.tsx';

type WorkshopProps = {
  game: PlayingState;
  hinted: string | null;
  onEvent: (event: AdventureEvent) => void;
  announce: (text: string) => void;
  /** Beside clear: what else can be done with a program. */
  children?: ReactNode;
};

/** Where a program is built: the palette, the program, and the ways to take things back. */
export function Workshop({ game, hinted, onEvent, announce, children }: WorkshopProps) {
  const text = useText(adventureText);
  const { language } = useLanguage();
  const Dragging = useContext(BlockDraggingContext);
  const { past, present, future } = game.history;
  const canEdit = isEditable(game);
  const moved = useFocusOnMoved(present);

  /** Whether there was room for it. */
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
    showToast(text.noRoom);
    return false;
  }

  return (
    <Dragging program={present} onDrop={drop} announce={announce}>
      <Palette
        isDisabled={!canEdit}
        onAdd={(kind) => {
          if (add(kind)) announce(text.move.added(kindName(language, kind)));
        }}
      />
      <section aria-labelledby="program-title" className="sheet mt-3 bg-paper p-3 sm:p-4">
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
              isDisabled={!canEdit || past.length === 0}
              onPress={() => {
                onEvent({ type: 'undo' });
                announce(text.move.undone(countBlocks(past.at(-1) ?? [])));
              }}
            />
            <ToolButton
              mark="redo"
              name={text.redo}
              isDisabled={!canEdit || future.length === 0}
              onPress={() => {
                onEvent({ type: 'redo' });
                announce(text.move.redone(countBlocks(future[0] ?? [])));
              }}
            />
            <ToolButton
              mark="clear"
              name={text.clear}
              isDisabled={!canEdit || present.length === 0}
              onPress={() => {
                onEvent({ type: 'edit', program: [] });
                announce(text.move.cleared);
              }}
            />
            {children}
          </span>
        </div>
        {present.length === 0 && <p className="my-3 text-ink-soft">{text.emptyProgram}</p>}
        <BlockList
          blocks={present}
          parent={null}
          around={[]}
          list={{
            entry: lastEntryOf(game),
            hazardHit: game.hazardHit,
            hinted,
            isEditable: canEdit,
            openRepeat: openRepeatOf(game)?.id ?? null,
            onOpenRepeat: (id) => onEvent({ type: 'open-repeat', id }),
            onRemove: (block) => {
              onEvent({ type: 'edit', program: remove(present, block.id) });
              announce(text.move.removed(kindName(language, kindOf(block))));
              // The button that was pressed goes with its block.
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

/** In another list a block is another element: it gets the focus when it is there and the library has let go of the old one. */
function useFocusOnMoved(program: Program) {
  const moved = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the program
  useEffect(() => {
    if (moved.current === null) return;
    const chip = document.querySelector<HTMLElement>(`[data-block-id="${moved.current}"] .block-chip`);
    moved.current = null;
    chip?.focus({ preventScroll: true });
    requestAnimationFrame(() => requestAnimationFrame(() => chip?.focus({ preventScroll: true })));
  }, [program]);
  return moved;
}
