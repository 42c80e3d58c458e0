/**
 * Renders a book's sentences with a speech server into files that the site serves. Can be interrupted at any time.
 *
 * @packageDocumentation
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Book } from '../../features/stories/model/book.ts';
import { buildLines } from '../../features/stories/model/lines.ts';
import { makePackFile, type PackSentence } from '../../features/stories/voices/pack-file.ts';
import type { Language } from '../../shared/language/language.ts';
import { writeAtomically } from '../../shared/write-atomically.server.ts';

type ChapterTexts = { readonly number: number; readonly sentences: readonly string[] };

/** Every sentence and bubble of a book in a language, in its whole and its short text, each once in a chapter. */
export function listChapterTexts(book: Pick<Book, 'chapters'>, language: Language): ChapterTexts[] {
  return book.chapters.map(({ number, panels }) => {
    const short = panels.flatMap((panel) => (panel.short ? [{ ...panel, text: panel.short }] : []));
    return { number, sentences: [...new Set(buildLines([...panels, ...short], [language]).map(({ text }) => text))] };
  });
}

type RendererPorts = {
  /** Asks the speech server; rejects where it gives no sound. */
  readonly synthesize: (text: string) => Promise<Uint8Array<ArrayBuffer>>;
  readonly wait: (ms: number) => Promise<void>;
  readonly report: (line: string) => void;
};

export type RenderResult = { readonly bytes: number; readonly rendered: number; readonly missing: number };

/** Before the second, third and fourth try. */
const WAITS_MS = [1000, 4000, 15_000];

function readIfThere(path: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(readFileSync(path));
  } catch {
    return null;
  }
}

async function synthesizeWithRetries(text: string, ports: RendererPorts): Promise<Uint8Array<ArrayBuffer> | null> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ports.synthesize(text);
    } catch (error) {
      const waitMs = WAITS_MS[attempt];
      const reason = error instanceof Error ? error.message : String(error);
      if (waitMs === undefined) {
        ports.report(`  given up (${reason}): ${text}`);
        return null;
      }
      await ports.wait(waitMs);
    }
  }
}

/**
 * Renders what is missing of a book in one language.
 *
 * @param folder of the book and the language; sounds are kept in `clips/`, so that a second run asks for none again
 * @param voice everything that the sound depends on besides the text: address, model, voice
 */
export async function renderNarration(
  chapters: readonly ChapterTexts[],
  folder: string,
  voice: readonly string[],
  ports: RendererPorts,
): Promise<RenderResult> {
  mkdirSync(join(folder, 'clips'), { recursive: true });
  const all = chapters.reduce((sum, { sentences }) => sum + sentences.length, 0);
  let [done, rendered, missing, bytes] = [0, 0, 0, 0];
  for (const { number, sentences } of chapters) {
    const sounds: PackSentence[] = [];
    for (const text of sentences) {
      const name = createHash('sha256')
        .update(JSON.stringify([...voice, text]))
        .digest('hex')
        .slice(0, 32);
      const path = join(folder, 'clips', name);
      let audio = readIfThere(path);
      if (!audio) {
        audio = await synthesizeWithRetries(text, ports);
        if (audio) {
          await writeAtomically(path, audio);
          rendered++;
        }
      }
      done++;
      if (audio) sounds.push({ text, audio });
      else missing++;
    }
    if (sounds.length > 0) {
      const file = makePackFile(sounds);
      await writeAtomically(join(folder, `${number}.zip`), file);
      bytes += file.length;
    }
    ports.report(`chapter ${number}: ${sounds.length} of ${sentences.length} sentences (${done} of ${all} in all)`);
  }
  return { bytes, rendered, missing };
}
