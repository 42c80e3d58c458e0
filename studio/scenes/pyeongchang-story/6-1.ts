/** PC-6.1. He flies up the path after a sun visor, his eyes on the counter: nobody can run and count. */
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { gripRod, holdCard } from '../../cast/holds.ts';
import { ridingIn } from '../../cast/pack-mouth.ts';
import { DOYUN_FREE, HALMEONI_HIKING } from '../../cast/people/korea-travel.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { puffs, shafts } from '../../model/veil.ts';
import { walkingStick } from '../../props/taffy-hunt.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { trailLight } from '../../sets/pine-trail.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { bendHeight, kilometerSign, mountainBend } from './6-1.mountain-bend.ts';

const FROM: V3 = [-0.1, 0.4, 3.75];
const TO: V3 = [0.12, 1.19, 0];

export function fiveKilometres(): Shot {
  const model = new Model();
  const sign = place([-2.08, bendHeight(-2.08, -2.7) + 0.1, -2.7], [0, 18, 0]);
  kilometerSign(model, sign);

  const boyAt = place([-0.3, bendHeight(-0.3, 1.5) + 0.24, 1.5], [0, 106, 0], 1.08);
  const boyStance: Stance = { lean: [32, -10, 0], bend: 12, hips: 0.97, shift: [0, 0.1, 0], head: [-2, -66, -12] };
  const his = { at: boyAt, build: 'child8', stance: boyStance } as const;
  const inHis = (p: V3) => vec(p).applyMatrix4(boyAt);
  // the stick flies behind him in his left fist, the counter before him in his right
  const [knob, foot] = [inHis([0.46, 0.33, -0.62]), inHis([0.3, 0.94, 0.18])];
  walkingStick(model, foot.toArray() as V3, knob.toArray() as V3);
  const size = 2;
  const counter = boyAt.clone().multiply(place([-0.43, 0.75, 0.47], [-10, -98, 12]));
  const onCounter = (p: V3) => vec(p).applyMatrix4(counter);
  strungClicky(model, his, counter, { digits: '0103', size });
  const doyun = character(DOYUN_FREE, {
    at: boyAt,
    expression: 'gasp',
    lookAt: onCounter([0, 0, 0.01]).toArray() as V3,
    pose: pose('run', {
      ...boyStance,
      right: holdCard({
        ...his,
        side: 'right',
        edge: onCounter([-0.026 * size, -0.024 * size, 0.009 * size]),
        inward: vec(0.74, 0.68, 0).transformDirection(counter),
        face: vec(0, 0, 1).transformDirection(counter),
        elbow: [0.6, -1, -0.2],
      }),
      left: gripRod({
        ...his,
        side: 'left',
        point: knob.clone().lerp(foot, 0.64),
        dir: foot.clone().sub(knob).normalize(),
        r: 0.02,
      }),
      legLeft: { foot: [0.02, 0.5, 0.46], knee: [0, 1, 1], toeDown: 14 },
      legRight: { foot: [0, 0.4, -0.74], knee: [0.1, -0.4, 1], toeDown: 88 },
    }),
  });

  // round the bend already; only her face and her voice look back
  const halAt = place([2.15, bendHeight(2.15, -2.7), -2.7], [0, -96, 0], 1.12);
  const halStance: Stance = { lean: [10, 16, 3], bend: 4, hips: 0.95 };
  const halmeoni = character(HALMEONI_HIKING, {
    at: halAt,
    expression: 'laugh',
    pose: pose('walk', {
      ...halStance,
      head: [4, 62, 6],
      left: { hand: [0.3, -0.2, 0.5], elbow: [0.7, -1, -0.3], palm: [-1, 0, 0], fingers: [-0.1, 0.5, 1], grip: 'fist' },
      right: { hand: [0.2, -0.5, -0.4], elbow: [0.5, 0.2, -1], palm: [-1, 0, 0], fingers: [0, -0.2, 1], grip: 'fist' },
      legLeft: { foot: [0, 0.08, -0.5], toeDown: 46 },
      legRight: { foot: [0, 0.14, 0.56], toeDown: -20 },
    }),
  });
  const cat = bami({
    at: ridingIn({ at: halAt, build: 'grandmother', stance: halStance }).multiply(
      place([0, -0.02, 0], [0, 0, 0], 1.25),
    ),
    pose: 'peek',
    head: [6, -74, -8],
    gaze: [-0.4, 0],
    lid: 0.1,
  });
  const dust = ([x, z, r]: V3): [number, number, number, number] => [x, bendHeight(x, z) + r * 0.7, z, r];
  const onSign = (x: number, y: number) => vec(x, y, 0.1).applyMatrix4(sign);
  const focal = onCounter([0, 0, 0]).toArray() as V3;
  return composeShot({
    set: (scene) => mountainBend(scene, (x, z) => z < -3.5 && !(Math.abs(x - 2.3) < 0.9 && z > -6)),
    light: trailLight({
      sun: { dir: [-0.8, 0.8, 0.5], color: '#ffd9a0', power: 5.6, cone: 0.05 },
      fog: { color: '#9cc0b8', near: 7, far: 27 },
      sky: 0.72,
    }),
    camera: camera(FROM, TO, 41),
    focus: distance(FROM, [-0.4, 1, 1.5]),
    aperture: 0.004,
    center: [0, 1, 0],
    radius: 6,
    actors: [doyun, halmeoni, cat],
    things: [
      model.bake(),
      puffs([dust([-1.2, 2, 0.16]), dust([-1.45, 2.1, 0.12])], FROM, '#ecd4a6', 0.4),
      shafts(
        [
          { from: [-3.2, 6.5, -3.4], to: [1.2, 0.1, -1.4], wide: 1.2 },
          { from: [-1.2, 7, -5.6], to: [2.9, 0.9, -3.4], wide: 1.5 },
          { from: [-5, 6.6, -4], to: [-0.9, 0, -3], wide: 0.8 },
        ],
        FROM,
        '#ffdc90',
        0.42,
      ),
    ],
    heads: [
      doyun.head,
      halmeoni.head,
      { thing: 'Find', at: cat.head.at, radius: cat.head.radius },
      { thing: 'sign', at: onSign(0, 1.4), radius: 0.6 },
    ],
    // Bami in the pack
    find: ballsAt(0.17, cat.head.at),
    lettering: [
      { text: '북한산둘레길', balls: ballsAt(0.1, onSign(-0.4, 1.71), onSign(0.4, 1.71)) },
      { text: '평창마을길', balls: ballsAt(0.12, onSign(-0.4, 1.41), onSign(0.4, 1.41)) },
      { text: '5.0 km', balls: ballsAt(0.16, onSign(-0.3, 1.06), onSign(0.3, 1.06)) },
    ],
    focal,
  });
}
