import { type RefObject, useEffect, useId, useRef, useState } from 'react';

type Disclosure<Root extends HTMLElement> = {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Goes on what holds the button and what it opens: a tap or a focus outside of it closes. */
  readonly root: RefObject<Root | null>;
  /** Gets the focus back when Escape closes. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Id of what the button opens. */
  readonly id: string;
};

/** A button that opens something beside it, until Escape, or a tap or a focus elsewhere. */
export function useDisclosure<Root extends HTMLElement>(): Disclosure<Root> {
  const [open, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const elsewhere = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return { open, toggle: () => setOpen((now) => !now), close: () => setOpen(false), root, button, id };
}
