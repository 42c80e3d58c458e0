/** The train of the model town as one sees it with an eye on its rails, and the river wall behind which giants kneel. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';
import { tinyDog } from '../../props/tiny-town.ts';
import { tinyCar, tinyEngine } from '../../props/tiny-train.ts';
import { trackAt } from '../../sets/model-town.ts';

const CARS = ['#b8453c', '#4f7fb8', '#e0a83c', '#a83a3a'];
/** Engine at `t` of `trackAt` with its nose to the east, four carriages behind it, the dog on the third: where it is. */
export function bigTrain(model: Model, t: number, size: number): THREE.Vector3 {
  const step = (0.185 * size) / 2.05;
  const front = trackAt(t).multiply(place([0, 0, 0], [0, 180, 0], size));
  tinyEngine(model, front, true);
  model.inside(front, () => {
    model.put(ball([0.021, 0.021, 0.012], 16), { color: '#8a6a2c', line: 0.6 }, place([0, 0.068, 0.1]));
    model.put(
      ball([0.016, 0.016, 0.013], 14),
      { color: color('#ffd860').multiplyScalar(1.35), glow: true, line: 0.2 },
      place([0, 0.068, 0.108]),
    );
  });
  const dog = vec(0);
  for (const [i, tone] of CARS.entries()) {
    const at = trackAt(t + step * (i + 1)).multiply(place([0, 0, 0], [0, 180, 0], size));
    tinyCar(model, at, tone, { lit: true });
    if (i !== 2) continue;
    dog.set(0, 0.118, 0.025).applyMatrix4(at);
    model.inside(at, () => tinyDog(model, place([0, 0.09, 0.02], [0, -38, 0], 2.3), '#f6cc88'));
  }
  return dog;
}

/** Stones along the west bank with a broad cap: `at` is the middle of its top, it runs along Z. */
export function riverWall(model: Model, [x, y, z]: V3, long: number): void {
  model.put(
    roundedBox(0.09, y, long, 0.02, { wobble: 0.01, seed: 4 }),
    { tint: wash('#8d8296', 9), line: 0.8 },
    place([x, y / 2 - 0.02, z]),
  );
  const n = Math.round(long / 0.16);
  for (let i = 0; i < n; i++)
    model.put(
      roundedBox(0.13, 0.045, long / n - 0.006, 0.012, { wobble: 0.006, seed: i + 2 }),
      { color: i % 2 ? '#b9adb4' : '#c6bab8', line: 0.8 },
      place([x, y - 0.022, z + (i + 0.5 - n / 2) * (long / n)]),
    );
}
