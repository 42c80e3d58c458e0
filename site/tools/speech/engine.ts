import loadEspeak from '@echogarden/espeak-ng-emscripten';

/** The espeak-ng voice that measured best for Korean. Part of every clip's source hash. */
export const ENGINE = { voice: 'ko+anika', wordsAMinute: 110, pitch: 40 } as const;

export type Engine = {
  readonly sampleRate: number;
  /** One channel of samples in −1…1, with silence of any length around the speech. */
  readonly say: (text: string) => Float32Array;
};

export async function startEngine(): Promise<Engine> {
  const { eSpeakNGWorker: Worker } = await loadEspeak();
  const worker = new Worker();
  if (worker.set_voice(ENGINE.voice) !== 0) throw new Error(`espeak-ng has no voice ${ENGINE.voice}`);
  worker.set_rate(ENGINE.wordsAMinute);
  worker.set_pitch(ENGINE.pitch);
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
