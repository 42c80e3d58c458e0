import type { Language } from '../../../shared/language/language.ts';
import { parsePassage } from '../passages/passage.ts';
import type { ReadableBook } from '../readable/readable-book.ts';
import { SentenceText } from '../telling/telling.tsx';

/** A panel's text as one paragraph: with its lines and its emphasis, without gloss marks. */
export function PrintedText({ text, language }: { text: string; language: Language }) {
  return (
    <p lang={language}>
      {parsePassage(text, language).map((sentence, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a text never change their order
        <span key={i}>
          {sentence.startsLine && <br />}
          <SentenceText sentence={sentence} language={language} />{' '}
        </span>
      ))}
    </p>
  );
}

type WordsProps = { book: ReadableBook; languages: readonly Language[] };

/** The gloss words that the printed text has, each with its meaning. */
export function PrintedWords({ book, languages }: WordsProps) {
  return (
    <dl className="printed-words">
      {languages.map((language) =>
        book.gloss.map(
          ({ word, meaning }) =>
            word[language] && (
              <div key={`${language} ${word[language]}`} lang={language}>
                <dt>{word[language]}</dt> <dd>{meaning[language]}</dd>
              </div>
            ),
        ),
      )}
    </dl>
  );
}
