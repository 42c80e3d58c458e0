/** The wall calendar's page for June 2026 in the Bell kitchen. Metres. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { slab } from '../model/slab.ts';
import { ball, tube } from '../model/tube.ts';
import { lettering } from './lettering.ts';

const RED = '#d8402f';
const BLUE = '#3d6fb4';
const STEP = { x: 0.068, y: 0.088, top: 0.115 };
/** Weeks begin on Sunday; 1 June 2026 is a Monday. */
const dayAt = (day: number, z: number): V3 => [((day % 7) - 3) * STEP.x, STEP.top - Math.floor(day / 7) * STEP.y, z];
const [PARTY, FLIGHT] = [6, 13];

/** Page of .52 x .64, middle at the origin: Saturday 6 ringed in red, an aeroplane sticker on Saturday 13. */
export function junePage(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(roundedBox(0.52, 0.64, 0.012, 0.004), { color: '#fff8ea', line: 0.8 });
    model.put(roundedBox(0.52, 0.15, 0.014, 0.004), { color: '#e4705c', line: 0.5 }, place([0, 0.245, 0.002]));
    model.inside(place([0, 0.245, 0.012]), () => lettering(model, 'JUNE', 0.075, '#fff8ea', 0.2));
    for (let day = 1; day <= 30; day++)
      model.inside(place(dayAt(day, 0.007)), () =>
        day === PARTY
          ? lettering(model, String(day), 0.036, RED, 0.22)
          : lettering(model, String(day), 0.026, '#6a5a70', 0.16),
      );
    const [x, y] = dayAt(PARTY, 0);
    const ringed = Array.from({ length: 15 }, (_, i): V3 => {
      const a = (i / 12) * TAU + 0.6;
      return [x + Math.cos(a) * 0.043 * (1 + i * 0.008), y + Math.sin(a) * 0.042 * (1 + i * 0.01), 0.011];
    });
    model.put(tube(ringed, [0.0085], { around: 6, rings: 40 }), { color: RED, line: 0 });
    model.inside(place(dayAt(FLIGHT, 0.014), [0, 0, 18], 1.25), () => aeroplane(model));
    model.put(ball(0.012, 8), { color: '#b8862f', line: 0.5 }, place([0, 0.31, 0.012]));
  });
}

function aeroplane(model: Model): void {
  model.put(ball([0.044, 0.038, 0.003], 16), { color: '#a8d8f0', line: 0.8 });
  const body: V3[] = [
    [-0.032, 0, 0],
    [0.022, 0, 0],
    [0.034, -0.002, 0],
  ];
  model.put(tube(body, [0.006, 0.009, 0.004], { around: 8 }), { color: BLUE, line: 0.3 });
  for (const wing of ['.006,.004 -.012,.03 -.018,.03 -.007,.004', '.006,-.004 -.007,-.004 -.018,-.03 -.012,-.03'])
    model.put(slab(points2(wing), 0.005), { color: BLUE, line: 0 }, place([0, 0, 0.003]));
  model.put(
    slab(points2('-.022,.002 -.032,.018 -.036,.018 -.032,.002'), 0.005),
    { color: BLUE, line: 0 },
    place([0, 0, 0.003]),
  );
}
