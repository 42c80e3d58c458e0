/** PC-4.4. Under the lamp of the museum of handwriting a smudge becomes a word: not shapes, brothers. */

import * as THREE from 'three';
import { bamiTail } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod, holdCard, onShoulder } from '../../cast/holds.ts';
import { MUSEUM_LADY } from '../../cast/people/alley-neighbours.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { DUNA_AUTUMN } from '../../cast/people/duna.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2, points3 } from '../../model/points.ts';
import { magnifier } from '../../props/classroom.ts';
import { curve, flat, inkOn, writeOn } from '../../props/ink-paper.ts';
import { mapLine, yeongsuMap } from '../../props/yeongsu-map.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { HALL_TABLE, hallLight, LAMP, literatureHall } from './4-4.literature-hall.ts';

const FROM: V3 = [-1.0, 1.78, 2.05];
const TO: V3 = [0.4, 1.06, -0.1];
const WIDE = 0.68;
const LENS = 0.088;

/** What the glass shows: the rubbed word, three times as large, one stroke of it nearly gone. */
function enlarged(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    m.put(new THREE.CircleGeometry(LENS, 40), { color: '#fff2cc', line: 0.3 });
    const smear = [curve(points2('-.05,-.01 -.018,.012 .018,.004 .05,-.006'))];
    inkOn(m, flat, smear, { tone: '#d9b27a', r: 0.03, out: 0.0008 });
    writeOn(m, flat, '형제', [0, 0], 0.062, { tone: '#5a3524', weight: 0.14, shake: 0.03, middle: true, out: 0.002 });
  });
}

export function notShapes(): Shot {
  const m = new Model();
  const chart = place([0.14, HALL_TABLE.top + 0.14, 0.2], [-62, -36, 0]);
  const onMap = (p: V3) => vec(p).applyMatrix4(chart);
  const dir = (p: V3) => vec(p).transformDirection(chart);
  yeongsuMap(m, chart, WIDE, { bend: 'flat', done: 1, smudge: true });
  const word = mapLine(3, WIDE);
  const lens = chart.clone().multiply(place([-0.2 * WIDE, word[1], 0.05], [0, 0, 150]));
  magnifier(m, lens, LENS);
  enlarged(m, lens.clone().multiply(place([0, 0, 0.004], [0, 0, -150])));
  const handle = (k: number) => vec(0, -LENS * k, 0).applyMatrix4(lens);

  const boyAt = place([-0.34, 0, -0.36], [0, 36, 0], 1.08);
  const boyStance: Stance = { lean: [8, 0, 2], bend: 8 };
  const his = { at: boyAt, build: 'child8', stance: boyStance } as const;
  const doyun = character(DOYUN, {
    at: boyAt,
    expression: 'huh',
    gaze: [0.8, -0.3],
    pose: pose('stand', {
      ...boyStance,
      head: [6, -18, 6],
      left: holdCard({
        ...his,
        side: 'left',
        edge: onMap([-0.49 * WIDE, 0.2 * WIDE, 0]),
        inward: dir([1, 0, 0]),
        face: dir([0, 0, 1]),
      }),
      right: holdCard({
        ...his,
        side: 'right',
        edge: onMap([-0.49 * WIDE, -0.16 * WIDE, 0]),
        inward: dir([1, 0, 0]),
        face: dir([0, 0, 1]),
      }),
    }),
  });

  const momAt = place([0.12, 0, -0.8], [0, 4, 0]);
  const momStance: Stance = { lean: [8, 0, -3], bend: 14 };
  const mom = character(without(DUNA_AUTUMN, 'bookBag'), {
    at: momAt,
    expression: 'smile',
    gaze: [0.1, -0.7],
    pose: pose('stand', {
      ...momStance,
      head: [14, -6, -5],
      right: onShoulder({
        at: momAt,
        build: 'woman',
        stance: momStance,
        side: 'right',
        other: { at: boyAt, build: 'child8', stance: boyStance, side: 'left' },
      }),
    }),
  });

  const ladyAt = place([0.57, 0, -0.37], [0, -30, 0]);
  const ladyStance: Stance = { lean: [15, -6, 3], bend: 20 };
  const hers = { at: ladyAt, build: 'woman', stance: ladyStance } as const;
  const lady = character(MUSEUM_LADY, {
    at: ladyAt,
    expression: 'joy',
    gaze: [-0.3, -0.5],
    pose: pose('stand', {
      ...ladyStance,
      head: [14, -18, 6],
      right: gripRod({ ...hers, side: 'right', point: handle(2.12), dir: handle(1).sub(handle(2.12)), r: 0.013 }),
      left: grasp({
        at: ladyAt,
        build: 'woman',
        side: 'left',
        point: onMap([0.4 * WIDE, 0.37 * WIDE, 0.004]),
        touch: 'palm',
        fingers: [-0.5, -0.4, 0.8],
        palm: [0, -1, -0.3],
        grip: 'flat',
      }),
    }),
  });
  // somebody waits outside, and only so much of her is as tall as the sill
  const tail = new Model();
  bamiTail(tail, points3('3.72,.8,-1.35 3.74,1.1,-1.4 3.72,1.3,-1.3 3.74,1.46,-1.38 3.72,1.6,-1.5'), 1.7);
  const actors = [doyun, mom, lady];
  const focal = vec(0, 0, 0.01).applyMatrix4(lens).toArray() as V3;
  return composeShot({
    set: (scene) => literatureHall(scene),
    light: hallLight({
      // the lamp is the brightest thing in the room
      sky: 1,
      exposure: 1.16,
      points: [
        { at: LAMP, color: '#ffc078', power: 3, radius: 0.12 },
        // what falls on the map and, from the paper, on three faces
        { at: [0.26, 1.3, 0.42], color: '#ffd092', power: 2.3, radius: 0.22 },
      ],
    }),
    camera: camera(FROM, TO, 35),
    focus: distance(FROM, focal) + 0.25,
    aperture: 0.008,
    center: [0.2, 1, -0.3],
    radius: 4,
    actors,
    things: [m.bake(), tail.bake()],
    heads: [
      ...actors.map((a) => a.head),
      { thing: 'map', at: vec(focal), radius: 0.16 },
      { thing: 'Find', at: vec(3.72, 1.4, -1.38), radius: 0.25 },
    ],
    lettering: [{ text: '형제', balls: ballsAt(0.075, [-0.09, 0.89, 0.26], [-0.05, 0.89, 0.29]) }],
    focal,
  });
}
