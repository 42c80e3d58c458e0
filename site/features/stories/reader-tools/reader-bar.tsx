import { lazy, type ReactNode, Suspense } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { BookmarkIcon, LettersIcon } from '../controls/tool-icons.tsx';
import { useDisclosure } from '../controls/use-disclosure.tsx';
import type { Reading } from '../read-aloud/use-read-aloud.tsx';
import type { ReadableChapter } from '../readable/readable-book.ts';
import { OfflineMark } from '../shelf/offline-mark.tsx';
import { readerToolsText } from '../text/reader-tools-text.ts';
import { ChapterNav } from './chapter-nav.tsx';
import type { ReaderSettingsProps } from './reader-settings.tsx';

const ReaderSettings = lazy(() =>
  import('./reader-settings.tsx').then((module) => ({ default: module.ReaderSettings })),
);

type Props = ReaderSettingsProps & {
  book: string;
  chapters: readonly ReadableChapter[];
  /** Number of the chapter that is being read. */
  chapter: number;
  panel: string;
} & Reading;

/** The bar at the bottom of the viewport: reading aloud, chapters, settings. */
export function ReaderBar(props: Props) {
  const text = useText(readerToolsText);
  const { chapters, chapter } = props;
  return (
    <section aria-label={text.tools} className="reader-bar">
      {props.note}
      <ReadButtons {...props} />
      <Drawer
        label={text.chapterOf(chapter, chapters.length)}
        icon={<BookmarkIcon />}
        caption={`${chapter}`}
        isNarrowOnly
      >
        {(close) => <ChapterNav chapters={chapters} current={chapter} className="chapter-list" onFollow={close} />}
      </Drawer>
      <Drawer label={text.look} icon={<LettersIcon />}>
        {() => (
          <Suspense>
            <ReaderSettings {...props} />
          </Suspense>
        )}
      </Drawer>
      <OfflineMark book={props.book} />
    </section>
  );
}

function ReadButtons({ panel, state, reading, voices, isWaiting, PlayingButtons }: Props) {
  const text = useText(readerToolsText);
  if (typeof voices === 'object') {
    return (
      <button type="button" disabled className="bar-button">
        <span className="icon icon-speaker" />
        <span className="bar-label">{text.noVoice[voices.missing]}</span>
      </button>
    );
  }
  if (state.phase === 'idle' || state.phase === 'silent') {
    return (
      <button
        type="button"
        disabled={voices === 'unknown'}
        aria-busy={isWaiting || undefined}
        onPointerEnter={reading.prepare}
        onFocus={reading.prepare}
        onClick={() => (state.phase === 'silent' ? reading.startAtLine(state.line.id) : reading.startAt(panel))}
        className="bar-button"
      >
        <span className="icon icon-speaker" />
        <span className="bar-label">{text.readToMe}</span>
      </button>
    );
  }
  return PlayingButtons && <PlayingButtons state={state} reading={reading} />;
}

type DrawerProps = {
  label: string;
  icon: ReactNode;
  caption?: string;
  isNarrowOnly?: boolean;
  children: (close: () => void) => ReactNode;
};

/** A button of the bar that opens a panel above it. */
function Drawer({ label, icon, caption, isNarrowOnly = false, children }: DrawerProps) {
  const { open, toggle, close, root, button, id } = useDisclosure<HTMLDivElement>();
  return (
    <div ref={root} className={isNarrowOnly ? 'xl:hidden' : ''}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
        className="bar-button"
      >
        {icon}
        {caption && (
          <span aria-hidden="true" className="font-display">
            {caption}
          </span>
        )}
      </button>
      {open && (
        <section id={id} aria-label={label} className="drawer">
          {children(close)}
        </section>
      )}
    </div>
  );
}
