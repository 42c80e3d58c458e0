import { type ReactNode, useEffect, useRef } from 'react';
import { type Language, otherLanguage } from '../../../shared/language.ts';
import { useLanguage } from '../../../shared/use-language.tsx';
import type { GlossWord } from '../books/book.ts';
import { useDisclosure } from '../reader-tools/use-disclosure.tsx';

type Props = { gloss: GlossWord; language: Language; children: ReactNode };

/** A dotted word in the text. A tap shows its meaning in both languages (docs/product.md §4.5). */
export function GlossButton({ gloss, language, children }: Props) {
  const { open, toggle, root, button, id } = useDisclosure<HTMLSpanElement>();
  return (
    <span ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
        className="gloss"
      >
        {children}
      </button>
      {open && <GlossCard id={id} gloss={gloss} language={language} />}
    </span>
  );
}

/** Minimum distance between the card and the edges of the viewport. */
const EDGE_PX = 12;

function GlossCard({ id, gloss, language }: { id: string; gloss: GlossWord; language: Language }) {
  const { language: site } = useLanguage();
  const card = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = card.current;
    if (!element) return;
    const { left, right } = element.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const shift = left < EDGE_PX ? EDGE_PX - left : Math.min(0, width - EDGE_PX - right);
    element.style.translate = `calc(-50% + ${shift}px) 0`;
  }, []);

  const other = otherLanguage(language);
  const spelled = gloss.word[language];
  const translated = gloss.word[other];
  return (
    <span ref={card} id={id} role="status" lang={site} className="gloss-card">
      <span className="block font-display text-[1.15em]">
        <span lang={language}>{spelled}</span>
        {translated && (
          <>
            {' · '}
            <span lang={other}>{translated}</span>
          </>
        )}
      </span>
      <span lang={language} className="block">
        {gloss.meaning[language]}
      </span>
      <span lang={other} className="block text-ink-soft">
        {gloss.meaning[other]}
      </span>
    </span>
  );
}
