/** What guests and winter people wear: party hats and bows, knitted caps, scarves whole and half, ear muffs. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, darken, lighten, type V3 } from '../model/math.ts';
import { onSurface, place } from '../model/place.ts';
import { points2, points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { pattern } from '../texture/pattern.ts';
import type { OnHead, OnTrunk } from './accessories.ts';
import { type Build, onBody as on, type Spine } from './body.ts';
import { headNormal, headPoint } from './head.ts';
import type { Person } from './person.ts';

/** Turned brim and crown of a knitted cap; `peak` is its height over the brow. */
function knitted(model: Model, tone: string, peak: number): void {
  const wool = pattern({ kind: 'knit', base: tone, ink: darken(tone, 0.28), size: 0.3 });
  const crown: [number, number][] = [
    [0.2, 1.15],
    [0.5, 1.19],
    [0.82, 1.05],
    [peak - 0.16, 0.7],
    [peak - 0.03, 0.3],
    [peak, 0.03],
  ];
  model.put(lathe(crown, { around: 36 }), { map: wool });
  const brim: [number, number][] = points2('.1,1.14 .14,1.26 .3,1.3 .44,1.26 .48,1.15');
  const ribs = (a: number, r: number, y: number): V3 => {
    const R = r * (1 + 0.018 * Math.sin(a * 34));
    return [Math.sin(a) * R, y, Math.cos(a) * R];
  };
  model.put(lathe(brim, { around: 136, warp: ribs }), { color: lighten(tone, 0.16), line: 0.8 });
}
const hatTone = (person: Person): string => person.hat ?? '#4f7fb8';

export const PARTY_HEAD = {
  /** paper cone with stripes and a fluffy tip, worn a little to one side */
  partyHat(model, person) {
    const [a, b] = [hatTone(person), '#fff4dc'];
    const cone: [number, number][] = [
      [0, 0.52],
      [0.5, 0.3],
      [1, 0.02],
    ];
    model.inside(place([0.16, 0.98, -0.05], [-6, 0, -13]), () => {
      model.put(lathe(cone, { around: 30, steps: 8 }), {
        tint: (q) => color(Math.sin(q.y * 16 + Math.atan2(q.x, q.z)) > 0 ? a : b),
        doubleSided: true,
      });
      model.put(ball([0.14, 0.13, 0.14], 12), { color: '#fffaf0', line: 0.6 }, place([0, 1.02, 0]));
    });
  },
  /** two loops and a knot on top of the head, to the left */
  hairBow(model, person) {
    const tone = hatTone(person);
    model.inside(onSurface(headPoint(0.55, 0.86, 0.2), headNormal(0.5, 0.8)), () => {
      for (const s of [-1, 1])
        model.put(
          ball([0.2, 0.13, 0.08], 14),
          { color: tone, line: 0.8 },
          place([s * 0.2, 0, 0.03], [0, s * 20, s * 14]),
        );
      model.put(ball([0.075, 0.085, 0.08], 10), { color: darken(tone, 0.15), line: 0.6 }, place([0, 0, 0.06]));
    });
  },
  /** knitted cap without its pompom: one thread is left */
  knitCap(model, person) {
    model.inside(place([0, 0.06, -0.08], [-11, 0, 0]), () => {
      knitted(model, hatTone(person), 1.27);
      const thread: V3[] = points3('0,1.25,0 .06,1.42,.02 .2,1.4,.06 .24,1.24,.1');
      model.put(tube(thread, [0.022], { around: 6 }), { color: '#d8402f', line: 0.6 });
    });
  },
  /** the same with a pompom of the brim's color */
  knitBobble(model, person) {
    model.inside(place([0, 0.06, -0.08], [-11, 0, 0]), () => {
      knitted(model, hatTone(person), 1.27);
      model.put(ball(0.27, 16), { color: lighten(hatTone(person), 0.5), line: 0.7 }, place([0, 1.42, 0]));
    });
  },
  earMuffs(model, person) {
    const band: V3[] = Array.from({ length: 9 }, (_, i) => {
      const a = (i / 8 - 0.5) * 3.0;
      return [Math.sin(a) * 1.2, 0.02 + Math.cos(a) * 1.2, -0.1];
    });
    model.put(tube(band, [0.06], { around: 8, rings: 30 }), { color: '#5a5668' });
    for (const s of [-1, 1])
      model.put(ball([0.2, 0.32, 0.32], 16), { color: hatTone(person), line: 0.8 }, place([s * 1.14, -0.02, -0.06]));
  },
  /** cotton wool against banjos */
  cottonEars(model) {
    for (const s of [-1, 1])
      for (const [y, z, r] of [
        [-0.06, 0.0, 0.17],
        [0.06, -0.08, 0.13],
        [-0.04, -0.14, 0.12],
      ] as const)
        model.put(ball(r, 10), { color: '#fffdf8', line: 0.5 }, place([s * 1.06, y, z]));
  },
  /** a cap of a guard or a driver without badge is a winter cap: flaps down over the ears */
  earFlapCap(model, person) {
    const tone = hatTone(person);
    const crown: [number, number][] = points2('.34,1.17 .6,1.17 .9,.98 1.12,.5 1.16,.03');
    model.inside(place([0, 0.04, -0.04], [-8, 0, 0]), () => {
      model.put(lathe(crown, { around: 34 }), { color: tone });
      model.put(ring(1.14, 1.14, 0.42, 0.13), { color: '#efe2c8', line: 0.7 });
      for (const s of [-1, 1])
        model.put(
          ball([0.12, 0.46, 0.34], 14),
          { color: '#efe2c8', line: 0.7 },
          place([s * 1.14, -0.02, -0.1], [0, 0, s * 6]),
        );
    });
  },
} satisfies Record<string, OnHead>;

