import { dragWithMouse, openBoard } from './board.driver.ts';
import { EXHAUSTIVE, exhaustiveUnless, expect, guard, rememberLanguage, test } from './journey.fixture.ts';
import { BOARD, CAREERS_API, expectNoSidewaysScrolling, plannerDriverOn, visitWith } from './planner.driver.ts';

for (const language of ['ko', 'en'] as const) {
  test.describe('on the narrowest screen', () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test(
      `everything has room (${language})`,
      exhaustiveUnless(language === 'ko'),
      async ({ page, request, expectAccessible }) => {
        const visit = await visitWith(page, request, BOARD, language);
        await page.goto('/career-planner');
        await expect(visit.careers).toHaveCount(5);
        await expectNoSidewaysScrolling(visit);
        await visit.careers.first().getByRole('button').click();
        await expect(visit.plan).toBeVisible();
        await expectNoSidewaysScrolling(visit);
        await visit.tab(visit.text.tabs.actions).click();
        await expectNoSidewaysScrolling(visit);
        await page.getByText(visit.text.family).click();
        await expectNoSidewaysScrolling(visit);
        await expectAccessible(`320 px, ${language}`);
      },
    );
  });
}

test('a chosen plan prints on two pages with its ticks, without what is for the screen', async ({ page, request }) => {
  const { text, careers, titles, plan, tab } = await visitWith(page, request, BOARD);
  await page.goto('/career-planner');
  await careers.first().getByRole('button').click();
  const [chosen = '', other = ''] = await titles();
  await expect(plan.getByRole('img', { name: text.roadPicture })).toBeVisible();
  await expect(plan.getByRole('heading', { name: text.day.heading })).toBeVisible();
  for (const part of [text.day.work, text.day.hard, text.day.best])
    await expect(plan.getByRole('term').filter({ hasText: part })).toBeVisible();
  await tab(text.tabs.actions).click();
  const ticks = page.locator('.action-list').getByRole('checkbox');
  await ticks.nth(1).check();
  await tab(text.tabs.roadmap).click();
  await expect(ticks.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(ticks.nth(0)).toBeVisible();
  await expect(ticks.nth(0)).not.toBeChecked();
  await expect(ticks.nth(1)).toBeVisible();
  await expect(ticks.nth(1)).toBeChecked();
  await expect(plan.getByRole('heading', { name: chosen })).toBeVisible();
  await expect(page.getByRole('heading', { name: other, exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { name: text.actions })).toBeVisible();
  await expect(page.getByText('컴퓨터, 그림그리기, 요리')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  for (const button of [text.savePdf, text.print])
    await expect(page.getByRole('button', { name: button })).toBeHidden();
  await page.emulateMedia({ media: null });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

for (const [language, address] of [
  ['en', /^https:\/\/www\.mynextmove\.org\/profile\/summary\/\d{2}-\d{4}\.\d{2}$/],
  ['ko', /^https:\/\/www\.career\.go\.kr\/jr\/$/],
] as const) {
  test(
    `a plan says for whom its road is, and links to the public career service (${language})`,
    exhaustiveUnless(language === 'ko'),
    async ({ page, request, expectAccessible }) => {
      const { careers, plan, text } = await visitWith(page, request, BOARD, language);
      await page.goto('/career-planner');
      await careers.first().getByRole('button').click();
      await expect(plan.getByText(text.roadFor)).toBeVisible();
      const link = plan.locator('a[target="_blank"]');
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('rel', 'noreferrer');
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expectAccessible('a plan with its link');
    },
  );
}

test('the fifth career says that it is a surprise, where it is one', async ({ page, request }) => {
  const { careers, text } = await visitWith(page, request, BOARD);
  let isSurprise = true;
  await page.route(`${CAREERS_API}/**`, async (route) => {
    const response = await route.fetch();
    const replied = await response.json();
    const json = Array.isArray(replied)
      ? replied.map((one, at) => ({ ...one, isSurprise: isSurprise && at === 4 }))
      : replied;
    await route.fulfill({ response, json });
  });
  await page.goto('/career-planner');
  await expect(careers).toHaveCount(5);
  await expect(page.getByText(text.surprise)).toHaveCount(1);
  await expect(careers.last().getByText(text.surprise)).toBeVisible();
  isSurprise = false;
  await page.reload();
  await expect(careers).toHaveCount(5);
  await expect(page.getByText(text.surprise)).toHaveCount(0);
});

test(
  'what is printed from the English page names the cards as the page does',
  EXHAUSTIVE,
  async ({ page, request }) => {
    const { careers, plan } = await visitWith(page, request, BOARD, 'en');
    await page.goto('/career-planner');
    await careers.first().getByRole('button').click();
    await expect(plan).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Computer, Drawing, Cooking')).toBeVisible();
    await expect(page.getByText('컴퓨터, 그림그리기, 요리')).toHaveCount(0);
  },
);

for (const language of ['ko', 'en'] as const) {
  test(
    `a page that opens in ${language} keeps its language and its heading`,
    exhaustiveUnless(language === 'en'),
    async ({ page }) => {
      await rememberLanguage(page, language);
      await page.goto('/career-planner');
      const { text } = plannerDriverOn(page, '', language);
      await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
      await page.getByRole('link', { name: text.sessionMissing.home, exact: true }).last().click();
      await expect(page).toHaveURL(language === 'ko' ? '/ko' : '/');
    },
  );
}

test('a board that changes in another tab is said, and looked at again', async ({ page, request, context }) => {
  const { careers, text, button, titles } = await visitWith(page, request, BOARD);
  await page.goto('/career-planner');
  await expect(careers).toHaveCount(5);
  const before = await titles();
  const otherTab = await context.newPage();
  const complaints = guard(otherTab);
  const player = await openBoard(otherTab);
  await expect(player.placed('수학')).toBeVisible();
  await expect(page.getByText(text.boardChanged.body)).toHaveCount(0);
  for (const card of ['음악', '발레'] as const) {
    await dragWithMouse(otherTab, player.card(card), player.zone('likes'));
    await expect(player.placed(card)).toBeVisible();
  }
  await page.bringToFront();
  await expect(page.getByText(text.boardChanged.body)).toBeVisible();
  await button(text.boardChanged.lookAgain).click();
  await expect(careers).toHaveCount(5);
  await expect(page.getByText(text.boardChanged.body)).toHaveCount(0);
  expect(await titles()).not.toEqual(before);
  expect(complaints).toEqual([]);
});

test('the language is switched, and the same five careers stay, the chosen one open', async ({ page, request }) => {
  const { careers, plan, titles } = await visitWith(page, request, BOARD);
  await page.goto('/career-planner');
  await careers.nth(2).getByRole('button').click();
  const korean = await titles();
  const inEnglish = await careers.evaluateAll((cards) =>
    cards.map((card) => card.querySelector('[lang="en"]')?.textContent),
  );
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(plan.getByRole('heading', { level: 2 })).toHaveText(inEnglish[2] ?? '');
  const english = plannerDriverOn(page, '', 'en');
  await expect(english.careers.first().getByRole('heading')).toHaveAttribute('lang', 'en');
  expect(await english.titles()).toEqual(inEnglish);
  expect(korean).toHaveLength(5);
  await expect(plan.locator('.stage-sentences').first()).not.toHaveText(/[가-힣]/);
});

test('without motion the road waits quietly, and a stop leads to its stage at once', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { careers, plan, text, waiting } = await visitWith(page, request, BOARD);
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`${CAREERS_API}/generate`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/career-planner');
  await expect(waiting(text.generating)).toBeVisible();
  await expect.poll(moving).toBe(0);
  answer();
  await careers.first().getByRole('button').click();
  await expect(plan).toBeVisible();
  await expect.poll(moving).toBe(0);
  // A page that glides there would still be on its way in the same moment.
  const stage = page.locator('.stage-card[data-stage="career"]');
  const isAway = await page.getByRole('button', { name: text.toStage(text.stages.career.name) }).evaluate((stop) => {
    (stop as HTMLElement).click();
    const { top, bottom } = document.querySelector('.stage-card[data-stage="career"]')?.getBoundingClientRect() ?? {
      top: Number.NaN,
      bottom: Number.NaN,
    };
    return !(top >= 0 && bottom <= window.innerHeight);
  });
  expect(isAway).toBe(false);
  await expect(stage).toBeFocused();
});
