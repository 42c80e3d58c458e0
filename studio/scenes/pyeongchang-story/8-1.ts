/** PC-8.1. Clang: in the lantern light a rusty corner comes out of the ground under the chestnut; Bami's hole is the better one. */

import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod, pointAt } from '../../cast/holds.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { MR_SEO_ONE_SLEEVE } from '../../cast/people/mr-seo.ts';
import { MRS_TTEOK_AUTUMN } from '../../cast/people/mrs-tteok.ts';
import { dressed, type Person, wearing } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { headFrame, type Stance } from '../../cast/skeleton.ts';
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
import { turnedBench } from './8-1.bench.ts';
import { dugHole } from './8-1.dug-hole.ts';

// a little above the people: everybody stands whole round the hole, and the eye sees into it
const FROM: V3 = [-0.1, 1.72, 4.3];
const TO: V3 = [-0.1, 0.72, 0];
const HOLE: V3 = [-0.1, 0, 0.72];
const CAT_HOLE: V3 = [0.88, 0, 0.98];
/** The tin: out of the soil as far as its lid, tipped to the reader. */
const TIN_AT = place([-0.06, 0.03, 0.7], [24, -16, 0], 1.75);
/** Where the spoon meets the tin. */
const CORNER = vec(-0.09, 0.103, -0.02).applyMatrix4(TIN_AT).toArray() as V3;
/** where everybody looks */
const LID = vec(0, 0.1, 0.02).applyMatrix4(TIN_AT).toArray() as V3;
/** bars of the two lanterns' handles */
const LAMP_LEFT: V3 = [-1.06, 0.86, 0.24];
const LAMP_RIGHT: V3 = [0.5, 0.98, -0.3];

/** the box presses the cowlick flat */
const HELMETED: Person = {
  ...wearing(DOYUN, 'riceHelmet'),
  hair: { ...DOYUN.hair, shape: { ...DOYUN.hair.shape, extras: [] } as Person['hair']['shape'] },
};
/** The apron goes all the way round and below the knees, so that no leg comes through it. */
const WRAPPED: Person = dressed(MRS_TTEOK_AUTUMN, {
  shells: [
    { cloth: '#c9dbe6', from: 0.1, to: 0.95, grow: [0.016, 0.01] },
    { cloth: '#ec8fa6', from: 0.06, to: 0.72, grow: [0.034, 0.026], front: 66 },
  ],
  skirt: { cloth: '#ec8fa6', length: 1.3, flare: 0.05, folds: 7 },
});
/** Wood on iron: strokes round the point, and the soil that flies. */
function clang(model: Model): void {
  for (const [i, a] of [10, 42, -80, -112, -146].entries()) {
    const [c, q] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    const on = (r: number): V3 => [CORNER[0] + q * r, CORNER[1] + 0.02 + c * r, CORNER[2] + 0.1];
    model.put(tube([on(0.14), on(0.19), on(0.25 + 0.03 * (i % 2))], [0.003, 0.011, 0.002], { around: 8, rings: 8 }), {
      color: color('#ffb84e').multiplyScalar(1.5),
      glow: true,
      line: 0.3,
    });
  }
  const soil = points3('.3,.34,.8 .42,.22,.86 .2,.46,.7 .36,.5,.66 .52,.36,.7 -.5,.2,1.02');
  for (const [i, p] of soil.entries())
    model.put(
      ball([0.017, 0.013, 0.015], 8),
      { color: i % 2 ? '#8a5f42' : '#5f4034', line: 0.6 },
      place(p, [i * 30, i * 50, 0], 0.7 + (i % 3) * 0.4),
    );
}

