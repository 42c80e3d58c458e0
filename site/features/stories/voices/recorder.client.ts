import { explainRefusal } from '../../../shared/refusal/refusal.client.ts';
import { decodeClip, getClipContext } from './clip-player.client.ts';
import {
  type Cut,
  MAX_RECORDING_MS,
  type RecorderFault,
  type SilenceWatch,
  trimRecording,
  watchSilence,
} from './recording.ts';

type Take = Cut & { readonly audio: Uint8Array<ArrayBuffer>; readonly type: string };

/** A microphone that is open. */
export type Recorder = {
  /** Records until `stop`, silence or the limit; rejects with a `RecorderError`. */
  readonly record: (onLevel: (loudness: number) => void) => Promise<Take>;
  readonly stop: () => void;
  readonly close: () => void;
};

export class RecorderError extends Error {
  readonly fault: RecorderFault;
  constructor(fault: RecorderFault) {
    super(fault);
    this.fault = fault;
  }
}

const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
const BITS_PER_SECOND = 48_000;
const LEVEL_INTERVAL_MS = 50;

function faultOf(error: unknown): RecorderFault {
  const name = (error as { name?: unknown } | null)?.name;
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'NotReadableError' ? 'no-microphone' : 'failed';
}

/** Opens the microphone; the browser asks the reader. */
export async function openRecorder(): Promise<Recorder> {
  const stream = await navigator.mediaDevices
    ?.getUserMedia({ audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true } })
    .catch((error: unknown) => {
      explainRefusal('microphone');
      throw new RecorderError(faultOf(error));
    });
  // Over plain http the browser has no microphone for any site but localhost.
  if (!stream || !('MediaRecorder' in window)) {
    explainRefusal('microphone');
    throw new RecorderError('no-microphone');
  }
  let stopTake = () => {};
  return {
    record: (onLevel) =>
      record(stream, onLevel, (stop) => {
        stopTake = stop;
      }),
    stop: () => stopTake(),
    close() {
      stopTake();
      for (const track of stream.getTracks()) track.stop();
    },
  };
}

async function record(
  stream: MediaStream,
  onLevel: (loudness: number) => void,
  onStop: (stop: () => void) => void,
): Promise<Take> {
  const audio = getClipContext();
  await audio.resume();
  const type = TYPES.find((each) => MediaRecorder.isTypeSupported(each)) ?? '';
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITS_PER_SECOND, ...(type && { mimeType: type }) });
  const pieces: Blob[] = [];
  let fault: RecorderFault | null = null;
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const fail = (what: RecorderFault) => () => {
    fault ??= what;
    stop();
  };
  const [track] = stream.getAudioTracks();
  if (track?.readyState !== 'live') throw new RecorderError('unplugged');
  const onUnplugged = fail('unplugged');
  const onHidden = () => {
    if (document.hidden) fail('hidden')();
  };
  track.addEventListener('ended', onUnplugged);
  document.addEventListener('visibilitychange', onHidden);
  const endLevels = followLevel(audio, stream, onLevel, stop);
  onStop(stop);
  try {
    await new Promise<void>((resolve) => {
      recorder.ondataavailable = ({ data }) => pieces.push(data);
      recorder.onerror = fail('failed');
      recorder.onstop = () => resolve();
      recorder.start();
    });
  } finally {
    endLevels();
    track.removeEventListener('ended', onUnplugged);
    document.removeEventListener('visibilitychange', onHidden);
  }
  if (fault !== null) throw new RecorderError(fault);
  return takeOf(new Blob(pieces), recorder.mimeType || type);
}

/** Reports the loudness, and calls `stop` when the sentence is over. Returns a function that ends it. */
function followLevel(
  audio: AudioContext,
  stream: MediaStream,
  onLevel: (loudness: number) => void,
  stop: () => void,
): () => void {
  const analyser = audio.createAnalyser();
  const input = audio.createMediaStreamSource(stream);
  input.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const startedAt = performance.now();
  let watch: SilenceWatch = { heardAtMs: null, isOver: false };
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    onLevel(loudness);
    watch = watchSilence(watch, loudness, performance.now() - startedAt);
    if (watch.isOver) stop();
  }, LEVEL_INTERVAL_MS);
  // The timers of a hidden page are slow: the limit holds all the same.
  const limit = setTimeout(stop, MAX_RECORDING_MS);
  return () => {
    clearInterval(timer);
    clearTimeout(limit);
    input.disconnect();
  };
}

async function takeOf(blob: Blob, type: string): Promise<Take> {
  const audio = new Uint8Array(await blob.arrayBuffer());
  const decoded = await decodeClip(audio).catch(() => {
    throw new RecorderError('failed');
  });
  const cut = trimRecording(decoded.getChannelData(0), decoded.sampleRate);
  if (!cut) throw new RecorderError('too-quiet');
  return { ...cut, audio, type };
}
