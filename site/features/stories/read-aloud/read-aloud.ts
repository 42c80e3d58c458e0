import type { Bilingual, Language } from '../../../shared/language.ts';
import { lineId, passage, plainText } from '../telling/passage.ts';

/** One thing to say: a sentence of a panel's text, or a bubble. */
export type Line = {
  /** The address of the words on the page: their `data-line`. */
  readonly id: string;
  /** The panel it belongs to, e.g. '1-3'. */
  readonly panel: string;
  readonly language: Language;
  readonly text: string;
};

type PanelWords = {
  readonly id: string;
  readonly text: Bilingual;
  readonly speechBubbles: readonly { readonly text: Bilingual }[];
};

/** What is said of the panels, in order: each panel's text and then its bubbles; in both languages, one after the other. */
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

/** Letters of a line that are being said just now. */
export type Word = { readonly start: number; readonly length: number };

export type ReadAloudState =
  | { readonly phase: 'silent' }
  | { readonly phase: 'speaking'; readonly line: Line; readonly word: Word | null }
  /** Between two panels: time to look at the picture. */
  | { readonly phase: 'resting'; readonly line: Line }
  | { readonly phase: 'held'; readonly line: Line };

export type ReadAloudPorts = {
  /** Says a line. Calls back at each word, where the engine tells, and once when it is over or has failed. */
  readonly say: (line: Line, onWord: (word: Word) => void, onOver: () => void) => void;
  /** Stops saying. */
  readonly hush: () => void;
  /** Calls back after some milliseconds unless called off. */
  readonly after: (ms: number, call: () => void) => () => void;
  readonly onChange: (state: ReadAloudState) => void;
};

export const REST_AFTER_PANEL_MS = 1600;
const BREATH_MS = 180;
/** Engines sometimes never say that they have ended: then the reading goes on by itself. Milliseconds. */
const LONGEST_LINE_MS = 6000;
const LONGEST_LETTER_MS = 320;

export type ReadAloud = {
  /** Reads from the first line of a panel on. */
  readonly from: (panel: string) => void;
  readonly hold: () => void;
  /** Says the held line again from its beginning: engines cannot be trusted to go on inside a sentence. */
  readonly goOn: () => void;
  readonly stop: () => void;
};

/** Reads lines one after the other. It never begins by itself: somebody calls `from`. */
export function readAloud(lines: readonly Line[], ports: ReadAloudPorts): ReadAloud {
  let state: ReadAloudState = { phase: 'silent' };
  /** Answers to what was said before the latest turn are not listened to. */
  let turn = 0;
  let callOff = () => {};

  function become(next: ReadAloudState): void {
    state = next;
    ports.onChange(next);
  }

  function quiet(): void {
    turn++;
    callOff();
    callOff = () => {};
    ports.hush();
  }

  function say(index: number): void {
    quiet();
    const line = lines[index];
    if (!line) {
      become({ phase: 'silent' });
      return;
    }
    const mine = turn;
    const over = () => {
      if (mine !== turn) return;
      turn++;
      callOff();
      rest(index);
    };
    become({ phase: 'speaking', line, word: null });
    callOff = ports.after(LONGEST_LINE_MS + line.text.length * LONGEST_LETTER_MS, over);
    ports.say(
      line,
      (word) => {
        if (mine === turn) become({ phase: 'speaking', line, word });
      },
      over,
    );
  }

  function rest(index: number): void {
    const line = lines[index];
    const next = lines[index + 1];
    if (!line || !next) {
      become({ phase: 'silent' });
      return;
    }
    const turnsPage = next.panel !== line.panel;
    if (turnsPage) become({ phase: 'resting', line: next });
    callOff = ports.after(turnsPage ? REST_AFTER_PANEL_MS : BREATH_MS, () => say(index + 1));
  }

  return {
    from(panel) {
      const index = lines.findIndex((line) => line.panel === panel);
      if (index >= 0) say(index);
    },
    hold() {
      if (state.phase !== 'speaking' && state.phase !== 'resting') return;
      const { line } = state;
      quiet();
      become({ phase: 'held', line });
    },
    goOn() {
      if (state.phase === 'held') say(lines.indexOf(state.line));
    },
    stop() {
      quiet();
      become({ phase: 'silent' });
    },
  };
}
