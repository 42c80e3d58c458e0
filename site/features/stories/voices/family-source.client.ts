import { readStored } from '../../../shared/storage/stored-text.client.ts';
import type { Line } from '../model/lines.ts';
import { playClip, prepareClip } from './clip-player.client.ts';
import { loadVoices, onVoicesChanged } from './family-store.client.ts';
import type { NarrationSource } from './narrator.ts';
import type { Recording } from './recording.ts';
import { chooseVoice, parseVoiceChoice, voiceChoiceKey } from './voice-choice.ts';
import type { FamilyVoices } from './voices-file.ts';

const MAX_START_MS = 4000;

export type FamilySource = {
  readonly source: NarrationSource;
  /** Resolves when the recordings are known, or cannot be. */
  readonly loaded: Promise<void>;
  /** The name of who reads a line; null where the family does not read it. */
  readonly nameFor: (line: Line) => string | null;
  readonly close: () => void;
};

/** The family's own recordings of a book, by the choice that is stored. `rate`: 1 is as they were recorded. */
export function openFamilySource(book: string, lines: readonly Line[], rate: () => number): FamilySource {
  let family: FamilyVoices = { voices: [], recordings: [] };
  let isClosed = false;
  const load = async () => {
    try {
      const stored = await loadVoices(book);
      if (!isClosed) family = stored;
    } catch {
      // Without IndexedDB (private mode of some browsers) the family has no recordings.
    }
  };
  const loaded = load();
  const unsubscribe = onVoicesChanged(load);
  const indexOf = new Map(lines.map(({ id }, i) => [id, i]));

  function recordingOf(line: Line): Recording | null {
    const ofLine = family.recordings.filter(({ language, text }) => language === line.language && text === line.text);
    if (ofLine.length === 0) return null;
    const { readers, takesTurns } = parseVoiceChoice(readStored(voiceChoiceKey(book)));
    const candidates = family.voices.map(({ id }) => id).filter((id) => ofLine.some(({ reader }) => reader === id));
    const chosen = chooseVoice(candidates, readers[line.language], takesTurns, indexOf.get(line.id) ?? 0);
    return ofLine.find(({ reader }) => reader === chosen) ?? null;
  }

  return {
    source: {
      kind: 'family',
      maxStartMs: MAX_START_MS,
      canRead: (line) => recordingOf(line) !== null,
      prepare(line) {
        const recording = recordingOf(line);
        if (recording) prepareClip(recording, rate());
      },
      play(line, _, events) {
        const recording = recordingOf(line);
        if (recording) return playClip(recording, line.text, rate(), events);
        events.onFail();
        return () => {};
      },
    },
    loaded,
    nameFor(line) {
      const recording = recordingOf(line);
      return family.voices.find(({ id }) => id === recording?.reader)?.name ?? null;
    },
    close() {
      isClosed = true;
      unsubscribe();
    },
  };
}
