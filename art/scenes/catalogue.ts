/** Every picture by its name, which is also the path of its files. */
import type { Shot } from '../shot.ts';
import { elevenStones } from './forest-adventure/1-1.ts';

export const SCENES: Record<string, () => Shot> = {
  'forest-adventure/1-1': elevenStones,
};
