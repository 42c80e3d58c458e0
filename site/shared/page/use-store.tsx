import { useSyncExternalStore } from 'react';
import type { ReadableStore } from './store.ts';

/** What `select` finds in a store. It must return the same value for the same state. */
export function useStore<State, Value>(
  { subscribe, getState, getInitialState }: ReadableStore<State>,
  select: (state: State) => Value,
): Value {
  return useSyncExternalStore(
    subscribe,
    () => select(getState()),
    () => select(getInitialState()),
  );
}
