import { type RefObject, useEffect, useId, useRef, useState } from 'react';

type Disclosure<Root extends HTMLElement> = {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Ref of the element around the button and its content. A pointer or focus event outside closes. */
  readonly root: RefObject<Root | null>;
  /** Gets the focus when Escape closes. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Id for the content. */
  readonly id: string;
};

/** State of a button that shows content. Escape, or a pointer or focus event outside, hides the content. */
export function useDisclosure<Root extends HTMLElement>(): Disclosure<Root> {
  const [open, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const onOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
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
  }, [open]);

  return { open, toggle: () => setOpen((now) => !now), close: () => setOpen(false), root, button, id };
}
