/** BB-8.2. Sprinkler Tunnel: everybody shrieks but the brakes, who has waited his whole life for this. */
import type * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_PARTY } from '../../cast/people/charlotte.ts';
import { ELLA, JIN_AH, LEO, MARCUS, OMAR, SAM, WREN } from '../../cast/people/party-children.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { wearing, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { Model, newId } from '../../model/bake.ts';
import { mix, random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';
import { drops } from '../../props/water.ts';
import { type Extra, extra, inCrowd } from '../../sets/plum-crowd.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { plumStreet } from '../../sets/plum-street.ts';
import { camera, composeShot, distance, type Shot } from '../../shot.ts';
import { rainbow, spray, sprinkler } from './8-2.sprinkler.ts';

/** Theo's place on the road; the train rolls towards -X, to the right as the reader sees it. */
const X = -17.6;
const Z = 1.5;
const FROM: V3 = [X - 1.69, 0.72, Z - 3.07];
const TO: V3 = [X + 0.02, 1.06, Z + 0.2];
const here = (dx: number, dz: number, yaw: number): THREE.Matrix4 => place([X + dx, 0.02, Z + dz], [0, yaw, 0]);

const flee = (turn: number, tilt: number, up: number): Pose =>
  pose('run', {
    lean: [12, turn, tilt],
    bend: 10,
    shift: [0, 0.05, 0],
    head: [-8, -turn * 0.4, -tilt],
    left: { hand: [0.4, up, 0.35], elbow: [1, -0.5, -0.2], palm: [0, 0.6, 1], fingers: [0.1, 0.8, 0.6], grip: 'open' },
    right: {
      hand: [0.3, up - 0.16, 0.42],
      elbow: [1, -0.5, -0.2],
      palm: [0, 0.6, 1],
      fingers: [0.1, 0.8, 0.6],
      grip: 'open',
    },
  });
/** both hands over the head, knees together */
const duck = (turn: number, tilt: number): Pose =>
  pose('walk', {
    hips: 0.9,
    lean: [14, turn, tilt],
    bend: 16,
    head: [6, -turn * 0.5, -tilt],
    left: {
      hand: [-0.1, 0.78, 0.3],
      elbow: [1, 0.2, 0.2],
      palm: [-0.3, -1, 0],
      fingers: [-0.7, 0.3, -0.3],
      grip: 'flat',
    },
    right: {
      hand: [-0.1, 0.74, 0.34],
      elbow: [1, 0.2, 0.2],
      palm: [-0.3, -1, 0],
      fingers: [-0.7, 0.3, -0.3],
      grip: 'flat',
    },
  });

function shriekers(): Extra[] {
  return [
    // ahead of him
    [PRIYA, here(-0.64, 0.66, -120), flee(10, -8, 0.5), 'screamLaugh'],
    [OMAR, here(0.12, 1.5, -108), duck(-10, 6), 'gasp'],
    [WREN, here(-1.3, 1.3, -106), flee(-8, 6, 0.62), 'roar'],
    // behind him
    [ELLA, here(1.0, 0.36, -118), flee(-12, 8, 0.56), 'gasp'],
    [SAM, here(1.38, 0.85, -110), duck(8, -8), 'holdSneeze'],
    [MARCUS, here(1.62, 0.22, -122), flee(6, -10, 0.7), 'screamLaugh'],
    [LEO, here(2.5, 0.8, -116), flee(12, 10, 0.5), 'shout'],
    [
      JIN_AH,
      here(1.62, -0.24, -134),
      pose('walk', {
        lean: [-2, 0, -3],
        head: [2, 8, 0],
        left: {
          hand: [0.5, -0.1, 0.3],
          elbow: [0.9, -0.8, 0],
          palm: [-0.1, 0.6, 1],
          fingers: [0.6, 0.8, 0.2],
          grip: 'open',
        },
        right: {
          hand: [0.5, -0.14, 0.3],
          elbow: [0.9, -0.8, 0],
          palm: [-0.1, 0.6, 1],
          fingers: [0.6, 0.8, 0.2],
          grip: 'open',
        },
      }),
      'surprise',
      [0, 0.9],
    ],
  ];
}

export function sprinklerTunnel(): Shot {
  const model = new Model();
  const theoAt = here(0, 0, -124);
  const theo = character(inCrowd(wearing(without(THEO, 'hoodBack', 'notebook'), 'rainHood')), {
    at: theoAt,
    expression: 'smile',
    gaze: [0.2, 0.1],
    pose: pose('walk', {
      hips: 0.92,
      lean: [-14, 4, 4],
      bend: -4,
      head: [4, -12, -8],
      left: {
        hand: [0.16, -0.78, 0.2],
        elbow: [0.8, 0, -0.8],
        palm: [-1, 0, 0],
        fingers: [-0.2, -1, 0.2],
        grip: 'relaxed',
      },
      right: {
        hand: [0.5, 0.16, 0.34],
        elbow: [0.7, -1, -0.1],
        palm: [-0.5, 0, 0.9],
        fingers: [0.15, 1, 0.05],
        grip: 'point',
      },
      legLeft: { foot: [0, 0.16, 0.52], toeDown: -26 },
      legRight: { foot: [0, 0.03, -0.26], toeDown: 20 },
    }),
  });
  const charlotte = character(CHARLOTTE_PARTY, {
    at: here(-1.2, -0.08, -116),
    expression: 'roar',
    pose: pose('run', {
      lean: [8, 10, -8],
      bend: 4,
      head: [-10, -24, 8],
      left: { hand: [0.6, 0.5, 0.1], elbow: [1, -0.5, -0.2], palm: [0, 0.4, 1], fingers: [0.4, 1, 0.1], grip: 'open' },
      right: {
        hand: [0.5, 0.1, 0.3],
        elbow: [1, -0.5, -0.2],
        palm: [0, 0.6, 1],
        fingers: [0.6, 0.7, 0.3],
        grip: 'open',
      },
    }),
  });
  const crowd = shriekers().map(extra);
  const caboose = crowd.at(-1);
  const cat = bami({
    at: place(vec(caboose?.head.at ?? vec(0)).add(vec(0, 0.15, -0.02)), [0, -128, 0], 0.8),
    pose: 'loaf',
    lid: 0.5,
    gaze: [0.2, -0.1],
    head: [2, -6, 6],
    coat: { back: '#5f6376', side: '#858a9c', belly: '#e8e6ea' },
  });
  sprinkler(model, place([X + 0.3, 0.02, Z + 4.2], [0, 180, 0]));
  spray(model, {
    from: [X + 0.3, 0.2, Z + 4.2],
    to: [
      [X - 2.2, 0.02, Z - 0.8],
      [X + 2.7, 0.02, Z - 1.0],
    ],
    rise: 2.3,
    arcs: 13,
    faces: { eye: FROM, at: [theo, charlotte, ...crowd].map((c) => c.head.at), r: 0.3 },
    dry: { at: [X, 0.75, Z], r: 0.72 },
  });
  // what hits the hood jumps off it again
  const rnd = random(5);
  const id = newId();
  for (let i = 0; i < 14; i++) {
    const [a, b] = [rnd() * 6.28, mix(0.1, 1.25, rnd())];
    const r = mix(0.27, 0.4, rnd() ** 1.6);
    const point = theo.head.at
      .clone()
      .add(vec(Math.cos(a) * Math.cos(b) * r, Math.sin(b) * r, Math.sin(a) * Math.cos(b) * r));
    // none before the face
    if (point.y < theo.head.at.y + 0.12 && point.clone().sub(theo.head.at).dot(vec(FROM).sub(theo.head.at)) > 0)
      continue;
    const q = mix(0.012, 0.022, rnd());
    model.put(ball([q, q * 1.2, q], 6), { color: '#ffffff', id, line: 0.4 }, place(point));
  }
  for (const [i, c] of [charlotte, ...crowd].entries()) drops(model, c.head.at.toArray() as V3, 0.3, 12, FROM, i + 3);
  const bow = rainbow(place([X + 0.75, 0.1, Z + 3.1], [0, 30, 0]), 2.05, 2.6, 0.62);
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'noon',
        near: ['south1'],
        only: ['south0', 'south1', 'south2', 'south3'],
        noTrees: (x, z) => z < 0 || (x > X - 2 && x < X + 1.6),
      }),
    light: plumLight('noon', {
      sun: { dir: [-0.72, 0.86, -0.42], color: '#fff0d4', power: 4.5, cone: 0.05 },
      fill: { dir: [-0.5, 0.35, -1], color: '#ffe6d2', power: 0.8, cone: 0.4 },
    }),
    camera: camera(FROM, TO, 40),
    focus: distance(FROM, theo.head.at.toArray() as V3),
    aperture: 0.014,
    center: [X, 0.8, Z + 1],
    radius: 7,
    actors: [theo, charlotte, cat, ...crowd],
    things: [model.bake(), bow],
    heads: [
      theo.head,
      charlotte.head,
      ...crowd.map((c) => c.head),
      { thing: 'Cat', at: cat.head.at, radius: cat.head.radius },
    ],
    find: [cat.head],
    focal: theo.head.at.toArray() as V3,
  });
}
