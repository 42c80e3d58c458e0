import { useEffect, useEffectEvent, useState } from 'react';

export type HintCode = typeof import('./hint-panel.tsx');

/**
 * The code of the hints, which is no part of the page's first scripts. Null until it is loaded.
 *
 * @param isWanted loads it
 * @param onFailure called where it cannot be loaded, without a network for example
 */
export function useHintCode(isWanted: boolean, onFailure: () => void): HintCode | null {
  const [code, setCode] = useState<HintCode | null>(null);
  const reportFailure = useEffectEvent(onFailure);
  useEffect(() => {
    if (!isWanted || code) return;
    let isCurrent = true;
    import('./hint-panel.tsx').then(
      (loaded) => isCurrent && setCode(loaded),
      () => isCurrent && reportFailure(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, code]);
  return code;
}
