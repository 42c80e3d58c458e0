import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { forestAdventure } from '../../features/stories/books/forest-adventure.ts';
import type { HeadBox } from '../../features/stories/pictures.ts';
import { expect, rememberLanguage, test } from './journey.ts';

const PATH = '/book/forest-adventure';
const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;
const MODES = ['English', '한국어', 'Both'] as const;

const panels = forestAdventure.chapters.flatMap((chapter) => chapter.panels);

function panel(page: Page, id: string): Locator {
  return page.locator(`[data-panel-id="${id}"]`);
}

/** The shown text of a panel in one language. */
function telling(page: Page, id: string, language: 'en' | 'ko'): Locator {
  return panel(page, id).locator(`.telling[data-telling="${language}"]`);
}

/** Sums the page's layout shifts that no tap or key has caused. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.sum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

/** Opens the book and waits until its tools have come. */
async function open(page: Page): Promise<void> {
  await page.goto(PATH);
  await expect(page.getByRole('region', { name: /Reading tools|읽기 도구/ })).toBeVisible();
}

/** A device that has a voice for each language; it says a line in a moment, word by word. */
async function giveVoices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const voices = ['en-US', 'ko-KR'].map((lang) => ({ name: lang, lang, localService: true, voiceURI: lang }));
    class Utterance {
      text: string;
      onend = () => {};
      constructor(text: string) {
        this.text = text;
      }
    }
    let timer = 0;
    const synthesis = {
      getVoices: () => voices,
      addEventListener: () => {},
      removeEventListener: () => {},
      speak: (utterance: Utterance) => {
        said.push(utterance.text);
        timer = window.setTimeout(() => utterance.onend(), 120);
      },
      cancel: () => window.clearTimeout(timer),
    };
    Object.assign(window, { SpeechSynthesisUtterance: Utterance });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
  });
}

function said(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test('every chapter, panel and bubble of the book is on its page', async ({ page }) => {
  await open(page);
  await expect(page.locator('[data-chapter]')).toHaveCount(4);
  for (const chapter of forestAdventure.chapters) {
    const section = page.locator(`[data-chapter="${chapter.number}"]`);
    await expect(section.getByRole('heading', { level: 2 })).toContainText(chapter.title.en);
    await expect(section.locator('[data-panel]')).toHaveCount(3);
  }
  await expect(page.locator('[data-bubble]')).toHaveCount(panels.flatMap((each) => each.speechBubbles).length);
  await expect(page.getByText('The End', { exact: true })).toBeVisible();
  for (const name of ['Read More Stories', 'Back to Library']) {
    await expect(page.locator('main').getByRole('link', { name })).toHaveAttribute('href', '/');
  }
});

test('the book opens from the library, too', async ({ page }) => {
  await page.goto('/stories');
  await page.getByRole('link', { name: /Forest Adventure/ }).click();
  await expect(page).toHaveURL(PATH);
  await expect(telling(page, '1-1', 'en')).toBeVisible();
});

test('the first picture is asked for at once, the others when they come near', async ({ page }) => {
  await open(page);
  const pictures = page.locator('.reader-picture');
  expect(await pictures.evaluateAll((all) => all.map((image) => image.getAttribute('loading')))).toEqual([
    'eager',
    ...panels.slice(1).map(() => 'lazy'),
  ]);
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
});

for (const size of SIZES) {
  test.describe(`at ${size.width}×${size.height}`, () => {
    test.use({ viewport: size });

    for (const mode of MODES) {
      test(`the book in ${mode} is accessible, and no bubble covers a face`, async ({ page, expectAccessible }) => {
        await open(page);
        await page.getByRole('group', { name: 'Language of the book' }).getByRole('button', { name: mode }).click();
        await expectAccessible(`the book in ${mode}`);
        for (const { id } of panels) {
          const { heads } = JSON.parse(readFileSync(`art/rendered/${forestAdventure.id}/${id}.json`, 'utf8')) as {
            heads: HeadBox[];
          };
          const covered = await panel(page, id).evaluate((figure, heads) => {
            const picture = figure.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
            return [...figure.querySelectorAll('[data-bubble]')].flatMap((bubble) => {
              const box = bubble.getBoundingClientRect();
              const covers = heads.filter(
                (head) =>
                  box.left < picture.left + (head.left + head.width) * picture.width &&
                  box.right > picture.left + head.left * picture.width &&
                  box.top < picture.top + (head.top + head.height) * picture.height &&
                  box.bottom > picture.top + head.top * picture.height,
              );
              const spills =
                bubble.scrollHeight > bubble.clientHeight + 1 || bubble.scrollWidth > bubble.clientWidth + 1;
              return [...covers.map((head) => head.name), ...(spills ? ['text spills'] : [])];
            });
          }, heads);
          expect(covered, `bubbles of ${id}`).toEqual([]);
        }
      });
    }

    test('nothing on the page moves while it is read to its end', async ({ page }) => {
      const shifts = await watchShifts(page);
      await open(page);
      for (const { id } of panels) {
        await panel(page, id).scrollIntoViewIfNeeded();
        await expect
          .poll(() =>
            panel(page, id)
              .locator('img')
              .evaluate((image: HTMLImageElement) => image.complete),
          )
          .toBe(true);
      }
      expect(await shifts()).toBeLessThan(0.01);
    });
  });
}

test.describe('by touch', () => {
  test.use({ viewport: SIZES[0], hasTouch: true, isMobile: true });

  test('a child reads in English, asks for a sentence in Korean and for a word', async ({ page }) => {
    await open(page);
    await expect(telling(page, '1-1', 'ko')).toBeHidden();
    await telling(page, '1-1', 'en').getByText('Theo poked each stone with a stick.').tap();
    await expect(telling(page, '1-1', 'ko')).toBeVisible();
    await telling(page, '1-1', 'en').getByText('Priya crossed').tap();
    await expect(telling(page, '1-1', 'ko')).toBeHidden();

    await page.getByRole('button', { name: 'stepping stones' }).tap();
    await expect(page.getByText('물을 건너려고 띄엄띄엄 놓은 돌')).toBeInViewport();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(page.getByText('물을 건너려고 띄엄띄엄 놓은 돌')).toHaveCount(0);

    await page.getByRole('button', { name: 'Chapter 1 of 4' }).tap();
    await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'The Quiet Pipe' }).tap();
    await expect(page.getByRole('heading', { name: 'The Quiet Pipe' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Chapter 4 of 4' })).toBeVisible();
  });
});

test.describe('by keyboard', () => {
  test('a reader of Korean finds the words, the other telling and the answers', async ({ page }) => {
    await rememberLanguage(page, 'ko');
    await open(page);
    await expect(telling(page, '1-1', 'ko')).toBeVisible();
    await expect(telling(page, '1-1', 'en')).toBeHidden();

    const word = page.getByRole('button', { name: '징검다리' });
    await word.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('stones you walk on to cross water')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('stones you walk on to cross water')).toHaveCount(0);
    await expect(word).toBeFocused();

    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: '영어로 보기' }).first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(telling(page, '1-1', 'en')).toBeVisible();

    const answer = page.getByText('바위를 씻어 주려고');
    await answer.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('바위가 아주 깨끗해졌네요!')).toBeVisible();
  });
});

