/** One picture as data: the scene, the camera, the light, and what the page must know about it. */
import * as THREE from 'three';
import type { PersonId } from './cast/person-id.ts';
import type { LightPreset } from './light/presets.ts';
import { type V3, vec } from './model/math.ts';
import type { PaintRecipe } from './paint/recipe.ts';

/** A ball in the world: its center, and its radius in metres. */
export type Ball = {
  at: THREE.Vector3 | V3;
  radius: number;
};
interface HeadBall extends Ball {
  at: THREE.Vector3;
}
/** A head with its hair. No bubble covers it, and the bubbles of this person point to it. */
export interface HeadSpot extends HeadBall {
  person: PersonId;
}
/** Something else that no bubble may cover. */
export interface ThingSpot extends HeadBall {
  thing: string;
}

/** Painted words that a reader should be able to read: a sign, a card, a board. Its box is the box round all balls. */
type LetteringSpot = {
  text: string;
  balls: readonly Ball[];
};

/** Something soft on the ground under a cut-out: a contact shadow, or the glow of a lamp. */
export type Stain = {
  /** world center on the ground, and radius in metres along X and Z */
  at: V3;
  radius: [number, number];
  color: string;
  /** opacity in the middle, 0..1 */
  strength: number;
};

export type Shot = {
  scene: THREE.Scene;
  camera: THREE.PerspectiveCamera;
  /** distance in metres that is sharp */
  focus: number;
  /** lens radius in metres: 0 all sharp, .01 gentle, .025 dreamy */
  aperture: number;
  light: LightPreset;
  /** ball that the sun's shadow map must cover */
  center: V3;
  radius: number;
  paint?: Partial<PaintRecipe>;
  /** width over height of the picture; 4/3 when absent */
  aspect?: number;
  heads?: (HeadSpot | ThingSpot)[];
  /** balls round the hidden thing that the book asks for; without them the things called `Find` among the heads */
  find?: readonly Ball[];
  /** instead of `find` where several things are hidden: the balls round each */
  finds?: readonly (readonly Ball[])[];
  lettering?: LetteringSpot[];
  /** world point the eye should find first */
  focal?: V3;
  /** no ground and no sky: what is not painted stays transparent, except these stains under the figures */
  cutout?: { stains: Stain[] };
  /** named world points that the page puts something on (labels) */
  spots?: Record<string, V3>;
};

/** A picture as its scene lists it: set, light, camera, actors, things. */
export interface ShotList extends Omit<Shot, 'scene'> {
  /** builds the place */
  set: (scene: THREE.Scene) => unknown;
  /** their heads are the shot's `heads` where those are missing */
  actors: readonly { model: THREE.Object3D; head: HeadSpot }[];
  things?: readonly THREE.Object3D[];
}
export function composeShot({ set, actors, things = [], ...shot }: ShotList): Shot {
  const scene = new THREE.Scene();
  set(scene);
  for (const { model } of actors) scene.add(model);
  for (const thing of things) scene.add(thing);
  return { scene, heads: actors.map(({ head }) => head), ...shot };
}

/** Camera at `from` looking at `to`; `fov` is vertical degrees (30-40 is a friendly book view). */
export function camera(from: V3, to: V3, fov: number, rollDeg = 0): THREE.PerspectiveCamera {
  const c = new THREE.PerspectiveCamera(fov, 4 / 3, 0.05, 400);
  const roll = (rollDeg * Math.PI) / 180;
  c.position.set(...from);
  c.up.set(Math.sin(roll), Math.cos(roll), 0);
  c.lookAt(...to);
  return c;
}
export const distance = (a: V3, b: V3): number => vec(a).distanceTo(vec(b));
/** Balls of one radius (metres). Two at the ends of a line of words or of a long thing give the box round all of it. */
export const ballsAt = (radius: number, ...points: (V3 | THREE.Vector3)[]): Ball[] =>
  points.map((at) => ({ at, radius }));
