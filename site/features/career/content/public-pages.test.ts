import { expect, test } from 'vitest';
import { CAREERS } from './careers.ts';
import { OCCUPATIONS } from './public-pages.ts';

test('each curated career has an occupation of O*NET or says that none comes near', () => {
  expect(Object.keys(OCCUPATIONS).toSorted()).toEqual(CAREERS.map(({ id }) => id).toSorted());
});

test('occupations have a code of O*NET-SOC, which has one title', () => {
  const titles = new Map<string, string>();
  for (const occupation of Object.values(OCCUPATIONS)) {
    if (!occupation) continue;
    expect(occupation.code).toMatch(/^\d{2}-\d{4}\.\d{2}$/);
    expect(occupation.title).toMatch(/^[A-Z]/);
    expect(titles.get(occupation.code) ?? occupation.title).toBe(occupation.title);
    titles.set(occupation.code, occupation.title);
  }
});
