import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Clip, MANIFEST_FILE, type Manifest, PACK_FOLDER, packClips, shortHash } from './pack.ts';

const REMEDY = 'run npm run render:speech';

export function readManifest(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8'));
  } catch {
    return {};
  }
}

function fileHash(folder: string, clip: Clip): string | null {
  try {
    return shortHash(readFileSync(join(folder, `${clip.name}.mp3`)));
  } catch {
    return null;
  }
}

/** What is wrong with one clip; null where it was rendered from today's source. */
export function clipProblem(folder: string, manifest: Manifest, clip: Clip): string | null {
  const file = fileHash(folder, clip);
  const entry = manifest[clip.name];
  if (file === null) return 'is missing';
  if (entry?.source !== clip.sourceHash) return 'is older than its wording or its settings';
  if (entry.file !== file) return 'is not the file that was rendered';
  return null;
}

/** The problems of the clip pack, one line each. */
export function checkSpeech(folder: string = PACK_FOLDER): string[] {
  const manifest = readManifest(folder);
  const problems = packClips.flatMap((clip) => {
    const problem = clipProblem(folder, manifest, clip);
    return problem ? [`${clip.name}.mp3 ${problem}: ${REMEDY}`] : [];
  });
  return [...problems, ...strayFiles(folder).map((file) => `${file} belongs to no phrase: delete it`)];
}

function strayFiles(folder: string): string[] {
  const known = new Set([MANIFEST_FILE, ...packClips.map((clip) => `${clip.name}.mp3`)]);
  try {
    return readdirSync(folder).filter((file) => !known.has(file));
  } catch {
    return [];
  }
}
