/** PC-2.1. Evening at Halmeoni's: the finger stops at the first word of the map, which names another province. */
import type * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { cup, gripRod, pointAt } from '../../cast/holds.ts';
import { DUNA_CYCLING } from '../../cast/people/duna.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import { DOYUN_INDOORS } from '../../cast/people/korea-travel.ts';
import { dressed } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { ribbon } from '../../model/ribbon.ts';
import { cushion } from '../../props/halmeoni-room.ts';
import { persimmon } from '../../props/persimmons.ts';
import { paringKnife } from '../../props/table-things.ts';
import { yeongsuMap } from '../../props/yeongsu-map.ts';
import { halmeoniHouse, LOW_TABLE } from '../../sets/halmeoni-house.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.16, 1.36, 1.66];
const TO: V3 = [0.12, 0.5, -0.5];
const TOP = LOW_TABLE.at[1];
const WIDE = 1.06;
/** the map on the table: its top edge away from the reader */
const MAP = place([0.02, TOP + 0.014, -0.25], [-90, 2, 0]);
/** hangs over dark trousers with a straight hem */
const SHIRT = {
  skirt: { cloth: '#86b57f', length: 0.52, flare: 0.04, folds: 5 },
  legs: '#56608a',
  legsWide: 1.04,
} as const;
const SOCK = { kind: 'sock', color: '#fffdf4' } as const;

/** Peel that has not come off yet: it winds down from a knife. */
function hangingPeel(model: Model, from: V3, long: number): void {
  const path = Array.from({ length: 25 }, (_, i): V3 => {
    const t = i / 24;
    const r = 0.012 + 0.026 * Math.sin(Math.min(1, t * 1.6) * 1.5);
    return [from[0] + r * Math.sin(t * 13), from[1] - long * t, from[2] + r * Math.cos(t * 13)];
  });
  model.put(ribbon(path, [0.014, 0.024, 0.024, 0.022, 0.006], { across: [0, 1, 0], rings: 70 }), {
    tint: (_, q) => color('#e8702c').lerp(color('#f8c07c'), q.y > 0 ? 0.1 : 0.6),
    doubleSided: true,
    line: 0.6,
  });
}

/** The rest of it on the floor, rolled up along X the way it came off. */
function fallenPeel(model: Model, where: THREE.Matrix4): void {
  const path = Array.from({ length: 34 }, (_, i): V3 => {
    const t = i / 33;
    const r = 0.05 - 0.016 * t;
    return [0.34 * t, r + 0.004 + r * Math.cos(t * 21), r * Math.sin(t * 21)];
  });
  model.inside(where, () =>
    model.put(ribbon(path, [0.02, 0.04, 0.042, 0.038, 0.012], { across: [1, 0, 0], rings: 110 }), {
      tint: (point) => color('#e2571c').lerp(color('#f79a4a'), 0.5 + 0.5 * Math.sin(point.x * 90)),
      doubleSided: true,
      line: 0.7,
    }),
  );
}

