/** Cloth patterns that tile. `size` is the width of one tile in metres. */
import type * as THREE from 'three';
import { starPoints } from '../model/leaves.ts';
import { TAU } from '../model/math.ts';
import { canvasTexture, once } from './canvas.ts';

type PatternName = 'dots' | 'stars' | 'stripes' | 'flowers' | 'knit' | 'quilted' | 'denim' | 'plaid' | 'rainbow';
export type PatternSpec = {
  kind: PatternName;
  base: string;
  ink: string;
  ink2?: string;
  size: number;
};
const TILE = 256;
type Draw = (c: CanvasRenderingContext2D, s: PatternSpec) => void;

type P2 = [number, number];
/** A dot (or a star with `tips`) that also shows on the opposite edge, so that the tile has no seam. */
function blob(c: CanvasRenderingContext2D, [x, y]: P2, r: number, tips = 0): void {
  for (const ox of [-TILE, 0, TILE]) {
    for (const oy of [-TILE, 0, TILE]) {
      c.beginPath();
      if (!tips) c.ellipse(x + ox, y + oy, r, r * 0.93, 0.4, 0, TAU);
      else for (const p of starPoints(tips, r, r * 0.46, 0.3 + x)) c.lineTo(x + ox + p[0], y + oy + p[1]);
      c.fill();
    }
  }
}
const blobs = (c: CanvasRenderingContext2D, points: P2[], r: number): void => {
  for (const p of points) blob(c, p, r);
};
const DRAW: Record<PatternName, Draw> = {
  dots: (c) =>
    blobs(
      c,
      [
        [64, 64],
        [192, 192],
      ],
      26,
    ),
  stars: (c, s) => {
    blob(c, [70, 66], 44, 5);
    blob(c, [196, 190], 40, 5);
    c.fillStyle = s.ink2 ?? s.ink;
    blobs(
      c,
      [
        [196, 60],
        [66, 196],
      ],
      9,
    );
  },
  // v runs along the garment, so bands lie across the body
  stripes: (c) => c.fillRect(0, 0, TILE, TILE / 2),
  flowers: (c, s) => {
    for (const [x, y] of [
      [64, 70],
      [190, 196],
    ] as P2[]) {
      c.fillStyle = s.ink;
      for (let i = 0; i < 5; i++) blob(c, [x + 26 * Math.cos(i * 1.2566), y + 26 * Math.sin(i * 1.2566)], 17);
      c.fillStyle = s.ink2 ?? '#f2c14e';
      blob(c, [x, y], 13);
    }
    c.fillStyle = '#6f9a6a';
    blobs(
      c,
      [
        [140, 40],
        [40, 160],
        [236, 130],
        [120, 236],
      ],
      11,
    );
  },
  knit: (c) => {
    c.lineWidth = 9;
    c.globalAlpha = 0.4;
    for (let x = 0; x < TILE; x += 32) {
      for (let y = 0; y < TILE; y += 32) {
        c.beginPath();
        c.moveTo(x, y);
        c.lineTo(x + 16, y + 20);
        c.lineTo(x + 32, y);
        c.stroke();
      }
    }
  },
  quilted: (c) => {
    c.lineWidth = 9;
    c.globalAlpha = 0.5;
    c.beginPath();
    c.moveTo(0, 0);
    c.lineTo(TILE, TILE);
    c.moveTo(TILE, 0);
    c.lineTo(0, TILE);
    c.stroke();
  },
  denim: (c) => {
    c.globalAlpha = 0.22;
    c.lineWidth = 5;
    for (let i = -TILE; i < TILE; i += 16) {
      c.beginPath();
      c.moveTo(i, 0);
      c.lineTo(i + TILE, TILE);
      c.stroke();
    }
  },
  plaid: (c, s) => {
    c.globalAlpha = 0.55;
    c.fillRect(0, 40, TILE, 76);
    c.fillRect(40, 0, 76, TILE);
    c.fillStyle = s.ink2 ?? s.ink;
    c.globalAlpha = 0.65;
    c.fillRect(0, 176, TILE, 22);
    c.fillRect(176, 0, 22, TILE);
  },
  rainbow: (c) => {
    for (const [i, k] of ['#d8453c', '#f2c14e', '#5f9a62', '#f6efe0', '#3f6fa8', '#e58fa8'].entries()) {
      c.fillStyle = k;
      c.fillRect(0, (i * TILE) / 6, TILE, TILE / 6 + 1);
    }
  },
};
export function pattern(s: PatternSpec): THREE.Texture {
  return once(JSON.stringify(s), () =>
    canvasTexture(
      TILE,
      TILE,
      (c) => {
        c.fillStyle = s.base;
        c.fillRect(0, 0, TILE, TILE);
        c.fillStyle = c.strokeStyle = s.ink;
        DRAW[s.kind](c, s);
      },
      [1 / s.size, 1 / s.size],
    ),
  );
}
