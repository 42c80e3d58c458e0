import { type RefObject, useCallback, useId, useRef, useState } from 'react';
import { useDismissal } from './use-dismissal.tsx';

type Disclosure<Root extends HTMLElement> = {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Ref of the element around the button and its content. */
  readonly root: RefObject<Root | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Id for the content. */
  readonly id: string;
};

/** State of a button that shows content until it is dismissed. */
export function useDisclosure<Root extends HTMLElement>(): Disclosure<Root> {
  const [open, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = useCallback(() => setOpen(false), []);
  useDismissal({ root, button, close }, open);
  return { open, toggle: () => setOpen((now) => !now), close, root, button, id };
}
