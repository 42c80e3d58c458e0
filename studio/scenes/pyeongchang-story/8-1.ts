/** PC-8.1. Clang: in the lantern light a rusty corner comes out of the ground under the chestnut; Bami's hole is the better one. */

import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { gripRod, pointAt } from '../../cast/holds.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { MR_SEO_ONE_SLEEVE } from '../../cast/people/mr-seo.ts';
import { MRS_TTEOK_AUTUMN } from '../../cast/people/mrs-tteok.ts';
import { type Person, wearing } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { tube } from '../../model/tube.ts';
import { ricePaddle, tinBox } from '../../props/taffy-box.ts';
import { burr, walkingStick } from '../../props/taffy-hunt.ts';
import { handLantern } from '../../props/woollies.ts';
import { chestnutYard } from '../../sets/chestnut-yard.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { dugHole } from './8-1.dug-hole.ts';

// the eye is in the hole: the rusty corner first, then the spoon, then the ring of faces and lanterns over it
const FROM: V3 = [-0.16, 0.5, 2.75];
const TO: V3 = [-0.16, 0.74, -0.3];
const HOLE: V3 = [-0.46, 0, 0.92];
const CORNER: V3 = [-0.42, 0.17, 0.92];
/** bars of the two lanterns' handles */
const LAMP_LEFT: V3 = [-0.92, 1.0, 0.5];
const LAMP_RIGHT: V3 = [-0.1, 1.2, -0.06];

