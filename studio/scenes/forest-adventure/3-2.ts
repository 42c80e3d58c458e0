/** FA-3.2. A page of Theo's notebook: he shouts, sings, begs; three strips, three mendings, one beaver whom nothing moves. */
import * as THREE from 'three';
import { manager } from '../../animals/manager.ts';
import { bird } from '../../animals/small.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, fbm, mix, random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';
import { veilOfHours } from '../../model/veil.ts';
import { stick } from '../../props/forest.ts';
import { ballsAt, camera, distance, type Shot } from '../../shot.ts';
import { notebookPage } from './3-2.notebook-page.ts';
import { type Hour, type Strip, skyBehind } from './3-2.three-hours.ts';

const FROM: V3 = [0, 1.0, 6];
const TO: V3 = [0, 1.0, 0];
const EYE = [FROM[1], FROM[2]] as const;
/** Two narrow strips and a wide one: shouting, opera, please. */
const SHOUT: Strip = [-2.18, -1.0, -0.42, 2.6];
const OPERA: Strip = [-0.88, 0.34, -0.42, 2.6];
const PLEASE: Strip = [0.46, 2.18, -0.42, 2.6];
const HOURS: [Hour, Hour, Hour] = [
  { top: '#8fcbee', low: '#e6f4e4', woods: ['#b5d29b', '#7da567'], sun: [0.72, 0.1, '#ffd950'] },
  { top: '#f0c566', low: '#f9e3a8', woods: ['#d8c585', '#a5a05c'], sun: [0.2, 0.16, '#ffa83a'] },
  { top: '#d9a0b4', low: '#ffc48f', woods: ['#c38a80', '#8a6072'], sun: [0.8, 0.3, '#ff8f5a'] },
];
const BARK = ['#8a6444', '#a8825c', '#6f5038', '#b8946a', '#5e4434'];

/** Mud wall and a jumble of sticks between `x0` and `x1`, up to `top`; nothing stands out of the strip. */
function damPiece(model: Model, [x0, x1]: readonly [number, number], top: number, z: number, seed: number): void {
  const rnd = random(seed);
  model.put(
    grid(
      (u, w) => [mix(x0, x1, u), mix(-1.4, top - 0.06, w) + 0.05 * fbm(u * 4, w * 3, seed), z - 0.1 - 0.1 * w],
      40,
      10,
    ),
    {
      tint: (point) => color('#6b4c38').lerp(color('#8f6c50'), fbm(point.x * 3, point.y * 4, 2)),
      line: 0,
      doubleSided: true,
    },
  );
  for (let i = 0; i < 95 * (x1 - x0); i++) {
    const long = mix(0.3, 0.75, rnd()) * Math.min(1, (x1 - x0) / 1.2);
    const tilt = (rnd() - 0.5) * 1.1;
    const x = mix(x0 + 0.02, x1 - 0.02 - long * Math.cos(tilt), rnd());
    const y = mix(-1.1, top, rnd() ** 0.85);
    const at: V3 = [x, y, z + rnd() * 0.16 + (y < top - 0.2 ? 0.1 : 0)];
    const to: V3 = [
      x + long * Math.cos(tilt),
      Math.min(top + 0.08, y + long * Math.sin(tilt)),
      at[2] + (rnd() - 0.5) * 0.1,
    ];
    stick(model, at, to, mix(0.016, 0.042, rnd()), BARK[i % 5]);
  }
}

/** A hole mended in a hurry: wet mud, and a peeled stick patted across. */
function mending(model: Model, at: V3, turn: number): void {
  model.inside(place(at, [-14, 0, turn]), () => {
    model.put(ball([0.2, 0.155, 0.05], 22), { color: '#5f4234' });
    model.put(ball([0.14, 0.1, 0.04], 18), { color: '#8a634b', line: 0.5 }, place([0.01, 0.01, 0.025]));
    stick(model, [-0.24, -0.09, 0.075], [0.24, 0.1, 0.08], 0.03, '#f8e0b4');
  });
  for (const [dx, dy, r] of [
    [0.03, -0.19, 0.02],
    [0.06, -0.28, 0.015],
  ] as const)
    model.put(ball([r, r * 1.6, r], 10), { color: '#bfe2ec', line: 0.5 }, place([at[0] + dx, at[1] + dy, at[2] + 0.1]));
}

