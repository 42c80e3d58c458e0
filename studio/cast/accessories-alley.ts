/** Things worn on the head in the alley and at the museum. Unit head radii. */

import type { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, darken, lighten, mix, noise, smoothstep, TAU, type V3, vec } from '../model/math.ts';
import { onSurface, place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import type { OnHead } from './accessories.ts';
import { LAYOUT } from './face-spec.ts';
import { headNormal, headPoint } from './head.ts';
import type { Person } from './person.ts';

/** Round frames as wide as the cheeks; `chain` hangs from the temples behind. */
function roundGlasses(
  model: Model,
  person: Person,
  r: number,
  tone: (k: number) => ReturnType<typeof color>,
  fat: number,
): void {
  const at = { ...LAYOUT[person.face.age], ...person.face.layout };
  const look = { tint: (q: { x: number; y: number }) => tone(noise(q.x * 9, q.y * 9)), line: 0.6 };
  for (const s of [-1, 1]) {
    const c = headPoint(s * at.eyeX * 1.06, at.eyeY - 0.02, 0.12);
    const circle = Array.from({ length: 16 }, (_, i): V3 => {
      const t = (i / 16) * TAU;
      return [Math.sin(t) * r, Math.cos(t) * r, 0];
    });
    model.put(
      tube(circle, [fat], { closed: true, around: 7, rings: 34 }),
      look,
      onSurface(c, headNormal(s * at.eyeX * 0.7, 0)),
    );
    const temple = [
      headPoint(s * 0.68, at.eyeY + 0.05, 0.13),
      headPoint(s * 1.1, at.eyeY + 0.04, 0.11),
      headPoint(s * 1.5, at.eyeY, 0.09),
    ];
    model.put(tube(temple, [fat * 0.85], { around: 6 }), look);
  }
  const bridge = [-0.1, 0, 0.1].map((a) => headPoint(a, at.eyeY + (a ? 0.02 : 0.06), a ? 0.11 : 0.14));
  model.put(tube(bridge, [fat], { around: 6 }), look);
}
const crownPoint = (a: number, r: number, y: number): V3 => [Math.sin(a) * r, y, Math.cos(a) * r];

/** Peak over the brow: half angle, how far it stands out, how far it falls. */
function peak(model: Model, tone: string, half: number, from: number, to: number, y: number, fall: number): void {
  const sheet = (up: number) =>
    grid(
      (u, w) => {
        const k = (u - 0.5) * 2;
        const r = mix(from, to - 0.22 * k * k, w);
        return [Math.sin(k * half) * r, y + up - fall * w - 0.1 * w * k * k, Math.cos(k * half) * r];
      },
      24,
      6,
    );
  model.put(sheet(0), { color: tone, doubleSided: true });
  const rim = Array.from({ length: 13 }, (_, i): V3 => {
    const k = i / 6 - 1;
    const r = to - 0.22 * k * k;
    return [Math.sin(k * half) * r, y - fall - 0.1 * k * k, Math.cos(k * half) * r];
  });
  model.put(tube(rim, [0.028], { around: 6, rings: 30 }), { color: darken(tone, 0.2), line: 0.6 });
}

export const ALLEY_HEAD = {
  tortoiseGlasses: (model, person) =>
    roundGlasses(model, person, 0.33, (k) => color('#5f3218').lerp(color('#c98a44'), smoothstep(0.48, 0.62, k)), 0.042),
  readingGlasses(model, person) {
    roundGlasses(model, person, 0.25, () => color('#8a7a58'), 0.024);
    // the chain runs from the temples down behind the neck
    for (const s of [-1, 1]) {
      const chain = [
        headPoint(s * 1.4, 0.02, 0.12),
        headPoint(s * 1.25, -0.55, 0.16),
        headPoint(s * 1.6, -0.9, 0.12),
        headPoint(s * 2.4, -0.96, 0.1),
      ];
      model.put(tube(chain, [0.02], { around: 5, rings: 24 }), { color: '#d9ac4a', line: 0.3 });
    }
  },
  /** forgotten on the head: a ribbed shell, a strap down each side to a buckle under the chin */
  bikeHelmet(model, person) {
    const tone = person.hat ?? '#3f8f8c';
    model.inside(place([0, 0.3, -0.1], [-10, 0, 2]), () => {
      const profile: [number, number][] = points2('.02,1.2 .1,1.28 .42,1.22 .72,.98 .94,.55 1.02,.02');
      // longer from brow to nape than it is wide, with a little tail
      const shell = (a: number, r: number, y: number): V3 => {
        const back = Math.max(0, -Math.cos(a));
        return [Math.sin(a) * r * 0.96, y - 0.1 * back * (1 - y), Math.cos(a) * r * (1.06 + 0.1 * back * (1 - y))];
      };
      model.put(lathe(profile, { around: 44, steps: 4, warp: shell }), { color: tone, doubleSided: true });
      const rim = Array.from({ length: 28 }, (_, i) => shell((i / 28) * TAU, 1.17, 0.02));
      model.put(tube(rim, [0.055], { closed: true, around: 7, rings: 70 }), { color: '#fff4dc', line: 0.7 });
      // vents: long dark drops from brow to crown
      for (const a of [-0.75, -0.26, 0.26, 0.75, 2.45, 2.9, 3.4, 3.85])
        model.put(
          ball([0.075, 0.24, 0.03], 12),
          { color: '#2d3b48', line: 0.5 },
          onSurface(vec(shell(a, 1.13, 0.56)), vec(Math.sin(a) * 0.8, 0.66, Math.cos(a) * 0.8)),
        );
    });
    for (const s of [-1, 1]) {
      const strap = [
        headPoint(s * 1.3, 0.34, 0.2),
        headPoint(s * 1.22, -0.2, 0.13),
        headPoint(s * 0.95, -0.75, 0.1),
        headPoint(s * 0.3, -0.98, 0.06),
      ];
      model.put(tube(strap, [0.034], { flat: 0.5, around: 7, rings: 26 }), { color: '#3a4456', line: 0.5 });
    }
  },
  /** soft white cap of a kitchen */
  cookCap(model) {
    const puff: [number, number][] = points2('.28,1.16 .42,1.24 .62,1.42 .9,1.34 1.1,.9 1.18,.3 1.19,.02');
    const soft = (a: number, r: number, y: number): V3 => {
      const k = 1 + 0.045 * Math.sin(a * 11 + y * 3) * smoothstep(0.4, 0.75, y);
      return [Math.sin(a) * r * k, y + 0.03 * Math.sin(a * 5), Math.cos(a) * r * k];
    };
    model.inside(place([0, 0.1, -0.1], [-12, 0, 4]), () => {
      model.put(lathe(puff, { around: 66, steps: 4, warp: soft }), { color: '#fffaf0', doubleSided: true });
      model.put(ring(1.17, 1.17, 0.34, 0.1), { color: '#f3e8da', line: 0.7 });
    });
  },
  /** a guard's or a caretaker's peaked cap */
  peakedCap(model, person) {
    const tone = person.hat ?? '#34406a';
    model.inside(place([0, 0.36, -0.06], [-4, 0, 2]), () => {
      const crown: [number, number][] = points2('0,1.14 .3,1.2 .58,1.08 .76,.7 .82,.02');
      model.put(lathe(crown, { around: 36, steps: 4 }), { color: tone });
      model.put(ring(1.155, 1.155, 0.06, 0.06), { color: darken(tone, 0.2), line: 0.5 });
      peak(model, darken(tone, 0.16), 0.86, 1.06, 1.72, 0.02, 0.16);
      model.put(ball([0.13, 0.13, 0.05], 12), { color: '#e9d9a4', line: 0.6 }, place([0, 0.34, 1.19]));
    });
  },
  /** a visor as wide as the face; the curls stand over it */
  sunVisor(model, person) {
    const tone = person.hat ?? '#e58fa8';
    model.inside(place([0, 0.5, -0.04], [-5, 0, -3]), () => {
      const band = Array.from({ length: 24 }, (_, i) => crownPoint((i / 24) * TAU, 1.24, 0.02));
      model.put(tube(band, [0.09], { closed: true, flat: 0.6, around: 8, rings: 60 }), { color: lighten(tone, 0.3) });
      peak(model, tone, 1.2, 1.2, 1.95, 0.06, 0.3);
    });
  },
  /** a paper crown that was slept on: its right side is flat and leans over the ear */
  squashedCrown(model) {
    const paper: [number, number][] = [
      [0, 1.04],
      [0.2, 1.07],
      [0.42, 1.12],
    ];
    const bent = (a: number, r: number, y: number): V3 => {
      const tip = y > 0.3 ? 0.34 * Math.abs((((a / TAU) * 8) % 1) - 0.5) * 2 : 0;
      const crushed = smoothstep(0.1, 0.9, Math.cos(a + 1.25));
      const high = (y + tip) * (1 - 0.72 * crushed);
      const crease = 0.1 * crushed * Math.sin(a * 13 + y * 8);
      return [Math.sin(a) * (r + crease) - 0.3 * crushed * (y + tip), high, Math.cos(a) * (r + crease)];
    };
    model.inside(place([-0.1, 0.78, -0.04], [-8, 10, 15]), () => {
      model.put(lathe(paper, { around: 64, steps: 3, warp: bent }), { color: '#f4c63a', doubleSided: true });
      for (let i = 0; i < 8; i++) {
        const a = ((i + 0.5) / 8) * TAU;
        if (Math.cos(a + 1.25) > 0.45) continue;
        const [x, y, z] = bent(a, 1.08, 0.2);
        const dot = place([x, y, z], [0, (a * 360) / TAU, 0]);
        model.put(ball([0.075, 0.075, 0.03], 10), { color: i % 2 ? '#e4604c' : '#5fa3a0', line: 0.4 }, dot);
      }
    });
  },
  /** always one, always on the left cheek */
  chalkMark(model) {
    for (const [a, y, l] of [
      [0.8, -0.3, 0.13],
      [0.86, -0.38, 0.09],
    ] as const) {
      const at = onSurface(headPoint(a, y, 0.055), headNormal(a, y), 1, 0.6);
      model.put(ball([l, 0.035, 0.012], 10), { color: '#ffffff', line: 0, face: 1 }, at);
    }
  },
  /** three pins between the lips, heads out */
  pins(model, person) {
    const y = (person.face.layout?.mouthY ?? LAYOUT[person.face.age].mouthY) + 0.01;
    for (const [k, tone] of [
      [-1, '#e4604c'],
      [0, '#f6c233'],
      [1, '#5fa3a0'],
    ] as const) {
      const root = headPoint(k * 0.07, y, 0.02);
      const tip: V3 = [root.x + k * 0.08, root.y - 0.03 - 0.02 * Math.abs(k), root.z + 0.26];
      model.put(tube([root, tip], [0.014], { around: 5, rings: 2 }), { color: '#c9ced6', line: 0.3 });
      model.put(ball(0.042, 10), { color: tone, line: 0.5 }, place(tip));
    }
  },
  /** red bean crumbs under a small nose */
  beanMoustache(model) {
    for (let i = 0; i < 26; i++) {
      const k = (i / 25) * 2 - 1;
      const a = k * 0.4 + 0.02 * Math.sin(i * 7);
      const y = -0.38 - 0.07 * Math.abs(k) + 0.035 * Math.sin(i * 4.1);
      model.put(
        ball([0.05, 0.042, 0.035], 8),
        { color: i % 3 ? '#7a3030' : '#96483f', line: 0.25 },
        onSurface(headPoint(a, y, 0.06), headNormal(a, y)),
      );
    }
  },
  /** the rice box upside down for a helmet (PC 8.1); the second bottom is gone, the first holds */
  riceHelmet(model) {
    const wood = (q: { x: number; y: number; z: number }) =>
      color('#c99356').lerp(color('#9c6638'), noise(q.x * 1.6, q.y * 7, q.z * 1.6));
    // upside down: its floor is the roof, the rim goes down over the hair to the brows
    const [w, h, t] = [2.16, 1.02, 0.13];
    model.inside(place([0.0, 0.36, -0.06], [-16, -10, 4]), () => {
      for (const k of [-1, 1]) {
        model.put(roundedBox(w, h, t, 0.05, { fine: true }), { tint: wood }, place([0, h / 2, (k * (w - t)) / 2]));
        model.put(roundedBox(t, h, w - t, 0.05, { fine: true }), { tint: wood }, place([(k * (w - t)) / 2, h / 2, 0]));
      }
      for (const k of [-1, 0, 1])
        model.put(
          roundedBox((w + 0.06) / 3 - 0.012, 0.1, w + 0.06, 0.03, { fine: true }),
          { tint: (q) => wood({ x: q.x + k * 3, y: q.z, z: q.y }).lerp(color('#e6bc80'), 0.3) },
          place([(k * (w + 0.06)) / 3, h + 0.03, 0]),
        );
    });
  },
  /** found out: both ears glow */
  redEars(model) {
    for (const s of [-1, 1]) {
      const e = headPoint(s * 1.55, -0.16, 0.02);
      model.put(
        ball([0.082, 0.182, 0.142]),
        { color: '#e2553f', skin: true, face: 0.5, line: 0.7 },
        place(e, [0, s * 24, s * -8]),
      );
    }
  },
} satisfies Record<string, OnHead>;
