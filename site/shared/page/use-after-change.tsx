import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

type Effect = () => undefined | (() => void);

/**
 * Runs `effect` after the first render, and after each one where a value of `changes` is another. Before it runs again,
 * and when the component is removed, what it returned is called. `effect` sees the props and state of the last render.
 *
 * For effects whose moment is told by a value that they do not read: a count, or a setting that changes the layout.
 */
export function useAfterChange(changes: readonly unknown[], effect: Effect): void {
  const run = useEffectEvent(effect);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what it waits for
  useEffect(() => run(), changes);
}

/** `useAfterChange` before the browser paints, for effects that measure. */
export function useLayoutAfterChange(changes: readonly unknown[], effect: Effect): void {
  const run = useEffectEvent(effect);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what it waits for
  useLayoutEffect(() => run(), changes);
}
