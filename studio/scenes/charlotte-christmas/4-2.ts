/** CC-4.2. Under Old Bess: a bell stuffed like a pillow, and one green thumb that Charlotte knows. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { CURLY_BOB } from '../../cast/hair.ts';
import { gripRod } from '../../cast/holds.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { THEO_WINTER } from '../../cast/people/winter-coats.ts';
import type { Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { contacts } from '../../model/veil.ts';
import { greenThumb, looseBobble, peepingCosy, THUMB_END } from '../../props/squirrel-home.ts';
import { handLantern, woolNest } from '../../props/woollies.ts';
import { belfry, oldBess } from '../../sets/belfry.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.42, 0.72, 3.3];
const TO: V3 = [0.14, 1.11, 0];
const BELL: V3 = [0.16, 1.5, 0.15];
/** where the green mitten's cuff is stuck, in the bell */
const CUFF: V3 = [-0.288, -0.1, 0.235];

/** Seen from below her curls must reach round the jaw. */
const UNDER_VIEW: Person = {
  ...CHARLOTTE_WINTER,
  hair: { ...CHARLOTTE_WINTER.hair, shape: { ...CURLY_BOB, bottom: -0.8, open: 0.93, count: 205 } },
};

export function stuffedAsAPillow(): Shot {
  const scene = new THREE.Scene();
  belfry(scene, 'snowDay');
  const m = new Model();
  const bell = place(BELL, [-15, 0, 2]);
  const inBell = (p: V3): V3 => vec(p).applyMatrix4(bell).toArray() as V3;
  oldBess(m, bell, 0.98);
  woolNest(m, bell, 0.83, true);
  const mitten = place(inBell(CUFF), [0, 18, 2], 1.4);
  greenThumb(m, mitten);
  peepingCosy(m, place(inBell([0.44, -0.04, 0.3]), [4, 10, 6], 1.0), 0.58);
  looseBobble(m, place(inBell([0.06, -0.1, 0.5])), 0.36);
  // the lantern of the stairs stands on the floor beside her
  const flame = handLantern(m, place([0.02, 0.44, 0.02], [0, 20, 0])).add(vec(0.02, 0.44, 0.02));
  const at = place([-0.7, 0, 0.43], [0, 50, 0], 1.1);
  const tip = vec(THUMB_END)
    .add(vec(0.002, 0.012, 0))
    .applyMatrix4(mitten);
  const looking: Pose = pose('stand', { lean: [-5, 0, -3], bend: -5, head: [-24, -12, 16] });
  const charlotte = character(UNDER_VIEW, {
    at,
    expression: 'gasp',
    gaze: [0.3, 1],
    pose: {
      ...looking,
      left: gripRod({
        at,
        build: 'child8',
        stance: looking,
        side: 'left',
        point: tip,
        dir: vec(0, 1, 0).transformDirection(mitten),
        r: 0.044,
        elbow: [1, -0.5, 0.2],
      }),
      // the other one has forgotten itself
      right: {
        hand: [0.34, -0.8, 0.18],
        elbow: [0.7, 0, -1],
        palm: [-0.7, 0, 0.7],
        fingers: [0.3, -0.9, 0.3],
        grip: 'open',
      },
      legLeft: { foot: [0.02, 0, 0.08], toeOut: 10 },
      legRight: { foot: [0.1, 0, -0.08], toeOut: 26 },
    },
  });
  // the hatch of the stairs: Theo comes out of it to the elbows and no further
  const hatch: V3 = [1.16, 0, -0.5];
  m.put(roundedBox(1.0, 0.012, 0.86, 0.004), { color: '#3a3048', line: 0.4 }, place([hatch[0], 0.008, hatch[2]]));
  for (const [x, z, w, d] of [
    [0, 0.47, 1.16, 0.09],
    [0, -0.47, 1.16, 0.09],
    [0.55, 0, 0.09, 0.9],
    [-0.55, 0, 0.09, 0.9],
  ] as const)
    m.put(
      roundedBox(w, 0.07, d, 0.015, { fine: true }),
      { color: '#9a6a44' },
      place([hatch[0] + x, 0.035, hatch[2] + z]),
    );
  const theoAt = place([hatch[0] - 0.06, -0.5, hatch[2] + 0.16], [0, -38, 0], 1.04);
  const peeping: Pose = pose('stand', { lean: [12, 0, 3], head: [-20, 6, -8] });
  // both mittens over the near bar of its frame
  const over = (side: 'left' | 'right') => {
    const k = side === 'left' ? 1 : -1;
    return gripRod({
      at: theoAt,
      build: 'child8',
      stance: peeping,
      mitten: true,
      side,
      point: [theoAt.elements[12] - 0.06 + k * 0.2, 0.045, hatch[2] + 0.47],
      dir: [-k, 0, 0],
      r: 0.04,
      palm: [0, -1, 0.1],
      elbow: [1, -0.3, -0.4],
    });
  };
  const theo = character(THEO_WINTER, {
    at: theoAt,
    expression: 'worry',
    gaze: [-0.3, 0.8],
    noLegs: true,
    pose: { ...peeping, left: over('left'), right: over('right') },
  });
  const [cx, , cz] = [at.elements[12], 0, at.elements[14]];
  scene.add(contacts([[cx, 0.012, cz, 0.34, 0.22]], '#3c3560', 0.55));
  scene.add(charlotte.model, theo.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 44),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.008,
    light: plumLight('snowDay', {
      sun: { dir: [-0.5, 0.5, -0.7], color: '#dfe8ff', power: 2.2, cone: 0.12 },
      sky: 0.72,
      points: [
        { at: flame.toArray() as V3, color: '#ffae58', power: 1.6, radius: 0.06 },
        { at: [-0.1, 0.6, 1.4], color: '#ffc684', power: 2.8, radius: 0.2 },
        { at: [0.8, 0.3, 1.3], color: '#ffc684', power: 1.4, radius: 0.3 },
      ],
      exposure: 1.08,
    }),
    paint: { line: 0.8 },
    center: [0.1, 1.1, 0],
    radius: 4,
    heads: [
      charlotte.head,
      theo.head,
      { thing: 'Find', at: vec(inBell([0.44, -0.04, 0.3])), radius: 0.2 },
      { thing: 'Find', at: tip, radius: 0.2 },
    ],
    focal: tip.toArray() as V3,
  };
}
