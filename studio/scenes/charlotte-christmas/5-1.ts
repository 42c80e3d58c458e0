/** CC-5.1. The house in the bell: eleven woollies, three babies in one mitten, and a landlady. */
import type * as THREE from 'three';
import { mrsScarf } from '../../animals/squirrel.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { THEO_WINTER } from '../../cast/people/winter-coats.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { mittenBed, peepingCosy } from '../../props/squirrel-home.ts';
import { bundle, STITCHES, WOOLS } from '../../props/woollies.ts';
import { belfry, oldBess } from '../../sets/belfry.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { bellInside, tornEar } from './5-1.bell-inside.ts';

const FROM: V3 = [0.06, 0.62, 2.75];
const TO: V3 = [-0.06, 1.4, 0.2];
/** radius of Old Bess */
const BIG = 1.0;
const BELL: V3 = [0.26, 1.72, 0.1];

/** The rest of the town's wool: tight round the clapper and up to the lip on the reader's side. */
function packedWool(model: Model, bell: THREE.Matrix4): void {
  const rolls: [number, number, number, number][] = [
    [186, 0.7, 0.1, 0.95],
    [212, 0.72, 0.12, 1],
    [238, 0.74, 0.1, 1.05],
    [264, 0.73, 0.13, 1],
    [290, 0.74, 0.1, 1.05],
    [316, 0.73, 0.12, 1],
    [340, 0.72, 0.1, 0.95],
    [200, 0.44, 0.22, 0.9],
    [232, 0.46, 0.2, 1],
    [262, 0.5, 0.22, 0.95],
    [296, 0.46, 0.22, 1],
    [330, 0.42, 0.24, 0.95],
    [30, 0.14, 0.26, 0.8],
    [300, 0.18, 0.28, 0.85],
  ];
  model.inside(bell, () => {
    for (const [i, [deg, q, y, big]] of rolls.entries()) {
      const a = (deg / 180) * Math.PI;
      const [base, band] = (WOOLS[(i * 3 + 1) % WOOLS.length] ?? WOOLS[0]) as [string, string];
      const bands = (v: THREE.Vector3) => color(Math.sin((v.x * 0.8 + v.y) * 62 + i) > 0.35 ? band : base);
      model.put(
        bundle([0.25 * big * BIG, 0.16 * big * BIG, 0.19 * big * BIG], i * 2.9 + 1),
        { ...(i % 3 === 1 ? { color: base } : { tint: bands }), map: STITCHES(), line: 0.8 },
        place([Math.cos(a) * q * BIG, y * BIG, -Math.sin(a) * q * BIG], [0, deg + 90, (i % 3) * 8 - 8]),
      );
    }
  });
}

export function houseInTheBell(): Shot {
  const model = new Model();
  // she has swung a little towards the reader: one looks right into her
  const bell = place(BELL, [-30, 0, 0]);
  const inBell = (p: V3): V3 => vec(p).applyMatrix4(bell).toArray() as V3;
  oldBess(model, bell, BIG);
  bellInside(model, bell, BIG);
  packedWool(model, bell);
  const bed = inBell([-0.24, -0.16, -0.14]);
  mittenBed(model, place(bed, [14, -2, 6], 1.1));
  peepingCosy(model, place(inBell([0.74, 0.06, 0.24]), [-24, 0, 30], 0.62));
  const sits = place(inBell([0.34, -0.28, -0.16]), [4, -62, 2], 1.7);
  const looks: V3 = [10, 36, -4];
  tornEar(model, sits.clone().multiply(place([0, 0.27, 0.03], looks, 1.12)));
  const landlady = mrsScarf({
    at: sits,
    paws: 'hips',
    head: looks,
    stern: true,
    gray: true,
  });
  const charlotte = character(CHARLOTTE_WINTER, {
    at: place([-0.5, -0.18, 0.42], [0, 60, 0], 1.04),
    expression: 'gasp',
    gaze: [0.2, 0.7],
    pose: pose('peek', {
      head: [-30, -14, 8],
      left: {
        hand: [0.3, 0.16, 0.84],
        elbow: [0.8, -0.8, 0],
        palm: [-0.6, -0.5, 0.4],
        fingers: [0, 0.7, 0.7],
        grip: 'point',
      },
      right: {
        hand: [-0.3, -0.16, 0.36],
        elbow: [0.9, -0.9, 0.1],
        palm: [-0.2, 0, -1],
        fingers: [-0.9, 0.55, 0.1],
        grip: 'relaxed',
      },
    }),
  });
  const theo = character(THEO_WINTER, {
    at: place([-1.0, -0.1, 0.36], [0, 70, 0], 1.04),
    expression: 'worry',
    gaze: [0.2, 0.7],
    pose: pose('stand', { head: [-26, -22, -6] }),
  });
  return composeShot({
    set: (scene) => belfry(scene, 'snowDay'),
    light: plumLight('snowDay', {
      sun: { dir: [-0.5, 0.5, -0.7], color: '#dfe8ff', power: 1.8, cone: 0.12 },
      sky: 0.62,
      points: [
        { at: [-0.2, 0.7, 1.5], color: '#ffc07a', power: 3.2, radius: 0.16 },
        { at: [-0.1, 1.2, 1.1], color: '#ffd090', power: 0.7, radius: 0.16 },
        { at: [0.5, 0.9, 1.4], color: '#ffc684', power: 1.8, radius: 0.3 },
      ],
    }),
    camera: camera(FROM, TO, 42),
    focus: distance(FROM, bed),
    aperture: 0.01,
    center: [0.1, 1.3, 0],
    radius: 4,
    actors: [charlotte, theo, landlady],
    things: [model.bake()],
    paint: { line: 0.8 },
    // the baby with a thimble for a hat
    find: ballsAt(0.11, [-0.13, 1.64, 0.19]),
    focal: bed,
  });
}
