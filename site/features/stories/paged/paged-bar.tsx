import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { useStore } from '../../../shared/page/use-store.tsx';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { Disclosure } from '../reading/disclosure.tsx';
import { showOver, useReader } from '../reading/reader-context.tsx';
import { ReaderSettings } from '../reading/reader-settings.tsx';
import { readerToolsText } from '../reading/reader-tools-text.ts';
import { Icon } from '../reading/tool-icons.tsx';
import { ReadingNote, useReading } from '../reading/use-reading.tsx';
import { OfflineMark } from '../shelf/offline-mark.tsx';
import { addKnownTool, isKnownTool, KNOWN_TOOLS_KEY, type Tool } from './known-tools.ts';
import { pagedText } from './paged-text.ts';
import type { Command } from './turn.ts';

type Props = {
  /** The shown page, from 0. */
  page: number;
  pages: number;
  /** The chapter that the page belongs to; null before the first. */
  chapter: number | null;
  onChapter: (chapter: number) => void;
  showsWords: boolean;
  onWords: (shows: boolean) => void;
  /** The panel of the page; null on a page without one. */
  panel: string | null;
  onCommand: (command: Command) => void;
  /** Whether the page has been read, so that its hidden thing may be looked for. */
  isRead: boolean;
};

/**
 * The strip under the pages: nothing of it ever covers them, and no button moves when notes come and go, which have a
 * part of their own.
 */
export function PagedBar(props: Props) {
  const { page, pages, showsWords, onWords, panel, onCommand, isRead } = props;
  const reader = useReader();
  const text = useText(pagedText);
  return (
    <div className="paged-bar">
      <BarButton tool="close" label={text.close} onPress={() => onCommand('close')}>
        <path d="M6 6c4 4.100 8 8 12 12M18 6C14 10 10 14 6 18" />
      </BarButton>
      <Menu />
      <BarButton tool="words" label={text.wordsHidden} pressed={!showsWords} onPress={() => onWords(!showsWords)}>
        <path d="M2.500 12c2.600-4.300 5.700-6.300 9.500-6.300s6.900 2 9.500 6.300c-2.600 4.300-5.700 6.300-9.500 6.300S5.100 16.300 2.500 12Z" />
        <path d="M12 9.200a2.800 2.800 0 1 0 .01 0Z" />
      </BarButton>
      <ReadButton panel={panel} />
      <BarButton
        tool={isRead ? 'lookForIt' : 'closeUp'}
        label={isRead ? text.lookForIt : text.closeUp}
        disabled={panel === null}
        isOffered={isRead && panel !== null}
        onPress={() => showOver(reader, { picture: panel })}
      >
        <path d="M10.400 4.200c3.600 0 6.300 2.700 6.200 6.200s-2.700 6.300-6.300 6.200-6.100-2.700-6.100-6.200 2.600-6.200 6.200-6.200ZM15 15.100c1.900 1.700 3.500 3.300 5.100 5" />
      </BarButton>
      <div className="paged-notes">
        <OfflineMark book={reader.book.id} />
        <ReadingNote />
      </div>
      <Chapters {...props} />
      <BarButton label={text.previous} disabled={page === 0} onPress={() => onCommand('previous')}>
        <path d="M15 5c-2.500 2.200-4.800 4.500-7 7 2.200 2.500 4.500 4.800 7 7" />
      </BarButton>
      <BarButton label={text.next} disabled={page === pages - 1} onPress={() => onCommand('next')}>
        <path d="M9 5c2.500 2.200 4.800 4.500 7 7-2.200 2.500-4.500 4.800-7 7" />
      </BarButton>
    </div>
  );
}

