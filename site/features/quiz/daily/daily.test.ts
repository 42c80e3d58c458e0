import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FactForm } from '../../../shared/times-tables/facts/fact-form.ts';
import { emptyMemory } from '../../../shared/times-tables/facts/fact-memory.ts';
import { getFact, PRESET_TABLES } from '../../../shared/times-tables/facts/times-fact.ts';
import {
  computeDoneFraction,
  type DailySession,
  getDailyCue,
  MAX_ASKS_PER_FACT,
  MAX_SESSION_MS,
  PRAISE_MS,
  REPEAT_AFTER_FACTS,
  reduceDaily,
  reduceDailySession,
  startDaily,
} from './daily.ts';
import { type PlannedFact, planDay } from './day-plan.ts';

const PLAN = planDay(emptyMemory, PRESET_TABLES, 1);
const KNOWN = PLAN.map((one): PlannedFact => ({ ...one, isNew: false }));

const factOf = (daily: DailySession) => (daily.phase === 'done' ? undefined : daily.current.fact);

/** Answers once, and waits until the next question. A miss is typed right. */
function play(daily: DailySession, isRight: boolean, seconds = 2): DailySession {
  if (daily.phase !== 'asking') throw new Error('nothing is asked');
  const at = daily.askedAt + seconds * 1000;
  const right = String(daily.current.fact.product);
  const answered = reduceDailySession(daily, { type: 'answer', at, text: isRight ? right : '1' });
  return isRight
    ? reduceDailySession(answered, { type: 'tick', at: at + PRAISE_MS })
    : reduceDailySession(answered, { type: 'answer', at: at + 1000, text: right });
}

/** Plays to the end. Returns what was asked, and the end. */
function playAll(plan: readonly PlannedFact[], isRight: (question: string, turn: number) => boolean) {
  const asked: string[] = [];
  let daily = startDaily(plan, 0);
  while (daily.phase !== 'done') {
    const { question } = daily.current.fact;
    asked.push(question);
    daily = play(daily, isRight(question, asked.length - 1));
  }
  return { asked, daily };
}

test('a session asks each fact once if all answers are right', () => {
  const { asked, daily } = playAll(PLAN, () => true);
  expect(asked).toEqual(PLAN.map(({ fact }) => fact.question));
  expect(daily.progress.answers.every(({ result }) => result === 'fluent')).toBe(true);
});

test('the share of what is done grows from nothing with each question', () => {
  let daily = startDaily(PLAN, 0);
  const fractions: number[] = [];
  while (daily.phase !== 'done') {
    fractions.push(computeDoneFraction(daily));
    daily = play(daily, true);
  }
  expect(fractions).toEqual(PLAN.map((_, index) => index / PLAN.length));
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
  let daily = reduceDailySession(startDaily(PLAN, 0), { type: 'answer', at: 1, text: '1' });
  expect(daily.phase).toBe('correcting');
  for (const text of ['1', '99']) daily = reduceDailySession(daily, { type: 'answer', at: 2, text });
  expect(daily).toMatchObject({ phase: 'correcting', retypes: 2 });
  expect(reduceDailySession(daily, { type: 'tick', at: 1e9 })).toBe(daily);
  const fact = factOf(daily);
  if (!fact) throw new Error('no fact');
  daily = reduceDailySession(daily, { type: 'answer', at: 3, text: String(fact.product) });
  expect(daily.phase).toBe('asking');
});

const asking = startDaily(PLAN, 0);
const right = String(factOf(asking)?.product);
const correcting = reduceDailySession(asking, { type: 'answer', at: 1, text: '1' });
const praised = reduceDailySession(asking, { type: 'answer', at: 1, text: right });
const done = startDaily([], 0);

test.each([
  ['an answer before it has begun', null, { type: 'answer', at: 1, text: '1' }],
  ['a tick before it has begun', null, { type: 'tick', at: 1 }],
  ['a tick while it asks', asking, { type: 'tick', at: 1e6 }],
  ['a tick while it corrects', correcting, { type: 'tick', at: 1e6 }],
  ['an answer while it praises', praised, { type: 'answer', at: 2, text: right }],
  ['a tick before the praise is over', praised, { type: 'tick', at: PRAISE_MS }],
  ['an answer at the end', done, { type: 'answer', at: 1, text: right }],
] as const)('%s changes nothing', (_, daily, event) => expect(reduceDaily(daily, event)).toBe(daily));

