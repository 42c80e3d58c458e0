import { listDeviceVoices, speakWithDevice } from '../../../shared/voice/device-voices.client.ts';
import { findBestVoice } from './best-voice.ts';
import type { NarrationSource } from './narrator/narrator.ts';
import { computePitch } from './narrator/pitch.ts';

/** A voice that has not begun by then will not: some engines list voices that are not installed. */
const MAX_START_MS = 4000;

/** The best voice of the device. `rate`: 1 is normal. */
export function createDeviceSource(rate: () => number): NarrationSource {
  return {
    kind: 'device',
    maxStartMs: MAX_START_MS,
    canRead: ({ language }) => listDeviceVoices(language).length > 0,
    play(line, from, { onStart, onWord, onEnd, onFail }) {
      const voice = findBestVoice(listDeviceVoices(line.language), line.language);
      if (!voice) {
        onFail();
        return () => {};
      }
      const text = line.text.slice(from);
      return speakWithDevice(
        { text, voice, rate: rate(), pitch: computePitch(line.speaker) },
        {
          onStart,
          onWord: (start, length) =>
            onWord({ start: from + start, length: length || (text.slice(start).match(/^\S+/)?.[0].length ?? 0) }),
          onEnd,
          onError: onFail,
        },
      );
    },
  };
}
