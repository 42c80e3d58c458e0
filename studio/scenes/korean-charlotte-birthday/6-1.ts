/** KB-6.1. No pot goes home empty: Mrs. Tteok roars with laughter and tips a whole basket of red millet cakes into Charlotte's. */

import type * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { cup, gripRod, holdCard } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { DOYUN_SUMMER_FREE, MAX_BEANS } from '../../cast/people/korea-travel.ts';
import { MAX_HOODED } from '../../cast/people/max.ts';
import { MRS_TTEOK } from '../../cast/people/mrs-tteok.ts';
import { dressed, type Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { headFrame } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { color, noise, smoothstep, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe, ring } from '../../model/tube.ts';
import { puffs } from '../../model/veil.ts';
import { stool } from '../../props/kitchen-fittings.ts';
import { susuCake } from '../../props/rice-cakes.ts';
import { earPot, POT_GRIP } from '../../props/soup-pots.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { siru } from '../../props/tteok-things.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { laneVilla } from '../../sets/lane-houses.ts';
import { laneShops } from '../../sets/lane-shops.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

/** The reader stands at the corner of the shop and looks along its front: u to the right in the picture, w away, yaw 0 looks at the reader. */
const YAW = 38;
const [SIN, COS] = [Math.sin((YAW * Math.PI) / 180), Math.cos((YAW * Math.PI) / 180)];
const st = (u: number, y: number, w: number): V3 => [-1.85 + u * COS - w * SIN, y, 0.74 - u * SIN - w * COS];
const stand = (u: number, w: number, yaw: number, size = 1.04, y = 0) => place(st(u, y, w), [0, YAW + yaw, 0], size);
/** the dinosaur he has been since the morning */
const MAX_FED: Person = {
  ...dressed(MAX_BEANS, { accessories: ['dinoHood', 'stuffedTail', 'beanMoustache'] }),
  hair: MAX_HOODED.hair,
};
const FROM = st(0.04, 1.24, -2.2);
/** He stands on the low step at the counter. */
const STEP = 0.11;
const TO = st(0.04, 1.045, 0);
const POT = st(0.12, 0.54, 0);
const R = 0.19;
const CAKE = 0.033;
/** Basket: middle of its rim's plane, turned so that its lip hangs to the right and over the pot. */
const TRAY = place(st(-0.15, 1.03, 0.02), [0, YAW, -31]);

/** Flat round basket of split bamboo, its rim at the origin's height. */
function basket(model: Model, at: THREE.Matrix4, r: number): void {
  model.inside(at, () => {
    model.put(
      lathe(
        [
          [-0.05, 0.01],
          [-0.05, r * 0.8],
          [0, r],
          [0.004, r * 0.98],
        ],
        { around: 40 },
      ),
      { color: '#d8a95e', doubleSided: true, line: 0.8 },
    );
    for (const q of [0.3, 0.6]) model.put(ring(r * q, r * q, -0.048, 0.006), { color: '#b98544', line: 0.3 });
    model.put(ring(r, r, 0, 0.013), { color: '#b8743f', line: 0.8 });
  });
}
/** Cakes as [u, y, w]: still in the basket's lip, in the air, on the heap in the pot. */
const FALLING: V3[] = points3('.1,1.03,.02 .15,.97,-.05 .08,.93,.04 .16,.885,.03 .12,.86,-.02 .06,.82,.03 .2,.81,-.06');

export function noPotHomeEmpty(): Shot {
  const model = new Model();
  laneVilla(model, place([-7.2, 0, -1], [0, 30, 0]), { size: [3.6, 3, 5.6], floors: 2, tone: '#c98a68', seed: 5 });
  earPot(model, place(POT, [0, YAW - 8, 0]), R, { lid: 'off', inside: 'empty', tone: '#d8b25a' });
  model.inside(place([POT[0], 0, POT[2]], [0, 20, 0], POT[1] / 0.475), () => stool(model, [0, 0, 0], '#5f9aa6'));
  const potAt = place(POT, [0, YAW - 8, 0]);
  const ear = (k: 1 | -1): V3 =>
    vec(k * 1.25 * R, (POT_GRIP.y + 0.02) * R, 0)
      .applyMatrix4(potAt)
      .toArray() as V3;
  const across = vec(0, 0, 1).transformDirection(potAt);

  const ladyAt = stand(-0.59, 0.16, 44, 1.04);
  const roaring: Pose = pose('stand', { lean: [10, 0, -4], bend: 10, head: [-10, -16, -12] });
  const onTray = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(TRAY);
  const lady = { at: ladyAt, build: 'shortWoman', stance: roaring } as const;
  const tteok = character(MRS_TTEOK, {
    at: ladyAt,
    expression: 'roar',
    pose: {
      ...roaring,
      right: holdCard({
        ...lady,
        side: 'right',
        edge: onTray(-0.06, 0, 0.205),
        inward: vec(0.1, 0, -1).transformDirection(TRAY),
        face: vec(0, 1, 0).transformDirection(TRAY),
        elbow: [1, -0.5, -0.2],
      }),
      left: holdCard({
        ...lady,
        side: 'left',
        edge: onTray(-0.06, 0, -0.205),
        inward: vec(0.1, 0, 1).transformDirection(TRAY),
        face: vec(0, 1, 0).transformDirection(TRAY),
        elbow: [1, -0.3, 0],
      }),
    },
  });
  basket(model, TRAY, 0.21);
  model.inside(TRAY, () => {
    for (let i = 0; i < 12; i++) {
      const [x, z] = [0.16 - Math.floor(i / 4) * 0.07, ((i % 4) - 1.5) * 0.074 + (i % 3) * 0.008];
      susuCake(model, place([x, CAKE - 0.046, z]), CAKE, i, true);
    }
    for (const [i, z] of [-0.06, 0.05].entries()) susuCake(model, place([0.13, CAKE + 0.02, z]), CAKE, i + 31, true);
  });
  for (const [i, [u, y, w]] of FALLING.entries()) susuCake(model, place(st(u - 0.05, y, w)), CAKE, i + 9, true);
  for (let i = 0; i < 11; i++) {
    const [a, q] = [i * 2.4, 0.03 + 0.12 * Math.sqrt(i / 11)];
    susuCake(
      model,
      place([POT[0] + q * Math.sin(a), POT[1] + 0.215 - q * 0.3, POT[2] + q * Math.cos(a)]),
      CAKE,
      i + 40,
      true,
    );
  }
  // the white slab leans in the pot already: plain, thick, soft at the corners
  model.put(
    roundedBox(0.19, 0.08, 0.15, 0.028, { fine: true, wobble: 0.006, seed: 3 }),
    { tint: (q) => color('#fffdf8').multiplyScalar(1.5 + 0.05 * noise(q.x * 50, q.y * 50, q.z * 50)), line: 0.8 },
    place(st(0.225, 0.8, 0.04), [28, YAW - 8, -16]),
  );

  const girlAt = stand(0.785, -0.01, -54);
  const girlStance: Pose = pose('stand', { lean: [8, 4, 3], bend: 6, head: [-4, 14, 8] });
  const girl = { at: girlAt, build: 'child8', stance: girlStance } as const;
  const charlotte = character(CHARLOTTE, {
    at: girlAt,
    expression: 'joy',
    gaze: [-0.5, 0.3],
    pose: {
      ...girlStance,
      left: gripRod({ ...girl, side: 'left', point: ear(1), dir: across.clone(), r: 0.011, elbow: [0.7, -1, 0] }),
      right: cup({ ...girl, side: 'right', point: st(0.285, 0.7, 0.13), r: 0.04, from: 'side', elbow: [0.8, -1, 0] }),
    },
  });

  const boyAt = stand(0.42, 0.4, -26, 1.04, STEP);
  model.put(
    roundedBox(0.5, STEP, 0.34, 0.018),
    { color: '#a8744a', line: 0.8 },
    place(st(0.42, STEP / 2, 0.36), [0, 0, 0]),
  );
  const boyStance: Pose = pose('stand', { lean: [3, -6, 3], bend: 5, head: [2, 22, 4] });
  const boy = { at: boyAt, build: 'child8', stance: boyStance } as const;
  const clickyAt = boyAt.clone().multiply(place([0.1, 0.77, 0.23], [-8, 10, 3], 1.8));
  const onClicky = (p: V3) => vec(p).applyMatrix4(clickyAt);
  const doyun = character(DOYUN_SUMMER_FREE, {
    at: boyAt,
    expression: 'mouthFull',
    gaze: [-1.1, -0.1],
    pose: {
      ...boyStance,
      left: cup({
        ...boy,
        side: 'left',
        point: onClicky([0.004, -0.018, -0.006]),
        r: 0.05,
        from: 'below',
        elbow: [1, -0.8, 0],
      }),
    },
  });
  strungClicky(model, boy, clickyAt, { digits: '0031', face: 1.36 });

  // he has tried them: beans under the nose, the next one ready
  const maxAt = stand(-0.54, -0.5, 56, 1.04, -0.13);
  const munching: Pose = pose('stand', { lean: [-2, 4, -4], head: [-14, -2, -8] });
  const bite = vec(0.62, -0.9, 1.3).applyMatrix4(headFrame(maxAt, 'child4', munching));
  const max = character(MAX_FED, {
    at: maxAt,
    expression: 'smile',
    gaze: [0.5, 0.6],
    pose: {
      ...munching,
      left: cup({
        at: maxAt,
        build: 'child4',
        stance: munching,
        side: 'left',
        point: bite,
        r: CAKE,
        from: 'side',
        elbow: [1, -1, 0],
      }),
    },
  });
  susuCake(model, place(bite), CAKE, 3, true);

  // the opened steamer on the counter, and what rises from it: a body of steam behind the red cakes, then soft edges
  siru(model, place(st(0.12, 0.84, 1.2)), 0.24, 1, { lid: false });
  const cloud: [number, number, number, number][] = [
    [0.02, 0.76, 0.7, 0.1],
    [0.16, 0.76, 0.7, 0.12],
    [-0.04, 0.86, 0.7, 0.12],
    [0.12, 0.9, 0.72, 0.14],
    [0.25, 0.88, 0.74, 0.11],
    [0.0, 1.0, 0.74, 0.13],
    [0.16, 1.04, 0.76, 0.14],
    [0.06, 1.15, 0.8, 0.12],
    [0.19, 1.2, 0.84, 0.12],
    [0.12, 1.33, 0.9, 0.11],
    [0.22, 1.4, 0.96, 0.1],
  ];
  const steam = new Model();
  for (const [i, [u, y, w, r]] of cloud.entries())
    steam.put(
      ball([r, r * 0.9, r * 0.6], 20),
      {
        tint: (q) =>
          color('#e9e2ee')
            .lerp(color('#fffdf6'), smoothstep(-0.7, 0.5, q.y / r + 0.3 * noise(q.x * 9 + i, q.y * 9)))
            .multiplyScalar(1.12),
        glow: true,
        line: 0,
      },
      place(st(u - 0.04, y, w), [0, YAW, 0], 0.9),
    );

  const actors = [tteok, charlotte, doyun, max];
  return composeShot({
    set: (scene) => laneShops(scene, { hour: 'morning', without: ['cleaner', 'pole'] }),
    light: koreaLight('morning', {
      points: [{ at: [-2.0, 2.5, -1.2], color: '#ffdcae', power: 7, radius: 0.3 }],
      exposure: 1.04,
    }),
    camera: camera(FROM, TO, 40),
    focus: distance(FROM, POT),
    aperture: 0.007,
    center: [-2, 0.9, 0.3],
    radius: 3.6,
    actors,
    things: [
      model.bake(),
      steam.bake({ cast: false, receive: false }),
      puffs(
        [
          ...cloud.flatMap(([u, y, w, r], i): [number, number, number, number][] => [
            [...st(u - 0.04, y + 0.03, w - 0.12), r * 1.8],
            [...st(u - 0.04 + (i % 2 ? 0.09 : -0.09), y + 0.02, w - 0.11), r * 1.5],
          ]),
          // it goes on, thinner, under the roof of the shop
          [...st(0.26, 1.46, 0.8), 0.16],
          [...st(0.36, 1.6, 0.9), 0.2],
        ],
        FROM,
        '#fffdf8',
        0.52,
      ),
    ],
    heads: [...actors.map((actor) => actor.head), { thing: 'Find', at: onClicky([0, 0, 0]), radius: 0.1 }],
    lettering: [
      { text: '떡집', balls: ballsAt(0.34, [-3.39, 1.98, -0.84]) },
      { text: '0031', balls: ballsAt(0.052, [-1.65, 0.91, 0.4], [-1.6, 0.91, 0.37]) },
    ],
    focal: st(0.1, 0.94, 0),
  });
}
