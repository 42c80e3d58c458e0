/** Things of the Backward Birthday: invitations, calendar, tickets, the cake with its number, party table ware. Metres. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { slab } from '../model/slab.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { lettering } from './lettering.ts';

/** Wall page for June, .5 x .6, middle at the origin: Saturday the 7th ringed in red, an aeroplane on the 14th. */
const RED = '#d8402f';
export function juneCalendar(model: Model, at: THREE.Matrix4): void {
  const ink = '#6a5a70';
  model.inside(at, () => {
    model.put(roundedBox(0.52, 0.64, 0.012, 0.004), { color: '#fff8ea', line: 0.8 });
    model.put(roundedBox(0.52, 0.15, 0.014, 0.004), { color: '#e4705c', line: 0.5 }, place([0, 0.245, 0.002]));
    model.inside(place([0, 0.245, 0.012]), () => lettering(model, 'JUNE', 0.075, '#fff8ea', 0.2));
    const [dx, dy] = [0.068, 0.088];
    for (let day = 1; day <= 30; day++) {
      // the first of June is a Sunday
      const [x, y] = [((day - 1) % 7) - 3, Math.floor((day - 1) / 7)];
      const where: V3 = [x * dx, 0.115 - y * dy, 0.007];
      const party = day === 7;
      model.inside(place(where), () =>
        lettering(model, String(day), party ? 0.036 : 0.026, party ? RED : ink, party ? 0.22 : 0.16),
      );
    }
    const ringed: V3[] = Array.from({ length: 15 }, (_, i) => {
      const a = (i / 12) * TAU + 0.6;
      return [3 * dx + Math.cos(a) * 0.04 * (1 + i * 0.008), 0.115 + Math.sin(a) * 0.036 * (1 + i * 0.01), 0.011];
    });
    model.put(tube(ringed, [0.005], { around: 6, rings: 40 }), { color: RED, line: 0 });
    model.inside(place([3 * dx + 0.002, 0.115 - dy, 0.014], [0, 0, 18]), () => {
      const body: V3[] = [
        [-0.032, 0, 0],
        [0.022, 0, 0],
        [0.034, -0.002, 0],
      ];
      model.put(ball([0.044, 0.038, 0.003], 16), { color: '#bfe0ee', line: 0.5 });
      model.put(tube(body, [0.006, 0.009, 0.004], { around: 8 }), { color: '#3d6fb4', line: 0.3 });
      model.put(
        slab(
          [
            [0.006, 0.006],
            [-0.016, 0.03],
            [-0.006, 0.006],
          ],
          0.005,
        ),
        { color: '#3d6fb4', line: 0 },
        place([0, 0, 0.003]),
      );
      model.put(
        slab(
          [
            [0.006, -0.006],
            [-0.006, -0.006],
            [-0.016, -0.03],
          ],
          0.005,
        ),
        { color: '#3d6fb4', line: 0 },
        place([0, 0, 0.003]),
      );
      model.put(
        slab(
          [
            [-0.022, 0.003],
            [-0.034, 0.018],
            [-0.032, 0.003],
          ],
          0.005,
        ),
        { color: '#3d6fb4', line: 0 },
        place([0, 0, 0.003]),
      );
    });
    model.put(ball(0.012, 8), { color: '#b8862f', line: 0.5 }, place([0, 0.31, 0.012]));
  });
}

/** Paper ticket `w` long, flat in XY: 41 → 14, punched `holes` times. */
export function trainTicket(model: Model, at: THREE.Matrix4, w: number, holes = 0, torn = false): void {
  const h = w * 0.44;
  const rip: [number, number][] = torn
    ? points2('.1,.5 .16,.3 .06,.1 .15,-.12 .08,-.3 .14,-.5')
    : [
        [0.5, 0.5],
        [0.5, -0.5],
      ];
  const outline: [number, number][] = [[-0.5, -0.5] as [number, number], [-0.5, 0.5] as [number, number], ...rip].map(
    ([x, y]) => [x * w, y * h],
  );
  model.inside(at, () => {
    model.put(slab(outline, w * 0.02, { soft: 0.001 }), { color: '#f8dfa0', line: 0.8 });
    const z = w * 0.014;
    model.inside(place([torn ? -w * 0.2 : 0, h * 0.12, z]), () =>
      lettering(model, torn ? '41' : '41→14', h * 0.34, '#c8402f', 0.2),
    );
    model.inside(place([torn ? -w * 0.2 : -w * 0.06, -h * 0.26, z]), () =>
      lettering(model, torn ? 'ONE' : 'ONE WAY', h * 0.17, '#5a4a66', 0.18),
    );
    for (let i = 0; i < holes; i++)
      model.put(
        ball([h * 0.075, h * 0.075, z], 10),
        { color: '#6a4a3c', line: 0.3 },
        place([w * (0.43 - i * 0.1), -h * 0.3, z * 0.6]),
      );
  });
}
/** `n` tickets as one holds cards: the hand at the origin, fanned upwards in XY. */
export function ticketFan(model: Model, at: THREE.Matrix4, n: number, w: number): void {
  for (let i = 0; i < n; i++)
    model.inside(at.clone().multiply(place([0, 0, i * 0.006], [0, 0, (i - (n - 1) / 2) * -24])), () =>
      trainTicket(model, place([0, w * 0.52, 0], [0, 0, 90]), w),
    );
}
/** A string between two points with `n` tickets pegged to it. */
export function ticketString(model: Model, a: V3, b: V3, n: number, w = 0.16): void {
  const sag = (k: number): V3 => [
    a[0] + (b[0] - a[0]) * k,
    a[1] + (b[1] - a[1]) * k - 0.14 * Math.sin(Math.PI * k),
    a[2] + (b[2] - a[2]) * k,
  ];
  model.put(tube([0, 0.25, 0.5, 0.75, 1].map(sag), [0.005], { around: 6, rings: 30 }), { color: '#f4ead6', line: 0.6 });
  const yaw = (Math.atan2(-(b[2] - a[2]), b[0] - a[0]) * 180) / Math.PI;
  for (let i = 0; i < n; i++) {
    const p = sag((i + 0.5 + 0.06 * Math.sin(i * 3)) / n);
    model.inside(place([p[0], p[1], p[2]], [0, yaw, ((i * 37) % 11) - 5]), () => {
      trainTicket(model, place([0, -w * 0.5, 0.006], [6, 0, 90]), w);
      model.put(roundedBox(0.014, 0.05, 0.016, 0.004), { color: '#c99860', line: 0.6 }, place([0, -0.005, 0.006]));
    });
  }
}

/** Half a potato with a raised figure 4 and blue paint, for stamping; .1 long, cut face down on y = 0. */
export function potatoStamp(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(
      ball([0.05, 0.07, 0.042], 18),
      { tint: (q) => color('#c99a5c').lerp(color('#a87a44'), 0.5 + 0.5 * Math.sin(q.x * 90 + q.y * 70)) },
      place([0, 0.055, 0]),
    );
    model.put(
      lathe(points2('0,.01 .001,.046 .012,.048 .02,.03'), { around: 20 }),
      { color: '#f6e6b4', line: 0.5 },
      place([0, 0.004, 0]),
    );
  });
}
