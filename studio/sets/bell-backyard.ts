/**
 * Behind No. 14: the party table. Metres, lawn y = 0.
 *
 *   TABLE cloth: x -1.3..+1.3, z -.45..+.45, top y .74 (the cake stands at [0, .74, 0] unless told otherwise).
 *   House's back wall x = -5 (looks to +X) with back door and kitchen window; board fence z = -4.6; plum tree [3.6, 0, -2.9];
 *   lanterns hang from [-4.9, 3.1, -1.5] over the table to the tree. Benches before and behind the table, seat y .42.
 * Cameras:
 *   from behind the crowd:  from [.2, 1.6, 5.6] to [0, .95, -.4], fov 36     backs at z 1.2..2.6, the cake between them
 *   close over the cake:    from [.15, 1.5, 1.7] to [0, .82, -.05], fov 34   faces lean in from z -.6 and the sides
 *   after cake, gold:       from [2.2, 1.15, 3.6] to [-.4, .7, -.3], fov 36
 */

import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, fbm, mix, random, smoothstep, type V3 } from '../model/math.ts';
import { block, clapboards, flat, shingles, wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { slab } from '../model/slab.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { type CakeNumber, numberCake } from '../props/number-cake.ts';
import { hedge } from '../props/street-things.ts';
import { SUMMER } from '../props/trees.ts';
import { petunias } from './blue-door.ts';
import { flowers, plant, spots } from './ground-cover.ts';
import { sashWindow } from './plum-room.ts';
import { type Hour, plumSky } from './plum-sky.ts';
import { streetTree } from './street-trees.ts';

export const YARD_TABLE = { top: 0.74, left: -1.3, right: 1.3, back: -0.45, front: 0.45 };
export type YardPlan = {
  hour: Hour;
  cake: CakeNumber | 'gone';
  /** plates and cups still clean, or what is left of a party */
  table: 'set' | 'after' | 'bare';
  /** lanterns burn */
  lit?: boolean;
  cakeAt?: V3;
  /** scale of the cake; 1 is .4 m across, 1.3 reads in a wide picture */
  cakeSize?: number;
  without?: ('benches' | 'lanterns' | 'balloons' | 'tree')[];
};

export function bellBackyard(scene: THREE.Scene, p: YardPlan): void {
  plumSky(scene, p.hour);
  const model = new Model();
  const has = (w: NonNullable<YardPlan['without']>[number]) => !p.without?.includes(w);
  const lawn = (q: THREE.Vector3) => {
    const n = fbm(q.x * 0.5, q.z * 0.5, 1, 3);
    return color('#6b9352')
      .lerp(color('#86a85c'), smoothstep(0.25, 0.6, n))
      .lerp(color('#b0bf70'), 0.5 * smoothstep(0.6, 0.85, n));
  };
  flat(model, [-30, -30, 30, 30], -0.01, lawn, { n: 60, line: 0, bump: 0.03 });
  const ground = () => 0;
  plant(
    model,
    'grass',
    spots(520, [-4.6, -4.2, 5, 4.6], 3, (x, z) => Math.abs(x) > 1.5 || Math.abs(z) > 0.8),
    0.13,
    ground,
    ['#648a4c', '#84a358', '#b0bf70'],
    2,
  );
  flowers(
    model,
    spots(30, [-4.4, -4.2, 4.6, 4], 8, (x, z) => Math.hypot(x, z) > 2.4),
    ground,
    ['#fff6e6', '#f6d860'],
  );
  fence(model);
  backWall(model);
  if (has('tree')) streetTree(model, [3.6, 0, -2.9], 4.4, SUMMER, 4);
  hedge(model, [-2.4, 0, -4.2], [3, 0.8, 0.6], ['#3f6a3f', '#6f9a4e', '#a8c468'], 2);
  partyTable(model, p);
  if (has('benches')) for (const z of [-0.85, 0.85]) bench(model, [0, 0, z]);
  if (has('lanterns')) lanterns(model, p.lit ?? false);
  if (has('balloons')) balloons(model, [1.42, 0.5, -0.5]);
  scene.add(model.bake());
}

function fence(model: Model): void {
  const rnd = random(5);
  for (let x = -6; x < 9; x += 0.29) {
    const h = 1.5 + rnd() * 0.05;
    block(model, [0.27, h, 0.05], [x, 0, -4.6], rnd() < 0.5 ? '#c9a377' : '#bd9468', { line: 0.55 });
  }
  for (let z = -4.5; z < 6; z += 0.29)
    block(model, [0.05, 1.5 + rnd() * 0.05, 0.27], [6.2, 0, z], rnd() < 0.5 ? '#c9a377' : '#bd9468', { line: 0.55 });
}

/** The house from behind: clapboards, the back door with two steps, the kitchen window. */
function backWall(model: Model): void {
  model.inside(place([-5, 0, 0], [0, 90, 0]), () => {
    const out: [number, number][] = points2('-4.5,0 -4.5,3.35 -.8,6.5 2.9,3.35 2.9,0');
    model.put(slab(out, 0.1), { map: clapboards(), color: '#f3e3cc', line: 0.6 }, place([0, 0, -0.05]));
    model.put(roundedBox(0.95, 2.05, 0.08, 0.02), { tint: wash('#5f9a8c') }, place([1.3, 1.42, 0.03]));
    model.put(roundedBox(0.62, 0.6, 0.09, 0.02), { color: '#bcd8e2', line: 0.5 }, place([1.3, 1.9, 0.035]));
    for (const k of [-1, 1])
      model.put(roundedBox(0.12, 2.2, 0.1, 0.02), { color: '#fbf3e2', line: 0.6 }, place([1.3 + k * 0.54, 1.46, 0.03]));
    model.put(roundedBox(1.3, 0.14, 0.12, 0.02), { color: '#fbf3e2', line: 0.6 }, place([1.3, 2.56, 0.04]));
    for (const [n, z] of [
      [2, 0.3],
      [1, 0.66],
    ] as const)
      block(model, [1.3, n * 0.19, 0.4], [1.3, 0, z], '#bd9269', { line: 0.7 });
    model.put(roundedBox(1.5, 1.15, 0.04, 0.01), { color: '#9fc4d6', line: 0.3 }, place([-1.2, 1.85, 0.0]));
    sashWindow(model, place([0, 0, 0.02]), { x: -1.2, y: 1.28, w: 1.5, h: 1.15 });
    for (const s of [-1, 1]) {
      const slope = place([-0.8 + s * 2, 5.0, 0.2], [0, 0, -s * 40.4]);
      model.put(roundedBox(5.4, 0.2, 0.5, 0.03), { map: shingles(), color: '#6f5a70' }, slope);
    }
    petunias(model, place([2.3, 0, 0.4]), ['#e4604c', '#f08a5c', '#f8c8b0'], 5);
  });
}

function partyTable(model: Model, p: YardPlan): void {
  const { top, left, right, back, front } = YARD_TABLE;
  const [w, d] = [right - left, front - back];
  const cloth = grid(
    (u, v) => {
      // from the middle outwards: the top, then the fall in folds
      const a = u * Math.PI * 2;
      const r = v;
      const [cx, cz] = [Math.max(-1, Math.min(1, Math.cos(a) * 1.45)), Math.max(-1, Math.min(1, Math.sin(a) * 1.45))];
      const fall = smoothstep(0.7, 1, r);
      const fold = fall * 0.04 * Math.sin(a * 26);
      const k = Math.min(1, r / 0.7);
      return [
        cx * k * (w / 2) * (1 + fold + fall * 0.03),
        top - fall * 0.34,
        cz * k * (d / 2) * (1 + fold * 2 + fall * 0.06),
      ];
    },
    120,
    24,
  );
  model.put(cloth, {
    tint: (q) => color('#fff8ea').lerp(color('#f6d9c0'), smoothstep(top - 0.24, top - 0.3, q.y)),
    doubleSided: true,
    line: 0.7,
  });
  for (const x of [left + 0.15, right - 0.15])
    for (const z of [back + 0.12, front - 0.12])
      block(model, [0.07, top - 0.03, 0.07], [x, 0, z], '#a8743f', { line: 0.6 });
  if (p.cake !== 'gone')
    numberCake(model, place(p.cakeAt ?? [0, top + 0.004, 0]), p.cake, { scale: p.cakeSize ?? 1.15 });
  if (p.table === 'bare') return;
  const rnd = random(8);
  const tones = ['#a8cfe0', '#f4b8a8', '#f6d98a', '#b4d8b4'];
  for (let i = 0; i < 10; i++) {
    const s = i < 5 ? -1 : 1;
    const [x, z] = [((i % 5) - 2) * 0.5 + (rnd() - 0.5) * 0.08, s * 0.3];
    if (p.cake !== 'gone' && Math.abs(x) < 0.3) continue;
    model.put(
      ball([0.105, 0.008, 0.105], 20),
      { color: tones[i % 4] ?? '#a8cfe0', line: 0.7 },
      place([x, top + 0.012, z]),
    );
    model.put(
      lathe(points2('0,.028 .085,.037 .085,.031 .01,.024'), { around: 16 }),
      { color: tones[(i + 2) % 4] ?? '#f4b8a8', doubleSided: true },
      place([x + 0.15, top + 0.004, z - s * 0.1], p.table === 'after' && i % 4 === 1 ? [0, 40, 84] : [0, 0, 0]),
    );
    if (p.table === 'after') {
      for (let k = 0; k < 7; k++)
        model.put(
          ball(0.006 + rnd() * 0.007, 6),
          { color: '#c98a4c', line: 0.3 },
          place([x + (rnd() - 0.5) * 0.3, top + 0.016, z + (rnd() - 0.5) * 0.16]),
        );
      if (i % 3 === 0)
        model.put(
          roundedBox(0.06, 0.05, 0.09, 0.012),
          { color: '#f7d9b8', line: 0.7 },
          place([x, top + 0.045, z], [0, 40 * i, 0]),
        );
    }
  }
}

function bench(model: Model, [x, , z]: V3): void {
  model.put(roundedBox(2.3, 0.05, 0.3, 0.015), { tint: wash('#c08a58', 3), line: 0.7 }, place([x, 0.4, z]));
  for (const s of [-1, 1]) block(model, [0.08, 0.38, 0.26], [x + s * 0.95, 0, z], '#a8743f', { line: 0.6 });
}

/** Paper lanterns on a string; they glow when `lit`. */
function lanterns(model: Model, lit: boolean): void {
  const [a, b]: [V3, V3] = [
    [-4.9, 3.0, -1.5],
    [3.5, 2.9, -2.7],
  ];
  const sag = (k: number): V3 => [
    mix(a[0], b[0], k),
    mix(a[1], b[1], k) - 0.55 * Math.sin(Math.PI * k),
    mix(a[2], b[2], k) + 0.7 * Math.sin(Math.PI * k),
  ];
  model.put(tube([0, 0.2, 0.4, 0.6, 0.8, 1].map(sag), [0.008], { around: 5, rings: 50 }), {
    color: '#5a4a54',
    line: 0.4,
  });
  for (let i = 0; i < 9; i++) {
    const [x, y, z] = sag((i + 0.7) / 9.6);
    const tone = ['#e4604c', '#f2bf3e', '#5fa3a0', '#f4a8b4', '#8fb85a'][i % 5] ?? '#e4604c';
    const paper = (q: THREE.Vector3) =>
      color(tone)
        .lerp(color('#fff0c0'), lit ? 0.55 - Math.abs(q.y) * 3 : 0.05)
        .multiplyScalar((lit ? 1.15 : 0.95) + 0.05 * Math.sin(q.y * 160));
    model.put(ball([0.13, 0.15, 0.13], 18), { tint: paper, glow: lit, line: 0.7 }, place([x, y - 0.19, z]));
    for (const dy of [-0.05, -0.33])
      model.put(ring(0.05, 0.05, y + dy, 0.012), { color: '#6a4a3c', line: 0.4 }, place([x, 0, z]));
  }
}

function balloons(model: Model, [x, y, z]: V3): void {
  for (const [dx, dy, dz, tone] of [
    [-0.16, 1.5, 0, '#e4604c'],
    [0.1, 1.72, -0.1, '#f2bf3e'],
    [0.26, 1.38, 0.06, '#4fa39c'],
    [0, 1.32, 0.16, '#f4a8b4'],
  ] as const) {
    model.put(ball([0.15, 0.18, 0.15], 22), { color: tone, line: 0.8 }, place([x + dx, y + dy, z + dz]));
    model.put(
      tube(
        [
          [x + dx, y + dy - 0.19, z + dz],
          [x + dx * 0.4, y + dy * 0.5, z],
          [x, y, z],
        ],
        [0.004],
        { around: 5, rings: 16 },
      ),
      { color: '#f6e6cc', line: 0.3 },
    );
  }
}
