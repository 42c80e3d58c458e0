import type { ReactNode } from 'react';
import { useText } from '../../../shared/use-language.tsx';
import type { ReadAloud, ReadAloudState } from '../read-aloud/read-aloud.ts';
import type { Voices } from '../read-aloud/use-read-aloud.tsx';
import { ChapterNav } from '../reader/chapter-nav.tsx';
import type { ReadableChapter } from '../reader/readable-book.ts';
import { LengthSwitch } from './length-switch.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { readerToolsText } from './reader-tools-text.ts';
import {
  type BookMode,
  READING_FONTS,
  type ReadingSettings,
  SPEEDS,
  type Speed,
  TEXT_SIZES,
} from './reading-settings.ts';
import { SegmentedControl } from './segmented-control.tsx';
import { BookmarkIcon, LettersIcon, PauseIcon, StopIcon } from './tool-icons.tsx';
import { useDisclosure } from './use-disclosure.tsx';

type Props = {
  chapters: readonly ReadableChapter[];
  hasShortTexts: boolean;
  /** Number of the chapter that is being read. */
  chapter: number;
  panel: string;
  mode: BookMode;
  onMode: (mode: BookMode) => void;
  settings: ReadingSettings;
  onChange: (change: Partial<ReadingSettings>) => void;
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
  if (state.phase === 'idle') {
    return (
      <button
        type="button"
        disabled={voices === 'unknown'}
        onClick={() => reading.startAt(panel)}
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

function ReaderSettings({ mode, onMode, hasShortTexts, settings, onChange }: Props) {
  const text = useText(readerToolsText);
  const { length, textSize, font, evening, speed } = settings;
  return (
    <div className="grid gap-3">
      <ModeSwitch mode={mode} onChange={onMode} />
      {hasShortTexts && (
        <LengthSwitch length={length} isLabelVisible onChange={(value) => onChange({ length: value })} />
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
      <SegmentedControl
        label={text.speed}
        isLabelVisible
        options={(Object.keys(SPEEDS) as Speed[]).map((value) => ({ value, label: text.speeds[value] }))}
        value={speed}
        onChange={(value) => onChange({ speed: value })}
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
