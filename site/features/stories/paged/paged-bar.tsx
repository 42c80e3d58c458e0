import type { Language } from '../../../shared/language/language.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { chooseLight } from '../../../shared/page/choose-light.client.ts';
import { useEvening } from '../../../shared/page/use-evening.tsx';
import { LengthSwitch } from '../controls/length-switch.tsx';
import { ModeSwitch } from '../controls/mode-switch.tsx';
import { useDisclosure } from '../controls/use-disclosure.tsx';
import { ReadAloudSettings } from '../read-aloud/read-aloud-settings.tsx';
import type { Reading } from '../read-aloud/use-read-aloud.tsx';
import { type BookMode, type ReadingSettings, TEXT_SIZES } from '../settings/reading-settings.ts';
import { SegmentedControl } from '../settings/segmented-control.tsx';
import { OfflineMark } from '../shelf/offline-mark.tsx';
import { readerSettingsText } from '../text/reader-settings-text.ts';
import { readerToolsText } from '../text/reader-tools-text.ts';
import { pagedText } from './paged-text.ts';
import type { Command } from './turn.ts';

type Props = Reading & {
  book: string;
  /** The shown page, from 0. */
  page: number;
  pages: number;
  mode: BookMode;
  onMode: (mode: BookMode) => void;
  languages: readonly Language[];
  hasShortTexts: boolean;
  settings: ReadingSettings;
  onChange: (change: Partial<ReadingSettings>) => void;
  stopsAfterChapter: boolean;
  onStopsAfterChapter: (stopsAfterChapter: boolean) => void;
  onVoices: () => void;
  showsWords: boolean;
  onWords: (shows: boolean) => void;
  /** The panel that reading aloud begins with. */
  panel: string;
  onCommand: (command: Command) => void;
  /** Opens the picture of the page enlarged; null on a page without one. */
  onCloseUp: (() => void) | null;
  /** Whether the page has been read, so that its hidden thing may be looked for. */
  isRead: boolean;
};

/** The strip under the pages: nothing of it ever covers them. */
export function PagedBar(props: Props) {
  const { page, pages, showsWords, onWords, onCommand, onCloseUp, isRead } = props;
  const text = useText(pagedText);
  return (
    <div className="paged-bar">
      <BarButton label={text.close} onPress={() => onCommand('close')}>
        <path d="M6 6c4 4.100 8 8 12 12M18 6C14 10 10 14 6 18" />
      </BarButton>
      <Menu {...props} />
      <BarButton label={text.wordsHidden} pressed={!showsWords} onPress={() => onWords(!showsWords)}>
        <path d="M2.500 12c2.600-4.300 5.700-6.300 9.500-6.300s6.900 2 9.500 6.300c-2.600 4.300-5.700 6.300-9.500 6.300S5.100 16.300 2.500 12Z" />
        <path d="M12 9.200a2.800 2.800 0 1 0 .01 0Z" />
      </BarButton>
      <ReadButton {...props} />
      <BarButton
        label={isRead ? text.lookForIt : text.closeUp}
        disabled={!onCloseUp}
        isOffered={isRead && onCloseUp !== null}
        onPress={() => onCloseUp?.()}
      >
        <path d="M10.400 4.200c3.600 0 6.300 2.700 6.200 6.200s-2.700 6.300-6.300 6.200-6.100-2.700-6.100-6.200 2.600-6.200 6.200-6.200ZM15 15.100c1.900 1.700 3.500 3.300 5.100 5" />
      </BarButton>
      <OfflineMark book={props.book} />
      {props.note}
      <span className="paged-count" aria-hidden="true">
        {page + 1}/{pages}
      </span>
      <BarButton label={text.previous} disabled={page === 0} onPress={() => onCommand('previous')}>
        <path d="M15 5c-2.500 2.200-4.800 4.500-7 7 2.200 2.500 4.500 4.800 7 7" />
      </BarButton>
      <BarButton label={text.next} disabled={page === pages - 1} onPress={() => onCommand('next')}>
        <path d="M9 5c2.500 2.200 4.800 4.500 7 7-2.200 2.500-4.500 4.800-7 7" />
      </BarButton>
    </div>
  );
}

function ReadButton({ reading, state, voices, isWaiting, panel }: Props) {
  const text = useText(readerToolsText);
  if (voices !== 'present') return null;
  const { phase } = state;
  // A gloss word that is heard by itself pauses the reading.
  const isReading = phase === 'speaking' || phase === 'between-panels';
  const start = () => {
    if (phase === 'paused') reading.resume();
    else if (phase === 'silent') reading.startAtLine(state.line.id);
    else reading.startAt(panel);
  };
  return (
    <BarButton
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

function Menu({
  mode,
  onMode,
  languages,
  hasShortTexts,
  settings,
  onChange,
  stopsAfterChapter,
  onStopsAfterChapter,
  onVoices,
}: Props) {
  const tools = useText(readerToolsText);
  const words = useText(readerSettingsText);
  const text = useText(pagedText);
  const evening = useEvening();
  const { open, toggle, root, button, id } = useDisclosure<HTMLDivElement>();
  return (
    <div ref={root} data-paged-menu="" className="paged-menu">
      <button
        ref={button}
        type="button"
        aria-label={tools.look}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
        className="paged-button font-display"
      >
        <span aria-hidden="true">가A</span>
      </button>
      {open && (
        <section id={id} aria-label={tools.look} className="paged-sheet-menu">
          <ModeSwitch mode={mode} onChange={onMode} />
          {hasShortTexts && (
            <LengthSwitch
              languages={languages}
              lengths={settings.lengths}
              isLabelVisible
              onChange={(lengths) => onChange({ lengths })}
            />
          )}
          <SegmentedControl
            label={words.textSize}
            isLabelVisible
            options={TEXT_SIZES.map((value) => ({ value, label: words.textSizes[value] }))}
            value={settings.textSize}
            onChange={(value) => onChange({ textSize: value })}
          />
          <SegmentedControl
            label={words.light}
            isLabelVisible
            options={[
              { value: 'day', label: words.day },
              { value: 'evening', label: words.evening },
            ]}
            value={evening ? 'evening' : 'day'}
            onChange={chooseLight}
          />
          <ReadAloudSettings
            settings={settings}
            onChange={onChange}
            stopsAfterChapter={stopsAfterChapter}
            onStopsAfterChapter={onStopsAfterChapter}
            isPaged
            onVoices={onVoices}
          />
          {document.fullscreenEnabled && (
            <button type="button" className="page-link-button" onClick={toggleFullScreen}>
              {text.fullScreen}
            </button>
          )}
        </section>
      )}
    </div>
  );
}

/** A browser that refuses leaves the book as it is: the pages fill the window all the same. */
function toggleFullScreen(): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  change.catch(() => {});
}

type BarButtonProps = {
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
  onIntent?: () => void;
};

function BarButton({
  label,
  onPress,
  children,
  disabled = false,
  pressed,
  isOffered = false,
  isBusy = false,
  onIntent,
}: BarButtonProps) {
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
      onClick={() => !disabled && onPress()}
      className="paged-button"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {children}
      </svg>
    </button>
  );
}
