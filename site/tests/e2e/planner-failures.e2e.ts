import { EXHAUSTIVE, expect, test } from './journey.fixture.ts';
import { BOARD, CAREERS_API, careerWith, markPage, stubCareers, visitWith } from './planner.driver.ts';

const DOWN = { status: 503, json: { error: { code: 'overloaded', message: 'Come back in a moment' } } };
const FAILED_LOAD = /Failed to load resource.*(503|net::)/;

test('board and careers are awaited in words', async ({ page, request, expectAccessible }) => {
  const { waiting } = await visitWith(page, request, BOARD);
  await page.route('**/api/quadrant-board*', () => {});
  await page.goto('/career-planner');
  await expect(waiting('데이터를 불러오는 중…')).toBeVisible();
  await expectAccessible('loading');
  await page.unroute('**/api/quadrant-board*');
  await page.route(`${CAREERS_API}/generate`, () => {});
  await page.reload();
  await expect(waiting('AI 선생님이 나에게 맞는 직업을 찾고 있어요')).toBeVisible();
  await expectAccessible('generating');
});

test('a board that does not come is asked for three times more, then by the child', async ({
  page,
  request,
  expectedErrors,
  expectAccessible,
}) => {
  expectedErrors.push(FAILED_LOAD, /Failed to fetch quadrant data/);
  const { text, button, careers } = await visitWith(page, request, BOARD);
  let asked = 0;
  await page.route('**/api/quadrant-board*', (route) => {
    asked++;
    return route.fulfill(DOWN);
  });
  await page.clock.install();
  await page.goto('/career-planner');
  const heading = page.getByRole('heading', { name: text.boardFailed.heading });
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(heading).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 30_000, intervals: [10] });
  expect(asked).toBe(4);
  await expectAccessible('board failed');
  await page.unroute('**/api/quadrant-board*');
  await page.clock.resume();
  await button(text.boardFailed.tryAgain).click();
  await expect(careers).toHaveCount(5);
});

test('without a network the page says so at once, and goes on when it is back', async ({
  page,
  request,
  expectAccessible,
}) => {
  const { text, careers } = await visitWith(page, request, BOARD, 'en');
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => document.documentElement.dataset.net === 'on' });
  });
  let asked = 0;
  await page.route('**/api/**', (route) => {
    asked++;
    return route.continue();
  });
  await page.goto('/career-planner');
  await expect(page.getByRole('heading', { name: text.offline.heading })).toBeVisible();
  expect(asked).toBe(0);
  await expectAccessible('offline');
  await page.evaluate(() => {
    document.documentElement.dataset.net = 'on';
    window.dispatchEvent(new Event('online'));
  });
  await expect(careers).toHaveCount(5);
});

test('without careers there is a button to get them, and the page comes again with them', async ({
  page,
  request,
  expectAccessible,
}) => {
  const { button, careers, waiting, text } = await visitWith(page, request, BOARD);
  await stubCareers(page, []);
  await page.goto('/career-planner');
  await expect(page.getByRole('heading', { name: text.none.heading })).toBeVisible();
  await expectAccessible('no careers');
  await page.unrouteAll();
  const isMarked = await markPage(page);
  const [generation] = await Promise.all([
    page.waitForRequest(`${CAREERS_API}/generate`),
    button('직업 추천 받기').click(),
  ]);
  expect(generation.postDataJSON()).not.toHaveProperty('more');
  await expect(waiting(text.generating)).toBeVisible();
  await expect(careers).toHaveCount(5);
  expect(await isMarked()).toBe(false);
});

