import { expect, test } from 'vitest';
import { formatPersonHeadId, formatThingHeadId } from './cast.ts';

test.each([
  ['theo', 'theo'],
  ['noodle', 'silent'],
  ['toString', 'silent'],
])('the head of the person %s has the id %s', (person, id) => {
  expect(formatPersonHeadId(person)).toBe(id);
});

test.each([
  ['Find', 'find'],
  ['theo', 'silent'],
])('the box of the thing %s has the id %s', (thing, id) => {
  expect(formatThingHeadId(thing)).toBe(id);
});
