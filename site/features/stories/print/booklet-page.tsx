import type { Language } from '../../../shared/language/language.ts';
import { selectQuestionsAfter } from '../model/book.ts';
import type { ReadableBook } from '../model/readable-book.ts';
import { readerText } from '../model/reader-text.ts';
import type { Story } from '../model/stories.ts';
import { storyDescriptions } from '../model/story-descriptions.ts';
import { ReaderBubbles } from '../panels/reader-bubbles.tsx';
import type { BookletPage } from './booklet-pages.ts';
import { PrintedText, PrintedWords, PrintPicture } from './print-parts.tsx';
import { printText } from './print-text.ts';

/** The largest file of a picture: it is printed 13 cm wide. */
const SIZES = '1200px';
/** More gloss words than this are set in two columns. */
const MAX_LARGE_WORDS = 24;

type Props = {
  page: BookletPage;
  /** All pages in reading order, for the numbers in the list of things to find. */
  pages: readonly BookletPage[];
  story: Story;
  book: ReadableBook;
  language: Language;
};

/** The content of one page, all in the language of the booklet. */
export function BookletPageView({ page, pages, story, book, language }: Props) {
  const text = printText[language];
  const reader = readerText[language];
  switch (page.kind) {
    case 'cover':
      return (
        <>
          {book.cover && (
            <PrintPicture name={`covers/${book.id}`} picture={book.cover} alt="" loading="eager-low" sizes={SIZES} />
          )}
          <p className="booklet-title">{story.title[language]}</p>
          <p className="booklet-lead">{book.opening[language]}</p>
          <p className="booklet-soft">{story.author[language]}</p>
        </>
      );
    case 'panel':
      return <PanelPage page={page} book={book} language={language} />;
    case 'end':
      return (
        <>
          <p className="booklet-title">{reader.theEnd}</p>
          <p className="booklet-heading">{text.talkAbout}</p>
          <ol className="booklet-questions">
            {selectQuestionsAfter(book.questions).map(({ ask }) => (
              <li key={ask.en}>{ask[language]}</li>
            ))}
          </ol>
          <p className="booklet-afterword">{book.afterword[language]}</p>
        </>
      );
    case 'words':
      return (
        <>
          <p className="booklet-heading">{text.words}</p>
          <div className="booklet-list" data-crowded={book.gloss.length > MAX_LARGE_WORDS ? '' : undefined}>
            <PrintedWords book={book} languages={[language]} />
          </div>
        </>
      );
    case 'finds':
      return (
        <>
          <p className="booklet-heading">{reader.find}</p>
          <ul className="booklet-finds booklet-list">
            {pages.map(
              (each, i) =>
                each.kind === 'panel' && (
                  <li key={each.panel.id}>
                    <b>{text.page(i + 1)}</b> {each.panel.find[language]}
                  </li>
                ),
            )}
          </ul>
        </>
      );
    case 'drawing':
      return (
        <>
          <p className="booklet-heading">{text.drawing}</p>
          <p>{text.drawingLead}</p>
          <div className="booklet-frame" />
        </>
      );
    case 'back':
      return (
        <>
          <LastPicture book={book} />
          <p className="booklet-lead">{storyDescriptions[story.id][language]}</p>
          <p className="booklet-soft">
            {story.readingLevel[language]} · {text.publisher}
          </p>
        </>
      );
  }
}

/** The last picture of the book, without its bubbles. */
function LastPicture({ book }: Pick<Props, 'book'>) {
  const panel = book.chapters.at(-1)?.panels.at(-1);
  if (!panel) return null;
  return (
    <PrintPicture name={`${book.id}/${panel.id}`} picture={panel.picture} alt="" loading="eager-low" sizes={SIZES} />
  );
}

type PanelProps = { page: Extract<BookletPage, { kind: 'panel' }>; book: ReadableBook; language: Language };

function PanelPage({ page: { panel, opens }, book, language }: PanelProps) {
  return (
    <>
      {opens && (
        <p className="booklet-chapter">
          <span className="print-chapter-number">{readerText[language].chapter(opens.number)}</span>{' '}
          {opens.title[language]}
        </p>
      )}
      <div className="stage">
        <PrintPicture
          name={`${book.id}/${panel.id}`}
          picture={panel.picture}
          alt=""
          loading="eager-low"
          sizes={SIZES}
        />
        <ReaderBubbles panel={panel} languages={[language]} placed={panel.bubbles[language]} />
      </div>
      <div className="booklet-text">
        <PrintedText text={panel.text[language]} language={language} />
      </div>
      <p className="booklet-find">
        <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
          <path strokeWidth="2.2" strokeLinecap="round" d="M10.400 4.200a6.200 6.200 0 1 0 .1 0ZM15 15.100l5.100 5" />
        </svg>
        {panel.find[language]}
      </p>
    </>
  );
}
