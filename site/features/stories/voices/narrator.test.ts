import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Line } from '../model/lines.ts';
import { createNarrator, type NarrationSource, type SourceEvents, type SourceKind } from './narrator.ts';

const LINE: Line = { id: '1-1.en.text.0', panel: '1-1', language: 'en', text: 'One stone fell.', speaker: null };

const ALL_KINDS: readonly SourceKind[] = ['family', 'pack', 'device', 'spoken'];

/** Sources that the test moves by hand, and everything they were asked for. */
function fakeNarrator(
  kinds: readonly SourceKind[],
  unable: readonly SourceKind[] = [],
  unsure: readonly SourceKind[] = [],
) {
  const log: string[] = [];
  const playing = new Map<SourceKind, SourceEvents>();
  let timers: { ms: number; call: () => void }[] = [];
  const sources = kinds.map(
    (kind): NarrationSource => ({
      kind,
      maxStartMs: 1000,
      canRead: () => !unable.includes(kind),
      isUnsure: () => unsure.includes(kind),
      play: (_, from, events) => {
        log.push(`${kind} plays from ${from}`);
        playing.set(kind, events);
        return () => log.push(`${kind} is silenced`);
      },
      prepare: ({ text }) => log.push(`${kind} prepares ${text}`),
    }),
  );
  const narrator = createNarrator(
    () => sources,
    (ms, call) => {
      const entry = { ms, call };
      timers.push(entry);
      return () => {
        timers = timers.filter((each) => each !== entry);
      };
    },
  );
  const speak = () =>
    narrator.speak(LINE, {
      onStart: (kind) => log.push(`heard: ${kind}`),
      onWord: ({ start }) => log.push(`word at ${start}`),
      onEnd: () => log.push('ended'),
      onSilent: (faults) => log.push(`silent ${JSON.stringify(faults)}`),
    });
  const source = (kind: SourceKind): SourceEvents => {
    const events = playing.get(kind);
    if (!events) throw new Error(`${kind} does not play`);
    return events;
  };
  return { narrator, speak, source, log, timers: () => timers };
}

describe('a line is read', () => {
  test('a line is read by the first source that can read it', () => {
    const { speak, source, log, timers } = fakeNarrator(ALL_KINDS, ['family', 'pack']);
    speak();
    source('device').onStart();
    source('device').onEnd();
    expect(log).toEqual(['device plays from 0', 'heard: device', 'ended']);
    expect(timers()).toEqual([]);
  });

  test('while a source looks for its line, the next one that can read it gets it ready', () => {
    const { speak, source, log } = fakeNarrator(['pack', 'spoken', 'device'], ['spoken'], ['pack']);
    speak();
    expect(log).toEqual(['device prepares One stone fell.', 'pack plays from 0']);
    source('pack').onFail();
    expect(log.slice(2)).toEqual(['pack is silenced', 'device plays from 0']);
  });

  test('a line is continued by the next source from the current word, where one fails', () => {
    const { speak, source, log } = fakeNarrator(['device', 'spoken']);
    speak();
    source('device').onWord({ start: 4, length: 5 });
    source('device').onFail();
    source('spoken').onEnd();
    expect(log).toEqual([
      'device plays from 0',
      'heard: device',
      'word at 4',
      'device is silenced',
      'spoken plays from 4',
      'heard: spoken',
      'ended',
    ]);
  });

  test('a line is read by the next source where one does not begin in time', () => {
    const { speak, source, log, timers } = fakeNarrator(['device', 'spoken']);
    speak();
    timers()[0]?.call();
    source('device').onStart();
    source('device').onEnd();
    expect(log).toEqual(['device plays from 0', 'device is silenced', 'spoken plays from 0']);
  });

  test('a line that no source can read reports every reason', () => {
    const { speak, source, log } = fakeNarrator(ALL_KINDS, ['family', 'pack']);
    speak();
    source('device').onFail();
    source('spoken').onFail();
    expect(log.at(-1)).toBe('silent {"family":"missing","pack":"missing","device":"failed","spoken":"failed"}');
  });
});

test('a source that failed twice in a row is not called again until reading is restarted', () => {
  const { narrator, speak, source, log } = fakeNarrator(['device', 'spoken']);
  for (let i = 0; i < 2; i++) {
    speak();
    source('device').onFail();
    source('spoken').onEnd();
  }
  log.length = 0;
  speak();
  expect(log.filter((entry) => entry.includes('plays'))).toEqual(['spoken plays from 0']);
  narrator.reset();
  log.length = 0;
  speak();
  expect(log.filter((entry) => entry.includes('plays'))).toEqual(['device plays from 0']);
});

test('a source that succeeds in between has not failed twice in a row', () => {
  const { speak, source, log } = fakeNarrator(['device', 'spoken']);
  for (const outcome of ['onFail', 'onEnd', 'onFail'] as const) {
    speak();
    source('device')[outcome]();
  }
  log.length = 0;
  speak();
  expect(log).toContain('device plays from 0');
});

test('a canceled line is silent, reports nothing, and does not count as a failure', () => {
  const { narrator, speak, source, log, timers } = fakeNarrator(['device']);
  for (let i = 0; i < 3; i++) {
    speak();
    narrator.cancel();
    const { onStart, onFail } = source('device');
    onStart();
    onFail();
  }
  expect(timers()).toEqual([]);
  expect(log).toEqual(Array.from({ length: 3 }, () => ['device plays from 0', 'device is silenced']).flat());
});

test('the source that will read a line prepares it', () => {
  const { narrator, log } = fakeNarrator(ALL_KINDS, ['family', 'pack', 'device']);
  narrator.prepare(LINE);
  expect(log).toEqual(['spoken prepares One stone fell.']);
});

test('a line ends exactly once, read to its end or silent, whatever the sources do', () => {
  const event = fc.record({
    kind: fc.constantFrom(...ALL_KINDS),
    what: fc.constantFrom('onStart', 'onEnd', 'onFail', 'word', 'timer'),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const { speak, source, log, timers } = fakeNarrator(ALL_KINDS);
      speak();
      for (const { kind, what } of events) {
        if (what === 'timer') timers()[0]?.call();
        else if (log.some((entry) => entry.startsWith(`${kind} plays`))) {
          if (what === 'word') source(kind).onWord({ start: 4, length: 5 });
          else source(kind)[what]();
        }
      }
      const ends = log.filter((entry) => entry === 'ended' || entry.startsWith('silent'));
      expect(ends.length).toBeLessThanOrEqual(1);
      if (ends.length === 1) expect(log.at(-1)).toBe(ends[0]);
      expect(timers().length).toBeLessThanOrEqual(1);
    }),
  );
});
