import { playTones, type Tone, unlockTones } from '../../../shared/page/tones.client.ts';
import type { Box } from '../model/pictures.ts';

/** Bundles the boxes alone of the metadata that the studio writes. */
const files = import.meta.glob<Box | readonly Box[]>('../../../pictures/*/[0-9]-[0-9].json', {
  eager: true,
  import: 'find',
});

/** Where the hidden things of a panel are: one for most pictures, none for a picture without any. */
export function findBoxes(book: string, panel: string): readonly Box[] {
  return [files[`../../../pictures/${book}/${panel}.json`] ?? []].flat();
}

const FOUND = { lengthS: 0.28, shape: 'sine', gain: 0.12 } as const;
const TONES: readonly Tone[] = [
  { fromHz: 659, toHz: 659, delayS: 0, ...FOUND },
  { fromHz: 988, toHz: 988, delayS: 0.09, ...FOUND },
];

/** A short sound. Call it in the handler of a tap or a key press. */
export function playFoundSound(): void {
  unlockTones();
  playTones(TONES);
}
