// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import '../../../shared/page/render-hook.fixture.tsx';
import { writeStored } from '../../../shared/storage/stored-text.client.ts';
import type { DeviceVoice } from '../../../shared/voice/local-voices.ts';
import { fakeSpeechSynthesis, localVoice } from '../../../shared/voice/speech-synthesis.fixture.ts';
import { findChosenDeviceVoice, stopSpeaking, VOICE_KEYS } from './voice.client.ts';
import { SPOKEN_LANGUAGE_KEY, VoiceMenu } from './voice-settings.tsx';

// The menu of the test is still open, so it renders what is removed.
afterEach(() =>
  act(async () => {
    vi.unstubAllGlobals();
    for (const key of [SPOKEN_LANGUAGE_KEY, ...Object.values(VOICE_KEYS)] as const) writeStored(key, null);
  }),
);

/** The menu where facts are spoken in Korean, on a device with these voices. */
async function openMenu(voices: readonly DeviceVoice[]) {
  const device = fakeSpeechSynthesis(voices);
  vi.stubGlobal('speechSynthesis', device.synthesis);
  writeStored(SPOKEN_LANGUAGE_KEY, 'ko');
  const element = document.createElement('div');
  const root = createRoot(element);
  await act(async () => root.render(<VoiceMenu />));
  onTestFinished(() => act(async () => root.unmount()));
  return {
    device,
    options: () => [...element.querySelectorAll('option')].map(({ value }) => value),
    choose: (uri: string) =>
      act(async () => {
        const select = element.querySelector('select') as HTMLSelectElement;
        select.value = uri;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }),
  };
}

test.each<[string, DeviceVoice[], string[]]>([
  ['as on Android in Chrome', ['ko_KR', 'en_US'].map(localVoice), ['', 'ko_KR']],
  ['as on Android in Firefox', ['kor-KR-f000', 'eng-US-f000'].map(localVoice), ['', 'kor-KR-f000']],
  ['as on iOS', ['ko-KR', 'en-US'].map(localVoice), ['', 'ko-KR']],
  ['of which the only Korean one is remote', [{ ...localVoice('ko-KR'), localService: false }], []],
])('the menu offers the voices of a device %s', async (_, voices, expected) => {
  expect((await openMenu(voices)).options()).toEqual(expected);
});

test('the menu appears when the browser loads its voices late', async () => {
  const { device, options } = await openMenu([]);
  expect(options()).toEqual([]);
  await act(async () => device.load([localVoice('ko_KR')]));
  expect(options()).toEqual(['', 'ko_KR']);
});

test('a chosen voice says a fact, instead of what the device is saying, until it is stopped', async () => {
  vi.stubGlobal('SpeechSynthesisUtterance', class {});
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('not within a tap'));
  onTestFinished(() => void vi.restoreAllMocks());
  const { device, choose } = await openMenu([localVoice('ko_KR')]);
  await choose('ko_KR');
  expect(device.spoken).toEqual(['cancel', expect.objectContaining({ lang: 'ko_KR', rate: 0.9 })]);
  await act(async () => stopSpeaking());
  expect(device.spoken.at(-1)).toBe('cancel');
  expect(device.spoken).toHaveLength(3);
});

test('the stored voice speaks; the voice of the site where none is stored, or the stored one is gone', async () => {
  await openMenu([localVoice('ko_KR')]);
  expect(findChosenDeviceVoice('ko')).toBeNull();
  await act(async () => writeStored(VOICE_KEYS.ko, 'ko_KR'));
  expect(findChosenDeviceVoice('ko')?.lang).toBe('ko_KR');
  await act(async () => writeStored(VOICE_KEYS.ko, 'gone'));
  expect(findChosenDeviceVoice('ko')).toBeNull();
});
