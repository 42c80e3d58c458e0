// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Language } from '../../../shared/language/language.ts';
import { fakeSpeechSynthesis, localVoice } from '../../../shared/voice/speech-synthesis.fixture.ts';
import type { ReadableBook } from '../model/readable-book.ts';
import { createBookReading } from './use-reading.tsx';

let isEmbeddedVoiceUsable = false;
vi.mock('../voices/browser-support.client.ts', () => ({ hasEmbeddedVoice: () => isEmbeddedVoiceUsable }));

beforeEach(() => {
  isEmbeddedVoiceUsable = false;
});

afterEach(() => void vi.unstubAllGlobals());

function giveVoices(...tags: readonly string[]) {
  const device = fakeSpeechSynthesis(tags.map(localVoice));
  vi.stubGlobal('speechSynthesis', device.synthesis);
  return device;
}

/** The voices of a device for a text in some languages. */
async function voicesFor(...languages: readonly Language[]) {
  const reading = createBookReading();
  const close = reading.open({ book: {} as ReadableBook, languages, isPaged: false });
  onTestFinished(close);
  await vi.dynamicImportSettled();
  return { voices: () => reading.getState().voices, close };
}

describe('the voices of a device', () => {
  test('the first language that no voice reads is named', async () => {
    giveVoices('en-US');
    expect((await voicesFor('en', 'ko')).voices()).toEqual({ missing: 'ko' });
    expect((await voicesFor('en')).voices()).toBe('present');
  });

  test('every language is missing where the browser cannot speak', async () => {
    expect((await voicesFor('ko', 'en')).voices()).toEqual({ missing: 'ko' });
  });

  test('the voice of the book reads English where the browser can play it, without a voice of the device', async () => {
    vi.stubGlobal('AudioContext', class {});
    expect((await voicesFor('en')).voices()).toBe('present');
    expect((await voicesFor('ko')).voices()).toEqual({ missing: 'ko' });
  });

  test('a voice that the device loads later is found', async () => {
    const device = giveVoices();
    const { voices, close } = await voicesFor('ko');
    expect(voices()).toEqual({ missing: 'ko' });
    device.load([localVoice('ko_KR')]);
    expect(voices()).toBe('present');
    close();
    expect(device.listeners.size).toBe(0);
  });

  test('the device is not asked where the embedded voice can run', async () => {
    const device = giveVoices('en-US');
    isEmbeddedVoiceUsable = true;
    const { voices } = await voicesFor('ko');
    expect(voices()).toBe('present');
    expect(device.listeners.size).toBe(0);
  });
});
