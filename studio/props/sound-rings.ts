/** Sound as a child draws it: broken circles that run out from a thing, thinner and paler the farther they go. */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, mix, random, type V3 } from '../model/math.ts';
import { tube } from '../model/tube.ts';

export type SoundRings = {
  /** metres, from the innermost outwards */
  radii: number[];
  /** first and last angle in degrees, 0 to +X and 90 up; the whole circle when absent */
  arc?: [number, number];
  /** strokes to a circle, and how much of each is drawn */
  strokes?: number;
  /** thickness of the innermost line, metres, and of the outermost */
  thick?: [number, number];
  tone: string;
  /** what the outermost line fades to: the sky behind it */
  fade: string;
  seed?: number;
};
/** In the XY plane of `at`, round its origin. */
export function soundRings(model: Model, at: THREE.Matrix4, o: SoundRings): void {
  const { radii, arc = [0, 360], strokes = 9, thick = [0.016, 0.03], seed = 5 } = o;
  const rnd = random(seed);
  model.inside(at, () => {
    for (const [k, r] of radii.entries()) {
      const far = radii.length > 1 ? k / (radii.length - 1) : 0;
      const tone = color(o.tone).lerp(color(o.fade), far ** 1.3 * 0.8);
      const n = Math.max(1, Math.round((strokes * (arc[1] - arc[0])) / 360));
      const step = (arc[1] - arc[0]) / n;
      for (let i = 0; i < n; i++) {
        const from = arc[0] + (i + 0.08 + rnd() * 0.16) * step;
        const to = arc[0] + (i + 0.8 + rnd() * 0.16) * step;
        const path = Array.from({ length: 9 }, (_, j): V3 => {
          const a = (mix(from, to, j / 8) * Math.PI) / 180;
          return [Math.cos(a) * r, Math.sin(a) * r, 0];
        });
        const w = mix(thick[0], thick[1], far);
        model.put(tube(path, [w * 0.2, w, w, w * 0.2], { around: 5, rings: 20 }), { color: tone, glow: true, line: 0 });
      }
    }
  });
}
