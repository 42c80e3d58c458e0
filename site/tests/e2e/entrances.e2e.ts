import { pages } from '../../app/pages.ts';
import { watchShifts } from './book.driver.ts';
import { EXHAUSTIVE } from './exhaustive.fixture.ts';
import { expect, test } from './journey.fixture.ts';

/** Lighthouse's limit of a good page. */
const MAX_SHIFT = 0.1;

/** The entrances of a page's parts, as the browser computes them: name, duration and delay in seconds. */
function entrances() {
  const parts = [...document.querySelectorAll('main *')].map((element) => getComputedStyle(element));
  return parts
    .filter(({ animationName }) => animationName === 'rise')
    .map(({ animationDuration, animationDelay }) => ({
      duration: Number.parseFloat(animationDuration),
      delay: Number.parseFloat(animationDelay),
    }));
}

test.use({ reducedMotion: 'no-preference' });

const SEEN = [
  {
    which: 'the home page, a list and a book',
    paths: ['/', '/stories', '/book/korean-charlotte-birthday'],
    details: {},
  },
  { which: 'every page', paths: pages.map(({ path }) => path), details: EXHAUSTIVE },
] as const;

for (const { which, paths, details } of SEEN) {
  test(
    `${which} comes in with its parts one after the other, shifts nothing, and stands still where less motion is asked for`,
    details,
    async ({ page }) => {
      const shifts = await watchShifts(page);
      for (const path of paths) {
        await page.goto(path);
        const found = await page.evaluate(entrances);
        expect(new Set(found.map(({ delay }) => delay)).size, `${path}: moments of entering`).toBeGreaterThan(1);
        expect(Math.max(...found.map(({ duration, delay }) => duration + delay)), `${path}: seconds`).toBeLessThan(2);
        await expect
          .poll(() =>
            page.evaluate(
              () =>
                document
                  .getAnimations()
                  .filter(
                    (each) =>
                      each instanceof CSSAnimation && each.animationName === 'rise' && each.playState === 'running',
                  ).length,
            ),
          )
          .toBe(0);
        expect(await shifts(), path).toBeLessThan(MAX_SHIFT);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const { duration, delay } of await page.evaluate(entrances)) {
          expect(duration + delay, path).toBeLessThan(0.001);
        }
        await page.emulateMedia({ reducedMotion: 'no-preference' });
      }
    },
  );
}
