/** A ruled notebook page with three strips cut out of it, as a mask before the eye. Metres. */
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, mix, noise, type V3 } from '../../model/math.ts';
import { tube } from '../../model/tube.ts';
import type { Strip } from './3-2.three-hours.ts';

const PAPER = color('#fff2d8').multiplyScalar(1.7);
const RULE = { color: color('#9cc3d4').multiplyScalar(1.2), glow: true, line: 0 };
const PENCIL = { color: color('#5a3a34'), glow: true, line: 0 };
const RED = { color: color('#d8402f').multiplyScalar(1.1), glow: true, line: 0 };

/** `strips` stand side by side and are of one height. Places are given on the plane z = 0 and drawn at `z`, for an eye at [0, eye[0], eye[1]]. */
export function notebookPage(model: Model, strips: readonly Strip[], eye: readonly [number, number], z: number): void {
  const k = (eye[1] - z) / eye[1];
  const at = (x: number, y: number, near = 0): V3 => [x * k, eye[0] + (y - eye[0]) * k, z + near];
  const [, , foot, top] = strips[0] as Strip;
  const band = (x0: number, x1: number, y0: number, y1: number) =>
    model.put(
      grid((u, w) => at(mix(x0, x1, u), mix(y0, y1, w)), 1, 1),
      { color: PAPER, glow: true, line: 0, doubleSided: true },
    );
  const [low, high, wide] = [eye[0] - 2.4, eye[0] + 2.4, 3.2];
  band(-wide, wide, low, foot);
  band(-wide, wide, top, high);
  const edges = [-wide, ...strips.flatMap((s) => s.slice(0, 2)), wide];
  for (let i = 0; i < edges.length; i += 2) band(edges[i] as number, edges[i + 1] as number, foot, top);
  // ruled lines on what is left of the paper
  for (let y = low; y < high; y += 0.17)
    for (let i = 0; i < edges.length; i += 2) {
      const inside = y > foot && y < top;
      const [x0, x1] = inside ? [edges[i] as number, edges[i + 1] as number] : [-wide, wide];
      if (!inside && i) continue;
      model.put(tube([at(x0 + 0.01, y, 0.001), at(x1 - 0.01, y, 0.001)], [0.0016], { around: 4, rings: 2 }), RULE);
    }
  // frames drawn by hand, a little past each corner
  const line = (a: [number, number], b: [number, number], seed: number, look = PENCIL, r = 0.0036) => {
    const points = Array.from({ length: 9 }, (_, i): V3 => {
      const t = mix(-0.015, 1.015, i / 8);
      const off = 0.016 * (noise(i * 0.9, seed) - 0.5);
      return at(mix(a[0], b[0], t) + off, mix(a[1], b[1], t) + off, 0.002);
    });
    model.put(tube(points, [r], { around: 5, rings: 30 }), look);
  };
  for (const [i, [x0, x1]] of strips.entries()) {
    line([x0, foot], [x1, foot], i * 4 + 1);
    line([x0, top], [x1, top], i * 4 + 2);
    line([x0, foot], [x0, top], i * 4 + 3);
    line([x1, foot], [x1, top], i * 4 + 4);
    // nothing: a cross in red pencil under each
    const [mx, my, r] = [(x0 + x1) / 2, foot - 0.16, 0.075];
    line([mx - r, my - r], [mx + r, my + r], i + 31, RED, 0.0062);
    line([mx - r, my + r], [mx + r, my - r], i + 41, RED, 0.0062);
  }
}
