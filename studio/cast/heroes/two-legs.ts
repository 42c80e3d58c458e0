/** What all heroes share who walk on two legs: how they step, and what they hold. */
import * as THREE from 'three';
import { Model } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { type Actor, character } from '../character.ts';
import type { Person } from '../person.ts';
import { pose } from '../pose.ts';
import type { LegPose, Pose } from '../pose-spec.ts';
import type { Hero, HeroActing } from './hero.ts';

const turned = (v: V3 | undefined): V3 | undefined => v && [v[0], -v[1], -v[2]];
/** The same pose with left and right exchanged. */
const mirrored = (p: Pose): Pose => ({
  ...p,
  lean: turned(p.lean),
  head: turned(p.head),
  left: p.right,
  right: p.left,
  legLeft: p.legRight,
  legRight: p.legLeft,
});
const STEP: Pose = {
  hips: 0.985,
  lean: [4, 7, -2],
  left: { hand: [0.3, -0.78, -0.42], elbow: [0.4, 0, -1], grip: 'relaxed' },
  right: { hand: [0.28, -0.72, 0.52], elbow: [0.5, -0.4, -1], grip: 'relaxed' },
};
const STEP_LEGS: [LegPose, LegPose] = [
  { foot: [0.03, 0.05, 0.52], toeDown: -12 },
  { foot: [0.03, 0.16, -0.46], toeDown: 38 },
];

/** `stride` is the length of a step as a share of the usual: long robes take short ones. */
export function person(
  p: Person,
  more?: (model: Model, actor: Actor, a: HeroActing) => void,
  stride = 1,
): Hero['build'] {
  const leg = ({ foot: [x, y, z], ...rest }: LegPose): LegPose => ({ ...rest, foot: [x, y * stride, z * stride] });
  const walk = { ...STEP, legLeft: leg(STEP_LEGS[0]), legRight: leg(STEP_LEGS[1]) };
  return (a) => {
    const step = a.step === 'stand' ? pose('stand') : a.step === 'a' ? walk : mirrored(walk);
    const actor = character(p, {
      at: a.at,
      pose: { ...(a.pose ?? step), head: a.head ?? [-17, 0, 0] },
      expression: a.expression ?? 'joy',
      gaze: a.gaze ?? [0, 0],
    });
    const group = new THREE.Group();
    group.add(actor.model);
    if (more) {
      const model = new Model();
      more(model, actor, a);
      group.add(model.bake());
    }
    return group;
  };
}
/** Head of a standing child of the board. */
export const HEAD: Hero['head'] = { at: [0, 0.83, 0], radius: 0.26 };
