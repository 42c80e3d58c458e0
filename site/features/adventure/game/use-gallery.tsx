import { useMemo } from 'react';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { formatGallery, GALLERY_KEY, type Gallery, parseGallery } from './gallery.ts';

type ChangeGallery = (now: Gallery) => Gallery;

/** The stored gallery. Another tab may have written meanwhile: changes apply to what is stored now. */
export function useGallery(): {
  readonly gallery: Gallery;
  /** Whether this device has never had a gallery. */
  readonly isNew: boolean;
  readonly change: (change: ChangeGallery) => void;
} {
  const [stored, store] = useStoredText(GALLERY_KEY);
  const gallery = useMemo(() => parseGallery(stored), [stored]);
  return {
    gallery,
    isNew: stored === null,
    change: (change) => store((now) => formatGallery(change(parseGallery(now)))),
  };
}
