import { charlotteChristmas } from '../../features/stories/books/charlotte-christmas.ts';
import { forestAdventure } from '../../features/stories/books/forest-adventure.ts';
import { buildLines } from '../../features/stories/model/lines.ts';
import { SETTINGS_KEY } from '../../features/stories/model/reading-settings.ts';
import type { CacheName } from '../../shared/storage/keys.ts';
import { AUDIBLE, delaysByLine, heardSoFar, listen } from './audio-probe.fixture.ts';
import { openBook } from './book.driver.ts';
import { EXHAUSTIVE, expect, rememberLanguage, test } from './journey.fixture.ts';

/** A short chapter: it is read in real time. */
const panels = charlotteChristmas.chapters.find(({ number }) => number === 4)?.panels ?? [];

for (const language of ['en', 'ko'] as const) {
  test(`without a voice of the device, the robot reads a whole chapter: ${language}`, EXHAUSTIVE, async ({ page }) => {
    await listen(page);
    await rememberLanguage(page, language);
    await page.addInitScript((key) => {
      Object.defineProperty(window, 'speechSynthesis', { value: undefined });
      localStorage.setItem(key, JSON.stringify({ speed: 'brisk' }));
    }, SETTINGS_KEY);
    await openBook(page, charlotteChristmas.id);
    await page.getByRole('button', { name: /^(Letters and light|글자와 화면)$/ }).click();
    await page.getByRole('button', { name: /^(After this chapter|이번 장까지만)$/ }).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('data-evening', '');
    expect((await heardSoFar(page)).every(({ loudness }) => loudness === 0)).toBe(true);

    await page
      .locator(`[data-panel-id="${panels[0]?.id}"]`)
      .getByRole('button', { name: /^(Read to me from here|여기부터 읽어 주세요)$/ })
      .click();
    await expect(page.getByText(/^(The robot reads|로봇이 읽어 줘요)$/)).toBeVisible();
    await expect(page.getByText(/^(The chapter is over|이번 장은 여기까지예요)/)).toBeVisible({ timeout: 200_000 });

    const lines = buildLines(panels, [language]).map(({ id }) => id);
    const delays = delaysByLine(await heardSoFar(page));
    expect([...delays.keys()]).toEqual(lines);
    const heardPanels = panels.filter(({ id }) =>
      lines.some((line) => line.startsWith(`${id}.`) && delays.get(line) !== null),
    );
    expect(heardPanels).toEqual(panels);
  });
}

test('without the embedded voice and a voice of the device, the button says what is missing', async ({ page }) => {
  await rememberLanguage(page, 'ko');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', { value: undefined });
    // As a browser that cannot run the embedded voice, and as a build without it.
    Reflect.deleteProperty(window, 'Worker');
  });
  await openBook(page, forestAdventure.id);
  await expect(page.getByRole('button', { name: '한국어 목소리 없음' })).toBeDisabled();
  await expect(page.getByRole('button', { name: '여기부터 읽어 주세요' })).toHaveCount(0);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a robot that has read once reads without the internet',
    EXHAUSTIVE,
    async ({ page, context, expectedErrors }) => {
      expectedErrors.push(/Failed to load resource: net::ERR_/);
      await listen(page);
      await rememberLanguage(page, 'en');
      await page.addInitScript(() => Object.defineProperty(window, 'speechSynthesis', { value: undefined }));
      await openBook(page, forestAdventure.id);
      await page.getByRole('button', { name: 'Read to me', exact: true }).click();
      await expect(page.getByText('The robot reads')).toBeVisible();
      const keptVoice = () =>
        page.evaluate(async (name) => {
          const requests = await (await caches.open(name)).keys();
          return requests.filter(({ url }) => url.includes('/voice/')).length;
        }, 'story-forest-kits-2' satisfies CacheName);
      await expect.poll(keptVoice, { timeout: 60_000 }).toBe(2);
      await context.setOffline(true);
      await page.reload();
      await page.getByRole('button', { name: 'Read to me', exact: true }).click();
      await expect(page.getByText('The robot reads')).toBeVisible();
      await expect.poll(async () => (await heardSoFar(page)).some(({ loudness }) => loudness > AUDIBLE)).toBe(true);
    },
  );
});

test('a tap on a sentence reads on there, and on a word of the paused book says the word', async ({
  page,
  expectAccessible,
}) => {
  await listen(page);
  await rememberLanguage(page, 'en');
  await openBook(page, forestAdventure.id);
  const [, second, third] = buildLines(forestAdventure.chapters[0]?.panels ?? [], ['en']).filter(
    ({ speaker }) => !speaker,
  );
  const line = (id = '') => page.locator(`[data-line="${id}"]`).first();
  await page.getByRole('button', { name: 'Read to me', exact: true }).click();
  await expect(page.locator('[data-lit]').first()).toBeVisible();
  await expect(page.getByText('The robot reads')).toBeVisible();
  await expectAccessible('the robot reads');
  // Not a real click: the page may still be scrolling to the line that is read.
  await line(third?.id).dispatchEvent('click');
  await expect(line(third?.id)).toHaveAttribute('data-lit', '');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Tap a word to hear it.')).toBeVisible();
  await line(second?.id).click({ position: { x: 6, y: 10 } });
  await expect(line(second?.id)).toHaveAttribute('data-lit', '');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
});
