/** Three sheets a person: turnaround, twelve expressions, eight poses. */
import * as THREE from 'three';
import { bami } from '../animals/bami.ts';
import { character } from '../cast/character.ts';
import type { ExpressionName } from '../cast/expression.ts';
import type { Person } from '../cast/person.ts';
import { type Pose, pose } from '../cast/pose.ts';
import { relight } from '../light/presets.ts';
import type { V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { camera, type Shot } from '../shot.ts';
import { backdrop } from './backdrop.ts';

/** head turn [down, left, tilt] for each expression, so that every feature is seen from several sides */
const TURNS: [ExpressionName, V3][] = [
  ['calm', [0, -24, 3]],
  ['grin', [-2, 28, -5]],
  ['laugh', [-4, -18, 6]],
  ['surprise', [-2, 36, 3]],
  ['worry', [4, -28, -5]],
  ['sad', [10, 16, 4]],
  ['thinking', [-4, -40, 5]],
  ['sleepy', [6, 22, -9]],
  ['outrage', [0, -62, 0]],
  ['determined', [2, 14, 0]],
  ['listen', [-2, -34, -10]],
  ['cheeksFull', [4, 84, 0]],
];
const POSES: [Pose, ExpressionName, number][] = [
  [pose('walk'), 'smile', 58],
  [pose('run'), 'joy', 68],
  [pose('jump'), 'laugh', 14],
  [pose('reachUp'), 'surprise', -36],
  [pose('point'), 'outrage', 30],
  [pose('kneel'), 'worry', -40],
  [pose('peek'), 'listen', 40],
  [pose('sitFloor', { head: [6, 0, 6] }), 'calm', -16],
];
const LIGHT = relight('morning', {
  sun: { dir: [-0.6, 0.8, 0.75], color: '#ffe6c8', power: 3.9, cone: 0.2 },
  exposure: 1,
});
const stage = (scene: THREE.Scene, from: V3, to: V3, fov: number, radius: number, aspect = 4 / 3): Shot => ({
  scene,
  camera: camera(from, to, fov),
  focus: 7,
  aperture: 0.002,
  light: LIGHT,
  center: to,
  radius,
  aspect,
});

export const turnaround = (person: Person) => (): Shot => {
  const scene = new THREE.Scene();
  scene.add(backdrop());
  for (const [i, yaw] of [0, 42, 90, 180].entries()) {
    const at = place([(i - 1.5) * 0.72, 0, 0], [0, yaw, 0]);
    scene.add(character(person, { pose: pose('stand'), expression: i === 1 ? 'smile' : 'calm', at }).model);
  }
  return stage(scene, [0, 1.1, 7], [0, 0.68, 0], 15, 2.2, 2);
};

export const expressions = (person: Person) => (): Shot => {
  const scene = new THREE.Scene();
  scene.add(backdrop('#f3e2c6', 1));
  for (const [i, [expression, head]] of TURNS.entries()) {
    const at = place([((i % 4) - 1.5) * 1.12, 2.7 - Math.floor(i / 4) * 0.98, 0], [0, 0, 0], 1.9);
    scene.add(character(person, { pose: pose('stand', { head }), expression, at, headOnly: true }).model);
  }
  return stage(scene, [0, 1.75, 9], [0, 1.72, 0], 19.5, 2.8);
};

export const poses = (person: Person) => (): Shot => {
  const scene = new THREE.Scene();
  for (const row of [0, 1]) {
    const floor = backdrop(row ? '#c9ddd2' : '#efcfae', 0.9);
    floor.position.y = row ? -1.75 : 0;
    floor.position.z = row ? 0 : -0.9;
    scene.add(floor);
  }
  for (const [i, [p, expression, yaw]] of POSES.entries()) {
    const at = place([((i % 4) - 1.5) * 1.15, i < 4 ? 0 : -1.75, i < 4 ? 0 : 0.2], [0, yaw, 0]);
    scene.add(character(person, { pose: p, expression, at }).model);
  }
  return stage(scene, [0, 0.4, 9], [0, -0.15, 0], 23, 3);
};

/** The cat in every pose, from the front and from the side. */
export const bamiSheet = (): Shot => {
  const scene = new THREE.Scene();
  scene.add(backdrop());
  for (const [i, p] of (['sit', 'stand', 'loaf', 'pull'] as const).entries())
    for (const row of [0, 1])
      scene.add(
        bami({
          at: place([(i - 1.5) * 0.72, row * 0.75, -row * 0.7], [0, row ? 80 : 24, 0], 1.15),
          pose: p,
          lid: i === 2 ? 0.5 : 0.15,
          head: [0, row ? -30 : -14, 5],
          gaze: [0.2, 0],
        }).model,
      );
  return stage(scene, [0, 0.9, 7], [0, 0.6, 0], 15, 2.2, 2);
};

export interface Figure {
  person: string;
  pose: Pose;
  expression: ExpressionName;
}
/** One figure on paper, for posing in the studio. */
export function figure(cast: Record<string, Person>, f: Figure): Shot {
  const scene = new THREE.Scene();
  scene.add(backdrop());
  const person = cast[f.person];
  if (!person) throw new Error(`nobody is called ${f.person}`);
  const at = place([0, 0, 0], [0, 20, 0]);
  scene.add(character(person, { pose: f.pose, expression: f.expression, at }).model);
  return { ...stage(scene, [0, 1, 4.6], [0, 0.66, 0], 22, 1.6), focus: 4.6 };
}