function shouting(model: Model) {
  damPiece(model, [-2.26, -0.94], 0.98, 0, 3);
  mending(model, [-1.24, 0.34, 0.32], 10);
  const boss = manager({
    at: place([-1.48, 0.98, 0], [0, -24, 0], 1.42),
    pose: 'sit',
    head: [2, 16, 4],
    lid: 0.62,
    gaze: [0.6, 0.1],
  });
  const at = place([-1.66, -0.94, 0.72], [0, 84, 0], 1.34);
  const charlotte = character(without(CHARLOTTE_FOREST, 'pack'), {
    at,
    expression: 'outrage',
    pose: pose('shout', {
      lean: [4, 0, 6],
      bend: -4,
      head: [-24, -10, 6],
      left: { hand: [-0.06, 0.3, 0.46] },
      right: { hand: [-0.1, 0.18, 0.5] },
    }),
  });
  return { boss, who: charlotte };
}

function opera(model: Model) {
  damPiece(model, [-0.94, 0.4], 0.98, 0, 8);
  mending(model, [0.08, 0.26, 0.32], -8);
  const boss = manager({
    at: place([-0.16, 0.98, 0], [0, 10, 0], 1.42),
    pose: 'sit',
    head: [2, -14, -3],
    lid: 0.66,
    gaze: [-0.5, 0.2],
  });
  const at = place([-0.36, -0.9, 0.74], [0, 24, 0], 1.32);
  const stance: Stance = { lean: [-12, 0, -6], bend: -8, head: [-24, 18, 12] };
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at,
    expression: 'roar',
    pose: pose('stand', {
      ...stance,
      // one hand on her heart, the other to the gallery
      right: grasp({
        at,
        build: 'child8',
        side: 'right',
        touch: 'palm',
        point: vec(0.03, 0.76, 0.1).applyMatrix4(at),
        fingers: [-1, 0.2, 0],
        palm: [0, 0, -1],
        elbow: [1, -0.5, 0.1],
        grip: 'open',
      }),
      left: {
        hand: [0.34, 0.66, 0.4],
        elbow: [1, -0.6, 0],
        palm: [-0.1, 1, 0.2],
        fingers: [0.5, 0.8, 0.3],
        grip: 'open',
      },
    }),
  });
  // the audience has leaves over its ears
  const perch: [V3, V3] = [
    [-0.9, 1.13, 0.3],
    [-0.3, 1.05, 0.34],
  ];
  stick(model, perch[0], perch[1], 0.03, '#7d5a42');
  for (const [i, tone] of ['#d8604c', '#5fa3a0', '#e8b23c'].entries())
    bird(model, place([-0.7 + i * 0.17, 1.13 - i * 0.024, 0.32], [0, 30 - (i % 2) * 44, 0], 1.5), tone, true);
  return { boss, who: priya };
}

