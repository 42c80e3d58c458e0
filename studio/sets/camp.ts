/** Camp clearing (S15): tent, fire, logs, the edge of the woods; by night or in golden light. */
import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, fbm, mix, noise, smoothstep, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { stone } from '../model/stones.ts';
import { ball, tube } from '../model/tube.ts';
import { bush, type Palette, type TreePlan, tree } from '../props/trees.ts';
import { type FarWoods, farWoods } from './far-woods.ts';
import { litter, plant, spots } from './ground-cover.ts';

export const campGround = (x: number, z: number): number => {
  const far = Math.hypot(x, z);
  return (fbm(x * 0.4 + 3, z * 0.4, 5) - 0.5) * 0.22 * smoothstep(1.5, 5, far) + smoothstep(6, 16, far) * 1.1;
};

export type CampPlan = {
  palette: Palette;
  soil: [string, string];
  distance: Omit<FarWoods, 'radius' | 'height'>;
  trees: TreePlan[];
  clear: (x: number, z: number) => boolean;
  facing?: number;
};

export function camp(scene: THREE.Scene, plan: CampPlan): void {
  const model = new Model();
  const [bare, grown] = [color(plan.soil[0]), color(plan.soil[1])];
  const geometry = grid(
    (u, w) => {
      const [x, z] = [mix(-16, 16, u), mix(14, -18, w)];
      return [x, campGround(x, z), z];
    },
    110,
    110,
  );
  model.put(geometry, {
    line: 0,
    tint: (point) =>
      bare
        .clone()
        .lerp(grown, smoothstep(2.2, 4.6, Math.hypot(point.x, point.z) + (noise(point.x, point.z) - 0.5) * 2))
        .multiplyScalar(0.9 + 0.2 * fbm(point.x * 1.4, point.z * 1.4)),
  });
  for (const t of plan.trees) tree(model, t, plan.palette);
  const open = (x: number, z: number) => plan.clear(x, z) && Math.hypot(x, z) > 2.9;
  plant(model, 'grass', spots(2200, [-9, -9, 9, 6], 3, open), 0.24, campGround, plan.palette.grass, 2);
  const shade = (x: number, z: number) => open(x, z) && noise(x * 0.5, z * 0.5, 4) > 0.4;
  plant(model, 'fern', spots(90, [-9, -9, 9, 5], 5, shade), 0.5, campGround, plan.palette.leaves.slice(1, 4), 6);
  litter(model, spots(160, [-7, -7, 7, 6], 7, plan.clear), 0.085, campGround, plan.palette.leaves.slice(2));
  const thicket = (x: number, z: number) => plan.clear(x, z) && Math.hypot(x, z) > 4.6;
  for (const [i, [x, z, s]] of spots(12, [-9, -9, 9, 1], 11, thicket).entries())
    bush(model, [x, campGround(x, z), z], 0.75 * s, 230, 0.13, plan.palette, i + 3);
  scene.add(model.bake());
  scene.add(farWoods({ ...plan.distance, facing: plan.facing ?? 0, radius: 30, height: 15 }));
}

export type TentLook = {
  cloth: string;
  /** light inside: the cloth shines by itself */
  glow?: THREE.Color;
};
/** Half width, height and half length of the ridge tent. Its long side faces +Z. */
export const TENT: V3 = [1.15, 1.55, 0.95];

