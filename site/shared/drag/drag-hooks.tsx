import { type ComponentType, createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';

type ElementRef = (element: Element | null) => void;

type DropTargetOptions = {
  /** Distance from the target at which a drop still counts. */
  readonly reachPx: number;
  /** Ids of draggables that cannot be dropped here. */
  readonly rejects?: readonly string[];
  readonly value?: unknown;
};

type DraggableOptions = {
  readonly isDisabled?: boolean;
  /** Keys act as a click instead of picking it up. */
  readonly ignoresKeys?: boolean;
  readonly value?: unknown;
};

/**
 * What an element needs to be dragged, or to be dropped on. Ids are unique within one provider. Its callbacks get the
 * element's `value`, or its id where it has none.
 */
export type DragHooks = {
  /** `handleRef` is optional: without it the whole element is the handle. */
  readonly useDraggable: (id: string, options?: DraggableOptions) => { ref: ElementRef; handleRef: ElementRef };
  readonly useDropTarget: (id: string, options: DropTargetOptions) => { ref: ElementRef; isTarget: boolean };
  /** An element that lies over drop targets and hides them from the pointer. A drop on it is canceled. */
  readonly useDropCover: (id: string) => { ref: ElementRef };
};

const noRef = () => {};

const inertHooks: DragHooks = {
  useDraggable: () => ({ ref: noRef, handleRef: noRef }),
  useDropTarget: () => ({ ref: noRef, isTarget: false }),
  useDropCover: () => ({ ref: noRef }),
};

export const DragContext = createContext<DragHooks>(inertHooks);

export function useDragHooks(): DragHooks {
  return use(DragContext);
}

/** Replaces the provider until the library is loaded. */
function WithoutDragging({ children }: { children: ReactNode }) {
  return children;
}

/**
 * Loads a drag provider after the page, and tries again when the network returns. `load` must be a module-level
 * function. The returned component changes once it is loaded, so React mounts its children again.
 */
export function useDragProvider<Props extends { children: ReactNode }>(
  load: () => Promise<ComponentType<Props>>,
): readonly [Provider: ComponentType<Props>, isReady: boolean] {
  const [Provider, setProvider] = useState<ComponentType<Props>>(() => WithoutDragging);
  useEffect(() => {
    let isMounted = true;
    const start = () => {
      load().then(
        // As a transition, so that input is handled in between.
        (loaded) => isMounted && startTransition(() => setProvider(() => loaded)),
        () => {},
      );
    };
    start();
    window.addEventListener('online', start);
    return () => {
      isMounted = false;
      window.removeEventListener('online', start);
    };
  }, [load]);
  return [Provider, Provider !== WithoutDragging];
}
