/** The model, a program of its own (voice/speak.py), which answers a line with a line. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { getFields, parseJson } from '../../shared/storage/json.ts';
import type { HeardWord } from './sound.ts';
import type { Utterance } from './utterance.ts';

type ModelSound = {
  readonly samples: Float32Array;
  readonly rate: number;
  readonly words: readonly HeardWord[];
};

export type SpeechModel = {
  /** Rejects where the model cannot say it. */
  readonly say: (utterance: Utterance) => Promise<ModelSound>;
  readonly stop: () => void;
};

const FOLDER = join(import.meta.dirname, '../../../voice');

/**
 * Starts it. VOICE_PYTHON: an interpreter with the packages of voice/requirements.txt; VOICE_MODEL: the folder that
 * voice/make_model.py wrote (docs/voice.md).
 */
export function startSpeechModel(): SpeechModel {
  const python = process.env.VOICE_PYTHON ?? join(FOLDER, '.venv/bin/python');
  const model = process.env.VOICE_MODEL ?? join(FOLDER, 'model');
  const program = spawn(python, [join(FOLDER, 'speak.py'), model], { stdio: ['pipe', 'pipe', 'inherit'] });
  const replies = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  return {
    async say({ text, voice, speed, script }) {
      program.stdin.write(`${JSON.stringify({ voice: voice.name, semitones: voice.semitones, speed, ...script })}\n`);
      const { value, done } = await replies.next();
      const reply = done ? undefined : getFields(parseJson(value));
      if (typeof reply?.samples !== 'string' || typeof reply.rate !== 'number')
        throw new Error(`'${text}' was not spoken: ${reply?.error ?? 'the program has ended'}`);
      const bytes = Buffer.from(reply.samples, 'base64');
      const pcm = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
      return {
        samples: Float32Array.from(pcm, (value) => value / 32768),
        rate: reply.rate,
        words: reply.words as HeardWord[],
      };
    },
    stop: () => program.stdin.end(),
  };
}
