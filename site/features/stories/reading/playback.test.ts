import { describe, expect, test } from 'vitest';
import { buildLines, type Line, type Word } from '../model/lines.ts';
import type { NarratorEvents, SourceKind } from '../voices/narrator.ts';
import { createPlayback, getFollowedLine, type Pauses, type PlaybackState } from './playback.ts';

const PANELS = [
  {
    id: '1-1',
    text: { en: 'One stone. *Two* stones.', ko: '돌 하나. 돌 둘.' },
    speechBubbles: [{ character: 'theo', text: { en: 'Easy!', ko: '쉽다!' } }],
  },
  { id: '1-2', text: { en: 'Night.', ko: '밤.' }, speechBubbles: [] },
];

/** The pauses of the scrolled page. */
const SCROLL_PAUSES: Pauses = { turnMs: 0, lookMs: 1600 };

type Options = { readonly pauses?: Pauses; readonly stopsAfterChapter?: boolean };

/** A reading with a fake narrator and a fake clock, both moved by the test. */
function fakeReading(lines: readonly Line[], { pauses = SCROLL_PAUSES, stopsAfterChapter = false }: Options = {}) {
  const said: string[] = [];
  const prepared: string[] = [];
  const states: PlaybackState[] = [];
  let events: NarratorEvents | null = null;
  let timers: { ms: number; call: () => void }[] = [];
  let cancelCount = 0;
  const reading = createPlayback(lines, {
    narrator: {
      speak: (line, ofLine) => {
        said.push(line.text);
        events = ofLine;
      },
      prepare: (line) => prepared.push(line.text),
      cancel: () => cancelCount++,
      reset: () => {},
    },
    startTimer: (ms, call) => {
      const entry = { ms, call };
      timers.push(entry);
      return () => {
        timers = timers.filter((each) => each !== entry);
      };
    },
    pauses: () => pauses,
    stopsAfterChapter: () => stopsAfterChapter,
    onChange: (state) => states.push(state),
  });
  return {
    reading,
    said,
    prepared,
    timersMs: () => timers.map(({ ms }) => ms),
    cancelCount: () => cancelCount,
    startLine: (kind: SourceKind) => events?.onStart(kind),
    endLine: () => events?.onEnd(),
    silence: () => events?.onSilent({ device: 'missing' }),
    endOfLine: () => events?.onEnd ?? (() => {}),
    wordOfLine: () => events?.onWord ?? (() => {}),
    reportWord: (word: Word) => events?.onWord(word),
    state: () => states.at(-1),
    /** Fires the first timer. */
    fireTimer: () => {
      const [entry] = timers;
      timers = timers.slice(1);
      entry?.call();
    },
  };
}

