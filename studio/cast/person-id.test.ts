import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PERSON_IDS } from './person-id.ts';

const CAST = new URL('../../site/features/stories/model/cast.ts', import.meta.url);

// read as text, because the studio imports nothing of the site
test('everybody who speaks in a bubble has a figure in the studio', () => {
  const speakers = [...readFileSync(CAST, 'utf8').matchAll(/^ {2}(\w+): \{ en:/gm)].map((match) => match[1]);
  expect(speakers.length).toBeGreaterThan(20);
  expect(PERSON_IDS).toEqual(expect.arrayContaining(speakers));
});
