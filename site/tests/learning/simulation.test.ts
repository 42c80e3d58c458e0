import { expect, test } from 'vitest';
import { CHOOSABLE_TABLES, PRESET_TABLES } from '../../shared/times-tables/facts/times-fact.ts';
import { MEMORY_MODELS } from './memory-models.ts';
import { randomDraws, threeInARow, twoMinutes } from './policies.ts';
import { simulateCourses, summarizeCourses } from './simulate.ts';
import { STRENGTHS } from './simulated-child.ts';

/** Enough for a stable median; `npm run bench -- learning` takes 500. */
const CHILDREN = 50;
const MISSES_HALF = STRENGTHS.filter(({ name }) => name === 'misses half');
/** A machine that builds and tests at the same time takes its time. */
const TIMEOUT_MS = 60_000;

for (const model of MEMORY_MODELS) {
  test(
    `two minutes a day need less than three quarters of the days of any other rule, by ${model.name}`,
    () => {
      const daysOf = (policy: typeof twoMinutes) => {
        const { medianDays } = summarizeCourses(simulateCourses(model, policy, PRESET_TABLES, CHILDREN));
        return medianDays ?? Number.POSITIVE_INFINITY;
      };
      const days = daysOf(twoMinutes);
      expect(days).toBeLessThan(100);
      for (const other of [randomDraws, threeInARow]) expect(days).toBeLessThan(0.75 * daysOf(other));
    },
    TIMEOUT_MS,
  );
}

test(
  'a child who misses half knows 36 facts within three months and 64 within half a year',
  () => {
    const [model] = MEMORY_MODELS;
    if (!model) throw new Error('no model');
    const slowest = (tables: readonly number[]) =>
      summarizeCourses(simulateCourses(model, twoMinutes, tables, 10, MISSES_HALF)).slowestDays ?? 999;
    expect(slowest(PRESET_TABLES)).toBeLessThanOrEqual(90);
    expect(slowest(CHOOSABLE_TABLES)).toBeLessThanOrEqual(180);
  },
  TIMEOUT_MS,
);

test('the same seed simulates the same children', () => {
  const [model] = MEMORY_MODELS;
  if (!model) throw new Error('no model');
  expect(simulateCourses(model, twoMinutes, PRESET_TABLES, 5)).toEqual(
    simulateCourses(model, twoMinutes, PRESET_TABLES, 5),
  );
});
