/**
 * A book on paper: A4 edition, booklet to fold, and the teacher's sheets.
 *
 * @packageDocumentation
 */
import { Fragment, type RefObject, useEffect, useRef } from 'react';
import type { Bilingual, Language } from '../../../shared/language/language.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { useAfterChange } from '../../../shared/page/use-after-change.tsx';
import { selectQuestionsAfter } from '../model/book.ts';
import { stripEmphasis } from '../model/passage.ts';
import type { ReadableBook, ReadablePanel } from '../model/readable-book.ts';
import { readerText } from '../model/reader-text.ts';
import type { Story } from '../model/stories.ts';
import { findLargestFitting } from '../model/type-fit.ts';
import { type ColumnBlock, fillColumns } from './column-fill.ts';
import { PrintedText, PrintedWords, PrintPicture } from './print-parts.tsx';
import { printText } from './print-text.ts';

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

/**
 * Fetches the lazy pictures once the page is loaded: those that are not there yet would be missing on paper. Set in the
 * DOM, since React would render the whole book again for it.
 */
function useFetchedPictures(flow: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const fetchAll = () => {
      for (const image of flow.current?.querySelectorAll<HTMLImageElement>('img[loading="lazy"]') ?? []) {
        image.fetchPriority = 'low';
        image.loading = 'eager';
      }
    };
    if (document.readyState === 'complete') fetchAll();
    else window.addEventListener('load', fetchAll);
    return () => window.removeEventListener('load', fetchAll);
  }, [flow]);
}

/** Matches windows so wide that their device is taken for one that prints. */
const PRINTING_DEVICE = '(min-width: 48rem)';

/**
 * Sets type and pictures so large that the book fills its sheets, measured as it stands on paper. A phone measures only
 * when it prints: it takes some hundred milliseconds there.
 */
function useSheetFillingType(flow: RefObject<HTMLDivElement | null>, setting: string): void {
  // `setting` names what changes the text's length.
  useAfterChange([flow, setting], () => {
    let isFilled = false;
    const fill = () => {
      if (isFilled || !flow.current) return;
      isFilled = true;
      fillSheets(flow.current);
    };
    window.addEventListener('beforeprint', fill);
    let isCurrent = true;
    if (matchMedia(PRINTING_DEVICE).matches) document.fonts.ready.then(() => isCurrent && fill());
    return () => {
      isCurrent = false;
      window.removeEventListener('beforeprint', fill);
    };
  });
}

/** Type sizes in points, from that of a paperback to that of a first reader. */
const TYPE_SIZES = { min: 9.6, max: 15, step: 0.1 };
/** The width that pictures are given where it fills their column, as a share of the column's. */
const WANTED_SCALE = 0.86;
/** Two columns a page, on both sides of a sheet. */
const COLUMNS_PER_SHEET = 4;

/** A4 without the margins of print-edition.css, less 2 mm against rounding. */
const COLUMN_HEIGHT_PX = ((297 - 2) / 25.4 - 1) * 96;

/** What stands in the columns, in the order of the document. */
const BLOCKS = 'img, h1, h2, header p, figcaption > p, blockquote, .edition-ending > p, li, dl > div';

/**
 * Sets `--print-type` to the largest size with which the book needs no more sheets than with the smallest, and
 * `--picture-scale` of each picture so that columns are full.
 */
function fillSheets(flow: HTMLElement): void {
  const apply = (size: number) => flow.style.setProperty('--print-type', `${size}pt`);
  const blocksAt = (size: number) => {
    apply(size);
    return measureBlocks(flow);
  };
  const columnsOf = (blocks: readonly ColumnBlock[]) => fillColumns(blocks, COLUMN_HEIGHT_PX, WANTED_SCALE).columns;
  flow.dataset.onPaper = '';
  const available = COLUMNS_PER_SHEET * Math.ceil(columnsOf(blocksAt(TYPE_SIZES.min)) / COLUMNS_PER_SHEET);
  const size = findLargestFitting(TYPE_SIZES, (each) => columnsOf(blocksAt(each)) <= available) ?? TYPE_SIZES.min;
  const blocks = blocksAt(size);
  delete flow.dataset.onPaper;
  const { pictures } = fillColumns(blocks, COLUMN_HEIGHT_PX, WANTED_SCALE, available);
  const images = flow.querySelectorAll('img');
  for (const [i, image] of images.entries())
    image.style.setProperty('--picture-scale', String(pictures[i] ?? WANTED_SCALE));
}

function measureBlocks(flow: HTMLElement): ColumnBlock[] {
  let bottom = flow.getBoundingClientRect().top;
  return [...flow.querySelectorAll(BLOCKS)].map((element): ColumnBlock => {
    const box = element.getBoundingClientRect();
    const gap = box.top - bottom;
    bottom = box.bottom;
    const isPicture = element.tagName === 'IMG';
    const isText = element.tagName === 'P';
    return {
      gap,
      height: box.height,
      lineHeight: isText ? Number.parseFloat(getComputedStyle(element).lineHeight) : null,
      isPicture,
      keepsWithNext: isPicture || element.tagName === 'H2',
    };
  });
}
