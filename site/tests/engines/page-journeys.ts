import { expect, test } from 'vitest';
import { pages } from '../../app/pages/pages.ts';
import { DESKTOP, PHONE, type Visit } from './visit.driver.ts';

/** Every page, and what all of them have. */
export function describePageJourneys(visit: () => Visit): void {
  for (const [name, size] of [
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ] as const) {
    test(`every page opens on ${name}, hydrated and without scrolling sideways`, async () => {
      const { engine, open } = visit();
      for (const { path } of pages) {
        await open(path, size);
        const page = await engine.call<{ title: string; overflow: number; broken: string[] }>(`() => ({
          title: document.querySelector('h1')?.innerText ?? '',
          overflow: document.documentElement.scrollWidth - innerWidth,
          broken: [...document.images].filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc).map((image) => image.currentSrc),
        })`);
        expect({ path, ...page }).toEqual({
          path,
          title: expect.stringMatching(/\S/),
          overflow: expect.any(Number),
          broken: [],
        });
        expect(page.overflow, path).toBeLessThanOrEqual(0);
      }
    });
  }

  test('a reader on a phone uses the menu to open another page in the other language', async () => {
    const { engine, openEnglish } = visit();
    await openEnglish('/', PHONE);
    await engine.click(/^Open the menu$/);
    await engine.click(/^Games$/, 'dialog[open]');
    await engine.waitFor('the page of the games', () => engine.call<boolean>("() => location.pathname === '/games'"));
    await engine.click(/^한국어$/);
    await engine.waitFor('Korean', () =>
      engine.call<boolean>(
        "() => document.documentElement.lang === 'ko' && /[가-힣]/.test(document.querySelector('h1').innerText)",
      ),
    );
  });

  test('a reader chooses the evening colors for the whole site, and the day again', async () => {
    const { engine, openEnglish } = visit();
    const isDark = () =>
      engine.call<boolean>(`() => {
        const [red, green, blue] = getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g).map(Number);
        return red + green + blue < 200;
      }`);
    await openEnglish('/');
    expect(await isDark()).toBe(false);
    await engine.click(/^Evening colors$/);
    await engine.waitFor('the evening', isDark);
    await openEnglish('/games', PHONE);
    expect(await isDark()).toBe(true);
    await engine.click(/^Day colors$/);
    await engine.waitFor('the day', async () => !(await isDark()));
  });

  test('an unknown address says so and leads home', async () => {
    const { engine, openEnglish, expectComplaints } = visit();
    expectComplaints(/404/);
    for (const path of ['/no-such-page', '/%E0%A4%A']) {
      await openEnglish(path);
      await engine.text(/Page Not Found/);
    }
    await engine.click(/^Back to Home$/, 'main');
    await engine.waitFor('the home page', () => engine.call<boolean>("() => location.pathname === '/'"));
  });
}
