/** PC-4.3. A polite boy asks a polite gentleman the way. The gentleman is bronze; the guard is not, and bites his lip. */
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
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
import { galleryGarden } from './4-3.gallery-garden.ts';

// from the head end: boy, air, bronze face, and far behind the feet the man who sees it all
const FROM: V3 = [-0.95, 1.12, 4.9];
const TO: V3 = [-0.62, 1.14, -0.8];

export function bronzeGentleman(): Shot {
  const model = new Model();

  // hands folded before him, down from the hips; only the eyes dare to look up
  const boyAt = place([-2.06, 0, 0.72], [0, 96, 0], 1.16);
  const boyStance: Stance = { lean: [30, 0, 0], bend: 14, shift: [0, 0, -0.1] };
  const folded = (up: number) => ({
    hand: [-0.26, -0.52 + up, -0.06] as V3,
    elbow: [1, 0.1, -0.2] as V3,
    palm: [0, 0.5, -1] as V3,
    fingers: [-0.9, -0.4, -0.2] as V3,
    grip: 'flat' as const,
  });
  const doyun = character(DOYUN_FREE, {
    at: boyAt,
    expression: 'huh',
    gaze: [0, 0.8],
    pose: pose('stand', {
      ...boyStance,
      head: [0, -20, 4],
      left: folded(0),
      right: folded(-0.08),
      legLeft: { foot: [0, 0, 0], toeOut: 8 },
      legRight: { foot: [0.02, 0, 0.03], toeOut: 10 },
    }),
  });
  // three clicks, three galleries: the counter hangs straight down
  const hang = vec(0.0, 0.47, 0.34).applyMatrix4(boyAt);
  strungClicky(model, { at: boyAt, build: 'child8', stance: boyStance }, place(hang, [0, -60, 0]), {
    digits: '0003',
    size: 1.7,
  });

  // hands clasped before the belt, as one who must not laugh on duty
  const clasped = (up: number) => ({
    hand: [-0.36, -0.66 + up, 0.32] as V3,
    elbow: [1, -0.2, -0.6] as V3,
    palm: [0, 0, -1] as V3,
    fingers: [-0.9, -0.5, 0] as V3,
    grip: 'relaxed' as const,
  });
  const guardAt = place([1.34, 0, -0.3], [0, -44, 0], 1);
  const guard = character(GALLERY_GUARD, {
    at: guardAt,
    expression: 'biteLip',
    gaze: [-0.7, -0.5],
    pose: pose('stand', {
      lean: [-4, 4, 3],
      head: [4, 2, 8],
      left: clasped(0),
      right: clasped(-0.05),
    }),
  });
  const cat = bami({ at: place([0.12, 0, 1.0], [0, 24, 0], 1.15), pose: 'recline', head: [-4, -34, 4] });
  const bow = doyun.head.at.toArray() as V3;
  return composeShot({
    set: (scene) =>
      galleryGarden(scene, {
        clear: (x, z) => Math.hypot(x - 0.1, (z - 1) * 1.6) > 0.7 && Math.hypot(x + 2, z - 0.8) > 0.35 && z < 2.6,
      }),
    light: streetLight({
      // from the reader's side: both faces, the warm one and the cold one
      sun: { dir: [-0.3, 0.66, 0.9], color: '#ffe4bc', power: 5, cone: 0.05 },
    }),
    camera: camera(FROM, TO, 37),
    focus: distance(FROM, bow),
    aperture: 0.006,
    center: [0, 1, -0.5],
    radius: 6,
    actors: [doyun, guard, cat],
    things: [model.bake()],
    heads: [
      doyun.head,
      guard.head,
      { thing: 'bronze', at: vec(-1.22, 1.8, -0.38), radius: 0.42 },
      { thing: 'Find', at: cat.head.at, radius: cat.head.radius },
    ],
    // Bami, who lies like the statue
    find: ballsAt(0.29, [0.04, 0.27, 1.22], [0.3, 0.27, 1.24]),
    lettering: [
      { text: '가나아트센터', balls: ballsAt(0.19, [0, 2.06, -2.52], [1.32, 2.06, -2.44]) },
      { text: '김종영미술관', balls: ballsAt(0.19, [0.17, 1.68, -2.5], [1.48, 1.68, -2.42]) },
      { text: '토탈미술관', balls: ballsAt(0.15, [0.08, 1.27, -1.03], [1.14, 1.27, -0.97]) },
    ],
    focal: bow,
  });
}
