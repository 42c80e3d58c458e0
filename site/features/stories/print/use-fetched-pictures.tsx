import { type RefObject, useEffect } from 'react';

/**
 * Fetches the lazy pictures once the page is loaded: those that are not there yet would be missing on paper. Set in the
 * DOM, since React would render the whole book again for it.
 */
export function useFetchedPictures(flow: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const fetchAll = () => {
      for (const image of flow.current?.querySelectorAll<HTMLImageElement>('img[loading="lazy"]') ?? []) {
        image.fetchPriority = 'low';
        image.loading = 'eager';
      }
    };
    if (document.readyState === 'complete') fetchAll();
    else window.addEventListener('load', fetchAll);
    return () => window.removeEventListener('load', fetchAll);
  }, [flow]);
}
