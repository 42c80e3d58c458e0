/** The two tails of Mrs. Scarf: a gray bush by daylight, a red brush by night. Metres, in the squirrel's space. */

import * as THREE from 'three';
import { type Look, type Model, newId } from '../model/bake.ts';
import { color, mix, smoothstep, TAU, type V3, vec } from '../model/math.ts';
import { points3 } from '../model/points.ts';
import { tube } from '../model/tube.ts';

const TAIL = { base: '#a85f38', tip: '#e0a46c' };

/** Gray bush as wide as the body, pale at the rim: locks in three rows hide the tube under them. */
export function bushyTail(model: Model): void {
  const path: V3[] = points3('0,.03,-.06 0,.06,-.15 0,.17,-.19 0,.3,-.17 0,.4,-.17 0,.45,-.24');
  const radii = [0.04, 0.075, 0.1, 0.11, 0.1, 0.06];
  const curve = new THREE.CatmullRomCurve3(path.map((p) => vec(p)));
  const fur: Look = { color: '#8d8583', id: newId(), line: 0.7 };
  model.put(tube(path, radii, { around: 20, rings: 40 }), fur);
  for (let i = 1; i < 18; i++)
    for (let k = 0; k < 15; k++) {
      const t = (i + (k % 2) * 0.5) / 19;
      const a = ((k + 0.5) / 15) * TAU;
      const along = curve.getTangent(t);
      const out = vec(1, 0, 0)
        .multiplyScalar(Math.cos(a))
        .add(vec(0, along.z, -along.y).multiplyScalar(Math.sin(a)));
      const r = mix(radii[Math.floor(t * 5)] ?? 0.05, radii[Math.ceil(t * 5)] ?? 0.05, (t * 5) % 1);
      const spot = (q: number, on: number) => curve.getPoint(Math.min(1, t + on)).addScaledVector(out, r * q);
      // pale only where the rim stands against the light
      const rim = Math.abs(Math.cos(a)) > 0.9;
      model.put(
        tube([spot(0.9, -0.03), spot(1.02, 0.03), spot(1.1, 0.1)], [0.018, 0.018, 0.002], { around: 6, rings: 6 }),
        {
          ...fur,
          color: rim ? '#b9b1ab' : (i + k) % 4 ? '#8d8583' : '#9a928e',
          line: 0.15,
        },
      );
    }
}

/** Brush of a tail: one clean S that rolls over at the top, drawn with a few long hairs. */
export function brushTail(model: Model): void {
  const path: V3[] = points3(
    '0,.04,-.05 0,.06,-.15 0,.17,-.215 0,.29,-.18 0,.38,-.17 0,.43,-.24 0,.385,-.3 0,.34,-.285',
  );
  const radii = [0.03, 0.062, 0.086, 0.092, 0.088, 0.078, 0.06, 0.03];
  const fur: Look = {
    tint: (point) => color(TAIL.base).lerp(color(TAIL.tip), smoothstep(0.24, 0.44, point.y)),
    id: newId(),
    line: 0.9,
  };
  model.put(tube(path, radii, { around: 20, rings: 56, flat: 0.8 }), fur);
  // locks along both edges: a brush, not a hose
  const curve = new THREE.CatmullRomCurve3(path.map((p) => vec(p)));
  for (let i = 2; i < 17; i++)
    for (const s of [-1, 1]) {
      const t = (i + (s > 0 ? 0.5 : 0)) / 19;
      // a lock keeps to the bend of the tail and only its tip stands off
      const spot = (off: number, on: number): THREE.Vector3 => {
        const u = Math.min(1, t + on);
        const along = curve.getTangent(u);
        const r = mix(radii[Math.floor(u * 7)] ?? 0.03, radii[Math.ceil(u * 7)] ?? 0.03, (u * 7) % 1) * 0.96;
        return curve.getPoint(u).add(vec(0, along.z, -along.y).multiplyScalar(s * r * off));
      };
      model.put(
        tube([spot(0.6, -0.02), spot(0.93, 0.04), spot(1.13, 0.1)], [0.022, 0.022, 0.002], { around: 10 }),
        fur,
      );
    }
  // long hairs on both flanks follow the curve
  for (const s of [-1, 1])
    for (const [k, off] of [-0.035, 0.03].entries()) {
      const hair = path
        .slice(1, 6)
        .map(([, y, z], i): V3 => [s * (radii[i + 1] ?? 0.08) * 0.76, y + off * 0.3, z + off]);
      model.put(tube(hair, [0.002, 0.0055, 0.002], { around: 5, rings: 30 }), {
        color: k ? TAIL.tip : '#8a4a2c',
        line: 0,
      });
    }
}
