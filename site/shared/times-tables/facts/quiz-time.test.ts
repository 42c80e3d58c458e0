import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../time.ts';
import {
  boundFinish,
  getLocalDay,
  getQuizDay,
  getQuizLocalTime,
  getUtcOffset,
  MAX_QUIZ_AGE_DAYS,
  type QuizTime,
} from './quiz-time.ts';

const SEOUL = 540;
const NEW_YORK = -300;
const anyMoment = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2030, 0) });
const anyOffset = fc.integer({ min: -12 * 60, max: 14 * 60 });
const iso = (ms: number) => new Date(ms).toISOString();
const dayOf = (day: string) => Date.parse(day) / DAY_MS;

test('a day begins at local midnight', () => {
  const midnightInSeoul = Date.UTC(2026, 10, 22, 15);
  expect(getLocalDay(midnightInSeoul, SEOUL) - getLocalDay(midnightInSeoul - 1, SEOUL)).toBe(1);
  expect(getLocalDay(midnightInSeoul, 0)).toBe(getLocalDay(midnightInSeoul - 1, 0));
});

describe('the day of a quiz', () => {
  test('it is that of the clock on the wall where it was finished, wherever and whenever it is read', () => {
    fc.assert(
      fc.property(anyMoment, anyOffset, anyOffset, fc.nat({ max: 60 * DAY_MS }), (finished, offset, reader, late) => {
        const quiz = { completedAt: iso(finished + late), finishedAt: iso(finished), utcOffsetMinutes: offset };
        expect(getQuizDay(quiz, () => reader)).toBe(getLocalDay(finished, offset));
        const shown = getQuizLocalTime(quiz, () => reader);
        expect(Math.floor(Date.parse(`${shown}Z`) / DAY_MS)).toBe(getLocalDay(finished, offset));
      }),
    );
  });

  test.each<[string, QuizTime, string]>([
    [
      'played offline in the evening and sent the next day',
      { completedAt: '2026-11-29T08:00:00.000Z', finishedAt: '2026-11-28T10:00:00.000Z', utcOffsetMinutes: SEOUL },
      '2026-11-28T19:00:00.000',
    ],
    [
      'played in Seoul and read in New York',
      { completedAt: '2026-11-28T22:00:00.000Z', finishedAt: '2026-11-28T22:00:00.000Z', utcOffsetMinutes: SEOUL },
      '2026-11-29T07:00:00.000',
    ],
    [
      'sent after midnight',
      { completedAt: '2026-11-28T15:00:04.000Z', finishedAt: '2026-11-28T14:59:59.000Z', utcOffsetMinutes: SEOUL },
      '2026-11-28T23:59:59.000',
    ],
    [
      'of an older client, which says nothing: by the clock of the reader',
      { completedAt: '2026-11-29T03:00:00.000Z' },
      '2026-11-28T22:00:00.000',
    ],
  ])('it is the right one for a quiz %s', (_, quiz, shown) => {
    expect(getQuizLocalTime(quiz, () => NEW_YORK)).toBe(shown);
    expect(getQuizDay(quiz, () => NEW_YORK)).toBe(dayOf(shown.slice(0, 10)));
  });

  test('a quiz that does not say where it was played keeps its day when summer time ends', () => {
    // New York: UTC-4 until 2026-11-01T06:00Z, then UTC-5.
    const offsetAt = (ms: number) => (ms < Date.UTC(2026, 10, 1, 6) ? -240 : -300);
    const late = { completedAt: '2026-10-31T04:30:00.000Z' };
    expect(getQuizDay(late, offsetAt)).toBe(dayOf('2026-10-31'));
  });
});

describe('when a quiz was finished', () => {
  test('the device is believed from 60 days before the arrival up to it, else the arrival counts', () => {
    const oldest = MAX_QUIZ_AGE_DAYS * DAY_MS;
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: -400 * DAY_MS, max: 400 * DAY_MS }), (arrived, off) => {
        const isBelievable = off <= 0 && off >= -oldest;
        expect(boundFinish(arrived + off, arrived)).toBe(isBelievable ? arrived + off : arrived);
      }),
    );
    const arrived = Date.UTC(2026, 10, 29);
    expect(boundFinish(arrived - oldest, arrived)).toBe(arrived - oldest);
    expect(boundFinish(arrived - oldest - 1, arrived)).toBe(arrived);
    expect(boundFinish(arrived + 1, arrived)).toBe(arrived);
    expect(boundFinish(Number.NaN, arrived)).toBe(arrived);
  });
});

test('an offset is positive east of Greenwich, in whole minutes', () => {
  const at = (timezoneOffset: number) => getUtcOffset({ getTimezoneOffset: () => timezoneOffset } as unknown as Date);
  expect([at(-540), at(300), at(0), at(-345.4)]).toEqual([540, -300, 0, 345]);
});
