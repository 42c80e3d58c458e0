/** Where an armchair stands in the model town (model-town.ts) the table land is cut out down to the floor. Metres. */
import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { smoothstep, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';

/** Half width, back and front of the cut-out, in the chair's own frame. */
const [HALF, BACK, FRONT] = [0.66, -0.62, 0.98];

/** Draws the wooden edge round a chair at [x, z, yaw]; returns 1 where there is table land, 0 on the bare floor. */
export function chairGap(model: Model, [cx, cz, turn]: V3): (x: number, z: number) => number {
  const seat = place([cx, 0, cz], [0, turn, 0]);
  model.inside(seat, () => {
    const wood = { color: '#a8744a', line: 0.8 };
    for (const k of [-1, 1])
      model.put(roundedBox(0.03, 0.11, FRONT - BACK, 0.006), wood, place([k * HALF, 0.045, (FRONT + BACK) / 2]));
    model.put(roundedBox(HALF * 2, 0.08, 0.03, 0.006), wood, place([0, 0.035, FRONT]));
  });
  const toSeat = seat.clone().invert();
  return (x, z) => {
    const q = new THREE.Vector3(x, 0, z).applyMatrix4(toSeat);
    return smoothstep(0, 0.04, Math.max(Math.abs(q.x) - HALF, BACK - q.z, q.z - FRONT));
  };
}
