import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Steps in which type shrinks, and the smallest share of its size that it may come to. */
const STEP = 0.05;
const MIN_SCALE = 0.4;

/** Sets its content as large as it fits: `--fit` goes down from 1 until nothing overflows. */
export function Fitted({ className, children, setting }: { className: string; children: ReactNode; setting: string }) {
  const frame = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `setting` names what changes the content's size
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fit = () => {
      for (let scale = 1; scale >= MIN_SCALE; scale -= STEP) {
        element.style.setProperty('--fit', String(scale));
        if (element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1) break;
      }
    };
    fit();
    document.fonts.ready.then(fit);
    const resized = new ResizeObserver(fit);
    resized.observe(element);
    const changed = new MutationObserver(fit);
    changed.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [setting]);

  return (
    <div ref={frame} className={`paged-fitted ${className}`}>
      {children}
    </div>
  );
}
