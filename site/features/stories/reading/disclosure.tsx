import { type ReactNode, type RefObject, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';

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

type DisclosureProps = {
  /** Names the button and its content. */
  label: string;
  /** What the button shows. */
  face: ReactNode;
  onOpen?: () => void;
  classNames: { readonly root?: string; readonly button: string; readonly content: string };
  children: (close: () => void) => ReactNode;
};

/** A button that shows content until it is dismissed. */
export function Disclosure({ label, face, onOpen, classNames, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = useCallback(() => setOpen(false), []);
  useDismissal({ root, button, close }, isOpen);
  return (
    <div ref={root} className={classNames.root}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          if (!isOpen) onOpen?.();
          setOpen(!isOpen);
        }}
        className={classNames.button}
      >
        {face}
      </button>
      {isOpen && (
        <section id={id} aria-label={label} className={classNames.content}>
          {children(close)}
        </section>
      )}
    </div>
  );
}
