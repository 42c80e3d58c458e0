/**
 * The page of a book: title, chapters below each other, ending; it opens the page-at-a-time view too.
 *
 * @packageDocumentation
 */
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../../shared/language/use-language.tsx';
import { InlineScript } from '../../../shared/page/inline-script.tsx';
import { createStore } from '../../../shared/page/store.ts';
import type { EpubBytes } from '../export/epub-path.ts';
import type { ReadableBook } from '../model/readable-book.ts';
import { type BookMode, getShownLanguages, resolveBookMode } from '../model/reading-settings.ts';
import type { Story } from '../model/stories.ts';
import {
  ReaderContext,
  type ReaderContextValue,
  type ReaderPlace,
  useReadingSettings,
} from '../reading/reader-context.tsx';
import { ChapterNav, ReaderChapter } from './chapter.tsx';
import { ReaderEnding } from './reader-ending.tsx';
import type { ReaderTools } from './reader-tools.tsx';
import settingsScript from './settings-script.client.ts?inline-script';
import { buildShownBook } from './shown-text.ts';
import { TitlePage } from './title-page.tsx';
import '../panels/bubbles.css';
import '../panels/telling.css';
import '../reading/segmented-control.css';
import './book.css';
import './reader-tools.css';
import './reader.css';

type Props = { story: Story; book: ReadableBook; epubBytes: EpubBytes };

/** The page of a book (docs/product.md §4.2): title page, chapters, end, and the reader's tools. */
export function Reader({ story, book: whole, epubBytes }: Props) {
  const { language: site } = useLanguage();
  const [settings, change] = useReadingSettings();
  const mode = resolveBookMode(settings, site);
  const setMode = useCallback((choice: BookMode) => change({ mode: { choice, under: site } }), [change, site]);
  const book = useMemo(() => buildShownBook(whole, settings.lengths), [whole, settings.lengths]);
  const languages = useMemo(() => getShownLanguages(mode, book.language), [mode, book.language]);
  const [place] = useState(() =>
    createStore<ReaderPlace>({ panel: whole.chapters[0]?.panels[0]?.id ?? '', picture: null, showsVoices: false }),
  );
  const tools = useTools();
  const reading = useMemo(() => tools?.createBookReading() ?? null, [tools]);
  const reader = useMemo<ReaderContextValue>(
    () => ({ story, epubBytes, book, mode, setMode, languages, settings, change, place, reading }),
    [story, epubBytes, book, mode, setMode, languages, settings, change, place, reading],
  );
  return (
    <ReaderContext value={reader}>
      <article className="reader" data-mode={mode} data-text-size={settings.textSize} data-font={settings.font}>
        <InlineScript code={settingsScript} />
        <TitlePage lengthSwitch={tools && <tools.LengthSwitch />} />
        <ChapterNav className="chapter-rail" />
        {/* Without the title page, which the sticky tools must not cover. */}
        <div>
          {book.chapters.map((each) => (
            <ReaderChapter key={each.number} chapter={each} />
          ))}
          <ReaderEnding send={tools && <tools.SendBook />} />
          <div className="reader-tools">{tools && <tools.Tools />}</div>
        </div>
      </article>
    </ReaderContext>
  );
}

/** What needs JavaScript, loaded once the page is hydrated. Where it cannot be loaded, the book can still be read. */
function useTools(): ReaderTools | null {
  const [tools, setTools] = useState<ReaderTools | null>(null);
  useEffect(() => {
    import('./reader-tools.tsx').then(
      ({ readerTools }) => startTransition(() => setTools(readerTools)),
      () => {},
    );
  }, []);
  return tools;
}
