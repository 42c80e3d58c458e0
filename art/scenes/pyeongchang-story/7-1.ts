/** PC-7.1. Where words were washed: a boy's cold hands, scholars thin as tracing paper, and ink that swims away as minnows. */
import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { fade, faded } from '../../cast/faded.ts';
import { grasp } from '../../cast/grasp.ts';
import { holdCard, pointAt } from '../../cast/holds.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import { SCHOLAR, SCHOLAR_YOUNG } from '../../cast/people/joseon.ts';
import type { Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { color, mix, random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';
import { mist } from '../../model/veil.ts';
import { minnow, washedPage } from '../../props/washed-pages.ts';
import { foldedMap } from '../../props/yeongsu-map.ts';
import { flatRock, STREAM, segeomjeong, streamGround, streamLight } from '../../sets/segeomjeong.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [2.2, 1.16, 3.2];
const TO: V3 = [1.76, 0.44, -1];
const FISH: V3 = [1.62, STREAM, 0.25];
const PALE = '#c6dcf4';

const ON_WATER = STREAM + 0.012;
/** From the page's edge past his head to his hands: threads of ink over its own thin cloud. */
function inkCurl(m: Model): void {
  const way = new THREE.CatmullRomCurve3(
    (
      [
        [2.42, -0.66],
        [2.3, -0.42],
        [2.27, -0.1],
        [2.14, 0.0],
        [1.98, -0.2],
        [1.8, -0.08],
        [1.84, 0.2],
        [1.66, 0.4],
      ] as const
    ).map(([x, z]) => vec(x, ON_WATER, z)),
  );
  const rnd = random(4);
  for (let i = 0; i < 16; i++) {
    const t = 0.8 * (i / 16) ** 1.2;
    const p = way.getPoint(t);
    const r = mix(0.15, 0.05, t) * mix(0.8, 1.2, rnd());
    m.put(
      ball([1, 1, 1], 16),
      { color: color('#56687c').lerp(color('#86aab2'), Math.min(1, t * 1.4 + 0.2 * rnd())), line: 0 },
      place(
        [p.x + (rnd() - 0.5) * 0.1, ON_WATER - 0.006, p.z + (rnd() - 0.5) * 0.1],
        [0, rnd() * 180, 0],
        [r * 1.3, 0.006, r],
      ),
    );
  }
  for (let k = 0; k < 11; k++) {
    const from = 0.09 * rnd();
    const end = mix(0.4, 1, ((k * 7) % 11) / 10);
    const [wild, turn] = [mix(0.5, 1.5, rnd()), mix(9, 19, rnd())];
    const path = Array.from({ length: 36 }, (_, j): V3 => {
      const t = mix(from, end, j / 35);
      const p = way.getPoint(t);
      const side = way.getTangent(t);
      const off = (k - 5) * mix(0.03, 0.016, t) + wild * mix(0.02, 0.055, t) * Math.sin(t * turn + k * 2.3);
      // the end rolls up like a fern
      const roll = Math.max(0, (j - 26) / 9);
      return [
        p.x + side.z * off + 0.05 * roll * Math.sin(roll * 4 + k),
        ON_WATER + 0.004,
        p.z - side.x * off + 0.05 * roll * Math.cos(roll * 4 + k),
      ];
    });
    m.put(
      tube(path, [mix(0.006, 0.013, rnd()), 0.0085, 0.006, 0.0015], { around: 6, rings: 60 }),
      { color: ['#232230', '#34344a', '#2a2838', '#4a4c66'][k % 4] ?? '#232230', line: 0.2 },
      place([0, 0, 0]),
    );
  }
}
/** A pale ring on the water, where a hand or a toe goes in. */
function ripple(m: Model, x: number, z: number, r: number): void {
  const path = Array.from({ length: 33 }, (_, i): V3 => {
    const a = (i / 32) * Math.PI * 2;
    return [x + r * Math.cos(a), ON_WATER, z + 0.8 * r * Math.sin(a)];
  });
  m.put(tube(path, [0.006], { around: 5, rings: 48 }), { color: '#f2fbfa', line: 0.2 });
}

/** Thin as drawings, but with people's faces and black horsehair hats. */
const ghostly = (p: Person): Person => {
  const thin = faded(p, PALE, 0.5);
  return { ...thin, face: { ...p.face, skin: '#ece2e0', blushAmount: 0.5 } };
};

export function wordsWashed(): Shot {
  const scene = new THREE.Scene();
  segeomjeong(scene);
  const m = new Model();
  const boy = place([1.02, -0.22, 0.64], [0, 78, 0]);
  const over: Stance = { hips: 0.42, lean: [54, 0, 3], bend: 22, head: [16, -52, -10] };
  const wash = (side: 'left' | 'right', x: number, z: number) =>
    grasp({
      at: boy,
      build: 'child8',
      side,
      point: [x, STREAM + 0.01, z],
      touch: 'palm',
      fingers: [-0.3, -0.5, 1],
      palm: [-0.6, -0.5, 0.2],
      grip: 'relaxed',
    });
  const doyun = character(DOYUN, {
    at: boy,
    expression: 'surprise',
    gaze: [0, -0.7],
    pose: pose('kneel', { ...over, left: wash('left', 1.315, 0.54), right: wash('right', 1.335, 0.7) }),
  });
  // the map in his belt, on the side the wind will come from
  foldedMap(m, boy.clone().multiply(place([-0.13, 0.36, -0.06], [-30, -100, 24])), 0.44);

  const gran = place([0.42, streamGround(0.42, 0.02) - 0.01, 0.02], [0, 66, 0]);
  const telling: Stance = { lean: [12, 4, -2], bend: 8, head: [10, -18, -5] };
  const halmeoni = character(HALMEONI, {
    at: gran,
    expression: 'grin',
    gaze: [0.2, -0.3],
    pose: pose('stand', {
      ...telling,
      left: pointAt({
        at: gran,
        build: 'grandmother',
        stance: telling,
        side: 'left',
        target: [2.2, 0.2, -1],
        touch: false,
        stretch: 0.8,
      }),
      right: {
        hand: [0.14, -0.6, -0.12],
        elbow: [1, 0, -0.7],
        palm: [0, 0, -1],
        fingers: [-0.8, -0.4, -0.3],
        grip: 'relaxed',
      },
    }),
  });

  // long ago, in the same water
  flatRock(m, place([3.02, -0.26, -1.36], [2, 40, 0]), [0.5, 0.42], 0.5, 5);
  flatRock(m, place([4.0, -0.16, -2.3], [0, -10, 2]), [0.7, 0.6], 0.5, 9);
  const old = place([2.86, -0.26, -1.16], [0, -44, 0]);
  const rinsing: Stance = { hips: 0.36, lean: [50, 0, 0], bend: 26, head: [16, 14, 4] };
  const page = place([2.5, STREAM - 0.005, -0.8], [0, 46, 0]);
  washedPage(m, page, 0.3, 1.7);
  const onPage = (x: number, z: number) => vec(x, 0.02, z).applyMatrix4(page);
  const up = vec(0, 1, 0);
  const hold = { at: old, build: 'thinOldMan', stance: rinsing, face: up } as const;
  const scholar = character(ghostly(SCHOLAR), {
    at: old,
    expression: 'calm',
    gaze: [0, -0.7],
    pose: pose('kneel', {
      ...rinsing,
      left: holdCard({
        ...hold,
        side: 'left',
        edge: onPage(0.24, 0.2),
        inward: vec(0, 0, -1).transformDirection(page),
      }),
      right: holdCard({
        ...hold,
        side: 'right',
        edge: onPage(0.24, -0.2),
        inward: vec(0, 0, 1).transformDirection(page),
      }),
    }),
  });
  const friendAt = place([3.95, -0.14, -2.2], [0, -30, 0]);
  const sheet = friendAt.clone().multiply(place([0, 1.02, 0.42], [-16, 0, 0]));
  const friendStance: Stance = { lean: [4, 0, 2], bend: 6, head: [14, -6, 4] };
  washedPage(m, sheet.clone().multiply(place([0, 0, 0], [90, 0, 0])), 0.5, 1.5);
  const edge = (x: number) => vec(x, -0.02, 0).applyMatrix4(sheet);
  const held = (side: 'left' | 'right', k: number) =>
    holdCard({
      at: friendAt,
      build: 'woman',
      stance: friendStance,
      side,
      edge: edge(k * 0.25),
      inward: vec(-k, 0, 0).transformDirection(sheet),
      face: vec(0, 0, -1).transformDirection(sheet),
    });
  const friend = character(ghostly(SCHOLAR_YOUNG), {
    at: friendAt,
    expression: 'smile',
    gaze: [0, -0.4],
    pose: pose('stand', { ...friendStance, left: held('left', 1), right: held('right', -1) }),
  });

  // ink leaves the page in one long curl, and has fins by the time it comes to his fingers
  inkCurl(m);
  for (const [i, [x, z, yaw]] of (
    [
      [1.72, 0.22, 200],
      [1.56, 0.38, 160],
      [1.82, 0.46, 215],
      [1.62, 0.6, 190],
      [1.5, 0.84, 80],
      [1.78, 0.76, 20],
      [1.66, 0.98, -40],
    ] as const
  ).entries())
    minnow(m, place([x, STREAM + 0.012, z], [0, yaw, 0], 1.5 + 0.2 * (i % 3)));
  for (const [x, z, r] of [
    [1.37, 0.62, 0.15],
    [1.4, 0.62, 0.22],
    [2.42, 0.56, 0.06],
    [2.42, 0.56, 0.1],
  ] as const)
    ripple(m, x, z, r);

  flatRock(m, place([2.93, -0.25, 0.66], [0, 10, 0]), [0.36, 0.32], 0.4, 12);
  const cat = bami({
    at: place([2.78, -0.245, 0.62], [0, -74, 0]),
    pose: 'reach',
    paw: [-0.05, -0.06, 0.35],
    head: [4, 20, 8],
    gaze: [0, -0.5],
  });
  const people = [doyun, halmeoni];
  for (const ghost of [scholar, friend]) fade(ghost.model, PALE, 0.2);
  scene.add(...people.map((p) => p.model), scholar.model, friend.model, cat.model, m.bake());
  scene.add(
    mist(
      [
        [2.75, 0.05, -1.1, 1.7, 0.7],
        [4, 0.1, -1.9, 1.7, 0.9],
      ],
      FROM,
      '#eef5f6',
      0.75,
    ),
  );
  return {
    scene,
    camera: camera(FROM, TO, 49),
    focus: distance(FROM, FISH),
    aperture: 0.006,
    light: streamLight(),
    center: [1.2, 0.5, -0.6],
    radius: 7,
    heads: [
      ...people.map((p) => p.head),
      scholar.head,
      { name: 'Find', at: cat.head.at, radius: 0.24 },
      { name: 'Find', at: vec(FISH), radius: 0.4 },
    ],
    focal: FISH,
  };
}
