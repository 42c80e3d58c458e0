/**
 * The porch side of Mr. Finch's front room (finch-house.ts), for a camera that looks in from outside: yellow boards, white
 * frame, door mat. The doorway is z -.57..+.57 at x = 3.72; stand the camera at x 5.5 or more and call `finchHouse` with
 * `door` 80 or wider.
 */

import type { Model } from '../../model/bake.ts';
import { color, noise } from '../../model/math.ts';
import { clapboards } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { slab } from '../../model/slab.ts';
import { DOOR, doorFrame } from '../../sets/plum-door.ts';

export function finchFront(model: Model): void {
  const half = DOOR.wide / 2;
  model.inside(place([3.78, 0, 0], [0, 90, 0]), () => {
    const wall: [number, number][] = points2('-3,-.1 -3,3.6 3,3.6 3,-.1');
    const hole: [number, number][] = [
      [-half - 0.02, 0.01],
      [-half - 0.02, DOOR.high],
      [half + 0.02, DOOR.high],
      [half + 0.02, 0.01],
    ];
    model.put(slab(wall, 0.08, { soft: 0.005, holes: [hole] }), { map: clapboards(), color: '#f0dba6', line: 0.6 });
    model.inside(place([0, 0, 0.04]), () => doorFrame(model, -half, half));
    model.put(
      roundedBox(0.86, 0.025, 0.5, 0.01),
      { tint: (q) => color('#a8743f').multiplyScalar(0.85 + 0.3 * noise(q.x * 60, q.z * 60)) },
      place([0, 0.02, 0.42], [0, 3, 0]),
    );
  });
}
