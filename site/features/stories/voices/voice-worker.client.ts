/**
 * The worker of the embedded voice. The engine (eSpeak NG, GPL) is a script of its own below /voice/, loaded when the
 * first sentence is asked for: docs/decisions/044.
 */
import type { SynthesizedWord, WorkerReply, WorkerRequest } from './worker-messages.ts';

type EngineEvent = { readonly type: string; readonly text_position: number; readonly audio_position: number };
type Engine = {
  set_voice(name: string): number;
  set_rate(wordsAMinute: number): void;
  set_pitch(pitch: number): void;
  synthesize(text: string, onPiece: (samples: Int16Array, events: readonly EngineEvent[]) => boolean): void;
};

const SCRIPT = '/voice/espeak-ng.js';
/** Samples. The engine gives pieces of 2,048 at most; the first is sent early, later ones cost fewer messages. */
const MIN_FIRST_PIECE = 4000;
const MIN_PIECE = 16_000;

async function loadEngine(): Promise<Engine> {
  const { default: load } = await import(/* @vite-ignore */ SCRIPT);
  const { eSpeakNGWorker: EngineType } = await load();
  return new EngineType();
}

let engine: Promise<Engine> | null = null;
let voice = '';

function post(reply: WorkerReply, transfer: Transferable[] = []): void {
  self.postMessage(reply, { transfer });
}

function synthesize(speaker: Engine, request: WorkerRequest): void {
  const { id } = request;
  if (request.voice !== voice && speaker.set_voice(request.voice) !== 0) throw new Error(`no voice ${request.voice}`);
  voice = request.voice;
  speaker.set_rate(request.wordsAMinute);
  speaker.set_pitch(request.pitch);
  let pieces: Int16Array[] = [];
  let words: SynthesizedWord[] = [];
  let length = 0;
  let minimum = MIN_FIRST_PIECE;
  const flush = () => {
    if (length === 0 && words.length === 0) return;
    const samples = new Float32Array(length);
    let at = 0;
    for (const piece of pieces) {
      for (let i = 0; i < piece.length; i++) samples[at + i] = (piece[i] ?? 0) / 32768;
      at += piece.length;
    }
    post({ id, kind: 'piece', samples, words }, [samples.buffer]);
    [pieces, words, length, minimum] = [[], [], 0, MIN_PIECE];
  };
  speaker.synthesize(request.text, (samples, events) => {
    if (samples.length > 0) pieces.push(samples);
    length += samples.length;
    for (const { type, text_position, audio_position } of events) {
      // The engine counts characters from 1.
      if (type === 'word') words.push({ index: text_position - 1, atMs: audio_position });
    }
    if (length >= minimum) flush();
    return false;
  });
  flush();
  post({ id, kind: 'end' });
}

self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  try {
    engine ??= loadEngine();
    synthesize(await engine, data);
  } catch (error) {
    engine = null;
    post({ id: data.id, kind: 'failed', reason: String(error) });
  }
});
