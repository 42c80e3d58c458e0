/** Small things worn: on the head (unit head radii) or on the trunk (metres, following the spine). */

import type { Model } from '../model/bake.ts';
import { darken, lighten, TAU, type V3 } from '../model/math.ts';
import { onSurface, place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { canvasTexture, once } from '../texture/canvas.ts';
import { type Build, onBody as on, type Spine } from './body.ts';
import { LAYOUT } from './face-spec.ts';
import { headNormal, headPoint } from './head.ts';
import type { Person } from './person.ts';

export type OnHead = (model: Model, person: Person) => void;
export type OnTrunk = (model: Model, person: Person, build: Build, spine: Spine) => void;

/** Woven straw or canvas: faint rings round the hat. */
const weave = () =>
  once('weave', () =>
    canvasTexture(
      128,
      128,
      (context) => {
        context.fillStyle = '#ffffff';
        context.fillRect(0, 0, 128, 128);
        context.globalAlpha = 0.14;
        for (let i = 0; i < 128; i += 16) {
          context.fillStyle = '#5a3a20';
          context.fillRect(0, i, 128, 5);
        }
      },
      [3, 3],
    ),
  );

type HatShape = {
  crown: number;
  height: number;
  brim: number;
  droop: number;
  color: string;
  band: string;
};
/** Crown and brim in one turned shape; the brim waves a little, as cloth does. */
function brimmedHat(model: Model, s: HatShape, tilt: number): void {
  model.inside(place([0, 0.33, -0.1], [tilt, 0, 3]), () => {
    const wave = (a: number, r: number, y: number): V3 => {
      const far = Math.max(0, r - s.crown) / (s.brim - s.crown);
      const sway = far * (0.05 * Math.sin(a * 3 + 1) + 0.03 * Math.sin(a * 5 + 2.4));
      return [Math.sin(a) * r, y + sway, Math.cos(a) * r];
    };
    const look = { color: s.color, map: weave(), doubleSided: true };
    const profile: [number, number][] = [
      [-s.droop, s.brim],
      [-s.droop * 0.4, (s.brim + s.crown) / 2],
      [0.02, s.crown * 1.02],
      [s.height * 0.5, s.crown * 0.99],
      [s.height * 0.86, s.crown * 0.84],
      [s.height, s.crown * 0.4],
      [s.height * 1.01, 0.01],
    ];
    model.put(lathe(profile, { around: 48, warp: wave }), look);
    model.put(ring(s.crown * 1.01, s.crown * 1.01, 0.1, 0.075), { color: s.band, line: 0.6 });
    const rim = Array.from({ length: 24 }, (_, i) => wave((i / 24) * TAU, s.brim, -s.droop));
    model.put(tube(rim, [0.035], { closed: true, around: 6, rings: 60 }), { color: darken(s.color, 0.12), line: 0.7 });
  });
}

export const CAMP_HEAD = {
  sunHat: (model) =>
    brimmedHat(model, { crown: 1.17, height: 0.8, brim: 1.72, droop: 0.16, color: '#6f9c58', band: '#f3e3b8' }, -13),
  rangerHat: (model) =>
    brimmedHat(model, { crown: 1.06, height: 0.74, brim: 1.86, droop: 0.1, color: '#c9a56a', band: '#6b4a30' }, -9),
  barrette(model) {
    const n = headNormal(0.98, 0.24);
    const at = headPoint(0.98, 0.24, 0.3);
    model.put(ball([0.16, 0.16, 0.06], 18), { color: '#d8352c' }, onSurface(at, n));
    for (const [x, y] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const) {
      const hole = headPoint(0.98 + x * 0.045, 0.24 + y * 0.045, 0.36);
      model.put(ball(0.022, 6), { color: '#8c1f1c', line: 0 }, onSurface(hole, n));
    }
  },
  earPencil(model) {
    const [a, b] = [headPoint(-1.95, 0.12, 0.4), headPoint(-0.96, 0.16, 0.46)];
    model.put(tube([a, b], [0.05], { around: 7, rings: 3 }), { color: '#d8352c' });
    const tip = b.clone().add(b.clone().sub(a).setLength(0.14));
    model.put(tube([b, tip], [0.05, 0.012], { around: 7, rings: 3 }), { color: '#f0d0a0' });
  },
  glasses(model, person) {
    const at = LAYOUT[person.face.age];
    const frame = { color: '#a9b0ba', line: 0.5 };
    for (const s of [-1, 1]) {
      const a = s * at.eyeX * 1.04;
      const c = headPoint(a, at.eyeY, 0.1);
      const circle = Array.from({ length: 14 }, (_, i): V3 => {
        const t = (i / 14) * TAU;
        return [Math.sin(t) * 0.26, Math.cos(t) * 0.26, 0];
      });
      const lens = tube(circle, [0.026], { closed: true, around: 6, rings: 28 });
      model.put(lens, frame, onSurface(c, headNormal(a * 0.7, 0)));
      const temple = [
        headPoint(s * 0.62, at.eyeY + 0.03, 0.12),
        headPoint(s * 1.1, at.eyeY + 0.02, 0.1),
        headPoint(s * 1.5, at.eyeY, 0.08),
      ];
      model.put(tube(temple, [0.022], { around: 6 }), frame);
    }
    const bridge = [-0.13, 0, 0.13].map((a) => headPoint(a, at.eyeY + (a ? 0.04 : 0.07), a ? 0.1 : 0.13));
    model.put(tube(bridge, [0.025], { around: 6 }), frame);
  },
} satisfies Record<string, OnHead>;

function shoulderStraps(model: Model, build: Build, spine: Spine, color: string, fat: number, out: number): void {
  for (const k of [-1, 1]) {
    const path = [
      on(build, spine, k * 0.62, 0.36, out),
      on(build, spine, k * 0.52, 0.66, out),
      on(build, spine, k * 0.58, 0.86, out),
      on(build, spine, k * 0.95, 0.985, out + 0.002),
      on(build, spine, k * 2.3, 0.88, out),
      on(build, spine, k * 2.7, 0.6, out),
    ];
    model.put(tube(path, [fat], { flat: 0.45, around: 8, rings: 30 }), { color });
  }
}

export const CAMP_TRUNK = {
  bibStraps(model, person, build, spine) {
    // from the buttons over the shoulders down into the dress behind, close to the shirt
    for (const k of [-1, 1]) {
      const path = [
        on(build, spine, k * 0.5, 0.69, 0.02),
        on(build, spine, k * 0.53, 0.78, 0.018),
        on(build, spine, k * 0.6, 0.88, 0.013),
        on(build, spine, k * 0.95, 0.975, 0.013),
        on(build, spine, k * 2.0, 0.955, 0.013),
        on(build, spine, k * 2.5, 0.84, 0.011),
        on(build, spine, k * 2.75, 0.64, 0.013),
        on(build, spine, k * 2.85, 0.42, 0.016),
      ];
      model.put(tube(path, [0.018], { flat: 0.4, around: 8, rings: 34 }), { color: person.strap ?? '#7c4fa6' });
      const at = place(on(build, spine, k * 0.5, 0.72, 0.03));
      model.put(ball([0.014, 0.014, 0.008], 8), { color: '#f2c85a', line: 0.5 }, at);
    }
  },
  pack(model, person, build, spine) {
    const color = person.pack ?? '#e8823a';
    shoulderStraps(model, build, spine, darken(color, 0.15), 0.02, 0.024);
    model.inside(spine.frame(build.torso * 0.5), () => {
      const z = -build.width * build.depth - 0.085;
      model.put(roundedBox(0.25, 0.27, 0.14, 0.055, { wobble: 0.012, fine: true }), { color }, place([0, 0.02, z]));
      model.put(
        roundedBox(0.26, 0.09, 0.155, 0.04, { wobble: 0.01, fine: true }),
        { color: lighten(color, 0.18) },
        place([0, 0.13, z]),
      );
      model.put(
        roundedBox(0.17, 0.11, 0.05, 0.024, { fine: true }),
        { color: lighten(color, 0.1) },
        place([0, -0.045, z - 0.075]),
      );
      model.put(ball([0.02, 0.02, 0.01], 10), { color: '#f6e2a8', line: 0.5 }, place([0, 0.09, z - 0.082]));
      const roll: V3[] = [
        [-0.15, 0.2, z],
        [0.15, 0.2, z],
      ];
      model.put(tube(roll, [0.05], { around: 14, rings: 4 }), { color: person.roll ?? '#7d9fd0' });
      for (const x of [-0.07, 0.07])
        model.put(ring(0.056, 0.056, 0, 0.009), { color: '#8a5a3c', line: 0.4 }, place([x, 0.2, z], [0, 0, 90]));
    });
  },
  hoodBack(model, person, build, spine) {
    model.inside(spine.frame(build.torso * 0.95), () => {
      const path = Array.from({ length: 9 }, (_, i): V3 => {
        const a = (i / 8 - 0.5) * 4.6;
        return [
          Math.sin(a) * build.width * 0.54,
          -0.005 - 0.03 * Math.cos((i / 8 - 0.5) * 3),
          -Math.cos(a) * build.width * 0.54,
        ];
      });
      model.put(tube(path, [0.022, 0.04, 0.055, 0.04, 0.022], { around: 10 }), { color: person.strap ?? '#e0a81e' });
    });
  },
  coatPockets(model, _p, build, spine) {
    for (const k of [-1, 1]) {
      const at = spine.frame(build.torso * 0.12);
      model.inside(at, () => {
        const flap = roundedBox(0.075, 0.03, 0.014, 0.007);
        model.put(
          flap,
          { color: '#e0a81e', line: 0.7 },
          place([k * build.width * 0.62, 0, build.width * build.depth * 0.82 + 0.036], [0, k * 34, 0]),
        );
      });
    }
  },
  toolBelt(model, _p, build, spine) {
    model.inside(spine.frame(build.torso * 0.08), () => {
      model.put(ring(build.width * 1.16, build.width * 1.0, 0, 0.018), { color: '#9a6236' });
      const pouch = place([build.width * 0.85, -0.03, build.width * 0.72], [0, 48, 0]);
      model.put(roundedBox(0.075, 0.075, 0.03, 0.012), { color: '#b87a46' }, pouch);
    });
  },
  woodenSpoon(model, _p, build, spine) {
    model.inside(spine.frame(build.torso * 0.08), () => {
      const stick: V3[] = [
        [-build.width * 1.1, 0.06, build.width * 0.3],
        [-build.width * 1.16, -0.16, build.width * 0.34],
      ];
      model.put(tube(stick, [0.01], { around: 6 }), { color: '#d9a566' });
      model.put(
        ball([0.03, 0.04, 0.014], 10),
        { color: '#d9a566' },
        place([-build.width * 1.1, 0.09, build.width * 0.3]),
      );
    });
  },
  notebook(model, _p, build, spine) {
    model.put(
      roundedBox(0.08, 0.105, 0.018, 0.006),
      { color: '#e0604c' },
      place(on(build, spine, 0.35, 0.22, 0.055), [0, 20, 6]),
    );
    const cord = [
      on(build, spine, -0.5, 0.95, 0.03),
      on(build, spine, -0.1, 0.6, 0.046),
      on(build, spine, 0.35, 0.36, 0.052),
    ];
    model.put(tube(cord, [0.005], { around: 5 }), { color: '#7a5a3c', line: 0.5 });
  },
  rangerBadge(model, _p, build, spine) {
    model.put(
      ball([0.024, 0.03, 0.008], 12),
      { color: '#f0c85a', line: 0.6 },
      place(on(build, spine, 0.5, 0.68, 0.018), [0, 28, 0]),
    );
    for (const k of [-1, 1])
      model.put(
        roundedBox(0.07, 0.06, 0.012, 0.006),
        { color: '#b09358', line: 0.6 },
        place(on(build, spine, k * 0.5, 0.6, 0.012), [0, k * 28, 0]),
      );
  },
} satisfies Record<string, OnTrunk>;
