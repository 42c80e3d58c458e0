/** CC-7.1. Pop: the tree goes, the street goes, the phone goes. One candle for everybody, and a pear. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { DAD } from '../../cast/people/dad.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import { MAX_HOODED } from '../../cast/people/max.ts';
import { MOM } from '../../cast/people/mom.ts';
import { dressed } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe, tube } from '../../model/tube.ts';
import { candleStick } from '../../props/christmas-things.ts';
import { bellLivingRoom, CANDLE, livingLight, TREE } from '../../sets/bell-living-room.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.1, 1.22, 3.5];
const TO: V3 = [-0.1, 0.84, -0.7];
/** the candle is drawn half as large again: it is the only lamp */
const TALL = 1.6;
const FLAME: V3 = [CANDLE[0], CANDLE[1] + 0.18 * TALL, CANDLE[2]];

/** Half-peeled pear, .13 high, and the little knife that goes round it. */
function pear(m: Model, at: V3): void {
  m.inside(place(at, [0, 0, -12]), () => {
    const side: [number, number][] = [
      [-0.055, 0.004],
      [-0.05, 0.03],
      [-0.02, 0.052],
      [0.02, 0.05],
      [0.05, 0.03],
      [0.072, 0.014],
      [0.076, 0.002],
    ];
    m.put(lathe(side, { around: 24, steps: 3 }), { color: '#f7ecc4' });
    m.put(
      tube(
        [
          [0, 0.07, 0],
          [0.012, 0.1, 0],
        ],
        [0.005, 0.004],
        { around: 6, rings: 3 },
      ),
      { color: '#7a5a3c' },
    );
  });
}
/** The peel in one piece; hanging from `top` it has become the outline of a bell, .27 high, clapper and all. */
function bellPeel(m: Model, top: V3): void {
  const half: [number, number][] = [
    [0.02, -0.012],
    [0.062, -0.04],
    [0.078, -0.11],
    [0.094, -0.17],
    [0.142, -0.225],
  ];
  const at = ([x, y]: [number, number], z = 0): V3 => [top[0] + x, top[1] + y, top[2] + z];
  const path: V3[] = [
    at([0.0, 0.07], -0.03),
    ...half.map((p) => at(p)),
    at([0.02, -0.232], 0.012),
    at([-0.142, -0.225], 0.012),
    ...half
      .slice(0, -1)
      .reverse()
      .map(([x, y]) => at([-x, y], 0.012)),
  ];
  m.put(tube(path, [0.011], { around: 8, rings: 150 }), { color: '#f4d03e', line: 0.9 });
  const tail: V3[] = [at([-0.02, -0.012], 0.012), at([0, -0.12], 0.014), at([0.004, -0.25], 0.014)];
  m.put(tube(tail, [0.008], { around: 7, rings: 30 }), { color: '#e6b93a', line: 0.7 });
  m.put(ball(0.02, 12), { color: '#e6b93a' }, place(at([0.004, -0.262], 0.014)));
}
/** Telephone receiver from the ear to the mouth. */
function receiver(m: Model, ear: V3, mouth: V3, cord: V3[]): void {
  const [a, b] = [vec(ear), vec(mouth)];
  const mid = a.clone().lerp(b, 0.5);
  m.put(tube([a, mid, b], [0.024, 0.02, 0.024], { around: 10, rings: 10 }), { color: '#6fb8a0' });
  for (const p of [a, b]) m.put(ball([0.04, 0.04, 0.04], 14), { color: '#6fb8a0' }, place(p));
  m.put(tube([mouth, ...cord], [0.008], { around: 6, rings: 40 }), { color: '#35665a', line: 0.6 });
}

/** The lights on the left of the tree have a second more to live: big warm beads before the needles. */
function burningHalf(m: Model): void {
  for (let i = 0; i < 40; i++) {
    const y = 0.05 + 0.85 * (i / 40);
    const a = -0.15 - (i % 5) * 0.36;
    const r = 0.36 * 2.2 * (1 - y) ** 0.85 * 1.04;
    m.put(
      ball([0.026, 0.034, 0.026], 10),
      {
        color: color(['#ffe08a', '#ffb070', '#fff0c0'][i % 3] ?? '#ffe08a').multiplyScalar(1.4),
        glow: true,
        line: 0.2,
      },
      place([TREE[0] + Math.sin(a) * r, 0.25 + y * 1.92 - r * 0.14, TREE[2] + Math.cos(a) * r]),
    );
  }
}

