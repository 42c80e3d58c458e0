/** Every picture by its name, which is also the path of its files. */
import type { Shot } from '../shot.ts';

export const SCENES: Record<string, () => Shot> = {};
