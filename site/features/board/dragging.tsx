import { Accessibility, AutoScroller, Feedback } from '@dnd-kit/dom';
import { DragDropProvider, type DragEndEvent, PointerSensor, useDraggable, useDroppable } from '@dnd-kit/react';
import { type CardLabel, ZONES, type ZoneId } from '../../shared/cards.ts';
import { useLanguage, useText } from '../../shared/use-language.tsx';
import { boardText } from './board-text.ts';
import { cardNames, zoneNames } from './card-names.ts';
import type { DragParts, DragProviderProps } from './drag-parts.tsx';
import { isByKeys, nearestZone, overPool, pullOrHold, ZoneKeyboardSensor } from './drag-sensors.client.ts';

const POOL = 'pool';

/** Share of the screen's height in which a dragged card scrolls the page. The pool itself is not scrolled by it. */
const SCROLL_EDGE = { x: 0, y: 0.1 };

/** How fast it does: a third of the library's own speed, so that the places do not rush past a child. */
const SCROLL_ACCELERATION = 8;

type Operation = DragEndEvent['operation'];

function cardOf({ source }: Operation): CardLabel | null {
  return (source?.id as CardLabel | undefined) ?? null;
}

function zoneOf({ target }: Operation): ZoneId | null {
  return ZONES.find(({ id }) => id === target?.id)?.id ?? null;
}

function DragProvider({ onDrop, announce, countAfter, children }: DragProviderProps) {
  const text = useText(boardText).move;
  const { language } = useLanguage();

  function nameOf(operation: Operation): string {
    const card = cardOf(operation);
    return card ? cardNames(card)[language] : '';
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
      sensors={[PointerSensor.configure({ activationConstraints: pullOrHold }), ZoneKeyboardSensor]}
      onCollision={(event, manager) => {
        if (isByKeys(manager.dragOperation.activatorEvent)) event.preventDefault();
      }}
      onDragStart={({ operation }) => {
        announce(text.picked(nameOf(operation)));
      }}
      onDragOver={({ operation }) => {
        const zone = zoneOf(operation);
        const at = ZONES.findIndex(({ id }) => id === zone);
        if (zone) announce(text.over(zoneNames(zone)[language], at + 1, ZONES.length));
      }}
      onDragEnd={({ operation, canceled }, manager) => {
        const card = cardOf(operation);
        const zone = zoneOf(operation);
        const byKeys = isByKeys(operation.activatorEvent);
        const isDropped = !canceled && card !== null && zone !== null && onDrop({ card, zone, isByKeys: byKeys });
        const element = operation.source?.element;
        if (byKeys && !isDropped && element instanceof HTMLElement) {
          // After the next rendering the card is taken out of the page and put back, which costs it the focus.
          manager.renderer.rendering.then(() => setTimeout(() => element.focus()));
        }
        announce(
          isDropped
            ? text.dropped(nameOf(operation), zoneNames(zone)[language], countAfter(zone))
            : text.cancelled(nameOf(operation)),
        );
      }}
    >
      {children}
    </DragDropProvider>
  );
}

export const dragParts: DragParts = {
  isReady: true,
  Provider: DragProvider,
  useCard: (card) => {
    const { ref } = useDraggable({ id: card });
    return { ref };
  },
  useZone: (zone) => {
    const { ref, isDropTarget } = useDroppable({ id: zone, collisionDetector: nearestZone });
    return { ref, isTarget: isDropTarget };
  },
  usePool: () => {
    const { ref } = useDroppable({ id: POOL, collisionDetector: overPool });
    return { ref };
  },
};
