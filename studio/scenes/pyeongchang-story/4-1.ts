/** PC-4.1. From high above: Doyun hangs out from the pole, and the street goes round with his footprints. */

import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { gripRod, holdCard } from '../../cast/holds.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { type Item, Model } from '../../model/bake.ts';
import { color, DEG, mix, random, TAU, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2, points3 } from '../../model/points.ts';
import { slab } from '../../model/slab.ts';
import { halmeoniNote } from '../../props/notes.ts';
import { leafShape } from '../../props/trees.ts';
import { cultureRoad, SIGN, streetLight } from '../../sets/culture-road.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [1.25, 4.0, 1.75];
const TO: V3 = [1.38, 1.56, -0.8];
/** So far from the pole that the arm by which he swings about it is straight. */
const BOY: V3 = [1.36, 0, -0.67];
const POLE_R = 0.045;
const PLATE: V3 = [2.1, 2.42, SIGN[2]];
const WIDE = 0.36;

export function roadIsGone(): Shot {
  const at = place(BOY, [0, 14, 31], 1.68);
  const stance: Stance = { lean: [-4, 4, 8], bend: -2, head: [-30, 22, -14] };
  const hand = { at, build: 'child8', stance } as const;
  const note = at.clone().multiply(place([-0.36, 0.66, 0.22], [-40, -10, 8]));
  const on = (p: V3) => vec(p).applyMatrix4(note);
  const along = (p: V3) => vec(p).transformDirection(note);
  const model = new Model();
  halmeoniNote(model, note, WIDE);
  footprints(model);
  const boy = character(DOYUN, {
    at,
    expression: 'dismay',
    lookAt: PLATE,
    pose: pose('stand', {
      ...stance,
      // round and round: he hangs on the pole by one hand
      left: gripRod({
        ...hand,
        side: 'left',
        point: [SIGN[0], 1.1, SIGN[2]],
        dir: [0, 1, 0],
        r: POLE_R,
        palm: [0.1, 0, 1],
        elbow: [0.2, -1, 0.4],
      }),
      right: holdCard({
        ...hand,
        side: 'right',
        edge: on([0.3 * WIDE, -0.35 * WIDE, 0]),
        inward: along([-0.2, 1, 0]),
        face: along([0, 0, 1]),
        elbow: [1, -0.6, -0.2],
      }),
      legLeft: { foot: [0.12, 0, 0.02], toeOut: 12 },
      legRight: { foot: [-0.1, 0.1, 0.26], toeDown: -14, toeOut: 4 },
    }),
  });
  const cat = bami({
    at: place([SIGN[0] + 0.62, 2.62, SIGN[2] - 0.03], [0, -22, 0], 1.15),
    pose: 'sit',
    head: [34, -44, 6],
    lid: 0.25,
    tail: points3('.02,.06,-.18 .12,.1,-.24 .2,.24,-.22 .15,.4,-.2'),
  });
  return composeShot({
    set: (scene) => cultureRoad(scene, { when: 'today', skip: ['trees', 'pine', 'pole'] }),
    // low from the right: his shadow and the pole's lie long over the pavement
    light: streetLight({
      sun: { dir: [0.8, 0.5, 0.25], color: '#ffdca6', power: 5.2, cone: 0.04 },
      fill: { dir: [0.2, 0.5, 1], color: '#ffe6d2', power: 0.5, cone: 0.4 },
      sky: 0.72,
      fog: { color: '#efe0cc', near: 5, far: 18 },
    }),
    camera: camera(FROM, TO, 57),
    focus: distance(FROM, BOY),
    aperture: 0.006,
    center: [1, 1.2, 0],
    radius: 4.5,
    actors: [boy, cat],
    things: [model.bake(), whirl().bake()],
    heads: [
      boy.head,
      { thing: 'note', at: on([0, 0, 0]), radius: 0.2 },
      { thing: 'sign', at: vec(SIGN[0] + 0.8, 2.42, SIGN[2]), radius: 0.5 },
      { thing: 'Find', at: cat.head.at, radius: 0.2 },
    ],
    // Bami on the sign
    find: ballsAt(0.31, [2.1, 2.97, -0.75], [2.1, 2.84, -0.77]),
    lettering: [
      { text: '평창문화로', balls: ballsAt(0.25, [1.82, 2.36, -0.86], [2.62, 2.36, -0.74]) },
      {
        text: '세검정로 따라와라',
        balls: ballsAt(0.12, on([-0.06, 0, 0]).toArray() as V3, on([0.06, 0, 0]).toArray() as V3),
      },
    ],
    focal: on([0, 0, 0]).toArray() as V3,
  });
}

/** Four rounds of one small pair of shoes about the pole, no round quite on the last. */
function footprints(model: Model): void {
  const rnd = random(5);
  const sole = slab(points2('-.05,-.13 .05,-.13 .06,-.02 .075,.08 .03,.14 -.03,.14 -.065,.08 -.05,-.02'), 0.004);
  const prints: Item[] = Array.from({ length: 52 }, (_, i) => {
    const a = (i / 12.6) * TAU + rnd() * 0.05;
    const r = 0.78 + 0.05 * Math.floor(i / 13) + (i % 2 ? 0.075 : -0.075);
    return {
      at: place(
        [SIGN[0] - 0.05 + Math.cos(a) * r * 1.15, 0.008 + i * 0.00005, SIGN[2] + 0.35 + Math.sin(a) * r * 1.1],
        [-90, -a / DEG, 0],
        mix(1, 1.08, rnd()),
      ),
      color: color('#6f5c60').lerp(color('#a08c86'), 0.7 - i / 60),
    };
  });
  model.scatter(sole, prints, { line: 0, doubleSided: true });
}

/** Ginkgo leaves that go round with him. */
function whirl(): Model {
  const model = new Model();
  const rnd = random(21);
  const leaves: Item[] = Array.from({ length: 64 }, (_, i) => {
    const a = (i / 64) * TAU * 2 + rnd() * 0.4;
    const r = mix(0.42, 0.74, rnd());
    const up = i % 3 ? 0.012 : 0.05 + 0.4 * rnd() ** 2;
    const lie = i % 3 ? 90 : rnd() * 120;
    return {
      at: place(
        [SIGN[0] + Math.sin(a) * (r + 0.75), up, SIGN[2] + Math.cos(a) * (r + 0.55)],
        [lie + rnd() * 14, rnd() * 360, rnd() * 40],
        mix(0.08, 0.12, rnd()),
      ),
      color: color(['#f2c840', '#e0a92e', '#f8da62', '#d98a3c'][i % 4] ?? '#f2c840'),
    };
  });
  model.scatter(leafShape(), leaves, { doubleSided: true, line: 0.5 });
  return model;
}
