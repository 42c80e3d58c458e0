/** PC-4.3. A polite boy asks a polite gentleman the way. The gentleman is bronze; the guard is not, and bites his lip. */
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { gripRod } from '../../cast/holds.ts';
import { GALLERY_GUARD } from '../../cast/people/alley-neighbors.ts';
import { DOYUN_FREE } from '../../cast/people/korea-travel.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { streetLight } from '../../sets/culture-road.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { BRONZE_HEAD, PLINTH } from './4-3.bronze-gentleman.ts';
import { BRONZE_AT, boardAt, GALLERY_SIGNS, galleryGarden, NAMES } from './4-3.gallery-garden.ts';

// from the grass: a bent back below, a bronze face above
const FROM: V3 = [-1.15, 0.32, 2.5];
const TO: V3 = [-0.45, 1.16, -1.1];

export function bronzeGentleman(): Shot {
  const model = new Model();

  // folded at the hips, a back like a table, hands on the seams
  const boyAt = place([-1.72, 0, 0.5], [0, 88, 0], 1.16);
  const boyStance: Stance = { lean: [90, 0, 0], bend: 6, shift: [0, -0.02, -0.22], headFollows: true };
  const seam = {
    hand: [0.08, -0.72, -0.6] as V3,
    elbow: [0.9, 0.3, -0.3] as V3,
    palm: [-1, 0, 0] as V3,
    fingers: [0, -1, -0.3] as V3,
    grip: 'flat' as const,
  };
  const doyun = character(DOYUN_FREE, {
    at: boyAt,
    expression: 'tender',
    gaze: [0, -0.2],
    pose: pose('stand', {
      ...boyStance,
      head: [42, -46, -10],
      left: seam,
      right: seam,
      legLeft: { foot: [0, 0, 0], toeOut: 8 },
      legRight: { foot: [0.02, 0, 0.03], toeOut: 10 },
    }),
  });

  // three clicks, three galleries: the counter hangs straight down
  const hang = vec(-0.02, 0.28, 0.2).applyMatrix4(boyAt);
  strungClicky(model, { at: boyAt, build: 'child8', stance: boyStance }, place(hang, [-14, -4, 0]), {
    digits: '0003',
    size: 1.6,
    face: 1.3,
  });

  // both hands on the post of the signs: who lets go, laughs
  const guardAt = place([2.62, 0, -2.68], [0, -46, 0], 1.24);
  const clinging: Stance = { hips: 0.97, lean: [8, 0, -4], bend: 6, head: [4, 4, -14] };
  const hold = (side: 'left' | 'right', y: number) =>
    gripRod({
      at: guardAt,
      build: 'tallMan',
      stance: clinging,
      side,
      point: [GALLERY_SIGNS[0], y, GALLERY_SIGNS[2]],
      dir: [0, 1, 0],
      r: 0.05,
    });
  const guard = character(GALLERY_GUARD, {
    at: guardAt,
    expression: 'biteLip',
    lookAt: doyun.head.at.toArray() as V3,
    pose: pose('stand', { ...clinging, left: hold('left', 1.44), right: hold('right', 1.58) }),
  });
  const cat = bami({ at: place([0.5, 0, 0.15], [0, 4, 0], 1.12), pose: 'recline', head: [-4, -34, 4] });
  const bow = doyun.head.at.toArray() as V3;
  const face = vec(BRONZE_HEAD)
    .add(vec(0, PLINTH, 0))
    .applyMatrix4(BRONZE_AT);
  return composeShot({
    set: (scene) =>
      galleryGarden(scene, {
        clear: (x, z) => Math.hypot(x - 0.55, (z - 0.2) * 1.6) > 0.6 && Math.hypot(x + 1.7, z - 0.5) > 0.35 && z < 1.7,
      }),
    // a low afternoon sun from the head end: it models the bronze, and the wall behind stays in half light
    light: streetLight({
      sun: { dir: [-0.86, 0.46, 0.36], color: '#ffcd88', power: 6.2, cone: 0.05 },
      top: '#c4d2f6',
      horizon: '#e6e2f0',
      sky: 0.72,
    }),
    camera: camera(FROM, TO, 51),
    focus: distance(FROM, bow),
    aperture: 0.006,
    center: [0, 1, -0.5],
    radius: 6,
    actors: [doyun, guard, cat],
    things: [model.bake()],
    heads: [
      doyun.head,
      guard.head,
      { thing: 'bronze', at: face, radius: 0.42 },
      { thing: 'Find', at: cat.head.at, radius: cat.head.radius },
    ],
    // Bami, who lies like the statue
    find: ballsAt(0.2, [0.36, 0.28, 0.2], [0.82, 0.18, 0.2]),
    lettering: NAMES.map((text, i) => {
      const half = text.length > 5 ? 0.64 : 0.5;
      const end = (x: number) => vec(x, 0, 0.03).applyMatrix4(boardAt(i));
      return { text, balls: ballsAt(0.16, end(-half), end(half)) };
    }),
    focal: bow,
  });
}