function please(model: Model) {
  damPiece(model, [0.4, 2.26], -0.06, 0.5, 14);
  model.put(roundedBox(1.86, 1.2, 1.2, 0.1), { color: '#6f503c', line: 0.4 }, place([1.33, -0.7, -0.1]));
  const rnd = random(21);
  for (let i = 0; i < 46; i++) {
    const [x, z, long] = [mix(0.46, 1.7, rnd()), mix(-0.5, 0.5, rnd()), mix(0.3, 0.52, rnd())];
    const a = (rnd() - 0.5) * 1.4;
    const y = -0.1 + rnd() * 0.06;
    stick(
      model,
      [x, y, z],
      [x + long * Math.cos(a), y + 0.02, z + 0.3 * Math.sin(a)],
      mix(0.02, 0.04, rnd()),
      BARK[i % 5],
    );
  }
  // the hole is under the mud, the stick on it, and his paws on the stick; he has no eye for anybody
  const patch: V3 = [1.36, 0.0, 0.42];
  model.put(ball([0.22, 0.14, 0.18], 22), { color: '#5f4234' }, place(patch));
  stick(
    model,
    [patch[0] - 0.26, patch[1] + 0.15, patch[2] + 0.12],
    [patch[0] + 0.26, patch[1] + 0.17, patch[2] + 0.02],
    0.036,
    '#f8e0b4',
  );
  const his = place([0.84, -0.06, -0.06], [0, 46, 0], 1.75);
  const own = (p: V3): V3 => vec(p).applyMatrix4(his.clone().invert()).toArray() as V3;
  const boss = manager({
    at: his,
    pose: 'work',
    head: [20, 6, 4],
    lid: 0.5,
    gaze: [0.3, -0.5],
    paws: [
      own([patch[0] - 0.08, patch[1] + 0.2, patch[2] + 0.12]),
      own([patch[0] - 0.2, patch[1] + 0.2, patch[2] + 0.02]),
    ],
  });
  const at = place([1.86, -0.1, 0.42], [0, -72, 0], 1.28);
  const stance: Stance = { hips: 0.5, lean: [14, 0, 0], bend: 8, head: [-14, 2, 8] };
  const clasp = (side: 'left' | 'right') =>
    grasp({
      at,
      build: 'child8',
      side,
      touch: 'palm',
      r: 0.012,
      point: vec(0, 0.56, 0.3).applyMatrix4(at),
      fingers: [-0.35, 0.86, 0.3],
      palm: [-1, 0, 0],
      elbow: [1, -0.7, 0],
      grip: 'relaxed',
    });
  const theo = character(THEO_ONE_BOOT, {
    at,
    expression: 'dismay',
    lookAt: boss.head.at.toArray() as V3,
    pose: pose('kneel', { ...stance, left: clasp('left'), right: clasp('right') }),
  });
  return { boss, who: theo };
}

export function threeConcerts(): Shot {
  const scene = new THREE.Scene();
  const [m, page] = [new Model(), new Model()];
  const strips = [SHOUT, OPERA, PLEASE];
  for (const [i, strip] of strips.entries()) skyBehind(m, HOURS[i] as Hour, strip, EYE, -2.4, i * 7 + 3);
  const parts = [shouting(m), opera(m), please(m)];
  notebookPage(page, strips, EYE, 4.4);
  const heads = parts.map((p) => p.who.head);
  scene.add(...parts.flatMap((p) => [p.boss.model, p.who.model]), m.bake(), page.bake({ cast: false, receive: false }));
  scene.add(veilOfHours(['#ffffff', '#fff0cf', '#ffd0a8'], [-1.9, 1.9], 1.7));
  return {
    scene,
    camera: camera(FROM, TO, 33),
    focus: distance(FROM, [0, 1, 0.6]),
    aperture: 0.003,
    light: relight('day', {
      sun: { dir: [-0.55, 1, 0.75], color: '#fff0d2', power: 4.2, cone: 0.06 },
      fill: { dir: [0.3, 0.4, 1], color: '#ffe9d6', power: 0.8, cone: 0.4 },
      exposure: 1.02,
    }),
    center: [0, 0.8, 0.4],
    radius: 3,
    heads: [...parts.map((p) => p.boss.head), ...heads],
    // the birds with leaves over their ears
    find: ballsAt(0.14, [-0.69, 1.21, 0.32], [-0.36, 1.18, 0.32]),
    focal: (heads[2] as (typeof heads)[number]).at.toArray() as V3,
  };
}
