import { describe, expect, test } from 'vitest';
import {
  coversMiddle,
  createReadAloud,
  highlightOf,
  type Line,
  linesOf,
  PANEL_GAP_MS,
  type ReadAloudState,
  type Word,
} from './read-aloud.ts';

const PANELS = [
  {
    id: '1-1',
    text: { en: 'One stone. *Two* stones.', ko: '돌 하나. 돌 둘.' },
    speechBubbles: [{ text: { en: 'Easy!', ko: '쉽다!' } }],
  },
  { id: '1-2', text: { en: 'Night.', ko: '밤.' }, speechBubbles: [] },
];

/** A reading with a fake engine and a fake clock, both moved by the test. */
function fakeReading(lines: readonly Line[]) {
  const said: string[] = [];
  const states: ReadAloudState[] = [];
  let onLineEnd = () => {};
  let onLineWord = (_: Word) => {};
  let timers: { ms: number; call: () => void }[] = [];
  let cancelCount = 0;
  const reading = createReadAloud(lines, {
    speak: (line, onWord, onEnd) => {
      said.push(line.text);
      onLineEnd = onEnd;
      onLineWord = onWord;
    },
    cancel: () => cancelCount++,
    startTimer: (ms, call) => {
      const entry = { ms, call };
      timers.push(entry);
      return () => {
        timers = timers.filter((each) => each !== entry);
      };
    },
    onChange: (state) => states.push(state),
  });
  return {
    reading,
    said,
    timersMs: () => timers.map(({ ms }) => ms),
    cancelCount: () => cancelCount,
    endLine: () => onLineEnd(),
    endOfLine: () => onLineEnd,
    reportWord: (word: Word) => onLineWord(word),
    state: () => states.at(-1),
    /** Fires the first timer. */
    fireTimer: () => {
      const [entry] = timers;
      timers = timers.slice(1);
      entry?.call();
    },
  };
}

describe('the lines of a book', () => {
  test('are the sentences of each panel and then its bubbles', () => {
    expect(linesOf(PANELS, ['en']).map((line) => line.text)).toEqual(['One stone.', 'Two stones.', 'Easy!', 'Night.']);
  });

  test('in both languages come panel by panel, English and then Korean', () => {
    expect(linesOf(PANELS, ['en', 'ko']).map((line) => line.id)).toEqual([
      '1-1.en.text.0',
      '1-1.en.text.1',
      '1-1.en.bubble.0',
      '1-1.ko.text.0',
      '1-1.ko.text.1',
      '1-1.ko.bubble.0',
      '1-2.en.text.0',
      '1-2.ko.text.0',
    ]);
  });
});

describe('reading aloud', () => {
  test('is silent until it is started', () => {
    const { said, state } = fakeReading(linesOf(PANELS, ['en']));
    expect(said).toEqual([]);
    expect(state()).toBeUndefined();
  });

  test('speaks line after line, waits after a panel and is idle after the last', () => {
    const { reading, said, endLine, fireTimer, state, timersMs } = fakeReading(linesOf(PANELS, ['en']));
    reading.startAt('1-1');
    for (let i = 0; i < 2; i++) {
      endLine();
      fireTimer();
    }
    expect(said).toEqual(['One stone.', 'Two stones.', 'Easy!']);
    endLine();
    expect(state()).toMatchObject({ phase: 'between-panels', line: { panel: '1-2' } });
    expect(timersMs()).toEqual([PANEL_GAP_MS]);
    fireTimer();
    expect(said.at(-1)).toBe('Night.');
    endLine();
    expect(state()).toEqual({ phase: 'idle' });
    expect(timersMs()).toEqual([]);
  });

  test('starts at the given panel', () => {
    const { reading, said } = fakeReading(linesOf(PANELS, ['ko']));
    reading.startAt('1-2');
    expect(said).toEqual(['밤.']);
  });

  test('reports the word that is being spoken', () => {
    const { reading, reportWord, state } = fakeReading(linesOf(PANELS, ['en']));
    reading.startAt('1-1');
    reportWord({ start: 4, length: 5 });
    expect(state()).toMatchObject({ phase: 'speaking', word: { start: 4, length: 5 } });
  });

  test('pausing cancels the line, resuming repeats it from its start', () => {
    const { reading, said, cancelCount, state, timersMs } = fakeReading(linesOf(PANELS, ['en']));
    reading.startAt('1-1');
    const before = cancelCount();
    reading.pause();
    expect(cancelCount()).toBe(before + 1);
    expect(state()).toMatchObject({ phase: 'paused', line: { text: 'One stone.' } });
    expect(timersMs()).toEqual([]);
    reading.resume();
    expect(said).toEqual(['One stone.', 'One stone.']);
  });

  test('a late end event of a stopped line is ignored', () => {
    const { reading, endOfLine, state, said } = fakeReading(linesOf(PANELS, ['en']));
    reading.startAt('1-1');
    const late = endOfLine();
    reading.stop();
    late();
    expect(state()).toEqual({ phase: 'idle' });
    expect(said).toEqual(['One stone.']);
  });

  test('a line whose end is never reported times out', () => {
    const { reading, said, fireTimer } = fakeReading(linesOf(PANELS, ['en']));
    reading.startAt('1-1');
    fireTimer(); // the timeout of the line
    fireTimer(); // the gap after it
    expect(said).toEqual(['One stone.', 'Two stones.']);
  });
});

describe('the highlight', () => {
  const [line] = linesOf(PANELS, ['en']);
  if (!line) throw new Error('the panels have lines');
  const word = { start: 0, length: 3 };

  test.each<[string, ReadAloudState, ReturnType<typeof highlightOf>]>([
    ['is empty while idle', { phase: 'idle' }, { line: null, word: null }],
    ['is the line and its word while speaking', { phase: 'speaking', line, word }, { line, word }],
    ['is the next line between panels', { phase: 'between-panels', line }, { line, word: null }],
    ['stays on the line while paused', { phase: 'paused', line }, { line, word: null }],
  ])('%s', (_, state, highlight) => {
    expect(highlightOf(state)).toEqual(highlight);
  });
});

test.each([
  [0, 1000, true],
  [399, 601, true],
  [400, 1000, false],
  [0, 600, false],
])('a panel from %i to %i px covers the middle of a viewport of 1000 px: %s', (top, bottom, covers) => {
  expect(coversMiddle({ top, bottom }, 1000)).toBe(covers);
});
