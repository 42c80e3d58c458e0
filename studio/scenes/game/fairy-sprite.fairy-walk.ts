/** The fairy's walk, view by view: her wand stays clear of her in every frame, and both feet are seen. */

import type { Hero, HeroActing } from '../../cast/heroes/hero.ts';
import { fairy } from '../../cast/heroes/magic-heroes.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose, LegPose, Pose } from '../../cast/pose-spec.ts';

/** Where the wand is held and where the feet go, the fore foot first: [outward, up, forward]. */
type View = {
  wand: ArmPose['hand'];
  elbow: ArmPose['hand'];
  fore: LegPose;
  hind: LegPose;
  /** the hind foot where it is the far one, which the skirt would hide */
  farHind?: LegPose;
  /** turn of the hips between the steps, degrees either way */
  twist: number;
  /** how far the head turns on into the profile, degrees: no far eye then stands out of it */
  head: number;
};
const FRONT: View = {
  wand: [0.84, -0.28, 0.34],
  elbow: [0.8, -0.8, -0.2],
  fore: { foot: [0.1, 0.03, 0.44], toeDown: -10 },
  hind: { foot: [0.14, 0.12, 0.02], toeDown: 26 },
  twist: 2.5,
  head: 0,
};
// the reader looks down on her heels: both feet are set back, out from under the wings
const BACK: View = {
  wand: [0.94, -0.2, 0.12],
  elbow: [0.8, -0.8, -0.2],
  fore: { foot: [0.14, 0.02, 0.04], toeDown: 0 },
  hind: { foot: [0.12, 0.14, -0.5], toeDown: 38 },
  twist: 0,
  head: 0,
};
const SIDE: View = {
  wand: [0.16, -0.26, 0.9],
  elbow: [0.6, -0.8, -0.3],
  fore: { foot: [0.03, 0.05, 0.46], toeDown: -12 },
  hind: { foot: [0.03, 0.15, -0.42], toeDown: 36 },
  farHind: { foot: [-0.24, 0.05, -0.58], toeDown: 24 },
  twist: 3,
  head: 11,
};
/** How far the free arm swings, arm lengths either way; the wand only bobs. */
const SWING = 0.3;
const BOB = 0.03;

function walk(facing: number, left: boolean): Pose {
  const view = facing === 0 ? FRONT : Math.abs(facing) > 90 ? BACK : SIDE;
  const k = left ? 1 : -1;
  // facing left her right side is the far one, and the other way round
  const hind = (left ? facing < 0 : facing > 0) ? (view.farHind ?? view.hind) : view.hind;
  return pose('stand', {
    hips: 0.985,
    lean: [4, view.twist * k, 0],
    bend: 0,
    right: {
      hand: [view.wand[0], view.wand[1] + BOB * k, view.wand[2]],
      elbow: view.elbow,
      grip: 'holdThin',
    },
    left: {
      hand: [0.4, -0.74, 0.06 - SWING * k],
      elbow: [0.4, 0, -1],
      palm: [-1, 0, 0.2],
      grip: 'relaxed',
    },
    legLeft: left ? view.fore : hind,
    legRight: left ? hind : view.fore,
  });
}
export const fairyWalk: Hero = {
  ...fairy,
  build: (a: HeroActing) => {
    const facing = a.facing ?? 0;
    const aside = facing === 0 || Math.abs(facing) > 90 ? 0 : SIDE.head * Math.sign(facing);
    return fairy.build({ ...a, pose: walk(facing, a.step === 'a'), head: [-17, aside, 0] });
  },
};
