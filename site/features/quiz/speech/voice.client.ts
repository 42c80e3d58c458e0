import { callEndpoint, describeFailure } from '../../../shared/api/api.client.ts';
import type { Language } from '../../../shared/language/language.ts';
import type { LocalKey } from '../../../shared/storage/keys.ts';
import { readStored } from '../../../shared/storage/stored-text.client.ts';
import type { TimesFact } from '../../../shared/times-tables/facts/times-fact.ts';
import { listDeviceVoices, speakWithDevice } from '../../../shared/voice/device-voices.client.ts';
import { chooseDeviceVoice } from '../../../shared/voice/local-voices.ts';
import { formatClipAddress, formatPhrase, type PhraseKind } from './phrases.ts';
import { speakFactEndpoint, speakQuestionEndpoint } from './speech-api.ts';
import { type PlaySound, speakFrom, type VoiceSource } from './voice.ts';

/** The `voiceURI` of the chosen device voice (local storage); nothing stored means the site's own voice. */
export const VOICE_KEYS: Readonly<Record<Language, LocalKey>> = {
  en: 'story-forest.voice-en',
  ko: 'story-forest.voice',
};

/** The chosen device voice; null for the site's own, and where the chosen voice is no longer on the device. */
export function findChosenDeviceVoice(language: Language): SpeechSynthesisVoice | null {
  return chooseDeviceVoice(listDeviceVoices(language), { storedUri: readStored(VOICE_KEYS[language]) });
}

/** Then the next source is tried: a question lasts only ten seconds. */
const LOAD_TIMEOUT_MS = 2500;

/** Chromium sometimes never fires `end` for a device voice. */
const DEVICE_VOICE_TIMEOUT_MS = 8000;

/** Slightly slower than normal, for children. */
const DEVICE_VOICE_RATE = 0.9;

/** Two phrases for each of the 36 facts of the preset tables, about 800 kB. */
const MAX_CACHED_SOUNDS = 72;

