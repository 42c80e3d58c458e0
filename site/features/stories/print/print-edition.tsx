import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Catalogue } from '../../../shared/language.ts';
import { pictureSources } from '../../../shared/picture-files.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { type ImageLoading, imageLoadingProps } from '../../../shared/ui/image-loading.ts';
import { useLanguage, useText } from '../../../shared/use-language.tsx';
import type { Story } from '../library/stories.ts';
import type { ReadableBook, ReadablePanel } from '../reader/readable-book.ts';
import { readerText } from '../reader/reader-text.ts';
import { lineId, passage } from '../telling/passage.ts';
import { SentenceText } from '../telling/telling.tsx';
import '../reader/book-pages.css';
import './print-edition.css';

const printText: Catalogue<{ back: string; note: string }> = {
  en: { back: 'Back to the book', note: 'Or press Ctrl+P (on a Mac, ⌘P).' },
  ko: { back: '책으로 돌아가기', note: '키보드로는 Ctrl+P(맥에서는 ⌘P)를 눌러도 돼요.' },
};

/** A whole book for paper, in the language of the site: A4 in two columns (docs/product.md §4.6). */
export function PrintEdition({ story, book }: { story: Story; book: ReadableBook }) {
  const { language } = useLanguage();
  const text = useText(printText);
  const reader = useText(readerText);
  // Lazy images that are not loaded yet would be missing on paper, so all are fetched after hydration.
  const first = book.chapters[0]?.panels[0];
  const [loadsAll, setLoadsAll] = useState(false);
  useEffect(() => setLoadsAll(true), []);
  return (
    <article className="print-edition">
      <div className="print-tools">
        <Link to={story.route} className="back-link">
          <span className="icon icon-back" />
          {text.back}
        </Link>
        <p>
          <Button tone="teal" onClick={() => window.print()}>
            {reader.printEdition}
          </Button>{' '}
          <span className="text-ink-soft">{text.note}</span>
        </p>
      </div>
      <header>
        <h1>{story.title[language]}</h1>
        <p>{book.opening[language]}</p>
        <p className="text-ink-soft">
          {story.author[language]} · {story.readingLevel[language]}
        </p>
      </header>
      <div className="print-columns">
        {book.chapters.map(({ number, title, panels }) => (
          <section key={number} data-chapter={number}>
            <h2>
              <span className="print-chapter-number">{reader.chapter(number)}</span> {title[language]}
            </h2>
            {panels.map((panel) => (
              <PrintPanel
                key={panel.id}
                book={book.id}
                panel={panel}
                loading={panel === first ? 'eager-high' : loadsAll ? 'eager-low' : 'lazy'}
              />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

type PanelProps = { book: string; panel: ReadablePanel; loading: ImageLoading };

function PrintPanel({ book, panel, loading }: PanelProps) {
  const { language } = useLanguage();
  const { avif, webp } = pictureSources(`${book}/${panel.id}`, panel.picture);
  const sentences = passage(panel.text[language], language);
  return (
    <figure data-panel-id={panel.id}>
      <picture>
        {/* Sized for the screen's single column; the same file has enough pixels for a printed column. */}
        <source type="image/avif" srcSet={avif} sizes="(min-width: 48rem) 46rem, 92vw" />
        <img
          src={webp}
          alt={panel.alt[language]}
          width={panel.picture.width}
          height={panel.picture.height}
          {...imageLoadingProps(loading)}
          style={{ backgroundImage: `url(${panel.picture.placeholder})`, backgroundSize: 'cover' }}
        />
      </picture>
      <figcaption>
        {panel.speechBubbles.map(({ speaker, text }) => (
          <blockquote key={text.en} data-bubble="">
            <cite>{speaker[language]}</cite> {text[language].replaceAll('*', '')}
          </blockquote>
        ))}
        <p>
          {sentences.map((sentence, i) => (
            <span key={lineId(panel.id, language, 'text', i)}>
              {sentence.startsLine && <br />}
              <SentenceText sentence={sentence} language={language} />{' '}
            </span>
          ))}
        </p>
      </figcaption>
    </figure>
  );
}
