/**
 * The house of Plum Street: one drawing, mirrored or not, with another door. Metres.
 *
 * Frame: x = 0 is the middle of the door, y = 0 the lawn, z = 0 the front wall, +Z the street.
 *   porch floor   y = .45 (PORCH.floor), z 0..1.9, x -4..3 (mirrored: -3..4); posts at its front edge (x = ±1.75 beside the steps)
 *   steps         three of .15 x .3, x -.95..+.95, from z = 1.9 down to 2.8; sit on STEP(1) or STEP(2)
 *   door          1.14 x 2.3 over the porch floor, opens inwards; mail slot 1.02 over the floor, x = 0
 *   windows       beside the door at x = +2.3 (small) and -3.1 (large), sills .8 over the porch floor; attic above
 *   body          x -4.2..3.2, z 0..-6.5, eaves 3.35, ridge 6.5 along Z
 */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, darken, lighten, mix, noise, random, type V3 } from '../model/math.ts';
import { block, boardFloor, clapboards, SNOW, shingles, snowCushion, wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { slab } from '../model/slab.ts';
import { ball, tube } from '../model/tube.ts';
import { DOOR, doorFrame, doorLeaf } from './plum-door.ts';

export const PORCH = { floor: 0.45, deep: 1.9, left: -4, right: 3 };
/** Middle of the top of step n, 1 the lowest, 3 the porch itself; in the house's frame. */
const STEP = (n: 1 | 2 | 3): V3 => [0, n * 0.15, n === 3 ? 1.7 : 2.65 - (n - 1) * 0.3];
const [LEFT, RIGHT, EAVES, RIDGE, DEEP] = [-4.2, 3.2, 3.35, 6.5, 6.5];
const RIDGE_X = (LEFT + RIGHT) / 2;
const WHITE = '#fbf3e2';

export type HousePlan = {
  wall: string;
  door: string;
  number?: string;
  /** reflected left to right */
  mirrored?: boolean;
  roof?: string;
  /** degrees the door stands open */
  open?: number;
  /** the door hangs on its other side */
  otherHinge?: boolean;
  /** what is seen behind the open door; without it the wall has no hole and the door must stay shut */
  hall?: { wall: string; glow?: boolean };
  /** windows: glass of the day, warm evening light, or dark */
  glass?: 'day' | 'lit' | 'dark';
  /** metres the curtain of the small window beside the door stands open; default drawn back */
  curtain?: number;
  snow?: boolean;
  /** a far house: no railings, no number */
  far?: boolean;
  /** without the porch's roof and posts, when a camera stands under it */
  bare?: boolean;
  /** a garland and a wreath for December */
  wreath?: boolean;
};

export function plumHouse(model: Model, at: THREE.Matrix4, p: HousePlan): void {
  const s = p.mirrored ? -1 : 1;
  model.inside(at, () => {
    walls(model, p, s);
    roofs(model, p, s);
    chimney(model, p, s);
    model.inside(place([0, PORCH.floor, 0]), () => {
      const half = DOOR.wide / 2;
      doorFrame(model, -half, half);
      const hinge = (p.otherHinge ? -s : s) as 1 | -1;
      model.inside(place([hinge * half, 0, p.hall ? -0.06 : 0.05], [0, -hinge * (p.open ?? 0), 0]), () =>
        doorLeaf(model, p.door, p.far ? undefined : p.number, hinge),
      );
      if (p.hall) hall(model, p.hall, s);
      if (p.glass === 'lit') porchLamp(model);
      if (p.wreath) wreath(model, [0, 1.86, 0.03]);
    });
    window_(model, [s * 2.3, PORCH.floor + 1.5, 0], [0.86, 1.3], p, p.curtain);
    window_(model, [s * -2.7, PORCH.floor + 1.5, 0], [1.5, 1.3], p);
    window_(model, [s * RIDGE_X, 4.55, 0], [1.1, 1.05], p);
    for (const z of [-1.8, -4.6])
      for (const [x, yaw] of [
        [RIGHT, 90],
        [LEFT, -90],
      ] as const)
        model.inside(place([s * x, 0, z], [0, s * yaw, 0]), () => window_(model, [0, 1.95, 0], [1.1, 1.2], p));
    porch(model, p, s);
  });
}

/** Front and back as gables, sides as sheets. Real boards would cost twelve thousand triangles a house. */
function walls(model: Model, p: HousePlan, s: number): void {
  const half = DOOR.wide / 2 + 0.02;
  const top = PORCH.floor + DOOR.high;
  const sx = (x: number) => s * x;
  const look = { map: clapboards(), color: p.wall, line: 0.6 };
  const gable: [number, number][] = [
    [sx(LEFT), 0],
    [sx(LEFT), EAVES],
    [sx(RIDGE_X), RIDGE],
    [sx(RIGHT), EAVES],
    [sx(RIGHT), 0],
  ];
  const hole: [number, number][] = [
    [-half, 0.2],
    [-half, top],
    [half, top],
    [half, 0.2],
  ];
  model.put(slab(gable, 0.1, { soft: 0.005, holes: p.hall ? [hole] : [] }), look, place([0, 0, -0.055]));
  if (!p.far) model.put(slab(gable, 0.1, { soft: 0.005 }), look, place([0, 0, -DEEP + 0.05]));
  for (const x of [LEFT + 0.06, RIGHT - 0.06])
    model.put(roundedBox(0.1, EAVES, DEEP - 0.1, 0.005), look, place([sx(x), EAVES / 2, -DEEP / 2]));
  for (const x of [LEFT, RIGHT])
    model.put(roundedBox(0.2, EAVES, 0.2, 0.02), { color: WHITE, line: 0.6 }, place([sx(x), EAVES / 2, -0.02]));
  block(model, [RIGHT - LEFT + 0.2, 0.3, DEEP + 0.1], [sx(RIDGE_X), -0.02, -DEEP / 2], '#b3a093', { line: 0.5 });
}

function roofs(model: Model, p: HousePlan, s: number): void {
  const tone = p.roof ?? '#7d5a63';
  const half = (RIGHT - LEFT) / 2;
  const rise = RIDGE - EAVES;
  const angle = (Math.atan2(rise, half) * 180) / Math.PI;
  const long = Math.hypot(half, rise) + 0.5;
  const deep = DEEP + 0.9;
  for (const side of [-1, 1]) {
    const c: V3 = [s * RIDGE_X + (side * long * Math.cos((angle * Math.PI) / 180)) / 2, 0, -DEEP / 2];
    c[1] = RIDGE + 0.1 - (long * Math.sin((angle * Math.PI) / 180)) / 2;
    const at = place(c, [0, 0, -side * angle]);
    // uv of a box lid is x along, z across: shingle rows must lie along Z
    model.inside(at, () =>
      model.put(
        roundedBox(deep, 0.12, long, 0.03),
        { map: shingles(), color: tone, line: 0.7 },
        place([0, 0, 0], [0, 90 * side, 0]),
      ),
    );
    if (p.snow)
      model.inside(at, () => snowCushion(model, place([0, 0.05, 0]), long * 1.02, deep * 1.02, 0.24, side + s * 3));
  }
  // white bargeboards on the gable
  for (const side of [-1, 1]) {
    const c: V3 = [
      s * RIDGE_X + (side * long * Math.cos((angle * Math.PI) / 180)) / 2,
      RIDGE - 0.02 - (long * Math.sin((angle * Math.PI) / 180)) / 2,
      0.36,
    ];
    model.put(roundedBox(long, 0.22, 0.07, 0.02), { color: WHITE, line: 0.7 }, place(c, [0, 0, -side * angle]));
  }
}

function chimney(model: Model, p: HousePlan, s: number): void {
  const x = s * (RIDGE_X - 1.7);
  block(model, [0.7, 1.9, 0.7], [x, 5.1, -3.6], '#b0604c', { line: 0.7 });
  block(model, [0.82, 0.16, 0.82], [x, 6.95, -3.6], '#93503f', { line: 0.7 });
  if (p.snow) snowCushion(model, place([x, 7.1, -3.6]), 0.9, 0.9, 0.18, 5);
}

/** A window centered on `at`: frame, glass, curtains, flower box's place; `gap` metres between the curtains. */
function window_(model: Model, at: V3, [w, h]: [number, number], p: HousePlan, gap = w * 0.55): void {
  const kind = p.glass ?? 'day';
  const glass = { day: '#9fc4d6', lit: '#ffd27a', dark: '#3c4468' }[kind];
  model.inside(place(at), () => {
    const lit = kind === 'lit';
    const pane = (q: THREE.Vector3) =>
      color(glass)
        .lerp(
          color(lit ? '#ffa94e' : kind === 'day' ? '#e9f2ee' : '#2c3052'),
          0.5 * noise(q.x * 2.4 + at[0], q.y * 1.6),
        )
        .multiplyScalar(lit ? 1.12 : 1);
    model.put(roundedBox(w, h, 0.04, 0.005), { tint: pane, glow: lit, line: 0.3 }, place([0, 0, 0.0]));
    const drape = (w - gap) / 2;
    if (drape > 0.02)
      for (const k of [-1, 1])
        model.put(
          roundedBox(drape, h - 0.06, 0.05, 0.02),
          {
            tint: (q) => color(lit ? '#f2b45c' : lighten(p.wall, 0.5)).multiplyScalar(0.9 + 0.12 * Math.sin(q.x * 60)),
            line: 0.5,
          },
          place([k * (gap / 2 + drape / 2), 0.02, 0.015]),
        );
    const bar = (bw: number, bh: number, x: number, y: number, d = 0.08) =>
      model.put(roundedBox(bw, bh, d, 0.012), { color: WHITE, line: 0.6 }, place([x, y, 0.03]));
    bar(w + 0.2, 0.11, 0, h / 2 + 0.03, 0.12);
    bar(0.1, h, -w / 2 - 0.03, 0);
    bar(0.1, h, w / 2 + 0.03, 0);
    bar(w + 0.3, 0.09, 0, -h / 2 - 0.03, 0.24);
    if (!p.far) {
      bar(0.04, h, 0, 0);
      bar(w, 0.04, 0, h * 0.06);
    }
    if (p.snow) snowCushion(model, place([0, -h / 2 + 0.01, 0.07]), w + 0.26, 0.22, 0.09, at[0]);
  });
}

/** The hall behind an open door; with `glow` a far gleam of very small windows. */
function hall(model: Model, h: { wall: string; glow?: boolean }, s: number): void {
  const top = DOOR.high + 0.5;
  const dusk = { tint: wash(h.wall), line: 0.3 };
  model.put(roundedBox(3, top, 0.05, 0.01), dusk, place([s * -0.1, top / 2, -2.6]));
  for (const x of [-1.1, 0.9]) model.put(roundedBox(0.05, top, 2.5, 0.01), dusk, place([s * x, top / 2, -1.35]));
  boardFloor(model, [-1.3, -2.6, 1.3, -0.1], 0.005, '#8a5f44');
  model.put(roundedBox(3, 0.05, 2.4, 0.01), { color: darken(h.wall, 0.3), line: 0.3 }, place([0, top, -1.36]));
  if (!h.glow) return;
  const rnd = random(12);
  for (let i = 0; i < 14; i++) {
    const at: V3 = [s * (-0.9 + rnd() * 1.2), 0.05 + rnd() * 0.5, -2.45 + rnd() * 0.2];
    model.put(roundedBox(0.1, 0.14, 0.08, 0.01), { color: '#8a6a58', line: 0.4 }, place(at));
    model.put(
      roundedBox(0.03, 0.035, 0.01, 0.004),
      { color: color('#ffd782').multiplyScalar(1.3), glow: true, line: 0 },
      place([at[0], at[1], at[2] + 0.05]),
    );
  }
}

function porch(model: Model, p: HousePlan, s: number): void {
  const [x0, x1] = s > 0 ? [PORCH.left, PORCH.right] : [-PORCH.right, -PORCH.left];
  const wide = x1 - x0;
  const middle = (x0 + x1) / 2;
  const { floor, deep } = PORCH;
  if (p.far) block(model, [wide, 0.08, deep], [middle, floor - 0.08, deep / 2], '#b98f66', { line: 0.6 });
  else boardFloor(model, [x0, 0, x1, deep], floor, '#b98f66');
  block(model, [wide - 0.1, floor - 0.06, 0.06], [middle, 0, deep - 0.08], '#8d7f86', { line: 0.5 });
  block(model, [wide, 0.13, 0.06], [middle, floor - 0.15, deep], WHITE, { line: 0.6 });
  for (const n of [1, 2] as const)
    block(model, [1.9, n * 0.15, 0.32], [0, 0, STEP(n)[2]], n === 1 ? '#b58a62' : '#bd9269', { line: 0.7 });
  if (p.snow) {
    snowCushion(model, place([middle - 0.4, floor - 0.01, deep - 0.3]), wide * 0.96, 0.7, 0.06, 3);
    for (const n of [1, 2] as const) snowCushion(model, place([0.0, n * 0.15 - 0.01, STEP(n)[2]]), 1.9, 0.34, 0.07, n);
  }
  const posts = [x0 + 0.15, -1.75, 1.75, x1 - 0.15];
  if (!p.bare) {
    const y = 3.02;
    for (const x of posts) {
      block(model, [0.15, y - floor, 0.15], [x, floor, deep - 0.12], WHITE, { line: 0.7 });
      if (!p.far) block(model, [0.24, 0.1, 0.24], [x, floor, deep - 0.12], WHITE, { line: 0.6 });
    }
    block(model, [wide + 0.1, 0.2, 0.14], [middle, y - 0.1, deep - 0.12], WHITE, { line: 0.7 });
    const lid = place([middle, y + 0.32, deep / 2 + 0.06], [13, 0, 0]);
    model.inside(lid, () =>
      model.put(roundedBox(wide + 0.5, 0.1, deep + 0.5, 0.03), { map: shingles(), color: p.roof ?? '#7d5a63' }),
    );
    if (p.snow) model.inside(lid, () => snowCushion(model, place([0, 0.04, 0.02]), wide + 0.6, deep + 0.6, 0.24, 9));
  }
  if (p.far || p.bare) return;
  for (const [a, b] of [
    [posts[0], posts[1]],
    [posts[2], posts[3]],
  ] as [number, number][])
    railing(model, a, b, deep - 0.12, p.snow ?? false);
}

/** Handrail .82 over the porch floor, balusters under it. */
function railing(model: Model, x0: number, x1: number, z: number, snow: boolean): void {
  const y = PORCH.floor;
  const wide = x1 - x0;
  model.put(roundedBox(wide, 0.07, 0.1, 0.02), { color: WHITE, line: 0.7 }, place([(x0 + x1) / 2, y + 0.82, z]));
  model.put(roundedBox(wide, 0.05, 0.06, 0.012), { color: WHITE, line: 0.5 }, place([(x0 + x1) / 2, y + 0.14, z]));
  const n = Math.round(wide / 0.2);
  for (let i = 1; i < n; i++)
    model.put(
      roundedBox(0.045, 0.66, 0.045, 0.01),
      { color: '#f1e6d4', line: 0.45 },
      place([mix(x0, x1, i / n), y + 0.48, z]),
    );
  if (snow) snowCushion(model, place([(x0 + x1) / 2, y + 0.845, z]), wide - 0.1, 0.15, 0.09, x0);
}

/** Where the lamp beside the door burns, in the house's frame: put a warm point light half a metre before it. */
export const PORCH_LAMP: V3 = [-1.0, PORCH.floor + 1.95, 0.16];
function porchLamp(model: Model): void {
  model.inside(place([PORCH_LAMP[0], 1.95, PORCH_LAMP[2]]), () => {
    const glow = { color: color('#ffdc94').multiplyScalar(1.35), glow: true, line: 0.5 };
    model.put(roundedBox(0.13, 0.2, 0.13, 0.02), glow);
    const iron = { color: '#4f4a58', line: 0.7 };
    for (const y of [-0.11, 0.115]) model.put(roundedBox(0.17, 0.03, 0.17, 0.01), iron, place([0, y, 0]));
    model.put(roundedBox(0.03, 0.05, 0.16, 0.01), iron, place([0, 0.14, -0.08]));
  });
}

/** Fir wreath with a red bow, .5 m. */
function wreath(model: Model, at: V3): void {
  const rnd = random(6);
  model.inside(place(at), () => {
    for (let i = 0; i < 34; i++) {
      const a = (i / 34) * Math.PI * 2;
      const r = 0.2 + (rnd() - 0.5) * 0.05;
      model.put(
        ball([0.06, 0.035, 0.035], 7),
        { color: i % 3 ? '#4d7f4e' : '#6d9a55', line: 0.4 },
        place([Math.cos(a) * r, Math.sin(a) * r, 0.01 + rnd() * 0.03], [0, 0, (a * 180) / Math.PI + 60]),
      );
    }
    for (const k of [-1, 1])
      model.put(
        ball([0.07, 0.045, 0.03], 10),
        { color: '#d8402f', line: 0.7 },
        place([k * 0.06, -0.2, 0.06], [0, 0, k * 20]),
      );
    model.put(
      tube(
        [
          [0, -0.2, 0.06],
          [0.03, -0.33, 0.05],
        ],
        [0.02, 0.03],
        { around: 6, flat: 0.4 },
      ),
      { color: '#c8382c' },
    );
    for (let i = 0; i < 7; i++)
      model.put(
        ball(0.016, 7),
        { color: SNOW, line: 0.2 },
        place([Math.cos(i * 2) * 0.2, Math.sin(i * 2) * 0.2 + 0.03, 0.06]),
      );
  });
}
