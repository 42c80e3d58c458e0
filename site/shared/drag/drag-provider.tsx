import { Accessibility, AutoScroller, Feedback } from '@dnd-kit/dom';
import { DragDropProvider, type DragEndEvent, PointerSensor, useDraggable, useDroppable } from '@dnd-kit/react';
import { type ReactNode, useMemo, useRef } from 'react';
import { DragContext, type DragHooks } from './drag-hooks.tsx';
import {
  type ArrowKeyOptions,
  COVER,
  createKeyboardSensor,
  createNearestDetector,
  insideCover,
  isByKeys,
  type StartConstraints,
} from './drag-sensors.client.ts';

/** Share of the screen's height, at its top and bottom, in which a dragged element scrolls the page. */
const SCROLL_EDGE = { x: 0, y: 0.1 };

/** A third of the library's default, so that a child can aim while the page scrolls. */
const SCROLL_ACCELERATION = 8;

export type DragOptions = ArrowKeyOptions & { readonly startConstraints: StartConstraints };

type Drop = { readonly sourceId: string; readonly targetId: string; readonly isByKeys: boolean };

/** Texts for a screen reader. An empty text is not announced. */
export type DragAnnouncements = {
  readonly pickedUp: (sourceId: string) => string;
  /** `isFirst`: no target of this drag has been announced, so 'picked up' may not have been read out yet. */
  readonly over: (sourceId: string, targetId: string, isFirst: boolean) => string;
  readonly dropped: (sourceId: string, targetId: string) => string;
  readonly canceled: (sourceId: string) => string;
};

type DragProviderProps = {
  /** A constant: the sensors are made from it once. */
  options: DragOptions;
  announcements: DragAnnouncements;
  announce: (text: string) => void;
  /** False where the drop is refused; it is then announced as canceled. */
  onDrop: (drop: Drop) => boolean;
  /** Runs after a drop by keys, once all elements are in their places: from then on one can take the focus. */
  onSettled?: () => void;
  children: ReactNode;
};

type Operation = DragEndEvent['operation'];

function sourceIdOf({ source }: Operation): string {
  return `${source?.id ?? ''}`;
}

function targetIdOf({ target }: Operation): string | null {
  return target && target.type !== COVER ? `${target.id}` : null;
}

/** Drag and drop for everything inside of it, by mouse, finger and keys. The only user of dnd-kit's provider. */
export function DragProvider({ options, announcements, announce, onDrop, onSettled, children }: DragProviderProps) {
  const isFirstTarget = useRef(true);
  const sensors = useMemo(
    () => [PointerSensor.configure({ activationConstraints: options.startConstraints }), createKeyboardSensor(options)],
    [options],
  );
  return (
    <DragDropProvider
      // The library's own announcements are in English only.
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
      sensors={sensors}
      onCollision={(event, manager) => {
        if (isByKeys(manager.dragOperation.activatorEvent)) event.preventDefault();
      }}
      onDragStart={({ operation }) => {
        isFirstTarget.current = true;
        announce(announcements.pickedUp(sourceIdOf(operation)));
      }}
      onDragOver={({ operation }) => {
        const targetId = targetIdOf(operation);
        if (targetId === null) return;
        const text = announcements.over(sourceIdOf(operation), targetId, isFirstTarget.current);
        if (text !== '') isFirstTarget.current = false;
        announce(text);
      }}
      onDragEnd={({ operation, canceled }, manager) => {
        const sourceId = sourceIdOf(operation);
        const targetId = targetIdOf(operation);
        const byKeys = isByKeys(operation.activatorEvent);
        const isDropped = !canceled && targetId !== null && onDrop({ sourceId, targetId, isByKeys: byKeys });
        announce(isDropped ? announcements.dropped(sourceId, targetId) : announcements.canceled(sourceId));
        const handle = operation.source?.handle ?? operation.source?.element;
        if (isDropped && byKeys && onSettled) manager.renderer.rendering.then(() => setTimeout(onSettled));
        if (!isDropped && byKeys && handle instanceof HTMLElement) {
          // The library's next rendering takes the element out of the page and puts it back, which costs it the focus.
          manager.renderer.rendering.then(() => setTimeout(() => handle.focus()));
        }
      }}
    >
      <DragContext value={dragHooks}>{children}</DragContext>
    </DragDropProvider>
  );
}

const dragHooks: DragHooks = {
  useDraggable: (id, isDisabled = false) => {
    const { ref, handleRef } = useDraggable({ id, disabled: isDisabled });
    return { ref, handleRef };
  },
  useDropTarget: (id, { reachPx, rejects }) => {
    const collisionDetector = useMemo(() => createNearestDetector(reachPx), [reachPx]);
    const { ref, isDropTarget } = useDroppable({
      id,
      accept: (source) => !rejects?.includes(`${source.id}`),
      collisionDetector,
    });
    return { ref, isTarget: isDropTarget };
  },
  useDropCover: (id) => {
    const { ref } = useDroppable({ id, type: COVER, collisionDetector: insideCover });
    return { ref };
  },
};