export function lightsGoOut(): Shot {
  const scene = new THREE.Scene();
  bellLivingRoom(scene, { power: 'half', tree: 1, without: ['right'] });
  const m = new Model();
  candleStick(m, place(CANDLE, [0, 0, 0], TALL));
  burningHalf(m);
  // Halmeoni on a cushion at the left end of the table
  const seat: V3 = [-0.98, 0, -0.1];
  m.put(
    roundedBox(0.62, 0.14, 0.56, 0.06, { fine: true }),
    { color: '#d8604e' },
    place([seat[0] - 0.02, 0.07, seat[2] - 0.04], [0, 20, 0]),
  );
  const hAt = place([seat[0], 0.08, seat[2]], [0, 48, 0]);
  const inH = (p: V3): V3 => vec(p).applyMatrix4(hAt).toArray() as V3;
  const fruit = inH([0.0, 0.5, 0.4]);
  pear(m, fruit);
  const blade = inH([-0.09, 0.51, 0.44]);
  m.put(
    roundedBox(0.09, 0.018, 0.004, 0.002),
    { color: '#dfe3ea', line: 0.7 },
    place([blade[0] + 0.01, blade[1], blade[2]], [0, 30, 8]),
  );
  bellPeel(m, [fruit[0] + 0.03, fruit[1] - 0.06, fruit[2] + 0.05]);
  const halmeoni = character(HALMEONI, {
    at: hAt,
    expression: 'calm',
    gaze: [0, -0.7],
    pose: pose('sitFloor', {
      head: [16, 12, 5],
      bend: 12,
      left: grasp({
        at: hAt,
        build: 'grandmother',
        side: 'left',
        point: fruit,
        touch: 'palm',
        r: 0.045,
        fingers: [-0.4, 0.3, 0.8],
        palm: [-0.7, 0.4, -0.2],
        elbow: [1, -0.7, 0],
        grip: 'holdThick',
      }),
      right: grasp({
        at: hAt,
        build: 'grandmother',
        side: 'right',
        point: inH([-0.13, 0.51, 0.41]),
        touch: 'palm',
        r: 0.01,
        fingers: [-0.3, 0.1, 0.9],
        palm: [-0.8, -0.3, 0],
        elbow: [1, -0.7, 0],
        grip: 'fist',
      }),
    }),
  });
  // Mom has just lit the candle: the match is still in her hand
  const mAt = place([-0.24, 0, -1.0], [0, 8, 0]);
  const tip: V3 = [FLAME[0] + 0.05, FLAME[1] + 0.12, FLAME[2] - 0.05];
  const held: V3 = [tip[0] + 0.05, tip[1] + 0.09, tip[2] - 0.05];
  m.put(tube([tip, held], [0.006], { around: 6, rings: 2 }), { color: '#d8b078', line: 0.6 });
  const mom = character(dressed(MOM, { sleeveLength: 0.92 }), {
    at: mAt,
    expression: 'calm',
    gaze: [0.2, -0.7],
    pose: pose('stand', {
      lean: [24, 6, -2],
      bend: 26,
      head: [22, 12, 6],
      left: grasp({
        at: mAt,
        build: 'woman',
        side: 'left',
        point: held,
        touch: 'pinch',
        fingers: [-0.2, -0.5, 0.8],
        palm: [-0.5, -0.6, 0],
        elbow: [1, 0, -0.2],
        grip: 'pinch',
      }),
      right: {
        hand: [0.0, -0.8, 0.5],
        elbow: [0.8, 0, -0.6],
        palm: [-0.2, -1, 0],
        fingers: [-0.2, -0.3, 0.9],
        grip: 'flat',
      },
    }),
  });
  const dAt = place([0.6, 0, -1.4], [0, -18, 0]);
  const inD = (p: V3): V3 => vec(p).applyMatrix4(dAt).toArray() as V3;
  const ear = inD([0.215, 1.67, 0.04]);
  receiver(m, ear, inD([0.17, 1.53, 0.2]), [inD([0.26, 1.2, 0.24]), [0.98, 0.86, -1.8], [1.05, 0.6, -2.02]]);
  const dad = character(DAD, {
    at: dAt,
    expression: 'worry',
    gaze: [-0.3, -0.2],
    pose: pose('stand', {
      lean: [2, -4, 3],
      head: [4, -10, 10],
      left: grasp({
        at: dAt,
        build: 'tallMan',
        side: 'left',
        point: inD([0.2, 1.6, 0.12]),
        touch: 'palm',
        r: 0.02,
        fingers: [-0.5, 0.5, 0.6],
        palm: [-0.9, 0, -0.2],
        elbow: [1, -0.8, 0],
        grip: 'fist',
      }),
      right: {
        hand: [0.16, -0.62, 0.08],
        elbow: [1, 0, -0.5],
        palm: [-1, 0, 0],
        fingers: [-0.6, -0.6, 0.5],
        grip: 'fist',
      },
    }),
  });
  const cAt = place([0.84, 0, -0.2], [0, -62, 0], 1.04);
  const onTable = (side: 'left' | 'right', p: V3) =>
    grasp({
      at: cAt,
      build: 'child8',
      side,
      point: p,
      touch: 'palm',
      r: 0.02,
      fingers: [-0.15, 1, 0.1],
      palm: [-0.3, 0.2, -1],
      elbow: [0.9, -1, 0.3],
      grip: 'fist',
    });
  const charlotte = character(CHARLOTTE, {
    at: cAt,
    expression: 'thinking',
    gaze: [0.2, -0.3],
    pose: pose('kneel', {
      hips: 0.4,
      lean: [14, 0, 3],
      bend: 12,
      head: [-2, 8, -8],
      left: onTable('left', [0.55, 0.62, 0.0]),
      right: onTable('right', [0.5, 0.62, -0.18]),
    }),
  });
  const max = character(MAX_HOODED, {
    at: place([1.06, 0, 0.42], [0, -52, 0], 1.04),
    expression: 'worry',
    gaze: [0.1, 0.3],
    pose: pose('sitFloor', {
      head: [-6, 10, 6],
      left: {
        hand: [-0.35, -0.5, 0.6],
        elbow: [0.9, -0.5, 0],
        palm: [-0.2, 0, -1],
        fingers: [-1, 0.1, 0.2],
        grip: 'fist',
      },
      right: {
        hand: [-0.35, -0.42, 0.62],
        elbow: [0.9, -0.5, 0],
        palm: [-0.2, 0, -1],
        fingers: [-1, 0.1, 0.2],
        grip: 'fist',
      },
    }),
  });
  const people = [halmeoni, mom, dad, charlotte, max];
  scene.add(...people.map((a) => a.model), m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, FLAME),
    aperture: 0.008,
    light: livingLight('half', {
      sun: { dir: [0.75, 0.5, 0.35], color: '#6f84ff', power: 0.8, cone: 0.2 },
      sky: 0.28,
      points: [
        { at: [FLAME[0], FLAME[1] + 0.06, FLAME[2]], color: '#ffb45c', power: 2.4, radius: 0.05 },
        { at: [FLAME[0] - 0.1, 0.85, FLAME[2] + 0.75], color: '#ffb868', power: 2.1, radius: 0.2 },
        // the half of the tree that still burns
        { at: [-2.3, 1.7, -0.7], color: '#ffd890', power: 13, radius: 0.3 },
        // the half that is dark already is blue with the snow outside
        { at: [2.7, 1.7, 0.9], color: '#4c62ff', power: 16, radius: 0.4 },
      ],
    }),
    center: [0, 0.8, -0.5],
    radius: 4,
    heads: [...people.map((a) => a.head)],
    focal: FLAME,
  };
}