export function rustyCorner(): Shot {
  const model = new Model();
  dugHole(model, place(HOLE), 0.38);
  dugHole(model, place(CAT_HOLE), 0.22, true);
  clang(model);
  tinBox(model, TIN_AT, { full: false });
  // soil still lies on the lid
  for (const [i, [x, y, z]] of points3(
    '.062,.104,-.02 .082,.104,-.035 .1,.103,-.06 .07,.103,-.055 .095,.103,-.02 .04,.103,-.045 -.05,.103,.07 -.066,.103,.055',
  ).entries())
    model.put(
      ball([0.013, 0.008, 0.011], 9),
      { color: i % 2 ? '#6a4a40' : '#5a3c36', line: 0.5 },
      TIN_AT.clone().multiply(place([x, y, z], [0, i * 70, 0], 0.7 + 0.3 * (i % 3))),
    );
  turnedBench(model, place([1.36, 0, -0.5], [0, -32, 0]));
  const bar = (at: V3, yaw: number) => place(at, [0, yaw, 0]);
  const flames = [bar(LAMP_LEFT, 40), bar(LAMP_RIGHT, 70)].map(
    (at) => handLantern(model, at).applyMatrix4(at).toArray() as V3,
  );

  const boyAt = place([-0.78, 0, 0.46], [0, 58, 0], 1.06);
  const boyStance: Stance = { hips: 0.56, lean: [20, 0, 0], bend: 14, head: [6, -24, 0] };
  const shaft = vec(-0.5, 1, -0.06).normalize();
  const blade = vec(CORNER);
  const onShaft = (d: number) => blade.clone().addScaledVector(shaft, d);
  ricePaddle(model, frame(onShaft(0.43), shaft.clone().negate(), vec(0.1, 0.2, 1)).scale(vec(1.7, 1.53, 1.7)));
  const boyHand = { at: boyAt, build: 'child8', stance: boyStance } as const;
  const doyun = character(HELMETED, {
    at: boyAt,
    expression: 'gasp',
    lookAt: CORNER,
    pose: pose('kneel', {
      ...boyStance,
      right: gripRod({ ...boyHand, side: 'right', point: onShaft(0.23), dir: shaft, r: 0.022, elbow: [1, -0.2, -0.5] }),
      left: gripRod({ ...boyHand, side: 'left', point: onShaft(0.335), dir: shaft, r: 0.022, elbow: [1, 0.1, -0.3] }),
      // one foot planted, the other knee in the soil
      legLeft: { foot: [0.12, 0, 0.34], knee: [0.4, 0.5, 1], toeOut: 20 },
      legRight: { foot: [0.06, 0.02, -0.42], knee: [0.2, -0.6, 1], toeDown: 88 },
    }),
  });
  const grandAt = place([1.3, 0, -0.4], [0, -44, 0]);
  const grandStance: Stance = { hips: 0.73, lean: [12, -4, 0], bend: 2, head: [8, -6, 4] };
  const grandpa = character(CHESTNUT_GRANDPA, {
    at: grandAt,
    expression: 'outrage',
    lookAt: LID,
    pose: pose('sitChair', {
      ...grandStance,
      right: pointAt({
        at: grandAt,
        build: 'oldMan',
        stance: grandStance,
        side: 'right',
        target: [-0.3, 0.3, 0.5],
        touch: false,
        stretch: 0.98,
        palm: [-1, 0, 0],
      }),
      left: gripRod({
        at: grandAt,
        build: 'oldMan',
        stance: grandStance,
        side: 'left',
        point: [1.47, 0.66, -0.03],
        dir: [0, 1, 0],
        r: 0.017,
        elbow: [1, -1.4, -0.3],
      }),
      legLeft: { foot: [0.08, 0, 0.5], knee: [0.3, 0.6, 1] },
      legRight: { foot: [0.04, 0, 0.36], knee: [0.1, 0.6, 1] },
    }),
  });
  walkingStick(model, [1.5, 0, -0.14], [1.464, 0.8, -0.007]);
  const tteokAt = place([-1.46, 0, -0.04], [0, 44, 0]);
  const tteokStance: Stance = { lean: [10, 0, 0], bend: 8, head: [14, -6, 4] };
  const tteokHand = { at: tteokAt, build: 'shortWoman', stance: tteokStance } as const;
  const tteok = character(WRAPPED, {
    at: tteokAt,
    expression: 'gasp',
    lookAt: LID,
    pose: pose('stand', {
      ...tteokStance,
      left: gripRod({ ...tteokHand, side: 'left', point: LAMP_LEFT, dir: [-0.76, 0, 0.64], r: 0.0095 }),
      // the other hand lies on her heart
      right: {
        hand: [-0.04, -0.34, 0.4],
        elbow: [1, -0.6, -0.1],
        palm: [-0.2, 0, -1],
        fingers: [-0.8, 0.7, 0.1],
        grip: 'flat',
      },
    }),
  });
  const seoAt = place([0.12, 0, -0.72], [0, -8, 0]);
  const seoStance: Stance = { hips: 0.97, lean: [10, 0, 0], bend: 8, head: [20, 0, -4] };
  const seoHand = { at: seoAt, build: 'tallMan', stance: seoStance } as const;
  const seoHead = headFrame(seoAt, 'tallMan', seoStance);
  const seo = character(MR_SEO_ONE_SLEEVE, {
    at: seoAt,
    expression: 'huh',
    lookAt: LID,
    pose: pose('stand', {
      ...seoStance,
      left: gripRod({ ...seoHand, side: 'left', point: LAMP_RIGHT, dir: [-0.34, 0, 0.94], r: 0.0095 }),
      // the bare arm is over his head: burrs fall
      right: grasp({
        ...seoHand,
        side: 'right',
        point: vec(-0.3, 1.06, 0.1).applyMatrix4(seoHead),
        touch: 'palm',
        fingers: [-1, 0.15, 0.1],
        palm: [-0.1, -1, 0],
        elbow: [1, 0.2, 0],
        grip: 'drape',
      }),
    }),
  });
  const cat = bami({
    at: place([CAT_HOLE[0] + 0.2, 0, CAT_HOLE[2] - 0.14], [0, -56, 0], 0.96),
    pose: 'dig',
    head: [4, 22, 0],
    gaze: [-0.2, -0.5],
    lid: 0.1,
  });
  // one has just bounced off the box
  const box = doyun.head.at;
  burr(model, place([box.x - 0.14, box.y + 0.45, box.z + 0.06], [30, 50, 10]), 0.075);
  model.put(
    tube(
      [
        [box.x + 0.09, box.y + 0.6, box.z + 0.06],
        [box.x + 0.03, box.y + 0.38, box.z + 0.06],
        [box.x - 0.05, box.y + 0.44, box.z + 0.06],
      ],
      [0.003, 0.008, 0.003],
      { around: 6, rings: 10 },
    ),
    { color: '#f1d9a8', line: 0 },
  );
  // burrs come down; each draws its fall behind it
  for (const [i, [x, y, z]] of points3('-.98,1.72,-.1 .66,1.4,-.3 -.5,1.72,-.4 1.5,1.5,-.3').entries()) {
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
    set: (scene) => chestnutYard(scene, { hour: 'dusk', without: ['basket', 'bench'] }),
    light: koreaLight('dusk', {
      points: [
        ...flames.map((at, i) => ({ at, color: '#ffb45c', power: i ? 2.4 : 2.2, radius: 0.09 })),
        // the brightest stands low beside the reader: it has the tin, the spoon and the boy; the others keep the dusk
        { at: [0.3, 0.75, 1.5], color: '#ffc27a', power: 3.1, radius: 0.14 },
      ],
      exposure: 1.14,
    }),
    camera: camera(FROM, TO, 35),
    focus: distance(FROM, CORNER),
    aperture: 0.007,
    center: [-0.1, 0.9, -0.4],
    radius: 6,
    actors: [doyun, grandpa, tteok, seo, cat],
    things: [model.bake()],
    heads: [
      grandpa.head,
      doyun.head,
      tteok.head,
      seo.head,
      { thing: 'Find', at: vec(CAT_HOLE[0], 0.25, CAT_HOLE[2] - 0.1), radius: 0.3 },
      { thing: 'Tin', at: vec(LID), radius: 0.26 },
    ],
    // Bami and her hole
    find: ballsAt(0.32, [CAT_HOLE[0], 0.22, CAT_HOLE[2] - 0.1]),
    focal: LID,
  });
}
