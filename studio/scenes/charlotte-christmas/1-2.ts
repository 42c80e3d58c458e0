/** BC-1.2. Blue snow evening on the porch: one mitten, and next to it where the other was. */
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import type { Grip } from '../../cast/grips.ts';
import { gripRod } from '../../cast/holds.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { dressed, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { block } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { PORCH, PORCH_LAMP } from '../../sets/plum-house.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { FRAME_14, onHouse, plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { climbedPipe, frozenMitten, MIDDLE, RAIL, railPrints, snowyRail } from './1-2.snowy-rail.ts';

const YAW = 90;
const at = (p: V3): V3 => onHouse(FRAME_14, p);
/** Rail on the right of the steps, in the house's frame; it slopes outwards, so that rain runs off. */
const RAIL_Y = PORCH.floor + 0.7;
const RAIL_Z = 1.78;
const SLOPE = 14;
const rail = place([0, RAIL_Y, RAIL_Z], [SLOPE, 0, 0]);
const PATCH = 2.25;
/** The one that is left is as stiff as a board: she holds it up by its cuff. */
const LEFT_OVER = place([2.0, RAIL_Y + 0.44, 1.74], [-86, 176, 10]);
const SIZE = 1.02;
const PIPE: V3 = [1.62, 0.5, 1.9];
/** Flat on the rail, the thumb where the mitten's thumb lay. */
const THUMB_OUT: Grip = {
  fingers: [
    [6, 8, 6],
    [6, 8, 6],
    [7, 8, 6],
    [9, 8, 6],
  ],
  fan: 11,
  thumb: [
    [0.16, 0.02, 0.03],
    [0.44, 0.16, 0.05],
    [0.66, 0.34, 0.06],
  ],
};
const onRail = (x: number, y: number, z: number): V3 => at(vec(x, y, z).applyMatrix4(rail).toArray() as V3);

export function halfAThing(): Shot {
  const model = new Model();
  model.inside(FRAME_14, () => {
    snowyRail(model, rail, 1.55, 3.4, PATCH, SIZE);
    block(model, [0.15, 2.7, 0.15], [1.77, PORCH.floor, RAIL_Z - 0.06], '#fbf3e2', { line: 0.7 });
    for (let x = 1.95; x < 3.8; x += 0.2)
      block(model, [0.05, 0.6, 0.05], [x, PORCH.floor + 0.02, RAIL_Z], '#f1e6d4', { line: 0.5 });
    climbedPipe(model, place(PIPE), 2.6, 0.86, 13);
    railPrints(model, rail, PATCH - 0.22, 1.68, 5);
    frozenMitten(model, LEFT_OVER, SIZE);
    // the bench for boots
    block(model, [0.9, 0.72, 0.4], [3.0, PORCH.floor, 1.34], '#8a6a54', { line: 0.7 });
  });
  const charlotteAt = place(at([2.34, PORCH.floor + 0.16, 1.4]), [0, YAW - 6, 0], 1.06);
  const puzzled: Stance = { lean: [18, 0, -3], bend: 14, head: [16, 2, -9] };
  const whose = { at: charlotteAt, build: 'child8', stance: puzzled } as const;
  const cuff = vec(0, 0.02, -0.165).multiplyScalar(SIZE).applyMatrix4(LEFT_OVER);
  const charlotte = character(dressed(without(CHARLOTTE_WINTER, 'bobbleHat'), { mittens: {} }), {
    at: charlotteAt,
    expression: 'huh',
    lookAt: onRail(PATCH, RAIL.snow, MIDDLE),
    pose: pose('stand', {
      ...puzzled,
      // her forearm lies along the rail, her own left hand where the left mitten lay, thumb in thumb
      left: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'left',
        point: onRail(PATCH - 0.015, 0.02, MIDDLE - 0.004),
        touch: 'palm',
        fingers: [-1, -0.04, 0.06],
        palm: [0, -0.96, -0.24],
        elbow: [1, -0.1, 0.2],
        grip: THUMB_OUT,
      }),
      right: gripRod({
        ...whose,
        side: 'right',
        point: at(cuff.toArray() as V3),
        dir: vec(0, 0, 1).transformDirection(LEFT_OVER).transformDirection(FRAME_14),
        r: 0.034,
        elbow: [1, -0.7, 0],
      }),
    }),
  });
  // he wears one of Dad's socks, and looks down at it
  const dog = noodle({
    at: place(at([2.98, PORCH.floor + 0.72, 1.42]), [0, YAW - 62, 0], 1.06),
    pose: 'sit',
    head: [66, 6, -8],
    sock: '#6f86b8',
  });
  const from = at([2.06, 2.02, 3.4]);
  const to = at([2.24, 1.43, 1.6]);
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'snowEvening',
        near: ['14'],
        houses: { '14': { bare: true, wreath: true } },
        only: ['14'],
      }),
    light: plumLight('snowEvening', {
      points: [
        { at: at([PORCH_LAMP[0], PORCH_LAMP[1], 0.7]), color: '#ffb868', power: 2.6, radius: 0.1 },
        { at: at([2.7, 2.0, 0.5]), color: '#ffbe74', power: 1.6, radius: 0.3 },
        // the street lamp finds her face
        { at: at([1.5, 2.3, 3.1]), color: '#ffd09a', power: 4.4, radius: 0.25 },
      ],
      exposure: 1.1,
    }),
    camera: camera(from, to, 36),
    focus: distance(from, onRail(PATCH, 0, 0)),
    aperture: 0.012,
    center: at([2, 1.3, 1.2]),
    radius: 3.2,
    actors: [charlotte, dog],
    things: [model.bake()],
    // the prints that go up the pipe
    find: [
      ...ballsAt(0.06, at([1.63, 1.44, 1.97])),
      ...ballsAt(0.035, onRail(1.78, RAIL.snow, 0), onRail(1.98, RAIL.snow, 0)),
    ],
    focal: onRail(PATCH, 0, 0),
  });
}