export function houseInTheWrongPlace(): Shot {
  const model = new Model();
  yeongsuMap(model, MAP, WIDE);
  const onMap = (x: number, y: number): THREE.Vector3 => vec(x * WIDE, y * WIDE, 0.004).applyMatrix4(MAP);

  const boyAt = place([-0.72, 0.06, -0.36], [0, 74, 0]);
  const lean: Stance = { hips: 0.2, bend: 16, lean: [12, 0, 0], head: [6, -30, 6] };
  const word = onMap(-0.392, 0.322);
  const doyun = character(DOYUN_INDOORS, {
    at: boyAt,
    expression: 'huh',
    lookAt: word.toArray() as V3,
    pose: pose('sitFloor', {
      ...lean,
      left: pointAt({ at: boyAt, build: 'child8', side: 'left', stance: lean, target: word, elbow: [0.9, -0.2, -0.2] }),
      right: {
        hand: [0.1, -0.6, 0.5],
        elbow: [1, -0.2, -0.2],
        palm: [0, -1, 0],
        fingers: [-0.4, 0, 1],
        grip: 'relaxed',
      },
    }),
  });

  const elder = place([0.98, 0.06, -0.62], [0, -56, 0]);
  const easy: Stance = { hips: 0.2, bend: 12, lean: [2, 0, -3], head: [8, -12, -4] };
  const hers = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(elder);
  const fruit = hers(0.05, 0.5, 0.36);
  const grandmother = { at: elder, build: 'grandmother', stance: easy } as const;
  persimmon(model, place(fruit.clone().add(vec(0, -0.045, 0)), [14, 0, -14]), 0.066);
  // the blade lies on the fruit, its handle in the right fist
  const knife = frame(hers(-0.035, 0.51, 0.38), vec(0.5, 0.45, 0.5), vec(0.3, 0.3, -0.6));
  paringKnife(model, knife);
  hangingPeel(model, hers(-0.01, 0.5, 0.42).toArray() as V3, 0.15);
  const halmeoni = character(dressed(HALMEONI, { shoe: SOCK }), {
    at: elder,
    expression: 'grin',
    lookAt: doyun.head.at.toArray() as V3,
    pose: pose('sitFloor', {
      ...easy,
      left: cup({ ...grandmother, side: 'left', point: fruit, r: 0.062, from: 'side', elbow: [1, -0.5, 0] }),
      right: gripRod({
        ...grandmother,
        side: 'right',
        point: vec(0, -0.055, 0).applyMatrix4(knife),
        dir: vec(0, 1, 0).transformDirection(knife),
        r: 0.011,
        elbow: [1, -0.5, 0],
      }),
    }),
  });

  // on her knees, both hands flat on the far edge of the table
  const late = place([0.28, 0, -1.1], [0, -14, 0]);
  const stoop: Stance = { hips: 0.52, lean: [30, 0, 4], bend: 12, head: [2, -12, -10] };
  const onTable = (side: 'left' | 'right') =>
    grasp({
      at: late,
      build: 'woman',
      side,
      point: [(late.elements[12] as number) + (side === 'left' ? 0.2 : -0.2), TOP + 0.016, -0.72],
      touch: 'palm',
      fingers: [-0.3, 0, 1],
      palm: [0, -1, 0],
      elbow: [1, 0, -0.3],
      grip: 'flat',
    });
  const imo = character(dressed(DUNA_CYCLING, { ...SHIRT, shoe: SOCK }), {
    at: late,
    expression: 'smile',
    lookAt: word.toArray() as V3,
    pose: pose('kneel', { ...stoop, left: onTable('left'), right: onTable('right') }),
  });

  for (const [x, z, yaw, tone] of [
    [-0.74, -0.36, 74, '#c9606a'],
    [0.98, -0.62, -56, '#d8a24c'],
  ] as const)
    cushion(model, place([x, 0, z], [0, yaw, 0]), tone, 0.54);
  for (const [x, z, yaw] of [
    [0.67, 0.06, 0],
    [0.66, -0.07, 50],
    [0.6, 0.0, 110],
  ] as const)
    persimmon(model, place([x, TOP, z], [0, yaw, 0]), 0.052);
  // under the table: where the rest of the peel goes
  const cat = bami({
    at: place([0.34, 0, -0.02], [0, -24, 0], 0.86),
    pose: 'loaf',
    head: [0, 20, 8],
    lid: 0.3,
    gaze: [-0.3, 0.2],
  });
  fallenPeel(model, place([-0.16, 0, 0.14], [0, 24, 0]));
  const actors = [doyun, halmeoni, imo];
  return composeShot({
    set: (scene) =>
      halmeoniHouse(scene, { hour: 'dusk', season: 'october', doors: 'shut', without: ['yard', 'roof', 'cushions'] }),
    light: koreaLight('dusk', {
      // one lamp, low over the paper: the paper lights three faces, and the room is blue
      sun: { dir: [-0.8, 0.4, 0.5], color: '#8f9cff', power: 0.7, cone: 0.2 },
      top: '#5a64b0',
      horizon: '#6a6cb0',
      bounce: '#6a5a90',
      sky: 0.5,
      points: [
        { at: [0.0, 1.12, -0.3], color: '#ffc070', power: 4.4, radius: 0.14 },
        { at: [0.0, 0.62, -0.1], color: '#ffd594', power: 1.2, radius: 0.2 },
        // what reaches the floor before the table: the peel is to be found there
        { at: [0.1, 0.42, 0.62], color: '#ffb870', power: 0.9, radius: 0.2 },
      ],
      exposure: 1.12,
    }),
    camera: camera(FROM, TO, 41),
    focus: distance(FROM, word.toArray() as V3),
    aperture: 0.006,
    center: [0, 0.8, -0.5],
    radius: 3.6,
    actors: [...actors, cat],
    things: [model.bake()],
    heads: [...actors.map((actor) => actor.head), { thing: 'Find', at: cat.head.at, radius: cat.head.radius }],
    // the peel and the cat beside it
    find: ballsAt(0.14, [-0.02, 0.21, 0.2], [0.25, 0.21, 0.2]),
    lettering: [
      { text: '경기도 고양군 은평면 평창리', balls: ballsAt(0.038, [-0.35, 0.41, -0.45], [0.39, 0.41, -0.47]) },
      {
        text: '쌀이 산만큼 쌓였던 데서 출발! 안 무는 호랑이한테 절하고 안 싸우는 형제를 본다. 잘 본다. 오래 본다. 칼 씻던 물에 손을 씻고',
        balls: ballsAt(0.11, [-0.45, 0.29, -0.08], [0.31, 0.29, -0.11]),
      },
    ],
    focal: word.toArray() as V3,
  });
}
