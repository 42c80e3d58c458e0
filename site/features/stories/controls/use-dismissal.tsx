import { type RefObject, useLayoutEffect } from 'react';

export type Dismissal = {
  /** Ref of the element around the button and its content. A pointer or focus event outside closes. */
  readonly root: RefObject<HTMLElement | null>;
  /** The button that gets the focus when Escape closes. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Closes it; must not change between renders. */
  readonly close: () => void;
};

/** While `isOpen`, closes the content of a button on Escape, and on a pointer or focus event outside. */
export function useDismissal({ root, button, close }: Dismissal, isOpen = true): void {
  // Before the content is painted: on a slow machine, an Escape could come before a passive effect.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, root, button, close]);
}
