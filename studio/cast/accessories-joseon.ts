/**
 * Clothes of long ago. Everybody's left panel lies over the right one (우임): seen from in front, the seam slants from the
 * wearer's left shoulder to the wearer's right side. On the head: unit head radii. On the trunk: metres.
 */

import type { Model } from '../model/bake.ts';
import { color, darken, lighten, mix, noise, TAU, type V3, vec } from '../model/math.ts';
import { onSurface, place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { ribbon } from '../model/ribbon.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import type { OnHead, OnTrunk } from './accessories.ts';
import { type Build, onBody as on, type Spine } from './body.ts';
import { headPoint } from './head.ts';

/** Black horsehair: a narrow crown on a broad level brim, light between its threads. */
export function gatHat(model: Model): void {
  const hair = (q: { x: number; y: number; z: number }) => {
    const ringed = 0.5 + 0.5 * Math.sin(Math.hypot(q.x, q.z) * 60 + q.y * 40);
    return color('#1f1d21').lerp(color('#4c474c'), 0.3 * ringed + 0.25 * noise(q.x * 6, q.z * 6));
  };
  const crown: [number, number][] = points2('0,.83 .06,.77 .5,.66 .94,.56 1.0,.46 1.01,.02');
  model.put(lathe(crown, { around: 34, steps: 4 }), { tint: hair });
  // the brim curves down a little to its edge
  const brim: [number, number][] = points2('-.06,1.86 .0,1.5 .03,1.0 .04,.72');
  model.put(lathe(brim, { around: 56, steps: 4 }), { tint: hair, doubleSided: true });
  model.put(ring(1.86, 1.86, -0.06, 0.022), { color: '#1c1922', line: 0.7 });
  model.put(ring(0.77, 0.77, 0.06, 0.03), { color: '#14121a', line: 0.4 });
}

type Collar = {
  /** the band, the white strip on it, the ribbon */
  git: string;
  strip: string;
  tie: string;
  /** ribbon ends, torso lengths */
  long: number;
  /** metres over the body: vests and robes lie farther out */
  out: number;
};
function crossCollar(model: Model, build: Build, spine: Spine, c: Collar): void {
  const o = c.out;
  const over = [
    on(build, spine, 2.7, 0.98, 0.016),
    on(build, spine, 1.3, 1.0, 0.01),
    on(build, spine, 0.6, 0.94, 0.01 + o * 0.5),
    on(build, spine, 0.16, 0.78, 0.014 + o),
    on(build, spine, -0.24, 0.58, 0.014 + o),
  ];
  const under = [
    on(build, spine, -2.7, 0.98, 0.016),
    on(build, spine, -1.3, 1.0, 0.01),
    on(build, spine, -0.6, 0.94, 0.008 + o * 0.5),
    on(build, spine, -0.16, 0.8, 0.006 + o),
    on(build, spine, 0.04, 0.7, 0.003 + o),
  ];
  for (const path of [under, over]) {
    model.put(tube(path, [0.02, 0.021, 0.021, 0.02], { flat: 0.7, around: 8, rings: 32 }), { color: c.git, line: 0.7 });
    const strip = path.map((q) => q.clone().add(vec(0, 0.012, 0.007)));
    model.put(tube(strip.slice(0, 5), [0.011, 0.011, 0.011, 0.008], { around: 7, rings: 30 }), {
      color: c.strip,
      line: 0.35,
    });
  }
  const at = on(build, spine, -0.26, 0.55, 0.024 + o);
  const silk = { color: c.tie, doubleSided: true, line: 0.7 };
  model.put(ball([0.017, 0.019, 0.013], 12), silk, place(at));
  const loop = [
    at,
    on(build, spine, -0.02, 0.58, 0.03 + o),
    on(build, spine, 0.16, 0.57, 0.032 + o),
    on(build, spine, 0.28, 0.53, 0.026 + o),
  ];
  model.put(ribbon(loop, [0.013, 0.03, 0.034, 0.016], { across: [0, 1, 0] }), silk);
  for (const [k, long] of [
    [0.05, c.long],
    [-0.1, c.long * 0.82],
  ] as const) {
    const tail = [0, 0.34, 0.68, 1].map((t) => on(build, spine, -0.26 + k * t, 0.54 - long * t, 0.026 + o + 0.012 * t));
    model.put(ribbon(tail, [0.016, 0.026, 0.03, 0.032], { across: [1, 0, 0], frill: [0.004, 1.2] }), silk);
  }
}
/** The edge of the upper panel, from the ribbon down the wearer's right side. */
function panelEdge(model: Model, build: Build, spine: Spine, tone: string, low: number, out: number): void {
  const edge = Array.from({ length: 7 }, (_, i) => {
    const t = i / 6;
    return on(build, spine, -0.28 - 0.42 * t, mix(0.54, low, t), out + 0.002);
  });
  model.put(tube(edge, [0.0055], { around: 6, rings: 26 }), { color: tone, line: 0.5 });
}

export const JOSEON_HEAD = {
  /** with the net band over the brow and a string of beads under the chin */
  gat(model) {
    const band = Array.from({ length: 20 }, (_, i) => headPoint((i / 20) * TAU, 0.5, 0.11));
    model.put(tube(band, [0.075], { closed: true, flat: 0.7, around: 7, rings: 50 }), { color: '#2b2530' });
    model.inside(place([0, 0.78, -0.1], [-5, 0, 2]), () => gatHat(model));
    for (const s of [-1, 1]) {
      const string = [
        headPoint(s * 1.4, 0.52, 0.14),
        headPoint(s * 1.22, -0.2, 0.12),
        headPoint(s * 0.9, -0.8, 0.09),
        headPoint(s * 0.2, -0.98, 0.08),
      ];
      model.put(tube(string, [0.02], { around: 6, rings: 26 }), { color: '#2b2530', line: 0.4 });
    }
    for (let i = 0; i < 6; i++)
      model.put(
        ball(i % 2 ? 0.06 : 0.045, 9),
        { color: i % 2 ? '#c98a3c' : '#8a4a2c', line: 0.5 },
        place([0.05 * Math.sin(i), -1.08 - i * 0.1, 0.52 + 0.02 * i]),
      );
  },
  /** thin moustache and a beard like a brush for fine letters */
  goatee(model, person) {
    const tone = { color: person.hair.color, line: 0.4 };
    for (const s of [-1, 1]) {
      const path = [headPoint(s * 0.04, -0.4, 0.06), headPoint(s * 0.24, -0.42, 0.09), headPoint(s * 0.46, -0.5, 0.12)];
      model.put(tube(path, [0.03, 0.036, 0.008], { around: 7, rings: 14 }), tone);
    }
    const chin = headPoint(0, -0.84, 0.02);
    for (const k of [-1, 0, 1]) {
      const tip: V3 = [k * 0.05, chin.y - 0.62 + 0.1 * Math.abs(k), chin.z + 0.12];
      model.put(
        tube([[k * 0.08, chin.y + 0.04, chin.z], [k * 0.07, chin.y - 0.3, chin.z + 0.1], tip], [0.075, 0.06, 0.012], {
          around: 8,
          rings: 14,
        }),
        tone,
      );
    }
  },
  /** split bamboo with a round crown */
  bambooHat(model) {
    const woven = (q: { x: number; y: number; z: number }) => {
      const k = Math.sin(Math.atan2(q.x, q.z) * 40) * Math.sin(Math.hypot(q.x, q.z) * 26 + q.y * 20);
      return color('#d3ab5e').lerp(color('#a87c3a'), 0.4 + 0.3 * k);
    };
    model.inside(place([0, 0.6, -0.08], [-6, 0, -3]), () => {
      const hat: [number, number][] = points2('-.12,1.9 -.02,1.4 .02,1.0 .2,.94 .46,.78 .62,.4 .65,.02');
      model.put(lathe(hat, { around: 48, steps: 4 }), { tint: woven, doubleSided: true });
      model.put(ring(1.9, 1.9, -0.12, 0.035), { color: '#8f6a30', line: 0.7 });
    });
  },
  /** a cone of straw that hides the brow */
  strawCone(model) {
    const straw = (q: { x: number; y: number; z: number }) =>
      color('#e2c276').lerp(color('#b08a42'), 0.5 + 0.5 * Math.sin(Math.atan2(q.x, q.z) * 52 + q.y * 3));
    model.inside(place([0, 0.34, -0.06], [-7, 0, 3]), () => {
      const cone: [number, number][] = points2('-.08,2.1 .12,1.75 .5,1.02 .86,.34 .98,.02');
      model.put(lathe(cone, { around: 60, steps: 5 }), { tint: straw, doubleSided: true });
      model.put(ring(2.1, 2.1, -0.08, 0.04), { color: '#96733a', line: 0.7 });
    });
  },
  /** a white cloth round the brow, knotted behind */
  browCloth(model) {
    const band = Array.from({ length: 20 }, (_, i) => headPoint((i / 20) * TAU, 0.5 + 0.03 * Math.sin(i), 0.13));
    model.put(tube(band, [0.1], { closed: true, flat: 0.6, around: 8, rings: 54 }), { color: '#f6ecd8' });
    for (const s of [-1, 1])
      model.put(
        ball([0.07, 0.2, 0.05], 10),
        { color: '#efe3cb', line: 0.7 },
        onSurface(headPoint(Math.PI + s * 0.14, 0.36, 0.24), vec(s * 0.3, 0, -1), 1, s * 0.5),
      );
  },
} satisfies Record<string, OnHead>;

export const JOSEON_TRUNK = {
  /** jacket of white cotton: collar, edge, short ribbon */
  whiteCollar(model, person, build, spine) {
    const tone = person.strap ?? '#f3ead8';
    crossCollar(model, build, spine, {
      git: darken(tone, 0.07),
      strip: '#fffdf6',
      tie: lighten(tone, 0.3),
      long: 0.42,
      out: 0.034,
    });
    panelEdge(model, build, spine, darken(tone, 0.2), 0.08, 0.034);
  },
  /** robe: the same, and a cord with tassels high round the chest */
  robeCollar(model, person, build, spine) {
    const tone = person.strap ?? '#f3ead8';
    crossCollar(model, build, spine, { git: darken(tone, 0.06), strip: '#fffdf6', tie: tone, long: 0.5, out: 0.03 });
    panelEdge(model, build, spine, darken(tone, 0.18), -0.5, 0.04);
    model.inside(spine.frame(build.torso * 0.46), () =>
      model.put(ring(build.width * 1.16, build.width * build.depth * 1.2, 0, 0.011), {
        color: person.scarf ?? '#3f6f8c',
        line: 0.7,
      }),
    );
    for (const k of [0, 1]) {
      const cord = [0.46, 0.2, -0.14].map((y, i) => on(build, spine, 0.12 + 0.1 * k + 0.03 * i, y, 0.048 + 0.008 * i));
      model.put(tube(cord, [0.008], { around: 6, rings: 18 }), { color: person.scarf ?? '#3f6f8c', line: 0.5 });
      const end = cord.at(-1) ?? vec(0);
      model.put(
        lathe(
          [
            [-0.11, 0.022],
            [-0.02, 0.02],
            [0.01, 0.006],
          ],
          { around: 12 },
        ),
        { color: person.scarf ?? '#3f6f8c', doubleSided: true, line: 0.6 },
        place([end.x, end.y, end.z]),
      );
    }
  },
  /** the hemp vest's open front with one knot of cloth */
  vestEdges(model, person, build, spine) {
    const tone = person.strap ?? '#c6b07c';
    for (const k of [-1, 1]) {
      const edge = [0.93, 0.72, 0.45, 0.16, -0.12].map((y) => on(build, spine, k * (0.13 + 0.05 * (1 - y)), y, 0.036));
      model.put(tube(edge, [0.009], { around: 7, rings: 26 }), { color: darken(tone, 0.16), line: 0.5 });
    }
    model.put(
      tube([on(build, spine, -0.18, 0.56, 0.042), on(build, spine, 0.2, 0.56, 0.042)], [0.007], {
        around: 6,
        rings: 8,
      }),
      {
        color: darken(tone, 0.24),
        line: 0.5,
      },
    );
    model.put(ball(0.014, 10), { color: darken(tone, 0.3), line: 0.5 }, place(on(build, spine, 0.02, 0.56, 0.046)));
  },
} satisfies Record<string, OnTrunk>;
