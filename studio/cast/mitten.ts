/** Knitted mittens: one soft bag that goes on from the forearm, a thumb, and ribs that follow the wrist. */
import * as THREE from 'three';
import { type Model, newId } from '../model/bake.ts';
import { at, DEG, lighten, type V3 } from '../model/math.ts';
import { frame } from '../model/place.ts';
import { ring, tube } from '../model/tube.ts';
import type { ArmPath } from './arm.ts';
import type { Build } from './body.ts';
import { BAG, type Grip, type GripName, thumbPath } from './grips.ts';
import { gripOf } from './hand.ts';
import { type Knot, limb } from './limb.ts';

/** Thumb of a mitten; it stands off the bag in every grip, or the mitten does not read as a hand. */
function mittenThumb(g: Grip): V3[] {
  if (g.mitten?.thumb) return g.mitten.thumb;
  const [, knuckle, tip] = thumbPath(g);
  return [
    [0.14, 0.04, 0.03],
    [knuckle[0] + 0.1, 0.2, knuckle[2] + 0.03],
    [Math.max(tip[0] + 0.12, 0.3), tip[1] + 0.02, tip[2] + 0.07],
  ];
}

/** Where the bag lies, from the wrist's side to its tip, in hand lengths [along, out of the palm]. */
function bagLine(g: Grip): [number, number][] {
  // the bag bends like the middle finger, but less: wool is thick
  const bag = g.mitten?.bag ?? g.fingers[1].map((b) => b * 0.82);
  const line: [number, number][] = [
    [0.04, 0],
    [0.2, 0],
    [0.4, 0.02],
  ];
  let bend = 0;
  for (const [k, b] of bag.entries()) {
    bend += b * DEG;
    const [y, z] = at(line, -1);
    const l = BAG * at([0.42, 0.33, 0.25], k);
    line.push([y + Math.cos(bend) * l, z + Math.sin(bend) * l]);
  }
  return line;
}
/** Half width and half thickness of the bag along `bagLine`. */
const BAG_R: [number, number][] = [
  [0.255, 0.175],
  [0.29, 0.185],
  [0.31, 0.19],
  [0.305, 0.185],
  [0.275, 0.17],
  [0.19, 0.125],
];

export function buildMitten(model: Model, build: Build, wool: string, grip: GripName | Grip, path: ArmPath): void {
  const g = gripOf(grip);
  const look = { color: wool, id: newId(), line: 0.8 };
  const h = build.hand;
  const inHand = (x: number, y: number, z: number) =>
    new THREE.Vector3(x * path.thumbSide, y, z).multiplyScalar(h).applyMatrix4(path.hand);
  const lower = path.wrist.clone().sub(path.elbow).normalize();
  const fingers = inHand(0, 1, 0)
    .sub(inHand(0, 0, 0))
    .normalize();
  const knots: Knot[] = [
    { at: path.wrist.clone().addScaledVector(lower, -h * 0.2), r: [h * 0.24, h * 0.22] },
    { at: path.wrist.clone(), r: [h * 0.235, h * 0.19], joint: lower.dot(fingers) < 0.6 },
    ...bagLine(g).map(([y, z], i) => {
      const [wide, thick] = at(BAG_R, i);
      return { at: inHand(0, y, z), r: [wide * h, thick * h] as [number, number] };
    }),
  ];
  const across = new THREE.Vector3().setFromMatrixColumn(path.hand, 0);
  model.put(limb(knots, { across, around: 14 }), look);
  const thumb = mittenThumb(g).map(([x, y, z]) => inHand(x, y, z));
  const fat = [0.15, 0.16, 0.125].map((r) => r * h);
  model.put(tube(thumb, fat, { around: 10, rings: 9 }), look);
  const rib = { color: lighten(wool, 0.16), line: 0.45 };
  for (const [along, turn] of [
    [-0.22, 0],
    [-0.1, 0.12],
    [0.02, 0.35],
  ] as const) {
    const way = lower.clone().lerp(fingers, turn);
    const middle = path.wrist.clone().addScaledVector(way, along * h);
    model.put(ring(0.26 * h, 0.23 * h, 0, 0.072 * h), rib, frame(middle, way, inHand(0, 0, 1).sub(inHand(0, 0, 0))));
  }
}
