/** PC-4.2. April 2012, as Halmeoni tells it: a list of names that will not end, and persimmons for whoever waits. */
import * as THREE from 'three';
import { ANCESTOR, bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { cup, writeWith } from '../../cast/holds.ts';
import {
  FATHER_BAEK,
  GRANDMA_MIN,
  GRANDPA_KWON,
  MISS_OH,
  NEIGHBOR,
  PAINTER_YUN,
  UNCLE_JANG,
} from '../../cast/people/alley-neighbours.ts';
import { DOYUN_FREE, HALMEONI_2012 } from '../../cast/people/korea-travel.ts';
import { dressed, type Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { headFrame, type Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
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

const FROM: V3 = [-0.15, 1.5, 3.45];
const TO: V3 = [0.08, 0.8, -0.6];
const [TX, TOP, TZ] = TABLE_2012;
const SCROLL: V3 = [TX - 0.2, TOP + 0.006, TZ + 0.37];

export function manyNames(): Shot {
  const scene = new THREE.Scene();
  cultureRoad(scene, { when: '2012', skip: ['trees', 'pole', 'pine', 'sign'] });
  const m = new Model();
  nameScroll(m, place(SCROLL), { wide: 0.5, top: 0.68, fall: TOP - 0.006, ground: 0.78, blank: 0.2 });

  const at = place([SCROLL[0] - 0.06, 0, -1.0], [0, 20, 0], 1.08);
  const stance: Stance = { lean: [16, 0, 4], bend: 14, head: [16, 8, 10] };
  const her = { at, build: 'grandmother', stance } as const;
  const tip: V3 = [SCROLL[0] - 0.1, TOP + 0.014, SCROLL[2] - 0.56];
  const writing = writeWith({ ...her, side: 'right', tip });
  pencil(m, writing.pencil, '#3f6fb4', 0.2, 0.011);
  const gift: V3 = vec(0.5, 0.98, 0.3).applyMatrix4(at).toArray() as V3;
  persimmon(m, place([gift[0], gift[1] - 0.045, gift[2]]), 0.062);
  const halmeoni = character(HALMEONI_2012, {
    at,
    expression: 'concentrating',
    gaze: [0, -0.8],
    pose: pose('stand', {
      ...stance,
      right: writing.arm,
      left: cup({ ...her, side: 'left', point: gift, r: 0.062, from: 'below' }),
    }),
  });

  const queue = waiting(m);
  const boyAt = place([0.72, 0, 0.72], [0, -38, 0], 1.06);
  const boy = counter(m, boyAt);
  const cat = bami({
    at: place([TX + 0.3, TOP + 0.034, TZ + 0.14], [0, 24, 0], 0.86),
    pose: 'loaf',
    head: [4, -10, 6],
    lid: 0.45,
    coat: ANCESTOR,
  });
  nameSheets(m, place([TX + 0.3, TOP + 0.012, TZ + 0.12], [-90, -8, 0]), { size: 1.15 });
  const actors = [halmeoni, ...queue, boy];
  scene.add(...actors.map((a) => a.model), cat.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 42),
    focus: distance(FROM, SCROLL),
    aperture: 0.006,
    light: sepiaLight({ saturation: 0.34, warmth: [1.16, 1, 0.74] }),
    center: [0.4, 0.8, -0.4],
    radius: 4.6,
    heads: [
      halmeoni.head,
      boy.head,
      ...queue.slice(0, 3).map((a) => a.head),
      { name: 'names', at: vec(SCROLL[0], 0.4, SCROLL[2] + 0.05), radius: 0.34 },
      { name: 'Find', at: cat.head.at, radius: 0.2 },
    ],
    focal: [SCROLL[0], 0.45, SCROLL[2] + 0.05],
  };
}

/** Neighbours in line: some reach, some already chew, the line goes up the lane. */
function waiting(m: Model): ReturnType<typeof character>[] {
  const first = place([0.4, 0, -0.82], [0, -66, 0]);
  const lean: Stance = { lean: [8, 6, 0], bend: 6, head: [8, -4, -4] };
  const list: [Person, THREE.Matrix4, 'reach' | 'eat' | 'wait', V3][] = [
    [NEIGHBOR, first, 'reach', [0, 0, 0]],
    [GRANDPA_KWON, place([1.12, 0, -0.98], [0, -50, 0]), 'eat', [4, 10, 5]],
    [GRANDMA_MIN, place([1.62, 0, -0.7], [0, -62, 0]), 'eat', [2, -6, -6]],
    [FATHER_BAEK, place([2.0, 0, -1.35], [0, -40, 0]), 'wait', [-4, -10, 4]],
    [MISS_OH, place([2.5, 0, -2.3], [0, -20, 0]), 'eat', [4, 8, 0]],
    [UNCLE_JANG, place([2.95, 0.22, -3.5], [0, -30, 0]), 'wait', [-4, 14, 0]],
    [PAINTER_YUN, place([2.55, 0.5, -4.7], [0, 10, 0]), 'wait', [0, -12, 4]],
  ];
  return list.map(([person, at, does, head]) => {
    const stance: Stance = does === 'reach' ? lean : { lean: [0, 4, -2], bend: 3, head };
    const hand = { at, build: person.build, stance, side: 'right', elbow: [0.5, -1, 0] as V3 } as const;
    const mouth = vec(-0.1, -0.5, 1.3).applyMatrix4(headFrame(at, person.build, stance));
    if (does === 'eat') persimmon(m, place([mouth.x, mouth.y - 0.04, mouth.z]), 0.055, 'bitten');
    return character(person, {
      at,
      expression: does === 'reach' ? 'joy' : does === 'eat' ? 'cheeksFull' : 'smile',
      pose: pose('stand', {
        ...stance,
        ...(does === 'eat' ? { right: cup({ ...hand, point: mouth, r: 0.055, from: 'side' }) } : {}),
        ...(does === 'reach'
          ? {
              right: {
                hand: [-0.1, -0.12, 0.86],
                elbow: [0.6, -1, 0],
                palm: [0, 1, 0.2],
                fingers: [-0.2, 0.2, 1],
                grip: 'relaxed',
              },
            }
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
/** The boy of today sits by in somebody else's memory and presses 1,044 times. */
function counter(m: Model, at: THREE.Matrix4): ReturnType<typeof character> {
  const stance: Stance = { hips: 0.62, lean: [4, 0, 0], bend: 10, head: [17, 8, -6] };
  const held = at.clone().multiply(place([0.02, 0.52, 0.29], [-38, 0, 0]));
  crate(m, at);
  strungClicky(m, { at, build: 'child8', stance }, held, { digits: '1044', size: 1.6, pressed: true });
  const side = (s: 'left' | 'right') =>
    cup({
      at,
      build: 'child8',
      stance,
      side: s,
      point: vec(0, -0.01, -0.012).applyMatrix4(held),
      r: 0.05,
      from: 'side',
      elbow: [0.7, -1, -0.2],
    });
  return character(TODAY, {
    at,
    expression: 'concentrating',
    gaze: [0, -0.8],
    pose: pose('sitChair', { ...stance, left: side('left'), right: side('right') }),
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
