/**
 * Where a sentence's sound comes from (family, host, book, device), and how it is played and recorded.
 *
 * @packageDocumentation
 */
import type { Line, Word } from '../model/lines.ts';

/** `pack`: read by a voice of the site's host. `spoken`: by the voice that the site ships. */
export type SourceKind = 'family' | 'pack' | 'spoken' | 'device';

/** `late`: no sound within the source's time limit. */
type SourceFault = 'missing' | 'failed' | 'late';
export type Faults = Readonly<Partial<Record<SourceKind, SourceFault>>>;

export type SourceEvents = {
  /** Runs when the first sound is heard. */
  readonly onStart: () => void;
  readonly onWord: (word: Word) => void;
  readonly onEnd: () => void;
  readonly onFail: () => void;
};

export type NarrationSource = {
  readonly kind: SourceKind;
  /** Time limit to the first sound. */
  readonly maxStartMs: number;
  /** Whether it has what it needs for a line: a recording, a voice for the language. */
  readonly canRead: (line: Line) => boolean;
  /** Whether it does not know yet if it has a line that it can read: the next source gets it ready meanwhile. */
  readonly isUnsure?: (line: Line) => boolean;
  /**
   * Reads `line.text` from an index on. Calls `onEnd` or `onFail` at most once. Returns a function that silences it.
   */
  readonly play: (line: Line, from: number, events: SourceEvents) => () => void;
  /** Gets a line ready that is likely to be read next. */
  readonly prepare?: (line: Line) => void;
};

export type NarratorEvents = {
  readonly onStart: (kind: SourceKind) => void;
  readonly onWord: (word: Word) => void;
  readonly onEnd: () => void;
  /** No source could read the line, or what was left of it. */
  readonly onSilent: (faults: Faults) => void;
};

type StartTimer = (ms: number, call: () => void) => () => void;

export type Narrator = {
  readonly speak: (line: Line, events: NarratorEvents) => void;
  readonly prepare: (line: Line) => void;
  readonly cancel: () => void;
  /** Forgets which sources have failed. */
  readonly reset: () => void;
};

/** A source that fails so often in succession is not asked again until `reset`. */
const MAX_FAILURES = 2;

/** A function that runs at most once. */
function once<Arguments extends readonly unknown[]>(call: (...values: Arguments) => void) {
  let isDone = false;
  return (...values: Arguments) => {
    if (isDone) return;
    isDone = true;
    call(...values);
  };
}

type AttemptEvents = Omit<NarratorEvents, 'onSilent'> & {
  /** @param reached the index of the last word that was begun */
  readonly onFault: (fault: SourceFault, reached: number) => void;
};

/**
 * Has a source read a line from an index on. One of `onEnd` and `onFault` is called, once, and nothing after it: a
 * source that was given up may go on reporting. Returns a function that ends the attempt without a call.
 */
function attempt(
  source: NarrationSource,
  line: Line,
  from: number,
  startTimer: StartTimer,
  events: AttemptEvents,
): () => void {
  let reached = from;
  let isOver = false;
  let stopSource = () => {};
  let stopTimer = () => {};
  const end = () => {
    isOver = true;
    stopTimer();
    stopSource();
  };
  const start = once(() => {
    stopTimer();
    if (!isOver) events.onStart(source.kind);
  });
  const fail = (fault: SourceFault) => () => {
    if (isOver) return;
    end();
    events.onFault(fault, reached);
  };
  stopTimer = startTimer(source.maxStartMs, fail('late'));
  stopSource = source.play(line, from, {
    onStart: start,
    onWord: (word) => {
      start();
      if (isOver) return;
      reached = Math.max(reached, word.start);
      events.onWord(word);
    },
    onEnd: () => {
      start();
      if (isOver) return;
      isOver = true;
      stopTimer();
      events.onEnd();
    },
    onFail: fail('failed'),
  });
  return end;
}

/**
 * Says a line with the best source that can, and goes on with the next where one fails (docs/product.md §4.4). Sources
 * and timers are ports.
 *
 * @param sourcesOf the sources for a line, the preferred one first
 */
export function createNarrator(
  sourcesOf: (line: Line) => readonly NarrationSource[],
  startTimer: StartTimer,
): Narrator {
  let endAttempt = () => {};
  const failures = new Map<SourceKind, number>();
  const isUsable = ({ kind }: NarrationSource) => (failures.get(kind) ?? 0) < MAX_FAILURES;

  function cancel(): void {
    endAttempt();
    endAttempt = () => {};
  }

  /** Plays with the first of `sources` that can; `faults` are those of the sources before. */
  function playFirst(
    line: Line,
    from: number,
    [source, ...rest]: readonly NarrationSource[],
    faults: Faults,
    events: NarratorEvents,
  ): void {
    if (!source) {
      events.onSilent(faults);
      return;
    }
    const { kind } = source;
    const goOn = (fault: SourceFault, reached: number) =>
      playFirst(line, reached, rest, { ...faults, [kind]: fault }, events);
    if (!source.canRead(line)) {
      goOn('missing', from);
      return;
    }
    if (!isUsable(source)) {
      goOn('failed', from);
      return;
    }
    if (source.isUnsure?.(line)) rest.find((next) => isUsable(next) && next.canRead(line))?.prepare?.(line);
    let hasGoneOn = false;
    const end = attempt(source, line, from, startTimer, {
      ...events,
      onEnd: () => {
        failures.delete(kind);
        events.onEnd();
      },
      onFault: (fault, reached) => {
        hasGoneOn = true;
        failures.set(kind, (failures.get(kind) ?? 0) + 1);
        goOn(fault, reached);
      },
    });
    // A source may fail before `play` returns: the next one reads already.
    if (!hasGoneOn) endAttempt = end;
  }

  return {
    speak(line, events) {
      cancel();
      playFirst(line, 0, sourcesOf(line), {}, events);
    },
    prepare(line) {
      sourcesOf(line)
        .find((source) => isUsable(source) && source.canRead(line))
        ?.prepare?.(line);
    },
    cancel,
    reset: () => failures.clear(),
  };
}
