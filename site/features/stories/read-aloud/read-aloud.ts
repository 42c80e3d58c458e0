import type { Line, Word } from './lines.ts';
import type { Faults, Narrator, SourceKind } from './narrator.ts';

/** Why nothing is read any more: the reader stopped it, the book is over, or the chapter that was to be the last is. */
export type IdleReason = 'stopped' | 'finished' | 'sleep';

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

export type Pauses = {
  /** From the end of a panel until the next one is shown. */
  readonly turnMs: number;
  /** From then until it is read. */
  readonly lookMs: number;
};

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
export const SCROLL_PAUSES: Pauses = { turnMs: 0, lookMs: 1600 };
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

/** Reads lines one after the other, through the ports. Silent until it is asked to start. */
export function createReadAloud(lines: readonly Line[], ports: ReadAloudPorts): ReadAloud {
  const { narrator, startTimer } = ports;
  let state: ReadAloudState = { phase: 'idle', reason: 'stopped' };
  /** Callbacks of an earlier turn are ignored. */
  let turn = 0;
  let cancelTimer = () => {};

  function setState(next: ReadAloudState): void {
    state = next;
    ports.onChange(next);
  }

  function cancelLine(): void {
    turn++;
    cancelTimer();
    cancelTimer = () => {};
    narrator.cancel();
  }

  function speak(index: number): void {
    cancelLine();
    const line = lines[index];
    if (!line) {
      setState({ phase: 'idle', reason: 'finished' });
      return;
    }
    const ownTurn = turn;
    let source: SourceKind | null = null;
    const onEnd = () => {
      if (ownTurn !== turn) return;
      cancelLine();
      waitAfter(index);
    };
    setState({ phase: 'speaking', line, word: null, source });
    narrator.speak(line, {
      onStart: (kind) => {
        if (ownTurn !== turn) return;
        source = kind;
        setState({ phase: 'speaking', line, word: null, source });
        cancelTimer();
        if (kind === 'device') cancelTimer = startTimer(MAX_LINE_MS + line.text.length * MAX_CHARACTER_MS, onEnd);
        const next = lines[index + 1];
        if (next) narrator.prepare(next);
      },
      onWord: (word) => {
        if (ownTurn === turn) setState({ phase: 'speaking', line, word, source });
      },
      onEnd,
      onSilent: (faults) => {
        if (ownTurn !== turn) return;
        cancelLine();
        setState({ phase: 'silent', line, faults });
      },
    });
  }

  function waitAfter(index: number): void {
    const line = lines[index];
    const next = lines[index + 1];
    if (!line || !next) {
      setState({ phase: 'idle', reason: 'finished' });
      return;
    }
    const speakNext = () => speak(index + 1);
    if (next.panel === line.panel) {
      cancelTimer = startTimer(LINE_GAP_MS, speakNext);
      return;
    }
    if (chapterOf(next) !== chapterOf(line) && ports.stopsAfterChapter()) {
      setState({ phase: 'idle', reason: 'sleep' });
      return;
    }
    const { turnMs, lookMs } = ports.pauses();
    const look = () => {
      setState({ phase: 'between-panels', line: next, isTurned: true });
      cancelTimer = startTimer(lookMs, speakNext);
    };
    if (turnMs === 0) {
      look();
      return;
    }
    setState({ phase: 'between-panels', line: next, isTurned: false });
    cancelTimer = startTimer(turnMs, look);
  }

  function startAtIndex(index: number): void {
    if (index < 0) return;
    narrator.reset();
    speak(index);
  }

  return {
    startAt: (panel) => startAtIndex(lines.findIndex((line) => line.panel === panel)),
    startAtLine: (id) => startAtIndex(lines.findIndex((line) => line.id === id)),
    sayWord(id, word) {
      const line = lines.find((each) => each.id === id);
      if (!line) return;
      cancelLine();
      setState({ phase: 'paused', line, word });
      const text = line.text.slice(word.start, word.start + word.length);
      narrator.speak({ ...line, text }, { onStart: () => {}, onWord: () => {}, onEnd: () => {}, onSilent: () => {} });
    },
    pause() {
      if (state.phase !== 'speaking' && state.phase !== 'between-panels') return;
      const { line } = state;
      cancelLine();
      setState({ phase: 'paused', line, word: null });
    },
    resume() {
      if (state.phase === 'paused') startAtIndex(lines.indexOf(state.line));
    },
    stop() {
      cancelLine();
      setState({ phase: 'idle', reason: 'stopped' });
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
