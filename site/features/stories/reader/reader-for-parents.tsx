import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import type { ForParents } from '../model/book.ts';
import { readerText } from '../text/reader-text.ts';

/** Tells adults after the story its facts with their sources, what is uncertain, and what is invented. */
export function ReaderForParents({ page }: { page: ForParents }) {
  const { language } = useLanguage();
  const text = useText(readerText);
  return (
    <section aria-labelledby="for-parents" className="for-parents">
      <h2 id="for-parents">{page.title[language]}</h2>
      <p>{page.opening[language]}</p>
      <h3>{text.true}</h3>
      <ul>
        {page.facts.map(({ fact, source }) => (
          <li key={fact.en}>
            {fact[language]}
            <small>{source[language]}</small>
          </li>
        ))}
      </ul>
      <h3>{text.unsure}</h3>
      <ul>
        {page.unsure.map((each) => (
          <li key={each.en}>{each[language]}</li>
        ))}
      </ul>
      <h3>{text.madeUp}</h3>
      <ul>
        {page.madeUp.map((each) => (
          <li key={each.en}>{each[language]}</li>
        ))}
      </ul>
    </section>
  );
}
