/** Wood grain with a few knots; `size` metres a tile, grain along u. */
import type * as THREE from 'three';
import { mixColor, random, TAU } from '../model/math.ts';
import { canvasTexture, once } from './canvas.ts';

export function wood(base: string, size = 1): THREE.Texture {
  return once(`wood${base}${size}`, () =>
    canvasTexture(
      512,
      512,
      (c) => {
        c.fillStyle = base;
        c.fillRect(0, 0, 512, 512);
        const rnd = random(3);
        for (let i = 0; i < 220; i++) {
          const y = rnd() * 512;
          c.strokeStyle = rnd() < 0.5 ? mixColor(base, '#3a1a0c', 0.35) : mixColor(base, '#ffe2b0', 0.3);
          c.globalAlpha = 0.08 + rnd() * 0.18;
          c.lineWidth = 1 + rnd() * 3;
          c.beginPath();
          c.moveTo(0, y);
          c.bezierCurveTo(170, y + (rnd() - 0.5) * 24, 340, y + (rnd() - 0.5) * 24, 512, y);
          c.stroke();
        }
        for (let i = 0; i < 3; i++) {
          const [x, y] = [rnd() * 512, rnd() * 512];
          c.globalAlpha = 0.3;
          c.strokeStyle = mixColor(base, '#3a1a0c', 0.5);
          for (let k = 1; k < 4; k++) {
            c.beginPath();
            c.ellipse(x, y, k * 9, k * 4, 0, 0, TAU);
            c.stroke();
          }
        }
      },
      [1 / size, 1 / size],
    ),
  );
}
