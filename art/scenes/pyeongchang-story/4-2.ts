/** PC-4.2. April 2012, as Halmeoni tells it: a list of names that will not end, and persimmons for whoever waits. */
import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { BUILDS, onBody } from '../../cast/body.ts';
import { character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { cup, holdCard, writeWith } from '../../cast/holds.ts';
import {
  CARETAKER,
  FATHER_BAEK,
  GRANDMA_MIN,
  GRANDPA_KWON,
  MISS_OH,
  MUSEUM_LADY,
  PAINTER_YUN,
  UNCLE_JANG,
} from '../../cast/people/alley-neighbours.ts';
import { DOYUN_FREE, HALMEONI_2012 } from '../../cast/people/korea-travel.ts';
import { dressed, type Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { type Stance, spineOf } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { pencil } from '../../props/forest.ts';
import { nameSheets } from '../../props/name-papers.ts';
import { nameScroll } from '../../props/name-scroll.ts';
import { persimmon } from '../../props/persimmons.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { cultureRoad, sepiaLight, TABLE_2012 } from '../../sets/culture-road.ts';
import { wash } from '../../sets/plum-paint.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-1.9, 1.62, 2.0];
const TO: V3 = [-0.1, 0.94, -0.8];
const [TX, TOP, TZ] = TABLE_2012;
const SCROLL: V3 = [TX + 0.04, TOP + 0.006, TZ + 0.37];

export function manyNames(): Shot {
  const scene = new THREE.Scene();
  cultureRoad(scene, { when: '2012', skip: ['trees', 'pole', 'pine', 'sign', 'mountain'] });
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
  scene.add(air.bake({ cast: false, receive: false }));
  const m = new Model();
  nameScroll(m, place(SCROLL), { wide: 0.44, top: 0.66, fall: TOP - 0.006, ground: 0.78, blank: 0.2 });

  const at = place([SCROLL[0] - 0.04, 0, -0.98], [0, 14, 0], 1.08);
  const stance: Stance = { lean: [18, 0, 6], bend: 14, head: [17, -16, 9] };
  const her = { at, build: 'grandmother', stance } as const;
  const tip: V3 = [SCROLL[0] - 0.1, TOP + 0.014, SCROLL[2] - 0.5];
  const writing = writeWith({ ...her, side: 'right', tip, elbow: [1, -0.3, -0.2] });
  pencil(m, writing.pencil, '#2f5fae', 0.24, 0.014);
  const gift: V3 = vec(0.56, 0.98, 0.16).applyMatrix4(at).toArray() as V3;
  persimmon(m, place([gift[0], gift[1] - 0.06, gift[2]]), 0.066);
  const halmeoni = character(HALMEONI_2012, {
    at,
    expression: 'writingHard',
    gaze: [-0.35, -1],
    pose: pose('stand', {
      ...stance,
      right: writing.arm,
      left: cup({ ...her, side: 'left', point: gift, r: 0.064, from: 'below' }),
    }),
  });

  const queue = waiting(m, gift);
  const boyAt = place([-0.38, 0.12, 0.77], [0, -80, 0]);
  const boy = counter(m, boyAt);
  const cat = bami({
    at: place([TX + 0.46, TOP + 0.034, TZ + 0.2], [0, -28, 0], 0.8),
    pose: 'loaf',
    head: [4, -10, 6],
    lid: 0.45,
  });
  nameSheets(m, place([TX + 0.46, TOP + 0.012, TZ + 0.2], [-90, -8, 0]), { size: 1.1 });
  const actors = [halmeoni, ...queue, boy];
  scene.add(...actors.map((a) => a.model), cat.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 42),
    focus: distance(FROM, SCROLL),
    aperture: 0.006,
    light: sepiaLight({
      // over the reader's left shoulder and high, so that her giving arm is not in the shade of her own head
      sun: { dir: [-0.18, 0.66, 0.8], color: '#ffd49c', power: 5.4, cone: 0.06 },
      exposure: 1.02,
      saturation: 0.44,
      warmth: [1.15, 1, 0.76],
    }),
    center: [0.4, 0.8, -0.4],
    radius: 4.6,
    heads: [
      halmeoni.head,
      boy.head,
      ...queue.slice(0, 3).map((a) => a.head),
      { name: 'names', at: vec(SCROLL[0], 0.62, SCROLL[2]), radius: 0.26 },
      { name: 'Find', at: cat.head.at, radius: 0.2 },
    ],
    focal: [SCROLL[0], TOP, SCROLL[2] - 0.3],
  };
}

type Waits = 'take' | 'hold' | 'chew' | 'wait';
const LINE: [Person, V3, Waits, ExpressionName, V3][] = [
  [MISS_OH, [0.38, -1.06, -70], 'take', 'joy', [8, 4, -4]],
  [GRANDPA_KWON, [0.86, -1.42, -62], 'chew', 'cheeksFull', [2, 10, 6]],
  [GRANDMA_MIN, [1.3, -1.12, -66], 'hold', 'laugh', [0, 8, -6]],
  [FATHER_BAEK, [1.8, -1.56, -56], 'wait', 'smile', [2, 4, 4]],
  [CARETAKER, [2.4, -1.3, -62], 'hold', 'cheeksFull', [2, -6, -4]],
  [PAINTER_YUN, [2.78, -2.0, -60], 'wait', 'smile', [0, 18, 4]],
  [MUSEUM_LADY, [3.3, -1.16, -60], 'wait', 'calm', [2, 0, -4]],
  [UNCLE_JANG, [4.0, -1.44, -60], 'wait', 'smile', [0, -14, 4]],
];
/** Neighbours in line: the first takes a persimmon with both hands, the next ones have theirs, the line goes on up the road. */
function waiting(m: Model, gift: V3): ReturnType<typeof character>[] {
  return LINE.map(([person, [x, z, turn], does, expression, head]) => {
    const at = place([x, 0, z], [0, turn, 0]);
    const stance: Stance = does === 'take' ? { lean: [10, 0, 0], bend: 8, head } : { lean: [0, 4, -2], bend: 3, head };
    const who = { at, build: person.build, stance } as const;
    const take = vec(gift).add(vec(0.12, -0.05, 0.02));
    const palm = (side: 'left' | 'right') =>
      cup({
        ...who,
        side,
        point: take.clone().add(vec(side === 'left' ? 0.02 : 0, 0, side === 'left' ? 0.05 : -0.05)),
        r: 0.07,
        from: 'below',
        elbow: [0.5, -1, 0],
      });
    // before the chest, on our side
    const spine = spineOf(BUILDS[person.build], stance);
    const own = onBody(BUILDS[person.build], spine, 0.5, 0.62, 0.17).applyMatrix4(at);
    const has = does === 'hold' || does === 'chew';
    if (has) persimmon(m, place([own.x, own.y - 0.04, own.z]), 0.052, does === 'chew' ? 'bitten' : 'whole');
    return character(person, {
      at,
      expression,
      gaze: does === 'take' ? [0, -0.5] : [0, 0],
      pose: pose('stand', {
        ...stance,
        ...(does === 'take' ? { left: palm('left'), right: palm('right') } : {}),
        ...(has
          ? { left: cup({ ...who, side: 'left', point: own, r: 0.052, from: 'below', elbow: [0.6, -1, 0] }) }
          : {}),
      }),
    });
  });
}
/** He is not part of the memory: stronger colour, which the sepia takes back. */
const TODAY = dressed(DOYUN_FREE, {
  top: '#f5a400',
  sleeve: '#f5a400',
  cuff: '#d88400',
  shells: [
    { cloth: '#fcae08', from: -0.16, to: 0.97, grow: [0.022, 0.01] },
    { cloth: '#e89400', from: -0.02, to: 0.36, grow: [0.03, 0.026], front: 40 },
  ],
  legs: '#1a3a90',
});
/** The boy of today sits before somebody else's memory and presses 1,044 times. */
function counter(m: Model, at: THREE.Matrix4): ReturnType<typeof character> {
  const stance: Stance = { hips: 0.62, lean: [4, 0, 0], bend: 8, head: [8, 24, -5] };
  const size = 1.9;
  const held = at.clone().multiply(place([0.1, 0.6, 0.28], [-14, 66, -4]));
  crate(m, at);
  const his = { at, build: 'child8', stance } as const;
  const on = (p: V3) => vec(p).multiplyScalar(size).applyMatrix4(held);
  strungClicky(m, his, held, { digits: '1044', size, face: 1.25, pressed: true });
  return character(TODAY, {
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
      right: cup({
        ...his,
        side: 'right',
        point: on([-0.003, -0.003, -0.006]),
        r: 0.034 * size,
        from: 'below',
        elbow: [0.6, -1, 0.2],
      }),
    }),
  });
}
/** An upturned persimmon crate. */
function crate(m: Model, at: THREE.Matrix4): void {
  m.inside(at.clone().multiply(place([0, 0, -0.04])), () => {
    for (const z of [-0.13, 0.13])
      m.put(roundedBox(0.4, 0.26, 0.03, 0.006), { tint: wash('#a8794a', 5) }, place([0, 0.13, z]));
    for (const x of [-0.19, 0.19])
      for (const y of [0.05, 0.15])
        m.put(roundedBox(0.03, 0.08, 0.26, 0.006), { tint: wash('#b98a58', 5) }, place([x, y, 0]));
    for (let i = 0; i < 3; i++)
      m.put(roundedBox(0.42, 0.02, 0.09, 0.006), { tint: wash('#c29562', 6) }, place([0, 0.27, -0.1 + i * 0.1]));
  });
}
