import type { ReactNode } from 'react';
import type { Language } from '../../../shared/language.ts';
import { useText } from '../../../shared/use-language.tsx';
import type { ReadAloud, ReadAloudState } from '../read-aloud/read-aloud.ts';
import { ReadAloudSettings } from '../read-aloud/read-aloud-settings.tsx';
import type { Voices } from '../read-aloud/use-read-aloud.tsx';
import { VoiceNote } from '../read-aloud/voice-note.tsx';
import { ChapterNav } from '../reader/chapter-nav.tsx';
import type { ReadableChapter } from '../reader/readable-book.ts';
import { OfflineMark } from '../shelf/offline-mark.tsx';
import { LengthSwitch } from './length-switch.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { readerToolsText } from './reader-tools-text.ts';
import { type BookMode, READING_FONTS, type ReadingSettings, TEXT_SIZES } from './reading-settings.ts';
import { SegmentedControl } from './segmented-control.tsx';
import { BookmarkIcon, LettersIcon, PauseIcon, StopIcon } from './tool-icons.tsx';
import { useDisclosure } from './use-disclosure.tsx';

type Props = {
  book: string;
  chapters: readonly ReadableChapter[];
  hasShortTexts: boolean;
  /** Number of the chapter that is being read. */
  chapter: number;
  panel: string;
  mode: BookMode;
  /** The languages on the page, in their order. */
  languages: readonly Language[];
  onMode: (mode: BookMode) => void;
  settings: ReadingSettings;
  onChange: (change: Partial<ReadingSettings>) => void;
  sleeps: boolean;
  onSleeps: (sleeps: boolean) => void;
  onVoices: () => void;
  readerName: string | null;
  state: ReadAloudState;
  reading: ReadAloud;
  voices: Voices;
};

/** The bar at the bottom of the viewport: reading aloud, chapters, settings. */
export function ReaderBar(props: Props) {
  const text = useText(readerToolsText);
  const { chapters, chapter } = props;
  return (
    <section aria-label={text.tools} className="reader-bar">
      <VoiceNote state={props.state} readerName={props.readerName} />
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
        {() => <ReaderSettings {...props} />}
      </Drawer>
      <OfflineMark book={props.book} />
    </section>
  );
}

function ReadButtons({ panel, state, reading, voices }: Props) {
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
        onClick={() => (state.phase === 'silent' ? reading.startAtLine(state.line.id) : reading.startAt(panel))}
        className="bar-button"
      >
        <span className="icon icon-speaker" />
        <span className="bar-label">{text.readToMe}</span>
      </button>
    );
  }
  return (
    <>
      {state.phase === 'paused' ? (
        <button type="button" onClick={reading.resume} className="bar-button">
          <span className="icon icon-speaker" />
          <span className="bar-label">{text.resume}</span>
        </button>
      ) : (
        <button type="button" onClick={reading.pause} className="bar-button">
          <PauseIcon />
          <span className="bar-label">{text.pause}</span>
        </button>
      )}
      <button type="button" aria-label={text.stop} onClick={reading.stop} className="bar-button">
        <StopIcon />
      </button>
    </>
  );
}

function ReaderSettings({
  mode,
  languages,
  onMode,
  hasShortTexts,
  settings,
  onChange,
  sleeps,
  onSleeps,
  onVoices,
}: Props) {
  const text = useText(readerToolsText);
  const { lengths, textSize, font, evening } = settings;
  return (
    <div className="grid gap-3">
      <ModeSwitch mode={mode} onChange={onMode} />
      {hasShortTexts && (
        <LengthSwitch
          languages={languages}
          lengths={lengths}
          isLabelVisible
          onChange={(value) => onChange({ lengths: value })}
        />
      )}
      <SegmentedControl
        label={text.textSize}
        isLabelVisible
        options={TEXT_SIZES.map((value) => ({ value, label: text.textSizes[value] }))}
        value={textSize}
        onChange={(value) => onChange({ textSize: value })}
      />
      <SegmentedControl
        label={text.font}
        isLabelVisible
        options={READING_FONTS.map((value) => ({ value, label: text.fonts[value] }))}
        value={font}
        onChange={(value) => onChange({ font: value })}
      />
      <SegmentedControl
        label={text.light}
        isLabelVisible
        options={[
          { value: 'day', label: text.day },
          { value: 'evening', label: text.evening },
        ]}
        value={evening ? 'evening' : 'day'}
        onChange={(value) => onChange({ evening: value === 'evening' })}
      />
      <ReadAloudSettings
        settings={settings}
        onChange={onChange}
        sleeps={sleeps}
        onSleeps={onSleeps}
        isPaged={false}
        onVoices={onVoices}
      />
    </div>
  );
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
