/** People who pass it on: a pot in one hand and the new ladle in the other, the list, the banjo. Metres. */
import * as THREE from 'three';
import { type Actor, character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod, holdCard, writeWith } from '../../cast/holds.ts';
import { GUESTS_WINTER, THEO_WINTER } from '../../cast/people/winter-coats.ts';
import { type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import type { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { heldLadle, saucepan } from '../../props/bang-pots.ts';
import { pencil } from '../../props/forest.ts';
import { banjo } from '../../props/sound-things.ts';
import { inCrowd } from '../../sets/plum-crowd.ts';

/** by night a bright ladle is a snowball on a stick */
export const STEEL = '#93a0bd';

/** A saucepan whose handle goes through `fist`; its body lies towards `dir`. */
export function potBy(model: Model, fist: THREE.Vector3, dir: THREE.Vector3, r: number, tone: string): void {
  const x = dir.clone().setY(0).normalize().negate();
  const z = x.clone().cross(vec(0, 1, 0));
  const turn = new THREE.Matrix4().makeBasis(x, vec(0, 1, 0), z);
  const foot = fist
    .clone()
    .addScaledVector(x, -(r + 0.13))
    .add(vec(0, -r * 0.96, 0));
  saucepan(model, turn.setPosition(foot), r, tone);
}

/** Somebody on the porch of a house with a pot in one hand and the new ladle in the other. */
export function householder(
  model: Model,
  who: Person,
  at: THREE.Matrix4,
  look: { expression: 'joy' | 'laugh' | 'smile' | 'grin'; tone: string; up: number; head: V3 },
): Actor {
  const child = who.build === 'child8';
  const [size, stance] = [child ? 1 : 1.32, pose('stand', { head: look.head, lean: [3, 6, -3] })];
  const hand = { at, build: who.build, stance, mitten: who.outfit.mittens !== undefined };
  const pot = vec(0.24 * size, 0.66 * size, 0.26 * size).applyMatrix4(at);
  const dir = vec(-0.75, 0, 0.6).transformDirection(at);
  const fist = vec(-0.26 * size, (0.74 + look.up) * size, 0.24 * size).applyMatrix4(at);
  const up = vec(-0.2, 1, 0.1).transformDirection(at);
  const actor = character(inCrowd(who), {
    at,
    expression: look.expression,
    pose: {
      ...stance,
      left: gripRod({ ...hand, side: 'left', point: pot, dir, r: 0.018, elbow: [0.9, -0.6, -0.2] }),
      right: gripRod({ ...hand, side: 'right', point: fist, dir: up, r: 0.016, elbow: [1, -0.6, -0.2] }),
    },
  });
  potBy(model, pot, dir, 0.15 * size, look.tone);
  heldLadle(model, fist, up, vec(0, 0.2, 1).transformDirection(at), 0.46 * size, 0.62, STEEL);
  return actor;
}

/** Theo keeps the list. */
export function listKeeper(model: Model, at: THREE.Matrix4): Actor {
  const stance: Pose = pose('stand', { lean: [4, 8, 2], bend: 8, head: [14, -10, 6] });
  const hand = { at, build: 'child8', stance, mitten: true } as const;
  const pad = at.clone().multiply(place([0.03, 0.69, 0.33], [-38, 0, 3]));
  const normal = vec(0, 0, 1).transformDirection(pad);
  const tip = vec(-0.01, 0.02, 0.012).applyMatrix4(pad);
  const { arm, pencil: pen } = writeWith({
    ...hand,
    side: 'right',
    tip,
    normal: normal.clone(),
    elbow: [1, -0.4, -0.2],
  });
  const theo = character(without(THEO_WINTER, 'notebook'), {
    at,
    expression: 'concentrating',
    gaze: [-0.1, -0.5],
    pose: {
      ...stance,
      right: arm,
      left: holdCard({
        ...hand,
        side: 'left',
        edge: vec(0.1, -0.05, 0).applyMatrix4(pad),
        inward: vec(-1, 0, 0).transformDirection(pad),
        face: normal,
        elbow: [1, -0.6, -0.1],
      }),
    },
  });
  model.inside(pad, () => {
    model.put(roundedBox(0.19, 0.25, 0.012, 0.005), { color: '#fff6de' });
    model.put(roundedBox(0.2, 0.26, 0.01, 0.005), { color: '#d8503f' }, place([0, 0, -0.01]));
    for (let i = 0; i < 4; i++)
      model.put(
        roundedBox(0.13, 0.008, 0.002, 0.001),
        { color: '#8a90aa', line: 0 },
        place([0, 0.09 - i * 0.03, 0.008]),
      );
  });
  pencil(model, pen);
  return theo;
}

/** Hugo dances to his own banjo. */
export function banjoPlayer(model: Model, at: THREE.Matrix4): Actor {
  const HUGO = GUESTS_WINTER.find((g) => g.id === 'hugo') as Person;
  const stance: Pose = pose('stand', { lean: [-3, 8, -6], head: [-6, 10, -8] });
  const hand = { at, build: HUGO.build, stance, mitten: true } as const;
  const thing = at.clone().multiply(place([-0.13, 0.5, 0.235], [-12, 6, -58], 0.92));
  const neck = vec(0, 0.62, 0.02).applyMatrix4(thing);
  const along = vec(0, 1, 0).transformDirection(thing);
  const kid = character(HUGO, {
    at,
    expression: 'laugh',
    pose: {
      ...stance,
      left: gripRod({
        ...hand,
        side: 'left',
        point: neck,
        dir: along.clone().negate(),
        r: 0.022,
        palm: [-0.4, 0.5, 0.6],
      }),
      right: grasp({
        at,
        build: HUGO.build,
        side: 'right',
        point: vec(0.02, 0.2, 0.07).applyMatrix4(thing),
        touch: 'palm',
        fingers: [-0.9, -0.25, 0.3],
        palm: [-0.2, -0.2, -1],
        elbow: [1, -0.2, 0],
        grip: 'relaxed',
      }),
      // he dances to it
      legLeft: { foot: [0.1, 0, 0.02] },
      legRight: { foot: [0.16, 0.2, 0.3], toeDown: -22, toeOut: 16 },
    },
  });
  banjo(model, thing);
  return kid;
}
