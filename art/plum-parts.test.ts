/** Plum Street: every place, prop and coat, as parts.test.ts looks at the rest. */
import * as THREE from 'three';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { character } from './cast/character.ts';
import { BABY, GUESTS } from './cast/people/party-children.ts';
import {
  FINCH_COTTON,
  FINCH_WINTER,
  GUESTS_WINTER,
  HALMEONI_OUTSIDE,
  HALMEONI_WINTER,
  MAX_WINTER,
  MAYOR_WINTER,
  PRIYA_WINTER,
  THEO_WINTER,
} from './cast/people/winter-coats.ts';
import { pose } from './cast/pose.ts';
import { faults, NO_CANVAS, partsOf } from './part-faults.ts';
import { PLUM_PLACES } from './sheets/plum-places.ts';
import { PLUM_PROPS } from './sheets/plum-props.ts';

beforeAll(() => void vi.stubGlobal('document', NO_CANVAS));
afterEach(() => void vi.restoreAllMocks());

const sheets = { ...PLUM_PLACES, ...PLUM_PROPS };
test.each(Object.keys(sheets))('%s', (name) => {
  expect(faults(partsOf(() => sheets[name]?.()))).toEqual([]);
});

const coats = [
  FINCH_COTTON,
  FINCH_WINTER,
  HALMEONI_OUTSIDE,
  HALMEONI_WINTER,
  MAX_WINTER,
  MAYOR_WINTER,
  PRIYA_WINTER,
  THEO_WINTER,
];
test.each([...GUESTS, BABY, ...GUESTS_WINTER, ...coats])('$name', (person) => {
  const at = new THREE.Matrix4();
  expect(faults(partsOf(() => character(person, { at, pose: pose('walk'), expression: 'worry' })))).toEqual([]);
});
