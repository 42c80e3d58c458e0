/** FA-2.3. Low and close: the Manager rises, dripping, and is disappointed in everyone. */

import * as THREE from 'three';
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
import { random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';
import { stick } from '../../props/forest.ts';
import { damLine } from '../../sets/beaver-dam.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { SUMMER } from '../../sets/woodland.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const CREST = damLine(0.42);
const HOME: V3 = [CREST.x, CREST.top - 0.02, CREST.z + 0.02];
const FROM: V3 = [HOME[0] + 0.62, HOME[1] + 0.5, HOME[2] + 3.05];
const TO: V3 = [HOME[0] + 0.42, HOME[1] + 0.56, HOME[2]];

export function meetsTheManager(): Shot {
  const scene = new THREE.Scene();
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
  });
  const boss = manager({
    at: place(HOME, [0, 34, 0], 1.12),
    pose: 'sit',
    head: [4, 10, -3],
    lid: 0.46,
    gaze: [0.35, -0.1],
    wet: true,
    paws: [
      [0.13, 0.3, 0.26],
      [-0.05, 0.36, 0.27],
    ],
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
        hand: [0.02, -0.34, 0.62],
        elbow: [0.8, -0.9, 0],
        palm: [0, -1, 0.3],
        fingers: [0, 0.1, 1],
        grip: 'open',
      },
      right: {
        hand: [0.06, -0.3, 0.5],
        elbow: [0.8, -0.9, 0],
        palm: [0, -0.6, 1],
        fingers: [0.3, 0.8, 0.4],
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
        hand: [-0.2, 0.02, 0.44],
        elbow: [0.8, -0.9, 0],
        palm: [-0.2, 0.2, -1],
        fingers: [-0.5, 1, 0],
        grip: 'relaxed',
      },
    }),
  });
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: beside(1.5, 0.3, -66, 0.6),
    expression: 'surprise',
    gaze: [0.5, -0.2],
    pose: pose('peek', { head: [0, 6, -8], lean: [8, 0, -4] }),
  });
  const meera = character(MEERA, {
    at: beside(1.72, -0.62, -46, 0.62),
    expression: 'smile',
    gaze: [0.5, -0.4],
    pose: pose('stand', { head: [10, 12, 4] }),
  });
  const actors = [charlotte, theo, priya, meera];
  const props = new Model();
  const g = boss.grip;
  stick(props, g.clone().add(vec(-0.3, -0.17, 0.03)), g.clone().add(vec(0.24, 0.26, -0.02)), 0.024, '#a9835c');
  dragonfly(props, place(boss.crown.clone().add(vec(0.0, 0.0, 0.04)), [-10, 70, 0], 1.25));
  // he has just come up: drops on whiskers and fur
  const rnd = random(6);
  for (let i = 0; i < 5; i++) {
    const from = i < 3 ? vec(-0.3, -0.2 - i * 0.07, 0.03) : vec(0.19 - rnd() * 0.03, 0.05 - i * 0.05, 0.06);
    props.put(ball([0.008, 0.015, 0.008], 10), { color: '#cfeaf2', line: 0.4 }, place(g.clone().add(from)));
  }
  scene.add(boss.model, ...actors.map((a) => a.model), props.bake());
  return {
    scene,
    camera: camera(FROM, TO, 33),
    focus: distance(FROM, boss.head.at.toArray() as V3),
    aperture: 0.018,
    light: relight('morning', {
      sun: { dir: [-0.8, 0.85, 0.55], color: '#ffe3b4', power: 4.8, cone: 0.05 },
      fill: { dir: [0.5, 0.3, 1], color: '#ffe9d6', power: 0.8, cone: 0.4 },
      fog: MORNING_LOOK.fog,
      exposure: 1,
    }),
    center: [HOME[0] + 0.4, 0.8, HOME[2] - 0.4],
    radius: 5,
    heads: [boss.head, ...actors.map((a) => a.head)],
    focal: boss.head.at.toArray() as V3,
  };
}
