/** PC-4.2. April 2012, as Halmeoni tells it: a list of names that will not end, and persimmons for whoever waits. */
import type * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { BUILDS, onBody } from '../../cast/body.ts';
import { character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { grasp } from '../../cast/grasp.ts';
import { cup, holdCard, pointAt, writeWith } from '../../cast/holds.ts';
import {
  CARETAKER,
  FATHER_BAEK,
  GRANDMA_MIN,
  GRANDPA_KWON,
  MISS_OH,
  MUSEUM_LADY,
  UNCLE_JANG,
} from '../../cast/people/alley-neighbors.ts';
import { DOYUN_FREE, HALMEONI_2012 } from '../../cast/people/korea-travel.ts';
import { dressed, type Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import { headFrame, type Stance, spineOf } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';
import { pencil } from '../../props/forest.ts';
import { flat, writeOn } from '../../props/ink-paper.ts';
import { nameSheets } from '../../props/name-papers.ts';
import { persimmon } from '../../props/persimmons.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { cultureRoad, sepiaLight, TABLE_2012 } from '../../sets/culture-road.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { nameScroll } from './4-2.name-scroll.ts';

const FROM: V3 = [-1.62, 1.42, 1.3];
const TO: V3 = [-0.28, 0.93, -0.8];
const [TX, TOP, TZ] = TABLE_2012;
const SCROLL: V3 = [TX + 0.04, TOP + 0.006, TZ + 0.37];

export function manyNames(): Shot {
  // behind a memory there is no mountain, only paper
  const air = new Model();
  air.put(
    grid((u, w) => [-50 + 110 * u, -6 + 40 * w, -40], 4, 4),
    {
      glow: true,
      doubleSided: true,
      line: 0,
      tint: () => color('#fdf1d6').multiplyScalar(1.12),
    },
  );
  const model = new Model();
  nameScroll(model, place(SCROLL), { wide: 0.44, top: 0.66, fall: TOP - 0.006, ground: 0.78, blank: 0.3 });

  const at = place([SCROLL[0] - 0.04, 0, -0.98], [0, 14, 0], 1.08);
  const stance: Stance = { lean: [24, 0, 6], bend: 16, head: [8, -10, 10] };
  const her = { at, build: 'grandmother', stance } as const;
  // her own name: two syllables are there, the pen begins the third
  const line = -0.4;
  model.inside(place([SCROLL[0] - 0.05, TOP + 0.013, line], [-90, 0, 0]), () =>
    writeOn(model, flat, '오금', [0, 0], 0.085, { tone: '#2f3f6a', weight: 0.14, shake: 0.05, middle: true, seed: 5 }),
  );
  const tip: V3 = [SCROLL[0] + 0.055, TOP + 0.014, line - 0.01];
  const writing = writeWith({ ...her, side: 'right', tip, toTip: 0.66, elbow: [1, 0.3, -0.5] });
  pencil(model, writing.pencil, '#2f5fae', 0.26, 0.014);
  const halmeoni = character(HALMEONI_2012, {
    at,
    expression: 'writingHard',
    gaze: [-0.1, -1],
    pose: pose('stand', {
      ...stance,
      right: writing.arm,
      // the other hand keeps the paper from the wind
      left: grasp({
        ...her,
        side: 'left',
        point: [SCROLL[0] + 0.17, TOP + 0.02, line - 0.06],
        touch: 'palm',
        fingers: [-0.35, -0.05, 1],
        palm: [0, -1, 0],
        elbow: [1, 0.1, -0.3],
        grip: 'drape',
      }),
    }),
  });
  // the tongue goes with every stroke
  model.put(
    ball([0.11, 0.16, 0.08], 14),
    { color: '#e8656a', line: 0.7 },
    headFrame(at, 'grandmother', stance).multiply(place([-0.1, -0.62, 0.84], [-24, 0, 8])),
  );

  const queue = waiting(model);
  const boyAt = place([-0.1, 0.05, 0.2], [0, -66, 0]);
  const { boy, digits } = counter(model, boyAt);
  const cat = bami({
    at: place([TX + 0.46, TOP + 0.034, TZ + 0.2], [0, -28, 0], 0.8),
    pose: 'loaf',
    head: [4, -10, 6],
    lid: 0.45,
  });
  nameSheets(model, place([TX + 0.46, TOP + 0.012, TZ + 0.2], [-90, -8, 0]), { size: 1.1 });
  const actors = [halmeoni, ...queue, boy];
  return composeShot({
    set: (scene) => cultureRoad(scene, { when: '2012', skip: ['trees', 'pole', 'pine', 'sign', 'mountain', 'lane'] }),
    // one bright thing: the sheet under her pen and the face above it; wall, table front and queue stand in brown shade
    light: sepiaLight({
      sun: { dir: [-0.5, 0.9, 0.26], color: '#ffd49c', power: 1.8, cone: 0.08 },
      fill: { dir: [-0.4, 0.5, 1], color: '#ffdcb4', power: 0.35, cone: 0.4 },
      sky: 0.5,
      points: [{ at: [SCROLL[0] - 0.1, TOP + 0.62, -0.06], color: '#ffd8a0', power: 3.2, radius: 0.12 }],
      exposure: 1.02,
      saturation: 0.6,
      warmth: [1.12, 1, 0.8],
      fog: { color: '#c39a6c', near: 2.6, far: 9 },
    }),
    camera: camera(FROM, TO, 44),
    focus: distance(FROM, SCROLL),
    aperture: 0.006,
    center: [0.4, 0.8, -0.4],
    radius: 4.6,
    actors: [...actors, cat],
    things: [air.bake({ cast: false, receive: false }), model.bake()],
    heads: [
      halmeoni.head,
      boy.head,
      ...queue.slice(0, 3).map((actor) => actor.head),
      { thing: 'names', at: vec(SCROLL[0], 0.62, SCROLL[2]), radius: 0.26 },
      { thing: 'Find', at: cat.head.at, radius: 0.2 },
    ],
    lettering: [
      {
        text: '윤상철 조영애 임춘자 한순덕 서만복 백인호',
        balls: ballsAt(0.18, [-0.86, 0.66, 0.02]),
      },
      { text: '1044', balls: ballsAt(0.05, digits) },
    ],
    focal: [SCROLL[0], TOP, SCROLL[2] - 0.3],
  });
}

type Waiter = {
  who: Person;
  /** x, z, turn, size */
  at: [number, number, number, number];
  stance: Stance;
  face: ExpressionName;
  gaze?: [number, number];
  /** a persimmon before the chest, bitten, or at the mouth */
  fruit?: 'held' | 'bitten' | 'mouth';
  right?: ArmPose;
};
const TELLS: ArmPose = {
  hand: [0.25, -0.2, 0.55],
  elbow: [0.8, -1, 0],
  palm: [-0.2, 0.5, 0.8],
  fingers: [0.2, 0.9, 0.3],
  grip: 'relaxed',
};
const HIP: ArmPose = {
  hand: [0.13, -0.6, 0.06],
  elbow: [1, 0, -0.6],
  palm: [-1, 0, 0],
  fingers: [-0.6, -0.6, 0.5],
  grip: 'fist',
};
/** The line is a memory: its own clothes, with paler collars; sepia and haze take their strength. */
const QUIET = { collar: '#d8c4a0' };
/** From the table up the road: one bends over the list, two gossip, one leans out to see, one eats, one talks, one yawns. */
const LINE: Waiter[] = [
  {
    who: dressed(MISS_OH, QUIET),
    at: [0.3, -1, -88, 0.98],
    stance: { lean: [20, 0, 0], bend: 18, head: [26, 4, -4] },
    face: 'smile',
    gaze: [0, -0.9],
  },
  {
    who: dressed(GRANDPA_KWON, QUIET),
    at: [0.82, -1.46, -6, 1],
    stance: { lean: [8, 0, 8], bend: 14, head: [20, 4, 10] },
    face: 'cheeksFull',
    gaze: [0.4, -0.4],
    fruit: 'bitten',
  },
  {
    who: dressed(GRANDMA_MIN, QUIET),
    at: [1.4, -1.0, -94, 1],
    stance: { lean: [-6, 0, -4], bend: 2, head: [-14, -6, -8] },
    face: 'laugh',
    right: TELLS,
  },
  {
    who: dressed(FATHER_BAEK, QUIET),
    at: [1.98, -1.9, -50, 1.04],
    stance: { lean: [4, 0, -10], bend: 4, head: [6, -6, -10] },
    face: 'calm',
    gaze: [0.1, -0.5],
    right: HIP,
  },
  {
    who: dressed(CARETAKER, QUIET),
    at: [2.42, -1.02, -70, 0.9],
    stance: { lean: [6, 0, 0], bend: 12, head: [16, -8, 6] },
    face: 'cheeksFull',
    gaze: [0, -0.6],
    fruit: 'mouth',
  },
  {
    who: dressed(MUSEUM_LADY, QUIET),
    at: [3.5, -1.2, -118, 0.96],
    stance: { lean: [2, 0, -3], bend: 4, head: [-6, -10, -6] },
    face: 'smile',
    right: TELLS,
  },
  {
    who: dressed(UNCLE_JANG, QUIET),
    at: [4, -1.5, -96, 1],
    stance: { lean: [0, 4, -4], bend: 6, head: [-8, 10, 6] },
    face: 'sleepy',
  },
];
/** Neighbors in line, each about something else: persimmons have gone round, the line goes on up the road. */
function waiting(model: Model): ReturnType<typeof character>[] {
  return LINE.map(({ who: person, at: [x, z, turn, size], stance, face, gaze, fruit, right }) => {
    const at = place([x, 0, z], [0, turn, 0], size);
    const who = { at, build: person.build, stance } as const;
    const spine = spineOf(BUILDS[person.build], stance);
    const own =
      fruit === 'mouth'
        ? vec(0.1, -0.62, 1.22).applyMatrix4(headFrame(at, person.build, stance))
        : onBody(BUILDS[person.build], spine, 0.5, 0.62, 0.17).applyMatrix4(at);
    if (fruit) persimmon(model, place([own.x, own.y - 0.04, own.z]), 0.052, fruit === 'held' ? 'whole' : 'bitten');
    return character(person, {
      at,
      expression: face,
      gaze: gaze ?? [0, 0],
      pose: pose('stand', {
        ...stance,
        ...(right ? { right } : {}),
        ...(fruit
          ? { left: cup({ ...who, side: 'left', point: own, r: 0.052, from: 'below', elbow: [0.6, -1, 0] }) }
          : {}),
      }),
    });
  });
}
/** The boy of today sits before somebody else's memory and presses 1,044 times. */
function counter(model: Model, at: THREE.Matrix4): { boy: ReturnType<typeof character>; digits: V3 } {
  const stance: Stance = { hips: 0.62, lean: [4, 0, 0], bend: 8, head: [8, 24, -5] };
  const size = 1.9;
  const held = at.clone().multiply(place([0.1, 0.6, 0.28], [-14, 40, -4]));
  crate(model, at);
  const his = { at, build: 'child8', stance } as const;
  const on = (p: V3) => vec(p).multiplyScalar(size).applyMatrix4(held);
  strungClicky(model, his, held, { digits: '1044', size, face: 1.25, pressed: true });
  const boy = character(DOYUN_FREE, {
    at,
    expression: 'concentrating',
    gaze: [0.1, -0.8],
    pose: pose('sitChair', {
      ...stance,
      left: holdCard({
        ...his,
        side: 'left',
        edge: on([0.03, -0.012, 0.008]),
        inward: vec(-1, 0.2, 0).transformDirection(held),
        face: vec(0, 0, 1).transformDirection(held),
        elbow: [0.8, -1, 0],
      }),
      right: pointAt({
        ...his,
        side: 'right',
        target: on([0.014, 0.044, 0.012]),
        elbow: [0.8, -0.7, -0.2],
      }),
    }),
  });
  return { boy, digits: on([0, -0.004, 0.014]).toArray() as V3 };
}
/** An upturned persimmon crate. */
function crate(model: Model, at: THREE.Matrix4): void {
  model.inside(at.clone().multiply(place([0, 0, -0.04])), () => {
    for (const z of [-0.13, 0.13])
      model.put(roundedBox(0.4, 0.26, 0.03, 0.006), { tint: wash('#a8794a', 5) }, place([0, 0.13, z]));
    for (const x of [-0.19, 0.19])
      for (const y of [0.05, 0.15])
        model.put(roundedBox(0.03, 0.08, 0.26, 0.006), { tint: wash('#b98a58', 5) }, place([x, y, 0]));
    for (let i = 0; i < 3; i++)
      model.put(roundedBox(0.42, 0.02, 0.09, 0.006), { tint: wash('#c29562', 6) }, place([0, 0.27, -0.1 + i * 0.1]));
  });
}
