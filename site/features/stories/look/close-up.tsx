import { lazy, Suspense, useEffect } from 'react';
import { useStore } from '../../../shared/page/use-store.tsx';
import { showOver, useReader } from '../reading/reader-context.tsx';

const PictureView = lazy(() => import('./picture-view.tsx').then((module) => ({ default: module.PictureView })));

/**
 * A panel's picture over the window: the one that the place names, or that of a double tap or of a second finger on a
 * picture. Belongs outside of what handles pointers.
 *
 * @param isRead whether the hidden thing of the panel may be looked for
 */
export function CloseUp({ isRead }: { isRead: boolean }) {
  const reader = useReader();
  const { book, languages, place } = reader;
  const picture = useStore(place, (now) => now.picture);

  useEffect(() => {
    const openAt = (target: EventTarget | null) => {
      const stage = target instanceof Element ? target.closest<HTMLElement>('[data-picture]') : null;
      const panel = stage?.dataset.picture;
      if (panel) showOver(reader, { picture: panel });
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
  }, [reader]);

  const panel = book.chapters.flatMap(({ panels }) => panels).find(({ id }) => id === picture);
  return (
    panel && (
      <Suspense>
        <PictureView
          book={book.id}
          panel={panel}
          languages={languages}
          isRead={isRead}
          onClose={() => place.set({ picture: null })}
        />
      </Suspense>
    )
  );
}
