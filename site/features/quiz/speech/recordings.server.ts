import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../../shared/language/language.ts';
import { MAX_SPEECH_BYTES, parseSpeech } from './mp3.server.ts';
import type { Speech, SpeechLog, SpeechProvider } from './provider.server.ts';

/** A file's name, without dots and slashes: it must not lead out of the folder. */
const CLIP_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function isMissing(cause: unknown): boolean {
  const code = (cause as NodeJS.ErrnoException).code;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** Korean recordings lie in the folder itself, those of another language in a folder below it. */
function folderOf(folder: string, language: Language): string {
  return language === 'ko' ? folder : join(folder, language);
}

/** Reads a recording; null where the folder has none. */
async function readRecording(folder: string, clip: string): Promise<Speech | null> {
  const path = join(folder, `${clip}.mp3`);
  try {
    const { size } = await stat(path);
    if (size > MAX_SPEECH_BYTES) throw new Error(`${clip}.mp3 has more than ${MAX_SPEECH_BYTES} bytes`);
    return parseSpeech(await readFile(path));
  } catch (cause) {
    if (isMissing(cause)) return null;
    throw cause;
  }
}

/**
 * Recordings in a folder: `fact-7x8.mp3` and so on in Korean, `en/fact-7x8.mp3` in English. A file that is no valid MP3 is logged and counts as missing.
 *
 * @param isCached true for a folder that never changes; false where files may be added while the site runs
 */
export function createRecordingsProvider(
  name: string,
  folder: string,
  { isCached, log }: { readonly isCached: boolean; readonly log: SpeechLog },
): SpeechProvider {
  const cache = new Map<string, Speech>();
  return {
    name,
    async synthesize({ clip }, language) {
      if (!CLIP_NAME.test(clip)) return null;
      const key = `${language} ${clip}`;
      const cached = cache.get(key);
      if (cached) return cached;
      const speech = await readRecording(folderOf(folder, language), clip).catch((err: unknown) => {
        log.warn({ err, provider: name, clip, language }, 'a recording cannot be used');
        return null;
      });
      if (speech && isCached) cache.set(key, speech);
      return speech;
    },
  };
}
