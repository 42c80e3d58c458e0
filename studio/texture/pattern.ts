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
type Draw = (context: CanvasRenderingContext2D, s: PatternSpec) => void;

type P2 = [number, number];
/** A dot (or a star with `tips`) that also shows on the opposite edge, so that the tile has no seam. */
function blob(context: CanvasRenderingContext2D, [x, y]: P2, r: number, tips = 0): void {
  for (const ox of [-TILE, 0, TILE]) {
    for (const oy of [-TILE, 0, TILE]) {
      context.beginPath();
      if (!tips) context.ellipse(x + ox, y + oy, r, r * 0.93, 0.4, 0, TAU);
      else for (const p of starPoints(tips, r, r * 0.46, 0.3 + x)) context.lineTo(x + ox + p[0], y + oy + p[1]);
      context.fill();
    }
  }
}
const blobs = (context: CanvasRenderingContext2D, points: P2[], r: number): void => {
  for (const p of points) blob(context, p, r);
};
const DRAW: Record<PatternName, Draw> = {
  dots: (context) =>
    blobs(
      context,
      [
        [64, 64],
        [192, 192],
      ],
      26,
    ),
  stars: (context, s) => {
    blob(context, [70, 66], 44, 5);
    blob(context, [196, 190], 40, 5);
    context.fillStyle = s.ink2 ?? s.ink;
    blobs(
      context,
      [
        [196, 60],
        [66, 196],
      ],
      9,
    );
  },
  // v runs along the garment, so bands lie across the body
  stripes: (context) => context.fillRect(0, 0, TILE, TILE / 2),
  flowers: (context, s) => {
    for (const [x, y] of [
      [64, 70],
      [190, 196],
    ] as P2[]) {
      context.fillStyle = s.ink;
      for (let i = 0; i < 5; i++) blob(context, [x + 26 * Math.cos(i * 1.2566), y + 26 * Math.sin(i * 1.2566)], 17);
      context.fillStyle = s.ink2 ?? '#f2c14e';
      blob(context, [x, y], 13);
    }
    context.fillStyle = '#6f9a6a';
    blobs(
      context,
      [
        [140, 40],
        [40, 160],
        [236, 130],
        [120, 236],
      ],
      11,
    );
  },
  knit: (context) => {
    context.lineWidth = 9;
    context.globalAlpha = 0.4;
    for (let x = 0; x < TILE; x += 32) {
      for (let y = 0; y < TILE; y += 32) {
        context.beginPath();
        context.moveTo(x, y);
        context.lineTo(x + 16, y + 20);
        context.lineTo(x + 32, y);
        context.stroke();
      }
    }
  },
  quilted: (context) => {
    context.lineWidth = 9;
    context.globalAlpha = 0.5;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(TILE, TILE);
    context.moveTo(TILE, 0);
    context.lineTo(0, TILE);
    context.stroke();
  },
  denim: (context) => {
    context.globalAlpha = 0.22;
    context.lineWidth = 5;
    for (let i = -TILE; i < TILE; i += 16) {
      context.beginPath();
      context.moveTo(i, 0);
      context.lineTo(i + TILE, TILE);
      context.stroke();
    }
  },
  plaid: (context, s) => {
    context.globalAlpha = 0.55;
    context.fillRect(0, 40, TILE, 76);
    context.fillRect(40, 0, 76, TILE);
    context.fillStyle = s.ink2 ?? s.ink;
    context.globalAlpha = 0.65;
    context.fillRect(0, 176, TILE, 22);
    context.fillRect(176, 0, 22, TILE);
  },
  rainbow: (context) => {
    for (const [i, k] of ['#d8453c', '#f2c14e', '#5f9a62', '#f6efe0', '#3f6fa8', '#e58fa8'].entries()) {
      context.fillStyle = k;
      context.fillRect(0, (i * TILE) / 6, TILE, TILE / 6 + 1);
    }
  },
};
export function pattern(s: PatternSpec): THREE.Texture {
  return once(JSON.stringify(s), () =>
    canvasTexture(
      TILE,
      TILE,
      (context) => {
        context.fillStyle = s.base;
        context.fillRect(0, 0, TILE, TILE);
        context.fillStyle = context.strokeStyle = s.ink;
        DRAW[s.kind](context, s);
      },
      [1 / s.size, 1 / s.size],
    ),
  );
}
