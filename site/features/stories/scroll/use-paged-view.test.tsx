// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderHook } from '../../../shared/page/render-hook.fixture.tsx';
import { createStore } from '../../../shared/page/store.ts';
import { DEFAULT_SETTINGS, SETTINGS_KEY } from '../model/reading-settings.ts';
import { usePagedView } from './use-paged-view.tsx';

const PATH = '/books/puddle';

const place = createStore({ panel: '1-2', picture: null, showsVoices: false });

/** What was stored by the hook, in order. */
let stored: boolean[];

/** What the hook has had mended, as the page does. */
const mend = async () => {
  window.history.replaceState(window.history.state, '', decodeURI(window.location.hash).replace(/[^\w#-]+$/, ''));
  window.dispatchEvent(new PopStateEvent('popstate'));
};

/** Opens the page of a book at an address, with what the last visit has stored. */
async function openPage(address: string, wasPaged = false) {
  window.history.replaceState(null, '', `${PATH}${address}`);
  localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...DEFAULT_SETTINGS, paged: wasPaged }));
  stored = [];
  const change = ({ paged }: { paged?: boolean }) => {
    if (paged !== undefined) stored.push(paged);
  };
  const props = { isRemembered: wasPaged };
  return renderHook(({ isRemembered }) => usePagedView(place, isRemembered, change, mend), props);
}

