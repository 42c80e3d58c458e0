import { expect, test } from 'vitest';
import { createDeferredReadAloud } from './deferred-read-aloud.ts';
import type { ReadAloud } from './read-aloud.ts';

function fakeReading(calls: string[], name = ''): ReadAloud {
  return {
    startAt: (panel) => calls.push(`${name}start ${panel}`),
    startAtLine: (id) => calls.push(`${name}line ${id}`),
    sayWord: (id, { start }) => calls.push(`${name}word ${id} ${start}`),
    pause: () => calls.push(`${name}pause`),
    resume: () => calls.push(`${name}resume`),
    stop: () => calls.push(`${name}stop`),
  };
}

function deferred() {
  const calls: string[] = [];
  const waits: boolean[] = [];
  const reading = createDeferredReadAloud({
    load: () => calls.push('load'),
    onWaiting: (isWaiting) => waits.push(isWaiting),
  });
  return { reading, calls, waits };
}

test('a start before the code is loaded takes effect once it is', () => {
  const { reading, calls, waits } = deferred();
  reading.startAt('1-1');
  expect([calls, waits]).toEqual([['load'], [true]]);
  reading.connect(fakeReading(calls));
  expect([calls, waits]).toEqual([
    ['load', 'start 1-1'],
    [true, false],
  ]);
});

test('preparing loads the code once and starts nothing', () => {
  const { reading, calls, waits } = deferred();
  reading.prepare();
  reading.connect(fakeReading(calls));
  reading.prepare();
  expect([calls, waits]).toEqual([['load'], []]);
});

test('of two starts before the code is loaded the later one counts', () => {
  const { reading, calls } = deferred();
  reading.startAt('1-1');
  reading.startAtLine('2-1.en.text.0');
  reading.connect(fakeReading(calls));
  expect(calls).toEqual(['load', 'load', 'line 2-1.en.text.0']);
});

for (const end of ['stop', 'pause'] as const) {
  test(`${end} before the code is loaded takes the start back`, () => {
    const { reading, calls, waits } = deferred();
    reading.startAt('1-1');
    reading[end]();
    reading.connect(fakeReading(calls));
    expect([calls, waits]).toEqual([['load'], [true, false]]);
  });
}

test('every call goes through at once after the code is loaded', () => {
  const { reading, calls } = deferred();
  reading.connect(fakeReading(calls));
  reading.startAt('1-1');
  reading.pause();
  reading.resume();
  reading.sayWord('1-1.en.text.0', { start: 4, length: 2 });
  reading.stop();
  expect(calls).toEqual(['start 1-1', 'pause', 'resume', 'word 1-1.en.text.0 4', 'stop']);
});

test('while no reading is connected, a start waits for the next reading', () => {
  const { reading, calls } = deferred();
  const disconnect = reading.connect(fakeReading(calls, 'first '));
  disconnect();
  reading.startAt('3-1');
  reading.connect(fakeReading(calls, 'second '));
  expect(calls).toEqual(['load', 'second start 3-1']);
});

test('disconnecting an old reading late does not disconnect the next one', () => {
  const { reading, calls } = deferred();
  const disconnect = reading.connect(fakeReading(calls, 'first '));
  reading.connect(fakeReading(calls, 'second '));
  disconnect();
  reading.startAt('1-1');
  expect(calls).toEqual(['second start 1-1']);
});
