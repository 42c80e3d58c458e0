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
import { color, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { ball, tube } from '../../model/tube.ts';
import { ricePaddle, tinBox } from '../../props/taffy-box.ts';
import { burr, walkingStick } from '../../props/taffy-hunt.ts';
import { handLantern } from '../../props/woollies.ts';
import { chestnutYard } from '../../sets/chestnut-yard.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { dugHole } from './8-1.dug-hole.ts';

// the eye is at the rim of the hole: the rusty corner first, then the spoon, then the ring of faces and lanterns over it
const FROM: V3 = [-0.06, 0.5, 2.4];
const TO: V3 = [-0.1, 0.74, -0.3];
const HOLE: V3 = [-0.16, 0, 0.96];
/** Where the spoon meets the tin. */
const CORNER: V3 = [-0.18, 0.2, 1.02];
/** bars of the two lanterns' handles */
const LAMP_LEFT: V3 = [-0.84, 0.86, 0.54];
const LAMP_RIGHT: V3 = [0.16, 1.0, 0.08];

/** the box presses the cowlick flat */
const HELMETED: Person = {
  ...wearing(DOYUN, 'riceHelmet'),
  hair: { ...DOYUN.hair, shape: { ...DOYUN.hair.shape, extras: [] } as Person['hair']['shape'] },
};
/** Wood on iron: strokes round the point, and the soil that flies. */
function clang(model: Model): void {
  for (const [i, a] of [-62, -30, 4, 36, 66, 98].entries()) {
    const [c, q] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    const on = (r: number): V3 => [CORNER[0] + 0.02 + q * r, CORNER[1] + 0.02 + c * r, CORNER[2] + 0.12];
    model.put(tube([on(0.12), on(0.16), on(0.19 + 0.03 * (i % 2))], [0.003, 0.008, 0.002], { around: 8, rings: 8 }), {
      color: color('#ffe9a8').multiplyScalar(1.3),
      glow: true,
      line: 0.3,
    });
  }
  const soil = points3(
    '-.52,.3,1.1 -.6,.46,1 -.42,.2,1.22 -.7,.3,.9 -.02,.3,1.2 .1,.42,1.08 -.5,.56,1.05 .06,.22,1.26',
  );
  for (const [i, p] of soil.entries())
    model.put(
      ball([0.017, 0.013, 0.015], 8),
      { color: i % 2 ? '#8a5f42' : '#5f4034', line: 0.6 },
      place(p, [i * 30, i * 50, 0], 0.7 + (i % 3) * 0.4),
    );
}

export function rustyCorner(): Shot {
  const model = new Model();
  dugHole(model, place(HOLE), 0.33);
  dugHole(model, place([0.42, 0, 0.86]), 0.24, true);
  clang(model);
  // one corner of the tin stands out of the soil
  tinBox(model, place([CORNER[0] - 0.06, CORNER[1] - 0.25, CORNER[2] + 0.02], [4, 16, 38], 1.7), { full: false });
  const bar = (at: V3, yaw: number) => place(at, [0, yaw, 0]);
  const flames = [bar(LAMP_LEFT, 40), bar(LAMP_RIGHT, 70)].map(
    (at) => handLantern(model, at).applyMatrix4(at).toArray() as V3,
  );

  const boyAt = place([-0.5, 0, 0.44], [0, 24, 0], 1.02);
  const boyStance: Stance = { hips: 0.54, lean: [32, -6, 2], bend: 20, head: [4, 2, -4] };
  const blade = vec(CORNER).add(vec(-0.015, 0.01, 0.01));
  const shaft = vec(-0.22, 1, -0.62).normalize();
  const onShaft = (d: number) => blade.clone().addScaledVector(shaft, d);
  ricePaddle(model, frame(onShaft(0.4), shaft.clone().negate(), vec(0.3, 0.3, 1)).scale(vec(1.6, 1.43, 1.6)));
  const boyHand = { at: boyAt, build: 'child8', stance: boyStance } as const;
  const doyun = character(HELMETED, {
    at: boyAt,
    expression: 'gasp',
    lookAt: CORNER,
    pose: pose('kneel', {
      ...boyStance,
      right: gripRod({ ...boyHand, side: 'right', point: onShaft(0.32), dir: shaft, r: 0.022, elbow: [1, 0.1, -0.5] }),
      left: gripRod({
        ...boyHand,
        side: 'left',
        point: onShaft(0.225),
        dir: shaft,
        r: 0.022,
        elbow: [1, -0.1, -0.3],
      }),
      // one foot planted, the other knee in the soil
      legLeft: { foot: [0.12, 0, 0.34], knee: [0.4, 0.5, 1], toeOut: 20 },
      legRight: { foot: [0.06, 0.02, -0.42], knee: [0.2, -0.6, 1], toeDown: 88 },
    }),
  });
  const grandAt = place([0.95, 0, -0.46], [0, -46, 0]);
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
        target: CORNER,
        touch: false,
        stretch: 0.96,
      }),
      left: gripRod({
        at: grandAt,
        build: 'oldMan',
        stance: grandStance,
        side: 'left',
        point: [1.17, 0.66, -0.14],
        dir: [0, 1, 0],
        r: 0.017,
        elbow: [1, -1.4, -0.3],
      }),
      legLeft: { foot: [0.08, 0, 0.5], knee: [0.3, 0.6, 1] },
      legRight: { foot: [0.04, 0, 0.36], knee: [0.1, 0.6, 1] },
    }),
  });
  walkingStick(model, [1.19, 0, -0.11], [1.17, 0.8, -0.15]);
  const tteokAt = place([-1.04, 0, 0.12], [0, 40, 0]);
  const tteokStance: Stance = { lean: [20, 0, 4], bend: 12, head: [20, 2, 6] };
  const tteok = character(MRS_TTEOK_AUTUMN, {
    at: tteokAt,
    expression: 'gasp',
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
  const seoAt = place([0.3, 0, -0.34], [0, -24, 0]);
  const seoStance: Stance = { hips: 0.9, lean: [30, 0, -3], bend: 20, head: [22, 0, -6] };
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
    at: place([0.44, 0, 0.62], [0, -8, 0], 0.96),
    pose: 'dig',
    head: [8, -34, 4],
    gaze: [0.5, -0.4],
    lid: 0.1,
  });
  // one has just bounced off the box
  const box = doyun.head.at;
  burr(model, place([box.x + 0.17, box.y + 0.42, box.z + 0.06], [30, 50, 10]), 0.075);
  model.put(
    tube(
      [
        [box.x - 0.02, box.y + 0.5, box.z + 0.06],
        [box.x + 0.03, box.y + 0.36, box.z + 0.06],
        [box.x + 0.09, box.y + 0.4, box.z + 0.06],
      ],
      [0.003, 0.008, 0.003],
      { around: 6, rings: 10 },
    ),
    { color: '#f1d9a8', line: 0 },
  );
  // burrs come down; each draws its fall behind it
  for (const [i, [x, y, z]] of points3('-.9,1.55,.1 -1.95,1.7,.4 .66,1.62,-.2 1.34,1.5,.1 -.28,1.95,-.4').entries()) {
    burr(model, place([x, y, z], [i * 50, i * 80, 20]), 0.07);
    for (const s of [-0.03, 0.035])
      model.put(
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
        ...flames.map((at, i) => ({ at, color: '#ffb45c', power: i ? 2.4 : 2.2, radius: 0.09 })),
        // the third lantern stands low beside the reader: it has the boy, the spoon and the tin; the others keep the dusk
        { at: [0.16, 0.5, 1.56], color: '#ffc27a', power: 2.3, radius: 0.14 },
      ],
      exposure: 1.1,
    }),
    camera: camera(FROM, TO, 47),
    focus: distance(FROM, CORNER),
    aperture: 0.007,
    center: [-0.2, 0.9, -0.6],
    radius: 6,
    actors: [doyun, grandpa, tteok, seo, cat],
    things: [model.bake()],
    heads: [grandpa.head, doyun.head, tteok.head, seo.head, { thing: 'Find', at: vec(0.44, 0.25, 0.76), radius: 0.3 }],
    // Bami and her hole
    find: ballsAt(0.34, [0.44, 0.26, 0.76]),
    focal: CORNER,
  });
}
