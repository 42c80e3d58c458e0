/** BB-7.2. Four minutes: Mr. Finch with his watch before the lit hall; beside him one sneeze has torn the train's rope. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { BUILDS } from '../../cast/body.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod } from '../../cast/holds.ts';
import { CHARLOTTE_PARTY } from '../../cast/people/charlotte.ts';
import { FINCH_AT_HOME } from '../../cast/people/finch-at-home.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { dressed, type Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { headFrame, type Stance, spineOf } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';
import { ticketFan } from '../../props/birthday-things.ts';
import { blueBoot } from '../../props/boot.ts';
import { BLUE_LINE, frayedEnd } from '../../props/odd-wagons.ts';
import { redWagon } from '../../props/wagon-train.ts';
import { AFTERNOON, at41, inCrowd, point41 } from '../../sets/plum-crowd.ts';
import { FRAME_41, plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { sneeze, sneezer } from './7-2.sneezer.ts';

/** All places are those of house 41: +Z is the street, +X the reader's right. */
const EYE: V3 = [0.46, 0.95, 5.96];
const FROM = point41(EYE);
const TO = point41([0.46, 1.115, 1.2]);
/** The wagon that she sneezes in: it tilts on two wheels. */
const RED = place([1.29, 0.02, 2.97], [0, 192, 0])
  .multiply(place([0, 0, -0.24], [-7, 0, 0]))
  .multiply(place([0, 0, 0.24]));
