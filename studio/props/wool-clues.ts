/** What a squirrel leaves behind: prints, threads, a mitten, nutshells; and her house from April on. Metres. */

import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, lighten, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2, points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';

/** Squirrel prints from `a` to `b` on a surface whose normal is `up` (Y on the ground, Z on a wall); `n` hops. */
export function tinyPrints(model: Model, a: V3, b: V3, n: number, onWall = false): void {
  const dx = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as V3;
  for (let i = 0; i < n; i++) {
    const k = (i + 0.5) / n;
    for (const [s, d, r] of points3('-1,0,.017 1,.02,.017 -.6,.25,.011 .6,.25,.011')) {
      const t = Math.min(1, k + d / n);
      const p: V3 = [a[0] + dx[0] * t, a[1] + dx[1] * t, a[2] + dx[2] * t];
      if (onWall) p[0] += s * 0.022;
      else {
        const l = Math.hypot(dx[0], dx[2]) || 1;
        p[0] += (s * 0.026 * dx[2]) / l;
        p[2] -= (s * 0.026 * dx[0]) / l;
      }
      model.put(ball(onWall ? [r, r * 1.4, 0.004] : [r, 0.004, r * 1.2], 9), { color: '#8f9ac8', line: 0.3 }, place(p));
    }
  }
}
/** A thread of wool along points, with a loose frizz. */
export function woolThread(model: Model, path: V3[], tone = '#d8402f', r = 0.006): void {
  model.put(tube(path, [r], { around: 6, rings: path.length * 12 }), { color: lighten(tone, 0.08), line: 0.6 });
  const curve = new THREE.CatmullRomCurve3(path.map((p) => new THREE.Vector3(...p)));
  for (let i = 1; i < path.length * 3; i++) {
    const point = curve.getPointAt(i / (path.length * 3));
    model.put(
      tube(
        [point, [point.x + 0.012 * Math.sin(i * 3), point.y + 0.014, point.z + 0.012 * Math.cos(i * 2)]],
        [r * 0.35],
        {
          around: 4,
          rings: 2,
        },
      ),
      { color: tone, line: 0.2 },
    );
  }
}
/** Green mitten lying or hanging: cuff at the origin, fingers to -Y, .2 m; thumb to -X (left hand seen from its back). */
export function greenMitten(model: Model, at: THREE.Matrix4): void {
  const wool = '#4f9a55';
  model.inside(at, () => {
    model.put(
      tube(points3('0,0,0 0,-.07,0 0,-.14,.004 0,-.19,.006'), [0.05, 0.062, 0.06, 0.036], {
        flat: 0.5,
        around: 18,
        rings: 20,
      }),
      { color: wool },
    );
    model.put(
      tube(
        [
          [-0.045, -0.05, 0],
          [-0.085, -0.075, 0.004],
          [-0.1, -0.115, 0.006],
        ],
        [0.025, 0.026, 0.019],
        { around: 12 },
      ),
      { color: wool },
    );
    for (const y of [0.0, 0.016, 0.032])
      model.put(ring(0.056, 0.03, y, 0.012), { color: lighten(wool, 0.18), line: 0.5 });
  });
}
/** Nutshell half, .03 m. */
export function nutshell(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () =>
    model.put(lathe(points2('0,.002 .002,.012 .012,.018 .013,.015 .004,.009'), { around: 14 }), {
      color: '#b07a48',
      doubleSided: true,
    }),
  );
}
/** Hazelnut .03 m. */
export function hazelnut(model: Model, at: THREE.Matrix4, shell = '#b8743c'): void {
  model.inside(at, () => {
    model.put(lathe(points2('0,.004 .004,.012 .016,.016 .028,.009 .033,.001'), { around: 16 }), { color: shell });
    model.put(ball([0.012, 0.004, 0.012], 10), { color: '#dcb98a', line: 0.4 }, place([0, 0.003, 0]));
  });
}

/** Flag box on a wall outside, the squirrels' house from April on: a crate with a striped tea cosy for a door. Back on z = 0. */
export function cosyHouse(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(roundedBox(0.5, 0.44, 0.36, 0.02), { color: '#b8804e' }, place([0, 0.22, 0.18]));
    for (const y of [0.1, 0.24, 0.38])
      model.put(roundedBox(0.52, 0.1, 0.38, 0.012), { color: '#c4905c', line: 0.6 }, place([0, y - 0.02, 0.18]));
    model.put(roundedBox(0.6, 0.04, 0.46, 0.012), { color: '#8a5a3c' }, place([0, 0.46, 0.2], [10, 0, 0]));
    const bands = (point: THREE.Vector3) => color(Math.floor((point.y + 1) * 22) % 2 ? '#fff0d4' : '#e07a9a');
    model.put(
      lathe(points2('-.11,.12 -.08,.135 0,.13 .07,.1 .11,.04 .118,.004'), { around: 30, steps: 5, depth: 0.4 }),
      { tint: bands },
      place([0, 0.18, 0.38]),
    );
    model.put(ball([0.034, 0.04, 0.02], 14), { color: '#3a2434', line: 0.6 }, place([0.01, 0.15, 0.43]));
  });
}
