import { color, darken, lighten, mix, smoothstep, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { ribbon } from '../model/ribbon.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import type { OnTrunk } from './accessories.ts';
import { onBody as on } from './body.ts';
import { packMouth } from './pack-mouth.ts';

export const ALLEY_TRUNK = {
  /** a backpack that is open at the top: somebody looks out of it (`packMouth`) */
  openPack(model, person, build, spine) {
    const tone = person.pack ?? '#5f9a86';
    for (const k of [-1, 1]) {
      const strap = [
        on(build, spine, k * 0.62, 0.3, 0.03),
        on(build, spine, k * 0.52, 0.66, 0.036),
        on(build, spine, k * 0.58, 0.88, 0.03),
        on(build, spine, k * 0.95, 0.99, 0.026),
        on(build, spine, k * 2.3, 0.88, 0.026),
        on(build, spine, k * 2.7, 0.6, 0.026),
      ];
      model.put(tube(strap, [0.021], { flat: 0.45, around: 8, rings: 30 }), { color: darken(tone, 0.15) });
    }
    model.inside(packMouth(build, spine), () => {
      const bag: [number, number][] = points2('-.33,.02 -.325,.11 -.2,.135 -.03,.13 .02,.142');
      const square = (a: number, r: number, y: number): V3 => {
        const k = r / (Math.abs(Math.sin(a)) ** 3 + Math.abs(Math.cos(a)) ** 3) ** (1 / 3);
        return [Math.sin(a) * k, y + 0.008 * Math.sin(a * 5) * smoothstep(-0.1, 0.02, y), Math.cos(a) * k * 0.76];
      };
      model.put(lathe(bag, { around: 44, steps: 4, warp: square }), { color: tone, doubleSided: true });
      const hem = Array.from({ length: 28 }, (_, i) => square((i / 28) * TAU, 0.142, 0.02));
      model.put(tube(hem, [0.009], { closed: true, around: 7, rings: 70 }), { color: lighten(tone, 0.3), line: 0.7 });
      model.put(
        roundedBox(0.17, 0.12, 0.05, 0.024, { fine: true }),
        { color: lighten(tone, 0.12) },
        place([0, -0.21, -0.095]),
      );
      model.put(ball([0.018, 0.018, 0.01], 10), { color: '#f6e2a8', line: 0.5 }, place([0, -0.16, -0.122]));
    });
  },
  /** a tape measure tied like a tie */
  tapeTie(model, _p, build, spine) {
    const yellow = (q: { y: number }) => color(Math.sin(q.y * 260) > 0.82 ? '#5a4a3a' : '#f4cf4a');
    const loop = Array.from({ length: 13 }, (_, i) => {
      const a = mix(-2.8, 2.8, i / 12);
      return on(build, spine, a, 0.955 - 0.04 * Math.cos(a), 0.018);
    });
    model.put(tube(loop, [0.015], { flat: 0.5, around: 7, rings: 44 }), { color: '#f4cf4a', line: 0.6 });
    model.put(ball([0.026, 0.022, 0.016], 12), { color: '#e2b52e' }, place(on(build, spine, 0, 0.9, 0.04)));
    for (const [x, low, out] of [
      [0.0, 0.12, 0.04],
      [0.1, 0.32, 0.034],
    ] as const) {
      const tail = [0.89, 0.7, 0.45, low].map((y, i) => on(build, spine, x * (1 + i * 0.4), y, out + 0.004 * i));
      model.put(ribbon(tail, [0.026, 0.036, 0.04, 0.04], { across: [1, 0, 0], rings: 40 }), {
        tint: yellow,
        doubleSided: true,
        line: 0.7,
      });
    }
  },
  /** canvas bag of library books on the left shoulder */
  bookBag(model, _p, build, spine) {
    const strap = [
      on(build, spine, 1.5, 0.2, 0.05),
      on(build, spine, 1.25, 0.7, 0.035),
      on(build, spine, 1.45, 0.98, 0.02),
      on(build, spine, 2.0, 0.7, 0.04),
      on(build, spine, 1.95, 0.2, 0.05),
    ];
    model.put(tube(strap, [0.013], { flat: 0.5, around: 7, rings: 40 }), { color: '#c9a878', line: 0.6 });
    const at = on(build, spine, 1.62, -0.08, 0.085);
    model.inside(place(at, [0, 92, -4]), () => {
      model.put(roundedBox(0.3, 0.3, 0.1, 0.03, { wobble: 0.014, fine: true }), { color: '#f0dfbe' });
      for (const [i, tone] of ['#e4604c', '#5fa3a0', '#f2bf3e'].entries())
        model.put(
          roundedBox(0.05, 0.24, 0.07, 0.006),
          { color: tone, line: 0.7 },
          place([-0.08 + i * 0.075, 0.08 + (i % 2) * 0.03, 0], [0, 0, i * 5 - 5]),
        );
    });
  },
  /** a card on a ribbon */
  nameTag(model, person, build, spine) {
    const cord = [-0.75, -0.4, 0, 0.4, 0.75].map((a) => on(build, spine, a, 0.97 - 0.42 * Math.cos(a * 2), 0.036));
    model.put(tube(cord, [0.006], { around: 6, rings: 30 }), { color: person.strap ?? '#4f7fb8', line: 0.4 });
    model.put(
      roundedBox(0.062, 0.085, 0.006, 0.004),
      { color: '#fffaf0', line: 0.8 },
      place(on(build, spine, 0, 0.46, 0.05), [-6, 0, 3]),
    );
    model.put(
      roundedBox(0.03, 0.03, 0.006, 0.003),
      { color: '#e8b58e', line: 0.4 },
      place(on(build, spine, 0, 0.5, 0.054), [-6, 0, 3]),
    );
  },
  /** an open cardigan: two edges and big buttons on one of them */
  cardiganFront(model, person, build, spine) {
    const tone = person.strap ?? '#d9a62e';
    for (const k of [-1, 1]) {
      const edge = [0.95, 0.7, 0.4, 0.1, -0.2, -0.5].map((y) => on(build, spine, k * (0.2 + 0.05 * (1 - y)), y, 0.05));
      model.put(tube(edge, [0.016], { flat: 0.6, around: 8, rings: 34 }), { color: darken(tone, 0.1), line: 0.6 });
    }
    for (const y of [0.64, 0.34, 0.04, -0.26])
      model.put(
        ball([0.017, 0.017, 0.01], 10),
        { color: '#8a5a34', line: 0.6 },
        place(on(build, spine, 0.24, y, 0.066)),
      );
  },
} satisfies Record<string, OnTrunk>;