/** Makes 50 ms of silence as a WAV: 8 kHz, 8 bit, mono. */
function silentWav(): Blob {
  const samples = 400;
  const view = new DataView(new ArrayBuffer(44 + samples));
  const ascii = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) view.setUint8(at + index, text.charCodeAt(index));
  };
  ascii(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  ascii(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 8000, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  ascii(36, 'data');
  view.setUint32(40, samples, true);
  for (let index = 44; index < view.byteLength; index += 1) view.setUint8(index, 128);
  return new Blob([view.buffer], { type: 'audio/wav' });
}

/** One element for all clips: iOS allows sound only from an element that has been played within a tap before. */
let player: HTMLAudioElement | null = null;
let isUnlocked = false;
let current: AbortController | null = null;
const cache = new Map<string, Blob>();

function audioPlayer(): HTMLAudioElement {
  player ??= new Audio();
  return player;
}

/**
 * Plays silence, so that the element may play clips later. Mobile browsers require that it runs within a tap or key
 * press. Further calls, and calls at other times, have no effect. Tones are unlocked apart (`unlockTones`).
 */
export function unlockVoice(): void {
  if (isUnlocked || current) return;
  const element = audioPlayer();
  const url = URL.createObjectURL(silentWav());
  element.src = url;
  element
    .play()
    .then(
      () => {
        isUnlocked = true;
      },
      () => {
        // Not within a tap: the next call tries again.
      },
    )
    .finally(() => URL.revokeObjectURL(url));
}

/** Returns the sound. `address`: that of its clip. */
function addToCache(address: string, sound: Blob): Blob {
  cache.set(address, sound);
  const oldest = cache.keys().next();
  if (cache.size > MAX_CACHED_SOUNDS && !oldest.done) cache.delete(oldest.value);
  return sound;
}

/** @throws where the sound is empty or takes longer than `LOAD_TIMEOUT_MS` */
async function loadWithTimeout(load: (signal: AbortSignal) => Promise<Blob>, signal: AbortSignal): Promise<Blob> {
  const loading = new AbortController();
  const cancel = () => loading.abort(new Error('no answer in time'));
  const timer = setTimeout(cancel, LOAD_TIMEOUT_MS);
  signal.addEventListener('abort', cancel);
  try {
    signal.throwIfAborted();
    const sound = await load(loading.signal);
    if (sound.size === 0) throw new Error('empty audio');
    return sound;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}

/** What is said, and in which language. */
type SpokenPhrase = { readonly kind: PhraseKind; readonly fact: TimesFact; readonly language: Language };

const SPEECH_ENDPOINTS = { fact: speakFactEndpoint, question: speakQuestionEndpoint };

function fromApi({ kind, fact, language }: SpokenPhrase, signal: AbortSignal): Promise<Blob> {
  const { table, multiplier } = fact;
  const body = language === 'ko' ? { table, multiplier } : { table, multiplier, language };
  return loadWithTimeout(async (loading) => {
    const result = await callEndpoint(SPEECH_ENDPOINTS[kind], { body }, { signal: loading });
    if (!result.ok) throw new Error(describeFailure(result.failure));
    return result.value;
  }, signal);
}

function fromPack(address: string, signal: AbortSignal): Promise<Blob> {
  return loadWithTimeout(async (loading) => {
    const response = await fetch(address, { signal: loading });
    const sound = await response.blob();
    // A network's sign-in page has status 200, too.
    if (!response.ok || !sound.type.startsWith('audio/')) throw new Error(`status ${response.status}, ${sound.type}`);
    return sound;
  }, signal);
}

function playerOf(sound: Blob, signal: AbortSignal): PlaySound {
  return async () => {
    signal.throwIfAborted();
    const element = audioPlayer();
    const url = URL.createObjectURL(sound);
    const cleanup = new AbortController();
    const untilCleanup = { signal: cleanup.signal };
    try {
      await new Promise<void>((resolve, reject) => {
        // The element's state is checked, because an event of the previous sound may still be queued.
        element.addEventListener('ended', () => element.ended && resolve(), untilCleanup);
        element.addEventListener('error', () => element.error && reject(element.error), untilCleanup);
        signal.addEventListener('abort', () => resolve(), untilCleanup);
        element.src = url;
        element.play().catch(reject);
      });
    } finally {
      cleanup.abort();
      if (signal.aborted) unload(element, url);
      URL.revokeObjectURL(url);
    }
  };
}

/** Stops playing and loading, before the object URL is revoked. */
function unload(element: HTMLAudioElement, url: string): void {
  element.pause();
  if (element.src !== url) return;
  element.removeAttribute('src');
  element.load();
}

function deviceSpeaker(voice: SpeechSynthesisVoice, text: string, signal: AbortSignal): PlaySound {
  return async () => {
    signal.throwIfAborted();
    let timer: number | undefined;
    let stop = () => {};
    const cleanup = new AbortController();
    try {
      await new Promise<void>((resolve, reject) => {
        timer = window.setTimeout(resolve, DEVICE_VOICE_TIMEOUT_MS);
        signal.addEventListener('abort', () => resolve(), { signal: cleanup.signal });
        window.speechSynthesis.cancel();
        stop = speakWithDevice(
          { text, voice, rate: DEVICE_VOICE_RATE },
          { onEnd: resolve, onError: (code) => reject(new Error(code)) },
        );
      });
    } finally {
      cleanup.abort();
      window.clearTimeout(timer);
      if (signal.aborted) stop();
    }
  };
}

/** The chosen device voice, if any, then the API, then the static clip. */
function sourcesFor(phrase: SpokenPhrase, signal: AbortSignal): VoiceSource[] {
  const { kind, fact, language } = phrase;
  const address = formatClipAddress(kind, fact, language);
  const sources: VoiceSource[] = [
    {
      name: 'the API',
      load: async () => playerOf(cache.get(address) ?? addToCache(address, await fromApi(phrase, signal)), signal),
    },
    { name: 'the clip pack', load: async () => playerOf(addToCache(address, await fromPack(address, signal)), signal) },
  ];
  const voice = findChosenDeviceVoice(language);
  if (voice) {
    const text = formatPhrase(kind, fact, language);
    sources.unshift({ name: 'the device', load: async () => deviceSpeaker(voice, text, signal) });
  }
  return sources;
}

function waitUntilAborted(signal: AbortSignal): (milliseconds: number) => Promise<void> {
  return (milliseconds) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      signal.addEventListener('abort', done);
    });
}

/**
 * Says a fact or its question, `times` times (default 1), each beginning `gapMs` after the start of the one before.
 * Stops an earlier phrase. Resolves when it has been said, failed or been stopped; never rejects. A failure is logged
 * to the console only.
 */
export async function speak(
  phrase: SpokenPhrase,
  options: { signal?: AbortSignal; times?: number; gapMs?: number } = {},
): Promise<void> {
  unlockVoice();
  stopSpeaking();
  const own = new AbortController();
  current = own;
  const stop = () => own.abort();
  if (options.signal?.aborted) stop();
  options.signal?.addEventListener('abort', stop);
  await speakFrom(
    sourcesFor(phrase, own.signal),
    { times: options.times ?? 1, gapMs: options.gapMs ?? 0 },
    {
      wait: waitUntilAborted(own.signal),
      isStopped: () => own.signal.aborted,
      warn: (message, cause) => console.warn(message, cause),
    },
  );
  options.signal?.removeEventListener('abort', stop);
  if (current === own) current = null;
}

/** Stops the current phrase at once. */
export function stopSpeaking(): void {
  current?.abort();
  current = null;
}
