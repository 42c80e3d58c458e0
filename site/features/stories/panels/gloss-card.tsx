import { useEffect, useRef } from 'react';
import { type Catalog, getOtherLanguage, type Language } from '../../../shared/language/language.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import type { GlossWord } from '../model/book.ts';
import { listSpellings, type SpokenWord } from '../model/passage.ts';
import { type Dismissal, useDismissal } from '../reading/disclosure.tsx';
import { useReader } from '../reading/reader-context.tsx';
import { sayWord } from '../reading/say-word.client.ts';

const glossText: Catalog<{ hear: (word: string) => string }> = {
  en: { hear: (word) => `Hear “${word}”` },
  ko: { hear: (word) => `‘${word}’ 듣기` },
};

/** Minimum distance between the card and the edges of the viewport. */
const EDGE_PX = 12;
/** Height of the bar at the lower edge of the viewport, with some room. */
const BAR_PX = 72;

type Props = Dismissal & { id: string; gloss: GlossWord; language: Language };

/** The meaning of a gloss word in both languages. In a module of its own, loaded when a word is first tapped. */
export function GlossCard({ id, gloss, language, root, button, close }: Props) {
  const { language: site } = useLanguage();
  const card = useRef<HTMLSpanElement>(null);
  useDismissal({ root, button, close });

  useEffect(() => {
    const element = card.current;
    if (!element) return;
    const { left, right, top, bottom, height } = element.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const shift = left < EDGE_PX ? EDGE_PX - left : Math.min(0, width - EDGE_PX - right);
    element.style.translate = `calc(-50% + ${shift}px) 0`;
    const lineHeight = root.current?.getBoundingClientRect().height ?? 0;
    if (bottom <= window.innerHeight - BAR_PX) return;
    if (element.closest('dialog') === null) element.scrollIntoView({ block: 'nearest' });
    else if (top - lineHeight - height > BAR_PX) element.dataset.above = '';
  }, [root]);

  const other = getOtherLanguage(language);
  return (
    <span ref={card} id={id} lang={site} className="gloss-card">
      <span className="gloss-words">
        {listSpellings(gloss, language).map((each) => (
          <span key={each.language} className="gloss-word">
            <span lang={each.language}>{each.spelling}</span>
            {each.voice && <SayButton word={each.voice} spelling={each.spelling} />}
          </span>
        ))}
      </span>
      <span role="status">
        <span lang={language} className="block">
          {gloss.meaning[language]}
        </span>
        <span lang={other} className="block text-ink-soft">
          {gloss.meaning[other]}
        </span>
      </span>
    </span>
  );
}

function SayButton({ word, spelling }: { word: SpokenWord; spelling: string }) {
  const text = useText(glossText);
  const { book } = useReader();
  return (
    <button
      type="button"
      aria-label={text.hear(spelling)}
      onClick={() => sayWord(book.id, word)}
      className="page-button"
    >
      <span className="icon icon-speaker" />
    </button>
  );
}
