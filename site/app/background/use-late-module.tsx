import { useEffect } from 'react';

/**
 * Loads code after the page and starts it; stops it when the page is left or `start` changes. A failed import is ignored: the page
 * works without it, and the next visit tries again. `start` is memoized; null loads nothing.
 */
export function useLateModule<Module>(
  load: () => Promise<Module>,
  start: ((module: Module) => () => void) | null,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is always the same import
  useEffect(() => {
    if (!start) return;
    let stop = () => {};
    let isLeft = false;
    load().then(
      (module) => {
        if (!isLeft) stop = start(module);
      },
      () => {},
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [start]);
}