test.describe('by mouse', () => {
  test('both tellings stand one under the other, and the book remembers how it is read', async ({
    page,
    expectAccessible,
  }) => {
    await open(page);
    await page.getByRole('button', { name: 'Both' }).click();
    await page.getByRole('button', { name: 'Letters and light' }).click();
    const sheet = page.getByRole('region', { name: 'Letters and light' });
    await sheet.getByRole('button', { name: 'Bigger' }).click();
    await sheet.getByRole('button', { name: 'Storybook' }).click();
    await sheet.getByRole('button', { name: 'Evening' }).click();
    await expectAccessible('the book in the evening, its letters open');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-evening', '');
    await expect(page.locator('article')).toHaveAttribute('data-text-size', '2');
    await expect(page.locator('article')).toHaveAttribute('data-font', 'storybook');
    const first = await telling(page, '1-1', 'en').boundingBox();
    const second = await telling(page, '1-1', 'ko').boundingBox();
    expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));

    await page.getByRole('link', { name: 'Back to Library' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-evening');
  });

  test('the book offers to go on where it was left, and moves nothing by itself', async ({ page }) => {
    await open(page);
    await panel(page, '3-1').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('story-forest.place.forest-adventure')))
      .toMatch(/^3-/);
    await page.goto(PATH);
    await expect(page.getByText('You were in chapter 3, “Not the Dam”.')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Go on reading' }).click();
    await expect(page.getByText('You were in chapter 3')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  });
});

test.describe('read to me', () => {
  test('reads sentence by sentence, lights it, waits when told to, and never begins by itself', async ({ page }) => {
    await giveVoices(page);
    await open(page);
    const read = page.getByRole('button', { name: 'Read to me', exact: true });
    await expect(read).toBeEnabled();
    expect(await said(page)).toEqual([]);
    await read.click();
    await expect(page.locator('[data-lit]').first()).toBeVisible();
    await expect.poll(() => said(page)).toContain('Theo poked each stone with a stick.');
    await page.getByRole('button', { name: 'Pause' }).click();
    const sofar = await said(page);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect.poll(async () => (await said(page)).length).toBeGreaterThan(sofar.length);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.locator('[data-lit]')).toHaveCount(0);
  });

  test('in both languages a panel is read in one and then the other', async ({ page }) => {
    await giveVoices(page);
    await open(page);
    await page.getByRole('button', { name: 'Both' }).click();
    await panel(page, '2-3').getByRole('button', { name: 'Read to me from here' }).click();
    await expect.poll(() => said(page), { timeout: 15_000 }).toContain('지금 회의 중이셔.');
    const all = await said(page);
    expect(all[0]).toBe('Something rose out of the pond, dripping.');
    expect(all.indexOf('He’s in a meeting.')).toBeLessThan(all.indexOf('물속에서 누가 쑥 올라왔어요.'));
  });

  test('a device without a voice is told so', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'speechSynthesis', { value: undefined });
    });
    await open(page);
    await expect(page.getByRole('button', { name: 'No English voice' })).toBeDisabled();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both tellings, the questions and the way back are there', async ({ page }) => {
    await page.goto(PATH);
    await expect(telling(page, '1-1', 'en')).toBeVisible();
    await expect(telling(page, '1-1', 'ko')).toBeVisible();
    await page.getByText('The ice cream truck.').click();
    await expect(page.getByText('Very wise.')).toBeVisible();
  });
});
