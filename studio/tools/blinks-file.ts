/** The file that tells the site where eyes shut in a picture, and the tools of which picture they were painted. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PUBLIC_FOLDER, STUDIO_FOLDER } from './picture-files.ts';
import { sizesOf } from './sizes.ts';

const FILE = resolve(STUDIO_FOLDER, '../site/features/stories/panels/shut-eyes.json');

type Blink = {
  /** fingerprint of the picture that the patch belongs to */
  fingerprint: string;
  /** by whose eyes they are: an area of the picture as CSS `inset()` takes it */
  eyes: Record<string, string>;
};
export type Blinks = Record<string, Blink>;

/** Transparent but for the shut eyes; as large as the largest file of the picture. */
export const shutEyesFile = (name: string): string =>
  join(PUBLIC_FOLDER, `${name}-shut-eyes-${sizesOf(name).width}.avif`);

export const readBlinks = (): Blinks => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

export function writeBlinks(blinks: Blinks): void {
  const sorted = Object.fromEntries(Object.entries(blinks).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}
