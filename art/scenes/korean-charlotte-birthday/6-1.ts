/** KB-6.1. No pot goes home empty: red millet cakes roll through the steam into Charlotte's. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { cup, gripRod, holdCard } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { DOYUN_SUMMER_FREE, MAX_BEANS } from '../../cast/people/korea-travel.ts';
import { MRS_TTEOK } from '../../cast/people/mrs-tteok.ts';
import { type Pose, pose } from '../../cast/pose.ts';
import { headFrame } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { color, noise, smoothstep, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, lathe, ring } from '../../model/tube.ts';
import { puffs } from '../../model/veil.ts';
import { susuCake } from '../../props/rice-cakes.ts';
import { earPot, POT_GRIP } from '../../props/soup-pots.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { whiteCake } from '../../props/tteok-things.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { laneShops, STEAM } from '../../sets/lane-shops.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-1.62, 1.22, 3.7];
const TO: V3 = [-1.92, 0.9, 0.6];
const POT: V3 = [-2.12, 0.58, 1.0];
const R = 0.19;
const CAKE = 0.05;

/** Where the steam stands: [x, y, z, radius]. */
const CLOUD: [number, number, number, number][] = [
  [-2.36, 0.88, 0.72, 0.13],
  [-2.22, 0.94, 0.7, 0.14],
  [-2.05, 0.9, 0.71, 0.15],
  [-1.9, 0.86, 0.72, 0.13],
  [-2.42, 1.04, 0.66, 0.12],
  [-2.28, 1.1, 0.64, 0.12],
  [-2.0, 1.06, 0.64, 0.13],
  [-1.84, 1.02, 0.66, 0.12],
  [-2.14, 0.78, 0.76, 0.14],
  [-2.5, 1.2, 0.58, 0.1],
  [-1.76, 1.16, 0.58, 0.1],
];
/** Flat round basket of split bamboo, its rim at the origin's height. */
function basket(m: Model, at: THREE.Matrix4, r: number): void {
  m.inside(at, () => {
    m.put(
      lathe(
        [
          [-0.03, 0.01],
          [-0.03, r * 0.86],
          [0, r],
          [0.004, r * 0.98],
        ],
        { around: 40 },
      ),
      { color: '#d8a95e', doubleSided: true, line: 0.8 },
    );
    for (const q of [0.3, 0.6]) m.put(ring(r * q, r * q, -0.028, 0.006), { color: '#b98544', line: 0.3 });
    m.put(ring(r, r, 0, 0.014), { color: '#b8743f', line: 0.8 });
  });
}

