/** KB-9.1. Eight candles under one moon: the Korean song waits for the English one, and chopsticks fly home. */

import * as THREE from 'three';
import { type Actor, character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { gripRod } from '../../cast/holds.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import { DUNA_CYCLING } from '../../cast/people/duna.ts';
import {
  CHARLOTTE_HANBOK_CROWN,
  DOYUN_SUMMER_INDOORS,
  HALMEONI_SUMMER,
  MAX_SUMMER,
  MOM_SUMMER,
} from '../../cast/people/korea-travel.ts';
import { dressed, type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { color, TAU, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { tube } from '../../model/tube.ts';
import { haloes } from '../../model/veil.ts';
import { cushion, lowTable } from '../../props/halmeoni-room.ts';
import { chopsticks } from '../../props/journey-things.ts';
import { calendarPlane } from '../../props/name-papers.ts';
import { candleCakes, susuCakes } from '../../props/rice-cakes.ts';
import { soupBowl } from '../../props/table-things.ts';
import { halmeoniHouse } from '../../sets/halmeoni-house.ts';
import { PYEONGSANG } from '../../sets/halmeoni-yard.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.02, 1.42, -1.95];
const TO: V3 = [0.6, 0.87, -7];
/** boards of the platform, top of the table on it, middle of the cake */
const FLOOR = PYEONGSANG.at[1];
const TOP = FLOOR + 0.21;
const CAKE: V3 = [0.62, TOP, -6.4];
const SOCK = { kind: 'sock', color: '#fffdf4' } as const;

/** middle of the glow round the moon, and its radius */
const MOON: [number, number, number, number] = [14.9, 19.6, -106, 9];
/** Sits cross-legged on the platform. */
function seated(
  p: Person,
  [x, z, yaw]: V3,
  expression: ExpressionName,
  stance: Stance,
  more: {
    left?: Partial<ArmPose>;
    right?: Partial<ArmPose>;
    gaze?: [number, number];
    size?: number;
    kneel?: boolean;
    lift?: number;
  } = {},
): Actor {
  return character(p, {
    at: place([x, FLOOR + (more.lift ?? 0), z], [0, yaw, 0], more.size ?? 1),
    expression,
    ...(more.gaze ? { gaze: more.gaze } : {}),
    pose: pose(more.kneel ? 'kneel' : 'sitFloor', {
      ...stance,
      ...(more.left ? { left: more.left } : {}),
      ...(more.right ? { right: more.right } : {}),
    }),
  });
}
/** One of two hands that clap before the chest. */
const clap = (up: number, apart: number): Partial<ArmPose> => ({
  hand: [-0.3 + apart, up, 0.5],
  elbow: [1, -0.6, 0],
  palm: [-1, 0, 0.1],
  fingers: [-0.1, 0.8, 0.6],
  grip: 'flat',
});

export function dayThatComesTwice(): Shot {
  const scene = new THREE.Scene();
  halmeoniHouse(scene, {
    hour: 'night',
    season: 'june',
    doors: 'open',
    moon: [8.0, 11.4],
    without: ['room', 'roof', 'shoes'],
  });
  const m = new Model();
  lowTable(m, place([0.62, FLOOR, -6.3]), [1.36, 0.21, 0.72]);
  const flames = candleCakes(m, place(CAKE), { lit: true, size: 1.15 });
  for (const [x, z] of points2('.08,-6.12 .12,-6.5 .34,-6.04 1.14,-6.54 1.2,-6.06 .98,-6.0'))
    soupBowl(m, place([x, TOP, z]), { r: 0.075 });
  susuCakes(m, place([1.06, TOP + 0.005, -6.3]), 0.11, 9);
  calendarPlane(m, place([0.66, TOP + 0.004, -6.03], [0, 30, 0], 1.25));

  cushion(m, place([0.62, FLOOR, -6.98], [0, 6, 0]), '#c9606a');
  const momAt = place([1.18, FLOOR, -6.92], [0, -30, 0]);
  const telling: Stance = { hips: 0.2, bend: 6, lean: [-2, 0, -4], head: [-8, -8, 8] };
  const tip = vec(1.26, 1.02, -6.56);
  const fist = vec(1.38, 0.84, -6.6);
  const mom = character(dressed(MOM_SUMMER, { shoe: SOCK }), {
    at: momAt,
    expression: 'joy',
    gaze: [-0.5, 0.2],
    pose: pose('sitFloor', {
      ...telling,
      left: gripRod({
        at: momAt,
        build: 'woman',
        side: 'left',
        stance: telling,
        point: fist,
        dir: tip.clone().sub(fist),
        r: 0.01,
      }),
    }),
  });
  chopsticks(m, fist.toArray() as V3, tip.toArray() as V3, 0.03);
  // the way home: up, over itself once, and down to the day it left
  const way = Array.from({ length: 46 }, (_, i): V3 => {
    const t = i / 45;
    const a = TAU * (1.2 * t + 0.05);
    return [tip.x - 0.75 * t + 0.17 * Math.sin(a), tip.y + 0.14 + 0.17 * Math.cos(a + 3.1) + 0.1 * t, tip.z + 0.06];
  });
  const curve = new THREE.CatmullRomCurve3(way.map((p) => vec(p)));
  for (let i = 0; i < 26; i++)
    m.put(
      tube([curve.getPointAt(i / 26), curve.getPointAt((i + 0.3) / 26), curve.getPointAt((i + 0.55) / 26)], [0.007], {
        around: 6,
        rings: 4,
      }),
      { color: color('#fff0c4').multiplyScalar(1.1), glow: true, line: 0 },
    );

  const actors = [
    seated(
      dressed(without(CHARLOTTE_HANBOK_CROWN, 'earPencil'), { shoe: SOCK, shoeLeft: SOCK }),
      [0.62, -6.98, 6],
      'joy',
      { head: [0, 18, -4] },
      { gaze: [0.4, 0.5], size: 1.06, lift: 0.075, left: clap(-0.42, 0.02), right: clap(-0.42, 0.02) },
    ),
    mom,
    seated(
      dressed(HALMEONI_SUMMER, { shoe: SOCK }),
      [0.0, -6.86, 26],
      'shout',
      { head: [-4, 16, 6], lean: [0, 0, 4] },
      { left: clap(-0.3, 0.02), right: clap(-0.3, 0.02) },
    ),
    seated(DOYUN_SUMMER_INDOORS, [-0.2, -5.66, 146], 'surprise', { head: [-2, -28, 0] }),
    seated(
      MAX_SUMMER,
      [1.2, -5.72, -150],
      'laugh',
      { hips: 0.62, lean: [6, 0, 0], head: [-10, 26, -6] },
      {
        kneel: true,
        left: { hand: [0.4, 0.75, 0.3], elbow: [1, 0, 0.2], palm: [0, 0, 1], grip: 'open' },
        right: { hand: [0.3, 0.7, 0.4], elbow: [1, 0, 0.2], palm: [0, 0, 1], grip: 'open' },
      },
    ),
    seated(dressed(DUNA_CYCLING, { shoe: SOCK }), [1.8, -6.44, -74], 'laugh', { head: [-2, 6, -8], lean: [0, 0, -4] }),
    seated(dressed(CHESTNUT_GRANDPA, { shoe: SOCK }), [-0.62, -6.42, 70], 'huh', { head: [-6, -6, 6] }),
  ];
  scene.add(...actors.map((a) => a.model), m.bake());
  scene.add(haloes([[CAKE[0], CAKE[1] + 0.42, CAKE[2], 0.9]], FROM, '#ffb45c', 0.5));
  scene.add(
    haloes(
      flames.map((f) => [f.x, f.y + 0.015, f.z, 0.06]),
      FROM,
      '#ffae48',
      0.35,
    ),
  );
  scene.add(haloes([MOON], FROM, '#c4ccff', 0.5));
  const wicks = flames.reduce((a, f) => a.add(f), vec(0)).multiplyScalar(1 / flames.length);
  return {
    scene,
    camera: camera(FROM, TO, 39),
    focus: distance(FROM, CAKE),
    aperture: 0.006,
    light: koreaLight('night', {
      // the flames are one lamp on the faces; its reach over the cake's near side is what makes the cake white
      points: [
        { at: [wicks.x, wicks.y + 0.14, wicks.z], color: '#ffbe70', power: 3.6, radius: 0.1 },
        { at: [wicks.x, wicks.y + 0.34, wicks.z + 0.42], color: '#ffc67c', power: 1.9, radius: 0.2 },
      ],
      fill: { dir: [-0.3, 0.5, 1], color: '#98a2e0', power: 0.55, cone: 0.4 },
    }),
    center: [0.4, 0.4, -6],
    radius: 5,
    heads: actors.map((a) => a.head),
    focal: wicks.toArray() as V3,
  };
}
