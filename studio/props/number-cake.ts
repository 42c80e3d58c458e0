/** The birthday cake and its number: 8, what a dog left of it, or mended with a backward 3. Metres. */

import * as THREE from 'three';
import { type Model, newId } from '../model/bake.ts';
import { darken, lighten, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { ball, lathe, tube } from '../model/tube.ts';

/** What Dad piped on the cake: an 8, what a dog left of it, or the 3 with its mirror image. */
export type CakeNumber = 'eight' | 'three' | 'mended' | 'none';
const CAKE = { r: 0.2, top: 0.19 };
/** Round cake on a stand, standing on y = 0; the number lies on its top (y .19) and reads from +Z. */
export function numberCake(
  model: Model,
  at: THREE.Matrix4,
  number: CakeNumber,
  o: { slice?: boolean; scale?: number; drawn?: number } = {},
): void {
  const s = o.scale ?? 1;
  model.inside(at.clone().multiply(place([0, 0, 0], [0, 0, 0], s)), () => {
    model.put(lathe(points2('0,.09 .01,.1 .03,.03 .05,.03 .06,.24 .072,.25 .072,.01'), { around: 40 }), {
      color: '#9fd0cc',
    });
    const r = CAKE.r;
    model.put(
      lathe(
        [
          [0.072, 0.01],
          [0.072, r * 0.97],
          [0.1, r],
          [0.17, r],
          [0.175, 0.01],
        ],
        { around: 44 },
      ),
      { color: '#fff4e2' },
    );
    const id = newId();
    const pink = '#f7b4b0';
    model.put(
      lathe(
        [
          [0.165, r * 0.99],
          [0.18, r * 1.02],
          [0.19, r * 0.95],
          [0.19, 0.01],
        ],
        { around: 60 },
      ),
      { color: pink, id },
    );
    for (let i = 0; i < 26; i++) {
      const a = (i / 26) * TAU;
      const long = 0.022 + 0.02 * (1 + Math.sin(i * 2.3));
      const p: V3 = [Math.sin(a) * r * 1.005, 0.172, Math.cos(a) * r * 1.005];
      model.put(tube([p, [p[0], p[1] - long, p[2]]], [0.02, 0.018], { around: 8, rings: 4 }), { color: pink, id });
    }
    for (let i = 0; i < 16; i++) {
      const a = ((i + 0.5) / 16) * TAU;
      model.put(
        ball([0.022, 0.02, 0.022], 10),
        { color: i % 2 ? '#fffaf0' : '#f2bf3e', line: 0.6 },
        place([Math.sin(a) * r * 0.87, 0.2, Math.cos(a) * r * 0.87]),
      );
      model.put(
        ball([0.02, 0.018, 0.02], 10),
        { color: '#fffaf0', line: 0.5 },
        place([Math.sin(a) * r * 1.04, 0.085, Math.cos(a) * r * 1.04]),
      );
    }
    model.inside(place([0, 0.192, 0], [-90, 0, 0]), () => piped(model, number, o.drawn ?? 1));
    if (number === 'three')
      for (const [x, z] of points2('-.07,-.06 -.1,.01 -.075,.07 -.05,-.02'))
        model.put(ball([0.035, 0.004, 0.026], 10), { color: darken('#f7c9b4', 0.06), line: 0.2 }, place([x, 0.19, z]));
  });
}
/** Icing line of a 3 (s = 1) or of its mirror image (s = -1), moved out by `apart`. */
const three = (s: number, apart = 0): V3[] =>
  points2('-.045,.085 .005,.118 .055,.095 .062,.05 .0,.008 .07,-.03 .075,-.085 .01,-.118 -.045,-.09').map(
    ([x = 0, y = 0]) => {
      // two halves of an 8 only meet in the middle: their ends do not cross
      const own = x + apart;
      return apart && own < 0 ? [0, y * 1.24, 0] : [s * own, y, 0];
    },
  );
const APART = 0.012;
const mirrored = (drawn: number): THREE.Vector3[] => {
  const curve = new THREE.CatmullRomCurve3(three(-1, APART).map((q) => new THREE.Vector3(...q)));
  return Array.from({ length: 25 }, (_, i) => curve.getPointAt((i / 24) * drawn));
};
/** Blue icing in the XY plane: 3 is the right half of the 8. */
function piped(model: Model, number: CakeNumber, drawn: number): void {
  const icing = (tone: string) => ({ color: tone, line: 0.8 });
  const blue = '#3f6fc0';
  if (number === 'none') return;
  if (number === 'eight') {
    const whole: V3[] = Array.from({ length: 33 }, (_, i) => {
      const t = (i / 32) * TAU;
      return [0.068 * Math.sin(2 * t) * 0.95, 0.115 * Math.sin(t + Math.PI / 2), 0];
    });
    model.put(tube(whole, [0.017], { around: 10, rings: 90, closed: false }), icing(blue));
    return;
  }
  model.put(tube(three(1, number === 'mended' ? APART : 0), [0.017], { around: 10, rings: 60 }), icing(blue));
  if (number === 'mended')
    model.put(
      tube(drawn < 1 ? mirrored(drawn) : three(-1, APART), [0.017], { around: 10, rings: 60 }),
      icing(lighten('#4f9ac8', 0.1)),
    );
}

/** Icing bag held by its gathered top at the origin; the nozzle points down -Y, .24 below. */
export function icingBag(model: Model, at: THREE.Matrix4, tone = '#4f9ac8', cloth = '#f6ecd8'): void {
  model.inside(at, () => {
    model.put(lathe(points2('-.2,.014 -.14,.04 -.06,.062 0,.045 .03,.022 .07,.045'), { around: 18 }), {
      color: cloth,
      doubleSided: true,
    });
    model.put(
      lathe(
        [
          [-0.25, 0.006],
          [-0.2, 0.017],
          [-0.17, 0.02],
        ],
        { around: 12 },
      ),
      { color: '#c9ced6' },
    );
    model.put(ball([0.006, 0.012, 0.006], 8), { color: tone, line: 0.4 }, place([0, -0.252, 0]));
  });
}
