// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { renderHook } from '../../../shared/page/render-hook.fixture.tsx';
import { useBackCloses } from './use-back-closes.tsx';

const PAGE = { idx: 3, key: 'page' };

let back: MockInstance;
beforeEach(() => {
  window.history.replaceState(PAGE, '', '/books/puddle');
  back = vi.spyOn(window.history, 'back').mockReturnValue();
});
afterEach(() => back.mockRestore());

/** What the browser's Back does: the state of the entry before is the current one. */
async function stepBackTo(state: unknown): Promise<void> {
  await act(async () => {
    window.history.replaceState(state, '');
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
}

describe('what covers the page', () => {
  test('has a history entry with the address and the state of its page', async () => {
    const entries = window.history.length;
    await renderHook(() => useBackCloses(() => {}), null);
    expect(window.history.length).toBe(entries + 1);
    expect(window.location.pathname).toBe('/books/puddle');
    expect(window.history.state).toEqual({ ...PAGE, layers: 1 });
  });

  test('is closed by a step back, one layer at a time', async () => {
    const [closeBook, closePicture] = [vi.fn(), vi.fn()];
    await renderHook(() => useBackCloses(closeBook), null);
    await renderHook(() => useBackCloses(closePicture), null);
    await stepBackTo({ ...PAGE, layers: 1 });
    expect(closePicture).toHaveBeenCalledOnce();
    expect(closeBook).not.toHaveBeenCalled();
    await stepBackTo(PAGE);
    expect(closeBook).toHaveBeenCalledOnce();
  });

  test('takes its history entry with it when it is closed otherwise, and only then', async () => {
    const closed = await renderHook(() => useBackCloses(() => {}), null);
    await closed.unmount();
    expect(back).toHaveBeenCalledOnce();
    window.history.replaceState(PAGE, '');
    const left = await renderHook(() => useBackCloses(() => {}), null);
    await stepBackTo(PAGE);
    await left.unmount();
    expect(back).toHaveBeenCalledOnce();
  });

  test('does not undo the link that is followed while it closes', async () => {
    const { unmount } = await renderHook(() => useBackCloses(() => {}), null);
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '#3-2';
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    await unmount();
    link.remove();
    expect(back).not.toHaveBeenCalled();
  });
});
