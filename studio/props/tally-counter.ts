/** Clicky with numbers one can read, from the chest to a close-up that fills the page. Faces +Z; about 7 cm high, its middle at the origin. */

import * as THREE from 'three';
import { BUILDS, type Build, type BuildName, onBody as on } from '../cast/body.ts';
import { type Stance, spineOf } from '../cast/skeleton.ts';
import type { Model } from '../model/bake.ts';
import { color, noise, smoothstep, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { strokesOf } from './glyphs.ts';
import { flat, inkOn, type P2 } from './ink-paper.ts';

const PITCH = 0.0096;
const WINDOW = { y: 0.006, half: 0.0078 };
/** Strokes of a digit on its wheel, shifted by `up`, cut off at the window. */
function onWheel(digit: string, x: number, up: number): P2[][] {
  const runs: P2[][] = [];
  for (const stroke of strokesOf(digit)) {
    let run: P2[] = [];
    const points = stroke.flatMap(([u, v], i): P2[] => {
      const a = stroke[i - 1];
      return a
        ? Array.from(
            { length: 6 },
            (_, k): P2 => [a[0] + ((u - a[0]) * (k + 1)) / 6, a[1] + ((v - a[1]) * (k + 1)) / 6],
          )
        : [[u, v]];
    });
    for (const [u, v] of points) {
      const y = (v - 0.5) * 0.0108 + up;
      if (Math.abs(y) < WINDOW.half - 0.0009) run.push([x + (u - 0.5) * 0.0058, WINDOW.y + y]);
      else if (run.length) {
        runs.push(run);
        run = [];
      }
    }
    if (run.length) runs.push(run);
  }
  return runs;
}
export type ClickyLook = {
  /** four digits */
  digits: string;
  /** the next number, and how far the wheels have rolled to it, 0..1 */
  next?: string;
  roll?: number;
  size?: number;
  /** how much larger than life the window with its digits is: 1.5 can be read in a full figure */
  face?: number;
  /** the lever is pressed down */
  pressed?: boolean;
};
export function clicky(model: Model, where: THREE.Matrix4, o: ClickyLook): void {
  const steel = (point: THREE.Vector3, n: THREE.Vector3) => {
    const k = 0.5 + 0.5 * Math.sin(n.x * 5 + n.y * 4 + 0.6);
    return color('#98a1b2')
      .lerp(color('#d5dae2'), smoothstep(0.1, 0.6, k))
      .lerp(color('#fffdf6'), smoothstep(0.75, 1, k) * (0.8 + 0.2 * noise(point.x * 90, point.y * 90)));
  };
  model.inside(where.clone().multiply(place([0, 0, 0], [0, 0, 0], o.size ?? 1)), () => {
    model.put(ball([0.034, 0.037, 0.019], 34), { tint: steel });
    model.put(ring(0.03, 0.033, 0, 0.0016, 0), { color: '#8e97a8', line: 0.3 }, place([0, 0, 0.009], [90, 0, 0]));
    // frame, wheels, digits
    const face = o.face ?? 1;
    model.inside(place([0, WINDOW.y * (1 - face), 0], [0, 0, 0], [face, face, 1]), () => {
      model.put(
        roundedBox(0.047, 0.0235, 0.008, 0.004, { fine: true }),
        { color: '#3d4563', line: 0.7 },
        place([0, WINDOW.y, 0.0175]),
      );
      model.put(
        roundedBox(0.041, 0.0165, 0.004, 0.0015),
        { color: '#2e3140', line: 0.3 },
        place([0, WINDOW.y, 0.0205]),
      );
      for (let i = 0; i < 4; i++)
        model.put(
          roundedBox(PITCH - 0.0008, 0.0156, 0.003, 0.001),
          { color: '#fffdf4', line: 0.4 },
          place([(i - 1.5) * PITCH, WINDOW.y, 0.0218]),
        );
      model.inside(place([0, 0, 0.0235]), () => {
        const roll = o.roll ?? 0;
        const strokes = [...o.digits].flatMap((d, i) => {
          const x = (i - 1.5) * PITCH;
          const to = o.next?.[i];
          if (!to || to === d || roll === 0) return onWheel(d, x, 0);
          // each wheel lags a little behind the one on its right
          const t = Math.min(1, Math.max(0, roll + (i - 1.5) * 0.06));
          return [...onWheel(d, x, t * 0.0156), ...onWheel(to, x, (t - 1) * 0.0156)];
        });
        inkOn(model, flat, strokes, { tone: '#26242e', r: 0.00108 * (face > 1 ? 1.1 : 1), out: 0.0004 });
      });
    });
    // lever over the top, knurled reset knob at the side, ring with the cord
    const down = o.pressed ? -0.005 : 0;
    model.put(
      tube(
        [
          [-0.006, 0.03, 0.006],
          [0.006, 0.043 + down, 0.008],
          [0.022, 0.042 + down, 0.009],
        ],
        [0.0045, 0.005, 0.0065],
        { flat: 0.6, around: 10, rings: 14 },
      ),
      { color: '#e7ebf0', line: 0.7 },
    );
    const knob: [number, number][] = points2('0,.004 .004,.0072 .012,.0072 .014,.002');
    model.put(
      lathe(knob, {
        around: 28,
        warp: (a, r, y): V3 => [
          Math.sin(a) * r * (1 + 0.06 * Math.sin(a * 14)),
          y,
          Math.cos(a) * r * (1 + 0.06 * Math.sin(a * 14)),
        ],
      }),
      { color: '#b4bcc8', line: 0.6 },
      place([0.031, -0.002, 0], [0, 0, -90]),
    );
    model.put(ring(0.0085, 0.0085, 0, 0.0024), { color: '#e3e7ec', line: 0.5 }, place([-0.012, 0.042, 0], [90, 0, 0]));
  });
}
/** The blue cord through points in the world. */
export function clickyCord(model: Model, points: (V3 | THREE.Vector3)[]): void {
  model.put(tube(points, [0.0065], { around: 6, rings: points.length * 8 }), { color: '#3f6fb8', line: 0.5 });
}
/** Where the counter hangs on a chest, in the world: size 1, facing out. */
function onChest(who: { at: THREE.Matrix4; build: BuildName; stance?: Stance }): THREE.Matrix4 {
  const build: Build = BUILDS[who.build];
  const spine = spineOf(build, who.stance ?? {});
  return who.at.clone().multiply(place(on(build, spine, -0.04, 0.4, 0.046), [-8, 0, 4]));
}
/** Cord and counter on someone whose clothes have none (DOYUN_FREE): `digits` can be read at a metre. */
export function wornClicky(
  model: Model,
  who: { at: THREE.Matrix4; build: BuildName; stance?: Stance },
  look: ClickyLook,
): void {
  const build: Build = BUILDS[who.build];
  const spine = spineOf(build, who.stance ?? {});
  model.inside(who.at, () =>
    clickyCord(model, [
      on(build, spine, -0.75, 0.98, 0.024),
      on(build, spine, -0.34, 0.74, 0.034),
      on(build, spine, -0.05, 0.53, 0.036),
      on(build, spine, 0.26, 0.74, 0.034),
      on(build, spine, 0.75, 0.98, 0.024),
    ]),
  );
  clicky(model, onChest(who), look);
}
/** Cord round a neck to a counter that flies or is held at `to` (its frame): ends at the ring. */
export function strungClicky(
  model: Model,
  who: { at: THREE.Matrix4; build: BuildName; stance?: Stance },
  to: THREE.Matrix4,
  look: ClickyLook,
): void {
  const build: Build = BUILDS[who.build];
  const spine = spineOf(build, who.stance ?? {});
  const end = new THREE.Vector3(-0.012, 0.048, 0).multiplyScalar(look.size ?? 1).applyMatrix4(to);
  const neck = (k: number) => on(build, spine, k * 0.75, 0.98, 0.024).applyMatrix4(who.at);
  for (const k of [-1, 1]) {
    const mid = neck(k).lerp(end, 0.5);
    mid.y -= 0.03;
    clickyCord(model, [neck(k), mid, end]);
  }
  clicky(model, to, look);
}
