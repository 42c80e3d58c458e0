/** Lines read one after the other, as states and events: which one is read, by which source, and when it ends. */
import { chapterOf, type Line, type Word } from '../model/lines.ts';
import type { Faults, Narrator, NarratorEvents, SourceKind } from '../voices/narrator.ts';

export type Pauses = {
  /** The pause from the end of a panel until the next one is shown. */
  readonly turnMs: number;
  /** The pause from then until the panel is read. */
  readonly lookMs: number;
};

/** Why nothing is read any more: the reader stopped it, the book is over, or the chapter that was to be the last is. */
type IdleReason = 'stopped' | 'finished' | 'chapter-end';

export type PlaybackState =
  | { readonly phase: 'idle'; readonly reason: IdleReason }
  /** A line is read; `source` is null until its first sound. */
  | {
      readonly phase: 'speaking';
      readonly line: Line;
      readonly word: Word | null;
      readonly source: SourceKind | null;
    }
  /**
   * A gap between two panels; `line` is the next line. In the book as pages its page is still to be turned at first.
   */
  | { readonly phase: 'between-panels'; readonly line: Line; readonly isTurned: boolean }
  /** Reading is paused; `word` is a single word that was tapped. */
  | { readonly phase: 'paused'; readonly line: Line; readonly word: Word | null }
  /** Nothing can read the line. */
  | { readonly phase: 'silent'; readonly line: Line; readonly faults: Faults };

type PlaybackPorts = {
  readonly narrator: Pick<Narrator, 'speak' | 'prepare' | 'cancel' | 'reset'>;
  /** Calls back after `ms` milliseconds; returns a function that cancels the timer. */
  readonly startTimer: (ms: number, call: () => void) => () => void;
  readonly pauses: () => Pauses;
  /** Whether reading ends with the chapter. */
  readonly stopsAfterChapter: () => boolean;
  readonly onChange: (state: PlaybackState) => void;
};

/** The pause between two lines (docs/product.md §4.4). */
const LINE_GAP_MS = 180;
/** Timeout of the device's voice, a constant plus a time for each character: some engines never report the end. */
const MAX_LINE_MS = 6000;
const MAX_CHARACTER_MS = 320;

export type Playback = {
  /** Reads on from the first line of a panel. */
  readonly start: (panel: string) => void;
  /** Reads on from a line. */
  readonly startAtLine: (id: string) => void;
  /** Says one word of a line, then pauses there. */
  readonly sayWord: (id: string, word: Word) => void;
  readonly pause: () => void;
  /**
   * Repeats the line that is paused, or that nothing could read, from its start: engines resume unreliably inside one.
   */
  readonly resume: () => void;
  readonly stop: () => void;
};

/** A reading in progress: the one place of its state. */
type Session = {
  readonly lines: readonly Line[];
  readonly ports: PlaybackPorts;
  state: PlaybackState;
  /** Callbacks of an earlier turn are ignored. */
  turn: number;
  cancelTimer: () => void;
};

const SILENT_EVENTS: NarratorEvents = { onStart: () => {}, onWord: () => {}, onEnd: () => {}, onSilent: () => {} };

function setState(session: Session, next: PlaybackState): void {
  session.state = next;
  session.ports.onChange(next);
}

function startTimer(session: Session, ms: number, call: () => void): void {
  session.cancelTimer = session.ports.startTimer(ms, call);
}

function cancelLine(session: Session): void {
  session.turn++;
  session.cancelTimer();
  session.cancelTimer = () => {};
  session.ports.narrator.cancel();
}

function speak(session: Session, index: number): void {
  cancelLine(session);
  const line = session.lines[index];
  if (!line) {
    setState(session, { phase: 'idle', reason: 'finished' });
    return;
  }
  setState(session, { phase: 'speaking', line, word: null, source: null });
  session.ports.narrator.speak(line, eventsOf(session, line, index));
}

