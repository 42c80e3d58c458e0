/** Weaknesses: a bed of seedlings, one of them just being watered. What is small here is still growing. */
import * as THREE from 'three';
import { relight } from '../../light/presets.ts';
import { fbm, mix, noise, random, smoothstep, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';
import { SUMMER } from '../../props/trees.ts';
import { boardPlace, hill, seedling, swell, wateringCan } from '../../sets/board-places.ts';
import { boardSky } from '../../sets/board-weather.ts';
import type { Shot } from '../../shot.ts';

const ROWS = [2.2, 0.9, -1.0, -3.0];
/** The seedling that is watered, and the can over it. */
const WATERED: V3 = [0.15, 0, 0.9];
const inBed = (x: number, z: number) =>
  smoothstep(3.9, 3.5, Math.abs(x) + (fbm(x, z) - 0.5) * 0.5) * smoothstep(-4.4, -4, z) * smoothstep(4.6, 4.2, z);
const ground = (x: number, z: number) => {
  const ridge = ROWS.reduce((most, row) => Math.max(most, Math.exp(-(((z - row) / 0.34) ** 2))), 0);
  return inBed(x, z) * ridge * 0.2 + hill(x, z, [-7, -12], 5, 1.8) + hill(x, z, [6, -13], 6, 2.2) + swell(x, z) * 0.5;
};

export function weaknessesPlace(): Shot {
  return boardPlace({
    plan: {
      palette: SUMMER,
      soil: ['#7fb068', '#b8d488', '#96603c'],
      ground,
      path: inBed,
      trees: [],
      bushes: [
        [-5, -3.4, 0.6],
        [5.2, -4.4, 0.7],
      ],
      grass: 1300,
      distance: {
        skyTop: '#9ed4e0',
        skyLow: '#f6f0d8',
        far: '#d4e6d0',
        near: '#b4d0b0',
        gain: 1.28,
        trunks: false,
      },
    },
    light: relight('morning', { fog: { color: '#e6f2e2', near: 14, far: 70 }, exposure: 1.08 }),
    paint: { mottle: 0.04 },
    things: (model, at) => {
      boardSky(model, {
        high: '#6fc6b8',
        low: '#f4efc9',
        lit: '#fffdf2',
        belly: '#cfe8da',
        clouds: [
          [0.42, 0.3, 0.18, 0.13, 4],
          [0.62, 0.5, 0.13, 0.09, 8],
        ],
      });
      const rnd = random(5);
      for (const [r, z] of ROWS.entries())
        for (let i = -3; i <= 3; i++) {
          const x = i * 1.08 + (r % 2 ? 0.5 : 0) + (rnd() - 0.5) * 0.14;
          if (Math.abs(x) < 3.6 && Math.hypot(x - WATERED[0], (z - WATERED[2]) * 0.6) > 1.1)
            seedling(model, [x, at(x, z), z], mix(0.36, 0.5, rnd()), r * 20 + i + 7);
        }
      const [x, , z] = WATERED;
      seedling(model, [x, at(x, z), z], 0.62, 3);
      const can = place([x + 1.62, at(x, z) + 1.02, z], [0, 180, -30], 1.4);
      wateringCan(model, can, '#e2694a');
      // water that bends down from the rose to the leaves
      const rose = vec(0.72, 0.72, 0).applyMatrix4(can);
      for (let i = 0; i < 7; i++) {
        const k = i / 6;
        const z0 = rose.z + 0.1 * Math.sin(i * 2.4);
        const out = mix(0.1, 0.62, k);
        const jet: V3[] = [
          [rose.x, rose.y + mix(-0.06, 0.06, k), z0],
          [rose.x - out * 0.6, rose.y + mix(-0.16, 0.02, k), z0],
          [rose.x - out, mix(rose.y, at(x, z), 0.5), z0 * 1.02],
          [rose.x - out * 1.12, at(x, z) + 0.05, z0 * 1.03],
        ];
        // drops one after the other, longer as they fall
        const path = new THREE.CatmullRomCurve3(jet.map((p) => vec(p)));
        for (let d = 0; d < 8; d++) {
          const t = (d + 0.35 + 0.4 * noise(i * 3.1, d * 1.7)) / 8;
          const [p, along] = [path.getPointAt(t), path.getTangentAt(t)];
          model.put(
            ball([0.014, mix(0.03, 0.055, t), 0.014], 10),
            { color: '#cdeaf4', line: 0.45 },
            place(p).multiply(
              new THREE.Matrix4().makeRotationFromQuaternion(
                new THREE.Quaternion().setFromUnitVectors(vec(0, 1, 0), along),
              ),
            ),
          );
        }
      }
    },
    focal: [1.2, 0.8, 0.9],
  });
}
