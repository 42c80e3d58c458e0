import { lazy, type ReactNode, Suspense, useCallback, useId, useRef, useState } from 'react';
import type { Language } from '../../../shared/language/language.ts';
import type { GlossWord } from '../model/book.ts';

const GlossCard = lazy(() => import('./gloss-card.tsx').then((module) => ({ default: module.GlossCard })));

type Props = { gloss: GlossWord; language: Language; children: ReactNode };

/** A dotted word in the text. A tap shows its meaning in both languages (docs/product.md §4.5). */
export function GlossButton({ gloss, language, children }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = useCallback(() => setOpen(false), []);
  return (
    <span ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="gloss"
      >
        {children}
      </button>
      {open && (
        <Suspense>
          <GlossCard id={id} gloss={gloss} language={language} root={root} button={button} close={close} />
        </Suspense>
      )}
    </span>
  );
}
