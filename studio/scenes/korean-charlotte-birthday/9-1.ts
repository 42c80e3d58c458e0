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
import { lathe, tube } from '../../model/tube.ts';
import { haloes } from '../../model/veil.ts';
import { cushion, lowTable } from '../../props/halmeoni-room.ts';
import { chopsticks } from '../../props/journey-things.ts';
import { calendarPlane } from '../../props/name-papers.ts';
import { candleCakes, susuCakes } from '../../props/rice-cakes.ts';
import { soupBowl } from '../../props/table-things.ts';
import { halmeoniHouse } from '../../sets/halmeoni-house.ts';
import { PYEONGSANG } from '../../sets/halmeoni-yard.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { dadCall } from './9-1.dad-call.ts';

const FROM: V3 = [0.62, 0.98, -3.98];
const TO: V3 = [0.36, 0.7, -7];
/** boards of the platform, top of the table on it, middle of the cake */
const FLOOR = PYEONGSANG.at[1];
const TOP = FLOOR + 0.21;
const CAKE: V3 = [0.5, TOP, -6.36];
/** Tip of the chopstick that is the plane: every eye but Halmeoni's is on it. */
const FLIGHT: V3 = [0.3, 1.02, -6.66];
const SOCK = { kind: 'sock', color: '#fffdf4' } as const;

