/** FA-3.1. One fat stick comes out, and the pond comes after it: a jet straight at the reader, past two girls' knees. */
import type * as THREE from 'three';
import { manager } from '../../animals/manager.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod, pointAt } from '../../cast/holds.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { relight } from '../../light/presets.ts';
import { Model, newId } from '../../model/bake.ts';
import { color, noise, random, TAU, type V3, vec } from '../../model/math.ts';
import { water } from '../../model/mirror.ts';
import { place } from '../../model/place.ts';
import { stone } from '../../model/stones.ts';
import { ball, tube } from '../../model/tube.ts';
import { SUMMER } from '../../props/trees.ts';
import { drops, ripples } from '../../props/water.ts';
import { damCore, damFace } from '../../sets/beaver-dam.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { dryBed, POND_LEVEL, TRICKLE_LEVEL } from '../../sets/valley-ground.ts';
import { camera, composeShot, distance, type Shot } from '../../shot.ts';
import { gush } from './3-1.gush.ts';
import { leafUmbrella } from './3-1.leaf.ts';

const HOLE = damFace(-0.09, 0.62);
// low, at the foot of the dam
const FROM: V3 = [0.22, 0.22, 12.0];
const TO: V3 = [0.06, 0.62, 8.9];
const FOG = { color: '#e3efd2', near: 11, far: 44 };
/** The new puddle, where a dry bed was a moment ago. */
const PUDDLE = -0.352;
/** The middle of the jet, where the girls look. */
const JET: V3 = [-0.4, 0, 9.5];
/** The stick, just out of its hole: inner end and direction. */
const INNER: V3 = [-0.57, 0.12, 8.98];
const PULL: V3 = [0.93, -0.09, 0.35];
const along = (t: number, aside = 0): V3 => [
  INNER[0] + PULL[0] * t + PULL[2] * aside,
  INNER[1] + PULL[1] * t,
  INNER[2] + PULL[2] * t - PULL[0] * aside,
];

/** Where the stick was: a dark mouth with a rim of wet mud. */
function hole(model: Model): void {
  const [x, y, z] = HOLE;
  model.put(ball([0.17, 0.15, 0.12], 20), { color: '#2a1a1c', line: 0.6 }, place([x, y, z - 0.06], [-30, 12, 0]));
  const rnd = random(6);
  const id = newId();
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * TAU + rnd() * 0.2;
    const size = 0.08 + 0.03 * rnd();
    model.put(
      stone(i, 0.1, 0.45, 12),
      { color: i % 2 ? '#7d5a44' : '#86624a', id, line: 0.3 },
      place([x + Math.sin(a) * 0.19, y + Math.cos(a) * 0.17, z - 0.05 - 0.07 * Math.cos(a)], [0, i * 40, 0], size),
    );
  }
}

/** What the brook left on its bed. */
function leavings(model: Model): void {
  const rnd = random(12);
  for (let i = 0; i < 34; i++) {
    const [x, z] = [-2.6 + 3.6 * rnd(), 9.3 + 1.7 * rnd()];
    if (Math.hypot(x + 0.4, (z - 9.7) * 1.5) < 1.05) continue;
    const size = 0.03 + 0.07 * rnd() ** 2;
    const look = { color: ['#b9a493', '#9c8776', '#c9b8a4'][i % 3] ?? '#b9a493', line: 0.5 };
    model.put(
      stone(i, 0.3, 0.2, 12),
      look,
      place([x, dryBed(x, z) + size * 0.1, z], [0, i * 50, 0], [size * 1.3, size * 0.7, size]),
    );
  }
}

