/** BF-6.2. A pot at this end, a flag at that: new snow eats every bang in sixty steps. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { PRIYA_WINTER, THEO_WINTER } from '../../cast/people/winter-coats.ts';
import { pose } from '../../cast/pose.ts';
import { type Item, Model } from '../../model/bake.ts';
import { eyeGround } from '../../model/eye.ts';
import { grid } from '../../model/grid.ts';
import { color, mix, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';
import { mist } from '../../model/veil.ts';
import { bucket, fryingPan, potLid, saucepan } from '../../props/bang-pots.ts';
import { snowfall } from '../../props/snowfall.ts';
import { soundRings } from '../../props/sound-rings.ts';
import { snowman } from '../../props/street-things.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { plumStreet } from '../../sets/plum-street.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-9.2, 1.5, 0.9];
const TO: V3 = [30, -0.6, -5.5];
const { spot, facing } = eyeGround(FROM, TO);
const ROAD = 0.055;

/** Sixty steps, left and right, from her to him. */
function steps(m: Model, a: V3, b: V3): void {
  const items: Item[] = [];
  for (let i = 0; i < 60; i++) {
    const t = (i + 0.6) / 60;
    const sway = Math.sin(t * 5.2) * 0.9 * (1 - t);
    const side = i % 2 ? 0.13 : -0.13;
    items.push({
      at: place(
        [mix(a[0], b[0], t ** 1.02), ROAD + 0.004, mix(a[2], b[2], t) + sway + side],
        [0, 90 + (i % 2 ? 8 : -8), 0],
        [0.1, 0.012, 0.19],
      ),
      color: color('#8c9cd0'),
    });
  }
  m.scatter(ball(1, 12), items, { line: 0.35 });
}

export function sixtySteps(): Shot {
  const scene = new THREE.Scene();
  plumStreet(scene, {
    hour: 'snowDay',
    near: ['north3', 'south3'],
    skip: ['14', 'north0', 'south0', 'north1', 'south1'],
    houses: { '41': { curtain: 0.2 } },
  });
  const m = new Model();
  const charlotteAt = place(spot(3.85, -0.82, ROAD), [0, facing(0.9, 0.42), 0]);
  const pot = vec(0.12, 0.87, 0.45).applyMatrix4(charlotteAt);
  const potAt = place(pot, [0, facing(0.9, 0.42) + 200, -74]);
  const charlotte = character(CHARLOTTE_WINTER, {
    at: charlotteAt,
    expression: 'shout',
    pose: pose('stand', {
      lean: [12, -14, 4],
      bend: 8,
      head: [-4, -12, 8],
      left: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'left',
        point: vec(0.29, 0.16, 0).applyMatrix4(potAt),
        touch: 'palm',
        r: 0.018,
        fingers: [-0.75, 0.1, 0.65],
        palm: [-0.6, 0, -0.7],
        elbow: [0.8, -0.7, 0],
        grip: 'fist',
      }),
      // as hard as she can: all the way back
      right: {
        hand: [0.5, 0.66, -0.1],
        elbow: [0.8, 0.2, -0.7],
        palm: [0.1, 0.4, 1],
        fingers: [-0.3, 0.9, 0.3],
        grip: 'fist',
      },
      legLeft: { foot: [0.08, 0, 0.26], toeOut: 8 },
      legRight: { foot: [0.12, 0.03, -0.3], toeDown: 18, toeOut: 26 },
    }),
  });
  saucepan(m, potAt, 0.17, '#e0a23c');
  const fist = vec(0).setFromMatrixPosition(charlotte.grip.right);
  const tip = fist.clone().add(vec(-0.12, 0.34, -0.12));
  const back = fist.clone().add(vec(0.04, -0.1, 0.04));
  m.put(tube([back, fist, tip], [0.014, 0.014, 0.016], { around: 8 }), { color: '#b8743f' });
  m.put(ball([0.05, 0.07, 0.03], 14), { color: '#c4824a' }, place(tip, [-20, 20, 20]));

  const priyaAt = place(spot(5.2, -1.86, ROAD), [0, facing(0.7, -0.35), 0]);
  const priya = character(PRIYA_WINTER, {
    at: priyaAt,
    expression: 'listen',
    gaze: [-0.4, 0],
    pose: pose('stand', {
      lean: [4, -10, -4],
      head: [-2, -52, -8],
      right: {
        hand: [0.18, -0.6, 0.42],
        elbow: [0.7, -0.4, -0.7],
        palm: [-1, 0, 0.1],
        fingers: [0, -0.3, 0.9],
        grip: 'fist',
      },
    }),
  });
  const pan = vec(0).setFromMatrixPosition(priya.grip.right);
  fryingPan(m, place(pan.clone().add(vec(-0.05, -0.32, 0.02)), [0, 0, 82]), 0.15);

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

  // what has been tried already
  potLid(m, place(spot(4.1, 0.12, ROAD + 0.02), [-12, 40, 10]), 0.15, '#5f8fb8');
  const tried = spot(4.7, -0.1, ROAD + 0.11);
  bucket(m, place(tried, [82, facing(0.4, 1), 0], 1));
  const her = spot(4.3, 0.2);
  steps(m, her, spot(26.8, 3.1));
  soundRings(m, place(vec(0.02, 0.08, 0).applyMatrix4(potAt), [0, facing(0.1, 1), 0]), {
    radii: [0.3, 0.4, 0.5, 0.6],
    arc: [-34, 34],
    strokes: 6,
    thick: [0.0075, 0.005],
    tone: '#e08a2c',
    fade: '#dfe6f6',
  });
  const eye = { at: FROM, clear: 5 };
  snowfall(m, { count: 900, min: [-6, 0, -12], max: [24, 11, 12], size: [0.016, 0.05], eye, tint: '#ffffff' });
  // the sky is full of it
  scene.add(
    mist(
      [
        [20, 7, -6, 60, 13],
        [14, 9, 6, 50, 14],
      ],
      FROM,
      '#8fa2cc',
      0.75,
    ),
  );
  scene.add(charlotte.model, priya.model, theo.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 36),
    focus: distance(FROM, charlotte.head.at.toArray() as V3) + 1.2,
    aperture: 0.005,
    light: plumLight('snowDay', {
      sun: { dir: [-0.55, 0.6, 0.55], color: '#fff1e0', power: 2.1, cone: 0.2 },
      fog: { color: '#d3dff0', near: 10, far: 95 },
    }),
    paint: { line: 0.75 },
    center: [2, 0.5, -1],
    radius: 16,
    heads: [charlotte.head, priya.head, theo.head],
    focal: theo.head.at.toArray() as V3,
  };
}
