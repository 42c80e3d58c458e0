/** FA-2.3. Low and close: the Manager rises, dripping, and is disappointed in everyone. */

import type * as THREE from 'three';
import { manager } from '../../animals/manager.ts';
import { dragonfly } from '../../animals/small.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { MEERA } from '../../cast/people/meera.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { mix, random, smoothstep, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';
import { stick } from '../../props/forest.ts';
import { SUMMER } from '../../props/trees.ts';
import { damLine } from '../../sets/beaver-dam.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { camera, composeShot, distance, type Shot } from '../../shot.ts';

const CREST = damLine(0.42);
const HOME: V3 = [CREST.x, CREST.top - 0.02, CREST.z + 0.02];
const FROM: V3 = [HOME[0] + 0.78, HOME[1] + 0.5, HOME[2] + 3.34];
const TO: V3 = [HOME[0] + 0.6, HOME[1] + 0.56, HOME[2]];

export function meetsTheManager(): Shot {
  const seat = place(HOME, [0, 34, 0], 1.12);
  // one paw on the hip, under the other arm a stick, as others carry a clipboard
  const paws: [V3, V3] = [
    [0.235, 0.26, 0.14],
    [-0.19, 0.34, 0.33],
  ];
  const boss = manager({
    at: seat,
    pose: 'sit',
    head: [4, 10, -3],
    lid: 0.46,
    gaze: [0.35, -0.1],
    wet: true,
    paws,
  });
  const beside = (x: number, z: number, yaw: number, down: number) =>
    place([HOME[0] + x, HOME[1] - down, HOME[2] + z], [0, yaw, 0]);
  const charlotte = character(CHARLOTTE_FOREST, {
    at: beside(0.8, 0.34, -76, 0.62),
    expression: 'surprise',
    gaze: [0.5, -0.2],
    pose: pose('peek', {
      lean: [6, 0, 0],
      head: [-2, 16, 5],
      left: {
        hand: [0.22, -0.84, 0.26],
        elbow: [0.8, -0.2, -0.8],
        palm: [-0.2, -1, 0.2],
        fingers: [0.2, -0.3, 1],
        grip: 'open',
      },
      right: {
        hand: [0.1, -0.1, 0.64],
        elbow: [0.6, -1, 0],
        palm: [0, 0.1, 1],
        fingers: [0.1, 1, 0.1],
        grip: 'open',
      },
    }),
  });
  const theo = character(THEO_ONE_BOOT, {
    at: beside(1.16, -0.22, -62, 0.36),
    expression: 'cheeksFull',
    gaze: [0.7, -0.2],
    pose: pose('stand', {
      head: [0, 8, -6],
      left: {
        hand: [-0.1, -0.36, 0.48],
        elbow: [0.9, -0.7, 0],
        palm: [-0.2, 0.1, -1],
        fingers: [-0.8, 0.5, 0.1],
        grip: 'holdThick',
      },
      right: {
        hand: [-0.06, -0.44, 0.48],
        elbow: [0.9, -0.7, 0],
        palm: [-0.2, 0.1, -1],
        fingers: [-0.8, 0.5, 0.1],
        grip: 'holdThick',
      },
    }),
  });
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: beside(1.53, 0.24, -66, 0.6),
    expression: 'surprise',
    gaze: [0.5, -0.2],
    pose: pose('stand', {
      head: [0, 6, -8],
      lean: [4, 0, -4],
      left: {
        hand: [-0.14, -0.3, 0.46],
        elbow: [0.9, -0.8, 0],
        palm: [-0.2, 0, -1],
        fingers: [-0.7, 0.7, 0],
        grip: 'open',
      },
    }),
  });
  const meera = character(MEERA, {
    at: beside(1.68, -0.72, -46, 0.62),
    expression: 'smile',
    gaze: [0.5, -0.4],
    pose: pose('stand', { head: [10, 12, 4] }),
  });
  const actors = [charlotte, theo, priya, meera];
  const props = new Model();
  const inSeat = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(seat);
  const [from, to] = [inSeat(-0.31, 0.47, -0.26), inSeat(-0.08, 0.225, 0.62)];
  stick(props, from, to, 0.027, '#c09a68');
  const along = to.clone().sub(from).normalize();
  const paw = vec(paws[1]).applyMatrix4(seat);
  for (const k of [-1, 0, 1])
    props.put(
      ball([0.043, 0.019, 0.043], 10),
      { color: '#33221d', line: 0.6 },
      frame(paw.clone().addScaledVector(along, k * 0.036), along, vec(0, 1, 0)),
    );
  dragonfly(props, place(boss.crown.clone().add(vec(0.0, 0.0, 0.04)), [-10, 70, 0], 1.25));
  // he has just come up: drops on chest, chin, elbow and the end of the stick
  const rnd = random(6);
  const drop = (at: THREE.Vector3, r: number) => {
    props.put(ball([r * 0.72, r * 1.35, r * 0.72], 12), { color: '#b5d9e6', line: 0.5 }, place(at));
    props.put(
      ball(r * 0.26, 8),
      { color: '#ffffff', line: 0, face: 1 },
      place(at.clone().add(vec(-r * 0.25, r * 0.5, r * 0.6))),
    );
  };
  for (let i = 0; i < 13; i++) {
    const [a, y] = [mix(-0.85, 0.55, rnd()), mix(0.1, 0.5, rnd())];
    const out = mix(0.262, 0.19, smoothstep(0.22, 0.5, y)) + 0.008;
    drop(inSeat(Math.sin(a) * out, y, Math.cos(a) * out * 0.95), mix(0.008, 0.013, rnd()));
  }
  for (const [x, y, z, r] of [
    [-0.08, 0.19, 0.62, 0.014],
    [-0.08, 0.1, 0.625, 0.011],
    [0.04, 0.5, 0.3, 0.014],
    [0.05, 0.42, 0.31, 0.01],
    [0.27, 0.2, 0.12, 0.014],
    [0.28, 0.11, 0.12, 0.011],
  ] as const)
    drop(inSeat(x, y, z), r);
  return composeShot({
    set: (scene) =>
      valley(scene, {
        look: {
          ...MORNING_LOOK,
          palette: SUMMER,
          distance: { ...MORNING_LOOK.distance, glow: { at: 10, wide: 60, color: '#fff3c4' } },
        },
        facing: -8,
        pond: true,
        dam: true,
        trickle: false,
        clear: (x, z) => Math.hypot(x - FROM[0], z - FROM[2]) > 1.6,
        trees: treeRing([
          [7.4, 2.2, 7, 0.36],
          [-4.6, -4, 7.6, 0.34],
          [6.4, -5.4, 7.4, 0.32],
          [-6.6, 1.6, 7.4, 0.34],
          [9.6, -1, 8, 0.34],
          [0.6, -15, 8, 0.34],
        ]),
      }),
    light: relight('morning', {
      sun: { dir: [-0.8, 0.85, 0.55], color: '#ffe3b4', power: 4.8, cone: 0.05 },
      fill: { dir: [0.5, 0.3, 1], color: '#ffe9d6', power: 0.8, cone: 0.4 },
      fog: MORNING_LOOK.fog,
      exposure: 1,
    }),
    camera: camera(FROM, TO, 33),
    focus: distance(FROM, boss.head.at.toArray() as V3),
    aperture: 0.018,
    center: [HOME[0] + 0.4, 0.8, HOME[2] - 0.4],
    radius: 5,
    actors: [boss, ...actors],
    things: [props.bake()],
    find: [{ at: boss.crown.clone().add(vec(0, 0.03, 0.04)), radius: 0.16 }],
    focal: boss.head.at.toArray() as V3,
  });
}
