import { findBestVoice } from './device-voices.ts';
import { getDeviceSpeech, hasDeviceVoice } from './narrator/can-speak.client.ts';
import type { NarrationSource } from './narrator/narrator.ts';
import { computePitch } from './narrator/pitch.ts';

/** A voice that has not begun by then will not: some engines list voices that are not installed. */
const MAX_START_MS = 4000;

/** The utterance being spoken. Without a reference, some engines garbage-collect it and never fire its events. */
const active = new Set<SpeechSynthesisUtterance>();

/** The best voice of the device. `rate`: 1 is normal. */
export function createDeviceSource(rate: () => number): NarrationSource {
  return {
    kind: 'device',
    maxStartMs: MAX_START_MS,
    canRead: ({ language }) => hasDeviceVoice(language),
    play(line, from, { onStart, onWord, onEnd, onFail }) {
      const speech = getDeviceSpeech();
      const voice = findBestVoice(speech?.getVoices() ?? [], line.language);
      if (!speech || !voice) {
        onFail();
        return () => {};
      }
      const utterance = new SpeechSynthesisUtterance(line.text.slice(from));
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = rate();
      utterance.pitch = computePitch(line.speaker);
      utterance.onstart = onStart;
      utterance.onboundary = (event) => {
        if (event.name !== 'word') return;
        const start = from + event.charIndex;
        const length = event.charLength || (line.text.slice(start).match(/^\S+/)?.[0].length ?? 0);
        onWord({ start, length });
      };
      utterance.onend = onEnd;
      utterance.onerror = onFail;
      active.clear();
      active.add(utterance);
      speech.speak(utterance);
      return () => {
        active.clear();
        speech.cancel();
      };
    },
  };
}
