/** Two more of the chain: the lady from behind the mail slot with her teapot, and Priya with all her spoons. */
import type * as THREE from 'three';
import { type Actor, character } from '../../cast/character.ts';
import { gripRod } from '../../cast/holds.ts';
import { PRIYA_WINTER } from '../../cast/people/winter-coats.ts';
import { type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import type { Model } from '../../model/bake.ts';
import { vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { ball, lathe, tube } from '../../model/tube.ts';
import { heldLadle } from '../../props/bang-pots.ts';
import { spoonMachine } from '../../props/sound-things.ts';
import { inCrowd } from '../../sets/plum-crowd.ts';
import { STEEL } from './8-1.ladle-band.ts';

/** Round teapot, its handle's middle at the origin, its spout to -X. Metres. */
function teapot(model: Model, at: THREE.Matrix4): void {
  const china = { color: '#e8f0ea', line: 0.9 };
  model.inside(at, () => {
    model.put(
      lathe(points2('-.13,.02 -.13,.1 -.08,.17 .0,.2 .09,.15 .13,.08 .14,.01'), { around: 28 }),
      china,
      place([-0.3, 0, 0]),
    );
    model.put(ball([0.12, 0.03, 0.12], 18), { color: '#d8503f', line: 0.8 }, place([-0.3, 0.14, 0]));
    model.put(ball(0.035, 12), { color: '#d8503f', line: 0.8 }, place([-0.3, 0.19, 0]));
    const handle = [vec(-0.13, 0.09, 0), vec(-0.02, 0.08, 0), vec(0, 0, 0), vec(-0.03, -0.08, 0), vec(-0.12, -0.09, 0)];
    model.put(tube(handle, [0.022], { around: 9, rings: 18 }), china);
    const spout = [vec(-0.46, -0.05, 0), vec(-0.56, 0, 0), vec(-0.62, 0.12, 0)];
    model.put(tube(spout, [0.05, 0.036, 0.026], { around: 10, rings: 12 }), china);
  });
}
/** On her porch: the teapot in one hand, the new ladle over it in the other. */
export function teapotLady(model: Model, who: Person, at: THREE.Matrix4): Actor {
  const size = 1.32;
  const stance: Stance = { head: [2, -6, -6], lean: [3, 6, -3] };
  const hand = { at, build: who.build, stance, mitten: who.outfit.mittens !== undefined };
  const pot = vec(0.24 * size, 0.66 * size, 0.26 * size).applyMatrix4(at);
  const fist = vec(-0.26 * size, 0.92 * size, 0.24 * size).applyMatrix4(at);
  const up = vec(-0.2, 1, 0.1).transformDirection(at);
  teapot(model, at.clone().multiply(place([0.24 * size, 0.66 * size, 0.26 * size], [0, 0, 0])));
  heldLadle(model, fist, up, vec(0, 0.2, 1).transformDirection(at), 0.46 * size, 0.62, STEEL);
  return character(inCrowd(who), {
    at,
    expression: 'laugh',
    pose: pose('stand', {
      ...stance,
      left: gripRod({ ...hand, side: 'left', point: pot, dir: [0, 1, 0], r: 0.022, elbow: [0.9, -0.6, -0.2] }),
      right: gripRod({ ...hand, side: 'right', point: fist, dir: up, r: 0.016, elbow: [1, -0.6, -0.2] }),
    }),
  });
}
/** Before the last house: both arms up, the wheel of spoons beside her. */
export function lastHouse(model: Model, at: THREE.Matrix4): Actor {
  spoonMachine(model, at.clone().multiply(place([0.72, 0, 0.1], [0, -20, 0], 1.1)), 9);
  return character(without(PRIYA_WINTER, 'toolBelt'), {
    at,
    expression: 'joy',
    pose: pose('cheer', { lean: [-3, 0, 5], head: [-8, 10, 4] }),
  });
}
