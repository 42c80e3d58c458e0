import { createMp3Encoder } from 'wasm-media-encoders';

/** Small enough for 144 clips, good enough for a voice, and played everywhere including Safari. */
export const MP3 = { kilobits: 48, sampleRate: 22050 } as const;

/** LAME turns its input down by this much, to be safe from clipping; our limiter has seen to that already. */
const ENCODER_GAIN = 0.95;

/** Samples of silence that a decoder hears before ours begin: 576 of the encoder's and 529 of the decoder's. */
const CODEC_DELAY = 1105;

export type Mp3Encoder = (samples: Float32Array) => Buffer;

/**
 * An encoder for one channel of samples in −1…1 at `MP3.sampleRate`. What is decoded is as loud and begins at the same
 * moment as what went in, for which the input must begin with at least 50 ms of silence.
 */
export async function startMp3Encoder(): Promise<Mp3Encoder> {
  const encoder = await createMp3Encoder();
  return (samples) => {
    encoder.configure({
      channels: 1,
      sampleRate: MP3.sampleRate,
      outputSampleRate: MP3.sampleRate,
      bitrate: MP3.kilobits,
    });
    const input = samples.subarray(CODEC_DELAY).map((value) => value / ENCODER_GAIN);
    // The encoder owns what it gives back: each piece is copied before the next call.
    const body = Buffer.from(encoder.encode([input]));
    return Buffer.concat([body, encoder.finalize()]);
  };
}
