/** CC-4.2. Under Old Bess: a bell stuffed like a pillow, and one green thumb that Charlotte knows. */
import { character } from '../../cast/character.ts';
import { CURLY_BOB } from '../../cast/hair.ts';
import { cup, gripRod } from '../../cast/holds.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { THEO_WINTER } from '../../cast/people/winter-coats.ts';
import type { Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { Model } from '../../model/bake.ts';
import { color, random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { contacts } from '../../model/veil.ts';
import { greenThumb, looseBobble, peepingCosy, THUMB_END } from '../../props/squirrel-home.ts';
import { handLantern, woolNest } from '../../props/woollies.ts';
import { belfry, oldBess } from '../../sets/belfry.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.3, 0.72, 2.3];
const TO: V3 = [0.08, 1.22, 0];
const BELL: V3 = [0.16, 1.5, 0.15];
/** where the green mitten's cuff is stuck, in the bell */
const CUFF: V3 = [-0.14, -0.1, 0.3];

/** Seen from below her curls must reach round the jaw. */
const UNDER_VIEW: Person = {
  ...CHARLOTTE_WINTER,
  hair: { ...CHARLOTTE_WINTER.hair, shape: { ...CURLY_BOB, bottom: -0.8, open: 0.93, count: 205 } },
};

/** Foot of the door in the turret of the stairs. */
const DOOR: V3 = [1.12, 0, -0.75];
/** A round-headed opening in blocks of granite, its plank door pushed open. */
function stairDoor(model: Model): void {
  const rnd = random(5);
  const [x, , z] = DOOR;
  model.put(roundedBox(2.1, 3.2, 0.1, 0.01), { color: '#8d8298', line: 0.3 }, place([x + 0.38, 1.6, z - 0.3]));
  model.put(roundedBox(0.62, 1.42, 0.06, 0.02), { color: '#5a4c74', line: 0.4 }, place([x, 0.71, z - 0.24]));
  for (let row = 0; row < 11; row++)
    for (let k = 0; k < 6; k++) {
      const [bx, by] = [x - 0.5 + k * 0.36 + (row % 2) * 0.16, 0.14 + row * 0.29];
      if (Math.abs(bx - x) < 0.46 && by < 1.5) continue;
      const tone = color('#a89aa4').lerp(color(rnd() < 0.5 ? '#8a8098' : '#cbbaa8'), rnd() * 0.7);
      model.put(
        roundedBox(0.34, 0.275, 0.3, 0.05, { fine: true }),
        { color: tone, line: 0.5 },
        place([bx, by, z - 0.12]),
      );
    }
  // jambs and lintel
  for (const s of [-1, 1])
    model.put(
      roundedBox(0.12, 1.5, 0.4, 0.03, { fine: true }),
      { color: '#c3b5b0', line: 0.7 },
      place([x + s * 0.37, 0.75, z]),
    );
  model.put(roundedBox(0.92, 0.2, 0.42, 0.05, { fine: true }), { color: '#c3b5b0', line: 0.7 }, place([x, 1.58, z]));
  model.inside(place([x + 0.32, 0, z + 0.18], [0, -64, 0]), () => {
    for (let i = 0; i < 4; i++)
      model.put(
        roundedBox(0.15, 1.4, 0.05, 0.012, { fine: true }),
        { color: i % 2 ? '#8f5f3e' : '#9c6a46', line: 0.7 },
        place([0.08 + i * 0.152, 0.72, 0]),
      );
    for (const y of [0.3, 1.12])
      model.put(roundedBox(0.6, 0.06, 0.07, 0.012), { color: '#4a4458', line: 0.6 }, place([0.3, y, 0]));
  });
}

export function stuffedAsAPillow(): Shot {
  const model = new Model();
  const bell = place(BELL, [-15, 0, 2]);
  const inBell = (p: V3): V3 => vec(p).applyMatrix4(bell).toArray() as V3;
  oldBess(model, bell, 0.98);
  woolNest(model, bell, 0.83, true);
  const mitten = place(inBell(CUFF), [0, 12, 2], 1.02);
  greenThumb(model, mitten);
  peepingCosy(model, place(inBell([0.5, -0.04, 0.3]), [4, 10, 6], 1.0), 0.58);
  looseBobble(model, place(inBell([0.26, -0.1, 0.42])), 0.3);
  // the lantern of the stairs stands on the sill
  const flame = handLantern(model, place([-0.44, 1.29, -1.34], [0, 20, 0])).add(vec(-0.44, 1.29, -1.34));
  const at = place([-0.43, 0, 0.4], [0, 50, 0], 1.1);
  const tip = vec(THUMB_END)
    .add(vec(0.002, 0.012, 0))
    .applyMatrix4(mitten);
  const looking: Pose = pose('stand', { shift: [0, 0.09, 0], lean: [2, 0, -4], bend: -6, head: [-22, -6, 14] });
  const charlotte = character(UNDER_VIEW, {
    at,
    expression: 'gasp',
    lookAt: inBell([CUFF[0], CUFF[1] - 0.1, CUFF[2]]),
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
      // the other one, in the mitten's own pair, is ready below: something may fall out
      right: cup({
        at,
        build: 'child8',
        stance: looking,
        side: 'right',
        mitten: true,
        point: vec(-0.03, -0.36, 0.03).applyMatrix4(mitten),
        r: 0.06,
        from: 'below',
        elbow: [0.7, -0.9, 0],
      }),
      legLeft: { foot: [0.02, 0.09, 0.1], toeOut: 10, toeDown: 24 },
      legRight: { foot: [0.1, 0.09, -0.1], toeOut: 26, toeDown: 30 },
    },
  });
  // the last of the stairs ends at a low door; Theo comes round its edge and no further
  const theoAt = place([DOOR[0] + 0.02, 0, DOOR[2] - 0.02], [0, -46, 0], 1.04);
  const peeping: Pose = pose('stand', { lean: [8, 0, 10], bend: 4, head: [-22, 2, 12] });
  stairDoor(model);
  const theo = character(THEO_WINTER, {
    at: theoAt,
    expression: 'worry',
    gaze: [-0.3, 0.8],
    pose: {
      ...peeping,
      // one mitten keeps hold of the jamb
      right: gripRod({
        at: theoAt,
        build: 'child8',
        stance: peeping,
        mitten: true,
        side: 'right',
        point: [DOOR[0] - 0.35, 0.74, DOOR[2] + 0.23],
        dir: [0, 1, 0],
        r: 0.05,
        elbow: [1, -0.5, -0.2],
      }),
      left: { hand: [0.2, -0.5, 0.5], elbow: [1, -0.4, -0.2], palm: [-1, 0, 0], grip: 'relaxed' },
    },
  });
  const [cx, , cz] = [at.elements[12], 0, at.elements[14]];
  return composeShot({
    set: (scene) => belfry(scene, 'snowDay'),
    light: plumLight('snowDay', {
      sun: { dir: [-0.5, 0.5, -0.7], color: '#dfe8ff', power: 2.2, cone: 0.12 },
      sky: 0.72,
      points: [
        { at: flame.toArray() as V3, color: '#ffae58', power: 1.6, radius: 0.06 },
        { at: [-0.1, 0.6, 1.4], color: '#ffc684', power: 2.8, radius: 0.2 },
        { at: [0.8, 0.3, 1.3], color: '#ffc684', power: 1.4, radius: 0.3 },
        // Theo's face in the door
        { at: [1.05, 1.25, 0.5], color: '#ffd4a0', power: 1.1, radius: 0.2 },
      ],
      exposure: 1.08,
    }),
    camera: camera(FROM, TO, 44),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.008,
    center: [0.1, 1.1, 0],
    radius: 4,
    actors: [charlotte, theo],
    things: [contacts([[cx, 0.012, cz, 0.34, 0.22]], '#3c3560', 0.55), model.bake()],
    heads: [
      charlotte.head,
      theo.head,
      { thing: 'Find', at: vec(inBell([0.5, -0.04, 0.3])), radius: 0.2 },
      { thing: 'Find', at: tip, radius: 0.2 },
    ],
    paint: { line: 0.8 },
    // two eyes in the pink tea cozy
    find: ballsAt(0.16, [0.66, 1.39, 0.62], [0.74, 1.39, 0.62]),
    focal: tip.toArray() as V3,
  });
}
