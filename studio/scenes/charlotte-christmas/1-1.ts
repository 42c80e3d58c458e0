/** BC-1.1. Half a tree, and Halmeoni in the doorway with a bowl from across an ocean. */

import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { MAX_HOODED } from '../../cast/people/max.ts';
import { HALMEONI_WINTER } from '../../cast/people/winter-coats.ts';
import { dressed, type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import { Model } from '../../model/bake.ts';
import { random, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { snowfall } from '../../props/snowfall.ts';
import { bellLivingRoom, livingLight } from '../../sets/bell-living-room.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { travellingBowl } from './1-1.bowl-parcels.ts';
import { winterStreet } from './1-1.winter-street.ts';

const FROM: V3 = [0.6, 0.8, 1.85];
const TO: V3 = [0.76, 0.78, -1.4];
const HALMEONI = place([1.2, 0, -1.2], [0, -10, 0]);
const HEAD: V3 = [2, -30, -12];

/** The bowl in her arms: the base looks at us, so that one can read the price. */
const R = 0.34;
const BOWL = HALMEONI.clone().multiply(place([0.2, 0.63, 0.4], [-44, 4, 9]));
/** A point of the bowl's wall, [left, up, front] in rim radii. */
const onBowl = (p: V3): V3 => vec(p).multiplyScalar(R).applyMatrix4(BOWL).toArray() as V3;

/** Points of her frame in the world. */
const by = (p: V3): V3 => vec(p).applyMatrix4(HALMEONI).toArray() as V3;
/** Directions of a frame as `who` poses them: [outward, up, forward]. */
const posed = (from: THREE.Matrix4, who: THREE.Matrix4, side: 'left' | 'right', v: V3): V3 => {
  const d = vec(v).transformDirection(from).transformDirection(who.clone().invert());
  return [d.x * (side === 'left' ? 1 : -1), d.y, d.z];
};
/** Her palm on the bowl's wall at `p`; `out` looks off the wall, `fingers` along it (both in the bowl's frame). */
const carry = (side: 'left' | 'right', p: V3, out: V3, fingers: V3, elbow: V3, grip: ArmPose['grip'] = 'drape') =>
  grasp({
    at: HALMEONI,
    build: 'grandmother',
    side,
    point: onBowl(p),
    touch: 'palm',
    fingers: posed(BOWL, HALMEONI, side, fingers),
    palm: posed(BOWL, HALMEONI, side, [-out[0], -out[1], -out[2]]),
    elbow,
    grip,
  });
const PEEK = { lean: [8, 0, 9] as V3, head: [-6, -20, 16] as V3 };
/** Without the hood, whose fur stood before her chin; its red lining shows at the collar. */
const ARRIVED: Person = without(
  dressed(HALMEONI_WINTER, { sleeveWide: 0.98, collar: '#c8503f', legsWide: 0.8 }),
  'paddedHood',
);

export function bowlComesHome(): Shot {
  const model = new Model();
  travellingBowl(model, BOWL, R);
  winterStreet(model);
  const charlotteAt = place([0.67, 0, -0.97], [0, 84, 0]);
  const hug = (side: 'left' | 'right', p: V3, palm: V3, fingers: V3, grip: ArmPose['grip']): ArmPose =>
    grasp({
      at: charlotteAt,
      build: 'child8',
      side,
      point: by(p),
      touch: 'palm',
      fingers: posed(HALMEONI, charlotteAt, side, fingers),
      palm: posed(HALMEONI, charlotteAt, side, palm),
      elbow: [1, -0.5, 0.2],
      grip,
    });
  const charlotte = character(without(CHARLOTTE, 'earPencil'), {
    at: charlotteAt,
    expression: 'laugh',
    pose: pose('kneel', {
      hips: 0.54,
      lean: [14, 0, -3],
      bend: 4,
      head: [-12, -54, 12],
      // round her, in under the bowl
      right: hug('right', [0.055, 0.425, 0.2], [0, 0, -1], [1, 0.05, -0.2], 'drape'),
      left: hug('left', [-0.2, 0.5, -0.2], [0.6, 0, 1], [0.8, 0.2, -0.4], 'drape'),
      legLeft: { foot: [0.06, 0.04, -0.44], knee: [0.1, -0.6, 1], toeDown: 150 },
      legRight: { foot: [0.02, 0.04, -0.4], knee: [0.1, -0.6, 1], toeDown: 150 },
    }),
  });
  const halmeoni = character(ARRIVED, {
    at: HALMEONI,
    expression: 'laugh',
    pose: pose('stand', {
      lean: [-7, 0, 2],
      bend: 2,
      head: HEAD,
      // like a baby: one arm under it, its fingers come up round the base; the other holds the far flank
      left: carry('left', [0.84, 0.22, -0.16], [0.8, -0.5, -0.2], [-0.6, -0.8, 0.3], [1, -0.5, 0]),
      right: carry(
        'right',
        [-0.6, 0.09, -0.34],
        [-0.55, -0.65, -0.5],
        [0.5, -0.45, 0.75],
        [1, -0.6, -0.2],
        'holdThick',
      ),
      legLeft: { foot: [0.03, 0, -0.02], knee: [0, 0, 1], toeOut: 18 },
      legRight: { foot: [0.01, 0, -0.03], knee: [0, 0, 1], toeOut: 20 },
    }),
  });
  // it snowed all the way from the airport bus
  snowOn(model, halmeoni.head.at, HEAD);
  const maxAt = place([-0.12, 0, -1.96], [0, 52, 0]);
  const twig: [V3, V3, V3] = [
    [-0.5, 0.7, -1.62],
    [-0.14, 0.6, -1.62],
    [0.14, 0.5, -1.72],
  ];
  branch(model, twig);
  const clutch = (side: 'left' | 'right', k: number): ArmPose => {
    const a = vec(twig[1]);
    const b = vec(twig[2]);
    return gripRod({
      at: maxAt,
      build: 'child4',
      stance: PEEK,
      side,
      point: a.clone().lerp(b, k),
      dir: b.sub(a).multiplyScalar(side === 'left' ? -1 : 1),
      r: 0.016,
    });
  };
  const max = character(MAX_HOODED, {
    at: maxAt,
    expression: 'surprise',
    gaze: [0.3, 0.1],
    pose: pose('peek', { ...PEEK, left: clutch('left', 0.62), right: clutch('right', 0.12) }),
  });
  const dog = noodle({
    at: place([1.68, 0, -0.62], [0, -66, 0], 0.92),
    pose: 'sit',
    head: [-22, 16, -10],
    sock: '#6f86b8',
  });
  ornamentBox(model, place([-0.62, 0, -0.6], [0, 24, 0]));
  for (const [x, z, r] of [
    [1.9, -1.9, 0.12],
    [1.62, -1.66, 0.08],
    [1.5, -1.02, 0.06],
  ] as const)
    model.put(ball([r, 0.006, r * 0.7], 14), { color: '#dfe6f8', line: 0.3 }, place([x, 0.006, z], [0, 30, 0]));
  snowfall(model, { count: 150, min: [-3, 0, -9], max: [4.5, 3.4, -2.7], size: [0.018, 0.036] });
  return composeShot({
    set: (scene) =>
      bellLivingRoom(scene, {
        power: 'on',
        tree: 0.5,
        treeAt: [-0.72, 0, -1.62],
        door: 84,
        without: ['table', 'phone'],
      }),
    // one lamp by the door for the bowl and the two faces; the rest of the room is left to the tree and the dusk
    light: livingLight('on', {
      sky: 0.4,
      points: [
        { at: [0.62, 1.62, 0.1], color: '#ffcf94', power: 5.6, radius: 0.2 },
        { at: [-0.4, 1.2, -0.9], color: '#ffd890', power: 1.2, radius: 0.4 },
        { at: [2.6, 0.5, -0.2], color: '#ff9a4c', power: 1.4, radius: 0.2 },
      ],
    }),
    camera: camera(FROM, TO, 36),
    focus: distance(FROM, by([0, 0.8, 0.5])),
    aperture: 0.012,
    center: [0.2, 1, -1],
    radius: 4,
    actors: [halmeoni, charlotte, max, dog],
    things: [model.bake()],
    // the year on the bottom of the bowl
    find: ballsAt(0.092, [1.22, 0.63, -0.69], [1.38, 0.63, -0.68]),
    lettering: [{ text: '1986', balls: ballsAt(0.058, [1.21, 0.62, -0.69], [1.35, 0.62, -0.68]) }],
    focal: onBowl([0, 0.1, 0.3]),
  });
}

/** Snow that has not melted yet: on top of the curls and on both shoulders. */
function snowOn(model: Model, head: THREE.Vector3, turn: V3): void {
  const rnd = random(4);
  const skull = new THREE.Matrix4()
    .makeTranslation(head)
    .multiply(new THREE.Matrix4().extractRotation(HALMEONI))
    .multiply(place([0, 0, 0], turn, 0.157));
  model.inside(skull, () => {
    for (let i = 0; i < 26; i++) {
      const a = i * 2.4;
      const q = Math.sqrt(rnd()) * 0.86;
      const y = 1.2 * Math.sqrt(Math.max(0, 1 - q * q * 0.72));
      const r = 0.11 + rnd() * 0.1;
      model.put(
        ball([r, r * 0.62, r], 10),
        { color: '#fbfcff', line: 0.5 },
        place([Math.sin(a) * q * 1.1, y + 0.04, Math.cos(a) * q * 1.1 - 0.08]),
      );
    }
  });
  for (let i = 0; i < 18; i++) {
    const s = i % 2 ? 1 : -1;
    const point = vec(s * (0.1 + rnd() * 0.1), 0.965 - rnd() * 0.03, -0.14 + rnd() * 0.16).applyMatrix4(HALMEONI);
    model.put(ball([0.03, 0.014, 0.026], 9), { color: '#f4f7ff', line: 0.4 }, place(point));
  }
}

/** The twig he bends out of his way, in needles like the tree's. */
function branch(model: Model, path: [V3, V3, V3]): void {
  model.put(tube(path, [0.016, 0.012, 0.005], { around: 8, rings: 12 }), { color: '#7a5a3c', line: 0.5 });
  const line = new THREE.CatmullRomCurve3(path.map((q) => vec(q)));
  const rnd = random(9);
  for (let i = 0; i < 46; i++) {
    const t = i / 45;
    const along = line.getTangentAt(t);
    const off = vec(Math.sin(i * 2.4), Math.cos(i * 2.4), (rnd() - 0.5) * 0.8);
    const dir = along.clone().multiplyScalar(1.3).add(off.setLength(0.75));
    const at = line.getPointAt(t).addScaledVector(dir.normalize(), 0.04);
    const tone = ['#3f7a3c', '#5a9a44', '#2f6a3c', '#86ac48'][i % 4] ?? '#3f7a3c';
    model.put(ball([0.012, 0.045, 0.01], 8), { color: tone, line: 0.5 }, frame(at, dir, off));
  }
}

/** The other half of the tree, still in its carton. */
function ornamentBox(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    for (const [w, d, x, z, yaw] of [
      [0.42, 0.012, 0, 0.15, 0],
      [0.42, 0.012, 0, -0.15, 0],
      [0.3, 0.012, 0.21, 0, 90],
      [0.3, 0.012, -0.21, 0, 90],
    ] as const)
      model.put(roundedBox(w, 0.2, d, 0.004), { color: '#c99a68', line: 0.8 }, place([x, 0.1, z], [0, yaw, 0]));
    model.put(roundedBox(0.4, 0.01, 0.28, 0.003), { color: '#a87a4e', line: 0.3 }, place([0, 0.01, 0]));
    model.put(
      roundedBox(0.42, 0.008, 0.15, 0.003),
      { color: '#d4a878', line: 0.7 },
      place([0, 0.17, 0.215], [-32, 0, 0]),
    );
    for (const [i, [x, z]] of points2('-.12,-.05 0,.05 .12,-.04 -.06,.08 .08,.07 .01,-.08').entries())
      model.put(
        ball(0.058, 14),
        { color: ['#d8402f', '#f2bf3e', '#4f8fc0', '#f7f0e2', '#8a5a9a', '#4f9a6a'][i] ?? '#d8402f', line: 0.8 },
        place([x, 0.16 + (i % 3) * 0.016, z]),
      );
  });
  for (const [x, z, tone] of [
    [0.42, 0.16, '#d8402f'],
    [0.3, 0.34, '#f2bf3e'],
  ] as const)
    model.put(ball(0.055, 14), { color: tone, line: 0.8 }, at.clone().multiply(place([x, 0.055, z])));
}
