import { describe, expect, test } from 'vitest';
import type { Phrase, Speech, SpeechProvider } from './clips.server.ts';
import { createProviderChain, PROVIDER_REST_MS } from './provider-chain.server.ts';

const phrase: Phrase = { clip: 'fact-7x8', text: '칠팔 오십육' };
const otherPhrase: Phrase = { clip: 'fact-2x2', text: '이이는 사' };

function speechBy(name: string): Speech {
  return { bytes: Buffer.from(name), etag: `"${name}"` };
}

/** A provider that does as `act` says and counts how often it was asked. */
function provider(name: string, act: (signal: AbortSignal) => Promise<Speech | null>) {
  const counted = {
    name,
    asked: 0,
    synthesize: (_phrase: Phrase, _language: string, signal: AbortSignal) => {
      counted.asked += 1;
      return act(signal);
    },
  };
  return counted satisfies SpeechProvider & { asked: number };
}

const answering = (name: string) => provider(name, async () => speechBy(name));
const without = (name: string) => provider(name, async () => null);
const failing = (name: string) => provider(name, () => Promise.reject(new Error('down')));
const hanging = (name: string) => provider(name, () => new Promise(() => {}));

function chainOf(providers: readonly SpeechProvider[], timeoutMs = 60_000) {
  const clock = { now: 0 };
  const warnings: object[] = [];
  const log = { warn: (details: object) => warnings.push(details) };
  return { clock, warnings, speaker: createProviderChain(providers, { now: () => clock.now, log, timeoutMs }) };
}

describe('the chain of voices', () => {
  test('only the first voice is called when it answers', async () => {
    const [first, second] = [answering('first'), answering('second')];
    const { speaker } = chainOf([first, second]);
    expect(await speaker.synthesize(phrase, 'ko')).toEqual(speechBy('first'));
    expect(second.asked).toBe(0);
  });

  test('the next voice is called where one lacks the phrase, and that one is called again next time', async () => {
    const [first, second] = [without('first'), answering('second')];
    const { speaker, warnings } = chainOf([first, second]);
    expect(await speaker.synthesize(phrase, 'ko')).toEqual(speechBy('second'));
    await speaker.synthesize(phrase, 'ko');
    expect(first.asked).toBe(2);
    expect(warnings).toEqual([]);
  });

  test('a voice that failed is skipped until its rest is over', async () => {
    const [first, second] = [failing('first'), answering('second')];
    const { clock, speaker, warnings } = chainOf([first, second]);
    expect(await speaker.synthesize(phrase, 'ko')).toEqual(speechBy('second'));
    clock.now = PROVIDER_REST_MS - 1;
    await speaker.synthesize(otherPhrase, 'ko');
    expect(first.asked).toBe(1);
    clock.now = PROVIDER_REST_MS;
    await speaker.synthesize(phrase, 'ko');
    expect(first.asked).toBe(2);
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toMatchObject({ provider: 'first', clip: 'fact-7x8' });
  });

  test('after a failure a voice is tried with one phrase only, until it has worked', async () => {
    let answer: (speech: Speech) => void = () => {};
    let isDown = true;
    const first = provider('first', async () => {
      if (isDown) throw new Error('down');
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    const { clock, speaker } = chainOf([first, answering('second')]);
    await speaker.synthesize(phrase, 'ko');
    clock.now = PROVIDER_REST_MS;
    isDown = false;
    const trial = speaker.synthesize(phrase, 'ko');
    expect(await speaker.synthesize(otherPhrase, 'ko')).toEqual(speechBy('second'));
    answer(speechBy('first'));
    expect(await trial).toEqual(speechBy('first'));
    const after = speaker.synthesize(otherPhrase, 'ko');
    answer(speechBy('first'));
    expect(await after).toEqual(speechBy('first'));
  });

  test('a voice that hangs is not waited for, even if it ignores its abort signal', async () => {
    const [first, second] = [hanging('first'), answering('second')];
    const { speaker } = chainOf([first, second], 5);
    expect(await speaker.synthesize(phrase, 'ko')).toEqual(speechBy('second'));
    expect(await speaker.synthesize(otherPhrase, 'ko')).toEqual(speechBy('second'));
    expect(first.asked).toBe(1);
  });

  test('the chain returns null without throwing where every voice fails', async () => {
    const { speaker } = chainOf([failing('first'), without('second')]);
    expect(await speaker.synthesize(phrase, 'ko')).toBeNull();
  });

  test('concurrent requests for a phrase synthesize it once', async () => {
    const { promise, resolve } = Promise.withResolvers<Speech>();
    const slow = provider('slow', () => promise);
    const { speaker } = chainOf([slow]);
    const asked = Array.from({ length: 40 }, () => speaker.synthesize(phrase, 'ko'));
    const other = speaker.synthesize(otherPhrase, 'ko');
    resolve(speechBy('slow'));
    const answers = await Promise.all([...asked, other]);
    expect(new Set(answers)).toEqual(new Set([speechBy('slow')]));
    expect(slow.asked).toBe(2);
    await speaker.synthesize(phrase, 'ko');
    expect(slow.asked).toBe(3);
  });
});
