/**
 * Dragging by mouse, finger and keyboard.
 *
 * @packageDocumentation
 */
import type { Data } from '@dnd-kit/abstract';
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

type Drop<Source, Target> = { readonly source: Source; readonly target: Target; readonly isByKeys: boolean };

/** Texts for a screen reader. An empty text is not announced. */
export type DragAnnouncements<Source = string, Target = string> = {
  readonly pickedUp: (source: Source) => string;
  /** `isFirst`: no target of this drag has been announced, so 'picked up' may not have been read out yet. */
  readonly over: (source: Source, target: Target, isFirst: boolean) => string;
  readonly dropped: (source: Source, target: Target) => string;
  readonly canceled: (source: Source) => string;
};

type DragProviderProps<Source, Target> = {
  /** A constant: the sensors are made from it once. */
  options: DragOptions;
  announcements: DragAnnouncements<Source, Target>;
  announce: (text: string) => void;
  /** False where the drop is refused; it is then announced as canceled. */
  onDrop: (drop: Drop<Source, Target>) => boolean;
  /** Runs after a drop by keys, once all elements are in their places: from then on one can take the focus. */
  onSettled?: () => void;
  children: ReactNode;
};

type Operation = DragEndEvent['operation'];

/** The value of a draggable or drop target; its id where the hook got none. */
function getValue<Value>({ id, data }: { readonly id: string | number; readonly data: Data }): Value {
  return data.value ?? `${id}`;
}

function targetOf<Target>({ target }: Operation): Target | null {
  return target && target.type !== COVER ? getValue(target) : null;
}

/**
 * Drag and drop for everything inside of it, by mouse, finger and keys. The only user of dnd-kit's provider. `Source`
 * and `Target` are the values of its draggables and drop targets.
 */
export function DragProvider<Source = string, Target = string>({
  options,
  announcements,
  announce,
  onDrop,
  onSettled,
  children,
}: DragProviderProps<Source, Target>) {
  const isFirstTarget = useRef(true);
  const sensors = useMemo(
    () => [
      PointerSensor.configure({
        activationConstraints: options.startConstraints,
        // A pull may also begin on a button over the handle.
        activatorElements: ({ handle, element }) => [
          handle ?? element,
          ...(element?.querySelectorAll('[data-pull]') ?? []),
        ],
        preventActivation: () => false,
      }),
      createKeyboardSensor(options),
    ],
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
        if (operation.source) announce(announcements.pickedUp(getValue(operation.source)));
      }}
      onDragOver={({ operation }) => {
        const target = targetOf<Target>(operation);
        if (!operation.source || target === null) return;
        const text = announcements.over(getValue(operation.source), target, isFirstTarget.current);
        if (text !== '') isFirstTarget.current = false;
        announce(text);
      }}
      onDragEnd={({ operation, canceled }, manager) => {
        if (!operation.source) return;
        const source = getValue<Source>(operation.source);
        const target = targetOf<Target>(operation);
        const byKeys = isByKeys(operation.activatorEvent);
        const isDropped = !canceled && target !== null && onDrop({ source, target, isByKeys: byKeys });
        announce(isDropped ? announcements.dropped(source, target) : announcements.canceled(source));
        const handle = operation.source.handle ?? operation.source.element;
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
  useDraggable: (id, { isDisabled = false, ...data } = {}) => {
    const { ref, handleRef } = useDraggable({ id, disabled: isDisabled, data });
    return { ref, handleRef };
  },
  useDropTarget: (id, { reachPx, rejects, value }) => {
    const collisionDetector = useMemo(() => createNearestDetector(reachPx), [reachPx]);
    const { ref, isDropTarget } = useDroppable({
      id,
      data: { value },
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
