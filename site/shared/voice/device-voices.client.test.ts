// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { listDeviceVoices, onDeviceVoicesChange, speakWithDevice } from './device-voices.client.ts';
import { fakeSpeechSynthesis, localVoice } from './speech-synthesis.fixture.ts';

afterEach(() => void vi.unstubAllGlobals());

function stubDevice(...voices: Parameters<typeof fakeSpeechSynthesis>) {
  const device = fakeSpeechSynthesis(...voices);
  vi.stubGlobal('speechSynthesis', device.synthesis);
  return device;
}

/** Speaks 'One stone.' Returns the utterance and what it reported. */
function speak() {
  const device = stubDevice();
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  const log: string[] = [];
  const stop = speakWithDevice(
    { text: 'One stone.', voice: localVoice('ko_KR') as SpeechSynthesisVoice, rate: 0.9 },
    {
      onStart: () => log.push('start'),
      onWord: (start, length) => log.push(`word ${start} ${length}`),
      onEnd: () => log.push('end'),
      onError: (code) => log.push(`error ${code}`),
    },
  );
  return { utterance: device.spoken[0] as SpeechSynthesisUtterance, spoken: device.spoken, log, stop };
}

test('a browser that cannot speak has no voices, and listening to it does nothing', () => {
  vi.stubGlobal('speechSynthesis', undefined);
  expect(listDeviceVoices('ko')).toEqual([]);
  expect(() => onDeviceVoicesChange(() => {})()).not.toThrow();
});

test('voices that the browser loads late are reported, until the listener unsubscribes', () => {
  const device = stubDevice();
  const found: number[] = [];
  const unsubscribe = onDeviceVoicesChange(() => found.push(listDeviceVoices('ko').length));
  expect(listDeviceVoices('ko')).toEqual([]);
  device.load([localVoice('ko_KR')]);
  unsubscribe();
  device.load([]);
  expect(found).toEqual([1]);
  expect(device.listeners.size).toBe(0);
});

test('a text is spoken with the voice and its language', () => {
  const { utterance } = speak();
  expect(utterance).toMatchObject({ text: 'One stone.', lang: 'ko_KR', rate: 0.9, pitch: 1, voice: { lang: 'ko_KR' } });
});

test('the start, the words and the end of a text are reported, and no sentences', () => {
  const { utterance, log } = speak();
  const boundary = (name: string, charIndex: number, charLength?: number) =>
    utterance.onboundary?.({ name, charIndex, charLength } as SpeechSynthesisEvent);
  utterance.onstart?.({} as SpeechSynthesisEvent);
  boundary('sentence', 0, 10);
  boundary('word', 0, 3);
  boundary('word', 4);
  utterance.onend?.({} as SpeechSynthesisEvent);
  utterance.onerror?.({ error: 'interrupted' } as SpeechSynthesisErrorEvent);
  expect(log).toEqual(['start', 'word 0 3', 'word 4 0', 'end', 'error interrupted']);
});

test('stopping cancels the speech', () => {
  const { spoken, utterance, stop } = speak();
  stop();
  expect(spoken).toEqual([utterance, 'cancel']);
});
