// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TAILS } from '../../../shared/address/tails.fixture.ts';
import { dismissNotice, noticeStore } from '../../../shared/ui/notices.ts';
import { buildPages, formatPageAddress } from '../paged/book-pages.ts';
import { mendAddress } from './mend-address.client.ts';

const book = {
  chapters: [1, 2].map((number) => ({ number, panels: [{ id: `${number}-1` }], activities: [{}, {}] })),
  questions: [{}, {}],
};
const parts = [...buildPages(book).map(formatPageAddress), '#chapter-2', '#panel-2-1'];

const PATH = '/book/puddle?q=1';
const mend = (hash: string) => {
  window.history.replaceState({ kept: 1 }, '', PATH + hash);
  mendAddress(book, 'ko');
  return window.location.pathname + window.location.search + window.location.hash;
};

beforeEach(() => {
  document.body.innerHTML = '<h2 id="chapter-2"></h2><p id="panel-2-1"></p>';
});

afterEach(() => {
  for (const { id } of noticeStore.getState().notices) dismissNotice(id);
});

test('the address of each part of a book is found behind any tail, and the page hears of it', () => {
  let popped = 0;
  addEventListener('popstate', () => {
    popped += 1;
  });
  const before = noticeStore.getState().lastId;
  fc.assert(
    fc.property(fc.constantFrom(...parts), fc.constantFrom(...TAILS), (part, tail) => {
      const earlier = popped;
      expect(mend(part + encodeURIComponent(tail))).toBe(PATH + part);
      expect(popped).toBe(earlier + 1);
    }),
  );
  expect(window.history.state).toEqual({ kept: 1 });
  expect(noticeStore.getState().lastId).toBe(before);
});

test.each(['#3-9를', '#%EB%A5', '#chapter-7.'])(
  'the address %s has no part: that is said, and it is taken away',
  (hash) => {
    const before = noticeStore.getState().lastId;
    expect(mend(hash)).toBe(PATH);
    expect(noticeStore.getState().lastId).toBe(before + 1);
    expect(noticeStore.getState().notices.at(-1)?.text).toMatch(/^링크가 깨졌어요/);
  },
);
