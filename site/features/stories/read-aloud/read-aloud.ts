import type { Bilingual, Language } from '../../../shared/language.ts';
import { lineId, passage, plainText } from '../telling/passage.ts';

/** One thing to say: a sentence of a panel's text, or a bubble. */
export type Line = {
  /** The `data-line` of its words on the page. */
  readonly id: string;
  /** Id of its panel: '1-3'. */
  readonly panel: string;
  readonly language: Language;
  readonly text: string;
};

type PanelWords = {
  readonly id: string;
  readonly text: Bilingual;
  readonly speechBubbles: readonly { readonly text: Bilingual }[];
};

/** The lines of panels, in order. A panel has its text and its bubbles in the first language, then in the second. */
export function linesOf(panels: readonly PanelWords[], languages: readonly Language[]): Line[] {
  return panels.flatMap((panel) =>
    languages.flatMap((language) => [
      ...passage(panel.text[language], language).map(({ plain }, i) => ({
        id: lineId(panel.id, language, 'text', i),
        panel: panel.id,
        language,
        text: plain,
      })),
      ...panel.speechBubbles.map(({ text }, i) => ({
        id: lineId(panel.id, language, 'bubble', i),
        panel: panel.id,
        language,
        text: plainText(text[language]),
      })),
    ]),
  );
}

/** The word of a line that is being spoken: index of its first character, and its length. */
export type Word = { readonly start: number; readonly length: number };

export type ReadAloudState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'speaking'; readonly line: Line; readonly word: Word | null }
  /** A gap in which the reader looks at the next picture; `line` is the next line. */
  | { readonly phase: 'between-panels'; readonly line: Line }
  | { readonly phase: 'paused'; readonly line: Line };

export type ReadAloudPorts = {
  /** Speaks a line. Calls `onWord` at each word if the engine reports words, and `onEnd` once, also on failure. */
  readonly speak: (line: Line, onWord: (word: Word) => void, onEnd: () => void) => void;
  /** Stops the line that is being spoken. */
  readonly cancel: () => void;
  /** Calls back after `ms` milliseconds; returns a function that cancels the timer. */
  readonly startTimer: (ms: number, call: () => void) => () => void;
  readonly onChange: (state: ReadAloudState) => void;
};

export const PANEL_GAP_MS = 1600;
const LINE_GAP_MS = 180;
/** Timeout of a line, a constant plus a time for each character: some engines never report the end of an utterance. */
const MAX_LINE_MS = 6000;
const MAX_CHARACTER_MS = 320;

export type ReadAloud = {
  /** Reads on from the first line of a panel. */
  readonly startAt: (panel: string) => void;
  readonly pause: () => void;
  /** Repeats the paused line from its start: engines do not resume reliably inside an utterance. */
  readonly resume: () => void;
  readonly stop: () => void;
};

/** Reads lines one after the other, through the ports. Silent until `startAt` is called. */
export function createReadAloud(lines: readonly Line[], ports: ReadAloudPorts): ReadAloud {
  let state: ReadAloudState = { phase: 'idle' };
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
    ports.cancel();
  }

  function speak(index: number): void {
    cancelLine();
    const line = lines[index];
    if (!line) {
      setState({ phase: 'idle' });
      return;
    }
    const ownTurn = turn;
    const onEnd = () => {
      if (ownTurn !== turn) return;
      turn++;
      cancelTimer();
      waitAfter(index);
    };
    setState({ phase: 'speaking', line, word: null });
    cancelTimer = ports.startTimer(MAX_LINE_MS + line.text.length * MAX_CHARACTER_MS, onEnd);
    ports.speak(
      line,
      (word) => {
        if (ownTurn === turn) setState({ phase: 'speaking', line, word });
      },
      onEnd,
    );
  }

  function waitAfter(index: number): void {
    const line = lines[index];
    const next = lines[index + 1];
    if (!line || !next) {
      setState({ phase: 'idle' });
      return;
    }
    const isNewPanel = next.panel !== line.panel;
    if (isNewPanel) setState({ phase: 'between-panels', line: next });
    cancelTimer = ports.startTimer(isNewPanel ? PANEL_GAP_MS : LINE_GAP_MS, () => speak(index + 1));
  }

  return {
    startAt(panel) {
      const index = lines.findIndex((line) => line.panel === panel);
      if (index >= 0) speak(index);
    },
    pause() {
      if (state.phase !== 'speaking' && state.phase !== 'between-panels') return;
      const { line } = state;
      cancelLine();
      setState({ phase: 'paused', line });
    },
    resume() {
      if (state.phase === 'paused') speak(lines.indexOf(state.line));
    },
    stop() {
      cancelLine();
      setState({ phase: 'idle' });
    },
  };
}

/** What the page highlights in a state: a line and, if known, the word in it. */
export function highlightOf(state: ReadAloudState): { readonly line: Line | null; readonly word: Word | null } {
  return {
    line: state.phase === 'idle' ? null : state.line,
    word: state.phase === 'speaking' ? state.word : null,
  };
}

/** Whether a panel covers the middle fifth of the viewport, so that it need not be scrolled to. All values in px. */
export function coversMiddle(
  panel: { readonly top: number; readonly bottom: number },
  viewportHeight: number,
): boolean {
  return panel.top < viewportHeight * 0.4 && panel.bottom > viewportHeight * 0.6;
}
