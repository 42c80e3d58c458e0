import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { deleteText } from '../../features/scores/player-data/delete-text.ts';
import { sampleAttempt, sampleRecord } from '../../features/scores/report/sample-records.fixture.ts';
import { scoresText } from '../../features/scores/report/scores-text.ts';
import { getFact } from '../../shared/times-tables/facts/times-fact.ts';
import { SENT_KEYS_KEY } from '../../shared/times-tables/outbox/sent-keys.ts';
import { PLAYERS_KEY } from '../../shared/times-tables/players/players-key.ts';
import { expect, rememberLanguage, test } from './journey.fixture.ts';
import { aName, openQuiz } from './quiz.driver.ts';

/** Sends a quiz as a device does. Returns the key that allows the device to delete it. */
async function sendQuiz(request: APIRequestContext, playerName: string): Promise<string> {
  const {
    id: _,
    completedAt: __,
    ...submission
  } = sampleRecord(playerName, [sampleAttempt(getFact(7, 8), 'right', 2.3)]);
  const key = crypto.randomUUID();
  const reply = await request.post('/api/quiz-scores', { data: submission, headers: { 'Idempotency-Key': key } });
  expect(reply.status()).toBe(201);
  return key;
}

async function recordCount(request: APIRequestContext, playerName: string): Promise<number> {
  const reply = await request.get(`/api/quiz-scores/${encodeURIComponent(playerName)}`);
  expect(reply.status()).toBe(200);
  return (await reply.json()).length;
}

test("a parent deletes a child's quizzes from the open list and from the device", async ({
  page,
  request,
  expectAccessible,
}) => {
  const [text, report] = [deleteText.en, scoresText.en];
  const [child, sibling] = [aName('Mina'), aName('Joon')];
  const sent = { [child]: [await sendQuiz(request, child), await sendQuiz(request, child)] };
  // Sent by another device: this one must not delete it.
  await sendQuiz(request, child);
  await sendQuiz(request, sibling);
  await rememberLanguage(page, 'en');
  await page.goto('/quiz-scores');
  await page.evaluate(
    ([sentKey, keys, playersKey, players]) => {
      localStorage.setItem(sentKey, keys);
      localStorage.setItem(playersKey, players);
    },
    [
      SENT_KEYS_KEY,
      JSON.stringify(sent),
      PLAYERS_KEY,
      JSON.stringify({ players: [child, sibling].map((name) => ({ name, lastDay: 20_000, tables: [7], facts: {} })) }),
    ] as const,
  );
  await page.reload();
  const names = page.getByRole('group', { name: report.whose });
  const search = names.getByRole('searchbox');
  await expect(names.getByRole('button', { name: child }).or(search).first()).toBeVisible();
  if (await search.isVisible()) await search.fill(child);
  await names.getByRole('button', { name: child, exact: true }).click();

  await page.getByText(text.title, { exact: true }).click();
  await test.step('first the quizzes are saved, with all that the server knows of them', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: text.saveSent(child, 2) }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/\d{4}-\d\d-\d\d\.json$/);
    const { quizzes } = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(quizzes).toMatchObject(
      sent[child]?.map((idempotencyKey) => ({ idempotencyKey, record: { playerName: child, questions: [{}] } })) ?? [],
    );
    await expect(page.getByText(text.saved(2))).toBeVisible();
  });

  const remove = page.getByRole('button', { name: text.removeSent(child, 2) });
  await remove.click();
  await expect(page.getByText(text.question)).toBeVisible();
  await expectAccessible('the question');
  await page.getByRole('button', { name: text.no }).click();
  await expect(remove).toBeVisible();
  expect(await recordCount(request, child)).toBe(3);

  await remove.click();
  await page.getByRole('button', { name: text.yes }).click();
  await expect(page.getByRole('button', { name: report.all, exact: true, pressed: true })).toBeVisible();
  expect(await recordCount(request, child)).toBe(1);
  expect(await recordCount(request, sibling)).toBe(1);
  const stored = await page.evaluate(
    ([players, keys]) => [localStorage.getItem(players), localStorage.getItem(keys)] as const,
    [PLAYERS_KEY, SENT_KEYS_KEY] as const,
  );
  expect(stored[0]).toContain(sibling);
  expect(stored[0]).not.toContain(child);
  expect(stored[1]).toBeNull();
});

