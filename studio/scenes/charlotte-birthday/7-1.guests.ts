/** BB-7.1. The ten guests on the porch, the steps and the path of number 41. */
import type * as THREE from 'three';
import { type Actor, character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod, onShoulder } from '../../cast/holds.ts';
import { ELLA, HUGO, JIN_AH, LEO, MARCUS, NIA, OMAR, RUBY, SAM, WREN } from '../../cast/people/party-children.ts';
import type { Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import type { Stance } from '../../cast/skeleton.ts';
import type { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { lettering } from '../../props/lettering.ts';
import { banjoCase } from '../../props/sound-things.ts';
import { at41, inCrowd, point41 } from '../../sets/plum-crowd.ts';

/** Feet apart: whoever stands about. */
export const SPREAD = {
  legLeft: { foot: [0.1, 0, 0.08] as V3, toeOut: 12 },
  legRight: { foot: [0.08, 0, -0.1] as V3, toeOut: 26 },
};

/** Where everybody of the guests stands: [x, height, z, yaw]. */
const SPOT = {
  omar: [-1.1, 0, 4.0, 74],
  jinAh: [-0.67, 0, 3.86, 70],
  marcus: [-0.17, 0, 3.8, 44],
  ruby: [-3.3, 0.45, 1.55, 20],
  sam: [0.28, 0.15, 2.68, 30],
  ella: [0.73, 0.15, 2.64, 14],
  leo: [-0.36, 0.45, 1.72, 24],
  wren: [0.98, 0.45, 1.7, 10],
  nia: [1.38, 0.45, 1.66, 6],
  hugo: [-1.36, 0.45, 1.66, 20],
} satisfies Record<string, [number, number, number, number]>;
const spot = (who: keyof typeof SPOT): THREE.Matrix4 => {
  const [x, y, z, yaw] = SPOT[who];
  return at41([x, y, z], yaw);
};
export const eyesOf = (at: THREE.Matrix4): V3 => vec(0, 1.02, 0.1).applyMatrix4(at).toArray() as V3;

/** Both hands on the shoulders of whoever stands in front, or on one shoulder. */
const onto = (
  at: THREE.Matrix4,
  stance: Stance,
  front: THREE.Matrix4,
  frontStance: Stance,
  side: 'left' | 'right',
  its: 'left' | 'right' = side,
): ArmPose =>
  onShoulder({
    at,
    build: 'child8',
    stance,
    side,
    elbow: [0.9, -0.6, 0],
    other: { at: front, build: 'child8', stance: frontStance, side: its },
  });

type Guest = Parameters<typeof character>[1];
/** All ten, with what they hold; `toCharlotte` is where they look. */
export function guests(model: Model, toCharlotte: V3): Actor[] {
  const guest = (who: Person, name: keyof typeof SPOT, acting: Omit<Guest, 'at' | 'lookAt'> & { lookAt?: V3 }) =>
    character(inCrowd(who), { at: spot(name), lookAt: toCharlotte, ...acting });
  const hips: ArmPose = {
    hand: [0.13, -0.6, 0.06],
    elbow: [1, 0, -0.6],
    palm: [-1, 0, 0],
    fingers: [-0.6, -0.6, 0.5],
    grip: 'fist',
  };

  const onRail = (side: 'left' | 'right', x: number): ArmPose =>
    gripRod({
      at: spot('ruby'),
      build: 'child8',
      stance: { lean: [10, 0, 0] },
      side,
      point: point41([x, 1.27, 1.78]),
      dir: vec(side === 'left' ? -1 : 1, 0, 0).transformDirection(at41([0, 0, 0], 0)),
      r: 0.05,
    });

  // from the left they push
  const shove: Stance = { lean: [16, 0, 0], bend: 4, hips: 0.97 };
  const pushed: Stance = { lean: [8, 4, 2], bend: 3, hips: 0.97 };
  const braced: Stance = { lean: [-5, 0, 3], bend: 0 };
  const feet = {
    legLeft: { foot: [0.04, 0, 0.2] as V3, knee: [0.1, 0.1, 1] as V3 },
    legRight: { foot: [0.04, 0.06, -0.34] as V3, toeDown: 34 },
  };
  const omar = guest(OMAR, 'omar', {
    expression: 'determined',
    pose: pose('stand', {
      ...shove,
      head: [-8, -24, 5],
      left: onto(spot('omar'), shove, spot('jinAh'), pushed, 'left'),
      right: onto(spot('omar'), shove, spot('jinAh'), pushed, 'right'),
      ...feet,
    }),
  });
  const jinAh = guest(JIN_AH, 'jinAh', {
    expression: 'laugh',
    pose: pose('stand', {
      ...pushed,
      head: [-6, -8, -6],
      left: onto(spot('jinAh'), pushed, spot('marcus'), braced, 'left'),
      right: onto(spot('jinAh'), pushed, spot('marcus'), braced, 'right'),
      ...feet,
    }),
  });
  // he has the right number in his pocket, and has come all the same
  const marcus = guest(MARCUS, 'marcus', {
    expression: 'grin',
    pose: pose('stand', {
      ...braced,
      head: [-4, 10, 6],
      left: {
        hand: [0.5, 0.3, 0],
        elbow: [0.6, -1, 0.1],
        palm: [-0.3, 0.2, 1],
        fingers: [0.4, 0.7, -0.6],
        grip: 'point',
      },
      right: hips,
      ...SPREAD,
    }),
  });
  const ruby = guest(RUBY, 'ruby', {
    expression: 'joy',
    pose: pose('stand', {
      lean: [10, 0, 0],
      head: [-4, 8, -6],
      left: onRail('left', -3.08),
      right: onRail('right', -3.52),
    }),
  });
  const samStance: Stance = { lean: [0, 4, 4] };
  const onBrace = (side: 'left' | 'right'): ArmPose =>
    gripRod({
      at: spot('sam'),
      build: 'child8',
      stance: samStance,
      side,
      point: vec((side === 'left' ? 1 : -1) * 0.075, 0.72, 0.15).applyMatrix4(spot('sam')),
      dir: vec(0, 1, 0),
      r: 0.012,
      elbow: [1, -0.4, 0],
    });
  const sam = guest(SAM, 'sam', {
    expression: 'laugh',
    pose: pose('stand', {
      ...samStance,
      head: [-4, 8, 6],
      left: onBrace('left'),
      right: onBrace('right'),
      ...SPREAD,
    }),
  });
  const ellaStance: Stance = { lean: [2, 0, 5] };
  const ella = guest(ELLA, 'ella', {
    expression: 'grin',
    pose: pose('stand', {
      ...ellaStance,
      head: [-2, 6, -4],
      right: onto(spot('ella'), ellaStance, spot('sam'), samStance, 'right', 'left'),
      left: hips,
      ...SPREAD,
    }),
  });
  const string = vec(0.26, 1.02, 0.18).applyMatrix4(spot('leo'));
  const leo = guest(LEO, 'leo', {
    expression: 'joy',
    pose: pose('stand', {
      head: [-6, 8, 4],
      left: gripRod({ at: spot('leo'), build: 'child8', side: 'left', point: string, dir: vec(0, 1, 0), r: 0.008 }),
      right: hips,
      ...SPREAD,
    }),
  });
  balloon(model, string, string.clone().add(vec(0, 0.86, 0)));
  const giftAt = spot('wren').multiply(place([0, 0.66, 0.25], [0, 6, 0]));
  gift(model, giftAt);
  const onGift = (side: 'left' | 'right'): ArmPose =>
    grasp({
      at: spot('wren'),
      build: 'child8',
      side,
      point: vec(side === 'left' ? 0.13 : -0.13, 0, 0).applyMatrix4(giftAt),
      touch: 'palm',
      fingers: [-0.1, 0.3, 1],
      palm: [-1, 0, 0],
      elbow: [1, -0.6, 0],
      grip: 'flat',
    });
  const wren = guest(WREN, 'wren', {
    expression: 'smile',
    pose: pose('stand', { head: [-4, 6, -8], left: onGift('left'), right: onGift('right'), ...SPREAD }),
  });
  const nia = guest(NIA, 'nia', {
    expression: 'joy',
    pose: pose('stand', {
      lean: [0, 0, -4],
      head: [0, 0, -8],
      left: {
        hand: [0.26, 0.78, 0.3],
        elbow: [1, -0.3, 0],
        palm: [-0.1, 0, 1],
        fingers: [0.25, 1, 0],
        grip: 'open',
      },
      right: hips,
      ...SPREAD,
    }),
  });
  const held = (side: 'left' | 'right', at: V3, fingers: V3): ArmPose =>
    grasp({
      at: spot('hugo'),
      build: 'child8',
      side,
      point: vec(at).applyMatrix4(spot('hugo')),
      touch: 'palm',
      r: 0.03,
      fingers,
      palm: [-0.3, 0, -1],
      elbow: [1, -0.6, 0],
      grip: 'holdThick',
    });
  const hugo = guest(HUGO, 'hugo', {
    expression: 'smile',
    pose: pose('stand', {
      lean: [-3, 4, 4],
      head: [2, -6, -9],
      left: held('left', [0.33, 0.93, 0.27], [-0.8, 0.1, 0.5]),
      right: held('right', [-0.02, 0.56, 0.27], [0.3, -0.2, 0.9]),
    }),
  });
  model.inside(spot('hugo'), () => banjoCase(model, place([0.04, 0.43, 0.24], [-4, 0, -30], 1.05)));
  for (const [name, at] of [
    ['marcus', [0.02, 0.57, 0.15]],
    ['ella', [0.05, 0.57, 0.16]],
    ['sam', [0.05, 0.56, 0.14]],
  ] as [keyof typeof SPOT, V3][])
    pocketCard(model, spot(name).multiply(place(at, [-10, 12, -10])));
  return [marcus, omar, jinAh, ruby, sam, ella, leo, wren, nia, hugo];
}

function balloon(model: Model, hand: THREE.Vector3, knot: THREE.Vector3): void {
  model.put(tube([hand.clone().add(vec(0.01, -0.12, 0)), hand, knot], [0.005], { around: 5, rings: 14 }), {
    color: '#fff4dc',
    line: 0.5,
  });
  model.put(ball([0.19, 0.22, 0.19], 24), { color: '#e4604c' }, place(knot.clone().add(vec(0, 0.22, 0))));
  model.put(ball([0.026, 0.022, 0.026], 10), { color: '#c8402f' }, place(knot));
}

/** An old invitation that sticks out of a pocket: the right number in red over the struck one, large enough to read. */
function pocketCard(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(roundedBox(0.18, 0.22, 0.006, 0.002), { color: '#fff8e8', line: 0.8 });
    model.inside(place([0, 0.075, 0.004]), () => lettering(model, '41', 0.045, '#5a4a66', 0.15));
    model.put(tube([vec(-0.06, 0.068, 0.006), vec(0.06, 0.082, 0.006)], [0.004], { around: 6 }), {
      color: '#d03028',
      line: 0,
    });
    model.inside(place([0, -0.035, 0.004]), () => lettering(model, '14', 0.105, '#d03028', 0.2));
  });
}

/** A box of .26 with a ribbon round it. */
function gift(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(roundedBox(0.26, 0.2, 0.18, 0.012), { color: '#fff4dc' });
    model.put(roundedBox(0.05, 0.206, 0.186, 0.01), { color: '#4f9a94', line: 0.6 });
    for (const s of [-1, 1])
      model.put(ball([0.05, 0.03, 0.026], 12), { color: '#4f9a94' }, place([s * 0.045, 0.125, 0], [0, 0, s * 24]));
  });
}
