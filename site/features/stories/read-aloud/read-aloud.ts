import type { Line, Word } from './lines.ts';
import type { Faults, Narrator, NarratorEvents, SourceKind } from './narrator.ts';
import type { Pauses } from './pauses.ts';

/** Why nothing is read any more: the reader stopped it, the book is over, or the chapter that was to be the last is. */
export type IdleReason = 'stopped' | 'finished' | 'chapter-end';

export type ReadAloudState =
  | { readonly phase: 'idle'; readonly reason: IdleReason }
  /** `source` is null until the first sound. */
  | {
      readonly phase: 'speaking';
      readonly line: Line;
      readonly word: Word | null;
      readonly source: SourceKind | null;
    }
  /** A gap between two panels; `line` is the next line. In the book as pages its page is still to be turned at first. */
  | { readonly phase: 'between-panels'; readonly line: Line; readonly isTurned: boolean }
  /** `word`: a single word that was tapped. */
  | { readonly phase: 'paused'; readonly line: Line; readonly word: Word | null }
  /** Nothing can read the line. */
  | { readonly phase: 'silent'; readonly line: Line; readonly faults: Faults };

export type ReadAloudPorts = {
  readonly narrator: Pick<Narrator, 'speak' | 'prepare' | 'cancel' | 'reset'>;
  /** Calls back after `ms` milliseconds; returns a function that cancels the timer. */
  readonly startTimer: (ms: number, call: () => void) => () => void;
  readonly pauses: () => Pauses;
  /** Whether reading ends with the chapter. */
  readonly stopsAfterChapter: () => boolean;
  readonly onChange: (state: ReadAloudState) => void;
};

/** docs/product.md §4.4. */
const LINE_GAP_MS = 180;
/** Timeout of the device's voice, a constant plus a time for each character: some engines never report the end. */
const MAX_LINE_MS = 6000;
const MAX_CHARACTER_MS = 320;

export type ReadAloud = {
  /** Reads on from the first line of a panel. */
  readonly startAt: (panel: string) => void;
  /** Reads on from a line. */
  readonly startAtLine: (id: string) => void;
  /** Says one word of a line, then pauses there. */
  readonly sayWord: (id: string, word: Word) => void;
  readonly pause: () => void;
  /** Repeats the paused line from its start: engines do not resume reliably inside an utterance. */
  readonly resume: () => void;
  readonly stop: () => void;
};

const chapterOf = ({ panel }: Line) => panel.split('-')[0];

/** A reading in progress: the one place of its state. */
type Run = {
  readonly lines: readonly Line[];
  readonly ports: ReadAloudPorts;
  state: ReadAloudState;
  /** Callbacks of an earlier turn are ignored. */
  turn: number;
  cancelTimer: () => void;
};

const SILENT_EVENTS: NarratorEvents = { onStart: () => {}, onWord: () => {}, onEnd: () => {}, onSilent: () => {} };

function setState(run: Run, next: ReadAloudState): void {
  run.state = next;
  run.ports.onChange(next);
}

function startTimer(run: Run, ms: number, call: () => void): void {
  run.cancelTimer = run.ports.startTimer(ms, call);
}

function cancelLine(run: Run): void {
  run.turn++;
  run.cancelTimer();
  run.cancelTimer = () => {};
  run.ports.narrator.cancel();
}

function speak(run: Run, index: number): void {
  cancelLine(run);
  const line = run.lines[index];
  if (!line) {
    setState(run, { phase: 'idle', reason: 'finished' });
    return;
  }
  setState(run, { phase: 'speaking', line, word: null, source: null });
  run.ports.narrator.speak(line, eventsOf(run, line, index));
}

