/** What the heroes of the board game wear: wizard's hat and beard, fairy's wings and petals, scarf, goggles, robe. */

import * as THREE from 'three';
import { newId } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { flatShape, starPoints } from '../model/leaves.ts';
import { color, darken, lighten, mix, smoothstep, TAU, type V3 } from '../model/math.ts';
import { onSurface, place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { pattern } from '../texture/pattern.ts';
import type { OnHead, OnTrunk } from './accessories.ts';
import { outlineRadius } from './body.ts';
import { headNormal, headPoint } from './head.ts';

const NIGHT_STARS = { kind: 'stars', base: '#5d4496', ink: '#f6c951', ink2: '#f3e2b0', size: 0.95 } as const;

export const COSTUME_HEAD = {
  wizardHat(model) {
    model.inside(place([0, 0.4, -0.08], [-12, 0, 2]), () => {
      const bend = (a: number, r: number, y: number): V3 => {
        const far = smoothstep(0.5, 1.7, y);
        const sway = r > 1.1 ? (r - 1.1) * 0.12 * Math.sin(a * 3 + 0.6) : 0;
        return [Math.sin(a) * r + far * 0.26, y + sway - far * 0.12, Math.cos(a) * r - far * 0.42];
      };
      const profile: [number, number][] = points2('-.1,1.66 -.03,1.4 .06,1.08 .4,.94 .9,.6 1.35,.32 1.72,.12 1.82,.01');
      model.put(lathe(profile, { around: 48, warp: bend }), { map: pattern(NIGHT_STARS), doubleSided: true });
      model.put(ring(1.08, 1.08, 0.13, 0.1), { color: '#e9a83a', line: 0.7 });
      const rim = Array.from({ length: 24 }, (_, i) => bend((i / 24) * TAU, 1.66, -0.1));
      model.put(tube(rim, [0.04], { closed: true, around: 6, rings: 60 }), { color: '#463173', line: 0.7 });
    });
  },
  /** long and white, before the chest: a smooth mass of locks that run together at the tip, and a moustache */
  wizardBeard(model) {
    const white = (k: number) => color('#d9d2e4').lerp(color('#fffdf6'), k);
    const id = newId();
    // two layers: the lower one long, the upper one short and lighter
    for (const [layer, count, long] of [
      [0, 11, 1.25],
      [1, 9, 0.85],
    ] as const)
      for (let i = 0; i < count; i++) {
        const a = mix(-1.2, 1.2, i / (count - 1));
        const root = headPoint(a, -0.34 - 0.3 * Math.cos(a), 0.02 + layer * 0.08);
        const fall = long * (0.45 + 0.75 * Math.cos(a * 1.1));
        const front = 1.12 + layer * 0.1;
        const middle: V3 = [root.x * 0.94, root.y - fall * 0.5, mix(root.z, front, 0.75)];
        // back to the chest: the head of a hero on the board is thrown back
        const tip: V3 = [root.x * 0.3 + 0.05 * Math.sin(i * 2.1), root.y - fall, front - 0.34];
        model.put(tube([root, middle, tip], [0.2, 0.22, 0.02], { around: 9, rings: 14, flat: 0.7 }), {
          color: white(0.35 + 0.3 * layer + 0.3 * ((i * 0.37) % 1)),
          id: i % 3 ? id : newId(),
          line: 0.4,
        });
      }
    for (const s of [-1, 1]) {
      const lip: V3[] = [
        [s * 0.02, -0.36, 1.06],
        [s * 0.3, -0.36, 1.1],
        [s * 0.56, -0.5, 1.0],
        [s * 0.78, -0.46, 0.92],
      ];
      model.put(tube(lip, [0.1, 0.15, 0.1, 0.02], { around: 9, rings: 16 }), { color: '#fffdf6', line: 0.7 });
    }
  },
  flowerCrown(model) {
    for (let i = 0; i < 11; i++) {
      const a = (i / 11) * TAU;
      const y = 0.6 - 0.1 * Math.cos(a);
      const [p, n] = [headPoint(a, y, 0.14), headNormal(a, y)];
      const tone = ['#f2849a', '#fff4dc', '#f6c233'][i % 3] ?? '#fff4dc';
      model.inside(onSurface(p, n, 0.2), () => {
        for (let k = 0; k < 5; k++) {
          const t = (k / 5) * TAU;
          model.put(
            ball([0.36, 0.36, 0.2], 8),
            { color: tone, line: 0.3 },
            place([Math.cos(t) * 0.4, Math.sin(t) * 0.4, 0]),
          );
        }
        model.put(
          ball([0.26, 0.26, 0.2], 8),
          { color: i % 3 === 2 ? '#e4604c' : '#f0a52c', line: 0 },
          place([0, 0, 0.16]),
        );
      });
      const b = a + 0.285;
      model.put(
        ball([0.14, 0.07, 0.05], 8),
        { color: '#6fa557', line: 0.4 },
        onSurface(headPoint(b, y, 0.13), headNormal(b, y)),
      );
    }
  },
  goggles(model) {
    const band = Array.from({ length: 20 }, (_, i) =>
      headPoint((i / 20) * TAU, 0.5 - 0.12 * Math.cos((i / 20) * TAU) + 0.06, 0.16),
    );
    model.put(tube(band, [0.055], { closed: true, around: 6, rings: 50 }), { color: '#6b4630' });
    for (const s of [-1, 1]) {
      const at = onSurface(headPoint(s * 0.34, 0.44, 0.3), headNormal(s * 0.34, 0.5));
      model.inside(at, () => {
        model.put(
          tube(
            Array.from(
              { length: 14 },
              (_, i): V3 => [Math.sin((i / 14) * TAU) * 0.24, Math.cos((i / 14) * TAU) * 0.24, 0],
            ),
            [0.06],
            { closed: true, around: 7, rings: 28 },
          ),
          { color: '#b8743f' },
        );
        model.put(ball([0.22, 0.22, 0.07], 16), { color: '#9fd3d6', line: 0.2 });
        model.put(ball([0.07, 0.05, 0.03], 8), { color: '#ffffff', line: 0 }, place([-0.07, 0.09, 0.06]));
      });
    }
  },
} satisfies Record<string, OnHead>;

/** One wing in the XY plane, tip to +X and up. */
const wing = (long: number, wide: number, bulge: number): THREE.BufferGeometry =>
  flatShape(
    Array.from({ length: 26 }, (_, i): [number, number] => {
      const t = (i / 26) * TAU;
      const x = (1 - Math.cos(t)) / 2;
      return [x * long, Math.sin(t) * wide * (0.35 + 0.75 * x)];
    }),
    bulge,
  );

export const COSTUME_TRUNK = {
  scarf(model, person, build, spine) {
    const tone = person.strap ?? '#e4604c';
    model.inside(spine.frame(build.torso * 0.97), () => {
      model.put(ring(build.width * 0.84, build.width * 0.78, 0, 0.05), { color: tone });
      model.put(ring(build.width * 0.74, build.width * 0.7, 0.045, 0.042), { color: lighten(tone, 0.12) });
      // two tails blown back: ribbons that wave and widen
      for (const [k, long] of [
        [0.5, 0.34],
        [-0.6, 0.27],
      ] as const) {
        const ribbon = grid(
          (u, w) => {
            const wide = 0.05 + 0.03 * w;
            // one tail flies upright and is seen from the sides, the other lies flat and is seen from above
            const across = k > 0 ? [0.5, 1.5] : [1.5, 0.3];
            const x = k * 0.07 + k * 0.16 * w + (u - 0.5) * wide * (across[0] ?? 1);
            const y = 0.03 * Math.sin(w * 5 + k * 3) - 0.04 * w + (u - 0.5) * wide * (across[1] ?? 1);
            return [x, y, -build.width * 0.7 - long * w];
          },
          4,
          14,
        );
        // unlit: a thin ribbon would change its color as it turns away from the sun
        model.put(ribbon, { color: darken(tone, 0.06), glow: true, doubleSided: true });
      }
    });
  },
  wings(model, _p, build, spine) {
    model.inside(spine.frame(build.torso * 0.72), () => {
      for (const k of [-1, 1] as const)
        for (const [long, wide, up, tone] of [
          [0.56, 0.21, 15, '#d3f1ee'],
          [0.4, 0.16, -27, '#fbe0f0'],
        ] as const) {
          // rooted between the shoulder blades, and swept back so that from the side they trail behind
          const turn = new THREE.Matrix4().makeRotationY(k > 0 ? 0.6 : Math.PI - 0.6);
          const at = place([k * 0.022, 0, -build.width * build.depth * 0.94 - (up < 0 ? 0.012 : 0)])
            .multiply(turn)
            .multiply(new THREE.Matrix4().makeRotationZ((up * Math.PI) / 180));
          model.inside(at, () => {
            const veins = (q: THREE.Vector3) =>
              color(tone).lerp(color('#8ec4cf'), smoothstep(0.6, 1, Math.hypot(q.x / long - 0.5, q.y / wide) * 1.1));
            model.put(wing(long, wide, -0.25 * k), { tint: veins, doubleSided: true, glow: true });
            for (const v of [-0.3, 0, 0.3]) {
              const vein = [0.05, 0.4, 0.8].map((t): V3 => {
                const [x, y] = [t * long, v * wide * t];
                return [x, y, -0.25 * k * (x * x + y * y) + 0.004];
              });
              model.put(tube(vein, [0.007, 0.004], { around: 5, rings: 8 }), { color: '#7fb6bf', line: 0 });
            }
          });
        }
    });
  },
  petalSkirt(model, _p, build, spine) {
    model.inside(spine.frame(0.03), () => {
      for (const row of [0, 1])
        for (let i = 0; i < 8; i++) {
          const a = ((i + row / 2) / 8) * TAU;
          const out = build.width * (row ? 0.98 : 1.14);
          const tone = row ? '#f2a0ac' : i % 2 ? '#ee7f90' : '#f491a0';
          const at = place([Math.sin(a) * out, -0.07 - row * 0.03, Math.cos(a) * out], [-34, (a * 180) / Math.PI, 0]);
          model.put(ball([0.075, 0.125, 0.018], 14), { color: tone, line: 0.7 }, at);
        }
      model.put(ring(build.width * 1.04, build.width * 0.94, 0.02, 0.022), { color: '#7bab62' });
    });
  },
  robe(model, _p, build, spine) {
    model.inside(spine.frame(0), () => {
      const bottom = -build.hip + 0.06;
      const sway = (a: number, r: number, y: number): V3 => {
        const k = 1 + 0.05 * Math.sin(a * 7) * smoothstep(0.05, bottom, y);
        return [Math.sin(a) * r * k, y, Math.cos(a) * r * k * 0.94];
      };
      const profile: [number, number][] = [
        [bottom, build.width * 1.86],
        [bottom * 0.5, build.width * 1.55],
        [0, build.width * 1.18],
        [build.torso * 0.4, build.width * 1.1],
      ];
      model.put(lathe(profile, { around: 40, warp: sway }), { color: '#6b52a8', doubleSided: true });
      const hem = Array.from({ length: 28 }, (_, i) => sway((i / 28) * TAU, build.width * 1.87, bottom));
      model.put(tube(hem, [0.018], { closed: true, around: 6, rings: 70 }), { color: '#f0bf4a', line: 0.6 });
      model.put(ring(build.width * 1.2, build.width * 1.12, 0.02, 0.022), { color: '#e9a83a' });
    });
  },
  skirt(model, person, build, spine) {
    const tone = person.strap ?? '#f0b62e';
    const flare = (a: number, r: number, y: number): V3 => {
      const k = 1 + 0.05 * Math.sin(a * 8) * smoothstep(0, -0.16, y);
      return [Math.sin(a) * r * k, y, Math.cos(a) * r * k * 0.94];
    };
    model.inside(spine.frame(0), () => {
      const profile: [number, number][] = [
        [-0.16, build.width * 1.8],
        [-0.08, build.width * 1.5],
        [0.05, build.width * 1.12],
        [build.torso * 0.3, outlineRadius(build, 0.3) + 0.014],
      ];
      model.put(lathe(profile, { around: 40, warp: flare }), { color: tone, doubleSided: true });
      const hem = Array.from({ length: 28 }, (_, i) => flare((i / 28) * TAU, build.width * 1.81, -0.158));
      model.put(tube(hem, [0.012], { closed: true, around: 6, rings: 70 }), { color: '#fff4dc', line: 0.5 });
    });
  },
  chestStar(model, _p, build, spine) {
    const z = outlineRadius(build, 0.55) * build.depth + 0.034;
    model.put(
      flatShape(starPoints(5, 0.075, 0.036), -0.6),
      { color: '#f6c951', line: 0.6, doubleSided: true },
      place(spine.point([0, 0.5 * build.torso, z]), [-15, 0, 0]),
    );
  },
} satisfies Record<string, OnTrunk>;
