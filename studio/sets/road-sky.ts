/** What stands round the planner's road: granite tops and the painted sky. */
import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, fbm, mix, noise, random, smoothstep } from '../model/math.ts';
import { place } from '../model/place.ts';
import { canvasTexture } from '../texture/canvas.ts';

/**
 * Granite tops [x, z, width, height], as over Seoul: one steep flank and one long slab each, pale stone above, pinewoods below.
 * A patch of ground pushed up; `w` is how far the long slab runs.
 */
export function granitePeaks(model: Model, list: [number, number, number, number][]): void {
  for (const [i, [x, z, w, h]] of list.entries()) {
    const side = i % 2 ? -1 : 1;
    const high = (px: number, pz: number) => {
      const t = (side * px) / w;
      const slab = t < 0 ? Math.exp(-((-t / 0.5) ** 3.2)) : Math.exp(-((t / 0.72) ** 2.2));
      const second = 0.62 * Math.exp(-(Math.abs((t - 0.78) / 0.36) ** 3));
      const fold = 1 + 0.34 * (fbm(px * 1.5 + i * 9, pz * 1.2, i, 4) - 0.5);
      const foot = 0.22 * Math.exp(-((t / 1.3) ** 2));
      return h * (Math.max(slab, second) * 0.85 + foot) * fold * Math.exp(-(Math.abs(pz / (w * 0.7)) ** 2.6));
    };
    const skin = grid(
      (u, v) => {
        const [px, pz] = [(u - 0.5) * 4.4 * w, (0.5 - v) * 3 * w];
        return [px, high(px, pz) - 0.45, pz];
      },
      90,
      56,
    );
    model.put(
      skin,
      {
        line: 0.5,
        tint: (point, n) => {
          const rough = noise(point.x * 3, point.y * 3, point.z * 3 + i) - 0.5;
          const streak = noise(point.x * 8 + i, point.y * 1.2, point.z * 8);
          const bare = smoothstep(0.34, 0.52, point.y / h + rough * 0.35) * smoothstep(0.97, 0.86, n.y + rough * 0.1);
          const wood = color('#55884f').lerp(
            color('#8fb865'),
            smoothstep(0.3, 0.7, fbm(point.x * 2.6, point.z * 2.6, i)),
          );
          const rock = color('#eadccf').lerp(color('#a996a6'), smoothstep(0.42, 0.78, streak) * 0.75);
          return wood.lerp(rock, Math.max(bare, smoothstep(0.6, 0.75, point.y / h)));
        },
      },
      place([x, 0, z]),
    );
  }
}

/** Painted sky as a wall behind everything: morning on the left, gold on the right. `box` is [left, bottom, right, top]. */
export function roadSky(scene: THREE.Scene, [x0, y0, x1, y1]: [number, number, number, number], z: number): void {
  const model = new Model();
  const map = canvasTexture(2048, 768, (context) => {
    const side = context.createLinearGradient(0, 0, 2048, 0);
    side.addColorStop(0, '#3f9be0');
    side.addColorStop(0.46, '#79c4ee');
    side.addColorStop(0.58, '#d8ecec');
    side.addColorStop(0.68, '#ffe2a6');
    side.addColorStop(1, '#ffc878');
    context.fillStyle = side;
    context.fillRect(0, 0, 2048, 768);
    const down = context.createLinearGradient(0, 0, 0, 768);
    down.addColorStop(0.6, '#fff4d400');
    down.addColorStop(1, '#fff4d4');
    context.fillStyle = down;
    context.fillRect(0, 0, 2048, 768);
    const rnd = random(31);
    for (let i = 0; i < 11; i++) {
      const [x, y, r] = [rnd() * 2048, mix(120, 520, rnd()), mix(30, 70, rnd())];
      for (let k = 0; k < 9; k++) {
        context.globalAlpha = 0.3;
        context.fillStyle = '#fffaf0';
        context.beginPath();
        context.ellipse(
          x + (k - 4) * r * 0.5,
          y - r * 0.5 * Math.sin((k / 8) * Math.PI) + rnd() * 8,
          r * mix(0.5, 1, rnd()),
          r * 0.45,
          0,
          0,
          7,
        );
        context.fill();
      }
    }
    context.globalAlpha = 1;
  });
  const wall = grid((u, w) => [mix(x0, x1, u), mix(y0, y1, w), z], 2, 2);
  model.put(wall, { map, glow: true, doubleSided: true, line: 0, color: color('#ffffff').multiplyScalar(1.3) });
  scene.add(model.bake({ cast: false, receive: false }));
}
