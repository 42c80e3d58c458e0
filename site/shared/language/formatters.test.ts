import { expect, test } from 'vitest';
import { createFormatters } from './formatters.ts';

const EVENING_IN_UTC = '2026-11-21T15:30:00.000Z';

test("a time is written in the reader's time zone and language", () => {
  expect(createFormatters('ko', 'Asia/Seoul').dateTime(EVENING_IN_UTC)).toBe('2026. 11. 22. 오전 12:30');
  expect(createFormatters('en', 'America/New_York').dateTime(EVENING_IN_UTC)).toMatch(/^Nov 21, 2026, 10:30\sAM$/);
});

test('a time without a zone is what a clock elsewhere has shown, and is written as it is', () => {
  for (const zone of ['Asia/Seoul', 'America/New_York', 'Pacific/Kiritimati']) {
    const format = createFormatters('ko', zone);
    expect(format.sortable('2026-03-08T02:30:00.000')).toBe('2026-03-08 02:30');
    expect(format.dateTime('2026-11-28T19:05:00.000')).toBe('2026. 11. 28. 오후 7:05');
    expect(format.shortDay('2026-11-28T23:59:59.000')).toBe('11. 28.');
    expect(format.time('2026-11-28T00:05:00.000')).toBe('00:05');
  }
});

test('times for a spreadsheet sort correctly as text', () => {
  expect(createFormatters('ko', 'Asia/Seoul').sortable(EVENING_IN_UTC)).toBe('2026-11-22 00:30');
});

test("a day is that of the reader's time zone", () => {
  expect(createFormatters('en', 'Asia/Seoul').isoDay(new Date(EVENING_IN_UTC))).toBe('2026-11-22');
});

test('a number has one decimal at most', () => {
  expect(createFormatters('ko', 'UTC').number(8.25)).toBe('8.3');
  expect(createFormatters('en', 'UTC').percent(81)).toBe('81%');
});

test('a date without a time is the same day in every time zone, a moment is not', () => {
  for (const zone of ['Asia/Seoul', 'America/New_York'])
    expect(createFormatters('en', zone).calendarDay('2026-11-21')).toBe('November 21, 2026');
  expect(createFormatters('ko', 'Asia/Seoul').longDay(new Date(EVENING_IN_UTC))).toBe('2026년 11월 22일');
  expect(createFormatters('en', 'America/New_York').longDay(new Date(EVENING_IN_UTC))).toBe('November 21, 2026');
});

test("a short date is month and day in the reader's time zone", () => {
  expect(createFormatters('en', 'America/New_York').shortDay(EVENING_IN_UTC)).toBe('11/21');
  expect(createFormatters('ko', 'Asia/Seoul').shortDay(EVENING_IN_UTC)).toBe('11. 22.');
});

test('a percentage has no decimals', () => {
  expect(createFormatters('en', 'UTC').percent(66.6)).toBe('67%');
});
