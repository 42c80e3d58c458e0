/** BB-7.2. One explosion: a girl bent double over her sneeze, the rope flies apart at her back; Mr. Finch stands still. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_PARTY } from '../../cast/people/charlotte.ts';
import { MR_FINCH } from '../../cast/people/mr-finch.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';
import { ticketFan } from '../../props/birthday-things.ts';
import { blueBoot } from '../../props/boot.ts';
import { BLUE_LINE, frayedEnd } from '../../props/odd-wagons.ts';
import { dollPram, redWagon } from '../../props/wagon-train.ts';
import { AFTERNOON, at41, inCrowd, point41 } from '../../sets/plum-crowd.ts';
import { FRAME_41, plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { sneeze, sneezer } from './7-2.sneezer.ts';

/** All places are those of house 41: +Z is the street, +X the reader's right. */
const EYE: V3 = [0.86, 0.62, 6.7];
const FROM = point41(EYE);
const TO = point41([0.86, 0.98, 2]);
/** A cart on two wheels, rolling over by `roll` degrees. */
const cart = (p: V3, yaw: number, roll = 0, scale = 1): THREE.Matrix4 => {
  const side = Math.sign(roll) * 0.24;
  return place(p, [0, yaw, 0])
    .multiply(place([0, 0, side], [roll, 0, 0]))
    .multiply(place([0, 0, -side], [0, 0, 0], scale));
};
const RED = cart([-1.0, 0.1, 2.7], 160, -14);
const PRAM = cart([2.76, 0.08, 2.75], 196, 14, 1.15);
const aboard = (c: THREE.Matrix4, x: number, y: number, yaw: number): THREE.Matrix4 =>
  FRAME_41.clone()
    .multiply(c)
    .multiply(place([x, y, 0], [0, yaw, 0]));
/** one sun, from the reader's right */
const SUN: V3 = [-0.5, 0.8, 0.8];
const LIGHT = {
  ...AFTERNOON,
  sun: { ...AFTERNOON.sun, dir: SUN, power: 5 },
  // the shade is cool: warm is where the sneeze is
  top: '#b9ccff',
  horizon: '#dfe6fb',
  shadowTint: [0.4, 0.42, 0.74] as V3,
  // enough of him in the dark
  points: [{ at: point41([0.5, 1.9, 2.0]), color: '#ffe8cc', power: 3, radius: 0.3 }],
};
/** The rope's two halves lash away from one place, like two whips. */
function rope(model: Model): void {
  const half = (path: V3[]) => {
    twistedRope(model, path);
    const [end, before] = [vec(path.at(-1) as V3), vec(path.at(-2) as V3)];
    frayedEnd(model, end.toArray() as V3, end.clone().sub(before).toArray() as V3, 0.32);
  };
  half([
    [-0.72, 0.4, 2.9],
    [-0.1, 0.3, 3.4],
    [0.5, 0.36, 3.6],
    [0.82, 0.86, 3.6],
    [0.74, 1.4, 3.6],
    [0.9, 1.84, 3.6],
    [1.2, 1.92, 3.6],
    [1.38, 1.72, 3.6],
  ]);
  half([
    [2.7, 0.5, 3.0],
    [2.86, 0.95, 3.3],
    [2.6, 1.3, 3.5],
    [2.3, 1.5, 3.6],
    [2.3, 1.84, 3.6],
    [2.06, 2.06, 3.6],
    [1.8, 1.92, 3.6],
  ]);
}

