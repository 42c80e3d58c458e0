import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { deleteText } from '../../features/scores/report/delete-text.ts';
import { sampleAttempt, sampleRecord } from '../../features/scores/report/sample-records.fixture.ts';
import { scoresText } from '../../features/scores/report/scores-text.ts';
import { SENT_KEYS_KEY } from '../../shared/outbox/sent-keys.ts';
import { PLAYERS_KEY } from '../../shared/players/players.ts';
import { expect, rememberLanguage, test } from './journey.fixture.ts';
import { aName } from './quiz.driver.ts';

/** Sends a quiz as a device does. Returns the key that allows the device to delete it. */
async function sendQuiz(request: APIRequestContext, playerName: string): Promise<string> {
  const {
    id: _,
    completedAt: __,
    ...submission
  } = sampleRecord(playerName, [sampleAttempt({ table: 7, multiplier: 8 }, 'right', 2.3)]);
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
