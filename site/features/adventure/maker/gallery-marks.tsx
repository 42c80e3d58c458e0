import type { ReactNode } from 'react';
import { MarkFrame } from '../play/game-art.tsx';

type GalleryMarkName = 'gallery' | 'rename' | 'card';

const SHAPES: Readonly<Record<GalleryMarkName, ReactNode>> = {
  gallery: <path d="M4 4h7v7H4ZM13.5 4h6.5v7h-6.5ZM4 13.5h7V20H4ZM13.5 13.5h6.5V20h-6.5Z" />,
  rename: <path d="M3.5 17.5 8 6.5l4.5 11M5.2 13.5h5.6M17 5v14M15 4.5h4M15 19.5h4" />,
  card: <path d="M4 5h16v14H4ZM7 8h4v4H7ZM14 9h3M14 12h3M7 15.5h10" />,
};

/** Icons of the gallery, apart from those of game-art.tsx because they are loaded with it. */
export function GalleryMark({ name }: { name: GalleryMarkName }) {
  return <MarkFrame>{SHAPES[name]}</MarkFrame>;
}
