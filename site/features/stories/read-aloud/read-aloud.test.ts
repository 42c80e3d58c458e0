import { describe, expect, test } from 'vitest';
import { type Line, linesOf, REST_AFTER_PANEL_MS, type ReadAloudState, readAloud, type Word } from './read-aloud.ts';

const PANELS = [
  {
    id: '1-1',
    text: { en: 'One stone. *Two* stones.', ko: '돌 하나. 돌 둘.' },
    speechBubbles: [{ text: { en: 'Easy!', ko: '쉽다!' } }],
  },
  { id: '1-2', text: { en: 'Night.', ko: '밤.' }, speechBubbles: [] },
];

/** An engine and a clock that do nothing until told to. */
function rig(lines: readonly Line[]) {
  const said: string[] = [];
  const states: ReadAloudState[] = [];
  let over = () => {};
  let atWord = (_: Word) => {};
  let waiting: { ms: number; call: () => void }[] = [];
  let hushed = 0;
  const reading = readAloud(lines, {
    say: (line, onWord, onOver) => {
      said.push(line.text);
      over = onOver;
      atWord = onWord;
    },
    hush: () => hushed++,
    after: (ms, call) => {
      const entry = { ms, call };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((each) => each !== entry);
      };
    },
    onChange: (state) => states.push(state),
  });
  return {
    reading,
    said,
    waits: () => waiting.map(({ ms }) => ms),
    hushed: () => hushed,
    finish: () => over(),
    finishLater: () => over,
    word: (word: Word) => atWord(word),
    state: () => states.at(-1),
    /** Lets the longest wait, or the only one, run out. */
    elapse: () => {
      const [entry] = waiting;
      waiting = waiting.slice(1);
      entry?.call();
    },
  };
}

describe('the lines of a book', () => {
  test('are the sentences of a panel and then its bubbles', () => {
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
  test('says nothing until somebody asks', () => {
    const { said, state } = rig(linesOf(PANELS, ['en']));
    expect(said).toEqual([]);
    expect(state()).toBeUndefined();
  });

  test('says line after line, rests after a panel and falls silent after the last', () => {
    const { reading, said, finish, elapse, state, waits } = rig(linesOf(PANELS, ['en']));
    reading.from('1-1');
    for (let i = 0; i < 2; i++) {
      finish();
      elapse();
    }
    expect(said).toEqual(['One stone.', 'Two stones.', 'Easy!']);
    finish();
    expect(state()).toMatchObject({ phase: 'resting', line: { panel: '1-2' } });
    expect(waits()).toEqual([REST_AFTER_PANEL_MS]);
    elapse();
    expect(said.at(-1)).toBe('Night.');
    finish();
    expect(state()).toEqual({ phase: 'silent' });
    expect(waits()).toEqual([]);
  });

  test('begins at the panel it is asked for', () => {
    const { reading, said } = rig(linesOf(PANELS, ['ko']));
    reading.from('1-2');
    expect(said).toEqual(['밤.']);
  });

  test('tells the word that is being said', () => {
    const { reading, word, state } = rig(linesOf(PANELS, ['en']));
    reading.from('1-1');
    word({ start: 4, length: 5 });
    expect(state()).toMatchObject({ phase: 'speaking', word: { start: 4, length: 5 } });
  });

  test('held, it is hushed and then says the same line again', () => {
    const { reading, said, hushed, state, waits } = rig(linesOf(PANELS, ['en']));
    reading.from('1-1');
    const before = hushed();
    reading.hold();
    expect(hushed()).toBe(before + 1);
    expect(state()).toMatchObject({ phase: 'held', line: { text: 'One stone.' } });
    expect(waits()).toEqual([]);
    reading.goOn();
    expect(said).toEqual(['One stone.', 'One stone.']);
  });

  test("an engine's late word about a line that was stopped changes nothing", () => {
    const { reading, finishLater, state, said } = rig(linesOf(PANELS, ['en']));
    reading.from('1-1');
    const late = finishLater();
    reading.stop();
    late();
    expect(state()).toEqual({ phase: 'silent' });
    expect(said).toEqual(['One stone.']);
  });

  test('an engine that never ends a line does not end the story', () => {
    const { reading, said, elapse } = rig(linesOf(PANELS, ['en']));
    reading.from('1-1');
    elapse(); // the longest a line may last
    elapse(); // the breath after it
    expect(said).toEqual(['One stone.', 'Two stones.']);
  });
});