/** Two strands laid round each other. */
function twistedRope(model: Model, path: V3[]): void {
  const curve = new THREE.CatmullRomCurve3(path.map((point) => vec(point)));
  const count = Math.round(curve.getLength() / 0.035);
  const { normals, binormals } = curve.computeFrenetFrames(count);
  for (const [turn, strand] of [0, Math.PI].entries()) {
    const points = Array.from({ length: count + 1 }, (_, i) => {
      const a = i * 0.62 + strand;
      return curve
        .getPointAt(i / count)
        .addScaledVector(normals[i] as THREE.Vector3, Math.cos(a) * 0.016)
        .addScaledVector(binormals[i] as THREE.Vector3, Math.sin(a) * 0.016);
    });
    model.put(tube(points, [0.018], { around: 7, rings: count * 3 }), { color: BLUE_LINE[turn] as string, line: 0.7 });
  }
}

export function somebodySneezed(): Shot {
  const model = new Model();
  const ahead = vec(-0.86, -0.1, 0.36).transformDirection(FRAME_41);
  const { girl, mouth } = sneezer(model, at41([1.2, 0.02, 4.5], -62), ahead);
  sneeze(model, mouth, ahead, 0.86);
  const startle: V3 = mouth.toArray() as V3;
  model.inside(FRAME_41, () => {
    redWagon(model, RED, '#d8402f', false);
    dollPram(model, PRAM);
    rope(model);
  });
  treeShade(model);
  const charlotte = character(CHARLOTTE_PARTY, {
    at: at41([-0.4, 0.03, 3.0], 40),
    expression: 'gasp',
    lookAt: startle,
    pose: pose('surprise', {
      lean: [-14, 6, 12],
      head: [2, 10, 4],
      right: {
        hand: [0.5, 0.1, 0.3],
        elbow: [1, -0.6, -0.1],
        palm: [-0.2, 0, 1],
        fingers: [0.4, 0.9, 0.1],
        grip: 'open',
      },
      left: {
        hand: [0.3, -0.5, 0.4],
        elbow: [0.8, -0.6, -0.3],
        palm: [-0.8, 0, 0.5],
        fingers: [0.3, 0.9, 0.4],
        grip: 'sheet',
      },
      shift: [0, 0.66, 0],
      legLeft: { foot: [0.2, 0.84, -0.16], knee: [0.5, 0, 1], toeDown: 46 },
      legRight: { foot: [0.2, 0.66, 0.2], knee: [0.6, 0.2, 1], toeOut: 22, toeDown: 20 },
    }),
  });
  const theo = character(inCrowd(THEO_ONE_BOOT), {
    at: at41([1.9, 0.16, 2.6], -30),
    expression: 'dismay',
    lookAt: startle,
    pose: pose('handsOnHips', { lean: [8, 0, 4], head: [6, -14, 7] }),
  });
  const priya = character(PRIYA, {
    at: at41([2.24, 0.1, 2.66], -40),
    expression: 'dismay',
    lookAt: point41([0, 2.1, 1.3]),
    pose: pose('surprise', {
      lean: [-6, 6, -6],
      head: [-2, -12, 10],
      left: {
        hand: [-0.14, 0.18, 0.36],
        elbow: [1, -0.6, 0],
        palm: [-0.8, 0, -0.5],
        fingers: [-0.1, 1, 0],
        grip: 'flat',
      },
      right: {
        hand: [0.4, -0.36, 0.4],
        elbow: [0.9, -0.6, -0.2],
        palm: [0, 0.8, 0.6],
        fingers: [0.6, 0.3, 0.7],
        grip: 'open',
      },
    }),
  });
  const finch = character(MR_FINCH, {
    at: at41([0.02, 0.45, 1.35], 8),
    expression: 'grumpy',
    lookAt: girl.head.at.toArray() as V3,
    pose: pose('stand', {
      lean: [0, 0, 0],
      head: [12, 14, 0],
      right: {
        hand: [0.36, 0.02, 0.42],
        elbow: [0.7, -1, 0.1],
        palm: [-0.6, 0, -0.8],
        fingers: [-0.3, 0.9, 0.2],
        grip: 'holdThick',
      },
      left: {
        hand: [0.1, -0.92, 0.1],
        elbow: [0.6, 0, -1],
        palm: [-1, 0, 0.2],
        fingers: [0, -1, 0.2],
        grip: 'relaxed',
      },
    }),
  });
  watch(model, new THREE.Vector3().setFromMatrixPosition(finch.grip.right));
  model.inside(place(new THREE.Vector3().setFromMatrixPosition(charlotte.grip.left)), () =>
    ticketFan(model, at41([0, 0, 0], 0).setPosition(0, 0.01, 0), 4, 0.24),
  );
  const dog = noodle({
    at: aboard(PRAM, 0.1, 0.47, -196).multiply(place([0, 0, -0.1], [0, 0, 0], [0.58, 0.84, 0.62])),
    pose: 'sit',
    head: [-14, 12, 0],
  });
  // the chimney has landed upside down on the dog
  const top = dog.head.at.clone();
  model.inside(place(top), () =>
    model.inside(FRAME_41.clone().setPosition(0, 0, 0), () =>
      model.inside(place([0, 0.37, -0.02], [4, 62, -10]), () => blueBoot(model, place([0, 0, 0], [0, 0, 180], 1.5))),
    ),
  );
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'noon',
        near: ['41', 'south5'],
        only: ['41', 'south5'],
        houses: { '41': { open: 78, hall: { wall: '#3c2c3a' } } },
        sign: false,
        noMail: (x) => x > 15,
        noTrees: (x) => x < 30,
      }),
    light: LIGHT,
    camera: camera(FROM, TO, 42),
    focus: distance(FROM, girl.head.at.toArray() as V3),
    aperture: 0.008,
    center: point41([0.8, 1, 3]),
    radius: 6,
    actors: [girl, charlotte, theo, priya, finch, dog],
    things: [model.bake()],
    // the boot on Noodle's head
    find: ballsAt(0.28, top.clone().add(vec(0, 0.34, 0))),
    focal: girl.head.at.toArray() as V3,
  });
}

