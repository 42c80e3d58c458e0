import { expect, it } from 'vitest';
import { createFormatters } from './formatters.ts';

const EVENING_IN_UTC = '2026-11-21T15:30:00.000Z';

it('times are written by the clock of the reader, in the language of the reader', () => {
  expect(createFormatters('ko', 'Asia/Seoul').dateTime(EVENING_IN_UTC)).toBe('2026. 11. 22. 오전 12:30');
  expect(createFormatters('en', 'America/New_York').dateTime(EVENING_IN_UTC)).toMatch(/^Nov 21, 2026, 10:30\sAM$/);
});

it('times for a spreadsheet sort as text', () => {
  expect(createFormatters('ko', 'Asia/Seoul').sortable(EVENING_IN_UTC)).toBe('2026-11-22 00:30');
});

it('numbers have one decimal at most', () => {
  expect(createFormatters('ko', 'UTC').number(8.25)).toBe('8.3');
  expect(createFormatters('en', 'UTC').percent(81)).toBe('81%');
});