function ReadButton({ panel }: Pick<Props, 'panel'>) {
  const text = useText(readerToolsText);
  const reading = useReading();
  const { book } = useReader();
  const isWaiting = useStore(reading, (state) => state.isWaiting);
  const phase = useStore(reading, (state) => state.playback.phase);
  // A gloss word that is heard by itself pauses the reading.
  const isReading = phase === 'speaking' || phase === 'between-panels';
  const start = () => {
    if (phase === 'idle') reading.start(panel ?? book.chapters[0]?.panels[0]?.id ?? '');
    else reading.resume();
  };
  return (
    <BarButton
      tool={isReading ? 'stop' : 'read'}
      label={isReading ? text.stop : phase === 'paused' ? text.resume : text.readToMe}
      isBusy={isWaiting}
      onIntent={reading.prepare}
      onPress={isReading ? reading.stop : start}
    >
      {isReading ? (
        <path d="M6.600 6.800c3.700-.4 7.200-.3 10.800.1.3 3.500.3 7-.1 10.400-3.500.4-7.100.4-10.600-.1-.4-3.500-.4-6.900-.1-10.400Z" />
      ) : (
        <path d="M4 9.500h3.500L12 5.500v13L7.500 14.500H4ZM15.500 9c1.300 1.900 1.300 4.100 0 6M18.300 6.800c2.500 3.300 2.500 7.100 0 10.400" />
      )}
    </BarButton>
  );
}

/** The number of the page, and under it the way to each chapter. */
function Chapters({ page, pages, chapter: current, onChapter }: Props) {
  const { language } = useLanguage();
  const { book } = useReader();
  const text = useText(pagedText);
  return (
    <Disclosure
      label={text.chaptersAt(page + 1, pages)}
      face={
        <span aria-hidden="true">
          {page + 1}/{pages}
        </span>
      }
      classNames={{ button: 'paged-button paged-count', content: 'paged-sheet-menu paged-chapters' }}
    >
      {(close) => (
        <ol>
          {book.chapters.map(({ number, title }) => (
            <li key={number}>
              <button
                type="button"
                aria-current={number === current ? 'step' : undefined}
                onClick={() => {
                  close();
                  onChapter(number);
                }}
                className="chapter-link"
              >
                <span className="chapter-number">{number}</span>
                <span className="chapter-name">{title[language]}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </Disclosure>
  );
}

function Menu() {
  const tools = useText(readerToolsText);
  const text = useText(pagedText);
  const learn = useLearnTool();
  return (
    <Disclosure
      label={tools.look}
      face={
        <>
          <span aria-hidden="true" className="paged-letters">
            가A
          </span>
          <ToolWord tool="look" />
        </>
      }
      onOpen={() => learn('look')}
      classNames={{ root: 'paged-menu', button: 'paged-button font-display', content: 'paged-sheet-menu' }}
    >
      {() => (
        <>
          <ReaderSettings isPaged />
          {document.fullscreenEnabled && (
            <button type="button" className="page-link-button" onClick={toggleFullScreen}>
              {text.fullScreen}
            </button>
          )}
        </>
      )}
    </Disclosure>
  );
}

/** A browser that refuses leaves the book as it is: the pages fill the window all the same. */
function toggleFullScreen(): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  change.catch(() => {});
}

/** Has the word under a button go from now on. */
function useLearnTool(): (tool: Tool) => void {
  const [, store] = useStoredText(KNOWN_TOOLS_KEY);
  return (tool) => store((known) => addKnownTool(known, tool));
}

/** The word under a button that was never used. Its name says it to screen readers. */
function ToolWord({ tool }: { tool: Tool }) {
  const [known] = useStoredText(KNOWN_TOOLS_KEY);
  const text = useText(pagedText);
  if (isKnownTool(known, tool)) return null;
  return (
    <span aria-hidden="true" className="paged-tool-word">
      {text.toolWords[tool]}
    </span>
  );
}

type BarButtonProps = {
  /** What a word under the button explains until it was used once; an arrow needs none. */
  tool?: Tool;
  label: string;
  onPress: () => void;
  children: React.ReactNode;
  disabled?: boolean;
  pressed?: boolean;
  /** Whether the button stands out. */
  isOffered?: boolean;
  /** Whether what the press asked for is still loading. */
  isBusy?: boolean;
  /** Runs when a press is likely. */
  onIntent?: (() => void) | undefined;
};

function BarButton({
  tool,
  label,
  onPress,
  children,
  disabled = false,
  pressed,
  isOffered = false,
  isBusy = false,
  onIntent,
}: BarButtonProps) {
  const learn = useLearnTool();
  const press = () => {
    if (disabled) return;
    if (tool) learn(tool);
    onPress();
  };
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      aria-busy={isBusy || undefined}
      data-offered={isOffered ? '' : undefined}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={press}
      className="paged-button"
    >
      <Icon>{children}</Icon>
      {tool && <ToolWord tool={tool} />}
    </button>
  );
}
