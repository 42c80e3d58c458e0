import { useEffect, useMemo, useState } from 'react';
import { readStored } from '../../../shared/storage/stored-text.client.ts';
import type { ReadableBook } from '../readable/readable-book.ts';
import { placeKey, placeToOffer, replacesPlace } from '../settings/reading-place.ts';
import { rememberPlace } from '../shelf/remember-place.client.ts';

/** Stores the panel of the page on top. Returns the panel of an earlier visit, for the cover to offer. */
export function usePagedPlace(book: ReadableBook, panel: string | null): string | null {
  const panels = useMemo(() => book.chapters.flatMap((chapter) => chapter.panels.map(({ id }) => id)), [book]);
  const [offer] = useState(() => placeToOffer(readStored(placeKey(book.id)), panels));
  useEffect(() => {
    if (panel !== null && replacesPlace(panel, panels, offer)) rememberPlace(book.id, panel, panels);
  }, [book.id, panel, panels, offer]);
  return offer;
}
