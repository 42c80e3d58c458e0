import { useEffect, useRef } from 'react';
import { type Language, otherLanguage } from '../../../shared/language.ts';
import { useLanguage } from '../../../shared/use-language.tsx';
import type { GlossWord } from '../books/book.ts';
import { type Dismissal, useDismissal } from '../reader-tools/use-dismissal.tsx';

/** Minimum distance between the card and the edges of the viewport. */
const EDGE_PX = 12;

type Props = Dismissal & { id: string; gloss: GlossWord; language: Language };

/** The meaning of a gloss word in both languages. In a module of its own, loaded when a word is first tapped. */
export function GlossCard({ id, gloss, language, root, button, close }: Props) {
  const { language: site } = useLanguage();
  const card = useRef<HTMLSpanElement>(null);
  useDismissal({ root, button, close });

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
