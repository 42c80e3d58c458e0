import type { Item, Model } from '../model/bake.ts';
import { color, mix, random, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { ball } from '../model/tube.ts';

export type SnowfallPlan = {
  count: number;
  /** corners of the box of air it falls in, metres */
  min: V3;
  max: V3;
  /** radius of a flake in metres, smallest and largest; painted, so larger than life */
  size?: [number, number];
  tint?: string;
  seed?: number;
  /** wind: flakes drawn out into strokes, so many times as long as wide, and slanted by degrees from the level */
  wind?: { long: number; slant: number; yaw?: number };
  /** no flake nearer than this to the eye: a big one hides a face */
  eye?: { at: V3; clear: number };
};

/** Flakes that hang in the air and throw no shadow. */
export function snowfall(model: Model, plan: SnowfallPlan): void {
  const { count, min, max, size = [0.014, 0.04], tint = '#f2f5ff', seed = 77, eye, wind } = plan;
  const rnd = random(seed);
  const items: Item[] = [];
  for (let i = 0; i < count; i++) {
    const at: V3 = [mix(min[0], max[0], rnd()), mix(min[1], max[1], rnd()), mix(min[2], max[2], rnd())];
    const radius = mix(size[0], size[1], rnd());
    if (eye && vec(at).distanceTo(vec(eye.at)) < eye.clear) continue;
    const where = wind
      ? place(at, [0, wind.yaw ?? 0, wind.slant], [radius * wind.long, radius, radius])
      : place(at, [0, 0, 0], radius);
    items.push({ at: where, color: color(tint) });
  }
  model.scatter(ball(1, 7), items, { glow: true, line: 0, slight: true });
}
