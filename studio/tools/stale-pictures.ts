/** The committed list of pictures that are known to be older than their code. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StalePictures } from './freshness.ts';
import { STUDIO_FOLDER } from './picture-files.ts';

const FILE = join(STUDIO_FOLDER, 'stale-pictures.json');

export function readStale(): StalePictures {
  return JSON.parse(readFileSync(FILE, 'utf8')) as StalePictures;
}

export function writeStale(stale: StalePictures): void {
  writeFileSync(FILE, `${JSON.stringify(stale, null, 2)}\n`);
}
