/** BF-6.2. A pot at this end, a flag at that: new snow eats every bang in sixty steps. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { gripRod } from '../../cast/holds.ts';
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
import { bucket, fryingPan, potLid, saucepan, spoon } from '../../props/bang-pots.ts';
import { snowfall } from '../../props/snowfall.ts';
import { soundRings } from '../../props/sound-rings.ts';
import { snowman } from '../../props/street-things.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-8.9, 0.95, 0.85];
const TO: V3 = [30, 0.6, -5.5];
const { spot, facing } = eyeGround(FROM, TO);
const ROAD = 0.055;

/** Sixty steps, left and right, from her to him. */
function steps(m: Model, a: V3, b: V3): void {
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
  m.scatter(ball(1, 12), items, { line: 0.35 });
}

export function sixtySteps(): Shot {
  const m = new Model();
  const charlotteAt = place(spot(3.85, -0.82, ROAD), [0, facing(0.9, 0.42), 0]);
  // held up like a gong, its mouth down the street; the spoon comes for its bottom
  const swing: Pose = pose('stand', { lean: [12, -4, 3], bend: 8, head: [-6, -14, 2] });
  const hers = { at: charlotteAt, build: 'child8', stance: swing } as const;
  const mouth = vec(0.86, 0.06, 0.5).transformDirection(charlotteAt);
  const handle = vec(-0.6, -0.72, -0.42).transformDirection(charlotteAt);
  handle.addScaledVector(mouth, -handle.dot(mouth)).normalize();
  const R = 0.16;
  const pot = vec(0.23, 0.82, 0.37).applyMatrix4(charlotteAt);
  const potAt = new THREE.Matrix4()
    .makeBasis(handle, mouth, handle.clone().cross(mouth))
    .setPosition(pot.clone().addScaledVector(mouth, -R / 2));
  const holdAt = vec(R + 0.09, R * 0.94, 0).applyMatrix4(potAt);
  const fist = vec(-0.3, 0.6, 0.26).applyMatrix4(charlotteAt);
  const blow = pot
    .clone()
    .addScaledVector(mouth, -R / 2)
    .sub(fist)
    .normalize();
  const charlotte = character(CHARLOTTE_WINTER, {
    at: charlotteAt,
    expression: 'joy',
    gaze: [0.8, 0.1],
    pose: {
      ...swing,
      left: gripRod({
        ...hers,
        side: 'left',
        point: holdAt,
        dir: handle.clone().negate(),
        r: 0.018,
        elbow: [0.8, -0.8, 0],
      }),
      // as hard as she can
      right: gripRod({ ...hers, side: 'right', point: fist, dir: blow, r: 0.016, mitten: true, elbow: [1, 0.2, -0.6] }),
      legLeft: { foot: [0.08, 0, 0.26], toeOut: 8 },
      legRight: { foot: [0.12, 0.03, -0.3], toeDown: 18, toeOut: 26 },
    },
  });
  saucepan(m, potAt, R, '#e0a23c');
  spoon(m, frame(fist.clone().addScaledVector(blow, -0.13), blow, mouth), 0.46, '#b8743f');

  const priyaAt = place(spot(5.2, -1.86, ROAD), [0, facing(0.7, -0.35), 0]);
  const doubting: Pose = pose('stand', { lean: [4, -10, -4], head: [-2, -52, -8] });
  const panHand = vec(-0.2, 0.62, 0.22).applyMatrix4(priyaAt);
  const down = vec(-0.15, -1, 0.25).transformDirection(priyaAt);
  const priya = character(dressed(without(PRIYA_WINTER, 'toolBelt', 'woodenSpoon'), { legsWide: 1.04 }), {
    at: priyaAt,
    expression: 'listen',
    gaze: [-0.4, 0],
    pose: {
      ...doubting,
      right: gripRod({
        at: priyaAt,
        build: 'child8',
        stance: doubting,
        mitten: true,
        side: 'right',
        point: panHand,
        dir: down,
        r: 0.018,
        elbow: [0.8, -0.3, -0.7],
      }),
    },
  });
  const panX = down.clone().negate();
  const panY = vec(...(spot(-1, 0.35) as V3)).sub(vec(...(spot(0, 0) as V3)));
  panY.addScaledVector(panX, -panY.dot(panX)).normalize();
  const panAt = new THREE.Matrix4().makeBasis(panX, panY, panX.clone().cross(panY));
  fryingPan(m, panAt.setPosition(panHand.clone().addScaledVector(panX, -0.31).addScaledVector(panY, -0.05)), 0.15);

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
  m.put(tube([pole.clone().add(vec(0, -0.3, 0)), pole.clone().add(vec(0, 1.1, 0))], [0.025], { around: 6 }), {
    color: '#7a4a34',
  });
  const cloth = grid((u, w) => [0.04 + u * 1.05, 0.36 - w * 0.72 - 0.06 * u, 0.12 * Math.sin(u * 6) * u], 16, 8);
  m.put(
    cloth,
    { color: '#e63a28', doubleSided: true },
    place(pole.clone().add(vec(0, 0.74, 0)), [0, facing(0, 1) + 8, 3]),
  );

  const manAt = spot(7.2, 2.12, 0.05);
  snowman(m, place(manAt, [0, facing(-0.6, 0.8), 0], 1.08), { arms: 'ears', hat: true });

  m.inside(place(manAt, [0, 0, 0], 1.08), () => {
    // snow pressed into his joints, and a drift round his foot
    for (const [y, r, thick] of [
      [0.605, 0.2, 0.055],
      [1.045, 0.13, 0.04],
    ] as const)
      m.put(ring(r, r, y, thick), { color: SNOW, line: 0.25 });
    m.put(ball([0.5, 0.1, 0.46], 18), { color: SNOW, line: 0.25 }, place([0, 0.01, 0]));
  });
  const soles = [charlotteAt, priyaAt].map((a): [number, number, number, number, number] => {
    const p = vec(0).setFromMatrixPosition(a);
    return [p.x, ROAD + 0.012, p.z, 0.36, 0.26];
  });

  // what has been tried already
  potLid(m, place(spot(4.1, 0.12, ROAD + 0.02), [-12, 40, 10]), 0.15, '#5f8fb8');
  const tried = spot(4.7, -0.1, ROAD + 0.11);
  bucket(m, place(tried, [82, facing(0.4, 1), 0], 1));
  const her = spot(4.25, -0.3);
  steps(m, her, spot(26.8, 3.1));
  soundRings(m, place(vec(0, 0.12, 0).applyMatrix4(potAt), [0, facing(0.1, 1), 0]), {
    radii: [0.3, 0.4, 0.5, 0.6],
    arc: [-34, 34],
    strokes: 6,
    thick: [0.0075, 0.005],
    tone: '#e08a2c',
    fade: '#dfe6f6',
  });
  const eye = { at: FROM, clear: 7.5 };
  snowfall(m, { count: 900, min: [-6, 0, -12], max: [24, 11, 12], size: [0.016, 0.042], eye, tint: '#ffffff' });
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
      contacts([...soles, [manAt[0], 0.075, manAt[2], 0.75, 0.5]], '#7484bc', 0.6), // the sky is full of it
      mist(
        [
          [20, 7, -6, 60, 13],
          [14, 9, 6, 50, 14],
        ],
        FROM,
        '#8fa2cc',
        0.75,
      ),
      m.bake(),
    ],
    paint: { line: 0.75 },
    // the snowman with his hands behind his ears
    find: ballsAt(0.5, [-1.99, 1.38, 1.67], [-1.95, 1.38, 1.88]),
    focal: theo.head.at.toArray() as V3,
  });
}
