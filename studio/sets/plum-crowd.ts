/** The party crowd on Plum Street: house 41's frame as a stage, and guests with a little less hair each, for there are twelve of them. */
import type * as THREE from 'three';
import { type Acting, type Actor, character } from '../cast/character.ts';
import { dressed, type Person } from '../cast/person.ts';
import type { ArmPose, Pose } from '../cast/pose-spec.ts';
import { type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { plumLight } from './plum-sky.ts';
import { FRAME_41, onHouse } from './plum-street.ts';

/** Two o'clock at the east end: sun from the left of whoever looks at the blue door, and the road throws it back into faces. */
export const AFTERNOON = plumLight('noon', {
  sun: { dir: [-0.72, 0.86, -0.42], color: '#fff0d4', power: 4.5, cone: 0.05 },
  fill: { dir: [-1, 0.35, 0.4], color: '#ffe6d2', power: 0.8, cone: 0.4 },
});
/** A person before number 41, in its house's coordinates: +Z is the street, yaw 0 looks away from the door. */
export const at41 = (p: V3, yaw: number, scale = 1): THREE.Matrix4 =>
  FRAME_41.clone().multiply(place(p, [0, yaw, 0], scale));
export const point41 = (p: V3): V3 => onHouse(FRAME_41, p);

/** Curls as few big lobes: nobody counts them in a crowd, and they cost as much as the child. */
export function inCrowd(person: Person): Person {
  const { shape } = person.hair;
  // a dress reaches over the hips, however deep its owner bends
  const top = person.outfit.shells?.[0];
  if (person.outfit.skirt && top && person.id !== 'charlotte')
    return dressed(person, { shells: [{ ...top, from: -0.27, grow: [0.022, 0.006] }] });
  if (shape.kind !== 'lobes') return person;
  const lean = {
    ...shape,
    count: Math.round(shape.count * 0.52),
    size: shape.size * 1.32,
    stray: Math.round(shape.stray * 0.3),
  };
  return { ...person, hair: { ...person.hair, shape: lean } };
}

export type Extra = [
  who: Person,
  at: THREE.Matrix4,
  pose: Pose,
  expression: Acting['expression'],
  gaze?: [number, number] | undefined,
  noLegs?: boolean,
];
/** One of the crowd, acting. */
export const extra = ([who, at, pose, expression, gaze, noLegs]: Extra): Actor =>
  character(inCrowd(who), { at, pose, expression, ...(gaze ? { gaze } : {}), ...(noLegs ? { noLegs } : {}) });

/** Arms of a child in the train: hands on the shoulders of the child placed at `front`, .4 m ahead; `high` are those shoulders. */
export function linked(front: THREE.Matrix4, high = 0.865): { left: ArmPose; right: ArmPose } {
  const arm = (side: 1 | -1): ArmPose => ({
    hand: [0, 0, 0],
    reachTo: vec(side * 0.105, high, -0.085)
      .applyMatrix4(front)
      .toArray() as V3,
    elbow: [0.8, -0.7, 0],
    palm: [-0.1, -1, 0.2],
    fingers: [-0.1, -0.12, 1],
    grip: 'relaxed',
  });
  return { left: arm(1), right: arm(-1) };
}
