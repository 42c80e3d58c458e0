import { useStored } from '../../../shared/storage/use-stored.tsx';
import { formatGallery, GALLERY_KEY, parseGallery } from './gallery.ts';

/** The stored gallery, and a function that changes it. */
export const useGallery = () => useStored(GALLERY_KEY, parseGallery, formatGallery);
