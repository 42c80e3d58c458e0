import type { Box } from '../pictures/pictures.ts';

/** Bundles the boxes alone of the metadata that the studio writes. */
const files = import.meta.glob<Box | readonly Box[]>('../../../pictures/*/[0-9]-[0-9].json', {
  eager: true,
  import: 'find',
});

/** Where the hidden things of a panel are: one for most pictures, none for a picture without any. */
export function findBoxes(book: string, panel: string): readonly Box[] {
  return [files[`../../../pictures/${book}/${panel}.json`] ?? []].flat();
}
