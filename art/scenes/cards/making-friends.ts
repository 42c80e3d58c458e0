/** 친구 사귀기 · Making friends: two children meet, and shake hands. */
import { character } from '../../cast/character.ts';
import { BOB_GIRL, CHARLOTTE_TEE } from '../../cast/people/card-children.ts';
import { pose } from '../../cast/pose.ts';
import { place } from '../../model/place.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

export function makingFriendsCard(): Shot {
  const charlotte = character(CHARLOTTE_TEE, {
    at: place([-0.38, 0, 0], [0, 62, 0]),
    expression: 'joy',
    gaze: [0.35, 0],
    pose: pose('stand', {
      lean: [4, -8, 0],
      head: [0, -10, 7],
      right: {
        hand: [0, 0, 0],
        reachTo: [-0.035, 0.66, 0.16],
        elbow: [0.6, -1, -0.2],
        palm: [-1, 0, 0.1],
        grip: 'holdThick',
      },
      left: {
        hand: [0.5, -0.2, -0.1],
        elbow: [0.6, -0.7, -0.6],
        palm: [0, 0.3, 1],
        fingers: [0.5, 0.9, 0.2],
        grip: 'open',
      },
    }),
  });
  const girl = character(BOB_GIRL, {
    at: place([0.38, 0, 0.02], [0, -58, 0]),
    expression: 'smile',
    gaze: [-0.3, 0.05],
    pose: pose('stand', {
      lean: [3, 6, 2],
      head: [3, 8, -6],
      right: {
        hand: [0, 0, 0],
        reachTo: [0.045, 0.655, 0.13],
        elbow: [0.6, -1, -0.4],
        palm: [-1, 0, 0],
        grip: 'holdThick',
      },
      left: { hand: [0.12, -0.94, 0.08], elbow: [0.6, 0, -1], palm: [-1, 0, 0.2], grip: 'relaxed' },
      legLeft: { foot: [0.02, 0, 0.06], toeOut: 10 },
      legRight: { foot: [0.04, 0, -0.06], toeOut: 20 },
    }),
  });
  return cardStage({
    family: 'people',
    focal: [0, 0.9, 0.1],
    actors: [charlotte, girl],
    eye: [0, 1.05, 4.4],
    look: [0, 0.62, 0],
    fov: 20,
  });
}
