/**
 * The clips of the quiz: what they say, in whose voice, and whether they are as new as that.
 *
 * @packageDocumentation
 */
import loadEspeak from '@echogarden/espeak-ng-emscripten';

type EngineSettings = { readonly voice: string; readonly wordsAMinute: number; readonly pitch: number };

/** The espeak-ng voice that was understood best in Korean. Part of every clip's source hash. */
export const KOREAN_ENGINE: EngineSettings = { voice: 'ko+anika', wordsAMinute: 110, pitch: 40 };

type SpeechEngine = {
  readonly sampleRate: number;
  /** One channel of samples in −1…1, with silence of any length around the speech. */
  readonly say: (text: string) => Float32Array;
};

export async function startEngine({ voice, wordsAMinute, pitch }: EngineSettings): Promise<SpeechEngine> {
  const { eSpeakNGWorker: Worker } = await loadEspeak();
  const worker = new Worker();
  if (worker.set_voice(voice) !== 0) throw new Error(`espeak-ng has no voice ${voice}`);
  worker.set_rate(wordsAMinute);
  worker.set_pitch(pitch);
  return {
    sampleRate: worker.get_samplerate(),
    say(text) {
      const pieces: Int16Array[] = [];
      worker.synthesize(text, (samples) => {
        pieces.push(samples);
        return false;
      });
      const output = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
      let at = 0;
      for (const piece of pieces) {
        output.set(
          Float32Array.from(piece, (value) => value / 32768),
          at,
        );
        at += piece.length;
      }
      return output;
    },
  };
}
