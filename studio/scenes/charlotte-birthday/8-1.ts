/** BB-8.1. Mr. Finch puts one slipper into the street as if it were a river, and fourteen children begin to roll. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { facePoint, grasp } from '../../cast/grasp.ts';
import { gripRod, onShoulder } from '../../cast/holds.ts';
import { CHARLOTTE_PARTY } from '../../cast/people/charlotte.ts';
import { MAX_HOODED } from '../../cast/people/max.ts';
import { NEIGHBOR_OPAL, NEIGHBOR_ROSE } from '../../cast/people/neighbors.ts';
import { BABY, ELLA, HUGO, JIN_AH, LEO, MARCUS, NIA, OMAR, RUBY, SAM, WREN } from '../../cast/people/party-children.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { FINCH_UNIFORM } from '../../cast/people/winter-coats.ts';
import { dressed, type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';
import { invitation } from '../../props/invitation-cards.ts';
import { AFTERNOON, at41, extra, point41 } from '../../sets/plum-crowd.ts';
import { plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { coatTail, treeShade } from './8-1.coat-tail.ts';
import { hanky } from './8-1.hanky.ts';

const FROM = point41([-2.6, 0.72, 11.3]);
const TO = point41([0.66, 1.07, 6.7]);
/** From the southwest, as at two o'clock: the garden lies in the shade of a tree, and the sun begins where the street begins. */
const LIGHT = { ...AFTERNOON, sky: 0.8, sun: { ...AFTERNOON.sun, dir: [-0.5, 0.8, 0.62] as V3, power: 5.3 } };
/** Every button done up for the occasion. */
const CONDUCTOR = without(
  dressed(FINCH_UNIFORM, {
    legs: '#4a5678',
    sock: '#f2e6cc',
    shoe: { ...FINCH_UNIFORM.outfit.shoe, size: 1.42 },
  }),
  'whistle',
);

/** The line down the path from the door: [who, x, z, lean out, expression, head]. */
const LINE: [Person, number, number, number, Parameters<typeof extra>[0][3], V3][] = [
  [MAX_HOODED, -0.31, 7.49, -7, 'joy', [-10, -44, 10]],
  [PRIYA, -0.2, 7.11, -5, 'joy', [-6, -22, 8]],
  [OMAR, -0.1, 6.65, 2, 'laugh', [-8, -14, -6]],
  [ELLA, 0.0, 6.2, -6, 'grin', [-4, -30, 9]],
  [SAM, 0.08, 5.76, 3, 'laugh', [-8, -14, -8]],
  [MARCUS, 0.08, 5.32, -5, 'joy', [-4, -34, 10]],
  [RUBY, 0.0, 4.91, 2, 'laugh', [-8, -20, -6]],
  [LEO, -0.08, 4.5, -6, 'cheeksFull', [-10, -30, 6]],
  [NIA, -0.1, 4.09, 3, 'grin', [-6, -20, -8]],
  [HUGO, -0.05, 3.68, -6, 'laugh', [-6, -34, 10]],
  [WREN, 0.0, 3.28, -5, 'joy', [-8, -40, 8]],
  [THEO, -0.06, 2.88, -2, 'nervous', [-6, -36, 6]],
  [JIN_AH, -0.12, 2.48, -5, 'laugh', [-8, -34, 8]],
];
/** On the steps the ground rises. */
const ground = (z: number): number => (z > 2.8 ? 0.03 : z > 2.5 ? 0.15 : z > 2.2 ? 0.3 : 0.45);

