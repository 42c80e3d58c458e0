/** FA-1.2. Night: three children bolt upright in a glowing tent; the Ranger drinks her tea; somebody takes a boot. */
import * as THREE from 'three';
import { manager } from '../../animals/manager.ts';
import { character } from '../../cast/character.ts';
import { MEERA } from '../../cast/people/meera.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { blueBoot } from '../../props/boot.ts';
import { thermos } from '../../props/camping.ts';
import type { Palette, TreePlan } from '../../props/trees.ts';
import { camp, campfire, campGround, sittingLog, TENT, tent } from '../../sets/camp.ts';
import { camera, composeShot, distance, type Shot } from '../../shot.ts';
import { SHADOW_HEAD, type Sleeper, sleeperShadow } from './1-2.tent-shadows.ts';

const NIGHT: Palette = {
  leaves: ['#22384a', '#2f4f5c', '#45706a', '#6f9480', '#a3b896'],
  bark: ['#453a50', '#7a6470'],
  grass: ['#2f4a52', '#45685c', '#688a6a', '#94a878'],
};
const FROM: V3 = [0.36, 1.4, 7.1];
const TO: V3 = [0.34, 1.02, 0];
const FIRE: V3 = [1.02, 0.02, 1.25];
const TREES: TreePlan[] = (
  [
    [-3.6, -2.2, 6.6, 0.32],
    [3.9, -2.6, 6.8, 0.34],
    [-1.2, -4.6, 7, 0.3],
    [1.9, -5.6, 7.4, 0.32],
    [-5.6, -0.6, 6.6, 0.34],
    [5.9, -1.2, 7, 0.34],
    [-4.4, -6.4, 7.6, 0.3],
    [5.6, -6.5, 7.6, 0.34],
  ] as const
).map(([x, z, height, girth], i) => ({
  at: [x, campGround(x, z), z] as V3,
  height,
  girth,
  leaves: 2000,
  leafSize: 0.23,
  seed: i * 5 + 3,
}));

