/** Plum Street: every place, prop and coat, as parts.test.ts looks at the rest. */
import * as THREE from 'three';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { character } from '../cast/character.ts';
import { NEIGHBOR_OPAL, NEIGHBOR_ROSE } from '../cast/people/neighbors.ts';
import { BABY, GUESTS } from '../cast/people/party-children.ts';
import { THEO } from '../cast/people/theo.ts';
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
} from '../cast/people/winter-coats.ts';
import { wearing } from '../cast/person.ts';
import { pose } from '../cast/pose.ts';
import type { Model } from '../model/bake.ts';
import { drawerCart, frayedEnd, laundryEngine, tubCart } from '../props/odd-wagons.ts';
import { hanky } from '../scenes/charlotte-birthday/8-1.hanky.ts';
import { sprinkler } from '../scenes/charlotte-birthday/8-2.sprinkler.ts';
import { PLUM_PLACES } from '../sheets/plum-places.ts';
import { PLUM_PROPS } from '../sheets/plum-props.ts';
import { faults, NO_CANVAS, partsOf } from './part-faults.fixture.ts';

beforeAll(() => void vi.stubGlobal('document', NO_CANVAS));
afterEach(() => void vi.restoreAllMocks());

const sheets = { ...PLUM_PLACES, ...PLUM_PROPS };
test.each(Object.keys(sheets))('every part of the sheet %s shows its outside and stands on something', (name) => {
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
const lawns = [NEIGHBOR_OPAL, NEIGHBOR_ROSE, wearing(THEO, 'rainHood')];
test.each([...GUESTS, BABY, ...GUESTS_WINTER, ...coats, ...lawns])(
  'every part of $id shows its outside and stands on something',
  (person) => {
    const at = new THREE.Matrix4();
    expect(faults(partsOf(() => character(person, { at, pose: pose('walk'), expression: 'worry' })))).toEqual([]);
  },
);

const rolling: Record<string, (model: Model) => unknown> = {
  laundryEngine: (model) => laundryEngine(model, new THREE.Matrix4()),
  tubCart: (model) => tubCart(model, new THREE.Matrix4()),
  drawerCart: (model) => drawerCart(model, new THREE.Matrix4()),
  frayedEnd: (model) => frayedEnd(model, [0, 1, 0], [1, 0.4, 0]),
  sprinkler: (model) => sprinkler(model, new THREE.Matrix4()),
  hanky: (model) => hanky(model, new THREE.Matrix4()),
};
test.each(Object.keys(rolling))('every part of the model %s shows its outside and stands on something', (name) => {
  expect(faults(partsOf((model) => rolling[name]?.(model)))).toEqual([]);
});
