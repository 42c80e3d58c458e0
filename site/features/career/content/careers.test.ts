import { describe, expect, test } from 'vitest';
import { CARD_LABELS } from '../../../shared/board/cards.ts';
import { LANGUAGES } from '../../../shared/language/language.ts';
import { CAREERS, CAREERS_AS_OF } from './careers.ts';
import { DAYS_AT_WORK } from './days-at-work.ts';
import { FAMILY_NOTES } from './family-notes.ts';
import { findLicenseNote, LICENSE_NOTES } from './license-notes.ts';

describe('the curated careers', () => {
  test('the curated careers are 72 with unique ids, titles and descriptions in each language', () => {
    expect(new Set(CAREERS.map(({ id }) => id)).size).toBe(72);
    for (const language of LANGUAGES) {
      expect(new Set(CAREERS.map(({ title }) => title[language])).size).toBe(72);
      expect(new Set(CAREERS.map(({ description }) => description[language])).size).toBe(72);
    }
  });

  test.each(CARD_LABELS)('the card %s has a weight in at least ten careers', (card) => {
    expect(CAREERS.filter((career) => career.weights[card] !== undefined).length).toBeGreaterThanOrEqual(10);
  });

  test.each(['프로게이머', '영상 크리에이터', '경찰관', '가수'])(
    'the curated careers include %s, which children ask for',
    (title) => {
      expect(CAREERS.map((career) => career.title.ko)).toContain(title);
    },
  );
});

test('each day at work belongs to a career, and no line comes twice', () => {
  expect(Object.keys(DAYS_AT_WORK).toSorted()).toEqual(CAREERS.map(({ id }) => id).toSorted());
  const lines = Object.values(DAYS_AT_WORK).flatMap((day) => Object.values(day));
  for (const language of LANGUAGES) expect(new Set(lines.map((line) => line[language])).size).toBe(lines.length);
});

describe('family notes', () => {
  const notes = [...FAMILY_NOTES, ...CAREERS.flatMap(({ id }) => findLicenseNote(id) ?? [])];

  test('each family note has the date of the check, a source and the date of the next check', () => {
    expect(notes.length).toBeGreaterThan(20);
    for (const { asOf, source, checkAgain } of notes) {
      expect(asOf).toBe(CAREERS_AS_OF);
      expect(source).toMatch(/^[A-Z]\d*/);
      expect(checkAgain).toMatch(/^2027-\d\d$/);
    }
  });

  test('each family note is in both languages, each in its own script', () => {
    for (const { title, text } of notes) {
      expect(`${title.en} ${text.en}`).not.toMatch(/[가-힣"']/);
      expect(`${title.ko} ${text.ko}`).toMatch(/[가-힣]/);
    }
  });

  test('no family note contains a price or a school', () => {
    for (const { text } of notes) {
      for (const words of [text.en, text.ko]) {
        expect(words).not.toMatch(/\$|달러|만 원|하버드|\bMIT\b|스탠퍼드|아이비|Harvard|Stanford|Ivy/);
      }
    }
  });

  test('each family note belongs to a career that exists', () => {
    const ids = CAREERS.map(({ id }) => id);
    for (const id of Object.keys(LICENSE_NOTES)) expect(ids).toContain(id);
  });
});
