/** FA-3.1. One fat stick comes out, and the pond comes after it. */
import * as THREE from 'three';
import { manager } from '../../animals/manager.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { color, mix, random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';
import { stick } from '../../props/forest.ts';
import { damFace } from '../../sets/beaver-dam.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { BROOK_LEVEL, ground, POND_LEVEL } from '../../sets/valley-ground.ts';
import { SUMMER } from '../../sets/woodland.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const HOLE = damFace(0.16, 0.72);
const FROM: V3 = [3.1, 1.45, 12.7];
const TO: V3 = [1.75, 0.36, 8.6];
const FOG = { color: '#e3efd2', near: 11, far: 44 };

export function oneFatStick(): Shot {
  const scene = new THREE.Scene();
  valley(scene, {
    look: {
      ...MORNING_LOOK,
      palette: SUMMER,
      fog: FOG,
      distance: { ...MORNING_LOOK.distance, skyTop: '#a9d3ee', glow: { at: -10, wide: 50, color: '#fffbe0' } },
    },
    facing: -20,
    pond: true,
    dam: true,
    spare: HOLE,
    clear: (x, z) => Math.hypot(x - FROM[0], z - FROM[2]) > 2.4 && Math.hypot(x - 3.2, z - 9.2) > 0.6,
    trees: treeRing([
      [-8.2, 5, 7, 0.36],
      [7.6, 4.2, 7, 0.34],
      [-6.6, -3, 7.4, 0.32],
      [6.4, -4, 7.4, 0.32],
      [-3, -13, 8, 0.34],
      [2.5, -15, 8, 0.34],
    ]),
  });
  const level = BROOK_LEVEL - 0.22;
  const wade = (x: number, z: number, yaw: number) => place([x, Math.max(ground(x, z), level - 0.3), z], [0, yaw, 0]);
  const m = new Model();
  const grip: V3 = [2.02, 0.36, 9.0];
  const charlotte = character(without(CHARLOTTE_FOREST, 'pack'), {
    at: wade(2.3, 9.35, -142),
    expression: 'laugh',
    pose: pose('carryBox', {
      lean: [-16, 0, -4],
      bend: 6,
      head: [2, 62, 8],
      left: {
        hand: [0, 0, 0],
        reachTo: [grip[0] - 0.1, grip[1] - 0.02, grip[2] - 0.05],
        elbow: [0.9, -0.6, -0.2],
        palm: [-0.6, 0.6, 0],
        fingers: [-0.5, 0.2, 0.8],
        grip: 'holdThick',
      },
      right: {
        hand: [0, 0, 0],
        reachTo: [grip[0] + 0.12, grip[1] + 0.02, grip[2] + 0.06],
        elbow: [0.9, -0.6, -0.2],
        palm: [-0.6, 0.6, 0],
        fingers: [-0.5, 0.2, 0.8],
        grip: 'holdThick',
      },
      legLeft: { foot: [0.1, 0, 0.24] },
      legRight: { foot: [0.12, 0, -0.1] },
    }),
  });
  stick(
    m,
    [grip[0] - 0.62, grip[1] + 0.06, grip[2] - 0.42],
    [grip[0] + 0.42, grip[1] + 0.06, grip[2] + 0.3],
    0.05,
    '#8f6a48',
  );
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: wade(0.42, 9.5, 38),
    expression: 'shout',
    pose: pose('cheer', { lean: [-5, 0, 5], head: [-10, 8, -7] }),
  });
  const theo = character(THEO_ONE_BOOT, {
    at: wade(3.2, 9.15, -60),
    expression: 'worry',
    gaze: [0.6, -0.2],
    pose: pose('hold', {
      head: [0, 30, 6],
      right: {
        hand: [0.0, -0.2, 0.5],
        elbow: [0.9, -0.8, 0],
        palm: [-1, 0, 0],
        fingers: [-0.2, 0.8, 0.5],
        grip: 'fist',
      },
      left: {
        hand: [0.1, -0.3, 0.46],
        elbow: [0.9, -0.8, 0],
        palm: [-1, 0, 0],
        fingers: [-0.2, 0.8, 0.5],
        grip: 'fist',
      },
    }),
  });
  const fist = new THREE.Vector3().setFromMatrixPosition(theo.grip.right);
  const over = theo.head.at.clone().add(vec(0, 0.33, 0.06));
  m.put(
    tube(
      [
        fist.clone().add(vec(0, -0.12, 0)),
        fist
          .clone()
          .lerp(over, 0.5)
          .add(vec(-0.1, 0, 0.05)),
        over,
      ],
      [0.014, 0.012],
      { around: 8 },
    ),
    { color: '#6f9a4a' },
  );
  const leaf = (p: THREE.Vector3) => color('#7fb552').lerp(color('#b6d474'), Math.max(0, 0.5 + p.y * 4));
  m.put(ball([0.42, 0.09, 0.34], 24), { tint: leaf }, place(over, [-8, 20, 6]));
  // the jet: one fat tongue of water, then spray
  const end: V3 = [HOLE[0] + 0.12, level, HOLE[2] + 1.35];
  const path: V3[] = [0, 0.25, 0.5, 0.75, 1].map((t) => [
    mix(HOLE[0], end[0], t),
    mix(HOLE[1], end[1], t * t) + 0.3 * t * (1 - t),
    mix(HOLE[2] - 0.1, end[2], t),
  ]);
  const wet = (p: THREE.Vector3) =>
    color('#8fc6d4').lerp(color('#ffffff'), Math.max(0, Math.min(1, Math.sin(p.x * 40 + p.y * 25) * 0.5 + 0.25)));
  m.put(tube(path, [0.07, 0.085, 0.1, 0.12, 0.16], { around: 16, rings: 26 }), { tint: wet, line: 0.6 });
  const rnd = random(12);
  for (let i = 0; i < 70; i++) {
    const t = rnd() ** 0.6;
    const spread = mix(0.1, 0.55, t);
    const p = vec(
      mix(HOLE[0], end[0], t),
      mix(HOLE[1], level + 0.06, t * t) + 0.3 * t * (1 - t),
      mix(HOLE[2], end[2], t),
    ).add(vec((rnd() - 0.5) * spread, rnd() * spread * 0.9, (rnd() - 0.5) * spread));
    m.put(ball(mix(0.008, 0.026, rnd() ** 2), 8), { color: rnd() < 0.5 ? '#ffffff' : '#cfe8ec', line: 0.35 }, place(p));
  }
  for (let i = 0; i < 46; i++) {
    const [a, far] = [rnd() * 6.28, rnd() ** 0.7];
    const foam = place([
      end[0] + Math.sin(a) * far * 0.46,
      level + 0.01 + 0.07 * (1 - far) * rnd(),
      end[2] + Math.cos(a) * far * 0.34,
    ]);
    const size = mix(0.07, 0.02, far) * mix(0.7, 1.3, rnd());
    m.put(ball([size, size * 0.6, size], 9), { color: i % 3 ? '#f3fafa' : '#c3e2e6', line: 0.3 }, foam);
  }
  const boss = manager({
    at: place([-0.95, POND_LEVEL - 0.02, 2.6], [0, 24, 0], 1.25),
    pose: 'peek',
    head: [-8, 6, -6],
    lid: 0.1,
  });
  const actors = [charlotte, priya, theo];
  scene.add(boss.model, ...actors.map((a) => a.model), m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, [1.5, 0.5, 9.1]),
    aperture: 0.014,
    light: relight('day', {
      sun: { dir: [-0.45, 1, 0.5], color: '#fff0d2', power: 4.6, cone: 0.05 },
      fill: { dir: [0.5, 0.4, 1], color: '#ffe9d6', power: 0.7, cone: 0.4 },
      fog: FOG,
      exposure: 1,
    }),
    center: [1.2, 0.7, 8],
    radius: 7,
    heads: [boss.head, ...actors.map((a) => a.head)],
    focal: [HOLE[0], HOLE[1] - 0.1, HOLE[2] + 0.6],
  };
}
