import { expect, test } from 'vitest';
import { PERSON_IDS } from '../cast/person-id.ts';
import { readMetadata, sceneNames } from './picture-files.ts';

test('every head in the metadata of a finished picture belongs to a known person or thing', () => {
  const heads = sceneNames().flatMap((name) => readMetadata(name)?.heads ?? []);
  const people = heads.flatMap((head) => ('person' in head ? [head.person] : []));
  expect(people.length).toBeGreaterThan(100);
  expect(people.filter((person) => !PERSON_IDS.some((id) => id === person))).toEqual([]);
});
