/** PC-6.1. Five kilometres: he counts his steps, she has no time for that, and somebody has found the best seat. */
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
import { roundedBox } from '../../model/rounded-box.ts';
import { puffs } from '../../model/veil.ts';
import { hangul } from '../../props/hangul-sign.ts';
import { walkingStick } from '../../props/taffy-hunt.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { pineTrail, TRAIL_SIGN, trailHeight, trailLight } from '../../sets/pine-trail.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-1.28, 0.78, 4.74];
const TO: V3 = [-1.41, 1.04, -1.25];

export function fiveKilometres(): Shot {
  const model = new Model();

  oneWord(model);
  const boyAt = place([-2.54, trailHeight(-2.54, 0.6), 0.6], [0, 66, 0], 1.08);
  const boyStance: Stance = { lean: [16, -6, 3], bend: 6, hips: 0.95 };
  const his = { at: boyAt, build: 'child8', stance: boyStance } as const;
  const inHis = (p: V3) => vec(p).applyMatrix4(boyAt);
  const foot = inHis([-0.22, 0, 0.66]);
  foot.y = trailHeight(foot.x, foot.z);
  const knob = inHis([-0.33, 0.77, 0.44]);
  walkingStick(model, foot.toArray() as V3, knob.toArray() as V3);
  const along = knob.clone().sub(foot).normalize();
  const counter = boyAt.clone().multiply(place([0.1, 0.76, 0.44], [-16, -52, 6]));
  const onCounter = (p: V3) => vec(p).applyMatrix4(counter);
  const size = 1.7;
  strungClicky(model, his, counter, { digits: '0103', size });
  const doyun = character(DOYUN_FREE, {
    at: boyAt,
    expression: 'nervous',
    gaze: [0.75, 0.1],
    pose: pose('walk', {
      ...boyStance,
      head: [0, -18, -7],
      right: gripRod({ ...his, side: 'right', point: foot.clone().lerp(knob, 0.82), dir: along, r: 0.02 }),
      left: holdCard({
        ...his,
        side: 'left',
        edge: onCounter([0.026 * size, -0.024 * size, 0.009 * size]),
        inward: vec(-0.74, 0.68, 0).transformDirection(counter),
        face: vec(0, 0, 1).transformDirection(counter),
        elbow: [0.9, -0.7, -0.2],
      }),
      legLeft: { foot: [0.02, 0.3, -0.62], knee: [0.1, -0.4, 1], toeDown: 72 },
      legRight: { foot: [0, 0.02, 0.46], knee: [0.1, 0.2, 1], toeDown: -14 },
    }),
  });

  // elbows at right angles, already past the sign; only her voice looks back
  const halAt = place([-0.16, trailHeight(-0.16, 0.1), 0.1], [0, 74, 0], 1.12);
  const halStance: Stance = { lean: [11, -12, -3], bend: 4, hips: 0.95 };
  const halmeoni = character(HALMEONI_HIKING, {
    at: halAt,
    expression: 'shout',
    pose: pose('walk', {
      ...halStance,
      head: [-4, -54, -6],
      left: {
        hand: [0.0, -0.3, 0.56],
        elbow: [0.5, -1, -0.3],
        palm: [-1, 0, 0],
        fingers: [-0.1, 0.5, 1],
        grip: 'fist',
      },
      right: {
        hand: [0.12, -0.56, -0.28],
        elbow: [0.4, 0.2, -1],
        palm: [-1, 0, 0],
        fingers: [0, -0.2, 1],
        grip: 'fist',
      },
      legLeft: { foot: [0, 0.1, -0.52], toeDown: 46 },
      legRight: { foot: [0, 0.05, 0.56], toeDown: -20 },
    }),
  });
  const cat = bami({
    at: ridingIn({ at: halAt, build: 'grandmother', stance: halStance }),
    pose: 'peek',
    head: [0, 34, -6],
    lid: 0.3,
  });
  const dust = ([x, z, r]: V3): [number, number, number, number] => [x, trailHeight(x, z) + r * 0.7, z, r];
  const focal: V3 = [TRAIL_SIGN[0], 1.78, TRAIL_SIGN[2]];
  return composeShot({
    set: (scene) =>
      pineTrail(scene, {
        board: false,
        clear: (x, z) => (z < -1.6 && !(x > -0.8 && x < 1.1 && z > -4.4)) || (z < 1.4 && (x < -4.2 || x > 1.6)),
      }),
    light: trailLight(),
    camera: camera(FROM, TO, 35),
    focus: distance(FROM, [-1.4, 1, 0.3]),
    aperture: 0.004,
    center: [-1.3, 1, 0],
    radius: 6,
    actors: [doyun, halmeoni, cat],
    things: [
      model.bake(),
      puffs([dust([-0.85, 0.15, 0.16]), dust([-1.08, 0.1, 0.12]), dust([-1.3, 0.16, 0.08])], FROM, '#ecd4a6', 0.4),
    ],
    heads: [
      doyun.head,
      halmeoni.head,
      { thing: 'Find', at: cat.head.at, radius: cat.head.radius },
      { thing: 'sign', at: vec(focal), radius: 0.7 },
    ],
    lettering: [
      { text: '북한산둘레길', balls: ballsAt(0.17, [-2.41, 2.12, -1.08], [-0.94, 2.12, -1.12]) },
      { text: '평창마을길 5.0 km', balls: ballsAt(0.16, [-2.47, 1.74, -1.09], [-0.93, 1.74, -1.13]) },
      { text: '형제봉 입구 → 탕춘대성 암문', balls: ballsAt(0.11, [-2.52, 1.41, -1.1], [-0.88, 1.41, -1.14]) },
    ],
    focal,
  });
}

/** The trail's name in one word, as the park spells it: a fresh plate over the sign's upper one. */
function oneWord(model: Model): void {
  model.inside(place(TRAIL_SIGN, [0, 6, 0]), () => {
    model.put(roundedBox(1.8, 0.29, 0.02, 0.01), { color: '#4f7a4c' }, place([0, 2.12, 0.1]));
    hangul(model, place([0, 2.12, 0.114]), '북한산둘레길', 0.175, '#fff4dc', { weight: 0.13 });
  });
}
