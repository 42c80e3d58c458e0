/** Three sheets a person: turnaround, twelve expressions, eight poses. */
import * as THREE from 'three';
import { BUILDS } from '../cast/body.ts';
import { character } from '../cast/character.ts';
import type { ExpressionName } from '../cast/expression.ts';
import type { Person } from '../cast/person.ts';
import { pose } from '../cast/pose.ts';
import type { Pose } from '../cast/pose-spec.ts';
import { relight } from '../light/presets.ts';
import { Model } from '../model/bake.ts';
import { type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { camera, type Shot } from '../shot.ts';
import { backdrop } from './backdrop.ts';

/** head turn [down, left, tilt] for each expression, so that every feature is seen from several sides */
const TURNS: [ExpressionName, V3][] = [
  ['calm', [0, -24, 3]],
  ['grin', [-2, 28, -5]],
  ['shout', [-6, -14, 4]],
  ['surprise', [-2, 36, 3]],
  ['worry', [4, -28, -5]],
  ['listen', [-2, 30, 10]],
  ['cheeksFull', [2, -38, 0]],
  ['asleep', [14, 18, -12]],
  ['sleepy', [6, -22, 9]],
  ['sad', [10, 16, 4]],
  ['determined', [2, -58, 0]],
  ['laugh', [-4, 60, 0]],
];
type Posed = {
  pose: Pose;
  expression: ExpressionName;
  yaw: number;
  /** metres over the floor */
  up?: number;
};
const one = (pose: Pose, expression: ExpressionName, yaw: number, up = 0): Posed => ({ pose, expression, yaw, up });
/** The eighteen poses of the story bible, D3, in its order. */
const POSED: Posed[] = [
  one(pose('sitFloor', { head: [6, 0, 6] }), 'calm', -16),
  one(pose('stand', { head: [0, 18, -3] }), 'calm', 22),
  one(pose('peek'), 'listen', 40),
  one(pose('hold', { head: [20, 4, 0] }), 'grin', -28),
  one(pose('point'), 'outrage', -34),
  one(pose('surprise'), 'surprise', 34),
  one(pose('kneel', { head: [16, -10, 0] }), 'concentrating', 44),
  one(pose('walk'), 'smile', 58),
  one(pose('reachUp'), 'determined', -36),
  one(pose('cheer'), 'laugh', 14),
  one(pose('write'), 'concentrating', -30),
  one(pose('run'), 'joy', 68),
  one(pose('sleep'), 'asleep', -34),
  one(pose('shout'), 'shout', 48),
  one(pose('carryBox', { head: [-4, 12, 4] }), 'worry', -40),
  one(pose('think'), 'thinking', 18),
  one(pose('climb'), 'determined', 130),
  one(pose('hug', { head: [10, 24, 10] }), 'smile', 52),
];
const LIGHT = relight('morning', {
  sun: { dir: [-0.6, 0.8, 0.75], color: '#ffe6c8', power: 3.9, cone: 0.2 },
  exposure: 1,
});
const stage = (scene: THREE.Scene, from: V3, to: V3, fov: number, radius: number, aspect = 4 / 3): Shot => ({
  scene,
  camera: camera(from, to, fov),
  focus: vec(from).distanceTo(vec(to)),
  aperture: 0.002,
  light: LIGHT,
  center: to,
  radius,
  aspect,
});

/** How tall the people of the sheet stand, so that the camera fits all of them. */
const heightOf = (person: Person): number => {
  const b = BUILDS[person.build];
  return b.hip + b.torso + b.neck + b.head * 2.3;
};

export const turnaround = (person: Person) => (): Shot => {
  const scene = new THREE.Scene();
  scene.add(backdrop());
  const tall = heightOf(person);
  const step = Math.max(0.76, tall * 0.58);
  for (const [i, yaw] of [0, 42, 90, 180].entries()) {
    const at = place([(i - 1.5) * step, 0, 0], [0, yaw, 0]);
    scene.add(character(person, { pose: pose('stand'), expression: i === 1 ? 'smile' : 'calm', at }).model);
  }
  const fov = (Math.atan(Math.max(tall * 0.62, (step * 3 + 0.9) / 4) / 7) * 360) / Math.PI;
  return stage(scene, [0, tall * 0.8, 7], [0, tall * 0.5, 0], fov, tall * 1.8, 2);
};

export const expressions = (person: Person) => (): Shot => {
  const scene = new THREE.Scene();
  scene.add(backdrop('#f3e2c6', 1));
  for (const [i, [expression, head]] of TURNS.entries()) {
    // every head is drawn equally large, child or not; wide hats need the room between
    const size = 0.285 / BUILDS[person.build].head;
    const at = place([((i % 4) - 1.5) * 1.16, 2.74 - Math.floor(i / 4) * 1.04, 0], [0, 0, 0], size);
    scene.add(character(person, { pose: pose('stand', { head }), expression, at, headOnly: true }).model);
  }
  return stage(scene, [0, 1.75, 9], [0, 1.74, 0], 21.5, 3.1);
};

/** Heads of different people, equally large, six a row: each must be known by the face alone. */
export const portraits = (people: Person[]) => (): Shot => {
  const scene = new THREE.Scene();
  scene.add(backdrop('#f3e2c6', 1));
  const moods: ExpressionName[] = ['calm', 'smile', 'grin', 'worry', 'surprise', 'joy'];
  for (const [i, person] of people.entries()) {
    const size = 0.285 / BUILDS[person.build].head;
    const at = place([((i % 6) - 2.5) * 0.94, 2.62 - Math.floor(i / 6) * 1.02, 0], [0, 0, 0], size);
    const head: V3 = [0, (i % 3) * 26 - 26, 0];
    const expression = moods[(i * 5) % moods.length] ?? 'calm';
    scene.add(character(person, { pose: pose('stand', { head }), expression, at, headOnly: true }).model);
  }
  return stage(scene, [0, 1.6, 9], [0, 1.58, 0], 19.6, 3.4, 1.86);
};

export const poses = (person: Person) => (): Shot => {
  const scene = new THREE.Scene();
  const tall = heightOf(person);
  const [columns, step] = [6, tall * 0.82];
  const floorY = (row: number) => -row * tall * 1.22;
  const ground = backdrop('#f1dcbd', 0.9);
  ground.position.y = floorY(2);
  scene.add(ground);
  // the upper rows stand on shelves, so that no floor hides a head
  const shelves = new Model();
  for (const row of [0, 1])
    shelves.put(roundedBox(16, 0.05, 0.9, 0.02), { color: '#dcb98a', line: 0.6 }, place([0, floorY(row) - 0.026, 0.1]));
  scene.add(shelves.bake());
  for (const [i, p] of POSED.entries()) {
    const row = Math.floor(i / columns);
    const at = place([((i % columns) - 2.5) * step, floorY(row) + (p.up ?? 0), 0.25], [0, p.yaw, 0]);
    scene.add(character(person, { pose: p.pose, expression: p.expression, at }).model);
  }
  const middle = floorY(1) + tall * 0.5;
  const fov = (Math.atan((tall * 1.92) / 14) * 360) / Math.PI;
  return stage(scene, [0, middle + 0.5, 14], [0, middle, 0], fov, tall * 3.2, 1.36);
};

/** Everybody in one row, heights true. */
export const lineUp = (people: Person[]) => (): Shot => {
  const scene = new THREE.Scene();
  scene.add(backdrop('#f1dcbd', 1.4));
  for (const [i, person] of people.entries()) {
    const at = place([(i - (people.length - 1) / 2) * 0.62, 0, i % 2 ? 0.25 : 0], [0, (i % 3) * 24 - 24, 0]);
    scene.add(character(person, { pose: pose('stand'), expression: i % 2 ? 'smile' : 'calm', at }).model);
  }
  return stage(scene, [0, 1.3, 9], [0, 0.95, 0], 17.5, 4, 2.4);
};

/** Animals two to three in a row, `zoom` times nearer than people. */
export const animals =
  (list: ((at: THREE.Matrix4) => THREE.Object3D)[], zoom = 1) =>
  (): Shot => {
    const scene = new THREE.Scene();
    const floor = backdrop();
    scene.add(floor);
    const columns = Math.min(3, list.length);
    for (const [i, build] of list.entries()) {
      const row = Math.floor(i / columns);
      const at = place(
        [((i % columns) - (columns - 1) / 2) * 1.25, 0, row * 1.3 - 0.6],
        [0, [62, 38, 84][i % 3] ?? 0, 0],
      );
      scene.add(build(at));
    }
    return stage(scene, [0, 1.5, 7], [0, 0.25, 0], 24 / zoom, 3, 1.6);
  };

export type Figure = {
  person: string;
  pose: Pose;
  expression: ExpressionName;
};
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