export function nightAtCamp(): Shot {
  const model = new Model();
  const tentAt = place([-0.95, campGround(-0.95, -0.2), -0.2], [0, 12, 0], 1.12);
  tent(model, tentAt, { cloth: '#c98a4a', glow: color('#ffbf66').multiplyScalar(1.15) });
  const slope = (Math.atan2(TENT[2], TENT[1]) * 180) / Math.PI;
  const sheet = tentAt.clone().multiply(place([0, 0, TENT[2] + 0.012], [-slope, 0, 0]));
  const woken: [Sleeper, number, number, number][] = [
    ['charlotte', -0.64, 3, 1.0],
    ['theo', 0.04, -2, 1.0],
    ['priya', 0.66, -2, 0.97],
  ];
  const heads = woken.map(([who, x, tilt, size], i) => {
    const at = sheet.clone().multiply(place([x, -0.04, i * 0.012], [0, 0, tilt], size));
    sleeperShadow(model, at, who);
    return { person: who, at: vec(0, SHADOW_HEAD, 0).applyMatrix4(at), radius: 0.33 };
  });
  campfire(model, place(FIRE), true);
  const seat: V3 = [2.26, campGround(2.26, 0.78), 0.78];
  sittingLog(model, place(seat, [0, -52, 0]), 1.2, 0.36);
  // both hands round her tea
  const seated = place([seat[0] - 0.02, seat[1], seat[2] + 0.02], [0, -48, 0]);
  const tea: V3 = [0, 0.66, 0.36];
  const near = (x: number, y: number, z: number): V3 =>
    vec(tea)
      .add(vec(x, y, z))
      .applyMatrix4(seated)
      .toArray() as V3;
  const meera = character(MEERA, {
    at: seated,
    expression: 'calm',
    gaze: [-0.7, 0.05],
    pose: pose('sitChair', {
      hips: 0.5,
      lean: [4, 0, 2],
      bend: 8,
      head: [3, 18, 4],
      right: {
        hand: [0, 0, 0],
        reachTo: near(-0.062, -0.02, -0.085),
        elbow: [0.9, -0.9, -0.2],
        palm: [-1, 0, 0],
        fingers: [-0.1, 0.12, 1],
        grip: 'holdThick',
      },
      left: {
        hand: [0, 0, 0],
        reachTo: near(0.062, -0.05, -0.085),
        elbow: [0.9, -0.9, -0.2],
        palm: [-1, 0, 0],
        fingers: [-0.1, 0.12, 1],
        grip: 'holdThick',
      },
    }),
  });
  thermos(model, place(near(0, -0.13, 0), [0, 0, 0], 1.05));
  // a round wet back, and over his arm the boot, as one carries a parcel
  const thief = place([1.5, campGround(1.5, -1.35), -1.35], [0, 112, 0], 1.1);
  const boss = manager({
    at: thief,
    pose: 'work',
    head: [-8, 14, 0],
    lid: 0.4,
    wet: true,
    paws: [
      [0.12, 0.3, 0.44],
      [-0.1, 0.36, 0.42],
    ],
  });
  const booty = vec(-0.12, 0.2, 0.58).applyMatrix4(thief);
  blueBoot(model, place(booty, [26, 88, -14], 1.5));
  const stars = new Model();
  for (let i = 0; i < 40; i++) {
    const a = ((i * 137.5) % 90) - 45;
    const r = 28;
    const at = place([
      Math.sin((a * Math.PI) / 180) * r,
      9 + ((i * 53) % 100) / 12,
      -Math.cos((a * Math.PI) / 180) * r,
    ]);
    stars.put(
      new THREE.SphereGeometry(0.05 + (i % 3) * 0.02, 6, 5),
      { glow: true, line: 0, color: color('#fff2d0').multiplyScalar(1.3) },
      at,
    );
  }
  return composeShot({
    set: (scene) =>
      camp(scene, {
        palette: NIGHT,
        soil: ['#8a7468', '#4f6a5a'],
        distance: {
          skyTop: '#2f3a70',
          skyLow: '#6a78a8',
          far: '#4f6488',
          near: '#2f4560',
          glow: { at: -24, wide: 40, color: '#a9b4d8' },
          gain: 0.5,
        },
        trees: TREES,
        clear: (x, z) => z < 2.2 && !(Math.abs(x + 1.0) < 2.2 && z > -1.4),
      }),
    light: relight('night', {
      sun: { dir: [-0.55, 0.85, -0.35], color: '#aebcff', power: 2.3, cone: 0.06 },
      top: '#5a68b8',
      horizon: '#7478bc',
      bounce: '#6a5a88',
      sky: 0.55,
      points: [
        { at: [FIRE[0], FIRE[1] + 0.42, FIRE[2]], color: '#ff9a4a', power: 9, radius: 0.16 },
        { at: [-0.7, 0.5, 1.35], color: '#ffb866', power: 3, radius: 0.3 },
        // so much of the firelight as gets past the logs to the boot
        { at: [booty.x - 0.05, booty.y + 0.4, booty.z + 0.6], color: '#ffdcb4', power: 1.1, radius: 0.1 },
      ],
      fog: { color: '#4f5c90', near: 8, far: 30 },
      exposure: 1.05,
    }),
    camera: camera(FROM, TO, 33),
    focus: distance(FROM, [-0.6, 0.8, 0.6]),
    aperture: 0.014,
    center: [0, 1, -0.5],
    radius: 6,
    actors: [meera, boss],
    things: [model.bake(), stars.bake({ cast: false, receive: false })],
    heads: [...heads, meera.head, boss.head, { thing: 'boot', at: booty.clone().add(vec(0, 0.14, 0)), radius: 0.2 }],
    paint: { line: 0.7 },
    find: [boss.head, { at: booty.clone().add(vec(0, 0.14, 0)), radius: 0.2 }],
    focal: [-1.0, 0.95, 0.5],
  });
}