// Whatever of these did run would write to the console, and that fails the journey.
const NAMES = [
  '<img src=x onerror=console.error(1)>',
  '"><svg onload=console.error(2)>',
  '=HYPERLINK("http://evil.example")',
  '</script><script>console.error(3)',
];

test('a name with markup in it is only a name: on the screen, in the chart, on paper and in the file', async ({
  page,
  request,
}) => {
  const text = scoresText.en;
  const questions = Array.from({ length: 10 }, (_, index) =>
    sampleAttempt(getFact(7, 1 + (index % 9)), index < 3 ? 'wrong' : 'right', 2),
  );
  for (const name of NAMES) {
    for (let quiz = 0; quiz < 2; quiz++) {
      const { id: _, completedAt: __, ...submission } = sampleRecord(name, questions);
      expect((await request.post('/api/quiz-scores', { data: submission })).status()).toBe(201);
    }
  }
  await rememberLanguage(page, 'en');
  await page.goto('/quiz-scores');
  const title = await page.title();
  for (const name of NAMES) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('button', { name, exact: true, pressed: true })).toBeVisible();
    await expect(page.getByRole('img', { name: text.trend })).toBeVisible();
    await page.getByRole('tab', { name: text.tabs.analysis }).click();
    await expect(page.getByRole('heading', { name: text.tonight })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(name, { exact: false }).first()).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.getByRole('tab', { name: text.tabs.records }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: text.downloadCsv }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^[^<>:"/\\|?*]+\.csv$/);
    const cells = (await readFile(await download.path(), 'utf8')).split(/[\r\n,]+/);
    expect(cells.filter((cell) => /^"?[=+@]/.test(cell))).toEqual([]);
    expect(await page.title()).toBe(title);
  }
  expect(await page.locator('img[src="x"], svg[onload], main script').count()).toBe(0);
});

test('a name with markup in it takes a quiz like any other', async ({ page }) => {
  const [name = ''] = NAMES;
  const { text, button } = await openQuiz(page, 'en');
  await page.getByLabel(text.nameQuestion).fill(name);
  await button(text.start).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('a name is drawn in one typeface wherever it stands, also syllables that the site does not use', async ({
  page,
  request,
}) => {
  const name = '뙈하늘쀍';
  for (let quiz = 0; quiz < 2; quiz++) {
    const { id: _, completedAt: __, ...submission } = sampleRecord(name, [sampleAttempt(getFact(7, 8), 'wrong')]);
    expect((await request.post('/api/quiz-scores', { data: submission })).status()).toBe(201);
  }
  /** The font families of all visible texts with the name, and how many there are. */
  const families = () =>
    page.evaluate((part) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const isSeen = parent?.checkVisibility() && !parent.closest('.sr-only, script, style');
        if (parent && isSeen && node.textContent?.includes(part)) found.push(getComputedStyle(parent).fontFamily);
      }
      return { count: found.length, kinds: [...new Set(found.map((family) => family.split(', ', 2).join()))] };
    }, name);
  await rememberLanguage(page, 'ko');
  await page.goto('/quiz-scores');
  const text = scoresText.ko;
  const filter = page.getByRole('group', { name: text.whose });
  const search = filter.getByRole('searchbox');
  const button = filter.getByRole('button', { name, exact: true });
  await expect(button.or(search).first()).toBeVisible();
  if (await search.isVisible()) await search.fill(name);
  await button.click();
  await page.getByText(deleteText.ko.title).click();
  await expect(page.getByRole('group', { name: text.whose }).getByRole('button', { pressed: true })).toHaveText(name);
  for (const tab of [text.tabs.records, text.tabs.analysis]) {
    await page.getByRole('tab', { name: tab }).click();
    await expect.poll(families).toMatchObject({ kinds: ['Andika,system-ui'] });
    expect((await families()).count).toBeGreaterThan(1);
  }
  await page.emulateMedia({ media: 'print' });
  expect((await families()).kinds).toEqual(['Andika,system-ui']);
});
