/** Things worn by the Korean cast. On the head: unit head radii. On the trunk: metres, following the spine. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { closeRing, grid } from '../model/grid.ts';
import { mix, TAU, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { ribbon } from '../model/ribbon.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { pattern } from '../texture/pattern.ts';
import type { OnHead, OnTrunk } from './accessories.ts';
import { BUILDS, type Build, type BuildName, onBody as on, type Spine } from './body.ts';
import { headPoint } from './head.ts';
import { type Stance, spineOf } from './skeleton.ts';

/** Brows so long that they hang past the corners of the eyes: three locks a side. */
const longBrows: OnHead = (model) => {
  for (const s of [-1, 1])
    for (const [k, long] of [
      [0, 0.0],
      [1, 0.1],
      [2, 0.02],
    ] as const) {
      const path = [
        headPoint(s * (0.17 + k * 0.05), 0.27 - k * 0.015, 0.03),
        headPoint(s * (0.36 + k * 0.06), 0.34 - k * 0.01, 0.08),
        headPoint(s * (0.58 + k * 0.06), 0.22 - k * 0.02, 0.12),
        headPoint(s * (0.66 + k * 0.055), 0.02 - long, 0.15 + k * 0.015),
      ];
      model.put(tube(path, [0.03, 0.055, 0.045, 0.008], { around: 8, rings: 16 }), { color: '#faf6ee', line: 0.4 });
    }
};
const flatCap: OnHead = (model) => {
  const [cloth, dark] = ['#7b573a', '#644530'];
  model.inside(place([0, 0.62, -0.06], [1, 4, 2]), () => {
    const crown: [number, number][] = points2('-.12,1.0 .02,1.1 .2,1.2 .36,1.12 .48,.8 .54,.3 .55,.01');
    // the crown is pulled forward over the peak, as a flat cap's is
    const pull = (a: number, r: number, y: number): V3 => {
      const front = Math.max(0, Math.cos(a));
      return [
        Math.sin(a) * r,
        y - 0.2 * front * Math.max(0, y) + 0.02 * Math.sin(a * 5),
        Math.cos(a) * r * 1.02 + 0.1 * front,
      ];
    };
    model.put(lathe(crown, { around: 44, steps: 5, warp: pull }), { color: cloth });
    const peak = grid(
      (u, w) => {
        const a = (u - 0.5) * 1.8;
        const r = mix(1.02, 1.5 - 0.16 * (a / 0.9) ** 2, w);
        return [Math.sin(a) * r, 0.0 - 0.2 * w - 0.1 * w * (a / 0.9) ** 2, Math.cos(a) * r];
      },
      24,
      6,
    );
    model.put(peak, { color: dark, doubleSided: true });
    model.put(ring(1.04, 1.06, -0.1, 0.05), { color: dark, line: 0.4 });
    model.put(ball([0.08, 0.05, 0.08], 10), { color: dark, line: 0.5 }, place([0, 0.55, 0]));
  });
};

/** Clicky: a silver tally counter on a blue cord, with a white window, a wheel and a thumb lever. */
const counter: OnTrunk = (model, _p, build, spine) => {
  const cord = [
    on(build, spine, -0.75, 0.98, 0.024),
    on(build, spine, -0.34, 0.74, 0.034),
    on(build, spine, -0.04, 0.5, 0.036),
    on(build, spine, 0.26, 0.74, 0.034),
    on(build, spine, 0.75, 0.98, 0.024),
  ];
  model.put(tube(cord, [0.0065], { around: 6, rings: 30 }), { color: '#3f6fb8', line: 0.5 });
  tallyCounter(model, place(on(build, spine, -0.04, 0.4, 0.046), [-8, 0, 4]));
};
/** Faces +Z; about 7 cm high, its ring on top. */
function tallyCounter(model: Model, at: THREE.Matrix4, size = 1): void {
  model.inside(at.clone().multiply(place([0, 0, 0], [0, 0, 0], size)), () => {
    model.put(ball([0.034, 0.036, 0.02], 20), { color: '#c9d0d8' });
    model.put(roundedBox(0.04, 0.017, 0.01, 0.004), { color: '#fffdf4', line: 0.6 }, place([0, 0.006, 0.017]));
    for (const k of [-1.5, -0.5, 0.5, 1.5])
      model.put(
        roundedBox(0.003, 0.009, 0.004, 0.001),
        { color: '#2f3140', line: 0 },
        place([k * 0.0085, 0.006, 0.0225]),
      );
    model.put(ball([0.01, 0.008, 0.008], 10), { color: '#f0f3f6', line: 0.5 }, place([0.012, 0.036, 0]));
    model.put(ring(0.008, 0.008, 0, 0.0028), { color: '#e3e7ec', line: 0.4 }, place([-0.008, 0.042, 0], [90, 0, 0]));
  });
}

