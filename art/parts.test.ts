/** The three faults that cost the most looks: surfaces turned inside out, numbers that are none, mirrored copies. */
import * as THREE from 'three';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { manager } from './animals/manager.ts';
import { beetle, bird, dragonfly, frog } from './animals/small.ts';
import { character } from './cast/character.ts';
import { CHARLOTTE_FOREST } from './cast/people/charlotte.ts';
import { MEERA } from './cast/people/meera.ts';
import { PRIYA } from './cast/people/priya.ts';
import { THEO, THEO_LEAF_BOOT } from './cast/people/theo.ts';
import { POSES, type PoseName, pose } from './cast/pose.ts';
import { type Item, type Look, Model } from './model/bake.ts';
import { at } from './model/math.ts';
import { blueBoot } from './props/boot.ts';
import { canteen, drainpipe, thermos, wireCrate } from './props/camping.ts';
import { gnawedStump, notebook, pencil, trailSign } from './props/forest.ts';
import { flowerPot, tallRuler } from './props/growing.ts';
import { bramble, fire } from './props/hazards.ts';
import { bell, birthdayCake, letter, trumpet } from './props/presents.ts';
import { acorn, key, lantern, mitten } from './props/treasures.ts';
import { beaverDam } from './sets/beaver-dam.ts';
import { campfire, sittingLog, tent } from './sets/camp.ts';
import { SUMMER, tree } from './sets/woodland.ts';

/** A canvas that swallows every drawing: these tests look at shapes, not at paint. */
const NO_CANVAS = {
  createElement: () => ({ getContext: () => new Proxy({}, { get: () => () => NO_GRADIENT, set: () => true }) }),
};
const NO_GRADIENT = { addColorStop: () => {}, data: { set: () => {} } };
const HERE = new THREE.Matrix4();

interface Part {
  shape: THREE.BufferGeometry;
  look: Look;
  copies: Item[];
}
/** Every part that `build` puts into a model, before parts are merged. */
function partsOf(build: (m: Model) => unknown): Part[] {
  const parts: Part[] = [];
  const put = vi.spyOn(Model.prototype, 'put').mockImplementation(function (this: Model, shape, look = {}) {
    parts.push({ shape, look, copies: [] });
    return this;
  });
  const scatter = vi.spyOn(Model.prototype, 'scatter').mockImplementation(function (
    this: Model,
    shape,
    copies,
    look = {},
  ) {
    parts.push({ shape, look, copies });
    return this;
  });
  build(new Model());
  put.mockRestore();
  scatter.mockRestore();
  if (parts.length === 0) throw new Error('nothing was built');
  return parts;
}

/** 1 = every face looks away from the middle, -1 = every face looks inwards; flat sheets are near 0. */
function outwardness(g: THREE.BufferGeometry): number {
  const p = g.getAttribute('position');
  const index = g.index?.array ?? Array.from({ length: p.count }, (_, i) => i);
  g.computeBoundingBox();
  const middle = g.boundingBox?.getCenter(new THREE.Vector3()) ?? new THREE.Vector3();
  const [a, b, c] = [new THREE.Vector3(), new THREE.Vector3(), new THREE.Vector3()];
  let [sum, total] = [0, 0];
  for (let i = 0; i < index.length; i += 3) {
    a.fromBufferAttribute(p, at(index, i)).sub(middle);
    b.fromBufferAttribute(p, at(index, i + 1)).sub(middle);
    c.fromBufferAttribute(p, at(index, i + 2)).sub(middle);
    const centre = a.clone().add(b).add(c).divideScalar(3);
    const normal = b.clone().sub(a).cross(c.clone().sub(a));
    sum += centre.dot(normal);
    total += centre.length() * normal.length();
  }
  return total === 0 ? 0 : sum / total;
}

function faults(parts: Part[]): string[] {
  return parts.flatMap(({ shape, look, copies }, i) => {
    const found: string[] = [];
    for (const name of ['position', 'normal'])
      if (!(shape.getAttribute(name).array as Float32Array).every(Number.isFinite))
        found.push(`part ${i}: ${name} is no number`);
    if (!look.doubleSided && outwardness(shape) < -0.05) found.push(`part ${i} is inside out`);
    if (copies.some((e) => !e.at.elements.every(Number.isFinite))) found.push(`part ${i}: a copy stands nowhere`);
    if (copies.some((e) => e.at.determinant() < 0)) found.push(`part ${i}: a copy is mirrored`);
    return found;
  });
}

beforeAll(() => void vi.stubGlobal('document', NO_CANVAS));
afterEach(() => void vi.restoreAllMocks());

describe('every part shows its outside and stands somewhere', () => {
  test.each(Object.keys(POSES) as PoseName[])('Charlotte in the pose %s', (name) => {
    expect(
      faults(partsOf(() => character(CHARLOTTE_FOREST, { at: HERE, pose: pose(name), expression: 'joy' }))),
    ).toEqual([]);
  });
  test.each([THEO, THEO_LEAF_BOOT, PRIYA, MEERA])('$name', (person) => {
    expect(faults(partsOf(() => character(person, { at: HERE, pose: pose('walk'), expression: 'worry' })))).toEqual([]);
  });
  test.each(['sit', 'work', 'swim', 'peek'] as const)('the Manager: %s', (name) => {
    expect(faults(partsOf(() => manager({ at: HERE, pose: name })))).toEqual([]);
  });
  const things: Record<string, (m: Model) => void> = {
    frog: (m) => frog(m, HERE),
    mitten,
    letter,
    key,
    bell,
    acorn,
    lantern,
    trumpet,
    birthdayCake,
    smallFire: (m) => fire(m),
    bramble,
    pot: (m) => flowerPot(m, HERE, 0.8, 0.2, '#c9704f'),
    ruler: (m) => tallRuler(m, HERE, 1),
    beetle: (m) => beetle(m, HERE, true),
    dragonfly: (m) => dragonfly(m, HERE),
    bird: (m) => bird(m, HERE, '#8fb0d0', true),
    boot: (m) => blueBoot(m, HERE),
    thermos: (m) => thermos(m, HERE),
    canteen: (m) => canteen(m, HERE),
    pipe: (m) =>
      drainpipe(
        m,
        [
          [0, 0, 0],
          [1, 0.2, 0],
          [2, 0, 0.4],
        ],
        0.1,
      ),
    crate: (m) => wireCrate(m, HERE, 0.4),
    stump: (m) => gnawedStump(m, HERE),
    notebook: (m) => notebook(m, HERE),
    pencil: (m) => pencil(m, HERE),
    sign: (m) => trailSign(m, HERE, ['HOME →']),
    dam: (m) => beaverDam(m),
    tent: (m) => tent(m, HERE, { cloth: '#c98a4a' }),
    fire: (m) => campfire(m, HERE, true),
    log: (m) => sittingLog(m, HERE),
    tree: (m) => tree(m, { at: [0, 0, 0], height: 6, girth: 0.3, leaves: 200, leafSize: 0.2, seed: 3 }, SUMMER),
  };
  test.each(Object.keys(things))('%s', (name) => {
    expect(faults(partsOf((m) => things[name]?.(m)))).toEqual([]);
  });
});

test('a part turned inside out is caught', () => {
  const ball = new THREE.SphereGeometry(1, 12, 8).scale(-1, 1, 1);
  expect(faults([{ shape: ball, look: {}, copies: [] }])).toEqual(['part 0 is inside out']);
});
