/** PC-4.4. Under the lamp of the museum of handwriting a smudge becomes a word: not shapes, brothers. */

import * as THREE from 'three';
import { bamiTail } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod, holdCard, onShoulder, pointAt } from '../../cast/holds.ts';
import { MUSEUM_LADY } from '../../cast/people/alley-neighbors.ts';
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
import { HALL_TABLE, hallLight, LAMP, literatureHall, manuscript } from './4-4.literature-hall.ts';

const FROM: V3 = [-0.34, 1.62, 1.86];
const TO: V3 = [0.22, 1.06, -0.1];
const WIDE = 0.68;
const LENS = 0.125;

/** What the glass shows: the rubbed word, three times as large, one stroke of it nearly gone. */
function enlarged(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(new THREE.CircleGeometry(LENS, 40), { color: '#fff2cc', line: 0.3 });
    const smear = [curve(points2('-.07,-.014 -.025,.017 .025,.006 .07,-.008'))];
    inkOn(model, flat, smear, { tone: '#d9b27a', r: 0.042, out: 0.0008 });
    writeOn(model, flat, '형제', [0, 0], 0.09, {
      tone: '#5a3524',
      weight: 0.14,
      shake: 0.03,
      middle: true,
      out: 0.002,
    });
  });
}

export function notShapes(): Shot {
  const model = new Model();
  const chart = place([0.12, HALL_TABLE.top + 0.1, 0.26], [-66, -18, 0]);
  const onMap = (p: V3) => vec(p).applyMatrix4(chart);
  const dir = (p: V3) => vec(p).transformDirection(chart);
  yeongsuMap(model, chart, WIDE, { bend: 'flat', done: 1, smudge: true });
  const word = mapLine(3, WIDE);
  const lens = chart.clone().multiply(place([-0.14 * WIDE, word[1] + 0.01, 0.05], [0, 0, 140]));
  magnifier(model, lens, LENS);
  enlarged(model, lens.clone().multiply(place([0, 0, 0.004], [0, 0, -140])));
  const focal = vec(0, 0, 0.01).applyMatrix4(lens).toArray() as V3;
  const handle = (k: number) => vec(0, -LENS * k, 0).applyMatrix4(lens);

  const boyAt = place([-0.36, 0.06, -0.3], [0, 34, 0], 1.08);
  const boyStance: Stance = { lean: [24, 0, 4], bend: 16, head: [6, 12, 8] };
  const his = { at: boyAt, build: 'child8', stance: boyStance } as const;
  const doyun = character(DOYUN, {
    at: boyAt,
    expression: 'huh',
    lookAt: focal,
    pose: pose('stand', {
      ...boyStance,
      // his finger is on the smudge itself
      left: pointAt({
        ...his,
        side: 'left',
        target: onMap([-0.14 * WIDE - LENS * 0.9, word[1] - 0.02, 0.012]),
        elbow: [1, 0.2, 0],
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

  const momAt = place([0.02, 0, -0.74], [0, 4, 0]);
  const momStance: Stance = { lean: [16, 0, -3], bend: 18, head: [20, 2, -10] };
  const mom = character(without(DUNA_AUTUMN, 'bookBag'), {
    at: momAt,
    expression: 'surprise',
    lookAt: focal,
    pose: pose('stand', {
      ...momStance,
      right: onShoulder({
        at: momAt,
        build: 'woman',
        stance: momStance,
        side: 'right',
        other: { at: boyAt, build: 'child8', stance: boyStance, side: 'left' },
      }),
    }),
  });

  const ladyAt = place([0.6, 0, -0.36], [0, -34, 0]);
  const ladyStance: Stance = { lean: [20, -6, 3], bend: 24, head: [22, -10, 8] };
  const hers = { at: ladyAt, build: 'woman', stance: ladyStance } as const;
  const lady = character(MUSEUM_LADY, {
    at: ladyAt,
    expression: 'joy',
    lookAt: focal,
    pose: pose('stand', {
      ...ladyStance,
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
  // what else she has under her lamp
  for (const [i, [x, z, turn]] of (
    [
      [0.7, 0.52, -24],
      [0.86, 0.4, 14],
      [-0.56, 0.56, 20],
    ] as const
  ).entries())
    manuscript(model, place([x, HALL_TABLE.top + 0.004 + i * 0.004, z], [0, turn, 0]), 0.34, i + 4);
  // somebody waits outside, and only so much of her is as tall as the sill
  const tail = new Model();
  bamiTail(tail, points3('2.36,.7,-2.85 2.34,1.02,-2.86 2.42,1.18,-2.84 2.36,1.34,-2.86 2.24,1.44,-2.88'), 1.7);
  const actors = [doyun, mom, lady];
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
    things: [model.bake(), tail.bake()],
    heads: [
      ...actors.map((actor) => actor.head),
      { thing: 'map', at: vec(focal), radius: 0.16 },
      { thing: 'Find', at: vec(2.34, 1.24, -2.85), radius: 0.24 },
    ],
    lettering: [{ text: '형제', balls: ballsAt(LENS, focal) }],
    focal,
  });
}
