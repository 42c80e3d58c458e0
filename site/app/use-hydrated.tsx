import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the prerendered page is taken over, true from the moment after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