const hoodStrings: OnTrunk = (model, _p, build, spine) => {
  for (const k of [-1, 1])
    model.put(
      tube([on(build, spine, k * 0.22, 0.93, 0.03), on(build, spine, k * 0.2, 0.72, 0.026)], [0.0055], { around: 5 }),
      {
        color: '#fff4dc',
        line: 0.4,
      },
    );
};

/** Vest front: a coral edge down the middle, two cloth buttons, two pockets. */
const vestFront: OnTrunk = (model, _p, build, spine) => {
  const edge = [0.93, 0.7, 0.4, 0.1, -0.14].map((y) => on(build, spine, 0, y, mix(0.034, 0.024, Math.max(0, y))));
  model.put(tube(edge, [0.008], { around: 6, rings: 20 }), { color: '#8f6fae', line: 0.5 });
  for (const y of [0.72, 0.46, 0.2])
    model.put(ball([0.016, 0.016, 0.01], 12), { color: '#e4604c', line: 0.6 }, place(on(build, spine, 0.06, y, 0.038)));
  for (const k of [-1, 1])
    model.put(
      roundedBox(0.085, 0.075, 0.014, 0.007),
      { color: '#a98bc6', line: 0.7 },
      place(on(build, spine, k * 0.62, 0.06, 0.036), [0, k * 35, 0]),
    );
};

/** Point of the bell of a skirt: angle, 0 chest .. 1 hem. It hangs from the chest and spreads when the hips are low. */
function skirtPoint(build: Build, spine: Spine, a: number, w: number, out = 0): THREE.Vector3 {
  const top = spine.point([0, build.torso * 0.64, 0]);
  const hips = vec(0, 0, 0).applyMatrix4(spine.pelvis);
  const low = 1 - Math.min(1, hips.y / build.hip);
  const foot = vec(mix(top.x, hips.x, 1.15), 0.07, mix(top.z, hips.z, 1.1));
  const c = top.clone().lerp(foot, w);
  const hem = build.width * (2.25 + 2 * low);
  const bell = mix(build.width * 0.98, hem, w ** 0.95);
  const fold = 1 + w * (0.035 * Math.sin(a * 9 + 0.6) + 0.03 * Math.sin(a * 14 + w * 2));
  const R = bell * fold + out;
  return c.add(vec(Math.sin(a) * R, 0, Math.cos(a) * R * 0.94));
}
/** World point on the hanbok's skirt: angle (0 front, + the wearer's left), share of its full length (.76 the short hem, .91 the band's lower edge). */
export const onHanbok = (
  who: { at: THREE.Matrix4; build: BuildName; stance: Stance },
  a: number,
  w: number,
  out = 0,
): THREE.Vector3 => {
  const build: Build = BUILDS[who.build];
  return skirtPoint(build, spineOf(build, who.stance), a, w, out).applyMatrix4(who.at);
};
const skirtGrid = (build: Build, spine: Spine, from: number, to: number, out: number) =>
  closeRing(
    grid(
      (u, w) => skirtPoint(build, spine, u * TAU, mix(from, to, w), out).toArray() as V3,
      96,
      Math.ceil((to - from) * 24) + 2,
      (u, w) => [u * TAU * build.width * 2.2, mix(from, to, w) * (build.hip + build.torso * 0.6)],
    ),
    96,
  );

