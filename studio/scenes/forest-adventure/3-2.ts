/** FA-3.2. Three hours, three concerts, three mendings; one beaver who is combing his whiskers. */

import * as THREE from 'three';
import { manager } from '../../animals/manager.ts';
import { bird } from '../../animals/small.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, fbm, mix, noise, random, smoothstep, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { ball, lathe, tube } from '../../model/tube.ts';
import { veilOfHours } from '../../model/veil.ts';
import { stick } from '../../props/forest.ts';
import { SUMMER } from '../../props/trees.ts';
import { beaverDam } from '../../sets/beaver-dam.ts';
import { pebbles, plant, spots } from '../../sets/ground-cover.ts';
import { ballsAt, camera, distance, type Shot } from '../../shot.ts';
import { threeHours } from './3-2.three-hours.ts';

const FROM: V3 = [0.2, 1.0, 5.4];
const TO: V3 = [0.11, 1.0, 0];
/** The dam of the valley, lower and steeper, so that it is a stage: its crest runs along z = 0. */
const CREST = 0.74;
const STAGE = place([0, 0.4, -4.86], [0, 0, 0], [1, 0.53, 0.6]);

const floor = (x: number, z: number): number =>
  0.05 * (fbm(x * 0.9, z * 0.9, 4) - 0.5) + smoothstep(1.2, 2.4, x) * 0.06;

/** A hole mended in a hurry: wet mud, and peeled sticks laid across like a plaster. */
function mending(m: Model, at: V3, turn: number): void {
  m.inside(place(at, [-24, 0, turn]), () => {
    m.put(ball([0.2, 0.155, 0.05], 22), { color: '#6b4b3b' });
    m.put(ball([0.14, 0.1, 0.04], 18), { color: '#8a634b', line: 0.5 }, place([0.01, 0.01, 0.025]));
    stick(m, [-0.21, -0.13, 0.07], [0.21, 0.14, 0.075], 0.026, '#f6dcae');
    stick(m, [-0.2, 0.15, 0.1], [0.2, -0.13, 0.11], 0.026, '#f3d3a0');
  });
  for (const [i, [dx, dy, r]] of (
    [
      [0.03, -0.17, 0.018],
      [0.05, -0.25, 0.014],
      [-0.05, -0.21, 0.012],
    ] as const
  ).entries())
    m.put(
      ball([r, r * 1.5, r], 10),
      { color: i === 1 ? '#ffffff' : '#bfe2ec', line: 0.5 },
      place([at[0] + dx, at[1] + dy, at[2] + 0.12]),
    );
  m.put(
    ball([0.17, 0.012, 0.1], 20),
    { color: '#9fcbd2', line: 0.5 },
    place([at[0] + 0.03, floor(at[0], 0.8) + 0.012, at[2] + 0.3]),
  );
}

/** Pot lid: a shallow dome with a knob; the knob points along +Y. */
function potLid(m: Model, at: THREE.Matrix4): void {
  const dome: [number, number][] = points2('0,.172 .012,.176 .02,.16 .05,.09 .06,.012');
  m.inside(at, () => {
    m.put(lathe(dome, { around: 34 }), { color: '#c4cfd8', doubleSided: true });
    m.put(ball([0.03, 0.02, 0.03], 14), { color: '#d8473c' }, place([0, 0.075, 0]));
  });
}

/** Comb of twigs: five teeth down from a back along X. */
function twigComb(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    stick(m, [-0.1, 0, 0], [0.1, 0.008, 0], 0.014, '#f3d9ac');
    for (let i = 0; i < 6; i++)
      stick(m, [-0.08 + i * 0.032, 0, 0], [-0.08 + i * 0.032, -0.075, 0.006], 0.007, '#f3d9ac');
  });
}

