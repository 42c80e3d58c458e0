/** The voice in an EPUB: which sound belongs to which sentence (EPUB 3 media overlays). */
import type { Language } from '../../../shared/language/language.ts';
import { buildLines } from '../model/lines.ts';
import type { ReadableChapter } from '../model/readable-book.ts';

/** A sound in the archive: `audio/<name>.mp3`. */
export type EpubSound = { readonly name: string; readonly seconds: number };

/** Where a sound is in the archive. */
export const soundPath = ({ name }: EpubSound) => `EPUB/audio/${name}.mp3`;

/** The sound of a line; undefined where there is none. */
export type FindSound = (line: {
  readonly panel: string;
  readonly text: string;
  readonly speaker: string | null;
}) => EpubSound | undefined;

/** The class that a reading program gives what it is reading. */
export const ACTIVE_CLASS = '-epub-media-overlay-active';

/** The id of a line's element: that of the page, after a letter, as XML wants it. */
export const formatSentenceId = (line: string) => `s-${line}`;

/** A duration or a moment, as SMIL writes it. */
export const formatSeconds = (seconds: number) => `${seconds.toFixed(3)}s`;

export type ChapterVoice = {
  /** Relative to the package document. */
  readonly href: string;
  readonly text: string;
  readonly seconds: number;
  readonly sounds: readonly EpubSound[];
};

/** The overlay of a chapter: sentence by sentence, each with its sound. */
export function renderChapterVoice(
  chapter: ReadableChapter,
  language: Language,
  file: string,
  findSound: FindSound,
): ChapterVoice {
  const voiced = buildLines(chapter.panels, [language]).flatMap((line) => {
    const sound = findSound(line);
    return sound ? [{ line, sound }] : [];
  });
  const parts = voiced.map(
    ({ line, sound }) => `<par id="par-${line.id}">
<text src="${file}#${formatSentenceId(line.id)}"/>
<audio src="audio/${sound.name}.mp3" clipBegin="${formatSeconds(0)}" clipEnd="${formatSeconds(sound.seconds)}"/>
</par>`,
  );
  return {
    href: `chapter-${chapter.number}.smil`,
    text: `<?xml version="1.0" encoding="UTF-8"?>
<smil xmlns="http://www.w3.org/ns/SMIL" version="3.0">
<body>
${parts.join('\n')}
</body>
</smil>
`,
    seconds: voiced.reduce((sum, { sound }) => sum + sound.seconds, 0),
    // The same words may be said twice.
    sounds: [...new Map(voiced.map(({ sound }) => [sound.name, sound])).values()],
  };
}