export function noPotHomeEmpty(): Shot {
  const scene = new THREE.Scene();
  laneShops(scene, { hour: 'morning', without: ['cleaner', 'pole', 'upper'] });
  const m = new Model();
  earPot(m, place(POT), R, { lid: 'off', inside: 'empty', tone: '#d8b25a' });
  const ear = (k: 1 | -1): V3 => [POT[0] + k * 1.25 * R, POT[1] + (POT_GRIP.y + 0.02) * R, POT[2]];

  const ladyAt = place([-2.06, 0, 0.42], [0, 2, 0], 1.02);
  const stooping: Pose = pose('stand', { lean: [14, 0, -2], bend: 14, head: [12, 22, -8] });
  const tray = place([-2.2, 0.99, 0.82], [26, -10, 6]);
  const onTray = (p: V3) => vec(p).applyMatrix4(tray);
  const lady = { at: ladyAt, build: 'shortWoman', stance: stooping } as const;
  const tteok = character(MRS_TTEOK, {
    at: ladyAt,
    expression: 'huh',
    gaze: [0.5, -0.5],
    pose: {
      ...stooping,
      right: holdCard({
        ...lady,
        side: 'right',
        edge: onTray([-0.19, -0.01, -0.06]),
        inward: vec(1, 0, 0.2).transformDirection(tray),
        face: vec(0, 1, 0).transformDirection(tray),
        elbow: [1, -0.3, 0],
      }),
      left: holdCard({
        ...lady,
        side: 'left',
        edge: onTray([0.19, -0.01, -0.07]),
        inward: vec(-1, 0, 0.2).transformDirection(tray),
        face: vec(0, 1, 0).transformDirection(tray),
        elbow: [1, -0.3, 0],
      }),
    },
  });
  basket(m, tray, 0.2);
  m.inside(tray, () => {
    for (const [i, [x, z]] of (
      [
        [-0.11, -0.03],
        [0.0, -0.05],
        [0.11, -0.04],
        [-0.06, 0.03],
        [0.05, 0.03],
        [-0.01, 0.13],
        [0.1, 0.1],
      ] as const
    ).entries())
      susuCake(m, place([x, CAKE - 0.028, z]), CAKE, i);
  });
  for (const [i, at] of (
    [
      [-2.14, 0.9, 1.03],
      [-2.22, 0.83, 1.06],
      [-2.06, 0.84, 0.98],
      [-2.2, 0.75, 0.94],
      [-2.05, 0.74, 1.07],
      [-2.13, 0.73, 1.0],
    ] as V3[]
  ).entries())
    susuCake(m, place(at), CAKE, i + 9);
  // white slabs: one stands in the pot already, the next wait at the back of the basket
  whiteCake(m, place([-2.2, 0.74, 0.9], [68, -14, 6]), 2, 2, 0.085);
  m.inside(tray, () => {
    for (const x of [-0.06, 0.05])
      whiteCake(m, place([x, -0.01 + (x > 0 ? 0.012 : 0), -0.15], [-14, x * 300, 0]), 1, 1, 0.1);
  });

  const girlAt = place([-2.6, 0, 0.92], [0, 60, 0], 1.04);
  const girlStance: Pose = pose('stand', { lean: [6, 2, -3], bend: 6, head: [8, 16, -8] });
  const girl = { at: girlAt, build: 'child8', stance: girlStance } as const;
  const charlotte = character(CHARLOTTE, {
    at: girlAt,
    expression: 'joy',
    gaze: [0.3, -0.1],
    pose: {
      ...girlStance,
      left: gripRod({ ...girl, side: 'left', point: ear(-1), dir: [0, 0, 1], r: 0.011, elbow: [0.8, -0.8, 0] }),
      right: cup({
        ...girl,
        side: 'right',
        point: [POT[0] - 0.17, POT[1] + 0.05, POT[2] + 0.12],
        r: 0.05,
        from: 'below',
        elbow: [0.8, -1, 0],
      }),
      legLeft: { foot: [0.04, 0, 0.1], toeOut: 8 },
      legRight: { foot: [0.1, 0, -0.1], toeOut: 26 },
    },
  });

  const boyAt = place([-1.58, 0, 0.92], [0, -34, 0], 1.04);
  const boyStance: Pose = pose('stand', { lean: [3, -6, 3], bend: 5, head: [4, -26, 8] });
  const boy = { at: boyAt, build: 'child8', stance: boyStance } as const;
  const clickyAt = boyAt.clone().multiply(place([0.07, 0.68, 0.25], [-10, 24, 3], 2.1));
  const onClicky = (p: V3) => vec(p).applyMatrix4(clickyAt);
  const doyun = character(DOYUN_SUMMER_FREE, {
    at: boyAt,
    expression: 'cheeksFull',
    gaze: [-0.3, 0.4],
    pose: {
      ...boyStance,
      right: gripRod({ ...boy, side: 'right', point: ear(1), dir: [0, 0, 1], r: 0.011, elbow: [0.8, -0.8, 0] }),
      left: cup({
        ...boy,
        side: 'left',
        point: onClicky([0.004, -0.018, -0.006]),
        r: 0.05,
        from: 'below',
        elbow: [1, -0.8, 0],
      }),
      legLeft: { foot: [0.05, 0, -0.04], toeOut: 14 },
      legRight: { foot: [0.1, 0, 0.1], toeOut: 18 },
    },
  });
  strungClicky(m, boy, clickyAt, { digits: '0031', face: 1.36 });

  // he has tried them: beans under the nose, the next one ready
  const maxAt = place([-1.16, 0, 1.22], [0, -24, 0], 1.04);
  const munching: Pose = pose('stand', { lean: [-2, 4, -4], head: [-8, -14, -8] });
  const bite = vec(0.55, -1.2, 1.15).applyMatrix4(headFrame(maxAt, 'child4', munching));
  const max = character(MAX_BEANS, {
    at: maxAt,
    expression: 'smile',
    gaze: [-0.5, 0.6],
    pose: {
      ...munching,
      left: cup({
        at: maxAt,
        build: 'child4',
        stance: munching,
        side: 'left',
        point: bite,
        r: 0.045,
        from: 'side',
        elbow: [1, -1, 0],
      }),
    },
  });
  susuCake(m, place(bite), 0.045, 3);

  const actors = [tteok, charlotte, doyun, max];
  scene.add(...actors.map((a) => a.model), m.bake());
  // steam: a cloud with a body behind the red cakes, so that no pencil line shows through it, and its soft edges
  const steam = new Model();
  for (const [i, [x, y, z, r]] of CLOUD.entries())
    steam.put(
      ball([r, r * 0.86, r * 0.5], 20),
      {
        tint: (q) =>
          color('#e9e2ee')
            .lerp(color('#fffdf6'), smoothstep(-0.7, 0.5, q.y / r + 0.3 * noise(q.x * 9 + i, q.y * 9)))
            .multiplyScalar(1.14),
        glow: true,
        line: 0,
      },
      place([x, y, z]),
    );
  scene.add(steam.bake({ cast: false, receive: false }));
  scene.add(
    puffs(
      CLOUD.map(([x, y, z, r]) => [x, y + 0.03, z + 0.06, r * 1.7]),
      FROM,
      '#fffdf8',
      0.5,
    ),
  );
  const rising = STEAM.flatMap(([x, y, z], i): [number, number, number, number][] =>
    [0, 1, 2, 3, 4].map((k) => [x + 0.14 * Math.sin(k * 1.9 + i), y + 0.02 + k * 0.17, z + 0.3, 0.2 + k * 0.05]),
  );
  scene.add(puffs(rising, FROM, '#fffaf0', 0.36));
  return {
    scene,
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, [-2.12, 0.9, 1]),
    aperture: 0.007,
    light: koreaLight('morning', {
      points: [{ at: [-2.0, 2.5, -1.2], color: '#ffdcae', power: 7, radius: 0.3 }],
      exposure: 1.04,
    }),
    center: [-1.9, 0.9, 0.5],
    radius: 3.6,
    heads: [...actors.map((a) => a.head), { name: 'Find', at: onClicky([0, 0, 0]), radius: 0.1 }],
    focal: [-2.12, 0.9, 1],
  };
}
