import { lazy, Suspense, useEffect, useState } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { printPage } from '../../../shared/refusal/print-page.client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import type { EpubBytes } from '../export/epub-path.ts';
import { EpubLinks } from '../export/take-along.tsx';
import type { ReadableBook } from '../model/readable-book.ts';
import { readerText } from '../model/reader-text.ts';
import { type BookMode, getShownLanguages } from '../model/reading-settings.ts';
import { BOOKLET_HASH, type Story } from '../model/stories.ts';
import { ModeSwitch, SegmentedControl } from '../reading/segmented-control.tsx';
import { buildBookletPages, PAGES_PER_SHEET } from './booklet-pages.ts';
import { Edition } from './edition.tsx';
import { printText } from './print-text.ts';
import '../scroll/book.css';
import '../reading/segmented-control.css';
import './print-edition.css';

const Booklet = lazy(() => import('./booklet.tsx').then((module) => ({ default: module.Booklet })));

const LAYOUTS = ['edition', 'booklet-a4', 'booklet-letter'] as const;
type Layout = (typeof LAYOUTS)[number];

/** A whole book for paper: as pages in two columns or as a booklet to fold (docs/product.md §4.6). */
export function PrintEdition({ story, book, epubBytes }: { story: Story; book: ReadableBook; epubBytes: EpubBytes }) {
  const { language: site } = useLanguage();
  const text = useText(printText);
  const reader = useText(readerText);
  const [layout, setLayout] = useState<Layout>('edition');
  // The prerendered page is the edition; the address names the booklet.
  useEffect(() => {
    if (window.location.hash === BOOKLET_HASH) setLayout('booklet-a4');
  }, []);
  const [chosen, setChosen] = useState<BookMode | null>(null);
  const mode = chosen ?? site;
  const languages = getShownLanguages(mode, book.language);
  const sheets = buildBookletPages(book).length / PAGES_PER_SHEET;
  return (
    <article className="print-edition">
      <div className="print-tools">
        <Link to={story.route} className="back-link">
          <span className="icon icon-back" />
          {text.back}
        </Link>
        <div className="print-choices">
          <SegmentedControl
            label={text.layout}
            options={LAYOUTS.map((value) => ({ value, label: text.layouts[value] }))}
            value={layout}
            onChange={setLayout}
          />
          <ModeSwitch mode={mode} onChange={setChosen} />
        </div>
        <p className="print-how-to">
          {layout === 'edition' ? text.howTo.edition : text.howTo.booklet(sheets)}
          {layout !== 'edition' && mode === 'both' && ` ${text.bookletLanguage}`}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button tone="teal" onClick={print}>
            {reader.printEdition}
          </Button>
          <span className="text-ink-soft">{text.note}</span>
        </p>
        <p>
          <EpubLinks story={story} epubBytes={epubBytes} />
        </p>
      </div>
      {layout === 'edition' ? (
        <Edition story={story} book={book} languages={languages} />
      ) : (
        <>
          <h1 className="print-preview-title">{story.title[site]}</h1>
          <Suspense>
            <Booklet
              story={story}
              book={book}
              language={languages[0] ?? site}
              paper={layout === 'booklet-a4' ? 'a4' : 'letter'}
            />
          </Suspense>
        </>
      )}
    </article>
  );
}

/** Prints once every picture is there: one that is still loading would be missing on paper. */
async function print(): Promise<void> {
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  printPage();
}
