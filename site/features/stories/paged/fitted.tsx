import { type ReactNode, useRef } from 'react';
import { useLayoutAfterChange } from '../../../shared/page/use-after-change.tsx';
import { findLargestFitting } from '../model/type-fit.ts';
import { useReader } from '../reading/reader-context.tsx';

/** Shares of the size of type that are tried. */
const SCALES = { min: 0.4, max: 1, step: 0.05 };

/**
 * Sets its content as large as it fits: `--fit` is the largest share of the type's size with which nothing overflows.
 */
export function Fitted({ className, children }: { className: string; children: ReactNode }) {
  const { mode, languages, settings } = useReader();
  const frame = useRef<HTMLDivElement>(null);

  // What changes the size of the content and leaves its elements as they are.
  useLayoutAfterChange([mode, languages, settings], () => {
    const element = frame.current;
    if (!element) return;
    const fits = (scale: number) => {
      element.style.setProperty('--fit', String(scale));
      return element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1;
    };
    // Each try lays the page out. Most pages fit at once.
    const fit = () => {
      if (!fits(SCALES.max)) fits(findLargestFitting(SCALES, fits) ?? SCALES.min);
    };
    const unsubscribe = refitOnResize(element, fit);
    const changed = new MutationObserver(fit);
    changed.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      unsubscribe();
      changed.disconnect();
    };
  });

  return (
    <div ref={frame} className={`paged-fitted ${className}`}>
      {children}
    </div>
  );
}

/** Calls `fit` now, when the element has another size, and once fonts are loaded. Returns a function that ends this. */
export function refitOnResize(element: HTMLElement, fit: () => void): () => void {
  let fittedTo = '';
  const sizeOf = () => `${element.clientWidth} ${element.clientHeight}`;
  const refit = () => {
    fit();
    fittedTo = sizeOf();
  };
  refit();
  document.fonts.addEventListener('loadingdone', refit);
  // Also called at once, with the size that was just fitted to.
  const observer = new ResizeObserver(() => {
    if (sizeOf() !== fittedTo) refit();
  });
  observer.observe(element);
  return () => {
    document.fonts.removeEventListener('loadingdone', refit);
    observer.disconnect();
  };
}
