import { Accessibility, AutoScroller, Feedback } from '@dnd-kit/dom';
import { DragDropProvider, type DragEndEvent, PointerSensor, useDraggable, useDroppable } from '@dnd-kit/react';
import { useRef } from 'react';
import { useLanguage, useText } from '../../../shared/use-language.tsx';
import { adventureText } from '../adventure-text.ts';
import { gapsOf } from '../program/drop-slots.ts';
import type { BlockKind, Program } from '../program/program.ts';
import { findBlock, kindOf } from '../program/program-edit.ts';
import { kindName } from '../run/describe.ts';
import type { Dragged, DragParts, DragProviderProps } from './drag-parts.tsx';
import { closestGap, GapKeyboardSensor, isByKeys, NEW, pressOrPull } from './drag-sensors.client.ts';

const BLOCK = 'block:';

/** Share of the screen's height in which a dragged block scrolls the page. */
const SCROLL_EDGE = { x: 0, y: 0.1 };

/** How fast it does: a third of the library's own speed, so that the gaps do not rush past a child. */
const SCROLL_ACCELERATION = 8;

type Operation = DragEndEvent['operation'];

function draggedOf({ source }: Operation): Dragged | null {
  const id = `${source?.id ?? ''}`;
  if (id.startsWith(BLOCK)) return { id: id.slice(BLOCK.length) };
  return id.startsWith(NEW) ? { kind: id.slice(NEW.length) as BlockKind } : null;
}

function kindOfDragged(program: Program, dragged: Dragged): BlockKind | null {
  if ('kind' in dragged) return dragged.kind;
  const block = findBlock(program, dragged.id);
  return block && kindOf(block);
}

function DragProvider({ program, onDrop, announce, children }: DragProviderProps) {
  const text = useText(adventureText).move;
  const insideText = useText(adventureText).inside;
  const { language } = useLanguage();
  const pickedUp = useRef('');

  function nameOf(operation: Operation): string {
    const dragged = draggedOf(operation);
    const kind = dragged && kindOfDragged(program, dragged);
    return kind ? kindName(language, kind) : '';
  }

  function placeText(operation: Operation): string {
    const dragged = draggedOf(operation);
    const block = dragged && 'id' in dragged ? findBlock(program, dragged.id) : null;
    const own = block?.kind === 'repeat' ? gapsOf(block.steps, block.id).map(({ id }) => id) : [];
    const gaps = gapsOf(program).filter(({ id }) => !own.includes(id));
    const at = gaps.findIndex(({ id }) => id === operation.target?.id);
    const gap = gaps[at];
    if (!gap) return '';
    const around = gap.place.parent === null ? null : findBlock(program, gap.place.parent);
    return text.over(at + 1, gaps.length, around && insideText(kindName(language, kindOf(around))));
  }

  return (
    <DragDropProvider
      // What is said while dragging is said by the page, in its language.
      plugins={(defaults) =>
        defaults
          .filter((plugin) => plugin !== Accessibility)
          .map((plugin) => {
            if (plugin === Feedback) return Feedback.configure({ feedback: 'clone', dropAnimation: null });
            return plugin === AutoScroller
              ? AutoScroller.configure({ threshold: SCROLL_EDGE, acceleration: SCROLL_ACCELERATION })
              : plugin;
          })
      }
      sensors={[PointerSensor.configure({ activationConstraints: pressOrPull }), GapKeyboardSensor]}
      onCollision={(event, manager) => {
        if (isByKeys(manager.dragOperation.activatorEvent)) event.preventDefault();
      }}
      onDragStart={({ operation }) => {
        pickedUp.current = `${text.picked(nameOf(operation))} `;
        announce(pickedUp.current);
      }}
      onDragOver={({ operation }) => {
        const place = placeText(operation);
        if (place === '') return;
        // The first place comes with the picking up: it is not to be said over it.
        announce(pickedUp.current + place);
        pickedUp.current = '';
      }}
      onDragEnd={({ operation, canceled }, manager) => {
        const dragged = draggedOf(operation);
        const gap = gapsOf(program).find(({ id }) => id === operation.target?.id);
        const name = nameOf(operation);
        const isDropped = !canceled && dragged !== null && gap !== undefined && onDrop(dragged, gap.place);
        announce(isDropped ? text.dropped(name) : text.cancelled(name));
        const chip = operation.source?.handle;
        if (!isDropped && isByKeys(operation.activatorEvent) && chip instanceof HTMLElement) {
          // After the next rendering the block is taken out of the page and put back, which costs it the focus.
          manager.renderer.rendering.then(() => setTimeout(() => chip.focus()));
        }
      }}
    >
      {children}
    </DragDropProvider>
  );
}

export const dragParts: DragParts = {
  Provider: DragProvider,
  useBlock: (id, isDisabled) => {
    const { ref, handleRef } = useDraggable({ id: BLOCK + id, disabled: isDisabled });
    return { ref, handleRef };
  },
  useGap: (id, around) => {
    const { ref, isDropTarget } = useDroppable({
      id,
      // Nothing goes into itself.
      accept: (source) => !around.some((id) => source.id === BLOCK + id),
      collisionDetector: closestGap,
    });
    return { ref, isTarget: isDropTarget };
  },
  usePaletteBlock: (kind, isDisabled) => {
    const { ref } = useDraggable({ id: NEW + kind, disabled: isDisabled });
    return { ref };
  },
};
