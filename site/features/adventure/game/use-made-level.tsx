import { findLevel, type GalleryLevel } from '../stored/gallery.ts';
import { formatMade } from '../stored/share.ts';
import { useGallery } from '../stored/use-gallery.tsx';
import type { MadeLevel } from '../world/made-level.ts';
import { useAdventureContext } from './adventure-context.tsx';

/** What this device knows of a made level: its place in the gallery, and whether it was made here. */
export function useMadeLevel(made: MadeLevel | null): {
  readonly kept: GalleryLevel | null;
  readonly isOwn: boolean;
} {
  const { progress } = useAdventureContext();
  const [gallery] = useGallery();
  if (!made) return { kept: null, isOwn: false };
  const grid = formatMade(made);
  const kept = findLevel(gallery, grid);
  return { kept, isOwn: kept?.isOwn || (progress.made !== null && grid === formatMade(progress.made)) };
}