/** Cloth of Mr. Seo's sleeve. */
export const SLEEVE_CHECK = { kind: 'plaid', base: '#eaf0f7', ink: '#4f7fc0', ink2: '#2f5596', size: 0.075 } as const;
/** Seam of small stitches round the skirt. */
const seamRound = (model: Model, build: Build, spine: Spine, w: number): void => {
  const seam = Array.from({ length: 40 }, (_, i) => skirtPoint(build, spine, (i / 40) * TAU, w, 0.004));
  model.put(tube(seam, [0.0045], { closed: true, around: 5, rings: 160 }), { color: '#8f2346', line: 0.3 });
};
/** Raspberry skirt, let down with a band of blue check that was once a sleeve. */
const hanbokSkirt: OnTrunk = (model, _p, build, spine) => {
  model.put(skirtGrid(build, spine, 0, 0.86, 0), { color: '#c22f50', doubleSided: true });
  model.put(skirtGrid(build, spine, 0.85, 1, 0.003), { map: pattern(SLEEVE_CHECK), doubleSided: true });
  seamRound(model, build, spine, 0.85);
};
/** Where the skirt of an eight-year-old of long ago ends on an eight-year-old of today: at the shins. */
const SHORT = 0.76;
const hanbokSkirtShort: OnTrunk = (model, _p, build, spine) => {
  model.put(skirtGrid(build, spine, 0, SHORT, 0), { color: '#c22f50', doubleSided: true });
  seamRound(model, build, spine, SHORT - 0.012);
};
/** The band half sewn on: from behind round the wearer's left to the front, its end hangs loose. */
const hanbokSkirtSewing: OnTrunk = (model, person, build, spine) => {
  hanbokSkirtShort(model, person, build, spine);
  const [from, to] = [-2.9, 0.35];
  const band = grid(
    (u, w) => {
      const a = mix(to, from, u);
      // the last stretch is not sewn yet and hangs
      const loose = Math.max(0, 1 - (to - a) / 0.5);
      const sag = skirtPoint(build, spine, a, mix(SHORT - 0.014, SHORT + 0.15, w), 0.006 + 0.05 * loose * w);
      return [sag.x, sag.y - 0.07 * loose ** 2, sag.z];
    },
    60,
    6,
    (u, w) => [(to - from) * u * build.width * 2.2, w * 0.13],
  );
  model.put(band, { map: pattern(SLEEVE_CHECK), doubleSided: true });
};

/** The same skirt while she spins: the bell opens, its folds trail behind the turn, one side flies higher. */
const swirlPoint = (build: Build, spine: Spine, a: number, w: number): V3 => {
  const top = spine.point([0, build.torso * 0.64, 0]);
  const hips = vec(0, 0, 0).applyMatrix4(spine.pelvis);
  const c = top.clone().lerp(vec(mix(top.x, hips.x, 1.1), 0.16, mix(top.z, hips.z, 1.1)), w);
  const R =
    mix(build.width * 0.98, build.width * 3.5, w ** 1.3) *
    (1 + w * (0.07 * Math.sin(a * 9) + 0.03 * Math.sin(a * 4 + 1)));
  const trail = a - w * 0.75;
  return [c.x + Math.sin(trail) * R, c.y + w * w * 0.1 * Math.sin(trail - 0.7), c.z + Math.cos(trail) * R * 0.94];
};
/** Seen across a whole flight of stairs: larger squares, bluer, a broader band. */
const SWIRL_CHECK = { kind: 'plaid', base: '#aac6ec', ink: '#2f63b6', ink2: '#1c3f88', size: 0.13 } as const;
const hanbokSkirtSwirl: OnTrunk = (model, _p, build, spine) => {
  const part = (from: number, to: number) =>
    closeRing(
      grid(
        (u, w) => swirlPoint(build, spine, u * TAU, mix(from, to, w)),
        120,
        Math.ceil((to - from) * 24) + 2,
        (u, w) => [u * TAU * build.width * 3, mix(from, to, w) * (build.hip + build.torso * 0.6)],
      ),
      120,
    );
  model.put(part(0, 0.77), { color: '#c22f50', doubleSided: true });
  model.put(part(0.765, 1), { map: pattern(SWIRL_CHECK), doubleSided: true });
};

