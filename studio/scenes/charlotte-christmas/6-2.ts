/** BF-6.2. Charlotte, bent like a bow, is about to hit the pot; sixty steps away a flag is as small as a crumb. */
import type * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { coverEar, gripRod } from '../../cast/holds.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { PRIYA_WINTER, THEO_WINTER } from '../../cast/people/winter-coats.ts';
import { dressed, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { type Item, Model } from '../../model/bake.ts';
import { eyeGround } from '../../model/eye.ts';
import { grid } from '../../model/grid.ts';
import { color, mix, type V3, vec } from '../../model/math.ts';
import { SNOW } from '../../model/painted.ts';
import { frame, place } from '../../model/place.ts';
import { ball, ring, tube } from '../../model/tube.ts';
import { contacts, mist } from '../../model/veil.ts';
import { bucket, fryingPan, potLid, spoon } from '../../props/bang-pots.ts';
import { snowfall } from '../../props/snowfall.ts';
import { earPot } from '../../props/soup-pots.ts';
import { snowman } from '../../props/street-things.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-8.9, 0.3, 0.85];
const TO: V3 = [30, 8.2, -5.5];
const { spot, facing } = eyeGround(FROM, TO);
const ROAD = 0.055;

type Spot = [number, number, number, number, number];

/** Sixty steps, left and right, from her to him. */
function steps(model: Model, a: V3, b: V3): void {
  const items: Item[] = [];
  for (let i = 0; i < 60; i++) {
    const t = (i + 1.6) / 61;
    const sway = Math.sin(t * 5.2) * 0.9 * (1 - t);
    const side = i % 2 ? 0.11 : -0.11;
    items.push({
      at: place(
        [mix(a[0], b[0], t ** 1.02), ROAD + 0.004, mix(a[2], b[2], t) + sway + side],
        [0, 90 + (i % 2 ? 8 : -8), 0],
        [0.052, 0.012, 0.13],
      ),
      color: color('#8c9cd0'),
    });
  }
  model.scatter(ball(1, 12), items, { line: 0.35 });
}

export function sixtySteps(): Shot {
  const model = new Model();
  const charlotteAt = place(spot(2.74, -0.47, ROAD), [0, facing(0.85, 0.5), 0]);
  const hers = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(charlotteAt);
  // the stew pot stands on its head in the snow; she kneels behind it and comes down on it with both arms
  const R = 0.25;
  const HIGH = R * 1.1;
  const pot = hers(0.02, 0, 0.56);
  earPot(model, place([pot.x, ROAD + HIGH - 0.01, pot.z], [180, facing(0.25, 1), 4]), R, {
    tone: '#e4a640',
    inside: 'empty',
  });
  // the whole body a bow: hips forward, head and spoon far back
  const swing: Pose = pose('stand', {
    hips: 0.94,
    lean: [-24, -10, 5],
    bend: -20,
    head: [8, -6, 6],
    legLeft: { foot: [0.2, 0, 0.16], toeOut: 14 },
    legRight: { foot: [0.2, 0, -0.1], toeOut: 24 },
  });
  const hold = hers(-0.1, 1.15, -0.17);
  const up = vec(-0.1, 0.62, -0.78).transformDirection(charlotteAt);
  const onSpoon = (d: number) => hold.clone().addScaledVector(up, d);
  const fist = (side: 'left' | 'right', d: number) =>
    gripRod({
      at: charlotteAt,
      build: 'child8',
      stance: swing,
      side,
      point: onSpoon(d),
      dir: up,
      r: 0.02,
      mitten: side === 'right',
      elbow: [1, 0.1, 0.2],
    });
  const charlotte = character(CHARLOTTE_WINTER, {
    at: charlotteAt,
    expression: 'tugging',
    lookAt: hers(0.08, HIGH, 0.56).toArray() as V3,
    pose: { ...swing, left: fist('left', 0), right: fist('right', 0.09) },
  });
  spoon(model, frame(onSpoon(-0.08), up, vec(1, 0, 0)), 0.62, '#b8743f');

  const priyaAt = place(spot(3.4, -1.2, ROAD), [0, facing(0.75, 0.6), 0]);
  const wincing: Pose = pose('stand', { lean: [-8, -8, -6], bend: 4, head: [8, -8, -14] });
  const ear = (side: 'left' | 'right') =>
    coverEar({ at: priyaAt, build: 'child8', stance: wincing, side, mitten: true, out: 1.38 });
  const priya = character(dressed(without(PRIYA_WINTER, 'toolBelt', 'woodenSpoon'), { legsWide: 1.04 }), {
    at: priyaAt,
    expression: 'fear',
    lookAt: pot.toArray() as V3,
    pose: { ...wincing, left: ear('left'), right: ear('right') },
  });

  const theoAt = place(spot(27, 3.1, ROAD), [0, facing(-0.3, 1), 0], 1.08);
  const theo = character(THEO_WINTER, {
    at: theoAt,
    expression: 'shout',
    pose: pose('stand', {
      right: {
        hand: [0.1, 0.97, 0.1],
        elbow: [0.9, 0, -0.3],
        palm: [0, 0, 1],
        fingers: [0, 1, 0],
        grip: 'fist',
      },
      left: {
        hand: [-0.1, 0.24, 0.5],
        elbow: [1, -0.6, 0],
        palm: [-1, 0, -0.2],
        fingers: [-0.1, 0.7, 1],
        grip: 'flat',
      },
    }),
  });
  const pole = vec(0).setFromMatrixPosition(theo.grip.right);
  model.put(tube([pole.clone().add(vec(0, -0.3, 0)), pole.clone().add(vec(0, 1.1, 0))], [0.025], { around: 6 }), {
    color: '#7a4a34',
  });
  const cloth = grid((u, w) => [0.04 + u * 1.05, 0.36 - w * 0.72 - 0.06 * u, 0.12 * Math.sin(u * 6) * u], 16, 8);
  model.put(
    cloth,
    { color: '#e63a28', doubleSided: true },
    place(pole.clone().add(vec(0, 0.74, 0)), [0, facing(0, 1) + 8, 3]),
  );

  const manAt = spot(7.2, 2.12, 0.05);
  snowman(model, place(manAt, [0, facing(-0.6, 0.8), 0], 1.08), { arms: 'ears', hat: true });

  model.inside(place(manAt, [0, 0, 0], 1.08), () => {
    // snow pressed into his joints, and a drift round his foot
    for (const [y, r, thick] of [
      [0.605, 0.2, 0.055],
      [1.045, 0.13, 0.04],
    ] as const)
      model.put(ring(r, r, y, thick), { color: SNOW, line: 0.25 });
    model.put(ball([0.5, 0.1, 0.46], 18), { color: SNOW, line: 0.25 }, place([0, 0.01, 0]));
  });

  // what has been tried already
  const bucketAt = place(spot(3.25, 0.92, ROAD), [0, facing(0.4, 1), 3], 1.2);
  bucket(model, bucketAt);
  model.inside(bucketAt, () => potLid(model, place([0.012, 0.238, 0.02], [3, 0, -4]), 0.15, '#e4a640'));
  const panAt = spot(2.78, 0.58, ROAD + 0.004);
  fryingPan(model, place(panAt, [0, facing(-0.35, 1), 0], 1.1), 0.16);
  steps(model, spot(3.2, 0.1), spot(26.8, 3.1));
  const under = (point: THREE.Vector3, w: number, d: number): Spot => [point.x, ROAD + 0.012, point.z, w, d];
  const origin = (a: THREE.Matrix4) => vec(0).setFromMatrixPosition(a);
  const weights = [
    under(origin(charlotteAt), 0.36, 0.26),
    under(origin(priyaAt), 0.36, 0.26),
    under(pot, 0.46, 0.42),
    under(origin(bucketAt), 0.3, 0.26),
    under(vec(panAt), 0.34, 0.3),
  ];
  const eye = { at: FROM, clear: 7.5 };
  snowfall(model, { count: 900, min: [-6, 0, -12], max: [24, 11, 12], size: [0.016, 0.042], eye, tint: '#ffffff' });
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'snowDay',
        near: ['north3', 'south3'],
        skip: ['14', 'north0', 'south0', 'north1', 'south1'],
        houses: { '41': { curtain: 0.2 } },
      }),
    light: plumLight('snowDay', {
      sun: { dir: [-0.55, 0.6, 0.55], color: '#fff1e0', power: 2.1, cone: 0.2 },
      fog: { color: '#d3dff0', near: 10, far: 95 },
    }),
    camera: camera(FROM, TO, 36),
    focus: distance(FROM, charlotte.head.at.toArray() as V3) + 1.2,
    aperture: 0.005,
    center: [2, 0.5, -1],
    radius: 16,
    actors: [charlotte, priya, theo],
    things: [
      contacts([...weights, [manAt[0], 0.075, manAt[2], 0.75, 0.5]], '#4c5c9c', 0.95), // the sky is full of it
      mist(
        [
          [20, 7, -6, 60, 13],
          [14, 9, 6, 50, 14],
        ],
        FROM,
        '#8fa2cc',
        0.75,
      ),
      model.bake(),
    ],
    paint: { line: 0.75 },
    // the snowman with his hands behind his ears
    find: ballsAt(0.5, [-1.99, 1.38, 1.67], [-1.95, 1.38, 1.88]),
    focal: theo.head.at.toArray() as V3,
  });
}