/** What the narrator reports of a line, as long as no other turn has begun. */
function eventsOf(session: Session, line: Line, index: number): NarratorEvents {
  const ownTurn = session.turn;
  const inTurn =
    <Values extends readonly unknown[]>(call: (...values: Values) => void) =>
    (...values: Values) => {
      if (ownTurn === session.turn) call(...values);
    };
  let source: SourceKind | null = null;
  const onEnd = inTurn(() => {
    cancelLine(session);
    waitAfter(session, index);
  });
  return {
    onStart: inTurn((kind) => {
      source = kind;
      setState(session, { phase: 'speaking', line, word: null, source });
      session.cancelTimer();
      if (kind === 'device') startTimer(session, MAX_LINE_MS + line.text.length * MAX_CHARACTER_MS, onEnd);
      const next = session.lines[index + 1];
      if (next) session.ports.narrator.prepare(next);
    }),
    onWord: inTurn((word) => setState(session, { phase: 'speaking', line, word, source })),
    onEnd,
    onSilent: inTurn((faults) => {
      cancelLine(session);
      setState(session, { phase: 'silent', line, faults });
    }),
  };
}

/** Waits between a line and the next one, or ends after it. */
function waitAfter(session: Session, index: number): void {
  const line = session.lines[index];
  const next = session.lines[index + 1];
  if (!line || !next) {
    setState(session, { phase: 'idle', reason: 'finished' });
    return;
  }
  const speakNext = () => speak(session, index + 1);
  if (next.panel === line.panel) {
    startTimer(session, LINE_GAP_MS, speakNext);
    return;
  }
  if (chapterOf(next) !== chapterOf(line) && session.ports.stopsAfterChapter()) {
    setState(session, { phase: 'idle', reason: 'chapter-end' });
    return;
  }
  const { turnMs, lookMs } = session.ports.pauses();
  const look = () => {
    setState(session, { phase: 'between-panels', line: next, isTurned: true });
    startTimer(session, lookMs, speakNext);
  };
  if (turnMs === 0) {
    look();
    return;
  }
  setState(session, { phase: 'between-panels', line: next, isTurned: false });
  startTimer(session, turnMs, look);
}

function startAtIndex(session: Session, index: number): void {
  if (index < 0) return;
  session.ports.narrator.reset();
  speak(session, index);
}

function sayWord(session: Session, id: string, word: Word): void {
  const line = session.lines.find((each) => each.id === id);
  if (!line) return;
  cancelLine(session);
  setState(session, { phase: 'paused', line, word });
  const text = line.text.slice(word.start, word.start + word.length);
  session.ports.narrator.speak({ ...line, text, within: { text: line.text, word } }, SILENT_EVENTS);
}

function pause(session: Session): void {
  if (session.state.phase !== 'speaking' && session.state.phase !== 'between-panels') return;
  const { line } = session.state;
  cancelLine(session);
  setState(session, { phase: 'paused', line, word: null });
}

/** Reads lines one after the other, through the ports. Silent until it is asked to start. */
export function createPlayback(lines: readonly Line[], ports: PlaybackPorts): Playback {
  const session: Session = {
    lines,
    ports,
    state: { phase: 'idle', reason: 'stopped' },
    turn: 0,
    cancelTimer: () => {},
  };
  return {
    start: (panel) =>
      startAtIndex(
        session,
        lines.findIndex((line) => line.panel === panel),
      ),
    startAtLine: (id) =>
      startAtIndex(
        session,
        lines.findIndex((line) => line.id === id),
      ),
    sayWord: (id, word) => sayWord(session, id, word),
    pause: () => pause(session),
    resume() {
      const { state } = session;
      if (state.phase === 'paused' || state.phase === 'silent') startAtIndex(session, lines.indexOf(state.line));
    },
    stop() {
      cancelLine(session);
      setState(session, { phase: 'idle', reason: 'stopped' });
    },
  };
}

/** The line whose place the page shows; null while the page of the line before is still open. */
export function getFollowedLine(state: PlaybackState): Line | null {
  if (state.phase === 'idle' || (state.phase === 'between-panels' && !state.isTurned)) return null;
  return state.line;
}