/** Ridge tent seen from its long side, with a soft sag, seams, pegs and ropes. */
export function tent(model: Model, at: THREE.Matrix4, look: TentLook): void {
  const [wide, high, deep] = TENT;
  model.inside(at, () => {
    for (const side of [1, -1]) {
      const wall = grid(
        (u, w) => {
          const sag = 0.07 * Math.sin(Math.PI * w) + 0.05 * Math.sin(Math.PI * u) * w;
          const x = mix(-wide, wide, u) * (1 + 0.05 * (1 - w));
          return [x, high * w - 0.1 * Math.sin(Math.PI * u) * w, side * (deep * (1 - w) - sag * 0.6)];
        },
        24,
        16,
      );
      const tint = (point: THREE.Vector3) => {
        const base = look.glow && side > 0 ? look.glow.clone() : color(look.cloth);
        const seam = Math.abs(((point.x / wide + 1.001) * 1.5) % 1) < 0.03 ? 0.82 : 1;
        // a lantern stands low in the middle: the cloth is brightest there
        const near = look.glow ? 0.42 + 0.75 * Math.exp(-((point.x / 0.75) ** 2) - ((point.y - 0.55) / 0.6) ** 2) : 1;
        return base.multiplyScalar(seam * near * (0.95 + 0.1 * noise(point.x * 6, point.y * 6)));
      };
      model.put(wall, { tint, doubleSided: true, glow: Boolean(look.glow) && side > 0, line: 0.8 });
    }
    for (const s of [-1, 1]) {
      const end = grid((u, w) => [s * wide * (1.04 - 0.04 * w), high * w, mix(-1, 1, u) * deep * (1 - w)], 10, 10);
      model.put(end, { color: look.cloth, doubleSided: true });
      model.put(
        tube(
          [
            [s * wide, high, 0],
            [s * (wide + 0.75), 0.02, 0.1],
          ],
          [0.012],
          { around: 6, rings: 3 },
        ),
        { color: '#e9dcc0', line: 0.5 },
      );
      model.put(
        tube(
          [
            [s * (wide + 0.73), -0.05, 0.1],
            [s * (wide + 0.78), 0.14, 0.1],
          ],
          [0.02, 0.014],
          { around: 6, rings: 3 },
        ),
        { color: '#8a5f3e' },
      );
      model.put(
        tube(
          [
            [s * wide, 0, 0],
            [s * wide * 0.99, high + 0.1, 0],
          ],
          [0.026],
          { around: 8, rings: 4 },
        ),
        { color: '#a97c50' },
      );
    }
    model.put(
      tube(
        [
          [-wide, high, 0],
          [0, high - 0.09, 0],
          [wide, high, 0],
        ],
        [0.02],
        { around: 8 },
      ),
      { color: '#c9a46c', line: 0.6 },
    );
  });
}

/** Ring of stones, crossed logs, flames that shine. Light it with a point light of its own. */
export function campfire(model: Model, at: THREE.Matrix4, burning: boolean): void {
  model.inside(at, () => {
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * TAU;
      const where = place([Math.sin(a) * 0.34, 0.05, Math.cos(a) * 0.34], [0, i * 50, 0], [0.12, 0.085, 0.1]);
      model.put(stone(i + 2, 0.3, 0.2, 12), { color: i % 2 ? '#b5a8a2' : '#938a8c' }, where);
    }
    for (let i = 0; i < 5; i++) {
      const a = i * 1.3;
      model.put(
        tube(
          [
            [Math.sin(a) * 0.27, 0.04, Math.cos(a) * 0.27],
            [-Math.sin(a) * 0.06, 0.2, -Math.cos(a) * 0.06],
          ],
          [0.04, 0.032],
          { around: 9, rings: 4 },
        ),
        { color: i % 2 ? '#6a4632' : '#7d5840' },
      );
    }
    if (!burning) return;
    const tongue = (x: number, z: number, h: number, r: number, tone: string, gain: number) =>
      model.put(
        tube(
          [
            [x, 0.08, z],
            [x + 0.03, h * 0.4, z],
            [x - 0.03, h * 0.75, z + 0.01],
            [x + 0.02, h, z],
          ],
          [r * 0.7, r, r * 0.5, 0.004],
          { around: 12, rings: 14 },
        ),
        { glow: true, line: 0, color: color(tone).multiplyScalar(gain) },
      );
    tongue(0, -0.02, 0.55, 0.13, '#f2762c', 1.5);
    tongue(-0.1, 0.05, 0.36, 0.09, '#f7932f', 1.6);
    tongue(0.11, 0.04, 0.4, 0.09, '#f7932f', 1.6);
    tongue(0.01, 0.09, 0.34, 0.08, '#ffd76a', 1.9);
  });
}

/** Log to sit on: `length` along X, top at `height`. */
export function sittingLog(model: Model, at: THREE.Matrix4, length = 1.3, height = 0.34): void {
  const r = height / 2;
  model.inside(at, () => {
    const bark = (point: THREE.Vector3) =>
      color('#6a4a3a').lerp(color('#a07a58'), smoothstep(0.3, 0.7, noise(point.x * 1.5, point.y * 8, point.z * 8)));
    model.put(
      tube(
        [
          [-length / 2, r, 0],
          [0, r * 1.02, 0.02],
          [length / 2, r, 0],
        ],
        [r * 1.02, r * 0.96, r],
        { around: 18, rings: 10, caps: false },
      ),
      { tint: bark },
    );
    for (const s of [-1, 1]) {
      model.put(ball([0.02, r, r], 18), { color: '#dcb886' }, place([(s * length) / 2, r, 0]));
      for (const k of [0.35, 0.65])
        model.put(
          tube(
            Array.from(
              { length: 12 },
              (_, i): V3 => [
                (s * (length + 0.04)) / 2,
                r + Math.sin((i / 12) * TAU) * r * k,
                Math.cos((i / 12) * TAU) * r * k,
              ],
            ),
            [0.004],
            { closed: true, around: 5, rings: 24 },
          ),
          { color: '#b08a5c', line: 0 },
        );
    }
  });
}
