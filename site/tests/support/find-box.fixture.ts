import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from '../../features/stories/model/pictures.ts';
import { parseMetadata } from '../../pictures/metadata.ts';

/** Where the hidden things of a panel are, as the studio wrote it. */
export function findBoxes(book: string, panel: string): readonly Box[] {
  const file = join(import.meta.dirname, `../../pictures/${book}/${panel}.json`);
  return [parseMetadata(readFileSync(file, 'utf8'), file).find ?? []].flat();
}

/** The middle of a box, in shares of the picture. */
export function getBoxCenter({ left, top, width, height }: Box): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
