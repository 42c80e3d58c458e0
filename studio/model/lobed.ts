/** One skin round a heap of balls: crowns, clouds, foam. No seams, since the balls melt into each other. */
import type * as THREE from 'three';
import { closeRing, grid } from './grid.ts';
import { TAU, type V3 } from './math.ts';

/** Balls [x, y, z, radius] round the origin, which must lie inside the heap. `detail` is the count of points round it. */
export function lobed(lobes: [number, number, number, number][], detail = 90): THREE.BufferGeometry {
  const far = Math.max(...lobes.map(([x, y, z, r]) => Math.hypot(x, y, z) + r)) * 1.1;
  const field = (px: number, py: number, pz: number) =>
    lobes.reduce((sum, [x, y, z, r]) => {
      const d = ((px - x) ** 2 + (py - y) ** 2 + (pz - z) ** 2) / (r * r);
      return sum + Math.exp(5 * (1 - d));
    }, 0);
  const reach = ([x, y, z]: V3): number => {
    const steps = 48;
    for (let i = steps; i > 0; i--) {
      let [out, within] = [(i / steps) * far, ((i - 1) / steps) * far];
      if (field(x * within, y * within, z * within) < 1) continue;
      for (let k = 0; k < 7; k++) {
        const t = (out + within) / 2;
        if (field(x * t, y * t, z * t) < 1) out = t;
        else within = t;
      }
      return within;
    }
    return 0.01;
  };
  const skin = grid(
    (u, w) => {
      const [a, b] = [(0.5 - u) * TAU, (w - 0.5) * Math.PI];
      const d: V3 = [Math.sin(a) * Math.cos(b), Math.sin(b), Math.cos(a) * Math.cos(b)];
      const t = reach(d);
      return [d[0] * t, d[1] * t, d[2] * t];
    },
    detail,
    Math.round(detail * 0.6),
  );
  return closeRing(skin, detail);
}
