import { expect, it } from 'vitest';
import { findBoxes, middleOf } from '../e2e/find-box.ts';
import { keys, type Point } from './engine.ts';
import { PHONE, stop, type Visit } from './visit.ts';

const BOOK = '/book/forest-adventure';

/** The books: letters, pages, things to find, and reading without a network. */
export function describeBookJourneys(visit: () => Visit): void {
  it('a book is read in the biggest, airiest letters, by day and in the evening', async () => {
    const { engine, open, openEnglish } = visit();
    await openEnglish('/book/charlotte-birthday');
    await engine.click(/^Letters/);
    const line = () =>
      engine.call<string>("() => getComputedStyle(document.querySelector('.gloss')).textDecorationStyle");
    expect(await line()).toBe('dotted');
    for (const choice of [/^Biggest$/, /^Airy$/, /^Evening$/]) {
      await engine.click(choice);
      // The whole book is laid out.
      for (const share of [0.5, 1]) {
        await engine.call('(share) => scrollTo(0, document.documentElement.scrollHeight * share)', share);
        await engine.call('() => new Promise((resolve) => setTimeout(resolve, 500))');
      }
    }
    await open('/book/charlotte-birthday');
    await engine.shows('.reader[data-font="airy"]');
    await engine.call("() => localStorage.removeItem('story-forest.reader')");
  });

  it('a book is opened and its pages turned by button and by key, each with its picture', async () => {
    const { engine, openEnglish } = visit();
    await openEnglish(BOOK);
    await engine.click(/^Open the book$/);
    await engine.shows('dialog.paged');
    const address = () => engine.call<string>('() => location.hash');
    const turnUntil = async (wanted: string, turn: () => Promise<void>) => {
      for (let turns = 0; turns < 20 && (await address()) !== wanted; turns++) await turn();
      expect(await address()).toBe(wanted);
      await engine.waitFor(`the picture of ${wanted}`, () =>
        engine.call<boolean>(`() => document.querySelector('[data-sheet="current"] img')?.naturalWidth > 0`),
      );
    };
    await turnUntil('#1-1', () => engine.click(/^Next page$/, 'dialog.paged'));
    await turnUntil('#1-2', () => engine.type(keys.right));
    await engine.type(keys.escape);
    await engine.waitFor('the book as one page', () =>
      engine.call<boolean>("() => !document.querySelector('dialog.paged')"),
    );
  });

  it('a hidden thing is found, stays found, and stands in the album', async () => {
    const { engine, open, openEnglish } = visit();
    await openEnglish(BOOK, PHONE);
    await engine.click(/^Look for it/, '[data-panel-id="1-1"]');
    await engine.shows('.picture-view-picture img');
    const [thing = { x: 0, y: 0 }] = findBoxes('forest-adventure', '1-1').map(middleOf);
    const point = await engine.call<Point>(
      `({ x, y }) => {
        const box = document.querySelector('.picture-view-picture').getBoundingClientRect();
        return { x: Math.round(box.x + x * box.width), y: Math.round(box.y + y * box.height) };
      }`,
      thing,
    );
    await engine.clickAt(point);
    await engine.text(/Found!/);
    await open('/stories');
    await engine.click(/^Things you found/);
    await engine.text(/1 of 94/);
    await engine.call("() => localStorage.removeItem('story-forest.finds')");
  });

  it('a book that was opened once is read when the server is gone, with every picture', async () => {
    const { engine, open, openEnglish, atOwnServer, expectComplaints } = visit();
    expectComplaints(/network|fetch|load|Could not connect/i);
    await atOwnServer({}, async (server) => {
      await openEnglish(BOOK);
      await engine.text(/This book is on your device now/);
      await stop(server);
      await open(BOOK);
      const broken = await engine.call<string[]>(`async () => {
        const pictures = [...document.querySelectorAll('[data-panel-id] img')];
        const broken = [];
        for (const picture of pictures) {
          picture.loading = 'eager';
          await picture.decode().catch(() => broken.push(picture.currentSrc));
        }
        return pictures.length > 0 ? broken : ['no picture'];
      }`);
      expect(broken).toEqual([]);
    });
  });
}
