import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { Language } from '../../../shared/language/language.ts';
import type { ReadableBook } from '../readable/readable-book.ts';

const PictureView = lazy(() => import('./picture-view.tsx').then((module) => ({ default: module.PictureView })));

type Options = {
  book: ReadableBook;
  languages: readonly Language[];
  /** Whether the hidden thing of a panel may be looked for. */
  isRead: (panel: string) => boolean;
  /** Called when a picture opens: what is read aloud falls silent. */
  onOpen: () => void;
};

/**
 * Opens a panel's picture over the window: by the returned function, by a double tap, or by a second finger on the
 * picture. The returned element goes outside of what handles pointers.
 */
export function useCloseUp({ book, languages, isRead, onOpen }: Options) {
  const [opened, setOpened] = useState<string | null>(null);
  const open = useCallback(
    (panel: string) => {
      onOpen();
      setOpened(panel);
    },
    [onOpen],
  );

  useEffect(() => {
    const openAt = (target: EventTarget | null) => {
      const stage = target instanceof Element ? target.closest<HTMLElement>('[data-picture]') : null;
      const panel = stage?.dataset.picture;
      if (panel) open(panel);
    };
    const onDoubleClick = (event: MouseEvent) => openAt(event.target);
    const onPointerDown = ({ isPrimary, target }: PointerEvent) => {
      if (!isPrimary) openAt(target);
    };
    document.addEventListener('dblclick', onDoubleClick);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('dblclick', onDoubleClick);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open]);

  const panel = book.chapters.flatMap(({ panels }) => panels).find(({ id }) => id === opened);
  const view = panel ? (
    <Suspense>
      <PictureView
        book={book.id}
        panel={panel}
        languages={languages}
        isRead={isRead(panel.id)}
        onClose={() => setOpened(null)}
      />
    </Suspense>
  ) : null;
  return { open, view };
}
