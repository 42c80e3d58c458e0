import type { ReactNode } from 'react';
import { useText } from '../../../shared/use-language.tsx';
import type { ReadAloud, ReadAloudState } from '../read-aloud/read-aloud.ts';
import type { Voices } from '../read-aloud/use-read-aloud.tsx';
import { ChapterMarks } from '../reader/chapter-nav.tsx';
import type { ReadableChapter } from '../reader/readable-book.ts';
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
import { Choice } from './segmented-control.tsx';
import { BookmarkMark, LettersMark, PauseMark, StopMark } from './tool-icons.tsx';
import { useDisclosure } from './use-disclosure.tsx';

type Props = {
  chapters: readonly ReadableChapter[];
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

/** The voice, the chapters, the letters: a bar at the window's foot. */
export function ReaderBar(props: Props) {
  const text = useText(readerToolsText);
  const { chapters, chapter } = props;
  return (
    <section aria-label={text.tools} className="reader-bar">
      <ReadButtons {...props} />
      <Drawer
        label={text.chapterOf(chapter, chapters.length)}
        face={<BookmarkMark />}
        caption={`${chapter}`}
        narrowOnly
      >
        {(close) => <ChapterMarks chapters={chapters} current={chapter} className="chapter-list" onGo={close} />}
      </Drawer>
      <Drawer label={text.look} face={<LettersMark />}>
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
        <span className="mark mark-speaker" />
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
        <span className="mark mark-speaker" />
        <span className="bar-label">{text.readToMe}</span>
      </button>
    );
  }
  return (
    <>
      {state.phase === 'paused' ? (
        <button type="button" onClick={reading.resume} className="bar-button">
          <span className="mark mark-speaker" />
          <span className="bar-label">{text.resume}</span>
        </button>
      ) : (
        <button type="button" onClick={reading.pause} className="bar-button">
          <PauseMark />
          <span className="bar-label">{text.pause}</span>
        </button>
      )}
      <button type="button" aria-label={text.stop} onClick={reading.stop} className="bar-button">
        <StopMark />
      </button>
    </>
  );
}

function ReaderSettings({ mode, onMode, settings, onChange }: Props) {
  const text = useText(readerToolsText);
  const { textSize, font, evening, speed } = settings;
  return (
    <div className="grid gap-3">
      <ModeSwitch mode={mode} onChoose={onMode} />
      <Choice
        label={text.textSize}
        labelShown
        options={TEXT_SIZES.map((value) => ({ value, label: text.textSizes[value] }))}
        chosen={textSize}
        onChoose={(value) => onChange({ textSize: value })}
      />
      <Choice
        label={text.font}
        labelShown
        options={READING_FONTS.map((value) => ({ value, label: text.fonts[value] }))}
        chosen={font}
        onChoose={(value) => onChange({ font: value })}
      />
      <Choice
        label={text.light}
        labelShown
        options={[
          { value: 'day', label: text.day },
          { value: 'evening', label: text.evening },
        ]}
        chosen={evening ? 'evening' : 'day'}
        onChoose={(value) => onChange({ evening: value === 'evening' })}
      />
      <Choice
        label={text.speed}
        labelShown
        options={(Object.keys(SPEEDS) as Speed[]).map((value) => ({ value, label: text.speeds[value] }))}
        chosen={speed}
        onChoose={(value) => onChange({ speed: value })}
      />
    </div>
  );
}

type DrawerProps = {
  label: string;
  face: ReactNode;
  caption?: string;
  narrowOnly?: boolean;
  children: (close: () => void) => ReactNode;
};

/** A button of the bar that opens a sheet above it, until Escape or a tap elsewhere. */
function Drawer({ label, face, caption, narrowOnly = false, children }: DrawerProps) {
  const { open, toggle, close, root, button, id } = useDisclosure<HTMLDivElement>();
  return (
    <div ref={root} className={narrowOnly ? 'xl:hidden' : ''}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
        className="bar-button"
      >
        {face}
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
