import { expect, test } from 'vitest';
import { idOfPerson, idOfThing } from './head-id.ts';

test.each([
  ['theo', 'theo'],
  ['noodle', 'silent'],
  ['toString', 'silent'],
])('the head of the person %s has the id %s', (person, id) => {
  expect(idOfPerson(person)).toBe(id);
});

test.each([
  ['Find', 'find'],
  ['theo', 'silent'],
])('the box of the thing %s has the id %s', (thing, id) => {
  expect(idOfThing(thing)).toBe(id);
});
