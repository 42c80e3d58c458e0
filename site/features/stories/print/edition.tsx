import { Fragment, useRef } from 'react';
import type { Bilingual, Language } from '../../../shared/language/language.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import type { Story } from '../model/stories.ts';
import { stripEmphasis } from '../passages/passage.ts';
import { selectQuestionsAfter } from '../readable/questions.ts';
import type { ReadableBook, ReadablePanel } from '../readable/readable-book.ts';
import { readerText } from '../text/reader-text.ts';
import { PrintPicture } from './print-picture.tsx';
import { printText } from './print-text.ts';
import { PrintedText, PrintedWords } from './printed-text.tsx';
import { useFetchedPictures } from './use-fetched-pictures.tsx';
import { useSheetFillingType } from './use-sheet-filling-type.tsx';

type Props = { story: Story; book: ReadableBook; languages: readonly Language[] };

/** The book in one column on the screen, and in two columns of A4 on paper. */
export function Edition({ story, book, languages }: Props) {
  const text = useText(readerText);
  const { language: site } = useLanguage();
  const flow = useRef<HTMLDivElement>(null);
  useSheetFillingType(flow, languages.join());
  useFetchedPictures(flow);
  return (
    <div ref={flow} className="edition">
      <header>
        {book.cover && (
          <PrintPicture
            name={`covers/${book.id}`}
            picture={book.cover}
            alt=""
            loading="eager-high"
            sizes="(min-width: 48rem) 46rem, 92vw"
          />
        )}
        <h1>
          <InEach languages={languages} text={story.title} />
        </h1>
        <p>
          <InEach languages={languages} text={book.opening} />
        </p>
        <p className="text-ink-soft">
          {story.author[site]} · {story.readingLevel[site]}
        </p>
      </header>
      {book.chapters.map(({ number, title, panels }) => (
        <section key={number} data-chapter={number} data-defer-layout={number > 1 || undefined}>
          <h2>
            <span className="print-chapter-number">{text.chapter(number)}</span>{' '}
            <InEach languages={languages} text={title} />
          </h2>
          {panels.map((panel) => (
            <PrintPanel key={panel.id} book={book.id} panel={panel} languages={languages} />
          ))}
        </section>
      ))}
      <EditionEnding book={book} languages={languages} />
    </div>
  );
}

/** The questions, the gloss words and the afterword: they fill what is left of the last sheet. */
function EditionEnding({ book, languages }: Omit<Props, 'story'>) {
  const text = useText(readerText);
  const print = useText(printText);
  return (
    <section className="edition-ending" data-defer-layout>
      <p className="edition-end">{text.theEnd}</p>
      <h2>{print.talkAbout}</h2>
      <ol>
        {selectQuestionsAfter(book.questions).map(({ ask }) => (
          <li key={ask.en}>
            <InEach languages={languages} text={ask} />
          </li>
        ))}
      </ol>
      <h2>{print.words}</h2>
      <PrintedWords book={book} languages={languages} />
      <p>
        <InEach languages={languages} text={book.afterword} />
      </p>
    </section>
  );
}

/** A text in one language, or in both, one below the other. */
function InEach({ languages, text }: { languages: readonly Language[]; text: Bilingual }) {
  return languages.map((language, i) => (
    <Fragment key={language}>
      {i > 0 && <br />}
      <span lang={language}>{text[language]}</span>
    </Fragment>
  ));
}

type PanelProps = {
  book: string;
  panel: ReadablePanel;
  languages: readonly Language[];
};

function PrintPanel({ book, panel, languages }: PanelProps) {
  const { language: site } = useLanguage();
  return (
    <figure data-panel-id={panel.id}>
      {/* Sized for the screen's single column; the same file has enough pixels for a printed column. */}
      <PrintPicture
        name={`${book}/${panel.id}`}
        picture={panel.picture}
        alt={panel.alt[site]}
        loading="lazy"
        sizes="(min-width: 48rem) 46rem, 92vw"
      />
      <figcaption>
        {languages.map((language) => (
          <PrintedText key={language} text={panel.text[language]} language={language} />
        ))}
        {panel.speechBubbles.map(({ speaker, text }) => (
          <blockquote key={text.en} data-bubble="">
            {languages.map((language) => (
              <span key={language} lang={language} className="block">
                <cite>{speaker[language]}</cite> {stripEmphasis(text[language])}
              </span>
            ))}
          </blockquote>
        ))}
      </figcaption>
    </figure>
  );
}
