// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Language } from '../../../shared/language/language.ts';
import '../../../shared/page/render-hook.fixture.tsx';
import { fakeSpeechSynthesis, localVoice } from '../../../shared/voice/speech-synthesis.fixture.ts';
import { readerToolsText } from '../text/reader-tools-text.ts';
import type { ReadAloud } from './read-aloud.ts';
import { type ReadAloudOptions, type Reading, useReadAloud } from './use-read-aloud.tsx';

let isEmbeddedVoiceUsable = false;
vi.mock('./narrator/has-embedded-voice.client.ts', () => ({ hasEmbeddedVoice: () => isEmbeddedVoiceUsable }));

/** What reads, once it is loaded. */
const startAt = vi.fn();

/** Has what reads be loaded as `Narration`; it is connected while it is shown. */
function serveNarration(): void {
  vi.doMock('./narration.tsx', () => ({
    Narration: ({ connect }: { connect: (reading: ReadAloud) => () => void }) => {
      useEffect(() => connect({ startAt, stop: () => {} } as unknown as ReadAloud), [connect]);
      return 'The voice of this device';
    },
    PlayingButtons: () => null,
  }));
}

function refuseNarration(): void {
  vi.doMock('./narration.tsx', () => Promise.reject(new Error('offline')));
}

/** A page that shows the note; `value` is what the hook returned last. */
async function openPage(languages: readonly Language[] = ['en']) {
  const element = document.createElement('div');
  const root = createRoot(element);
  const returned: { value?: Reading } = {};
  function Page() {
    returned.value = useReadAloud({ languages } as ReadAloudOptions);
    return returned.value.note;
  }
  await act(async () => root.render(<Page />));
  onTestFinished(() => act(async () => root.unmount()));
  return { value: () => returned.value as Reading, text: () => element.textContent };
}

const loaded = () => act(() => vi.dynamicImportSettled());

beforeEach(() => {
  isEmbeddedVoiceUsable = false;
  serveNarration();
});

afterEach(() => {
  vi.doUnmock('./narration.tsx');
  startAt.mockClear();
});

describe('what reads a book aloud', () => {
  test('nothing is loaded before the first press', async () => {
    const page = await openPage();
    await loaded();
    expect(page.value()).toMatchObject({ isWaiting: false, PlayingButtons: null, state: { phase: 'idle' } });
    expect(page.text()).toBe('');
  });

  test('a press waits for what reads, which then begins where it was asked to', async () => {
    const page = await openPage();
    act(() => page.value().reading.startAt('1-2'));
    expect(page.value().isWaiting).toBe(true);
    await loaded();
    expect(startAt.mock.calls).toEqual([['1-2']]);
    expect(page.value().isWaiting).toBe(false);
    expect(page.value().PlayingButtons).not.toBeNull();
    expect(page.text()).toBe('The voice of this device');
  });

  test('what is loaded ahead of a press reads nothing', async () => {
    const page = await openPage();
    act(() => page.value().reading.prepare());
    await loaded();
    expect(page.text()).toBe('The voice of this device');
    expect(startAt).not.toHaveBeenCalled();
  });

  test('a press that is taken back while it waits reads nothing', async () => {
    const page = await openPage();
    act(() => page.value().reading.startAt('1-2'));
    act(() => page.value().reading.stop());
    expect(page.value().isWaiting).toBe(false);
    await loaded();
    expect(startAt).not.toHaveBeenCalled();
  });

  test('the reader is told where what reads does not load, and a later press tries again', async () => {
    refuseNarration();
    const page = await openPage();
    act(() => page.value().reading.startAt('1-2'));
    await loaded();
    expect(page.value()).toMatchObject({ isWaiting: false, PlayingButtons: null });
    expect(page.text()).toBe(readerToolsText.en.notLoaded);
    serveNarration();
    act(() => page.value().reading.startAt('1-3'));
    await loaded();
    expect(page.text()).toBe('The voice of this device');
    expect(startAt.mock.calls).toEqual([['1-3']]);
  });
});

describe('the voices of a device', () => {
  function giveVoices(...tags: readonly string[]) {
    const device = fakeSpeechSynthesis(tags.map(localVoice));
    vi.stubGlobal('speechSynthesis', device.synthesis);
    onTestFinished(() => void vi.unstubAllGlobals());
    return device;
  }

  async function openLoaded(languages: readonly Language[]) {
    const page = await openPage(languages);
    await loaded();
    return page;
  }

  test('the first language that no voice reads is named', async () => {
    giveVoices('en-US');
    expect((await openLoaded(['en', 'ko'])).value().voices).toEqual({ missing: 'ko' });
    expect((await openLoaded(['en'])).value().voices).toBe('present');
  });

  test('every language is missing where the browser cannot speak', async () => {
    expect((await openLoaded(['ko', 'en'])).value().voices).toEqual({ missing: 'ko' });
  });

  test('a voice that the device loads later is found', async () => {
    const device = giveVoices();
    const page = await openLoaded(['ko']);
    expect(page.value().voices).toEqual({ missing: 'ko' });
    await act(async () => device.load([localVoice('ko_KR')]));
    expect(page.value().voices).toBe('present');
  });

  test('the device is not asked where the embedded voice can run', async () => {
    const device = giveVoices('en-US');
    isEmbeddedVoiceUsable = true;
    const page = await openPage(['ko']);
    expect(page.value().voices).toBe('present');
    await loaded();
    expect(device.listeners.size).toBe(0);
  });
});