/** Trees that stand out of the picture shade the house and the gapers: the sun is left to the sneeze. */
function treeShade(model: Model): void {
  const [x, y, z] = SUN;
  const away = 6 / Math.hypot(x, y, z);
  for (const [px, py, pz, r] of [
    [-2.6, 2.6, 0.4, 1.3],
    [-1.3, 3.6, 0.4, 1.2],
    [0.1, 3.0, 0.6, 1.4],
    [1.6, 3.4, 0.4, 1.3],
    [2.6, 2.4, 0.6, 1.3],
    [1.7, 0.8, 2.5, 0.75],
    [2.5, 0.7, 2.6, 0.8],
  ] as const) {
    const spot = point41([px, py, pz]);
    model.put(
      ball(r, 12),
      { color: '#3f5f38', line: 0 },
      place([spot[0] + x * away, spot[1] + y * away, spot[2] + z * away]),
    );
  }
}

/** The watch without hands, big enough to be consulted. */
function watch(model: Model, at: THREE.Vector3): void {
  model.inside(place(at), () =>
    model.inside(at41([0, 0, 0], 0).setPosition(0, 0, 0), () => {
      model.put(ball([0.15, 0.15, 0.03], 20), { color: '#e6b84e' }, place([0, 0.13, 0.02]));
      model.put(ball([0.12, 0.12, 0.03], 18), { color: '#fffaf0', line: 0.5 }, place([0, 0.13, 0.03]));
      for (let i = 0; i < 12; i++)
        model.put(
          ball([0.007, i % 3 ? 0.014 : 0.024, 0.008], 8),
          { color: '#3a2a34', line: 0 },
          place(
            [0.092 * Math.sin((i * Math.PI) / 6), 0.13 + 0.092 * Math.cos((i * Math.PI) / 6), 0.056],
            [0, 0, -i * 30],
          ),
        );
      model.put(ball([0.03, 0.04, 0.02], 10), { color: '#e6b84e' }, place([0, 0.29, 0.02]));
    }),
  );
}