function stage(m: Model): void {
  const shore = (p: THREE.Vector3) =>
    color('#c39a72')
      .lerp(color('#e2c194'), fbm(p.x * 1.3, p.z * 1.6, 6))
      .lerp(color('#8b674f'), smoothstep(1.1, 0.5, p.z) * 0.7)
      .lerp(color('#97a860'), smoothstep(0.55, 0.75, noise(p.x * 0.8, p.z * 0.9, 3)) * smoothstep(1.2, 2, p.z));
  m.put(
    grid(
      (u, w) => {
        const [x, z] = [mix(-4, 4, u), mix(4.4, -0.6, w)];
        return [x, floor(x, z), z];
      },
      60,
      50,
    ),
    { tint: shore, line: 0 },
  );
  // mud behind the sticks: no daylight through a dam that holds a pond
  m.put(
    grid((u, w) => [mix(-4, 4, u), mix(-0.4, 0.6, w) + 0.05 * noise(u * 30, w * 3, 2), -0.12 - 0.1 * w], 60, 8),
    { tint: (p) => color('#6b4c38').lerp(color('#8f6c50'), fbm(p.x * 3, p.y * 4, 2)), line: 0, doubleSided: true },
  );
  m.inside(STAGE, () => beaverDam(m));
  pebbles(
    m,
    spots(90, [-2.6, 0.6, 2.6, 2.6], 5, () => true),
    0.05,
    floor,
    ['#cbbdb2', '#a99c98', '#ded2c0'],
  );
  const corner = (x: number, z: number) => Math.abs(x) > 1.05 + (z - 1) * 0.2;
  plant(m, 'grass', spots(150, [-2.2, 1.3, 2.2, 2.2], 3, corner), 0.2, floor, SUMMER.grass, 2);
}

