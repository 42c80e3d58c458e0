// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderHook } from '../../../shared/page/render-hook.fixture.tsx';
import { dismissNotice, noticeStore } from '../../../shared/ui/notices.ts';
import { buildPages } from './book-pages.ts';
import { usePosition } from './use-position.tsx';

/** Cover, chapter 1, panels 1-1 and 1-2, finds, end: pages 0 to 5. */
const pages = buildPages({ chapters: [{ number: 1, panels: [{ id: '1-1' }, { id: '1-2' }] }], questions: [] });

let panels: string[];

function openAt(address: string) {
  window.history.replaceState(null, '', `/books/puddle${address}`);
  panels = [];
  const onPanel = (panel: string) => panels.push(panel);
  return renderHook(() => usePosition(pages, onPanel), {});
}

/** What a link to an address in the page does. Happy DOM does not dispatch the `popstate` that browsers do. */
async function followLink(address: string): Promise<void> {
  await act(async () => {
    window.location.hash = address;
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  for (const { id } of noticeStore.getState().notices) dismissNotice(id);
});

describe('the page that a book opens at', () => {
  test('a book opens at the first beat of the page in its address', async () => {
    const book = await openAt('#1-2');
    expect(book.value().position).toEqual({ page: 3, beat: 0 });
    expect(panels).toEqual(['1-2']);
  });

  test.each(['', '#main', '#7-1'])(
    'the cover is opened by the address "%s", and the address names it',
    async (hash) => {
      const book = await openAt(hash);
      expect(book.value().position).toEqual({ page: 0, beat: 0 });
      expect(window.location.hash).toBe('#cover');
      expect(window.location.pathname).toBe('/books/puddle');
      expect(panels).toEqual([]);
    },
  );
});

test('a page that is turned after Back has left the pages gives its address to nothing else', async () => {
  const book = await openAt('#1-1');
  window.history.replaceState(null, '', '/books/puddle');
  await act(async () => book.value().go({ page: 3, beat: 0 }));
  expect(book.value().position).toEqual({ page: 3, beat: 0 });
  expect(window.location.hash).toBe('');
});

test.each([
  ['#7-1', 1],
  ['#9', 1],
  ['#1-1x', 1],
  ['', 0],
  ['#cover', 0],
  ['#1-2', 0],
])('a book that is opened at %s says so %i times that it has no such page', async (hash, times) => {
  const before = noticeStore.getState().lastId;
  await openAt(hash);
  expect(noticeStore.getState().lastId - before).toBe(times);
});

test('an address without a page, pasted into the open book, leaves it where it is and is said', async () => {
  const book = await openAt('#1-2');
  const before = noticeStore.getState().lastId;
  await followLink('#8-8');
  expect(book.value().position).toEqual({ page: 3, beat: 0 });
  expect(noticeStore.getState().lastId).toBe(before + 1);
});

describe('turning a page', () => {
  test('the address follows the page without a history entry', async () => {
    const book = await openAt('#cover');
    const entries = window.history.length;
    await act(async () => book.value().go({ page: 2, beat: 0 }));
    expect(window.location.hash).toBe('#1-1');
    expect(window.history.length).toBe(entries);
    expect(panels).toEqual(['1-1']);
  });

  test('turning a page keeps the state of the history entry', async () => {
    const book = await openAt('#cover');
    window.history.replaceState({ key: 'entry' }, '');
    await act(async () => book.value().go({ page: 1, beat: 0 }));
    expect(window.history.state).toEqual({ key: 'entry' });
  });

  test('a panel is reported once, however many of its beats are shown', async () => {
    const book = await openAt('#1-1');
    await act(async () => book.value().onBeats(2, [['a'], ['b']]));
    await act(async () => book.value().go({ page: 2, beat: 1 }));
    expect(panels).toEqual(['1-1']);
  });

  test('a link to a page turns to its first beat', async () => {
    const book = await openAt('#1-1');
    await act(async () => book.value().onBeats(2, [['a'], ['b']]));
    await act(async () => book.value().go({ page: 2, beat: 1 }));
    await followLink('#1-2');
    expect(book.value().position).toEqual({ page: 3, beat: 0 });
  });

  test('an address of something else turns no page and stays in the address bar', async () => {
    const book = await openAt('#1-1');
    await followLink('#chapter-1');
    expect(book.value().position.page).toBe(2);
    expect(window.location.hash).toBe('#chapter-1');
  });

  test('a link to the cover turns back to it', async () => {
    const book = await openAt('#1-2');
    await followLink('#cover');
    expect(book.value().position).toEqual({ page: 0, beat: 0 });
  });

  test('only panels are reported as read, a chapter title is not', async () => {
    const book = await openAt('#1-1');
    await act(async () => book.value().go({ page: 1, beat: 0 }));
    expect(window.location.hash).toBe('#1');
    expect(panels).toEqual(['1-1']);
  });
});

describe('the beats of a page', () => {
  test('next shows each beat before the page after', async () => {
    const book = await openAt('#1-1');
    await act(async () => book.value().onBeats(2, [['a'], ['b']]));
    expect(book.value().positionAfter('next')).toEqual({ page: 2, beat: 1 });
    await act(async () => book.value().go({ page: 2, beat: 1 }));
    expect(book.value().positionAfter('next')).toEqual({ page: 3, beat: 0 });
  });

  test('a page whose beats are not measured has one', async () => {
    const book = await openAt('#1-1');
    expect(book.value().positionAfter('next')).toEqual({ page: 3, beat: 0 });
  });

  test('previous enters a page at its last beat', async () => {
    const book = await openAt('#1-2');
    await act(async () => book.value().onBeats(2, [['a'], ['b'], ['c']]));
    expect(book.value().positionAfter('previous')).toEqual({ page: 2, beat: 2 });
  });

  test('the beats of a page stay known while other pages are measured', async () => {
    const book = await openAt('#1-1');
    await act(async () => book.value().onBeats(2, [['a'], ['b']]));
    await act(async () => book.value().onBeats(3, [['c']]));
    expect(book.value().positionAfter('next')).toEqual({ page: 2, beat: 1 });
  });

  test("a book's first and last page have nothing before and after them", async () => {
    const cover = await openAt('#cover');
    expect(cover.value().positionAfter('previous')).toEqual({ page: 0, beat: 0 });
    await act(async () => cover.value().go({ page: pages.length - 1, beat: 0 }));
    expect(cover.value().positionAfter('next')).toEqual({ page: pages.length - 1, beat: 0 });
  });

  test('where the words of a page have become fewer, its last beat is shown and previous goes on from there', async () => {
    const book = await openAt('#1-1');
    await act(async () => book.value().onBeats(2, [['a'], ['b'], ['c']]));
    await act(async () => book.value().go({ page: 2, beat: 2 }));
    await act(async () => book.value().onBeats(2, [['a'], ['b and c']]));
    expect(book.value().beat).toBe(1);
    expect(book.value().positionAfter('previous')).toEqual({ page: 2, beat: 0 });
  });

  test('a page without words has one beat', async () => {
    const book = await openAt('#1-1');
    await act(async () => book.value().onBeats(2, []));
    expect(book.value().beat).toBe(0);
    expect(book.value().positionAfter('next')).toEqual({ page: 3, beat: 0 });
  });
});