test(
  'careers that do not load leave a button that gets them',
  EXHAUSTIVE,
  async ({ page, request, expectedErrors }) => {
    expectedErrors.push(FAILED_LOAD, /Failed to fetch recommendations: 503/, /Failed to generate/);
    const { button, careers, text } = await visitWith(page, request, BOARD);
    await page.route(`${CAREERS_API}**`, (route) => route.fulfill(DOWN));
    await page.goto('/career-planner');
    await expect(page.getByText(text.none.failed)).toBeVisible();

    await test.step('once more in vain, and nothing is said', async () => {
      const refused = page.waitForResponse(`${CAREERS_API}/generate`);
      await button('직업 추천 받기').click();
      await refused;
      await expect(button('직업 추천 받기')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
    await page.unroute(`${CAREERS_API}**`);
    await button('직업 추천 받기').click();
    await expect(careers).toHaveCount(5);
  },
);

for (const [language, fallback] of [
  ['ko', ['새로운 것을 하나 배워 보기', '친구와 함께 해 보기']],
  ['en', ['Learn something new', 'Do it together with a friend']],
] as const) {
  test(
    `two general steps replace steps that do not load (${language})`,
    EXHAUSTIVE,
    async ({ page, request, expectedErrors, expectAccessible }) => {
      expectedErrors.push(FAILED_LOAD, /Next steps did not load: status 503 overloaded/);
      const { careers, text, tab } = await visitWith(page, request, BOARD, language);
      let answer = () => {};
      await page.route(`${CAREERS_API}/next-steps`, async (route) => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        await route.fulfill(DOWN);
      });
      await page.goto('/career-planner');
      const asked = page.waitForRequest(`${CAREERS_API}/next-steps`);
      await careers.first().getByRole('button').click();
      expect((await asked).postDataJSON().career).toMatchObject({ matchScore: expect.any(Number), source: 'embedded' });
      await tab(text.tabs.actions).click();
      await expect(page.getByText(text.actionsAwaited)).toBeVisible();
      answer();
      await expect(page.locator('.action-list li')).toHaveText([...fallback]);
      await expectAccessible(`two steps, ${language}`);
    },
  );
}

test(
  'a career without score and stages shows 85% and that its stages are being prepared',
  EXHAUSTIVE,
  async ({ page, request }) => {
    const { matchScore: _, roadmap: __, ...bare } = careerWith({});
    const { careers, plan } = await visitWith(page, request, BOARD);
    await stubCareers(page, [bare]);
    await page.route(`${CAREERS_API}/next-steps`, (route) => route.fulfill({ json: { nextSteps: ['등대를 그려요'] } }));
    await page.goto('/career-planner');
    await expect(careers).toContainText('85%');
    await careers.getByRole('button').click();
    await expect(plan.getByText('이 단계는 준비 중이에요')).toHaveCount(5);
  },
);

test(
  'careers to explore show no percent, and all cards that fit are pictured',
  EXHAUSTIVE,
  async ({ page, request }) => {
    const { careers, plan } = await visitWith(page, request, BOARD);
    const fits = ['과학', '미술', '독서', '수학'] as const;
    await stubCareers(page, [
      careerWith({ explore: true }),
      careerWith({ id: 'baker', because: { cards: ['과학'], fits: [...fits], sentences: [] } }),
    ]);
    await page.route(`${CAREERS_API}/next-steps`, (route) => route.fulfill({ json: { nextSteps: ['등대를 그려요'] } }));
    await page.goto('/career-planner');
    await expect(careers).toHaveCount(2);
    await expect(careers.first()).not.toContainText('%');
    await expect(careers.last()).toContainText(/내 카드 4장.*91%/s);
    await expect(careers.last().locator('img')).toHaveCount(fits.length);
    await careers.first().getByRole('button').click();
    await expect(plan).not.toContainText('%');
  },
);

test('who chose, and of when it is, is said as it is', EXHAUSTIVE, async ({ page, request }) => {
  const { careers, text } = await visitWith(page, request, BOARD);
  await stubCareers(page, [careerWith({ source: 'model', asOf: null, startsAnew: true })]);
  await page.goto('/career-planner');
  await expect(careers).toHaveCount(1);
  await expect(page.getByText('AI가 골랐어요')).toBeVisible();
  await expect(page.getByText(text.aboutSource.model)).toBeVisible();
  await expect(page.getByText('추천 도우미', { exact: false })).toHaveCount(0);
  await expect(page.getByText(/기준$/)).toHaveCount(0);
  await expect(page.getByText('모두 만나 봤어요!', { exact: false })).toBeVisible();

  await stubCareers(page, [careerWith({ explore: true })]);
  await page.reload();
  await expect(page.getByRole('heading', { name: '탐험해 볼 직업' })).toBeVisible();
  await expect(page.getByText('추천 도우미가 골랐어요')).toBeVisible();
  await expect(page.getByText('2026년 11월 21일 기준', { exact: false })).toBeVisible();
});

// To mend: once the script was refused, Chromium 150 brings no download at the second press.
test('a PDF that does not work out leaves the plan, and can be tried again', async ({
  page,
  request,
  expectedErrors,
  expectAccessible,
}) => {
  expectedErrors.push(/Failed to load resource/, /The PDF was not made/);
  const { careers, plan, text, button } = await visitWith(page, request, BOARD, 'en');
  await page.goto('/career-planner');
  await careers.first().getByRole('button').click();
  await page.route(/plan-pdf.*\.js/, (route) => route.abort());
  await button('Save PDF').click();
  await expect(page.getByRole('alert')).toContainText(text.pdfFailed);
  await expect(plan).toBeVisible();
  await expectAccessible('PDF failed');
  await page.unroute(/plan-pdf.*\.js/);
  const download = page.waitForEvent('download');
  await button(text.tryAgain).click();
  await download;
  await expect(page.getByRole('alert')).toHaveCount(0);
});
