/** BC-1.2. Blue snow evening on the porch: one mitten, and next to it where the other was. */
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import type { Grip } from '../../cast/grips.ts';
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
const SLOPE = 9;
const rail = place([0, RAIL_Y, RAIL_Z], [SLOPE, 0, 0]);
const PATCH = 2.4;
const SIZE = 0.98;
/** The one that is left, stiff as a board, lies beside the place of the other. */
const LEFT_OVER = rail.clone().multiply(place([PATCH - 0.36, RAIL.snow, MIDDLE], [0, 4, 0]));
const PIPE: V3 = [1.47, 0.5, 1.88];
/** Flat on the rail, the thumb where the mitten's thumb lay. */
const THUMB_OUT: Grip = {
  fingers: [
    [6, 8, 6],
    [6, 8, 6],
    [7, 8, 6],
    [9, 8, 6],
  ],
  fan: 6,
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
    snowyRail(model, rail, 1.2, 3.4, PATCH, SIZE);
    block(model, [0.15, 2.7, 0.15], [1.3, PORCH.floor, RAIL_Z - 0.1], '#fbf3e2', { line: 0.7 });
    for (let x = 1.6; x < 3.6; x += 0.2)
      block(model, [0.05, 0.6, 0.05], [x, PORCH.floor + 0.02, RAIL_Z], '#f1e6d4', { line: 0.5 });
    climbedPipe(model, place(PIPE, [0, 58, 0]), 2.6, 0.78, 13);
    railPrints(model, rail, [PATCH - 0.05, 0.165], [1.54, 0.12], 9);
    frozenMitten(model, LEFT_OVER, SIZE);
  });
  const charlotteAt = place(at([2.22, PORCH.floor, 1.16]), [0, YAW + 14, 0], 1.06);
  const puzzled: Stance = { hips: 0.93, lean: [26, 0, -8], bend: 14, head: [8, 12, -12] };
  const charlotte = character(dressed(without(CHARLOTTE_WINTER, 'bobbleHat'), { mittens: {} }), {
    at: charlotteAt,
    expression: 'wonder',
    lookAt: onRail(PATCH, RAIL.snow, MIDDLE),
    pose: pose('stand', {
      ...puzzled,
      // her own left hand beside the place of the left mitten: the same thumb
      left: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'left',
        point: onRail(PATCH + 0.24, 0.05, MIDDLE - 0.06),
        touch: 'palm',
        fingers: [0, -0.02, 1],
        palm: [0, -1, -0.1],
        elbow: [1, -0.4, -0.2],
        grip: THUMB_OUT,
      }),
      right: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'right',
        point: onRail(PATCH - 0.2, RAIL.snow, MIDDLE - 0.2),
        touch: 'palm',
        fingers: [0.3, -0.1, 1],
        palm: [0, -1, 0],
        elbow: [1, 0.1, -0.2],
        grip: 'flat',
      }),
    }),
  });
  // he wears one of Dad's socks; both paws on the rail, he sniffs at the tracks
  const dog = noodle({
    at: place(at([1.6, PORCH.floor + 0.2, 1.43]), [10, YAW + 36, 0], 0.9),
    pose: 'reach',
    head: [36, -8, 8],
    sock: '#6f86b8',
  });
  const from = at([2.86, 1.8, 2.44]);
  const to = at([2.11, 1.28, 1.6]);
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
        { at: at([PORCH_LAMP[0], PORCH_LAMP[1], 0.7]), color: '#ffb868', power: 1.6, radius: 0.1 },
        // the window behind her edges hair, shoulder and snow with gold
        { at: at([2.75, 1.85, 0.55]), color: '#ffb254', power: 5, radius: 0.2 },
        // a neighbor's lamp finds her face
        { at: at([2.6, 1.62, 2.6]), color: '#ffcf9c', power: 1.3, radius: 0.2 },
      ],
      sky: 0.56,
      exposure: 1.12,
    }),
    camera: camera(from, to, 45),
    focus: distance(from, onRail(PATCH, 0, 0)),
    aperture: 0.012,
    center: at([2, 1.3, 1.2]),
    radius: 3.2,
    actors: [charlotte, dog],
    things: [model.bake()],
    // the prints that go up the pipe
    find: [
      ...ballsAt(0.06, at([1.52, 1.34, 1.92]), at([1.52, 1.5, 1.92])),
      ...ballsAt(0.035, onRail(1.54, RAIL.snow, 0.12), onRail(PATCH - 0.24, RAIL.snow, 0.15)),
    ],
    focal: onRail(PATCH, 0, 0),
  });
}