/** Follows a link within the page. Happy DOM does not dispatch the `popstate` that browsers do. */
async function followLink(address: string): Promise<void> {
  await act(async () => {
    window.location.hash = address;
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

/** Runs a change, and waits for the `popstate` that `history.back()` dispatches later. */
async function goBackBy(change: () => void): Promise<void> {
  await act(async () => {
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    change();
    await popped;
  });
}

async function pressKey(key: string, more: KeyboardEventInit = {}, on: EventTarget = document.body): Promise<void> {
  await act(async () => {
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  });
}

afterEach(() => {
  document.body.innerHTML = '';
  window.scrollTo(0, 0);
  localStorage.clear();
});

describe('opening a book as pages', () => {
  test.each(['#cover', '#3', '#3-2', '#3-find', '#3-make-2', '#question-1', '#end'])(
    'a book whose address is %s opens as pages, which is remembered',
    async (address) => {
      const book = await openPage(address);
      expect(book.value().isOpen).toBe(true);
      expect(stored).toEqual([true]);
    },
  );

  test.each(['', '#chapter-3', '#panel-3-2', '#main'])(
    'a book whose address ends in "%s" is one long page',
    async (address) => {
      const book = await openPage(address);
      expect(book.value().isOpen).toBe(false);
      expect(stored).toEqual([]);
    },
  );

  test('a book without an address of its own opens as the last one was left', async () => {
    expect((await openPage('', true)).value().isOpen).toBe(true);
  });

  test('an address of the long page wins over the last visit', async () => {
    expect((await openPage('#chapter-3', true)).value().isOpen).toBe(false);
  });

  test('a book remembered as pages is not stored again', async () => {
    await openPage('#cover', true);
    expect(stored).toEqual([]);
  });

  test('a link to a page opens the book', async () => {
    const book = await openPage('');
    await followLink('#cover');
    expect(book.value().isOpen).toBe(true);
    expect(stored).toEqual([true]);
  });
});

describe('closing the pages', () => {
  test.each(['#3-2', ''])('a book that was opened by its address "%s" is closed by going back', async (address) => {
    const book = await openPage(address, true);
    await goBackBy(() => book.value().close());
    expect(book.value().isOpen).toBe(false);
    expect(window.location.href).toBe(`${window.location.origin}${PATH}`);
    expect(stored.at(-1)).toBe(false);
  });

  test('the back button leads from a book that was opened by its address to its long page', async () => {
    const book = await openPage('#3-2');
    await goBackBy(() => window.history.back());
    expect(book.value().isOpen).toBe(false);
    expect(window.location.href).toBe(`${window.location.origin}${PATH}`);
  });

  test('a book that is loaded again as pages gets no further entry', async () => {
    const book = await openPage('#3-2');
    const entries = window.history.length;
    await book.unmount();
    const again = await renderHook(() => usePagedView(place, true, () => {}, mend), null);
    expect(again.value().isOpen).toBe(true);
    expect(window.history.length).toBe(entries);
  });

  test('a book is closed after a link to another page, too', async () => {
    const book = await openPage('#3-2');
    await followLink('#2');
    await goBackBy(() => book.value().close());
    if (window.location.hash !== '') await goBackBy(() => {});
    expect(book.value().isOpen).toBe(false);
    expect(window.location.hash).toBe('');
  });

  test('a book that was opened by a link is closed by going back to the long page', async () => {
    const book = await openPage('#chapter-1');
    await followLink('#cover');
    await book.rerender({ isRemembered: true });
    await goBackBy(() => book.value().close());
    expect(window.location.hash).toBe('#chapter-1');
    expect(book.value().isOpen).toBe(false);
    expect(stored).toEqual([true, false]);
  });

  test('the back button closes the book and remembers it', async () => {
    const book = await openPage('');
    await followLink('#cover');
    await book.rerender({ isRemembered: true });
    await goBackBy(() => window.history.back());
    expect(book.value().isOpen).toBe(false);
    expect(stored).toEqual([true, false]);
  });

  test('after the back button, a book that is opened by a link again is closed by going back again', async () => {
    const book = await openPage('#chapter-1');
    await followLink('#cover');
    await goBackBy(() => window.history.back());
    await followLink('#2');
    await goBackBy(() => book.value().close());
    expect(window.location.hash).toBe('#chapter-1');
    expect(book.value().isOpen).toBe(false);
  });
});

describe('an address with a tail', () => {
  test('opens its page, and going back leads to the long page', async () => {
    const book = await openPage('#3-1를');
    await act(async () => {});
    expect([book.value().isOpen, window.location.hash]).toEqual([true, '#3-1']);
    await goBackBy(() => book.value().close());
    expect([book.value().isOpen, window.location.hash]).toEqual([false, '']);
  });

  test('pasted into the open page, opens its page; going back closes the book', async () => {
    const book = await openPage('');
    await followLink('#3-1.');
    expect([book.value().isOpen, window.location.hash]).toEqual([true, '#3-1']);
    await book.rerender({ isRemembered: true });
    await goBackBy(() => book.value().close());
    expect(book.value().isOpen).toBe(false);
  });

  test('pasted into the open book, leaves it open', async () => {
    const book = await openPage('#2');
    await followLink('#3-1에서');
    expect([book.value().isOpen, window.location.hash]).toEqual([true, '#3-1']);
    expect(stored).toEqual([true]);
  });
});

describe('the key F', () => {
  test('F opens the cover at the top of the long page', async () => {
    await openPage('');
    await pressKey('f');
    expect(window.location.hash).toBe('#cover');
  });

  test('F opens the panel in the window once the reader has scrolled past the title page', async () => {
    await openPage('');
    window.scrollTo(0, window.innerHeight + 1);
    await pressKey('F');
    expect(window.location.hash).toBe('#1-2');
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
    'F with %o is left to the browser',
    async (more) => {
      await openPage('');
      await pressKey('f', more);
      expect(window.location.hash).toBe('');
    },
  );

  test.each(['input', 'textarea', 'select', 'dialog'])('F typed into a %s opens nothing', async (name) => {
    await openPage('');
    const field = document.body.appendChild(document.createElement(name));
    await pressKey('f', {}, field);
    expect(window.location.hash).toBe('');
  });

  test('F is ignored while the book is open, and other keys open nothing', async () => {
    const book = await openPage('#2');
    await pressKey('f');
    expect(window.location.hash).toBe('#2');
    await goBackBy(() => book.value().close());
    await pressKey('g');
    expect(window.location.hash).toBe('');
  });
});