export function oneFatStick(): Shot {
  const model = new Model();
  hole(model);
  damCore(model);
  leavings(model);
  const wade = (x: number, z: number, yaw: number) => place([x, dryBed(x, z) - 0.012, z], [0, yaw, 0]);
  // the stick: bark, and the wet pale end that was in the dam
  const [inner, outer] = [vec(along(0)), vec(along(1.42))];
  const bark = (point: THREE.Vector3) => {
    const t = point.distanceTo(inner) / 1.42;
    return color(t < 0.16 ? '#43302a' : '#75584a').lerp(
      color('#9c8070'),
      0.5 * noise(point.x * 30, point.y * 9, point.z * 9),
    );
  };
  model.put(
    tube(
      [
        inner,
        inner
          .clone()
          .lerp(outer, 0.5)
          .add(vec(0, 0.02, 0)),
        outer,
      ],
      [0.05, 0.056, 0.05],
      { around: 14 },
    ),
    {
      tint: bark,
    },
  );
  const cut = frameBall(outer);
  model.put(ball([0.046, 0.046, 0.012], 14), { color: '#f3d9ac', line: 0.4 }, cut);

  // one behind the other, both far back on their heels: two bodies, one slant
  const [cx, , cz] = along(1.46);
  const charlotteAt = wade(cx, cz, -110);
  const pulls: Stance = { hips: 0.84, lean: [-36, 10, 0], bend: 2, head: [-2, 46, 10] };
  const hold = { at: charlotteAt, build: 'child8', stance: pulls, dir: PULL, r: 0.055 } as const;
  const charlotte = character(without(CHARLOTTE_FOREST, 'pack'), {
    at: charlotteAt,
    expression: 'screamLaugh',
    lookAt: JET,
    pose: pose('carryBox', {
      ...pulls,
      left: gripRod({ ...hold, side: 'left', point: along(1.26), elbow: [1, -0.5, -0.2] }),
      right: gripRod({ ...hold, side: 'right', point: along(1.18), elbow: [1, -0.5, -0.2] }),
      legLeft: { foot: [0.08, 0, 0.56], knee: [0.3, 0.2, 1], toeDown: -16 },
      legRight: { foot: [0.1, 0, 0.2], knee: [0.3, 0.2, 1] },
    }),
  });
  ripples(model, { at: [cx - 0.22, TRICKLE_LEVEL, cz - 0.06], r: 0.2, rings: 2, wide: 0.016, seed: 9 });
  const [px, , pz] = along(0.84, 0.12);
  const priyaAt = wade(px, pz, -108);
  const heaves: Stance = { hips: 0.92, lean: [-28, 10, 0], bend: 2, head: [-4, 50, 6] };
  const grip = { at: priyaAt, build: 'child8', stance: heaves, dir: PULL, r: 0.055 } as const;
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: priyaAt,
    expression: 'joy',
    lookAt: JET,
    pose: pose('carryBox', {
      ...heaves,
      left: gripRod({ ...grip, side: 'left', point: along(0.67), elbow: [1, -0.5, -0.2] }),
      right: gripRod({ ...grip, side: 'right', point: along(0.57), elbow: [1, -0.5, -0.2] }),
      legLeft: { foot: [0.1, 0, 0.5], knee: [0.3, 0.2, 1], toeDown: -14 },
      legRight: { foot: [0.08, 0, 0.1], knee: [0.3, 0.2, 1] },
    }),
  });
  // Theo keeps dry on a rock
  const theoSpot: V3 = [-1.14, -0.16, 9.1];
  model.put(stone(5, 0.45, 0.16, 20), { color: '#b9aca6' }, place([-1.14, -0.46, 9.1], [0, 40, 0], [0.4, 0.32, 0.32]));
  // up to the chest in the pond, close behind the dam: they have not seen him
  const bossAt: V3 = [0.3, 0.1, 7.2];
  const boss = manager({
    at: place(bossAt, [0, 2, 0], 2.7),
    pose: 'sit',
    head: [2, 4, -5],
    lid: 0.3,
    gaze: [0.3, -0.7],
    wet: true,
    prick: [0.6, 0.6],
  });
  ripples(model, { at: [bossAt[0], POND_LEVEL, bossAt[2]], r: 0.56, rings: 3, wide: 0.04, seed: 5 });
  const theoAt = place(theoSpot, [0, 20, 0]);
  const stem: V3 = [theoSpot[0] - 0.06, theoSpot[1] + 0.7, theoSpot[2] + 0.29];
  const warns: Stance = { head: [-2, 10, 5], lean: [-10, 0, 4] };
  const theo = character(THEO_ONE_BOOT, {
    at: theoAt,
    expression: 'surprise',
    lookAt: boss.head.at.toArray() as V3,
    pose: pose('point', {
      ...warns,
      right: grasp({
        at: theoAt,
        build: 'child8',
        touch: 'palm',
        r: 0.012,
        grip: 'fist',
        side: 'right',
        point: stem,
        fingers: [-0.9, 0.1, 0.4],
        palm: [-0.3, 0, -1],
        elbow: [1, -0.7, 0],
      }),
      left: pointAt({
        at: theoAt,
        build: 'child8',
        side: 'left',
        stance: warns,
        // across the picture, at the nose behind them
        target: [boss.head.at.x - 0.1, boss.head.at.y - 0.1, boss.head.at.z + 1.2],
        touch: false,
        stretch: 0.96,
      }),
      legLeft: { foot: [0.06, 0, -0.04] },
      legRight: { foot: [0.08, 0, 0.08] },
    }),
  });
  const over = theo.head.at.clone().add(vec(0.02, 0.42, -0.02));
  leafUmbrella(model, place(over, [36, 16, 6]), 0.39, [
    vec(stem).add(vec(0.01, -0.2, 0.02)),
    vec(stem),
    vec(stem)
      .lerp(over, 0.55)
      .add(vec(-0.16, 0, 0.06)),
  ]);
  const lands: V3 = [HOLE[0] + 0.2, PUDDLE, HOLE[2] + 2.3];
  gush(model, { from: [HOLE[0], HOLE[1], HOLE[2] - 0.02], to: lands, wide: [0.11, 0.36] });
  for (const [i, a] of [charlotte, priya].entries()) {
    const { x, y, z } = a.head.at;
    drops(model, [x, y + 0.02, z], 0.32, 16, FROM, i + 4);
    drops(model, [x, y - 0.42, z], 0.3, 10, FROM, i + 14);
  }
  // what has come through so far lies on the mud
  const pool = (x: number, z: number) => {
    const d = Math.hypot((x - lands[0]) / 0.74, (z - lands[2]) / 0.46) + 0.35 * (noise(x * 2.4, z * 2.4) - 0.5);
    return Math.max(dryBed(x, z) - 0.2, Math.max(PUDDLE - 0.16, PUDDLE + 0.5 * (d - 1)));
  };
  const actors = [charlotte, priya, theo];
  return composeShot({
    set: (scene) =>
      valley(scene, {
        look: {
          ...MORNING_LOOK,
          palette: SUMMER,
          water: { ...MORNING_LOOK.water, strokes: 0.22 },
          fog: FOG,
          distance: {
            ...MORNING_LOOK.distance,
            skyTop: '#8cc8f0',
            gain: 1.3,
            glow: { at: 0, wide: 40, color: '#fffbe0' },
          },
        },
        facing: 0,
        pond: true,
        dam: true,
        trickle: 'thin',
        rush: 0.15,
        spare: HOLE,
        clear: (x, z) => Math.hypot(x - FROM[0], z - FROM[2]) > 2.6 && Math.hypot(x + 1.6, z - 9.2) > 0.8,
        trees: treeRing([
          [-6.2, 3.2, 7, 0.42],
          [5.4, 2.6, 7, 0.42],
          [-7.4, -2.4, 7, 0.36],
          [8.2, -3.4, 7.4, 0.36],
        ]),
      }),
    light: relight('day', {
      sun: { dir: [-0.85, 0.9, -0.2], color: '#fff0d2', power: 5.6, cone: 0.05 },
      fill: { dir: [-0.4, 0.4, 1], color: '#ffe9d6', power: 0.42, cone: 0.4 },
      sky: 0.86,
      fog: FOG,
      exposure: 1,
    }),
    camera: camera(FROM, TO, 48),
    focus: distance(FROM, [0.2, 0.2, 9.1]),
    aperture: 0.01,
    center: [0, 0.4, 8.4],
    radius: 6,
    actors: [boss, ...actors],
    things: [
      water({
        shallow: color('#9db7a6'),
        deep: color('#5a9aa2'),
        glint: color('#fff6dc').multiplyScalar(1.15),
        fog: FOG,
        ground: pool,
        level: PUDDLE,
        area: [lands[0] - 1.6, lands[2] - 1.1, lands[0] + 1.6, lands[2] + 1.2],
        ripple: 0.022,
        strokes: 0.25,
        flow: [0.3, 1],
        mirror: 0.6,
      }),
      model.bake(),
    ],
    heads: [
      boss.head,
      ...actors.map((actor) => actor.head),
      { thing: 'jet', at: vec(HOLE).lerp(vec(lands), 0.4), radius: 0.4 },
    ],
    find: [{ at: vec(over), radius: 0.42 }],
    focal: vec(HOLE).lerp(vec(lands), 0.35).toArray() as V3,
  });
}

/** A disc across the stick's end. */
const frameBall = (at: THREE.Vector3): THREE.Matrix4 => place(at, [-6, 69.4, 0]);
