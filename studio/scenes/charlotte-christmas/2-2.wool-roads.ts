/** The map as evidence: pins with wool, strings that all run to one tower, and a dog who helped. Metres. */

import * as THREE from 'three';
import { SHAPES } from '../../animals/noodle-poses.ts';
import type { Model } from '../../model/bake.ts';
import { random, TAU, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { slab } from '../../model/slab.ts';
import { ball, tube } from '../../model/tube.ts';
import { lettering } from '../../props/lettering.ts';
import { mapHouse, streetMap } from '../../props/street-map.ts';

const WOOL = ['#d8402f', '#4f9a55', '#f2bf3e', '#5f8fc0', '#c86a9a', '#f2ead8'];
const RED = '#d8352c';

/** Where the new page is glued over the map's upper edge, in map units (1.2 wide): the square lies beyond the street. */
const PAGE = { x: 0, y: 0.46, w: 0.4, h: 0.55, turn: 1.5 };
/** The tower was drawn for a page .58 high. */
const SIZE = PAGE.h / 0.58;
/** Two robbed houses round the corner, in map units. */
const ROUND_THE_CORNER = [
  [-0.55, 0.2],
  [0.55, 0.2],
] as const;
/** A point of that page in the map's frame for a map `wide` metres across. */
function onTowerPage([x, y, z]: V3, wide: number): V3 {
  const k = wide / 1.2;
  return vec(x * k, y * k, z)
    .applyMatrix4(place([PAGE.x * k, PAGE.y * k, 0.006], [0, 0, PAGE.turn]))
    .toArray() as V3;
}
/**
 * The street map `wide` metres across in the XY plane with a big pin at every robbed house, the house scribbled red round it, and
 * a tight red string from every pin: one fan that ends at the pin in the door of the tower, which has a page of its own. Gives
 * that pin's head in the map's frame.
 */
export function robbedMap(model: Model, at: THREE.Matrix4, wide: number, houses: number[]): V3 {
  const k = wide / 1.2;
  streetMap(model, at, wide, 1);
  const knot: V3 = onTowerPage([0, -0.225 * SIZE, 0.085], wide);
  const [tx, ty] = knot;
  model.inside(at, () => {
    // the summer's title on a strip of its own, taped below the street
    model.inside(place([0, -0.27 * k, 0.016], [0, 0, 1.2]), () => {
      model.put(roundedBox(0.98 * k, 0.1 * k, 0.003, 0.0015), { color: '#fff8e6', line: 0.8 });
      model.inside(place([0, 0, 0.003]), () => lettering(model, 'OPERATION UN-FORTY-ONE', 0.048 * k, RED, 0.2));
    });
    model.inside(place([PAGE.x * k, PAGE.y * k, 0.006], [0, 0, PAGE.turn]), () => drawnTower(model, k * SIZE));
    const rnd = random(9);
    pin(model, knot, RED, 0.026);
    const robbed = [
      ...houses.map((i) => mapHouse(i, wide)),
      ...ROUND_THE_CORNER.map(([x, y]): V3 => [x * k, y * k, 0]),
    ];
    for (const [n, [x, y]] of robbed.entries()) {
      if (n >= houses.length)
        model.put(ball([0.033 * k, 0.033 * k, 0.007 * k], 16), { color: '#8a5a9a', line: 0.8 }, place([x, y, 0.005]));
      // red pencil, round and round
      const scribble = Array.from({ length: 26 }, (_, j): V3 => {
        const a = (j / 25) * TAU * 2.1 + n;
        const r = (0.046 + 0.008 * Math.sin(j * 1.9)) * k;
        return [x + Math.sin(a) * r, y + Math.cos(a) * r, 0.006];
      });
      model.put(tube(scribble, [0.0045], { around: 5, rings: 60 }), { color: RED, line: 0 });
      const head: V3 = [x, y, 0.07 + rnd() * 0.02];
      pin(model, head, WOOL[n % WOOL.length] ?? RED, 0.026);
      // pulled tight: a straight ray from the house to the tower
      const start: V3 = [x, y, head[2] - 0.016];
      model.put(tube([start, [tx, ty, 0.075 - n * 0.002]], [0.012], { around: 6, rings: 4 }), {
        color: RED,
        line: 0.7,
      });
    }
  });
  return knot;
}
/** The bell tower in crayon, big on clean paper: violet wall, red roof, the bell in its window, a door. */
function drawnTower(model: Model, k: number): void {
  const box = (w: number, h: number, x: number, y: number, tone: string, z: number) =>
    model.put(roundedBox(w * k, h * k, 0.002, 0.001), { color: tone, line: 0.9 }, place([x * k, y * k, z]));
  model.put(roundedBox((PAGE.w / SIZE) * k, (PAGE.h / SIZE) * k, 0.003, 0.0015), { color: '#fffaf0', line: 0.9 });
  for (const [x, y, turn] of [
    [-0.2, 0.27, 40],
    [0.2, 0.27, -40],
    [-0.21, -0.25, -34],
  ] as const)
    model.put(
      roundedBox(0.09 * k, 0.03 * k, 0.002, 0.001),
      { color: '#f2d98a', line: 0.5 },
      place([x * k, y * k, 0.003], [0, 0, turn]),
    );
  box(0.19, 0.36, 0, -0.09, '#8464cc', 0.003);
  for (const [x, y] of points2('-.06,-.06 .06,-.09 -.055,-.13 .06,-.17')) box(0.05, 0.022, x, y, '#a994da', 0.005);
  box(0.235, 0.034, 0, 0.09, '#5c429c', 0.006);
  model.put(
    slab(
      [
        [-0.13 * k, 0.105 * k],
        [0.13 * k, 0.105 * k],
        [0, 0.285 * k],
      ],
      0.002,
    ),
    { color: RED, line: 0.9 },
    place([0, 0, 0.005]),
  );
  box(0.12, 0.11, 0, 0.012, '#fff3d0', 0.007);
  model.put(ball([0.042 * k, 0.04 * k, 0.003], 14), { color: '#f2b83c', line: 0.8 }, place([0, 0.026 * k, 0.009]));
  model.put(ball([0.012 * k, 0.012 * k, 0.003], 10), { color: '#b87a2c', line: 0.6 }, place([0, -0.016 * k, 0.01]));
  box(0.08, 0.095, 0, -0.222, '#5a4636', 0.007);
}
function pin(model: Model, [x, y, z]: V3, tone: string, r: number): void {
  model.put(
    tube(
      [
        [x, y, 0],
        [x, y, z],
      ],
      [0.005],
      { around: 6, rings: 2 },
    ),
    { color: '#c9ced6', line: 0.5 },
  );
  model.put(ball(r, 14), { color: tone, line: 0.8 }, place([x, y, z]));
}

/** Wool wound round and round a dog, over one ear, and away to `end` (world); `at`, `pose`, `head` are the dog's. */
export function tangled(
  model: Model,
  dog: { at: THREE.Matrix4; pose: keyof typeof SHAPES; head: V3 },
  end: V3[],
): void {
  const shape = SHAPES[dog.pose];
  const curve = new THREE.CatmullRomCurve3(shape.body.map((p) => vec(p)));
  const fat = new THREE.CatmullRomCurve3(shape.fat.map((r) => vec(r, 0, 0)));
  const look = { color: RED, line: 0.6 };
  const turns = 7;
  const wound = Array.from({ length: turns * 14 }, (_, i) => {
    const t = 0.12 + (0.8 * i) / (turns * 14);
    const a = (i / 14) * TAU;
    const point = curve.getPointAt(t);
    const way = curve.getTangentAt(t);
    const side = vec(1, 0, 0);
    const up = way.clone().cross(side).negate();
    const r = fat.getPointAt(t).x * 1.1 + 0.006 * Math.sin(i * 0.9);
    return point
      .addScaledVector(side, Math.cos(a) * r)
      .addScaledVector(up, Math.sin(a) * r)
      .addScaledVector(way, 0.02 * Math.sin(a * 2 + i * 0.2))
      .applyMatrix4(dog.at);
  });
  model.put(tube(wound, [0.011], { around: 6, rings: turns * 34 }), look);
  const skull = dog.at.clone().multiply(place(shape.head, dog.head));
  const round = (tilt: number, r: V3, y: number) =>
    Array.from({ length: 27 }, (_, i) => {
      const a = (i / 26) * TAU;
      return vec(Math.sin(a) * r[0], y + r[1] * Math.cos(a * 1), Math.cos(a) * r[2])
        .applyMatrix4(place([0, 0, 0], [tilt, 0, 12]))
        .applyMatrix4(skull);
    });
  // like a bandage over the forehead, and once round the snout
  model.put(tube(round(-20, [0.112, 0.01, 0.103], 0.036), [0.011], { around: 6, rings: 44 }), look);
  const snout = Array.from({ length: 21 }, (_, i) => {
    const a = (i / 20) * TAU;
    return vec(Math.sin(a) * 0.062, -0.036 + Math.cos(a) * 0.06, 0.145 + 0.01 * Math.sin(a)).applyMatrix4(skull);
  });
  model.put(tube(snout, [0.01], { around: 6, rings: 36 }), look);
  const start = wound.at(-1) as THREE.Vector3;
  model.put(tube([start, ...end.map((p) => vec(p))], [0.01], { around: 6, rings: end.length * 16 }), look);
}

/** Ball of red wool, radius r. */
export function woolBall(model: Model, at: THREE.Matrix4, r: number): void {
  model.inside(at, () => {
    model.put(ball(r * 0.94, 18), { color: '#b82c26', line: 0.7 });
    for (let k = 0; k < 7; k++) {
      const turn = place([0, 0, 0], [k * 53, k * 31, k * 77]);
      const loop = Array.from({ length: 23 }, (_, i) => {
        const a = (i / 22) * TAU;
        return vec(Math.sin(a) * r, r * 0.16 * Math.sin(k * 2), Math.cos(a) * r).applyMatrix4(turn);
      });
      model.put(tube(loop, [r * 0.09], { around: 5, rings: 30 }), { color: k % 2 ? '#d8352c' : '#e4584a', line: 0.4 });
    }
  });
}
