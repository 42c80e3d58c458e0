import { boardText } from '../../features/board/board-text.ts';
import { STAGES } from '../../features/career/roadmap.ts';
import { EMPTY_BOARD } from '../../shared/cards.ts';
import { expect, rememberLanguage, test } from './journey.ts';
import { BOARD, saveBoard, type Visit, visitOn, visitWith } from './planner-visit.ts';

/** The five careers, each with a percent, a reason and Korean words marked as such. */
async function expectFiveCareers({ careers, text, page }: Visit): Promise<void> {
  await expect(careers).toHaveCount(5);
  await expect(page.getByRole('heading', { name: text.careers })).toContainText(text.careerCount(5));
  for (const career of await careers.all()) {
    await expect(career).toContainText(/\d\d%/);
    await expect(career.getByRole('heading')).toHaveAttribute('lang', 'ko');
  }
  await expect(page.getByText(text.pick.heading)).toBeVisible();
  await expect(page.getByText(text.chosenBy.embedded).first()).toBeVisible();
}

/** The plan of the career that was chosen: its reasons, five stages with sentences, and a stop for each. */
async function expectPlan({ plan, text, page }: Visit, title: string): Promise<void> {
  await expect(plan.getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(plan.getByText(text.because)).toBeVisible();
  const stages = plan.locator('[data-stage].stage-card');
  await expect(stages.getByRole('heading')).toHaveText(STAGES.map((stage) => text.stages[stage].name));
  for (const stage of await stages.all()) await expect(stage.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('list', { name: text.road }).getByRole('button')).toHaveCount(5);
  await expect(plan.getByRole('img', { name: text.roadPicture })).toBeVisible();
}

async function expectNoSidewaysScrolling({ page }: Visit): Promise<void> {
  const { innerWidth, width } = await page.evaluate(() => ({
    innerWidth: window.innerWidth,
    width: document.documentElement.scrollWidth,
  }));
  expect(width).toBe(innerWidth);
}

test('with the mouse, from the first visit over the board to the plan (ko)', async ({ page, expectAccessible }) => {
  test.slow();
  await page.goto('/career-planner');
  await expect(page.getByRole('heading', { name: '세션을 찾을 수 없어요' })).toBeVisible();
  await expectAccessible('session missing');
  const visit = visitOn(page, '', 'ko');
  const { text, careers } = visit;

  await test.step('an empty board leads to the board', async () => {
    await page.getByRole('link', { name: text.sessionMissing.board }).click();
    await expect(page).toHaveURL(/\/quadrant-board$/);
    await expect(page.locator('[data-ready]')).toBeAttached();
    await page.goto('/career-planner');
    await expect(page.getByRole('heading', { name: text.boardEmpty.heading })).toBeVisible();
    await expectAccessible('board empty');
    await page.getByRole('link', { name: text.boardEmpty.board }).click();
    await expect(page).toHaveURL(/\/quadrant-board$/);
  });

  await test.step('a card finds its place', async () => {
    await expect(page.locator('[data-ready]')).toBeAttached();
    const card = page.locator('[data-card="과학"]');
    await card.scrollIntoViewIfNeeded();
    const from = await card.boundingBox();
    const to = await page.locator('[data-zone="likes"]').boundingBox();
    if (!from || !to) throw new Error('nothing to drag');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.mouse.up();
    await expect(page.locator('[data-placed="과학"]')).toBeVisible();
    await page.getByRole('link', { name: boardText.ko.toPlanner }).click();
  });

  await test.step('five careers, and the one that was clicked', async () => {
    await expectFiveCareers(visit);
    await expect(page.getByText(text.fewCards)).toBeVisible();
    await expectAccessible('careers');
    const first = careers.first();
    const title = await first.getByRole('heading').innerText();
    // Anywhere on the card will do.
    await first.click({ position: { x: 20, y: 80 } });
    await expect(first.getByRole('button', { pressed: true })).toBeVisible();
    await expect(first).toContainText(text.chosen);
    await expectPlan(visit, title);
    await expectAccessible('plan');
  });

  await test.step('a stop of the road leads to its stage, and lights it up on the way', async () => {
    const stop = page.getByRole('button', { name: text.toStage(text.stages.university.name) });
    const stage = page.locator('.stage-card[data-stage="university"]');
    await stop.hover();
    await expect(stage).toHaveAttribute('data-lit');
    await stop.click();
    await expect(stage).toBeFocused();
    await expect(stage).toBeInViewport();
    await page.locator('.stage-card[data-stage="middle"]').hover();
    await expect(page.locator('.road-stop[data-stage="middle"]')).toHaveAttribute('data-lit');
  });

  await test.step('what to do within three months', async () => {
    await visit.tab('지금 할 일').click();
    await expect(page.getByRole('heading', { name: '3개월 안에 해 볼 재미있는 활동' })).toBeVisible();
    await expect(page.locator('.action-list li')).toHaveCount(6);
    await expectAccessible('things to do');
  });

  await test.step('notes for the family say of when they are', async () => {
    await page.getByText(text.family).click();
    await expect(page.getByText('2026년 11월 21일 기준').last()).toBeVisible();
    await expectAccessible('family notes');
  });
});

test('with the keyboard, from an empty board to the plan (en)', async ({ page, request, expectAccessible }) => {
  test.slow();
  const visit = await visitWith(page, request, EMPTY_BOARD, 'en');
  const { text, careers, plan, sessionId } = visit;
  await page.goto('/career-planner');
  await expect(page.getByRole('heading', { name: text.boardEmpty.heading })).toBeVisible();
  await page.getByRole('link', { name: text.boardEmpty.board }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/quadrant-board$/);
  await saveBoard(request, sessionId, BOARD);
  await page.goto('/career-planner');
  await expectFiveCareers(visit);

  await test.step('a career is chosen by Enter, and said', async () => {
    const second = careers.nth(1).getByRole('button');
    await careers.first().getByRole('button').focus();
    await page.keyboard.press('Tab');
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(second).toBeFocused();
    await expectPlan(visit, await second.innerText());
    await expect(page.getByRole('status').first()).toContainText(text.opened);
  });

  await test.step('Korean words are marked as Korean', async () => {
    for (const part of [plan.getByRole('heading', { level: 2 }), page.locator('.stage-sentences').first()]) {
      await expect(part).toHaveAttribute('lang', 'ko');
    }
    const unmarked = await page.locator('main').evaluate((main) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.textContent ?? '';
        if (/[가-힣]/.test(words) && !node.parentElement?.closest('[lang="ko"]')) found.push(words);
      }
      return found;
    });
    expect(unmarked).toEqual([]);
    await expectAccessible('plan in English');
  });

  await test.step('the tabs turn by arrow keys, the road by Enter', async () => {
    await visit.tab(text.tabs.roadmap).focus();
    await page.keyboard.press('ArrowRight');
    await expect(visit.tab(text.tabs.actions)).toBeFocused();
    await expect(page.getByRole('heading', { name: text.actions })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    const stop = page.getByRole('button', { name: text.toStage(text.stages.career.name) });
    await stop.focus();
    await expect(page.locator('.stage-card[data-stage="career"]')).toHaveAttribute('data-lit');
    await page.keyboard.press('Enter');
    await expect(page.locator('.stage-card[data-stage="career"]')).toBeFocused();
  });
});

