import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeProduct, formatQuestion } from '../../../shared/facts/attempt.ts';
import { emptyMemory } from '../../../shared/facts/fact-memory.ts';
import { PRESET_TABLES } from '../../../shared/facts/tables.ts';
import {
  type DailySession,
  getDailyFact,
  MAX_ASKS_PER_FACT,
  PRAISE_MS,
  REPEAT_AFTER_FACTS,
  shareDone,
  startDaily,
  stepDaily,
} from './daily-session.ts';
import { type PlannedFact, planDay } from './day-plan.ts';

const PLAN = planDay(emptyMemory, PRESET_TABLES, 1);
const KNOWN = PLAN.map((one): PlannedFact => ({ ...one, isNew: false }));

/** Answers once, and waits until the next question. A miss is typed right. */
function play(daily: DailySession, isRight: boolean, seconds = 2): DailySession {
  const fact = getDailyFact(daily);
  if (!fact || daily.phase !== 'asking') throw new Error('nothing is asked');
  const at = daily.askedAt + seconds * 1000;
  const right = String(computeProduct(fact));
  const answered = stepDaily(daily, { type: 'answer', at, text: isRight ? right : '1' });
  return isRight
    ? stepDaily(answered, { type: 'tick', at: at + PRAISE_MS })
    : stepDaily(answered, { type: 'answer', at: at + 1000, text: right });
}

/** Plays to the end. Returns what was asked, and the end. */
function playAll(plan: readonly PlannedFact[], isRight: (question: string, turn: number) => boolean) {
  const asked: string[] = [];
  let daily = startDaily(plan, 0);
  while (daily.phase !== 'done') {
    const fact = getDailyFact(daily);
    if (!fact) throw new Error('a question without a fact');
    const question = formatQuestion(fact);
    asked.push(question);
    daily = play(daily, isRight(question, asked.length - 1));
  }
  return { asked, daily };
}

test('a session asks each fact once if all answers are right', () => {
  const { asked, daily } = playAll(PLAN, () => true);
  expect(asked).toEqual(PLAN.map(({ fact }) => formatQuestion(fact)));
  expect(daily.progress.answers.every(({ result }) => result === 'fluent')).toBe(true);
  expect(shareDone(daily)).toBe(1);
});

test('a missed fact is typed right, asked again after two others, and once more at the end', () => {
  const { asked, daily } = playAll(KNOWN, (_, turn) => turn !== 1);
  const missed = asked[1];
  expect(asked.flatMap((question, turn) => (question === missed ? [turn] : []))).toEqual([
    1,
    1 + REPEAT_AFTER_FACTS + 1,
    asked.length - 1,
  ]);
  expect(daily.progress.answers.filter(({ result }) => result === 'missed')).toHaveLength(1);
});

test('the right answer must be typed before the session continues', () => {
  let daily = stepDaily(startDaily(PLAN, 0), { type: 'answer', at: 1, text: '1' });
  expect(daily.phase).toBe('correcting');
  for (const text of ['', '1', '99']) expect(stepDaily(daily, { type: 'answer', at: 2, text })).toBe(daily);
  expect(stepDaily(daily, { type: 'tick', at: 1e9 })).toBe(daily);
  const fact = getDailyFact(daily);
  if (!fact) throw new Error('no fact');
  daily = stepDaily(daily, { type: 'answer', at: 3, text: String(computeProduct(fact)) });
  expect(daily.phase).toBe('asking');
});

test('after three misses the session asks no new fact', () => {
  const { asked } = playAll(PLAN, (_, turn) => turn > 2);
  expect(new Set(asked).size).toBe(3);
});

test('a right answer after six seconds is slow', () => {
  expect(play(startDaily(PLAN, 0), true, 7).progress.answers[0]?.result).toBe('slow');
});

test('every session ends, asks a fact at most four times and records the first answer to each', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }), fc.boolean(), (rights, isNew) => {
      const plan = isNew ? PLAN : KNOWN;
      const { asked, daily } = playAll(plan, (_, turn) => rights[turn] ?? true);
      for (const question of asked) {
        expect(asked.filter((one) => one === question).length).toBeLessThanOrEqual(MAX_ASKS_PER_FACT);
      }
      for (const question of new Set(asked)) {
        const first = daily.progress.answers.find(({ fact }) => formatQuestion(fact) === question);
        expect(first?.result === 'missed').toBe(rights[asked.indexOf(question)] === false);
      }
      if (!isNew) expect(new Set(asked).size).toBe(plan.length);
    }),
  );
});
