/** What belongs to one suit of clothes: the mayor's sash, apron ties, the toggles and pockets of a duffle coat. */
import { grid } from '../model/grid.ts';
import { darken, lighten, mix, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, tube } from '../model/tube.ts';
import type { OnTrunk } from './accessories.ts';
import { type Build, onBody as on, outlineRadius, type Spine } from './body.ts';

/** Thickness of the coat at height y, metres over the body. */
const coatAt = (y: number): number => mix(0.062, 0.014, (y + 0.52) / 1.48) + 0.008;
const row = (build: Build, spine: Spine, y: number, x: number) => {
  const r = outlineRadius(build, y);
  return on(build, spine, x / r, y, coatAt(y));
};

export const DRESS_TRUNK = {
  /** over the right shoulder to the left hip */
  sash(model, person, build, spine) {
    const tone = person.strap ?? '#f0bf3c';
    const band = grid(
      (u, w) => {
        const a = (u - 0.5) * TAU;
        const y = 0.55 - 0.42 * Math.sin(a) + (w - 0.5) * 0.17;
        const rim = w === 0 || w === 1 ? 0.02 : 0.046;
        return on(build, spine, a, Math.min(y, 1), rim).toArray() as V3;
      },
      48,
      6,
    );
    model.put(band, { color: tone, doubleSided: true });
    model.put(
      ball([0.045, 0.045, 0.016], 14),
      { color: lighten(tone, 0.35), line: 0.7 },
      place(on(build, spine, 1.05, 0.24, 0.04), [0, 60, 0]),
    );
    for (const k of [-1, 1]) {
      const end = [
        on(build, spine, 1.05, 0.22, 0.036),
        on(build, spine, 1.05 + k * 0.14, 0.02, 0.05),
        on(build, spine, 1.05 + k * 0.22, -0.12, 0.06),
      ];
      model.put(tube(end, [0.018, 0.03, 0.032], { flat: 0.25, around: 8 }), { color: darken(tone, 0.08), line: 0.7 });
    }
  },
  apronTies(model, person, build, spine) {
    const tone = person.strap ?? '#d9a22e';
    for (const k of [-1, 1]) {
      const loop = [
        on(build, spine, k * 0.5, 0.6, 0.02),
        on(build, spine, k * 0.62, 0.84, 0.018),
        on(build, spine, k * 1.1, 0.985, 0.014),
        on(build, spine, k * 2.4, 0.98, 0.014),
        on(build, spine, Math.PI * k, 0.97, 0.014),
      ];
      model.put(tube(loop, [0.012], { flat: 0.5, around: 7, rings: 26 }), { color: tone, line: 0.6 });
      const waist = [
        on(build, spine, k * 1.3, 0.12, 0.022),
        on(build, spine, k * 2.2, 0.12, 0.02),
        on(build, spine, k * Math.PI, 0.12, 0.022),
      ];
      model.put(tube(waist, [0.012], { flat: 0.5, around: 7 }), { color: tone, line: 0.6 });
      const bow = on(build, spine, Math.PI - k * 0.35, 0.13, 0.03);
      model.put(ball([0.05, 0.028, 0.018], 12), { color: tone, line: 0.7 }, place(bow, [0, 0, k * 14]));
      const end = [
        on(build, spine, Math.PI, 0.11, 0.03),
        on(build, spine, Math.PI - k * 0.2, -0.12, 0.05),
        on(build, spine, Math.PI - k * 0.24, -0.34, 0.05),
      ];
      model.put(tube(end, [0.014, 0.02, 0.022], { flat: 0.3, around: 7 }), { color: tone, line: 0.6 });
    }
  },
  duffleCoat(model, person, build, spine) {
    const tone = person.strap ?? '#c8382f';
    for (const y of [0.72, 0.46, 0.2]) {
      for (const k of [-1, 1]) {
        const cord = [
          row(build, spine, y, k * 0.008),
          row(build, spine, y + 0.035, k * 0.04),
          row(build, spine, y, k * 0.056),
          row(build, spine, y - 0.035, k * 0.04),
          row(build, spine, y, k * 0.008),
        ];
        model.put(tube(cord, [0.0055], { around: 6, rings: 24 }), { color: '#5a3a24', line: 0.4 });
      }
      model.put(
        tube([row(build, spine, y + 0.008, -0.034), row(build, spine, y + 0.012, 0.034)], [0.011, 0.013, 0.011], {
          around: 8,
          rings: 6,
        }),
        { color: '#e2bd84', line: 0.7 },
      );
    }
    const opening = Array.from({ length: 9 }, (_, i) =>
      row(build, spine, mix(0.86, -0.46, i / 8), 0.03).setZ(row(build, spine, mix(0.86, -0.46, i / 8), 0.03).z - 0.006),
    );
    model.put(tube(opening, [0.006], { around: 6, rings: 30 }), { color: darken(tone, 0.22), line: 0.3 });
    for (const k of [-1, 1]) {
      const at = on(build, spine, k * 0.72, -0.16, coatAt(-0.16) - 0.006);
      model.put(roundedBox(0.105, 0.1, 0.02, 0.01), { color: tone, line: 0.8 }, place(at, [-5, k * 40, 0]));
      const flap = on(build, spine, k * 0.72, -0.02, coatAt(-0.02) + 0.004);
      model.put(
        roundedBox(0.112, 0.036, 0.016, 0.008),
        { color: darken(tone, 0.1), line: 0.7 },
        place(flap, [-5, k * 40, 0]),
      );
    }
  },
} satisfies Record<string, OnTrunk>;
