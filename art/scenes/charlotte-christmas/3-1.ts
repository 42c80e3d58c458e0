/** CC-3.1. Rehearsal at noon: Mr. Finch leaves the ground, the town holds its ears, and the bell goes fump. */
import * as THREE from 'three';
import { type Actor, character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import {
  DAD_WINTER,
  FINCH_WINTER,
  GUESTS_WINTER,
  MAX_WINTER,
  MAYOR_WINTER,
  MOM_WINTER,
  THEO_WINTER,
} from '../../cast/people/winter-coats.ts';
import { type Person, without } from '../../cast/person.ts';
import { type ArmPose, pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { DEG, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { tube } from '../../model/tube.ts';
import { trombone } from '../../props/sound-things.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ROPE_TOP, townSquare } from '../../sets/town-square.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.3, 1.5, -2.4];
/** A spot on the snow: degrees to the right of straight west, metres from the reader. */
const spot = (deg: number, d: number): V3 => [FROM[0] - d * Math.cos(deg * DEG), 0, FROM[2] - d * Math.sin(deg * DEG)];
const AIM = spot(13, 4);
const TO: V3 = [AIM[0], 1.62, AIM[2]];

/** he has been robbed as well */
const SNOWMAN = spot(-1.6, 4.9);

/** A hand on the ear, or (`off` 1) just taken away from it. */
const onEar = (off: number): ArmPose => ({
  hand: [0.3 + off * 0.34, 0.4 - off * 0.1, 0.1 + off * 0.16],
  elbow: [1, -0.5, 0.3],
  palm: [-1, 0, off * 0.3],
  fingers: [-0.12 + off * 0.3, 1, -0.25],
  grip: off ? 'open' : 'flat',
});
interface Listener {
  who: Person;
  at: V3;
  yaw: number;
  head: V3;
  face: ExpressionName;
  /** how far the left and the right hand have left the ears */
  hands: [number, number];
  gaze?: [number, number];
  size?: number;
}
const listener = (l: Listener): Actor =>
  character(l.who, {
    at: place(l.at, [0, l.yaw, 0], l.size ?? 1),
    expression: l.face,
    ...(l.gaze ? { gaze: l.gaze } : {}),
    pose: pose('stand', {
      lean: [-4, 4, (l.yaw % 7) - 3],
      head: l.head,
      left: onEar(l.hands[0]),
      right: onEar(l.hands[1]),
    }),
  });

const guest = (i: number): Person => GUESTS_WINTER[i] as Person;
const bare = (p: Person): Person => without(p, 'woolScarf');

export function bellGoesFump(): Shot {
  const scene = new THREE.Scene();
  const [rx, , rz] = ROPE_TOP;
  townSquare(scene, {
    hour: 'snowDay',
    rope: [rx, 0.92, rz],
    snowman: SNOWMAN,
    hills: false,
    lowTower: true,
    skip: [0, 1, 2, 5],
  });
  const m = new Model();
  m.put(
    tube(
      [
        [rx, 3.2, rz],
        [rx, 6, rz - 0.1],
      ],
      [0.028],
      { around: 8, rings: 3 },
    ),
    { color: '#d8b888' },
  );
  // off the ground, knees bent, one slipper going its own way
  const yaw = 34;
  const hung = place([rx - Math.sin(yaw * DEG) * 0.37, 0.46, rz - Math.cos(yaw * DEG) * 0.37], [0, yaw, 0]);
  const hold = (side: 'left' | 'right', y: number): ArmPose =>
    grasp({
      at: hung,
      build: 'thinOldMan',
      side,
      point: [rx, y, rz],
      touch: 'palm',
      r: 0.028,
      fingers: [-0.4, 0.25, 0.9],
      palm: [-0.9, 0, -0.4],
      elbow: [0.9, -1, -0.2],
      grip: 'fist',
    });
  const finch = character(FINCH_WINTER, {
    at: hung,
    expression: 'surprise',
    gaze: [-0.2, 0.8],
    pose: pose('stand', {
      lean: [-4, 0, 5],
      bend: 4,
      head: [-18, 14, 10],
      left: hold('left', 1.99),
      right: hold('right', 1.83),
      legLeft: { foot: [0.04, 0.3, -0.3], knee: [0.5, 0, 1], toeDown: 46, toeOut: 10 },
      legRight: { foot: [0.08, 0.16, 0.22], knee: [0.5, 0.2, 1], toeDown: 26, toeOut: 26 },
    }),
  });
  const stage = place(spot(-8.4, 3.2), [0, 108, 0], 1.04);
  const horn = stage.clone().multiply(place([-0.06, 1.02, 0.26], [20, -12, 0]));
  const onHorn = (p: V3): V3 => vec(p).applyMatrix4(horn).toArray() as V3;
  trombone(m, horn, 0.02);
  const hornHand = (side: 'left' | 'right', p: V3): ArmPose =>
    grasp({
      at: stage,
      build: 'shortWoman',
      side,
      point: onHorn(p),
      touch: 'palm',
      r: 0.015,
      fingers: [-0.6, 0.5, 0.6],
      palm: [-0.7, 0.1, -0.6],
      elbow: [1, -0.8, 0],
      grip: 'fist',
    });
  const mayor = character(MAYOR_WINTER, {
    at: stage,
    expression: 'surprise',
    gaze: [0.5, 0.5],
    pose: pose('stand', {
      lean: [-3, 6, -3],
      head: [-12, 22, 8],
      left: hornHand('left', [0, -0.045, 0.14]),
      right: hornHand('right', [0, -0.05, 0.5]),
    }),
  });
  const max = character(MAX_WINTER, {
    at: place(spot(1.2, 2.75), [0, 118, 0], 1.06),
    expression: 'laugh',
    pose: pose('stand', {
      lean: [-6, 6, 4],
      head: [-18, 24, -6],
      left: { hand: [0.6, 0.8, 0.1], elbow: [0.6, -1, 0], palm: [0, -0.2, 1], fingers: [0.34, 1, 0], grip: 'flat' },
      right: onEar(1.2),
      legLeft: { foot: [0.1, 0, 0.08], toeOut: 16 },
      legRight: { foot: [0.16, 0, -0.1], toeOut: 26 },
    }),
  });
  const crowd = [
    listener({
      who: CHARLOTTE_WINTER,
      at: spot(13, 3.5),
      yaw: 112,
      head: [-16, 16, 7],
      face: 'surprise',
      hands: [0.9, 0.1],
      gaze: [0.4, 0.6],
    }),
    listener({
      who: THEO_WINTER,
      at: spot(20.5, 4.2),
      yaw: 100,
      head: [-6, -4, -9],
      face: 'worry',
      hands: [0, 0],
      gaze: [0.4, 0.4],
    }),
    listener({
      who: bare(DAD_WINTER),
      at: spot(14.5, 5.3),
      yaw: 112,
      head: [-12, 14, 7],
      face: 'thinking',
      hands: [0.5, 0.05],
      gaze: [0.4, 0.5],
    }),
    listener({
      who: bare(MOM_WINTER),
      at: spot(7.4, 5.2),
      yaw: 84,
      head: [-4, -14, -8],
      face: 'listen',
      hands: [0.6, 0.7],
      gaze: [-0.6, 0.2],
    }),
    listener({
      who: bare(guest(0)),
      at: spot(-6.5, 5.6),
      yaw: 104,
      head: [-14, 16, -6],
      face: 'surprise',
      hands: [0.9, 0.9],
      gaze: [0.3, 0.5],
    }),
    listener({
      who: bare(guest(3)),
      at: spot(22.6, 5.3),
      yaw: 92,
      head: [-10, 2, 7],
      face: 'holdSneeze',
      hands: [0, 0],
    }),
    listener({
      who: bare(guest(8)),
      at: spot(10.8, 6.3),
      yaw: 100,
      head: [-12, 10, 8],
      face: 'thinking',
      hands: [0.4, 0.2],
      size: 1.12,
    }),
  ];
  const actors = [finch, mayor, max, ...crowd];
  scene.add(...actors.map((a) => a.model), m.bake());
  const charlotte = crowd[0] as Actor;
  return {
    scene,
    camera: camera(FROM, TO, 40),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.012,
    light: plumLight('snowDay', {
      sun: { dir: [0.62, 0.75, 0.5], color: '#fff0d8', power: 4, cone: 0.07 },
      // the lamp of the rope room: he hangs before it
      points: [{ at: [-3.3, 1.9, -5.9], color: '#ffc488', power: 5, radius: 0.3 }],
      fog: { color: '#dfe8f6', near: 5.5, far: 34 },
    }),
    center: [-3.4, 1, -3],
    radius: 6,
    heads: [...actors.map((a) => a.head), { name: 'bell', at: vec(rx, 3.3, rz), radius: 0.12 }],
    focal: charlotte.head.at.toArray() as V3,
  };
}
