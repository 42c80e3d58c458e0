import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Clip, type ClipPack, clipPacks, MANIFEST_FILE, type Manifest } from './quiz-clips.ts';
import { computeShortHash } from './utterance.ts';

const REMEDY = 'run npm run render:voice (docs/voice.md)';

export function readManifest(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8'));
  } catch {
    return {};
  }
}

function fileHash(folder: string, { name }: Clip): string | null {
  try {
    return computeShortHash(readFileSync(join(folder, `${name}.mp3`)));
  } catch {
    return null;
  }
}

/** What is wrong with one clip; null where it was rendered from today's source. */
export function findClipProblem(folder: string, manifest: Manifest, clip: Clip): string | null {
  const file = fileHash(folder, clip);
  const entry = manifest[clip.name];
  if (file === null) return 'is missing';
  if (entry?.source !== clip.source) return 'is older than its wording or its settings';
  if (entry.file !== file) return 'is not the file that was rendered';
  return null;
}

/** The problems of the quiz's clips, one line each. */
export function checkClips(): string[] {
  return clipPacks.flatMap(checkPack);
}

/** The problems of one language, one line each. */
export function checkPack({ language, folder, clips }: ClipPack): string[] {
  const manifest = readManifest(folder);
  const problems = clips.flatMap((clip) => {
    const problem = findClipProblem(folder, manifest, clip);
    return problem ? [`${language} ${clip.name}.mp3 ${problem}: ${REMEDY}`] : [];
  });
  const known = new Set([MANIFEST_FILE, ...clips.map((clip) => `${clip.name}.mp3`)]);
  const strays = filesIn(folder).filter((name) => !known.has(name));
  return [...problems, ...strays.map((name) => `${language} ${name} belongs to no phrase: delete it`)];
}

function filesIn(folder: string): string[] {
  let entries: Dirent[] = [];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    // Missing: then each clip is, too.
  }
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
