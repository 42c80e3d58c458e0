import { createMp3Encoder } from 'wasm-media-encoders';

export type Mp3Settings = { readonly kilobits: 24 | 32 | 48; readonly sampleRate: 22050 | 24000 };

/** LAME's own input gain against clipping. Undone here, because the mastering limits the peaks. */
const ENCODER_GAIN = 0.95;

/** Samples of silence that encoding and decoding add at the start: 576 and 529. */
const CODEC_DELAY_SAMPLES = 1105;

type Mp3Encoder = (samples: Float32Array) => Buffer;

/**
 * An encoder for one channel of samples in −1…1 at the rate of its settings. Loudness and start time stay the same
 * after decoding. For that the input must begin with at least 50 ms of silence, of which the codec delay is cut.
 */
export async function startMp3Encoder({ kilobits, sampleRate }: Mp3Settings): Promise<Mp3Encoder> {
  const encoder = await createMp3Encoder();
  return (samples) => {
    encoder.configure({
      channels: 1,
      sampleRate,
      outputSampleRate: sampleRate,
      bitrate: kilobits,
    });
    const input = samples.subarray(CODEC_DELAY_SAMPLES).map((value) => value / ENCODER_GAIN);
    // The encoder reuses its output buffer, so the piece is copied before the next call.
    const body = Buffer.from(encoder.encode([input]));
    return Buffer.concat([body, encoder.finalize()]);
  };
}