test.each([
  ['it begins', null, { type: 'begin', session: asking }, 'asking'],
  ['it begins again from its end', done, { type: 'begin', session: asking }, 'asking'],
  ['a wrong answer is corrected', asking, { type: 'answer', at: 1, text: '1' }, 'correcting'],
  ['what is neither number nor empty is wrong', asking, { type: 'answer', at: 1, text: 'six' }, 'correcting'],
  ['a right answer is praised', asking, { type: 'answer', at: 1, text: right }, 'right'],
  ['a wrong retype is corrected again', correcting, { type: 'answer', at: 2, text: '1' }, 'correcting'],
  ['a right retype goes on', correcting, { type: 'answer', at: 2, text: right }, 'asking'],
  ['the praise ends', praised, { type: 'tick', at: 1 + PRAISE_MS }, 'asking'],
] as const)('%s', (_, daily, event, phase) => expect(reduceDaily(daily, event)?.phase).toBe(phase));

test('only a first answer is added to the answers: whoever stores them stores each once', () => {
  const retyped = reduceDailySession(correcting, { type: 'answer', at: 2, text: right });
  expect(retyped.progress.answers).toBe(correcting.progress.answers);
  expect(correcting.progress.answers.map(({ result }) => result)).toEqual(['missed']);
});

test('a retype is answered by the same cue anew', () => {
  const again = reduceDailySession(correcting, { type: 'answer', at: 2, text: '99' });
  expect(getDailyCue(correcting)).toEqual({ kind: 'fact', fact: factOf(asking), times: 1, retypes: 0 });
  expect(getDailyCue(again)).toEqual({ kind: 'fact', fact: factOf(asking), times: 1, retypes: 1 });
});

test('after three misses the session asks no new fact', () => {
  const { asked } = playAll(PLAN, (_, turn) => turn > 2);
  expect(new Set(asked).size).toBe(3);
});

test("a right answer after six seconds, or after the child's own limit, is slow", () => {
  const resultOf = (daily: DailySession) => play(daily, true, 5.5).progress.answers[0]?.result;
  expect(play(startDaily(PLAN, 0), true, 7).progress.answers[0]?.result).toBe('slow');
  expect([resultOf(startDaily(PLAN, 0)), resultOf(startDaily(PLAN, 0, 5))]).toEqual(['fluent', 'slow']);
});

test('a session ends after two and a half minutes, with the question that is open', () => {
  const slow = play(startDaily(KNOWN, 0), true, MAX_SESSION_MS / 1000 - 1);
  expect(slow.phase).toBe('asking');
  const missed = reduceDailySession(slow, { type: 'answer', at: MAX_SESSION_MS + 5, text: '1' });
  expect(missed.phase).toBe('correcting');
  const typed = String(factOf(missed)?.product);
  expect(reduceDailySession(missed, { type: 'answer', at: MAX_SESSION_MS + 9, text: typed }).phase).toBe('done');
});

test('where the time is short, facts that were not asked yet come before repeats', () => {
  const late = play(startDaily(KNOWN, 0), false, 80);
  const { queue } = late.progress;
  expect(queue).toHaveLength(KNOWN.length - 2);
  expect(queue.every(({ turn }) => turn === 'first')).toBe(true);
});

test('a missing factor and a quotient are answered with it, and only a product is asked out loud', () => {
  const plan = (form: FactForm) => [{ fact: getFact(6, 7), form, isNew: false }];
  for (const [form, text] of [
    ['product', '42'],
    ['factor', '7'],
    ['quotient', '7'],
  ] as const) {
    const daily = startDaily(plan(form), 0);
    expect(getDailyCue(daily)?.kind).toBe(form === 'product' ? 'question' : undefined);
    expect(reduceDailySession(daily, { type: 'answer', at: 1, text }).phase).toBe('right');
  }
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
        const first = daily.progress.answers.find(({ fact }) => fact.question === question);
        expect(first?.result === 'missed').toBe(rights[asked.indexOf(question)] === false);
      }
      if (!isNew) expect(new Set(asked).size).toBe(plan.length);
    }),
  );
});
