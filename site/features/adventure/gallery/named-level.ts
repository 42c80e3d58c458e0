import type { GalleryLevel } from './gallery.ts';

export type NamedLevel = { readonly level: GalleryLevel; readonly name: string };
