import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export type RenderedHook<Props, Value> = {
  /** What the last render returned. */
  readonly value: () => Value;
  readonly rerender: (props: Props) => Promise<void>;
  readonly unmount: () => Promise<void>;
};

/** Renders a component that only calls a hook, in happy-dom. It is unmounted when the test ends. */
export async function renderHook<Props, Value>(
  useHook: (props: Props) => Value,
  props: Props,
  wrap: (hook: ReactNode) => ReactNode = (hook) => hook,
): Promise<RenderedHook<Props, Value>> {
  const returned: { value?: Value } = {};
  function Component({ hookProps }: { hookProps: Props }) {
    returned.value = useHook(hookProps);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const rerender = (hookProps: Props) => act(async () => root.render(wrap(<Component hookProps={hookProps} />)));
  const unmount = () => act(async () => root.unmount());
  await rerender(props);
  onTestFinished(unmount);
  return { value: () => returned.value as Value, rerender, unmount };
}

/** Advances the faked timers, and renders what follows from them. */
export function advance(milliseconds: number): Promise<void> {
  return act(() => vi.advanceTimersByTimeAsync(milliseconds).then(() => undefined));
}
