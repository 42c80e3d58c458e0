import { lazy, memo, Suspense, startTransition, useCallback, useMemo, useState } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { useHydrated } from '../../../shared/page/use-hydrated.tsx';
import type { EpubBytes } from '../epub/epub-path.ts';
import type { Story } from '../model/stories.ts';
import { findGlossByPanel } from '../passages/passage.ts';
import { selectQuestionsAfter } from '../readable/questions.ts';
import type { ReadableBook, ReadableChapter } from '../readable/readable-book.ts';
import { ChapterNav } from '../reader-tools/chapter-nav.tsx';
import type { PanelAction } from '../reader-tools/reader-tools.tsx';
import { type BookMode, getShownLanguages, resolveBookMode } from '../settings/reading-settings.ts';
import { readingScript, useReadingSettings } from '../settings/use-reading-settings.tsx';
import { readerText } from '../text/reader-text.ts';
import { ChapterFooter } from './chapter-footer.tsx';
import { ReaderEnding } from './reader-ending.tsx';
import { ReaderPanel } from './reader-panel.tsx';
import { buildShownBook } from './shown-text.ts';
import { TitlePage } from './title-page.tsx';
import './book-pages.css';
import './reader.css';
import './panel.css';
import '../telling/telling.css';
import '../bubbles/bubbles.css';
import './reader-wide.css';
import './reader-sticky.css';
import '../settings/segmented-control.css';
import '../reader-tools/reader-tools.css';
import './chapter-footer.css';
import './reader-ending.css';
import './reader-print.css';

const ReaderTools = lazy(() =>
  import('../reader-tools/reader-tools.tsx').then((module) => ({ default: module.ReaderTools })),
);

type Props = { story: Story; book: ReadableBook; epubBytes: EpubBytes };

/** The page of a book (docs/product.md §4.2): title page, chapters, end, and the reader's tools. */
export function Reader({ story, book: whole, epubBytes }: Props) {
  const { language: site } = useLanguage();
  const [settings, change] = useReadingSettings();
  const mode = resolveBookMode(settings, site);
  const book = useMemo(() => buildShownBook(whole, settings.lengths), [whole, settings.lengths]);
  const languages = useMemo(() => getShownLanguages(mode, book.language), [mode, book.language]);
  const [panel, setPanel] = useState(book.chapters[0]?.panels[0]?.id ?? '');
  const [readFrom, setReadFrom] = useState<PanelAction | null>(null);
  const updateReadFrom = useCallback((next: PanelAction | null) => startTransition(() => setReadFrom(() => next)), []);
  const [look, setLook] = useState<PanelAction | null>(null);
  const updateLook = useCallback((next: PanelAction | null) => startTransition(() => setLook(() => next)), []);
  const [lengthSlot, setLengthSlot] = useState<HTMLElement | null>(null);
  const isHydrated = useHydrated();

  const chapter = book.chapters.find((each) => each.panels.some(({ id }) => id === panel))?.number ?? 1;
  const setMode = (choice: BookMode) => change({ mode: { choice, under: site } });

  return (
    <article className="reader" data-mode={mode} data-text-size={settings.textSize} data-font={settings.font}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant string, allowed by its hash in the CSP */}
      <script dangerouslySetInnerHTML={{ __html: readingScript }} />
      <TitlePage story={story} book={book} mode={mode} onMode={setMode} lengthSlot={setLengthSlot} />
      <ChapterNav chapters={book.chapters} current={chapter} className="chapter-rail" />
      {/* Without the title page, which the sticky tools must not cover. */}
      <div>
        {book.chapters.map((each) => (
          <ReaderChapter key={each.number} book={book} chapter={each} mode={mode} onRead={readFrom} onLook={look} />
        ))}
        <ReaderEnding story={story} book={book} epubBytes={epubBytes} />
        <div className="reader-tools">
          {isHydrated && (
            <Suspense>
              <ReaderTools
                story={story}
                book={book}
                panel={panel}
                chapter={chapter}
                lengthSlot={lengthSlot}
                mode={mode}
                languages={languages}
                onMode={setMode}
                settings={settings}
                onChange={change}
                onPanel={setPanel}
                onReadFrom={updateReadFrom}
                onLook={updateLook}
              />
            </Suspense>
          )}
        </div>
      </div>
    </article>
  );
}

type ChapterProps = {
  book: ReadableBook;
  chapter: ReadableChapter;
  mode: BookMode;
  onRead: PanelAction | null;
  onLook: PanelAction | null;
};

/** Memoized: during hydration the reader renders several times with the same chapters. */
const ReaderChapter = memo(function ReaderChapter({ book, chapter, mode, onRead, onLook }: ChapterProps) {
  const { language: site } = useLanguage();
  const text = useText(readerText);
  const languages = getShownLanguages(mode, book.language);
  const gloss = useMemo(() => {
    const texts = (language: 'en' | 'ko') => chapter.panels.map((panel) => panel.text[language]);
    return { en: findGlossByPanel(texts('en'), 'en', book.gloss), ko: findGlossByPanel(texts('ko'), 'ko', book.gloss) };
  }, [book, chapter]);
  const title = languages[0] ?? site;
  return (
    <section
      data-chapter={chapter.number}
      data-defer-layout={chapter.number > 1 || undefined}
      id={`chapter-${chapter.number}`}
      aria-labelledby={`chapter-title-${chapter.number}`}
      className="chapter"
    >
      <h2 id={`chapter-title-${chapter.number}`} className="chapter-title">
        <span className="chapter-count">{text.chapter(chapter.number)} </span>
        <span lang={title}>{chapter.title[title]}</span>
        {mode === 'both' && languages[1] && (
          <span lang={languages[1]} className="chapter-second">
            {chapter.title[languages[1]]}
          </span>
        )}
      </h2>
      {chapter.panels.map((panel, i) => (
        <ReaderPanel
          key={panel.id}
          book={book.id}
          panel={panel}
          number={Number(panel.id.split('-')[1])}
          mode={mode}
          languages={languages}
          gloss={{ en: gloss.en[i] ?? [], ko: gloss.ko[i] ?? [] }}
          onRead={onRead}
          onLook={onLook}
        />
      ))}
      <ChapterFooter
        book={book.id}
        chapter={chapter}
        questions={selectQuestionsAfter(book.questions, chapter.number)}
        languages={languages}
      />
    </section>
  );
});
