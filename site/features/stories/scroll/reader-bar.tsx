import { lazy, Suspense } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { useStore } from '../../../shared/page/use-store.tsx';
import { Disclosure } from '../reading/disclosure.tsx';
import { useChapter, useReader } from '../reading/reader-context.tsx';
import { readerToolsText } from '../reading/reader-tools-text.ts';
import { BookmarkIcon, LettersIcon } from '../reading/tool-icons.tsx';
import { ReadingNote, useReading } from '../reading/use-reading.tsx';
import { OfflineMark } from '../shelf/offline-mark.tsx';
import { ChapterNav } from './chapter.tsx';

const ReaderSettings = lazy(() =>
  import('../reading/reader-settings.tsx').then((module) => ({ default: module.ReaderSettings })),
);

/** Classes of a button of the bar that opens a panel above it. */
const DRAWER = { button: 'bar-button', content: 'drawer' };

/** The bar at the bottom of the viewport: reading aloud from a panel on, chapters, settings. */
export function ReaderBar({ panel }: { panel: string }) {
  const { book } = useReader();
  const text = useText(readerToolsText);
  const chapter = useChapter();
  return (
    <section aria-label={text.tools} className="reader-bar">
      <ReadingNote />
      <ReadButtons panel={panel} />
      <Disclosure
        label={text.chapterOf(chapter, book.chapters.length)}
        face={
          <>
            <BookmarkIcon />
            <span aria-hidden="true" className="font-display">
              {chapter}
            </span>
          </>
        }
        classNames={{ ...DRAWER, root: 'xl:hidden' }}
      >
        {(close) => <ChapterNav className="chapter-list" onFollow={close} />}
      </Disclosure>
      <Disclosure label={text.look} face={<LettersIcon />} classNames={DRAWER}>
        {() => (
          <Suspense>
            <div className="grid gap-3">
              <ReaderSettings />
            </div>
          </Suspense>
        )}
      </Disclosure>
      <OfflineMark book={book.id} />
    </section>
  );
}

function ReadButtons({ panel }: { panel: string }) {
  const text = useText(readerToolsText);
  const reading = useReading();
  const isWaiting = useStore(reading, (state) => state.isWaiting);
  const phase = useStore(reading, (state) => state.playback.phase);
  const narration = useStore(reading, (state) => state.narration);
  if (phase === 'idle' || phase === 'silent') {
    return (
      <button
        type="button"
        aria-busy={isWaiting || undefined}
        onPointerEnter={reading.prepare}
        onFocus={reading.prepare}
        onClick={() => (phase === 'silent' ? reading.resume() : reading.start(panel))}
        className="bar-button"
      >
        <span className="icon icon-speaker" />
        <span className="bar-label">{text.readToMe}</span>
      </button>
    );
  }
  return narration && <narration.PlayingButtons isPaused={phase === 'paused'} reading={reading} />;
}