/** the box presses the cowlick flat */
const HELMETED: Person = {
  ...wearing(DOYUN, 'riceHelmet'),
  hair: { ...DOYUN.hair, shape: { ...DOYUN.hair.shape, extras: [] } as Person['hair']['shape'] },
};
export function rustyCorner(): Shot {
  const m = new Model();
  dugHole(m, place(HOLE), 0.3);
  dugHole(m, place([0.56, 0, 0.9]), 0.27, true);
  // one corner of the tin stands out of the soil
  tinBox(m, place([CORNER[0] + 0.035, -0.1, CORNER[2] + 0.02], [14, 38, -44], 1.7), { full: false });
  const bar = (at: V3, yaw: number) => place(at, [0, yaw, 0]);
  const flames = [bar(LAMP_LEFT, 40), bar(LAMP_RIGHT, 70)].map(
    (at) => handLantern(m, at).applyMatrix4(at).toArray() as V3,
  );

  const boyAt = place([-0.62, 0, 0.34], [0, 16, 0], 1.02);
  const boyStance: Stance = { hips: 0.5, lean: [20, 0, 4], bend: 16, head: [16, 6, 6] };
  const blade = vec(CORNER).add(vec(-0.07, 0.0, 0.03));
  const shaft = vec(-0.04, 1, -0.62).normalize();
  const grip = blade.clone().addScaledVector(shaft, 0.3);
  ricePaddle(
    m,
    frame(blade.clone().addScaledVector(shaft, 0.37), shaft.clone().negate(), vec(1, 0, 0.4)).scale(vec(1.3, 1.3, 1.3)),
  );
  const boyHand = { at: boyAt, build: 'child8', stance: boyStance } as const;
  const doyun = character(HELMETED, {
    at: boyAt,
    expression: 'surprise',
    lookAt: CORNER,
    pose: pose('kneel', {
      ...boyStance,
      right: gripRod({ ...boyHand, side: 'right', point: grip, dir: shaft, r: 0.016 }),
      left: gripRod({
        ...boyHand,
        side: 'left',
        point: blade.clone().addScaledVector(shaft, 0.21),
        dir: shaft,
        r: 0.016,
        elbow: [1, -0.4, 0],
      }),
    }),
  });
  const grandAt = place([1.1, 0, -0.44], [0, -40, 0]);
  const grandStance: Stance = { hips: 0.73, lean: [14, -4, -3], bend: 2, head: [6, -10, 6] };
  const grandpa = character(CHESTNUT_GRANDPA, {
    at: grandAt,
    expression: 'shout',
    lookAt: CORNER,
    pose: pose('sitChair', {
      ...grandStance,
      right: pointAt({
        at: grandAt,
        build: 'oldMan',
        stance: grandStance,
        side: 'right',
        target: [-0.42, 0.3, 0.92],
        touch: false,
        stretch: 0.96,
      }),
      left: gripRod({
        at: grandAt,
        build: 'oldMan',
        stance: grandStance,
        side: 'left',
        point: [1.32, 0.66, -0.12],
        dir: [0, 1, 0],
        r: 0.017,
        elbow: [1, -1.4, -0.3],
      }),
      legLeft: { foot: [0.08, 0, 0.5], knee: [0.3, 0.6, 1] },
      legRight: { foot: [0.04, 0, 0.36], knee: [0.1, 0.6, 1] },
    }),
  });
  walkingStick(m, [1.34, 0, -0.09], [1.32, 0.8, -0.13]);
  const tteokAt = place([-1.2, 0, 0.3], [0, 52, 0]);
  const tteokStance: Stance = { lean: [20, 0, 4], bend: 12, head: [20, 2, 6] };
  const tteok = character(MRS_TTEOK_AUTUMN, {
    at: tteokAt,
    expression: 'surprise',
    lookAt: CORNER,
    pose: pose('stand', {
      ...tteokStance,
      left: gripRod({
        at: tteokAt,
        build: 'shortWoman',
        stance: tteokStance,
        side: 'left',
        point: LAMP_LEFT,
        dir: [-0.76, 0, 0.64],
        r: 0.0095,
      }),
      right: {
        hand: [-0.1, -0.56, 0.4],
        elbow: [0.9, -0.2, -0.3],
        palm: [-0.4, 0, -1],
        fingers: [-0.8, 0.2, 0.5],
        grip: 'relaxed',
      },
      legLeft: { foot: [0.02, 0, 0.02], knee: [0, 0, 1] },
      legRight: { foot: [0.04, 0, -0.16], knee: [0, -0.4, 1], toeOut: 14 },
    }),
  });
  const seoAt = place([0.2, 0, -0.46], [0, -20, 0]);
  const seoStance: Stance = { lean: [22, 0, -3], bend: 14, head: [24, 0, -6] };
  const seo = character(MR_SEO_ONE_SLEEVE, {
    at: seoAt,
    expression: 'huh',
    lookAt: CORNER,
    pose: pose('stand', {
      ...seoStance,
      right: gripRod({
        at: seoAt,
        build: 'tallMan',
        stance: seoStance,
        side: 'right',
        point: LAMP_RIGHT,
        dir: [-0.34, 0, 0.94],
        r: 0.0095,
      }),
      left: {
        hand: [-0.3, -0.4, 0.36],
        elbow: [1, -0.4, -0.2],
        palm: [-0.3, 0, -1],
        fingers: [-1, 0.3, 0.1],
        grip: 'relaxed',
      },
    }),
  });
  const cat = bami({
    at: place([0.58, 0, 0.66], [0, 4, 0], 1.1),
    pose: 'dig',
    head: [12, -22, 4],
    gaze: [0, -0.8],
    lid: 0.1,
  });
  // burrs come down; each draws its fall behind it
  for (const [i, [x, y, z]] of points3('-.62,1.42,.3 -1.95,1.7,.4 .66,1.62,-.2 1.34,1.5,.1 -.28,1.95,-.4').entries()) {
    burr(m, place([x, y, z], [i * 50, i * 80, 20]), 0.07);
    for (const s of [-0.03, 0.035])
      m.put(
        tube(
          [
            [x + s, y + 0.19, z],
            [x + s, y + 0.24, z],
            [x + s, y + 0.26 + s, z],
          ],
          [0.003, 0.007, 0.002],
          { around: 6, rings: 6 },
        ),
        { color: '#f1d9a8', line: 0 },
      );
  }
  return composeShot({
    set: (scene) => chestnutYard(scene, { hour: 'dusk', without: ['basket'] }),
    light: koreaLight('dusk', {
      points: [
        ...flames.map((at, i) => ({ at, color: '#ffb45c', power: i ? 3.4 : 3.6, radius: 0.09 })),
        // the third lantern stands where the reader stands
        { at: [0.0, 1.0, 1.9], color: '#ffc27a', power: 4.2, radius: 0.16 },
      ],
      exposure: 1.18,
    }),
    camera: camera(FROM, TO, 46),
    focus: distance(FROM, CORNER),
    aperture: 0.007,
    center: [-0.2, 0.9, -0.6],
    radius: 6,
    actors: [doyun, grandpa, tteok, seo, cat],
    things: [m.bake()],
    heads: [grandpa.head, doyun.head, tteok.head, seo.head, { thing: 'Find', at: vec(0.56, 0.25, 0.8), radius: 0.34 }],
    // Bami and her hole
    find: ballsAt(0.4, [0.56, 0.28, 0.82]),
    focal: CORNER,
  });
}
