import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_SPEECH_BYTES, speechOf } from './mp3.server.ts';
import type { Speech, SpeechLog, SpeechProvider } from './provider.server.ts';

/** What a clip may be called: nothing that could lead out of the folder. */
const CLIP_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function isMissing(cause: unknown): boolean {
  const code = (cause as NodeJS.ErrnoException).code;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** Null where the folder has no such recording. */
async function readRecording(folder: string, clip: string): Promise<Speech | null> {
  const path = join(folder, `${clip}.mp3`);
  try {
    const { size } = await stat(path);
    if (size > MAX_SPEECH_BYTES) throw new Error(`${clip}.mp3 has more than ${MAX_SPEECH_BYTES} bytes`);
    return speechOf(await readFile(path));
  } catch (cause) {
    if (isMissing(cause)) return null;
    throw cause;
  }
}

/**
 * Ready recordings in Korean in a folder, `fact-7x8.mp3` and so on. Read anew each time (a family adds recordings
 * while the site runs), unless `keep` says that the folder never changes. A recording that is no MP3 counts as not
 * there: one bad file must not silence the others.
 */
export function recordingsProvider(
  name: string,
  folder: string,
  { keep, log }: { readonly keep: boolean; readonly log: SpeechLog },
): SpeechProvider {
  const kept = new Map<string, Speech>();
  return {
    name,
    async synthesize({ clip }, language) {
      if (language !== 'ko' || !CLIP_NAME.test(clip)) return null;
      const before = kept.get(clip);
      if (before) return before;
      const speech = await readRecording(folder, clip).catch((err: unknown) => {
        log.warn({ err, provider: name, clip }, 'a recording cannot be used');
        return null;
      });
      if (speech && keep) kept.set(clip, speech);
      return speech;
    },
  };
}