export function threeConcerts(): Shot {
  const scene = new THREE.Scene();
  const m = new Model();
  stage(m);
  threeHours(m, {
    z: -2.6,
    foot: -0.6,
    wide: 2.03,
    high: 3.75,
    gap: 0.11,
    slant: 0.16,
    hours: [
      { top: '#8fcbee', low: '#e6f4e4', woods: ['#b5d29b', '#7da567'], sun: [0.72, 0.13, '#ffd950'] },
      { top: '#e9c069', low: '#f6dfa4', woods: ['#d8c585', '#a5a05c'], sun: [0.14, 0.36, '#ffa83a'] },
      { top: '#d9a0b4', low: '#ffc48f', woods: ['#c38a80', '#8a6072'], sun: [0.5, 0.55, '#ff8f5a'] },
    ],
  });
  const seat = place([0.04, CREST + 0.02, 0.02], [0, -8, 0], 1.42);
  const boss = manager({
    at: seat,
    pose: 'sit',
    head: [4, 26, 6],
    lid: 0.62,
    gaze: [0.7, 0.2],
    paws: [
      [0.235, 0.57, 0.31],
      [-0.1, 0.3, 0.27],
    ],
  });
  m.inside(seat, () => twigComb(m, place([0.262, 0.6, 0.36], [0, 24, -112])));
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: place([-1.14, floor(-1.14, 0.95), 0.95], [0, 34, 0]),
    expression: 'shout',
    pose: pose('cheer', {
      lean: [-9, 0, -4],
      bend: -6,
      head: [-20, 14, 6],
      left: {
        hand: [0.66, 0.2, 0.36],
        elbow: [0.6, -1, -0.2],
        palm: [-1, 0, 0.1],
        fingers: [0, 0.9, 0.5],
        grip: 'holdThick',
      },
      right: {
        hand: [0.66, 0.42, 0.3],
        elbow: [0.6, -1, -0.2],
        palm: [-1, 0, 0.1],
        fingers: [0, 0.9, 0.5],
        grip: 'holdThick',
      },
      legLeft: { foot: [0.12, 0, 0.12] },
      legRight: { foot: [0.12, 0, -0.1] },
    }),
  });
  for (const [hand, side] of [
    [priya.grip.left, 1],
    [priya.grip.right, -1],
  ] as const) {
    // the knob is in the fist: the lid's hollow looks at the other lid
    const at = new THREE.Vector3().setFromMatrixPosition(hand);
    const outward = vec(side * 0.8, 0.1, 0.75).applyAxisAngle(vec(0, 1, 0), (34 * Math.PI) / 180);
    const turn = new THREE.Quaternion().setFromUnitVectors(vec(0, 1, 0), outward.normalize());
    at.addScaledVector(outward, -0.075);
    potLid(m, new THREE.Matrix4().makeRotationFromQuaternion(turn).setPosition(at));
  }
  const theo = character(THEO_ONE_BOOT, {
    at: place([0.78, floor(0.78, 0.85), 0.85], [0, -46, 0]),
    expression: 'worry',
    gaze: [0.2, 0.7],
    pose: pose('stand', {
      lean: [14, 0, 0],
      bend: 8,
      head: [-10, -22, 5],
      left: {
        hand: [-0.3, -0.22, 0.6],
        elbow: [1, -0.7, 0],
        palm: [-1, 0, 0],
        fingers: [-0.1, 0.9, 0.5],
        grip: 'flat',
      },
      right: {
        hand: [-0.3, -0.22, 0.6],
        elbow: [1, -0.7, 0],
        palm: [-1, 0, 0],
        fingers: [-0.1, 0.9, 0.5],
        grip: 'flat',
      },
      legLeft: { foot: [-0.02, 0, 0.02] },
      legRight: { foot: [0, 0, -0.02] },
    }),
  });
  const charlotte = character(without(CHARLOTTE_FOREST, 'pack'), {
    at: place([1.4, floor(1.4, 1.25), 1.25], [0, -46, 0]),
    expression: 'thinking',
    gaze: [-0.4, 0.5],
    pose: pose('sitFloor', {
      bend: 14,
      head: [-2, -12, -12],
      left: {
        hand: [0.12, -0.6, 0.46],
        elbow: [1, -0.2, -0.3],
        palm: [-0.2, -1, 0.1],
        fingers: [-0.2, -0.3, 1],
        grip: 'flat',
      },
      right: {
        hand: [-0.22, 0.12, 0.5],
        elbow: [0.7, -1, 0.2],
        palm: [-0.2, 0, -1],
        fingers: [-0.4, 1, 0.1],
        grip: 'relaxed',
      },
    }),
  });
  mending(m, [-0.62, 0.4, 0.46], 8);
  mending(m, [0.18, 0.34, 0.46], -6);
  mending(m, [1.16, 0.4, 0.46], 12);
  const perch = (t: number): V3 => [mix(-2.2, -0.72, t), 1.66 + 0.05 * Math.sin(t * 4) - 0.1 * t, -0.5];
  m.put(tube([perch(-0.2), perch(0.35), perch(0.7), perch(1.05)], [0.036, 0.03, 0.022, 0.012], { around: 9 }), {
    color: '#7d5a42',
  });
  for (const [i, tone] of ['#d8604c', '#5fa3a0', '#e8b23c', '#8a78b8'].entries()) {
    const p = perch(0.4 + i * 0.17);
    bird(m, place([p[0], p[1] + 0.012, p[2]], [0, 24 - (i % 2) * 44, (i % 2 ? -1 : 1) * 5], 1.5), tone, true);
  }
  const rnd = random(3);
  for (let i = 0; i < 5; i++)
    m.put(
      ball([0.03, 0.008, 0.02], 8),
      { color: '#f6dcae' },
      place([mix(-0.5, 0.6, rnd()), floor(0, 1.1) + 0.012, mix(1, 1.5, rnd())], [0, rnd() * 180, 0]),
    );
  const actors = [priya, theo, charlotte];
  scene.add(boss.model, ...actors.map((a) => a.model), m.bake());
  scene.add(veilOfHours(['#ffffff', '#fff0cf', '#ffc9a0'], [-1.9, 1.9], 1.7));
  return {
    scene,
    camera: camera(FROM, TO, 33),
    focus: distance(FROM, [0, 1, 0.6]),
    aperture: 0.004,
    light: relight('day', {
      sun: { dir: [-0.55, 1, 0.75], color: '#fff0d2', power: 4.2, cone: 0.06 },
      fill: { dir: [0.3, 0.4, 1], color: '#ffe9d6', power: 0.8, cone: 0.4 },
      exposure: 1.02,
    }),
    center: [0, 0.8, 0.6],
    radius: 3,
    heads: [
      boss.head,
      ...actors.map((a) => a.head),
      { thing: 'comb', at: vec(0.27, 0.62, 0.36).applyMatrix4(seat), radius: 0.16 },
    ],
    // the birds with leaves over their ears
    find: ballsAt(0.13, [-0.92, 1.46, 1.7], [-0.49, 1.46, 1.69]),
    focal: boss.head.at.toArray() as V3,
  };
}
