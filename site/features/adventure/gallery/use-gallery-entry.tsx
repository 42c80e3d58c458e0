import { useState } from 'react';
import type { MadeLevel } from '../levels/made-level.ts';
import { formatMade } from '../links/share.ts';
import { addMadeLevel, findLevel } from './gallery.ts';
import { useGallery } from './use-gallery.tsx';

/** The level in the level maker and its place in the gallery. */
export function useGalleryEntry(made: MadeLevel): {
  readonly isInGallery: boolean;
  /** Adds the level, in place of the one it was changed from. Returns false where the gallery is full. */
  readonly addToGallery: () => boolean;
  /** Makes the level a new one: `addToGallery` adds it instead of replacing one. */
  readonly startAnew: () => void;
} {
  const { gallery, change } = useGallery();
  const grid = formatMade(made);
  /** The grid in the gallery that the level was changed from. */
  const [replaced, setReplaced] = useState(() => (findLevel(gallery, grid) ? grid : null));
  return {
    isInGallery: findLevel(gallery, grid) !== null,
    addToGallery: () => {
      if (addMadeLevel(gallery, made, replaced) === null) return false;
      change((now) => addMadeLevel(now, made, replaced) ?? now);
      setReplaced(grid);
      return true;
    },
    startAnew: () => setReplaced(null),
  };
}