/** A low sun from the reader's right comes in under the porch roof, as far as Mr. Finch. */
const LIGHT = {
  ...AFTERNOON,
  sun: { ...AFTERNOON.sun, dir: [-0.8, 0.36, 0.75] as V3, power: 5 },
  // the shade is cool: warm is the open door
  top: '#b9ccff',
  horizon: '#dfe6fb',
  shadowTint: [0.4, 0.42, 0.74] as V3,
  points: [{ at: point41([0.1, 2.1, -1.3]), color: '#ffcf8a', power: 7, radius: 0.3 }],
};
/** It snapped between Theo's hands and the wagon's nose: two short ends, and the sneeze goes through between them. */
function rope(model: Model): void {
  const half = (path: V3[]) => {
    twistedRope(model, path);
    const [end, before] = [vec(path.at(-1) as V3), vec(path.at(-2) as V3)];
    frayedEnd(model, end.toArray() as V3, end.clone().sub(before).toArray() as V3, 0.2);
  };
  half([
    [0.74, 1.23, 2.02],
    [0.7, 1.13, 2.02],
    [0.64, 0.99, 2.02],
    [0.57, 0.84, 2.06],
    [0.5, 0.73, 2.1],
    [0.43, 0.7, 2.14],
  ]);
  half([
    [0.86, 0.34, 3.04],
    [0.72, 0.24, 3.07],
    [0.58, 0.2, 3.08],
    [0.47, 0.21, 3.06],
    [0.41, 0.27, 3.04],
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

/** Below the waistcoat hang the tails of his coat, over the hips. */
const FINCH: Person = dressed(FINCH_AT_HOME, {
  // lighter than at other times: he stands in the shade
  legs: '#666a7a',
  legsWide: 1.16,
  shells: [{ cloth: '#33456e', from: -0.06, to: 0.92, grow: [0.024, 0.01] }],
  skirt: { cloth: '#33456e', length: 0.42, flare: 0.035, folds: 5 },
});

/** A point on the upper edge of the wagon in the world. */
const onRim = (x: number, z: number): THREE.Vector3 => vec(x, 0.43, z).applyMatrix4(RED).applyMatrix4(FRAME_41);

export function somebodySneezed(): Shot {
  const model = new Model();
  const ahead = vec(-0.94, -0.2, 0.24).transformDirection(FRAME_41);
  const { girl, mouth } = sneezer(model, at41([1.35, 0.27, 2.97], -72), ahead, {
    left: onRim(0.3, -0.22),
    right: onRim(0.3, 0.22),
  });
  sneeze(model, mouth, ahead, 0.6);
  const startle: V3 = mouth.toArray() as V3;
  model.inside(FRAME_41, () => {
    redWagon(model, RED, '#d8402f', false);
    rope(model);
  });
  const charlotteAt = at41([-0.7, 0.15, 2.62], 52);
  const blown: Stance = { lean: [-10, 0, 6], bend: -4, head: [-12, 8, -6] };
  const crown = headFrame(charlotteAt, 'child8', blown);
  const charlotte = character(CHARLOTTE_PARTY, {
    at: charlotteAt,
    expression: 'gasp',
    lookAt: point41([0.1, 2.15, 0.7]),
    pose: pose('stand', {
      ...blown,
      // the crown must not fly away, too
      right: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'right',
        point: vec(-0.86, 0.98, 0.2).applyMatrix4(crown),
        touch: 'palm',
        fingers: [-0.3, 1, 0.1],
        palm: [-1, -0.1, 0],
        elbow: [1, -0.4, 0.2],
        grip: 'drape',
      }),
      left: {
        hand: [0.12, -0.54, 0.48],
        elbow: [0.9, -0.5, -0.3],
        palm: [-0.6, 0, 0.6],
        fingers: [0.2, 0.9, 0.4],
        grip: 'sheet',
      },
      legLeft: { foot: [0.1, 0, 0.26], knee: [0.2, 0, 1], toeOut: 16, toeDown: -12 },
      legRight: { foot: [0.12, 0, -0.16], knee: [0.5, 0, 1], toeOut: 34 },
    }),
  });
  const theoAt = at41([0.76, 0.45, 1.75], -12);
  const theoLean: Stance = { lean: [8, 0, 4], head: [14, 10, 7] };
  const theo = character(inCrowd(THEO_ONE_BOOT), {
    at: theoAt,
    expression: 'dismay',
    lookAt: startle,
    pose: pose('stand', {
      ...theoLean,
      right: gripRod({
        at: theoAt,
        build: 'child8',
        side: 'right',
        stance: theoLean,
        point: point41([0.64, 0.99, 2.02]),
        dir: [0, 1, 0],
        r: 0.034,
      }),
      left: gripRod({
        at: theoAt,
        build: 'child8',
        side: 'left',
        stance: theoLean,
        point: point41([0.7, 1.13, 2.02]),
        dir: [0, 1, 0],
        r: 0.034,
      }),
    }),
  });
  const priyaAt = at41([1.34, 0.45, 1.6], -26);
  const meek: Stance = { lean: [-6, 6, -6], head: [-2, -12, 10] };
  const priya = character(PRIYA, {
    at: priyaAt,
    expression: 'dismay',
    lookAt: point41([0.1, 2.15, 0.7]),
    pose: pose('surprise', {
      ...meek,
      right: grasp({
        at: priyaAt,
        build: 'child8',
        side: 'right',
        point: spineOf(BUILDS.child8, meek).point([-0.05, 0.23, 0.125]).applyMatrix4(priyaAt),
        touch: 'palm',
        fingers: [-0.7, 0.7, 0.1],
        palm: [0, 0, -1],
        elbow: [1, -0.6, 0],
        grip: 'fist',
      }),
      // the left hand keeps hold of the porch post
      left: grasp({
        at: priyaAt,
        build: 'child8',
        side: 'left',
        point: point41([1.68, 1.2, 1.84]),
        touch: 'palm',
        fingers: [0.2, 1, 0.6],
        palm: [1, 0, 0.1],
        elbow: [1, -0.6, 0],
        grip: 'drape',
      }),
    }),
  });
  // he leans out over the sill, his weight on the foot before him, towards whoever sneezed
  const finchAt = at41([-0.27, 0.45, 0.57], 14);
  const leaning: Stance = { lean: [9, 6, -10], bend: 4, shift: [0.05, 0, 0.1], hips: 0.95, head: [20, 14, -8] };
  const pocket = spineOf(BUILDS.thinOldMan, leaning).point([-0.05, 0.18, 0.14]).applyMatrix4(finchAt);
  const finch = character(FINCH, {
    at: finchAt,
    expression: 'grumpy',
    lookAt: girl.head.at.toArray() as V3,
    pose: pose('stand', {
      ...leaning,
      sway: 0,
      left: {
        hand: [0.31, 0.26, 0.62],
        elbow: [0.3, -1, -0.1],
        palm: [-0.6, 0, -0.8],
        fingers: [0.1, 0.9, 0.3],
        grip: 'holdThick',
      },
      // the other keeps hold of the door's frame
      right: grasp({
        at: finchAt,
        build: 'thinOldMan',
        side: 'right',
        point: point41([-0.61, 1.74, 0.12]),
        touch: 'palm',
        fingers: [0.5, 1, 0.1],
        palm: [0.3, 0, -1],
        elbow: [0.6, -1, 0],
        grip: 'drape',
      }),
      legLeft: { foot: [0.08, 0, 0.36], knee: [0.3, 0, 1], toeOut: 18 },
      legRight: { foot: [0.1, 0.07, -0.3], knee: [0.2, 0, 1], toeDown: 40, toeOut: 24 },
    }),
  });
  const held = new THREE.Vector3().setFromMatrixPosition(finch.grip.left);
  watch(model, held);
  chain(model, held, pocket);
  model.inside(place(new THREE.Vector3().setFromMatrixPosition(charlotte.grip.left)), () =>
    ticketFan(model, at41([0, 0, 0], 0).setPosition(0, 0.01, 0), 4, 0.24),
  );
  const dog = noodle({
    at: at41([-0.45, 0.45, 1.62], 20),
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
        // the wall stays back, so that the lit hall and the sneeze are what one sees first
        houses: { '41': { wall: '#baa382', open: 69, hall: { wall: '#ecca84', glow: true } } },
        sign: false,
        noMail: (x) => x > 15,
        noTrees: (x) => x < 30,
      }),
    light: LIGHT,
    camera: camera(FROM, TO, 40),
    focus: distance(FROM, girl.head.at.toArray() as V3),
    aperture: 0.008,
    center: point41([0.8, 1, 3]),
    radius: 6,
    actors: [girl, charlotte, theo, priya, finch, dog],
    things: [model.bake()],
    // no bubble covers the watch
    heads: [
      ...[girl, charlotte, theo, priya, finch, dog].map((actor) => actor.head),
      { thing: 'Watch', at: held.clone().add(vec(0, 0.13, 0)), radius: 0.17 },
    ],
    // the boot on Noodle's head
    find: ballsAt(0.28, top.clone().add(vec(0, 0.34, 0))),
    focal: finch.head.at.toArray() as V3,
  });
}

/** From under the watch to the pocket, with the sag of a chain. */
function chain(model: Model, from: THREE.Vector3, to: THREE.Vector3): void {
  const path = [0, 0.25, 0.5, 0.75, 1].map(
    (t) =>
      from
        .clone()
        .lerp(to, t)
        .add(vec(0, -0.16 * Math.sin(Math.PI * t), 0))
        .toArray() as V3,
  );
  model.put(tube(path, [0.008], { around: 6, rings: 40 }), { color: '#e6b84e', line: 0.6 });
}

/** The watch without hands, big enough to be consulted. */
function watch(model: Model, at: THREE.Vector3): void {
  model.inside(place(at), () =>
    model.inside(
      at41([0, 0, 0], 0)
        .setPosition(0, 0, 0)
        .scale(vec(0.84, 0.84, 0.84)),
      () => {
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
      },
    ),
  );
}
