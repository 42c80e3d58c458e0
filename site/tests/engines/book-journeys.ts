import { expect, test } from 'vitest';
import { FOUND_KEY } from '../../features/stories/look/finds.ts';
import { SETTINGS_KEY } from '../../features/stories/model/reading-settings.ts';
import { findBoxes, getBoxCenter } from '../support/find-box.fixture.ts';
import { type EnginePage, keys, type WindowPoint } from './engine.driver.ts';
import { PHONE, stop, type Visit } from './visit.driver.ts';

const BOOK = '/book/forest-adventure';

/** Notes what the page plays by; call before it plays. */
function watchSound(engine: EnginePage): Promise<unknown> {
  return engine.call(`() => {
    window.contexts = [];
    const Original = AudioContext;
    window.AudioContext = class extends Original {
      constructor(...options) {
        super(...options);
        window.contexts.push(this);
      }
    };
  }`);
}

/** Whether time passes for the page's sounds within five seconds. */
function isPlaying(engine: EnginePage): Promise<boolean> {
  return engine.call<boolean>(`async () => {
    for (let tries = 0; tries < 50; tries++) {
      if (window.contexts.some(({ currentTime }) => currentTime > 0)) return true;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return false;
  }`);
}

/** The books: letters, pages, things to find, and reading without a network. */
export function describeBookJourneys(visit: () => Visit): void {
  test('a book is read in the biggest, airiest letters, by day and in the evening', async () => {
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
    await engine.call('(key) => localStorage.removeItem(key)', SETTINGS_KEY);
  });

  test('a book is opened and its pages are turned by button and by key, each with its picture', async () => {
    const { engine, openEnglish } = visit();
    await openEnglish(BOOK);
    await engine.click(/^Open the book$/);
    await engine.shows('dialog.paged');
    const address = () => engine.call<string>('() => location.hash');
    // A page shows its words in beats, at the same address.
    const shown = () => engine.call<string>("() => location.hash + document.querySelector('dialog.paged')?.innerText");
    const turnUntil = async (wanted: string, turn: () => Promise<void>) => {
      for (let turns = 0; turns < 20 && (await address()) !== wanted; turns++) {
        const before = await shown();
        await turn();
        // Firefox may answer before the page has heard of the key.
        await engine.waitFor('the next beat or page', async () => (await shown()) !== before);
      }
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

  test('a book that is read aloud highlights one line after the other', async ({ skip }) => {
    const { engine, openEnglish } = visit();
    await openEnglish(BOOK);
    await watchSound(engine);
    await engine.click(/^Read to me$/);
    const litLine = () =>
      engine.call<string | null>("() => document.querySelector('[data-lit]')?.dataset.line ?? null");
    const first = await engine.waitFor('a lit line', litLine);
    if (!(await isPlaying(engine))) skip('Firefox plays nothing on a machine without a sound device');
    await engine.waitFor('another lit line', async () => {
      const line = await litLine();
      return line !== null && line !== first;
    });
    // The page scrolls to each line that is read, and a click may miss the button meanwhile.
    await engine.waitFor('silence', async () => {
      if ((await litLine()) === null) return true;
      await engine.click(/^Stop$/);
      return false;
    });
  });

  test('a hidden thing that is found stays found and appears in the album', async () => {
    const { engine, open, openEnglish } = visit();
    await openEnglish(BOOK, PHONE);
    await engine.click(/^Look for it/, '[data-panel-id="1-1"]');
    await engine.shows('.picture-view-picture img');
    const [thing = { x: 0, y: 0 }] = findBoxes('forest-adventure', '1-1').map(getBoxCenter);
    const point = await engine.call<WindowPoint>(
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
    await engine.call('(key) => localStorage.removeItem(key)', FOUND_KEY);
  });

  test('a book that was opened once is readable offline, with every picture', async () => {
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