/** Crossed collar with its white strip (the wearer's left lies over the right), and the ribbon tied in one loop. */
const hanbokCollar: OnTrunk = (model, _p, build, spine) => {
  const over = [
    on(build, spine, 2.7, 0.97, 0.02),
    on(build, spine, 1.3, 1.0, 0.014),
    on(build, spine, 0.62, 0.94, 0.016),
    on(build, spine, 0.2, 0.8, 0.03),
    on(build, spine, -0.16, 0.62, 0.04),
  ];
  const under = [
    on(build, spine, -2.7, 0.97, 0.02),
    on(build, spine, -1.3, 1.0, 0.014),
    on(build, spine, -0.62, 0.94, 0.014),
    on(build, spine, -0.2, 0.84, 0.022),
    on(build, spine, 0.04, 0.76, 0.026),
  ];
  for (const path of [under, over]) {
    model.put(tube(path, [0.019, 0.02, 0.02, 0.018], { around: 8, rings: 30 }), { color: '#c22f50', line: 0.6 });
    const strip = path.map((q) => q.clone().add(vec(0, 0.012, 0.007)));
    model.put(tube(strip.slice(0, 5), [0.012, 0.012, 0.012, 0.009], { around: 7, rings: 30 }), {
      color: '#fffaf0',
      line: 0.4,
    });
  }
  const knot = on(build, spine, -0.1, 0.56, 0.074);
  const silk = { color: '#a81f4a', doubleSided: true, line: 0.8 };
  model.put(ball([0.02, 0.022, 0.016], 12), silk, place(knot));
  // one soft loop to the wearer's left, its broad side out
  const loop = [
    knot,
    on(build, spine, 0.18, 0.6, 0.086),
    on(build, spine, 0.42, 0.58, 0.088),
    on(build, spine, 0.58, 0.53, 0.08),
  ];
  model.put(ribbon(loop, [0.016, 0.04, 0.048, 0.022], { across: [0, 1, 0] }), silk);
  for (const [a, long, sway] of [
    [0.02, 0.46, 0.08],
    [-0.2, 0.4, -0.06],
  ] as const) {
    const tail = [knot, ...[0.2, 0.34, long].map((w, i) => skirtPoint(build, spine, a + sway * i, w, i ? 0.02 : 0.05))];
    model.put(ribbon(tail, [0.022, 0.036, 0.046, 0.052], { across: [1, 0, 0], frill: [0.006, 1.5] }), silk);
  }
};

/** A strand of seaweed that hangs under the nose like a moustache. */
const seaweedMoustache: OnHead = (model) => {
  const weed = { color: '#3f6b3a', doubleSided: true, line: 0.7 };
  for (const s of [-1, 1]) {
    const path = [
      headPoint(s * 0.0, -0.36, 0.09),
      headPoint(s * 0.26, -0.36, 0.13),
      headPoint(s * 0.5, -0.46, 0.14),
      headPoint(s * 0.62, -0.66, 0.18),
      headPoint(s * 0.6, -0.86, 0.24),
    ];
    model.put(ribbon(path, [0.1, 0.17, 0.16, 0.12, 0.05], { across: [0, 1, 0.2], frill: [0.03, 2] }), weed);
  }
};
export const KOREAN_HEAD = { longBrows, flatCap, seaweedMoustache } satisfies Record<string, OnHead>;
export const KOREAN_TRUNK = {
  counter,
  hoodStrings,
  vestFront,
  hanbokSkirt,
  hanbokSkirtShort,
  hanbokSkirtSewing,
  hanbokSkirtSwirl,
  hanbokCollar,
} satisfies Record<string, OnTrunk>;