export function oneSlipperIn(): Shot {
  const model = new Model();
  const finchAt = at41([0.06, 0.02, 8.34], 2);
  const finchHead: V3 = [12, -16, -4];
  const stance = { hips: 0.93, lean: [-6, -4, -3] as V3, bend: 4, shift: [0, 0, 0.02] as V3, head: finchHead };
  // a foot goes into the street; the hand holds on to the hem of the coat
  const pinched = vec(-0.18, 0.8, 0.1).applyMatrix4(finchAt);
  const ownHem = gripRod({
    at: finchAt,
    build: 'thinOldMan',
    stance,
    side: 'right',
    point: pinched,
    dir: [0, 1, 0],
    r: 0.012,
    elbow: [1, 0.1, -0.5],
  });
  const blow = (left?: ArmPose) =>
    character(CONDUCTOR, {
      at: finchAt,
      expression: 'cheeksFull',
      gaze: [0, -0.9],
      pose: pose('walk', {
        ...stance,
        right: ownHem,
        ...(left ? { left } : {}),
        legLeft: { foot: [0.05, 0.035, 0.5], knee: [0.1, 0.5, 1], toeDown: 14, toeOut: 6 },
        legRight: { foot: [0.07, 0, -0.2], knee: [0.15, 0.3, 1], toeDown: 4, toeOut: 18 },
      }),
    });
  const turned = place([0, 0, 0], finchHead);
  const whistle = facePoint(finchAt, blow().head.at, turned, 'thinOldMan', [0.03, -0.64, 1.2]);
  const finch = blow(
    grasp({
      at: finchAt,
      build: 'thinOldMan',
      side: 'left',
      point: vec(whistle).add(vec(0, -0.01, 0)),
      touch: 'pinch',
      fingers: [-0.8, 0.45, 0.2],
      palm: [-0.2, -0.3, -1],
      elbow: [1, -0.6, 0.1],
      grip: 'pinch',
    }),
  );
  // the whistle: its beak between the lips, its barrel in his fingers
  model.inside(place(whistle).multiply(new THREE.Matrix4().extractRotation(finchAt)).multiply(turned), () => {
    model.put(ball([0.036, 0.034, 0.036], 16), { color: '#f3c84e' });
    model.put(roundedBox(0.042, 0.024, 0.07, 0.008), { color: '#f3c84e' }, place([0, 0.016, -0.035]));
  });
  const charlotteAt = at41([-0.3, 0.03, 7.84], 12);
  const charlotteStance = { hips: 0.975, lean: [6, -8, 6] as V3, head: [-16, -22, -8] as V3 };
  // the coat-tail, drawn out of his hem into her fist
  const tail = vec(-0.04, 0.72, 0.36).applyMatrix4(charlotteAt);
  coatTail(model, {
    top: vec(-0.15, 1.0, -0.04).applyMatrix4(finchAt),
    low: vec(-0.13, 0.72, -0.02).applyMatrix4(finchAt),
    fist: tail,
    out: vec(point41([-0.9, 0.1, 0.4]))
      .sub(vec(point41([0, 0, 0])))
      .normalize(),
    tone: '#33456e',
  });
  const charlotte = character(CHARLOTTE_PARTY, {
    at: charlotteAt,
    expression: 'grin',
    gaze: [0.2, 0.6],
    pose: pose('walk', {
      ...charlotteStance,
      right: gripRod({
        at: charlotteAt,
        build: 'child8',
        stance: charlotteStance,
        side: 'right',
        point: tail,
        dir: [0, 1, 0],
        r: 0.013,
        elbow: [0.8, -0.7, 0],
      }),
    }),
  });
  const spots = LINE.map(([, x, z, out]) => at41([x, ground(z), z], out * 0.4));
  const stances = LINE.map(
    ([, , , out, , head], i): Stance => ({
      // a dinosaur of four goes with bent knees
      ...(i === 0 ? { hips: 0.9, bend: 4 } : { bend: 2 }),
      lean: [3, out * 0.6, -out],
      head,
    }),
  );
  const dressSide = (side: 1 | -1): ArmPose =>
    gripRod({
      at: spots[0] as THREE.Matrix4,
      build: 'child4',
      stance: stances[0] as Stance,
      side: side > 0 ? 'left' : 'right',
      point: vec(side * 0.118, 0.57, -0.09).applyMatrix4(charlotteAt),
      dir: [0, 1, 0],
      r: 0.012,
      elbow: [0.8, -0.7, 0],
    });
  const children = LINE.map(([who, , , , expression], i) => {
    const step = i % 2 ? 1 : -1;
    const front = i === 1 ? 'child4' : 'child8';
    const hold = (side: 'left' | 'right') =>
      onShoulder({
        at: spots[i] as THREE.Matrix4,
        build: who.build,
        stance: stances[i] as Stance,
        side,
        elbow: [0.8, -0.7, 0],
        other: { at: spots[i - 1] as THREE.Matrix4, build: front, stance: stances[i - 1] as Stance, side },
      });
    return extra([
      who.id === 'theo' ? without(who, 'notebook') : who,
      spots[i] as THREE.Matrix4,
      pose('stand', {
        ...stances[i],
        legLeft: { foot: [0.03, step > 0 ? 0.1 : 0, 0.18 * step], toeDown: step > 0 ? -10 : 6 },
        legRight: { foot: [0.03, step > 0 ? 0 : 0.1, -0.18 * step], toeDown: step > 0 ? 6 : -10 },
        ...(i === 0 ? { left: dressSide(1), right: dressSide(-1) } : { left: hold('left'), right: hold('right') }),
      }),
      expression,
    ]);
  });
  // the lawn on the right: hankies, and somebody from chapter three
  const waver = (who: Person, at: THREE.Matrix4, up: number, seed: number, side: 'left' | 'right') => {
    const actor = character(who, {
      at,
      expression: seed % 2 ? 'laugh' : 'joy',
      pose: pose('stand', {
        lean: [-2, 6, seed % 2 ? 4 : -4],
        head: [-2, 10, seed % 2 ? 8 : -8],
        [side]: {
          hand: [0.4, up, 0.25],
          elbow: [1, -0.5, 0],
          palm: [-0.2, 0, 1],
          fingers: [0.1, 1, 0.2],
          grip: 'holdThin',
        },
      }),
    });
    model.inside(new THREE.Matrix4().setPosition(new THREE.Vector3().setFromMatrixPosition(actor.grip[side])), () =>
      model.inside(at41([0, 0, 0], 0).setPosition(0, 0, 0), () =>
        hanky(model, place([0, 0, 0], [0, 200, 10]), 0.36, '#fffaf0', seed),
      ),
    );
    return actor;
  };
  const opal = waver(NEIGHBOR_OPAL, at41([4.2, 0, 6.8], -46), 0.7, 1, 'left');
  const roseAt = at41([3.2, 0, 6.5], -40);
  const babyAt = roseAt.clone().multiply(place([0.05, 0.84, 0.19], [0, -14, 0], 0.66));
  const rose = character(NEIGHBOR_ROSE, {
    at: roseAt,
    expression: 'smile',
    gaze: [0.3, -0.4],
    pose: pose('hold', {
      lean: [-5, 0, 6],
      head: [4, 12, -10],
      left: {
        hand: [-0.2, -0.5, 0.5],
        elbow: [0.9, -0.6, 0],
        palm: [-0.2, 1, 0],
        fingers: [-0.8, 0.1, 0.5],
        grip: 'holdThick',
      },
      right: {
        hand: [-0.24, -0.36, 0.56],
        elbow: [0.9, -0.6, 0],
        palm: [-0.2, 0.4, -0.8],
        fingers: [-0.9, 0.2, 0.2],
        grip: 'holdThick',
      },
    }),
  });
  const baby = character(BABY, {
    at: babyAt,
    expression: 'laugh',
    pose: pose('sitFloor', {
      lean: [0, 10, -6],
      head: [-6, 10, 8],
      left: {
        hand: [0.5, 0.72, 0.3],
        elbow: [1, -0.4, 0],
        palm: [-0.3, 0, 1],
        fingers: [0.1, 1, 0.1],
        grip: 'holdThin',
      },
      right: { hand: [0.4, 0.1, 0.5], elbow: [1, -0.4, 0], palm: [0, 0, 1], grip: 'open' },
    }),
  });
  const card = new THREE.Vector3().setFromMatrixPosition(baby.grip.left).add(vec(0, 0.12, 0));
  model.inside(place(card), () =>
    model.inside(at41([0, 0, 0], -40).setPosition(0, 0, 0), () =>
      invitation(model, place([0, 0.06, 0.02], [0, 0, -14]), {
        tall: 0.34,
        number: '14',
        chewed: 0.42,
        open: 0,
        fold: 4,
      }),
    ),
  );
  treeShade(model, at41([0, 0, 0], 0), [6.2, 8, 5], 7.5);
  const dog = noodle({ at: at41([-1.62, 0.0, 7.3], 44, 1), pose: 'sit', head: [-50, 0, 0] });
  const all = [finch, charlotte, ...children, opal, rose, baby];
  const slipper = point41([0.1, 0.06, 8.6]);
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'noon',
        only: ['41'],
        houses: { '41': { open: 74, otherHinge: true } },
        noMail: () => true,
        noTrees: (x) => x < 30,
      }),
    light: LIGHT,
    camera: camera(FROM, TO, 39.5),
    focus: distance(FROM, finch.head.at.toArray() as V3),
    aperture: 0.007,
    center: point41([1, 1, 5.5]),
    radius: 7.5,
    actors: [dog, ...all],
    things: [model.bake()],
    heads: [finch.head, charlotte.head, ...children.map((c) => c.head), baby.head, rose.head, opal.head],
    // the baby that waves a ticket
    find: ballsAt(0.33, [23.65, 1.32, 3.13], [23.66, 1.04, 3.14]),
    lettering: [{ text: '14', balls: ballsAt(0.22, [23.59, 1.46, 3.19]) }],
    focal: slipper,
  });
}
