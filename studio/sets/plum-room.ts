/** Parts of the rooms on Plum Street: walls with windows, curtains, table and chairs, rugs, lamps. Metres. */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, lighten } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { slab } from '../model/slab.ts';
import { tube } from '../model/tube.ts';

export type Opening = {
  /** middle of its foot along the wall, height of its foot, width, height */
  x: number;
  y: number;
  w: number;
  h: number;
};
export type WallPlan = {
  wide: number;
  high: number;
  tone: string;
  /** boards to this height, of this color */
  wainscot?: { high: number; tone: string };
  openings?: Opening[];
  /** stripes of wallpaper */
  paper?: string;
};
/** Wall from x = 0 to `wide`, its face on z = 0 towards +Z. */
export function roomWall(model: Model, at: THREE.Matrix4, p: WallPlan): void {
  const holes = (p.openings ?? []).map((o): [number, number][] => [
    [o.x - o.w / 2, Math.max(0.01, o.y)],
    [o.x - o.w / 2, o.y + o.h],
    [o.x + o.w / 2, o.y + o.h],
    [o.x + o.w / 2, Math.max(0.01, o.y)],
  ]);
  model.inside(at, () => {
    const outline: [number, number][] = [
      [0, 0],
      [0, p.high],
      [p.wide, p.high],
      [p.wide, 0],
    ];
    const base = color(p.tone);
    const stripe = p.paper ? color(p.paper) : undefined;
    model.put(
      slab(outline, 0.12, { soft: 0.004, holes }),
      { tint: wash(p.tone, 1.2, 0.1), line: 0.5 },
      place([0, 0, -0.06]),
    );
    if (stripe)
      for (let x = 0.2; x < p.wide; x += 0.4) {
        const gaps = (p.openings ?? []).filter((o) => Math.abs(o.x - x) < o.w / 2 + 0.12);
        const pieces: [number, number][] = gaps.length
          ? gaps.flatMap((o): [number, number][] => [
              [p.wainscot?.high ?? 0, o.y - 0.1],
              [o.y + o.h + 0.12, p.high],
            ])
          : [[p.wainscot?.high ?? 0, p.high]];
        for (const [a, b] of pieces)
          if (b - a > 0.1)
            model.put(
              roundedBox(0.16, b - a, 0.008, 0.002),
              { tint: () => base.clone().lerp(stripe, 0.55), line: 0 },
              place([x, (a + b) / 2, 0.002]),
            );
      }
    if (p.wainscot) {
      const { high, tone } = p.wainscot;
      const free = (x: number) => (p.openings ?? []).every((o) => o.y > high || Math.abs(o.x - x) > o.w / 2 + 0.06);
      for (let x = 0.06; x < p.wide - 0.02; x += 0.14)
        if (free(x))
          model.put(
            roundedBox(0.132, high, 0.03, 0.01),
            { tint: wash(tone, 3), line: 0.35 },
            place([x + 0.02, high / 2, 0.015]),
          );
      for (const [a, b] of spans(p, high)) {
        model.put(
          roundedBox(b - a, 0.07, 0.07, 0.02),
          { color: lighten(tone, 0.3), line: 0.6 },
          place([(a + b) / 2, high, 0.03]),
        );
        model.put(
          roundedBox(b - a, 0.13, 0.05, 0.012),
          { color: lighten(tone, 0.2), line: 0.5 },
          place([(a + b) / 2, 0.065, 0.025]),
        );
      }
    }
  });
}
/** Runs of wall between openings that reach below `y`. */
function spans(p: WallPlan, y: number): [number, number][] {
  const cuts = (p.openings ?? []).filter((o) => o.y < y).sort((a, b) => a.x - b.x);
  const list: [number, number][] = [];
  let from = 0;
  for (const o of cuts) {
    list.push([from, o.x - o.w / 2]);
    from = o.x + o.w / 2;
  }
  list.push([from, p.wide]);
  return list.filter(([a, b]) => b - a > 0.05);
}

/** White sash window in an opening of a wall, with a deep sill; curtains of `cloth` drawn back on both sides. */
export function sashWindow(model: Model, at: THREE.Matrix4, o: Opening, cloth?: string): void {
  const white = { color: '#fbf3e2', line: 0.7 };
  const box = (w: number, h: number, d: number, x: number, y: number, z = 0) =>
    model.put(roundedBox(w, h, d, 0.014), white, place([x, y, z]));
  model.inside(at.clone().multiply(place([o.x, o.y, 0])), () => {
    box(o.w + 0.26, 0.07, 0.28, 0, -0.02, 0.06);
    box(o.w + 0.22, 0.12, 0.07, 0, o.h + 0.05, 0.02);
    for (const k of [-1, 1]) box(0.1, o.h + 0.04, 0.08, k * (o.w / 2 + 0.04), o.h / 2);
    box(0.045, o.h, 0.05, 0, o.h / 2, -0.05);
    box(o.w, 0.06, 0.06, 0, o.h * 0.52, -0.04);
    if (!cloth) return;
    model.put(
      tube(
        [
          [-o.w / 2 - 0.24, o.h + 0.16, 0.1],
          [o.w / 2 + 0.24, o.h + 0.16, 0.1],
        ],
        [0.018],
        { around: 8, rings: 3 },
      ),
      { color: '#b8743f' },
    );
    for (const k of [-1, 1]) {
      const geometry = grid(
        (u, w) => {
          const tie = 1 - 0.5 * Math.exp(-(((w - 0.62) / 0.2) ** 2));
          const x = k * (o.w / 2 + 0.2 - u * 0.36 * tie);
          return [x, o.h + 0.15 - w * (o.h + 0.3), 0.1 + 0.025 * Math.sin(u * 19 + w)];
        },
        20,
        14,
      );
      const hem = (q: THREE.Vector3) => color(cloth).multiplyScalar(0.93 + 0.1 * Math.sin(q.x * 60));
      model.put(geometry, { tint: hem, doubleSided: true, line: 0.7 });
    }
  });
}