/** The young moon: degrees right of -Z, degrees high, metres away, radius; the sun has set below it on the right. */
const MOON = { turn: -18, high: 9.8, far: 128, r: 2.9, limb: -42 };
const moonAt = (): V3 => {
  const [a, e] = [(MOON.turn * Math.PI) / 180, (MOON.high * Math.PI) / 180];
  return [
    FROM[0] + Math.sin(a) * Math.cos(e) * MOON.far,
    FROM[1] + Math.sin(e) * MOON.far,
    FROM[2] - Math.cos(a) * Math.cos(e) * MOON.far,
  ];
};
/** A crescent as thin as a fingernail. */
function youngMoon(): THREE.Object3D {
  const model = new Model();
  const half = 80 * (Math.PI / 180);
  const shape = new THREE.Shape();
  const steps = 28;
  const at = (i: number, bulge: number): [number, number] => {
    const a = half * (i / steps) * 2 - half;
    return [MOON.r * bulge * Math.cos(a), MOON.r * Math.sin(a)];
  };
  for (let i = 0; i <= steps; i++) shape[i ? 'lineTo' : 'moveTo'](...at(i, 1));
  for (let i = steps; i >= 0; i--) shape.lineTo(...at(i, 0.74));
  const turned = place(moonAt(), [MOON.high, -MOON.turn, MOON.limb]);
  model.put(
    new THREE.ShapeGeometry(shape),
    { color: color('#fff4cf').multiplyScalar(1.4), glow: true, line: 0, doubleSided: true },
    turned,
  );
  return model.bake({ cast: false, receive: false });
}
/** Twice the flame of the cake's own candle, and brighter: gold, with a white heart. */
function brightFlame(model: Model, wick: THREE.Vector3): void {
  const shape = (k: number) =>
    lathe(
      points2('-.014,.001 .002,.0125 .02,.008 .05,.0005').map(([y, r]) => [y * k, r * k]),
      { around: 14 },
    );
  model.put(shape(1.8), { color: new THREE.Color(2.3, 1.35, 0.16), glow: true, line: 0 }, place(wick));
  model.put(
    shape(1),
    { color: new THREE.Color(2.4, 2.1, 1), glow: true, line: 0 },
    place(wick.clone().add(vec(0, 0.004, 0.026))),
  );
}
/** Sits cross-legged on the platform. */
function seated(
  person: Person,
  [x, z, yaw]: V3,
  expression: ExpressionName,
  stance: Stance,
  more: {
    left?: Partial<ArmPose>;
    right?: Partial<ArmPose>;
    lookAt?: V3;
    size?: number;
    kneel?: boolean;
    lift?: number;
  } = {},
): Actor {
  return character(person, {
    at: place([x, FLOOR + (more.lift ?? 0), z], [0, yaw, 0], more.size ?? 1),
    expression,
    ...(more.lookAt ? { lookAt: more.lookAt } : {}),
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
  const model = new Model();
  lowTable(model, place([0.5, FLOOR, -6.3]), [1.36, 0.21, 0.72]);
  const flames = candleCakes(model, place(CAKE), { lit: true, size: 1.15 });
  for (const [x, z] of points2('-.06,-6.12 .06,-6.52 .28,-6.04 .84,-6.56 1.12,-6.3 .8,-6.02'))
    soupBowl(model, place([x, TOP, z]), { r: 0.075 });
  susuCakes(model, place([0.84, TOP + 0.005, -6.3]), 0.1, 8);
  calendarPlane(model, place([0.52, TOP + 0.004, -6.02], [0, 30, 0], 1.3));
  // it looks at Charlotte across the cake
  dadCall(model, place([1.03, TOP + 0.135, -6.2], [-14, -34, 0]), 1.75);

  cushion(model, place([-0.56, FLOOR, -6.36], [0, 70, 0]), '#c9606a');
  for (const f of flames) brightFlame(model, f);
  const momAt = place([0.7, FLOOR, -7.08], [0, -6, 0]);
  const telling: Stance = { hips: 0.2, bend: 6, lean: [-2, 0, -4], head: [-8, 10, -8] };
  const tip = vec(FLIGHT);
  const fist = vec(0.47, 0.83, -6.8);
  const mom = character(dressed(MOM_SUMMER, { shoe: SOCK }), {
    at: momAt,
    expression: 'joy',
    lookAt: FLIGHT,
    pose: pose('sitFloor', {
      ...telling,
      right: gripRod({
        at: momAt,
        build: 'woman',
        side: 'right',
        stance: telling,
        point: fist,
        dir: tip.clone().sub(fist),
        r: 0.01,
      }),
    }),
  });
  chopsticks(model, fist.toArray() as V3, tip.toArray() as V3, 0.03);
  // the way home: up, over itself once, and down to the day it left
  const way = Array.from({ length: 46 }, (_, i): V3 => {
    const t = i / 45;
    const a = TAU * (1.2 * t + 0.05);
    return [tip.x - 0.75 * t + 0.17 * Math.sin(a), tip.y + 0.14 + 0.17 * Math.cos(a + 3.1) + 0.1 * t, tip.z + 0.06];
  });
  const curve = new THREE.CatmullRomCurve3(way.map((p) => vec(p)));
  for (let i = 0; i < 26; i++)
    model.put(
      tube([curve.getPointAt(i / 26), curve.getPointAt((i + 0.3) / 26), curve.getPointAt((i + 0.55) / 26)], [0.007], {
        around: 6,
        rings: 4,
      }),
      { color: color('#fff0c4').multiplyScalar(1.1), glow: true, line: 0 },
    );

  const actors = [
    seated(
      dressed(without(CHARLOTTE_HANBOK_CROWN, 'earPencil'), { shoe: SOCK, shoeLeft: SOCK, sleeveBag: 0.05 }),
      [-0.53, -6.34, 66],
      'surprise',
      { head: [-18, 12, -8], lean: [6, 0, 0] },
      { size: 1.1, lift: 0.03, lookAt: FLIGHT, left: clap(-0.42, 0.02), right: clap(-0.42, 0.02) },
    ),
    mom,
    seated(
      dressed(HALMEONI_SUMMER, { shoe: SOCK }),
      [0.14, -7.0, 12],
      'tender',
      { head: [8, -52, 8], lean: [0, 0, 5] },
      { lookAt: [-0.45, 0.95, -6.2], left: clap(-0.3, 0.02), right: clap(-0.3, 0.02) },
    ),
    seated(DOYUN_SUMMER_INDOORS, [-0.24, -6.86, 40], 'gasp', { head: [-16, 14, -6] }, { lookAt: FLIGHT }),
    seated(
      MAX_SUMMER,
      [0.98, -6.74, -24],
      'gasp',
      { hips: 0.38, lean: [6, 0, 0], head: [-20, -22, 6] },
      {
        kneel: true,
        lookAt: FLIGHT,
        left: { hand: [0.4, 0.75, 0.3], elbow: [1, 0, 0.2], palm: [0, 0, 1], grip: 'open' },
        right: { hand: [0.3, 0.7, 0.4], elbow: [1, 0, 0.2], palm: [0, 0, 1], grip: 'open' },
      },
    ),
    seated(dressed(DUNA_CYCLING, { shoe: SOCK }), [1.2, -7.1, -20], 'laugh', {
      head: [-2, -6, -8],
      lean: [0, 0, -4],
    }),
    seated(
      dressed(CHESTNUT_GRANDPA, { shoe: SOCK }),
      [1.5, -6.32, -66],
      'huh',
      { head: [-12, 10, 6] },
      { lookAt: FLIGHT },
    ),
  ];
  const wicks = flames.reduce((a, f) => a.add(f), vec(0)).multiplyScalar(1 / flames.length);
  return composeShot({
    set: (scene) =>
      halmeoniHouse(scene, {
        hour: 'dusk',
        season: 'june',
        doors: 'open',
        without: ['room', 'roof', 'shoes'],
      }),
    light: koreaLight('dusk', {
      // the flames are one lamp on the faces; its reach over the cake's near side is what makes the cake white
      points: [
        { at: [wicks.x, wicks.y + 0.14, wicks.z], color: '#ffbe70', power: 2.9, radius: 0.1 },
        { at: [wicks.x, wicks.y + 0.34, wicks.z + 0.42], color: '#ffc67c', power: 1.9, radius: 0.2 },
      ],
      fill: { dir: [-0.3, 0.5, 1], color: '#98a2e0', power: 0.38, cone: 0.4 },
    }),
    camera: camera(FROM, TO, 43),
    focus: distance(FROM, CAKE),
    aperture: 0.006,
    center: [0.4, 0.4, -6],
    radius: 5,
    actors,
    things: [
      model.bake(),
      haloes([[CAKE[0], CAKE[1] + 0.42, CAKE[2], 0.34]], FROM, '#ffb45c', 0.4),
      haloes(
        flames.map((f) => [f.x, f.y + 0.015, f.z, 0.06]),
        FROM,
        '#ffae48',
        0.35,
      ),
      youngMoon(),
      haloes([[...moonAt(), 5]], FROM, '#ffe6c4', 0.3),
    ],
    // the paper plane on the table
    find: ballsAt(0.075, [0.4, 0.13, -6.0], [0.64, 0.13, -6.02]),
    focal: wicks.toArray() as V3,
  });
}
