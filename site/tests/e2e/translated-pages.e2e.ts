import type { Page } from '@playwright/test';
import { findLocalizedPage, getAddress } from '../../app/pages/pages.ts';
import { EXHAUSTIVE, exhaustiveUnless, expect, rememberLanguage, test, VISITS } from './journey.fixture.ts';

type Form = 'wrapped' | 'replaced';

/**
 * Translates the page's texts as browsers do, from now on: in `<font>` elements around them, or in such that replace
 * them. Chrome leaves alone what is not to be translated. The words get a mark, so that old ones would be seen.
 */
async function translate(page: Page, form: Form): Promise<void> {
  await page.evaluate((how) => {
    const SKIPPED = 'script, style, noscript, title, textarea, select, svg, [translate="no"], font';
    const translateText = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest(SKIPPED)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      if (how === 'wrapped') {
        text.before(outer);
        inner.append(text);
      } else {
        inner.append(text.data);
        text.replaceWith(outer);
      }
    };
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translateText);
    };
    translateAll();
    document.documentElement.classList.add('translated-ltr');
    // It goes on with what the page adds.
    let waits = false;
    new MutationObserver(() => {
      if (waits) return;
      waits = true;
      setTimeout(() => {
        waits = false;
        translateAll();
      });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, form);
}

/** Presses every button of the page that is there at first, and closes what it opens. */
async function pressEverything(page: Page): Promise<void> {
  const count = await page.locator('main button, header button').count();
  for (let index = 0; index < count; index++) {
    await page.evaluate((at) => {
      const buttons = document.querySelectorAll<HTMLButtonElement>('main button, header button');
      const button = buttons[at];
      if (button && !button.disabled && button.checkVisibility()) button.click();
    }, index);
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
    await expect(page.locator('main#main')).toHaveCount(1);
  }
}

for (const form of ['wrapped', 'replaced'] as const)
  for (const { which, paths } of VISITS)
    test(
      `translated texts, ${form}, break nothing that is pressed on ${which}`,
      EXHAUSTIVE,
      async ({ page, expectedErrors }) => {
        // Printing, the microphone and what is not stored yet may be refused here.
        expectedErrors.push(/status of (404|429)/);
        await page.addInitScript(() => {
          window.print = () => {};
        });
        for (const path of paths) {
          const shown = findLocalizedPage(path);
          await page.goto(getAddress(shown.page, shown.language));
          await translate(page, form);
          await pressEverything(page);
          await expect(page.getByText(/Something went wrong|문제가 생겼어요/), path).toHaveCount(0);
        }
      },
    );

for (const form of ['wrapped', 'replaced'] as const) {
  test(
    `a page whose texts were ${form} turns to the other language as a whole`,
    exhaustiveUnless(form === 'wrapped'),
    async ({ page }) => {
      await rememberLanguage(page, 'en');
      await page.goto('/stories');
      await translate(page, form);
      await page.getByRole('link', { name: '한국어' }).click();
      const items = page.locator('header nav li');
      await expect(items).toHaveText(['홈', '이야기', '놀이터', '꿈 찾기']);
      await expect(page.locator('main')).not.toContainText('Grade');
    },
  );

  test(
    `a book whose texts were ${form} shows the length that is chosen`,
    exhaustiveUnless(form === 'wrapped'),
    async ({ page }) => {
      await rememberLanguage(page, 'en');
      await page.goto('/en/book/korean-charlotte-birthday');
      const choose = (length: string) => page.getByRole('button', { name: length, exact: true }).first().click();
      const text = () => page.locator('.reader [data-telling]').allTextContents();
      await choose('Short');
      const short = await text();
      await choose('Whole');
      await expect.poll(text).not.toEqual(short);
      const whole = await text();
      await translate(page, form);
      await choose('Short');
      await expect.poll(text).toEqual(short);
      await choose('Whole');
      await expect.poll(text).toEqual(whole);
    },
  );

  test(`a quiz whose texts were ${form} asks what it shows, and counts what it asks`, EXHAUSTIVE, async ({ page }) => {
    await rememberLanguage(page, 'en');
    await page.goto('/multiplication-table');
    await translate(page, form);
    await page.getByRole('textbox').first().fill('Yuna');
    await page.getByRole('button', { name: 'Start the quiz' }).click();
    for (let question = 1; question <= 3; question++) {
      await expect(page.getByText(`Question ${question} / 10`)).toBeVisible();
      const shown = await page.locator('.quiz-equation span').innerText();
      const field = page.locator('.quiz-equation input');
      const [left = 0, right = 0] = shown.match(/\d+/g)?.map(Number) ?? [];
      expect(await field.getAttribute('aria-label')).toContain(`${left}`);
      await field.fill(String(left * right));
      await field.press('Enter');
      await expect(page.locator('.quiz-feedback')).toContainText('Correct');
    }
  });
}

test('a page that was translated before it is hydrated works, and stays translated', async ({ page }) => {
  await rememberLanguage(page, 'en');
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.body.setAttribute('data-extension', '');
      document.documentElement.setAttribute('data-extension', '');
      document.head.append(document.createElement('style'));
      document.body.prepend(document.createElement('extension-root'));
      document.querySelector('main h1')?.append(document.createElement('extension-button'));
      for (const heading of document.querySelectorAll('main h1, main h2, header nav a')) {
        const text = [...heading.childNodes].find((node) => node instanceof Text);
        const font = document.createElement('font');
        font.append(`${text?.textContent ?? ''} (translated)`);
        text?.replaceWith(font);
      }
    });
  });
  await page.goto('/multiplication-table');
  await expect(page.locator('main h1')).toContainText('(translated)');
  await expect(page.locator('main h1 extension-button')).toHaveCount(1);
  await page.getByRole('link', { name: '한국어' }).click();
  await expect(page.locator('main h1')).not.toContainText('(translated)');
});
