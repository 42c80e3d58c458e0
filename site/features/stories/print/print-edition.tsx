import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ModeSwitch } from '../controls/mode-switch.tsx';
import type { Story } from '../model/stories.ts';
import type { ReadableBook } from '../readable/readable-book.ts';
import { type BookMode, getShownLanguages } from '../settings/reading-settings.ts';
import { SegmentedControl } from '../settings/segmented-control.tsx';
import { readerText } from '../text/reader-text.ts';
import { buildBookletPages, PAGES_PER_SHEET } from './booklet-pages.ts';
import { Edition } from './edition.tsx';
import { printText } from './print-text.ts';
import '../reader/book-pages.css';
import '../settings/segmented-control.css';
import './print-edition.css';

const Booklet = lazy(() => import('./booklet.tsx').then((module) => ({ default: module.Booklet })));

const LAYOUTS = ['edition', 'booklet-a4', 'booklet-letter'] as const;
type Layout = (typeof LAYOUTS)[number];

/** A whole book for paper: as pages in two columns or as a booklet to fold (docs/product.md §4.6). */
export function PrintEdition({ story, book }: { story: Story; book: ReadableBook }) {
  const { language: site } = useLanguage();
  const text = useText(printText);
  const reader = useText(readerText);
  const [layout, setLayout] = useState<Layout>('edition');
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
  window.print();
}