describe('reading aloud', () => {
  test('reading aloud is silent until it is started', () => {
    const { said, state } = fakeReading(buildLines(PANELS, ['en']));
    expect(said).toEqual([]);
    expect(state()).toBeUndefined();
  });

  test('reading aloud speaks line after line, pauses after a panel and ends after the last', () => {
    const { reading, said, endLine, fireTimer, state, timersMs } = fakeReading(buildLines(PANELS, ['en']));
    reading.start('1-1');
    for (let i = 0; i < 2; i++) {
      endLine();
      fireTimer();
    }
    expect(said).toEqual(['One stone.', 'Two stones.', 'Easy!']);
    endLine();
    expect(state()).toMatchObject({ phase: 'between-panels', line: { panel: '1-2' } });
    expect(timersMs()).toEqual([1600]);
    fireTimer();
    expect(said.at(-1)).toBe('Night.');
    endLine();
    expect(state()).toEqual({ phase: 'idle', reason: 'finished' });
    expect(timersMs()).toEqual([]);
  });

  test('reading aloud starts at the given panel', () => {
    const { reading, said } = fakeReading(buildLines(PANELS, ['ko']));
    reading.start('1-2');
    expect(said).toEqual(['밤.']);
  });

  test('reading aloud reports the word that is being spoken', () => {
    const { reading, reportWord, state } = fakeReading(buildLines(PANELS, ['en']));
    reading.start('1-1');
    reportWord({ start: 4, length: 5 });
    expect(state()).toMatchObject({ phase: 'speaking', word: { start: 4, length: 5 } });
  });

  test('pausing cancels the line, resuming repeats it from its start', () => {
    const { reading, said, cancelCount, state, timersMs } = fakeReading(buildLines(PANELS, ['en']));
    reading.start('1-1');
    const before = cancelCount();
    reading.pause();
    expect(cancelCount()).toBe(before + 1);
    expect(state()).toMatchObject({ phase: 'paused', line: { text: 'One stone.' } });
    expect(timersMs()).toEqual([]);
    reading.resume();
    expect(said).toEqual(['One stone.', 'One stone.']);
  });

  test('a late end event of a stopped line is ignored', () => {
    const { reading, endOfLine, state, said } = fakeReading(buildLines(PANELS, ['en']));
    reading.start('1-1');
    const late = endOfLine();
    reading.stop();
    late();
    expect(state()).toEqual({ phase: 'idle', reason: 'stopped' });
    expect(said).toEqual(['One stone.']);
  });

  test.each(['stop', 'pause'] as const)('a %s leaves no timer, in a line or between two lines', (action) => {
    const { reading, endLine, timersMs } = fakeReading(buildLines(PANELS, ['en']));
    reading.start('1-1');
    reading[action]();
    expect(timersMs()).toEqual([]);
    reading.start('1-1');
    endLine();
    reading[action]();
    expect(timersMs()).toEqual([]);
  });

  test('pausing between panels keeps the next line, which resuming speaks', () => {
    const lines = buildLines(PANELS, ['en']).slice(2);
    const { reading, said, endLine, state, timersMs } = fakeReading(lines);
    reading.start('1-1');
    endLine();
    reading.pause();
    expect(state()).toMatchObject({ phase: 'paused', line: { text: 'Night.' } });
    expect(timersMs()).toEqual([]);
    reading.resume();
    expect(said).toEqual(['Easy!', 'Night.']);
  });

  test('starting an unknown panel does nothing, and so does any command while idle', () => {
    const { reading, said, state, cancelCount } = fakeReading(buildLines(PANELS, ['en']));
    reading.start('9-9');
    reading.pause();
    reading.resume();
    expect([said, state(), cancelCount()]).toEqual([[], undefined, 0]);
    reading.start('1-1');
    reading.resume();
    expect(said).toEqual(['One stone.']);
  });

  test('stopping cancels the line', () => {
    const { reading, cancelCount } = fakeReading(buildLines(PANELS, ['en']));
    reading.start('1-1');
    const before = cancelCount();
    reading.stop();
    expect(cancelCount()).toBe(before + 1);
  });

  test('reading aloud waits 0.18 s between the lines of a panel, without showing a change', () => {
    const { reading, endLine, timersMs, state } = fakeReading(buildLines(PANELS, ['en']));
    reading.start('1-1');
    endLine();
    expect(timersMs()).toEqual([180]);
    expect(state()).toMatchObject({ phase: 'speaking', line: { text: 'One stone.' } });
  });

  test('an end event that is reported twice counts once', () => {
    const { reading, endOfLine, said, fireTimer, timersMs } = fakeReading(buildLines(PANELS, ['en']));
    reading.start('1-1');
    const first = endOfLine();
    first();
    first();
    expect(timersMs()).toHaveLength(1);
    fireTimer();
    first();
    expect(said).toEqual(['One stone.', 'Two stones.']);
    expect(timersMs()).toEqual([]);
  });

  test('a late word event of an earlier line is ignored', () => {
    const { reading, reportWord, wordOfLine, state } = fakeReading(buildLines(PANELS, ['en']));
    reading.start('1-1');
    const late = wordOfLine();
    reading.start('1-2');
    late({ start: 0, length: 3 });
    expect(state()).toMatchObject({ phase: 'speaking', line: { text: 'Night.' }, word: null });
    reportWord({ start: 0, length: 5 });
    expect(state()).toMatchObject({ word: { start: 0, length: 5 } });
  });

  test('a line of the device times out 6 s and 0.32 s for each character after its first sound', () => {
    const { reading, startLine, timersMs } = fakeReading(buildLines(PANELS, ['en']));
    reading.start('1-1');
    expect(timersMs()).toEqual([]);
    startLine('device');
    expect(timersMs()).toEqual([6000 + 'One stone.'.length * 320]);
  });

  test('a line whose end is never reported times out', () => {
    const { reading, said, startLine, fireTimer } = fakeReading(buildLines(PANELS, ['en']));
    reading.start('1-1');
    startLine('device');
    fireTimer(); // the timeout of the line
    fireTimer(); // the gap after it
    expect(said).toEqual(['One stone.', 'Two stones.']);
  });

  test('reading aloud reports its source, prepares the next line and limits only some sources', () => {
    const { reading, startLine, state, prepared, timersMs } = fakeReading(buildLines(PANELS, ['en']));
    reading.start('1-1');
    expect(state()).toMatchObject({ phase: 'speaking', source: null });
    startLine('spoken');
    expect(state()).toMatchObject({ phase: 'speaking', source: 'spoken' });
    expect(prepared).toEqual(['Two stones.']);
    expect(timersMs()).toEqual([]);
  });

  test('a line that no source can read stops the reading there, with the reason', () => {
    const { reading, silence, state, said, timersMs } = fakeReading(buildLines(PANELS, ['en']));
    reading.start('1-1');
    silence();
    expect(state()).toMatchObject({ phase: 'silent', line: { text: 'One stone.' }, faults: { device: 'missing' } });
    expect(timersMs()).toEqual([]);
    reading.resume();
    expect(state()).toMatchObject({ phase: 'speaking', line: { text: 'One stone.' } });
    reading.startAtLine('1-1.en.text.1');
    expect(said).toEqual(['One stone.', 'One stone.', 'Two stones.']);
  });

  test('a tapped word is spoken, and reading stays paused at its line', () => {
    const { reading, said, state, endLine, timersMs } = fakeReading(buildLines(PANELS, ['en']));
    reading.start('1-1');
    reading.pause();
    reading.sayWord('1-1.en.text.1', { start: 4, length: 6 });
    expect(said.at(-1)).toBe('stones');
    expect(state()).toMatchObject({ phase: 'paused', line: { text: 'Two stones.' }, word: { start: 4, length: 6 } });
    endLine();
    expect(timersMs()).toEqual([]);
    reading.resume();
    expect(said.at(-1)).toBe('Two stones.');
  });

  test('reading as pages pauses, turns the page, and waits before it reads on', () => {
    const lines = buildLines(PANELS, ['en']).slice(2);
    const { reading, endLine, fireTimer, state, timersMs, said } = fakeReading(lines, {
      pauses: { turnMs: 2000, lookMs: 700 },
    });
    reading.start('1-1');
    endLine();
    expect(timersMs()).toEqual([2000]);
    expect(getFollowedLine(state() as PlaybackState)).toBeNull();
    fireTimer();
    expect(timersMs()).toEqual([700]);
    expect(getFollowedLine(state() as PlaybackState)).toMatchObject({ text: 'Night.' });
    fireTimer();
    expect(said.at(-1)).toBe('Night.');
  });

  test('stopping after the chapter ends the reading with the chapter, not with the panel', () => {
    const [panel, next] = PANELS;
    if (!panel || !next) throw new Error('there are two panels');
    const lines = buildLines([next, { ...next, id: '1-3' }, { ...panel, id: '2-1' }], ['en']);
    const { reading, endLine, fireTimer, state, said, timersMs } = fakeReading(lines, { stopsAfterChapter: true });
    reading.start('1-2');
    endLine();
    expect(state()).toMatchObject({ phase: 'between-panels' });
    fireTimer();
    endLine();
    expect(state()).toEqual({ phase: 'idle', reason: 'chapter-end' });
    expect(timersMs()).toEqual([]);
    expect(said).toEqual(['Night.', 'Night.']);
  });
});