/** Striped wool round the neck; `tails` are hanging ends as [angle, length in torso lengths, torn]. */
function scarfRound(
  model: Model,
  person: Person,
  build: Build,
  spine: Spine,
  tails: [number, number, boolean][],
): void {
  const tone = person.scarf ?? '#d8402f';
  model.inside(spine.frame(build.torso * 0.97), () => {
    model.put(ring(build.width * 0.82, build.width * 0.76, 0.005, 0.05), { color: tone });
    model.put(ring(build.width * 0.72, build.width * 0.7, 0.05, 0.042), { color: lighten(tone, 0.14) });
  });
  for (const [a, long, torn] of tails) {
    const out = 0.07;
    const path = [
      on(build, spine, a, 0.94, out),
      on(build, spine, a * 1.05, 0.94 - long * 0.5, out + 0.012),
      on(build, spine, a * 1.1, 0.94 - long, out),
    ];
    const band = person.scarf2 ?? lighten(tone, 0.5);
    model.put(tube(path, [0.04, 0.052, 0.052], { flat: 0.34, around: 10, rings: 22, caps: true }), {
      tint: (q) => color(Math.sin(q.y * 74) > 0 ? tone : band),
      line: 0.8,
    });
    const end = path[2] as THREE.Vector3;
    for (let i = 0; i < 5; i++) {
      const x = end.x + (i - 2) * 0.02;
      const drop = torn ? 0.025 + ((i * 37) % 5) * 0.016 : 0.035;
      model.put(
        tube(
          [
            [x, end.y, end.z],
            [x + (torn ? ((i * 7) % 3) * 0.008 - 0.008 : 0), end.y - drop, end.z + 0.004],
          ],
          [0.007, 0.005],
          { around: 5, rings: 3 },
        ),
        { color: tone, line: 0.5 },
      );
    }
  }
}

export const PARTY_TRUNK = {
  woolScarf: (model, person, build, spine) =>
    scarfRound(model, person, build, spine, [
      [0.34, 0.62, false],
      [0.62, 0.44, false],
    ]),
  /** what is left when something has bitten it through */
  halfScarf: (model, person, build, spine) => scarfRound(model, person, build, spine, [[0.42, 0.2, true]]),
  bowTie(model, person, build, spine) {
    const at = on(build, spine, 0, 0.93, 0.024);
    for (const k of [-1, 1])
      model.put(
        ball([0.034, 0.022, 0.012], 10),
        { color: person.scarf ?? '#d8402f', line: 0.8 },
        place([at.x + k * 0.032, at.y, at.z], [0, 0, k * 10]),
      );
    model.put(ball([0.012, 0.013, 0.013], 8), { color: darken(person.scarf ?? '#d8402f', 0.2), line: 0.5 }, place(at));
  },
  /** a ribbon round the waist of a party dress, with a bow behind */
  waistRibbon(model, person, build, spine) {
    const tone = person.scarf ?? '#f2bf3e';
    model.inside(spine.frame(build.torso * 0.36), () =>
      model.put(ring(build.width * 1.06, build.width * build.depth * 1.08, 0, 0.02), { color: tone, line: 0.7 }),
    );
    const at = on(build, spine, Math.PI, 0.36, 0.04);
    for (const k of [-1, 1])
      model.put(
        ball([0.05, 0.032, 0.018], 10),
        { color: tone, line: 0.7 },
        place([at.x + k * 0.045, at.y, at.z], [0, 0, k * 14]),
      );
  },
  braces(model, person, build, spine) {
    for (const k of [-1, 1]) {
      const path = [
        on(build, spine, k * 0.5, 0.1, 0.012),
        on(build, spine, k * 0.46, 0.6, 0.012),
        on(build, spine, k * 0.9, 0.97, 0.01),
        on(build, spine, k * 2.4, 0.9, 0.012),
        on(build, spine, k * 2.7, 0.2, 0.014),
      ];
      model.put(tube(path, [0.012], { flat: 0.5, around: 7, rings: 26 }), {
        color: person.scarf ?? '#c8402f',
        line: 0.6,
      });
    }
  },
  /** brass buttons in two rows on a conductor's coat */
  coatButtons(model, _p, build, spine) {
    for (const k of [-1, 1])
      for (let i = 0; i < 4; i++)
        model.put(
          ball([0.017, 0.017, 0.01], 10),
          { color: '#eec255', line: 0.6 },
          place(on(build, spine, k * 0.3, 0.78 - i * 0.26, 0.034)),
        );
    for (const k of [-1, 1])
      model.put(
        roundedBox(0.07, 0.014, 0.05, 0.006),
        { color: '#eec255', line: 0.6 },
        place(spine.point([k * build.shoulder * 0.86, build.torso * 0.915, 0]), [0, 0, k * -18]),
      );
  },
  /** padded coat: quilted rings to the hem */
  paddedHood(model, _p, build, spine) {
    model.inside(spine.frame(build.torso * 0.96), () => {
      const fold = Array.from({ length: 11 }, (_, i): V3 => {
        const a = (i / 10 - 0.5) * 4.9;
        return [Math.sin(a) * build.width * 0.66, 0.01, -Math.cos(a) * build.width * 0.7];
      });
      model.put(tube(fold, [0.03, 0.06, 0.095, 0.06, 0.03], { around: 12, rings: 34 }), { color: '#37384a' });
      const fur = fold.map(([x, , z]): V3 => [x * 1.12, 0.05, z * 1.06]);
      model.put(tube(fur, [0.022, 0.036, 0.042, 0.036, 0.022], { around: 10, rings: 34 }), {
        color: '#b79a7c',
        line: 0.5,
      });
    });
  },
} satisfies Record<string, OnTrunk>;