test.describe('with a finger, on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('from an empty board to the plan (ko)', async ({ page, request, expectAccessible }) => {
    test.slow();
    const visit = await visitWith(page, request, EMPTY_BOARD);
    const { text, careers, plan, sessionId } = visit;
    await page.goto('/career-planner');
    await page.getByRole('link', { name: text.boardEmpty.board }).tap();
    await expect(page).toHaveURL(/\/quadrant-board$/);
    await saveBoard(request, sessionId, BOARD);
    await page.goto('/career-planner');
    await expectFiveCareers(visit);
    const title = await careers.nth(2).getByRole('heading').innerText();
    await careers.nth(2).getByRole('button').tap();
    await expect(plan.getByRole('heading', { level: 2 })).toBeInViewport();
    await expectPlan(visit, title);
    await expectAccessible('plan on a phone');
    await test.step('the road stands upright, and its stops are large enough', async () => {
      const picture = plan.getByRole('img', { name: text.roadPicture });
      const box = await picture.boundingBox();
      expect(box?.height).toBeGreaterThan(2 * (box?.width ?? 0));
      for (const stop of await page.locator('.road-stop').all()) {
        const size = await stop.boundingBox();
        expect(size?.height).toBeGreaterThanOrEqual(44);
        expect(size?.width).toBeGreaterThanOrEqual(44);
        expect(size?.x).toBeGreaterThanOrEqual(box?.x ?? 0);
        expect((size?.x ?? 0) + (size?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
      }
      await page.getByRole('button', { name: text.toStage(text.stages.high.name) }).tap();
      await expect(page.locator('.stage-card[data-stage="high"]')).toBeInViewport();
    });
    await visit.tab(text.tabs.actions).tap();
    await expect(page.locator('.action-list li').first()).toBeVisible();
    await expectNoSidewaysScrolling(visit);
  });
});

for (const language of ['ko', 'en'] as const) {
  test.describe('on the narrowest screen', () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test(`everything has room (${language})`, async ({ page, request, expectAccessible }) => {
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
    });
  });
}

test('a chosen plan prints on two pages, without what is for the screen', async ({ page, request }) => {
  const { text, careers, titles, plan } = await visitWith(page, request, BOARD);
  await page.goto('/career-planner');
  await careers.first().getByRole('button').click();
  const [chosen = '', other = ''] = await titles();
  await expect(plan.getByRole('img', { name: text.roadPicture })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
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

test('what is printed from the English page names the cards as the page does', async ({ page, request }) => {
  const { careers, plan } = await visitWith(page, request, BOARD, 'en');
  await page.goto('/career-planner');
  await careers.first().getByRole('button').click();
  await expect(plan).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Computer, Drawing, Cooking')).toBeVisible();
  await expect(page.getByText('컴퓨터, 그림그리기, 요리')).toHaveCount(0);
});

test('the PDF is saved with a progress sign', async ({ page, request, expectAccessible }) => {
  test.slow();
  const { text, careers, titles, button } = await visitWith(page, request, BOARD);
  await page.goto('/career-planner');
  await careers.first().getByRole('button').click();
  const [title = ''] = await titles();
  const coming = page.waitForEvent('download');
  await button('PDF로 저장').click();
  await expect(page.getByRole('progressbar', { name: text.savingPdf })).toBeVisible();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^커리어플랜-.+-\d{4}\. \d{1,2}\. \d{1,2}\.pdf$/u);
  expect(download.suggestedFilename().normalize('NFC')).toContain(title);
  await expect(page.getByText(text.savedPdf)).toBeVisible();
  await expectAccessible('PDF saved');
});

for (const language of ['ko', 'en'] as const) {
  test(`a page that opens in ${language} keeps its language and its heading`, async ({ page }) => {
    await rememberLanguage(page, language);
    await page.goto('/career-planner');
    const { text } = visitOn(page, '', language);
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    await page.getByRole('link', { name: text.sessionMissing.home, exact: true }).last().click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
  });
}
