import { callEndpoint, describeFailure } from '../../../shared/api.client.ts';
import type { TimesFact } from '../../../shared/attempt.ts';
import { clipName, type PhraseKind, phraseText } from './chant.ts';
import { speakFactEndpoint, speakQuestionEndpoint } from './speech-api.ts';
import { type PlaySound, speakFrom, type VoiceSource } from './voice.ts';
import { chosenDeviceVoice } from './voice-choice.client.ts';

/** The API's answer is waited for this long, then the static clip plays: a question has only ten seconds. */
const ANSWER_WITHIN_MS = 2500;

/** A device's voice that never says it has ended (a known trap of Chromium) counts as ended after this. */
const DEVICE_VOICE_LIMIT_MS = 8000;

/** A little slower than the device talks to grown-ups. */
const DEVICE_VOICE_RATE = 0.9;

/** Sounds kept in memory: two phrases for each of the 36 facts of the quiz, some 800 kB. */
const MAX_CACHED_SOUNDS = 72;

/** 50 ms of silence as a WAV: 8 kHz, 8 bit, mono. */
function silence(): Blob {
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

/** The one element all clips play through: iOS lets an element sound later only if a tap has once played it. */
let player: HTMLAudioElement | null = null;
let isUnlocked = false;
let current: AbortController | null = null;
const kept = new Map<string, Blob>();

function thePlayer(): HTMLAudioElement {
  player ??= new Audio();
  return player;
}

/**
 * Opens the way for sound. Call it inside the first tap or key press (mobile browsers refuse sound before one);
 * calling it again, or outside one, does no harm.
 */
export function unlockAudio(): void {
  if (isUnlocked || current) return;
  const element = thePlayer();
  const url = URL.createObjectURL(silence());
  element.src = url;
  element
    .play()
    .then(
      () => {
        isUnlocked = true;
      },
      () => {
        // Not inside a tap: the next call tries again.
      },
    )
    .finally(() => URL.revokeObjectURL(url));
}

function keep(clip: string, sound: Blob): Blob {
  kept.set(clip, sound);
  const oldest = kept.keys().next();
  if (kept.size > MAX_CACHED_SOUNDS && !oldest.done) kept.delete(oldest.value);
  return sound;
}

/** Loads a sound; throws where it is empty or does not come in time. */
async function loadInTime(load: (signal: AbortSignal) => Promise<Blob>, signal: AbortSignal): Promise<Blob> {
  const given = new AbortController();
  const giveUp = () => given.abort(new Error('no answer in time'));
  const limit = setTimeout(giveUp, ANSWER_WITHIN_MS);
  signal.addEventListener('abort', giveUp);
  try {
    signal.throwIfAborted();
    const sound = await load(given.signal);
    if (sound.size === 0) throw new Error('empty audio');
    return sound;
  } finally {
    clearTimeout(limit);
    signal.removeEventListener('abort', giveUp);
  }
}

const SPEECH_ENDPOINTS = { fact: speakFactEndpoint, question: speakQuestionEndpoint };

function fromApi(kind: PhraseKind, { table, multiplier }: TimesFact, signal: AbortSignal): Promise<Blob> {
  return loadInTime(async (inTime) => {
    const result = await callEndpoint(SPEECH_ENDPOINTS[kind], { body: { table, multiplier } }, { signal: inTime });
    if (!result.ok) throw new Error(describeFailure(result.failure));
    return result.value;
  }, signal);
}

function fromPack(clip: string, signal: AbortSignal): Promise<Blob> {
  return loadInTime(async (inTime) => {
    const response = await fetch(`/speech/${clip}.mp3`, { signal: inTime });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response.blob();
  }, signal);
}

function playing(sound: Blob, signal: AbortSignal): PlaySound {
  return async () => {
    signal.throwIfAborted();
    const element = thePlayer();
    const url = URL.createObjectURL(sound);
    const over = new AbortController();
    const during = { signal: over.signal };
    try {
      await new Promise<void>((resolve, reject) => {
        // Both look at the element, not at the event: an event of the sound before may still be under way.
        element.addEventListener('ended', () => element.ended && resolve(), during);
        element.addEventListener('error', () => element.error && reject(element.error), during);
        signal.addEventListener('abort', () => resolve(), during);
        element.src = url;
        element.play().catch(reject);
      });
    } finally {
      over.abort();
      if (signal.aborted) letGo(element, url);
      URL.revokeObjectURL(url);
    }
  };
}

/** Has the element stop what it plays, or has only begun to read, before the sound goes away. */
function letGo(element: HTMLAudioElement, url: string): void {
  element.pause();
  if (element.src !== url) return;
  element.removeAttribute('src');
  element.load();
}

function saying(voice: SpeechSynthesisVoice, text: string, signal: AbortSignal): PlaySound {
  return async () => {
    signal.throwIfAborted();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = DEVICE_VOICE_RATE;
    const over = new AbortController();
    const during = { signal: over.signal };
    let limit: number | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        limit = window.setTimeout(resolve, DEVICE_VOICE_LIMIT_MS);
        utterance.addEventListener('end', () => resolve(), during);
        utterance.addEventListener('error', (event) => reject(new Error(event.error)), during);
        signal.addEventListener('abort', () => resolve(), during);
        speechSynthesis.cancel();
        speechSynthesis.speak(utterance);
      });
    } finally {
      over.abort();
      window.clearTimeout(limit);
      if (signal.aborted) speechSynthesis.cancel();
    }
  };
}

/** The child's chosen voice where it is one of the device's, then the API's, then the static clip. */
function sourcesFor(kind: PhraseKind, fact: TimesFact, signal: AbortSignal): VoiceSource[] {
  const clip = clipName(kind, fact);
  const sources: VoiceSource[] = [
    {
      name: 'the API',
      load: async () => playing(kept.get(clip) ?? keep(clip, await fromApi(kind, fact, signal)), signal),
    },
    { name: 'the clip pack', load: async () => playing(keep(clip, await fromPack(clip, signal)), signal) },
  ];
  const voice = chosenDeviceVoice();
  if (voice) sources.unshift({ name: 'the device', load: async () => saying(voice, phraseText(kind, fact), signal) });
  return sources;
}

function waiting(signal: AbortSignal): (milliseconds: number) => Promise<void> {
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
 * Says a fact or asks its question, in Korean, and stops whatever was being said. Resolves when it has been said
 * (`times` times, each beginning `gapMs` after the one before), failed or been stopped; never rejects, and a failure
 * is logged to the console only. By default it is said once.
 */
export async function speak(
  phrase: PhraseKind,
  fact: TimesFact,
  options: { signal?: AbortSignal; times?: number; gapMs?: number } = {},
): Promise<void> {
  unlockAudio();
  stopSpeaking();
  const own = new AbortController();
  current = own;
  const stop = () => own.abort();
  if (options.signal?.aborted) stop();
  options.signal?.addEventListener('abort', stop);
  await speakFrom(
    sourcesFor(phrase, fact, own.signal),
    { times: options.times ?? 1, gapMs: options.gapMs ?? 0 },
    {
      wait: waiting(own.signal),
      isStopped: () => own.signal.aborted,
      warn: (message, cause) => console.warn(message, cause),
    },
  );
  options.signal?.removeEventListener('abort', stop);
  if (current === own) current = null;
}

/** Falls silent at once. */
export function stopSpeaking(): void {
  current?.abort();
  current = null;
}
