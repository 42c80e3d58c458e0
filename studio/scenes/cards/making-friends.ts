/** 친구 사귀기 · Making friends: hand in hand already, and a wide hello with the other one. */
import { character } from '../../cast/character.ts';
import { wristAt } from '../../cast/grasp.ts';
import { BOB_GIRL, CHARLOTTE_TEE } from '../../cast/people/card-children.ts';
import { pose } from '../../cast/pose.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

/** Where the two hands meet. */
const CLASP: V3 = [0, 0.6, 0.16];
const wave = (out: number, up: number) => ({
  hand: [out, up, 0.22] as V3,
  elbow: [1, -0.9, 0] as V3,
  palm: [0, 0.1, 1] as V3,
  fingers: [0.35, 1, 0.1] as V3,
  grip: 'open' as const,
});
export function makingFriendsCard(): Shot {
  const [hers, theirs] = [place([-0.25, 0, 0], [0, 32, 0]), place([0.25, 0, 0.02], [0, -30, 0])];
  // one palm looks forward, the other back: the fingers close round each other
  const left = { fingers: [0.25, -1, 0.35] as V3, palm: [-0.3, 0, -1] as V3 };
  const right = { fingers: [0.25, -1, 0.35] as V3, palm: [0.5, 0.1, 1] as V3 };
  const at = (x: number, z: number): V3 => [CLASP[0] + x, CLASP[1], CLASP[2] + z];
  const charlotte = character(CHARLOTTE_TEE, {
    at: hers,
    expression: 'laugh',
    pose: pose('stand', {
      lean: [2, 2, -3],
      head: [-2, 12, -9],
      left: {
        hand: [0, 0, 0],
        reachTo: wristAt(at(0.012, 0.03), hers, 1, left.fingers, left.palm),
        elbow: [0.7, -0.4, -0.8],
        ...left,
        grip: 'holdThick',
      },
      right: wave(0.62, 0.52),
      legLeft: { foot: [0.02, 0, 0.04], toeOut: 10 },
      legRight: { foot: [0.12, 0.07, -0.12], toeDown: 30, toeOut: 22 },
    }),
  });
  const girl = character(BOB_GIRL, {
    at: theirs,
    expression: 'joy',
    gaze: [-0.35, 0.05],
    pose: pose('stand', {
      lean: [2, -2, 3],
      head: [-2, -14, 8],
      right: {
        hand: [0, 0, 0],
        reachTo: wristAt(at(-0.008, -0.012), theirs, -1, right.fingers, right.palm),
        elbow: [0.7, -0.4, -0.8],
        ...right,
        grip: 'holdThick',
      },
      left: wave(0.66, 0.46),
      legLeft: { foot: [0.12, 0, 0.1], toeOut: 24 },
      legRight: { foot: [0.02, 0, 0], toeOut: 10 },
    }),
  });
  return cardStage({
    family: 'people',
    focal: [0, 0.9, 0.1],
    actors: [charlotte, girl],
    eye: [0, 1.15, 4.4],
    look: [0, 0.66, 0],
    fov: 20,
  });
}
