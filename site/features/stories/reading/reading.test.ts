import { describe, expect, test } from 'vitest';
import type { Language } from '../../../shared/language/language.ts';
import { buildLines } from '../model/lines.ts';
import type { ReadableBook } from '../model/readable-book.ts';
import type { NarratorEvents } from '../voices/narrator.ts';
import { createPlayback, type Pauses } from './playback.ts';
import { createReading, type PageText, type TextPorts } from './reading.ts';

const PANELS = [
  { id: '1-1', text: { en: 'One.', ko: '하나.' }, speechBubbles: [] },
  { id: '1-2', text: { en: 'Two.', ko: '둘.' }, speechBubbles: [] },
  { id: '2-1', text: { en: 'Three.', ko: '셋.' }, speechBubbles: [] },
];

const textIn = (...languages: readonly Language[]): PageText => ({
  book: { chapters: [{ panels: PANELS }] } as unknown as ReadableBook,
  languages,
  isPaged: false,
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A reading whose code, clock and voice are moved by the test. */
function fakeReading() {
  const said: string[] = [];
  const log: string[] = [];
  let pauses: Pauses = { turnMs: 0, lookMs: 1600 };
  let line: NarratorEvents | null = null;
  let timer: { readonly ms: number; readonly call: () => void } | null = null;
  let stale = () => {};
  const narration = {
    async openText({ languages }: PageText, ports: TextPorts) {
      log.push(`open ${languages}`);
      stale = ports.onStale;
      const playback = createPlayback(buildLines(PANELS, languages), {
        narrator: {
          speak: ({ text }, events) => {
            said.push(text);
            line = events;
          },
          prepare: () => {},
          cancel: () => {},
          reset: () => {},
        },
        startTimer: (ms, call) => {
          timer = { ms, call };
          return () => {
            timer = null;
          };
        },
        pauses: () => pauses,
        stopsAfterChapter: ports.stopsAfterChapter,
        onChange: (state) => ports.onChange(state, { voiceName: null, isPackOutOfReach: false }),
      });
      return { ...playback, light: () => {}, close: () => log.push(`close ${languages}`) };
    },
  };
  const loads: PromiseWithResolvers<typeof narration>[] = [];
  const reading = createReading({
    load: () => {
      log.push('load');
      const loading = Promise.withResolvers<typeof narration>();
      loads.push(loading);
      return loading.promise;
    },
  });
  return {
    reading,
    said,
    log,
    phase: () => reading.getState().playback.phase,
    async load() {
      loads.at(-1)?.resolve(narration);
      await settled();
    },
    async failToLoad() {
      loads.at(-1)?.reject(new Error('offline'));
      await settled();
    },
    /** Ends the line, and the pause after it. */
    endLine() {
      line?.onEnd();
      const pause = timer;
      pause?.call();
      return pause?.ms;
    },
    setPauses: (next: Pauses) => {
      pauses = next;
    },
    makeStale: () => stale(),
  };
}

async function loadedReading(...languages: readonly Language[]) {
  const fake = fakeReading();
  const close = fake.reading.open(textIn(...languages));
  fake.reading.prepare();
  await fake.load();
  return { ...fake, close };
}

describe('a press before what reads is loaded', () => {
  test('nothing is loaded before the first press', () => {
    const { reading, log } = fakeReading();
    reading.open(textIn('en'));
    expect(log).toEqual([]);
    expect(reading.getState()).toMatchObject({ isWaiting: false, narration: null, playback: { phase: 'idle' } });
  });

  test('a press waits for what reads, which then begins where it was asked to', async () => {
    const { reading, said, load } = fakeReading();
    reading.open(textIn('en'));
    reading.start('1-2');
    expect(reading.getState().isWaiting).toBe(true);
    await load();
    expect(said).toEqual(['Two.']);
    expect(reading.getState()).toMatchObject({ isWaiting: false, playback: { phase: 'speaking' } });
    expect(reading.getState().narration).not.toBeNull();
  });

  test('a press before a text is open waits for it, too', async () => {
    const { reading, said, load, log } = fakeReading();
    reading.start('1-2');
    expect([log, reading.getState().isWaiting]).toEqual([[], true]);
    reading.open(textIn('en'));
    await load();
    expect(said).toEqual(['Two.']);
  });

  test('of two presses the later one counts, and the code is loaded once', async () => {
    const { reading, said, load, log } = fakeReading();
    reading.open(textIn('en'));
    reading.start('1-1');
    reading.start('2-1');
    await load();
    expect(said).toEqual(['Three.']);
    expect(log).toEqual(['load', 'open en']);
  });

  test('what is loaded ahead of a press reads nothing', async () => {
    const { said, log, reading } = await loadedReading('en');
    reading.prepare();
    expect([said, log]).toEqual([[], ['load', 'open en']]);
  });

  test.each(['stop', 'pause'] as const)('%s while it loads takes the press back', async (end) => {
    const { reading, said, load, phase } = fakeReading();
    reading.open(textIn('en'));
    reading.start('1-1');
    reading[end]();
    expect(reading.getState().isWaiting).toBe(false);
    await load();
    expect([said, phase()]).toEqual([[], 'idle']);
  });

  test('where it does not load the state says so, and a later press tries again', async () => {
    const { reading, said, load, failToLoad } = fakeReading();
    reading.open(textIn('en'));
    reading.start('1-1');
    await failToLoad();
    expect(reading.getState()).toMatchObject({ hasFailed: true, isWaiting: false, narration: null });
    reading.start('1-2');
    expect(reading.getState().isWaiting).toBe(true);
    await load();
    expect(said).toEqual(['Two.']);
    expect(reading.getState()).toMatchObject({ hasFailed: false, isWaiting: false });
  });
});

describe('reading', () => {
  test('subscribers hear of each change until they leave', async () => {
    const { reading, endLine } = await loadedReading('en');
    const phases: string[] = [];
    const leave = reading.subscribe(() => phases.push(reading.getState().playback.phase));
    reading.start('1-1');
    reading.pause();
    reading.resume();
    leave();
    endLine();
    expect(phases).toEqual(['speaking', 'paused', 'speaking']);
  });

  test('two languages are read one after the other', async () => {
    const { reading, said, endLine } = await loadedReading('en', 'ko');
    reading.start('1-1');
    endLine();
    endLine();
    expect(said).toEqual(['One.', '하나.', 'Two.']);
  });

  test('reading stops after the chapter, also where that is chosen while it is read', async () => {
    const { reading, said, endLine } = await loadedReading('en');
    reading.start('1-1');
    endLine();
    reading.setStopsAfterChapter(true);
    endLine();
    expect(reading.getState().playback).toEqual({ phase: 'idle', reason: 'chapter-end' });
    expect(said).toEqual(['One.', 'Two.']);
  });

  test('a change of settings counts from the next line on', async () => {
    const { reading, endLine, setPauses } = await loadedReading('en');
    reading.start('1-1');
    expect(endLine()).toBe(1600);
    setPauses({ turnMs: 0, lookMs: 700 });
    expect(endLine()).toBe(700);
  });
});

describe('the text on the page', () => {
  test('another text silences the one before, and the choice to stop after the chapter stays', async () => {
    const { reading, close, log, phase, said, load } = await loadedReading('en');
    reading.setStopsAfterChapter(true);
    reading.start('1-1');
    close();
    reading.open(textIn('ko'));
    expect(phase()).toBe('idle');
    expect(log.at(-1)).toBe('close en');
    reading.start('1-2');
    await load();
    expect(said).toEqual(['One.', '둘.']);
    expect(reading.getState().stopsAfterChapter).toBe(true);
  });

  test('a text that is left while it loads is closed and reads nothing', async () => {
    const { reading, log, said, load } = fakeReading();
    const close = reading.open(textIn('en'));
    reading.start('1-1');
    close();
    await load();
    expect(said).toEqual([]);
    expect(log).toEqual(['load', 'open en', 'close en']);
    expect(reading.getState().isWaiting).toBe(false);
  });

  test('lines that have changed are read no further, and the next press opens them again', async () => {
    const { reading, log, phase, said, load, makeStale } = await loadedReading('en');
    reading.start('1-1');
    makeStale();
    expect(phase()).toBe('idle');
    reading.start('1-2');
    await load();
    expect(log).toEqual(['load', 'open en', 'close en', 'load', 'open en']);
    expect(said).toEqual(['One.', 'Two.']);
  });

  test('a text that is closed is on the page no more', () => {
    const { reading } = fakeReading();
    const close = reading.open(textIn('en', 'ko'));
    expect(reading.getState()).toMatchObject({ text: { languages: ['en', 'ko'] } });
    close();
    expect(reading.getState().text).toBeNull();
  });
});
