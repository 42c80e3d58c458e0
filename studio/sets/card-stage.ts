/** The stage of the strengths-and-likes cards: a plain painted ground that bends up into a wall, and light from the left. */
import * as THREE from 'three';
import type { Actor } from '../cast/character.ts';
import { type LightPreset, relight } from '../light/presets.ts';
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, fbm, smoothstep, type V3 } from '../model/math.ts';
import { camera, distance, type Shot } from '../shot.ts';

type CardFamily = 'school' | 'sport' | 'arts' | 'people' | 'play';
/** Ground in shade, ground, and where the light falls on the wall. */
const TONES: Record<CardFamily, [string, string, string]> = {
  school: ['#d29c50', '#efc274', '#fbdfa4'],
  sport: ['#5a9448', '#82b85a', '#bcdc8a'],
  arts: ['#c8604f', '#e88e78', '#f8bca4'],
  people: ['#4a8c92', '#72b2b4', '#b0dcd4'],
  play: ['#7463b0', '#9e8ad2', '#ccbcec'],
};

export type CardPlan = {
  family: CardFamily;
  /** things on the stage: about 1.4 m across, standing on y = 0 round the origin */
  things?: (model: Model) => void;
  actors?: Actor[];
  /** glass, steam and other transparent sheets */
  sheets?: THREE.Object3D[];
  focal: V3;
  eye?: V3;
  look?: V3;
  fov?: number;
  light?: Partial<LightPreset>;
  /** other ground (water) in place of the painted one; the wall stays */
  bare?: boolean;
};
const WALL_Z = -1.5;
const BEND = 0.9;

function ground(model: Model, [low, mid, high]: [string, string, string]): void {
  const sheet = grid(
    (u, w) => {
      const [x, s] = [(u - 0.5) * 12, w * 10 - 5];
      if (s < 0) return [x, 0, WALL_Z - s];
      return [x, s < BEND ? (s * s) / (2 * BEND) : s - BEND / 2, WALL_Z - Math.min(s, BEND) * 0.5];
    },
    70,
    60,
  );
  const tones = [low, mid, high].map(color) as [THREE.Color, THREE.Color, THREE.Color];
  model.put(sheet, {
    line: 0,
    doubleSided: true,
    tint: (point) => {
      // the sun's pool lies high on the left; the right corner keeps its shade
      const pool = Math.exp(-(((point.x + 0.35) / 1.5) ** 2) - ((point.y - 1.1) / 1.2) ** 2);
      const wash = (fbm(point.x * 1.1, point.y * 1.1 + 7, point.z * 1.1, 4) - 0.5) * 0.5;
      const shade = smoothstep(0.1, 1.7, point.x + (point.z > 0 ? point.z * 0.6 : 0) - 0.4 * wash);
      const c = tones[1].clone().lerp(tones[2], Math.max(0, Math.min(1, pool * 1.05 + wash * 0.5)));
      return c.lerp(tones[0], 0.62 * shade * (1 - pool));
    },
  });
}

export function cardStage(plan: CardPlan): Shot {
  const scene = new THREE.Scene();
  const back = new Model();
  ground(back, TONES[plan.family]);
  back.bake({ cast: false });
  if (plan.bare) back.position.y = -0.6;
  scene.add(back);
  if (plan.things) {
    const model = new Model();
    plan.things(model);
    scene.add(model.bake());
  }
  const actors = plan.actors ?? [];
  for (const actor of actors) scene.add(actor.model);
  for (const s of plan.sheets ?? []) scene.add(s);
  const eye = plan.eye ?? [0, 1.35, 4.2];
  return {
    scene,
    camera: camera(eye, plan.look ?? [0, 0.52, 0], plan.fov ?? 24),
    focus: distance(eye, plan.focal),
    aperture: 0.012,
    aspect: 1,
    light: relight('morning', {
      sun: { dir: [-0.9, 0.95, 0.6], color: '#ffe0b6', power: 4.9, cone: 0.07 },
      sky: 0.92,
      exposure: 1.04,
      ...plan.light,
    }),
    center: [0, 0.5, 0],
    radius: 2.2,
    paint: { brushSize: 3.6, wobble: 1.4 },
    heads: actors.map((a) => a.head),
    focal: plan.focal,
  };
}
