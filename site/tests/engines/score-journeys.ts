import { expect, test } from 'vitest';
import { sampleQuiz, sampleRecord } from '../../features/scores/report/sample-records.fixture.ts';
import { formatRoomCode, parseRooms, STORED_ROOMS_KEY } from '../../shared/times-tables/rooms/room.ts';
import { ask } from '../support/load-generator.fixture.ts';
import { type EnginePage, keys } from './engine.driver.ts';
import { PHONE, type Visit } from './visit.driver.ts';

/** Waits for a field that can be typed into, and gives it the focus. */
async function focusField(engine: EnginePage, selector: string): Promise<void> {
  await engine.waitFor(`the field ${selector}`, () =>
    engine.call<boolean>(
      `(selector) => {
        const field = document.querySelector(selector);
        field?.focus();
        return field !== null && !field.readOnly && document.activeElement === field;
      }`,
      selector,
    ),
  );
}

/** Answers ten questions right, on the page of the quiz. */
async function playQuiz(engine: EnginePage, name: string): Promise<void> {
  await focusField(engine, 'main form input');
  await engine.type(`${name}${keys.enter}`);
  for (let number = 1; number <= 10; number++) {
    await engine.text(new RegExp(`Question ${number}\\b`));
    const [, table, multiplier] = await engine.text(/([2-7]) × ([2-7]) =/);
    await focusField(engine, 'main form input');
    await engine.type(`${Number(table) * Number(multiplier)}${keys.enter}`);
  }
  await engine.text(/Dad can check it now/);
}

/** The quiz, the report and rooms. */
export function describeScoreJourneys(visit: () => Visit): void {
  test('a quiz is answered, saved, and shown in the report', async () => {
    const { engine, open, openEnglish } = visit();
    await openEnglish('/multiplication-table', PHONE);
    await playQuiz(engine, 'Zoe');
    await open('/quiz-scores');
    await engine.text(/Zoe/);
  });

  test('the quiz plays the clip of a question in a format that the engine can decode', async () => {
    const { engine, openEnglish } = visit();
    await openEnglish('/multiplication-table', PHONE);
    // A clip is played from a blob: its sound is noted.
    await engine.call(`() => {
      window.sounds = [];
      const createObjectURL = URL.createObjectURL;
      URL.createObjectURL = (blob) => {
        window.sounds.push(blob);
        return createObjectURL.call(URL, blob);
      };
    }`);
    await focusField(engine, 'main form input');
    await engine.type(`Mia${keys.enter}`);
    await engine.text(/Question 1\b/);
    const seconds = () =>
      engine.call<number[]>(`() => Promise.all(window.sounds.map(async (sound) => {
        const audio = await new OfflineAudioContext(1, 1, 24000).decodeAudioData(await sound.arrayBuffer());
        return audio.duration;
      }))`);
    // Silence comes first, which unlocks the sound.
    await engine.waitFor('a spoken clip', async () => (await seconds()).some((each) => each > 0.5));
  });

  test('in practice a fact is spoken and shown when it is pressed', async () => {
    const { engine, openEnglish } = visit();
    await openEnglish('/multiplication-table', PHONE);
    await engine.click(/^Practice$/);
    await engine.click(/^2 × 8/);
    await engine.text(/Two times eight is sixteen\./);
    await engine.shows('[aria-label="2 × 8 = 16"]');
  });

  test('a parent picks a child in the report and saves its quizzes as a file', async () => {
    const { engine, server, openEnglish } = visit();
    for (const [name, score] of [
      ['Ahn', 8],
      ['Bora', 10],
    ] as const) {
      const { id: _, completedAt: __, ...quiz } = sampleRecord(name, sampleQuiz(score));
      const reply = await ask(server.address, '/api/quiz-scores', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(quiz),
      });
      expect(reply.status).toBe(201);
    }
    await openEnglish('/quiz-scores');
    await engine.click(/^Ahn$/);
    await engine.waitFor('the average of one child', () =>
      engine.call<boolean>("() => document.querySelector('main dd')?.innerText.startsWith('8')"),
    );
    await engine.click(/^Save as CSV$/);
    await engine.waitFor('the file', async () => engine.downloads().some((name) => /Ahn.*\.csv$/.test(name)));
  });

  test('another device sees the scores of a room by its code alone', async () => {
    const { engine, open, openEnglish, atOwnServer } = visit();
    await atOwnServer({ SCORES_SCOPE: 'rooms' }, async () => {
      await openEnglish('/multiplication-table', PHONE);
      await playQuiz(engine, 'Yuna');
      await open('/quiz-scores', PHONE);
      await engine.text(/Yuna/);
      const stored = await engine.call<string>('(key) => localStorage.getItem(key)', STORED_ROOMS_KEY);
      const [code = ''] = parseRooms(stored);
      // Another device: it has the language and nothing else.
      await engine.call('() => localStorage.clear()');
      await openEnglish('/quiz-scores', PHONE);
      expect(await engine.call<string>('() => document.body.innerText')).not.toContain('Yuna');
      await engine.click(/^Scores from another device/);
      await focusField(engine, 'main form input');
      await engine.type(`${formatRoomCode(code)}${keys.enter}`);
      await engine.text(/Yuna/);
    });
  });
}
