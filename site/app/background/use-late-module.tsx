import { useEffect, useEffectEvent } from 'react';

/**
 * Loads code after the page and starts it; stops it when the page is left or `start` changes. A failed import is ignored: the page
 * works without it, and the next visit tries again. `start` is memoized; null loads nothing.
 */
export function useLateModule<Module>(
  load: () => Promise<Module>,
  start: ((module: Module) => () => void) | null,
): void {
  const loadModule = useEffectEvent(load);
  useEffect(() => {
    if (!start) return;
    let stop = () => {};
    let isLeft = false;
    loadModule().then(
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
