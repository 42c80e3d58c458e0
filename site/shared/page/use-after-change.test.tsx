// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { renderHook } from './render-hook.fixture.tsx';
import { useAfterChange, useLayoutAfterChange } from './use-after-change.tsx';

describe.each([
  ['useAfterChange', useAfterChange],
  ['useLayoutAfterChange', useLayoutAfterChange],
])('%s', (_, useHook) => {
  type Props = { readonly change: number; readonly label: string };

  async function openPage() {
    const log: string[] = [];
    const page = await renderHook(
      ({ change, label }: Props) => {
        useHook([change], () => {
          log.push(`runs ${label}`);
          return () => void log.push(`cleans ${label}`);
        });
      },
      { change: 1, label: 'a' },
    );
    return { ...page, log };
  }

  test('runs after the first render, and not after one without a change', async () => {
    const { log, rerender } = await openPage();
    await rerender({ change: 1, label: 'b' });
    expect(log).toEqual(['runs a']);
  });

  test('cleans up and runs again after a change, with what the last render saw', async () => {
    const { log, rerender } = await openPage();
    await rerender({ change: 1, label: 'b' });
    await rerender({ change: 2, label: 'c' });
    expect(log).toEqual(['runs a', 'cleans a', 'runs c']);
  });

  test('cleans up when the component is removed', async () => {
    const { log, unmount } = await openPage();
    await unmount();
    expect(log).toEqual(['runs a', 'cleans a']);
  });
});
