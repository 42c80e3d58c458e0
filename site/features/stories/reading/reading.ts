/**
 * Reading aloud and the settings of reading, in either view of a book. This file is a store that can be pressed before
 * what reads is loaded; what it loads and hears are ports.
 *
 * @packageDocumentation
 */
import type { Language } from '../../../shared/language/language.ts';
import { createStore, type ReadableStore } from '../../../shared/page/store.ts';
import type { ReadableBook } from '../model/readable-book.ts';
import type { Playback, PlaybackState } from './playback.ts';

/** What the sources know about who reads a line. */
export type LineReader = {
  /** Name of the family's voice that reads it; null where none does. */
  readonly voiceName: string | null;
  /** Whether the narration could not be fetched, so that another source reads it. */
  readonly isPackOutOfReach: boolean;
};

/** What is on the page and can be read. */
export type PageText = {
  readonly book: ReadableBook;
  /** The languages on the page, in their order. */
  readonly languages: readonly Language[];
  /** Whether the book lies open as pages. */
  readonly isPaged: boolean;
};

type ReadingState<Narration> = {
  /** What is on the page; null until it is opened. */
  readonly text: PageText | null;
  readonly playback: PlaybackState;
  readonly lineReader: LineReader;
  /** Whether reading ends with the chapter. For this visit only. */
  readonly stopsAfterChapter: boolean;
  /** Whether a start waits for what reads. */
  readonly isWaiting: boolean;
  /** What reads, with its views; null until it is loaded. */
  readonly narration: Narration | null;
  /** Whether it could not be loaded. The next start tries again. */
  readonly hasFailed: boolean;
};

export type TextPorts = {
  /** Whether reading ends with the chapter, asked when a chapter is over. */
  readonly stopsAfterChapter: () => boolean;
  readonly onChange: (playback: PlaybackState, lineReader: LineReader) => void;
  /** The lines of the text have changed: what was opened is of no use any more. */
  readonly onStale: () => void;
};

/** A text that can be read. */
export type OpenText = Pick<Playback, 'start' | 'pause' | 'resume' | 'stop'> & {
  /** Lights the line once more, after the page has turned to it. */
  readonly light: () => void;
  readonly close: () => void;
};

export type TextOpener = { readonly openText: (text: PageText, ports: TextPorts) => Promise<OpenText> };

export type ReadingPorts<Narration> = {
  /** Loads what reads. */
  readonly load: () => Promise<Narration>;
};

export type Reading<Narration> = ReadableStore<ReadingState<Narration>> &
  Omit<OpenText, 'close'> & {
    /** Makes a text the one that is read. Returns a function that closes it; what is read falls silent. */
    readonly open: (text: PageText) => () => void;
    /** Loads what reads, because a start is likely. */
    readonly prepare: () => void;
    readonly setStopsAfterChapter: (stopsAfterChapter: boolean) => void;
  };

/** A text on the page; `opened` is null until what reads has opened it. */
type CurrentText = { readonly text: PageText; opened: OpenText | null; isOpening: boolean };

const INITIAL: ReadingState<never> = {
  text: null,
  playback: { phase: 'idle', reason: 'stopped' },
  lineReader: { voiceName: null, isPackOutOfReach: false },
  stopsAfterChapter: false,
  isWaiting: false,
  narration: null,
  hasFailed: false,
};

/**
 * Silent until it is asked to start. A start before the code is loaded takes effect once it is, unless it is stopped.
 */
export function createReading<Narration extends TextOpener>(ports: ReadingPorts<Narration>): Reading<Narration> {
  const { set, ...readable } = createStore<ReadingState<Narration>>(INITIAL);
  let current: CurrentText | null = null;
  /** The panel of the start that waits. */
  let waiting: string | null = null;

  function wait(panel: string | null): void {
    waiting = panel;
    const isWaiting = panel !== null;
    if (isWaiting !== readable.getState().isWaiting) set({ isWaiting });
  }

  async function openCurrent(target: CurrentText): Promise<void> {
    const narration = await ports.load();
    set({ narration, hasFailed: false });
    const opened = await narration.openText(target.text, {
      stopsAfterChapter: () => readable.getState().stopsAfterChapter,
      onChange: (playback, lineReader) => set({ playback, lineReader }),
      onStale: () => close(target),
    });
    if (current !== target) {
      opened.close();
      return;
    }
    target.opened = opened;
    const panel = waiting;
    wait(null);
    if (panel !== null) opened.start(panel);
  }

  function prepare(): void {
    const target = current;
    if (!target || target.opened || target.isOpening) return;
    target.isOpening = true;
    openCurrent(target)
      .catch(() => {
        set({ hasFailed: true });
        if (current === target) wait(null);
      })
      .finally(() => {
        target.isOpening = false;
      });
  }

  /** Silences a text. It is opened again by the next start. */
  function close(target: CurrentText): void {
    target.opened?.stop();
    target.opened?.close();
    target.opened = null;
  }

  return {
    ...readable,
    open(text) {
      const target: CurrentText = { text, opened: null, isOpening: false };
      current = target;
      set({ text });
      if (waiting !== null) prepare();
      return () => {
        wait(null);
        close(target);
        if (current !== target) return;
        current = null;
        set({ text: null });
      };
    },
    prepare,
    start(panel) {
      if (current?.opened) {
        current.opened.start(panel);
        return;
      }
      wait(panel);
      prepare();
    },
    pause() {
      wait(null);
      current?.opened?.pause();
    },
    resume: () => current?.opened?.resume(),
    stop() {
      wait(null);
      current?.opened?.stop();
    },
    light: () => current?.opened?.light(),
    setStopsAfterChapter: (stopsAfterChapter) => set({ stopsAfterChapter }),
  };
}