/** What the narrator reports of a line, as long as no other turn has begun. */
function eventsOf(run: Run, line: Line, index: number): NarratorEvents {
  const ownTurn = run.turn;
  const inTurn =
    <Values extends readonly unknown[]>(call: (...values: Values) => void) =>
    (...values: Values) => {
      if (ownTurn === run.turn) call(...values);
    };
  let source: SourceKind | null = null;
  const onEnd = inTurn(() => {
    cancelLine(run);
    waitAfter(run, index);
  });
  return {
    onStart: inTurn((kind) => {
      source = kind;
      setState(run, { phase: 'speaking', line, word: null, source });
      run.cancelTimer();
      if (kind === 'device') startTimer(run, MAX_LINE_MS + line.text.length * MAX_CHARACTER_MS, onEnd);
      const next = run.lines[index + 1];
      if (next) run.ports.narrator.prepare(next);
    }),
    onWord: inTurn((word) => setState(run, { phase: 'speaking', line, word, source })),
    onEnd,
    onSilent: inTurn((faults) => {
      cancelLine(run);
      setState(run, { phase: 'silent', line, faults });
    }),
  };
}

/** Waits between a line and the next one, or ends after it. */
function waitAfter(run: Run, index: number): void {
  const line = run.lines[index];
  const next = run.lines[index + 1];
  if (!line || !next) {
    setState(run, { phase: 'idle', reason: 'finished' });
    return;
  }
  const speakNext = () => speak(run, index + 1);
  if (next.panel === line.panel) {
    startTimer(run, LINE_GAP_MS, speakNext);
    return;
  }
  if (chapterOf(next) !== chapterOf(line) && run.ports.stopsAfterChapter()) {
    setState(run, { phase: 'idle', reason: 'chapter-end' });
    return;
  }
  const { turnMs, lookMs } = run.ports.pauses();
  const look = () => {
    setState(run, { phase: 'between-panels', line: next, isTurned: true });
    startTimer(run, lookMs, speakNext);
  };
  if (turnMs === 0) {
    look();
    return;
  }
  setState(run, { phase: 'between-panels', line: next, isTurned: false });
  startTimer(run, turnMs, look);
}

function startAtIndex(run: Run, index: number): void {
  if (index < 0) return;
  run.ports.narrator.reset();
  speak(run, index);
}

function sayWord(run: Run, id: string, word: Word): void {
  const line = run.lines.find((each) => each.id === id);
  if (!line) return;
  cancelLine(run);
  setState(run, { phase: 'paused', line, word });
  const text = line.text.slice(word.start, word.start + word.length);
  run.ports.narrator.speak({ ...line, text }, SILENT_EVENTS);
}

function pause(run: Run): void {
  if (run.state.phase !== 'speaking' && run.state.phase !== 'between-panels') return;
  const { line } = run.state;
  cancelLine(run);
  setState(run, { phase: 'paused', line, word: null });
}

/** Reads lines one after the other, through the ports. Silent until it is asked to start. */
export function createReadAloud(lines: readonly Line[], ports: ReadAloudPorts): ReadAloud {
  const run: Run = {
    lines,
    ports,
    state: { phase: 'idle', reason: 'stopped' },
    turn: 0,
    cancelTimer: () => {},
  };
  return {
    startAt: (panel) =>
      startAtIndex(
        run,
        lines.findIndex((line) => line.panel === panel),
      ),
    startAtLine: (id) =>
      startAtIndex(
        run,
        lines.findIndex((line) => line.id === id),
      ),
    sayWord: (id, word) => sayWord(run, id, word),
    pause: () => pause(run),
    resume() {
      if (run.state.phase === 'paused') startAtIndex(run, lines.indexOf(run.state.line));
    },
    stop() {
      cancelLine(run);
      setState(run, { phase: 'idle', reason: 'stopped' });
    },
  };
}

/** What the page highlights in a state: a line and, if known, the word in it. */
export function highlightOf(state: ReadAloudState): { readonly line: Line | null; readonly word: Word | null } {
  if (state.phase === 'idle') return { line: null, word: null };
  return { line: state.line, word: state.phase === 'speaking' || state.phase === 'paused' ? state.word : null };
}

/** The line whose place the page shows; null while the page of the line before is still open. */
export function followedLine(state: ReadAloudState): Line | null {
  if (state.phase === 'idle' || (state.phase === 'between-panels' && !state.isTurned)) return null;
  return state.line;
}
