/** The beaver dam across the brook: a curved wall of sticks and mud, pond behind, trickle before. */
import type * as THREE from 'three';
import type { Item, Model } from '../model/bake.ts';
import { at, clamp, color, mix, noise, random, type V3, vec } from '../model/math.ts';
import { frame, place } from '../model/place.ts';
import { stone } from '../model/stones.ts';
import { tube } from '../model/tube.ts';
import { DAM_Z, ground, POND_LEVEL } from './valley-ground.ts';

const DAM_HALF = 6.2;
const DAM_TOP = POND_LEVEL + 0.34;

/** Middle line of the dam: x from -1 (left bank) to 1. Bulges downstream, as dams do when beavers are in charge. */
export function damLine(k: number): { x: number; z: number; top: number } {
  const top = DAM_TOP + 0.1 * noise(k * 5, 3) - 0.12 * k ** 4;
  return { x: k * DAM_HALF, z: DAM_Z + 0.9 * (1 - k * k), top };
}
/** Point on the downstream face: k along (-1..1), h up (0 foot .. 1 top). */
export function damFace(k: number, h: number): V3 {
  const { x, z, top } = damLine(k);
  const foot = Math.min(ground(x, z + 0.9), top - 0.4);
  return [x, mix(foot, top, h), z + mix(0.95, 0.12, h ** 0.8)];
}

export type DamPlan = {
  /** a spot on the face where no stick lies for `room` metres round: something else is built in there */
  spare?: V3 | undefined;
  room?: number | undefined;
  seed?: number;
  /** bends the wall elsewhere */
  face?: (k: number, h: number) => V3;
  /** share of steep sticks */
  upright?: number;
  /** lumps of mud between the sticks: none where the wall behind is solid */
  lumps?: number;
  sticks?: number;
  /** false for a stick that must not lie there, as inside a bank: its middle, and from there to its end */
  keep?: (point: THREE.Vector3, half: THREE.Vector3) => boolean;
};

export function beaverDam(
  model: Model,
  { spare, room = 0.42, seed = 4, face = damFace, upright = 0.3, lumps = 520, sticks = 430, keep }: DamPlan = {},
): void {
  const rnd = random(seed);
  const mud: Item[] = [];
  for (let i = 0; i < lumps; i++) {
    const [k, h] = [mix(-1.04, 1.04, rnd()), rnd() ** 0.8];
    const p = face(k, h * 0.92);
    const size = mix(0.09, 0.22, rnd());
    mud.push({
      at: place(
        [p[0], p[1] - 0.06, p[2] - 0.24],
        [rnd() * 30, rnd() * 360, rnd() * 30],
        [size * 1.5, size * 0.55, size],
      ),
      color: color('#7a5a44').lerp(color('#a88464'), rnd()),
    });
  }
  if (mud.length > 0) model.scatter(stone(7, 0.1, 0.5, 8), mud, { line: 0.3 });
  const tones = ['#8f6a48', '#a9835c', '#6f4f3a', '#c7a377', '#7d6a5c', '#b8946a'];
  for (let i = 0; i < sticks; i++) {
    const k = mix(-1.02, 1.02, rnd());
    const h = rnd() ** 0.7;
    const point = vec(face(k, h)).add(vec(0, mix(-0.02, 0.1, rnd()), mix(-0.1, 0.1, rnd())));
    if (spare && point.distanceTo(vec(spare)) < room) continue;
    const steep = rnd() < upright;
    const lie = vec(
      mix(0.7, 1, rnd()) * (rnd() < 0.5 ? -1 : 1),
      steep ? mix(0.6, 1.4, rnd()) : (rnd() - 0.5) * 0.55,
      steep ? -0.5 : (rnd() - 0.3) * 0.5,
    );
    const length = mix(0.35, 1.3, rnd() ** 1.3);
    const r = mix(0.016, 0.055, rnd() ** 2);
    if (keep && !keep(point, lie.clone().setLength(length / 2))) continue;
    oneStick(model, point, lie, length, r, at(tones, Math.floor(rnd() * tones.length)), rnd);
  }
}

/** A gnawed stick: bark in the middle, pale bitten ends. */
function oneStick(
  model: Model,
  point: THREE.Vector3,
  lie: THREE.Vector3,
  length: number,
  r: number,
  tone: string,
  rnd: () => number,
): void {
  const geometry = tube(
    [
      [0, -length / 2, 0],
      [(rnd() - 0.5) * 0.1, -length * 0.1, (rnd() - 0.5) * 0.08],
      [(rnd() - 0.5) * 0.08, length * 0.25, 0],
      [0, length / 2, 0],
    ],
    [r * 0.9, r, r * 0.86, r * 0.55],
    { around: 7, rings: 6 },
  );
  const tint = (q: THREE.Vector3) =>
    color(tone)
      .lerp(color('#f3d9ac'), clamp((Math.abs(q.y) / length - 0.4) * 9) * 0.9)
      .multiplyScalar(0.92 + 0.16 * noise(q.y * 12, q.x * 30));
  model.put(geometry, { tint, line: 0.75 }, frame(point, lie, vec(0, 0, 1)));
}

/** Mud inside the dam: without it the pond shines through between the sticks. */
export function damCore(model: Model): void {
  for (const [h, back, r] of [
    [0.16, 0.5, 0.26],
    [0.5, 0.14, 0.25],
    [0.82, -0.02, 0.14],
  ] as const) {
    const wall = [-0.62, -0.4, -0.2, 0, 0.2, 0.4, 0.62].map((k): V3 => {
      const { x, z } = damLine(k);
      return [x, damFace(k, h)[1] - 0.02, z + back];
    });
    model.put(tube(wall, [r], { around: 12, rings: 40 }), { color: '#6b4c3a', line: 0 });
  }
}
