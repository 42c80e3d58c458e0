/** PC-4.2. April 2012, as Halmeoni tells it: a list of names that will not end, and persimmons for whoever waits. */
import * as THREE from 'three';
import { ANCESTOR, bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { cup, writeWith } from '../../cast/holds.ts';
import { FATHER_BAEK, GRANDMA_MIN, GRANDPA_KWON, NEIGHBOR } from '../../cast/people/alley-neighbours.ts';
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

const FROM: V3 = [-0.4, 1.44, 2.0];
const TO: V3 = [-0.4, 0.92, -0.8];
const [TX, TOP, TZ] = TABLE_2012;
const SCROLL: V3 = [TX + 0.04, TOP + 0.006, TZ + 0.37];

export function manyNames(): Shot {
  const scene = new THREE.Scene();
  cultureRoad(scene, { when: '2012', skip: ['trees', 'pole', 'pine', 'sign'] });
  const m = new Model();
  nameScroll(m, place(SCROLL), { wide: 0.44, top: 0.66, fall: TOP - 0.006, ground: 0.78, blank: 0.2 });

  const at = place([SCROLL[0] - 0.04, 0, -0.98], [0, 14, 0], 1.08);
  const stance: Stance = { lean: [18, 0, 6], bend: 14, head: [13, -8, 9] };
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
  const boyAt = place([-1.94, 0.02, -1.5], [0, 72, 0]);
  const boy = counter(m, boyAt);
  const cat = bami({
    at: place([TX + 0.46, TOP + 0.034, TZ + 0.2], [0, -28, 0], 0.8),
    pose: 'loaf',
    head: [4, -10, 6],
    lid: 0.45,
    coat: ANCESTOR,
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
      saturation: 0.48,
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

/** Neighbours in line: the first takes a persimmon, the next ones chew, the line goes up the lane. */
function waiting(m: Model, gift: V3): ReturnType<typeof character>[] {
  const list: [Person, THREE.Matrix4, 'reach' | 'eat' | 'wait', V3][] = [
    [NEIGHBOR, place([0.34, 0, -1.02], [0, -64, 0]), 'reach', [6, -4, -4]],
    [GRANDPA_KWON, place([0.81, 0, -1.46], [0, -62, 0]), 'eat', [2, 16, 4]],
    [GRANDMA_MIN, place([1.22, 0, -1.44], [0, -62, 0]), 'eat', [2, 6, -6]],
    [FATHER_BAEK, place([1.44, 0, -2.0], [0, -44, 0]), 'wait', [-2, -10, 4]],
  ];
  return list.map(([person, at, does, head]) => {
    const reaching = does === 'reach';
    const stance: Stance = reaching ? { lean: [8, 6, 0], bend: 6, head } : { lean: [0, 4, -2], bend: 3, head };
    // the arm on our side: seen from shoulder to fingers
    const hand = { at, build: person.build, stance, side: 'left', elbow: [0.5, -1, 0.1] as V3 } as const;
    const bite = vec(0.1, -0.72, 1.34).applyMatrix4(headFrame(at, person.build, stance));
    if (does === 'eat') persimmon(m, place([bite.x, bite.y - 0.04, bite.z]), 0.055, 'bitten');
    const open = vec(gift).add(vec(0.19, -0.03, 0.02));
    return character(person, {
      at,
      expression: reaching ? 'joy' : does === 'eat' ? 'cheeksFull' : 'smile',
      gaze: reaching ? [0, -0.4] : [0, 0],
      pose: pose('stand', {
        ...stance,
        // one arm has work, the other is out of the way
        right: {
          hand: [0.02, -0.72, -0.34],
          elbow: [0.8, 0, -1],
          palm: [0, 0, -1],
          fingers: [-1, -0.3, 0],
          grip: 'relaxed',
        },
        ...(does === 'eat' ? { left: cup({ ...hand, point: bite, r: 0.055, from: 'below' }) } : {}),
        ...(reaching ? { left: cup({ ...hand, point: open, r: 0.06, from: 'below' }) } : {}),
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
  const stance: Stance = { hips: 0.62, lean: [4, 0, 0], bend: 10, head: [14, 4, -4] };
  const held = at.clone().multiply(place([0.02, 0.68, 0.28], [-20, 0, 0]));
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
