/** BC-1.2. Blue snow evening on the porch: one mitten, and next to it where the other was. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { pointAt } from '../../cast/holds.ts';
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
const RAIL_Y = PORCH.floor + 0.84;
const RAIL_Z = 1.78;
const SLOPE = 20;
const rail = place([0, RAIL_Y, RAIL_Z], [SLOPE, 0, 0]);
const PATCH = 2.1;
/** The one that is left lies beside it, thumb to thumb, of the same size. */
const LEFT_OVER = 2.56;
const SIZE = 1.34;
const PIPE: V3 = [1.63, 0.5, 1.86];
const onRail = (x: number, y: number, z: number): V3 => at(vec(x, y, z).applyMatrix4(rail).toArray() as V3);

export function halfAThing(): Shot {
  const m = new Model();
  m.inside(FRAME_14, () => {
    snowyRail(m, rail, 1.55, 3.4, PATCH, SIZE);
    block(m, [0.15, 2.7, 0.15], [1.72, PORCH.floor, RAIL_Z - 0.04], '#fbf3e2', { line: 0.7 });
    for (let x = 1.95; x < 3.8; x += 0.2)
      block(m, [0.05, 0.78, 0.05], [x, PORCH.floor + 0.02, RAIL_Z], '#f1e6d4', { line: 0.5 });
    climbedPipe(m, place(PIPE), 2.6, 0.86, 13);
    railPrints(m, rail, PATCH - 0.14, 1.68, 4);
    m.inside(rail.clone().multiply(place([LEFT_OVER, RAIL.snow, MIDDLE], [0, 180, 0])), () =>
      frozenMitten(m, new THREE.Matrix4(), SIZE),
    );
    // the bench for boots
    block(m, [0.9, 0.76, 0.36], [1.8, PORCH.floor, 1.14], '#8a6a54', { line: 0.7 });
  });
  const charlotteAt = place(at([2.5, PORCH.floor + 0.12, 1.14]), [0, YAW - 8, 0], 1.06);
  const puzzled: Stance = { lean: [10, 0, 3], bend: 6, head: [-12, -18, -10] };
  const charlotte = character(dressed(without(CHARLOTTE_WINTER, 'bobbleHat'), { mittens: {} }), {
    at: charlotteAt,
    expression: 'huh',
    gaze: [-0.45, -0.9],
    pose: pose('stand', {
      ...puzzled,
      // a finger at the edge of where it was; the other hand asks
      right: pointAt({
        at: charlotteAt,
        build: 'child8',
        stance: puzzled,
        side: 'right',
        target: onRail(PATCH + 0.12, RAIL.snow + 0.012, MIDDLE - 0.13),
        elbow: [1, -0.3, -0.3],
      }),
      left: {
        hand: [0.52, -0.04, 0.46],
        elbow: [0.8, -0.9, -0.2],
        palm: [0.1, 1, 0.2],
        fingers: [0.8, 0.25, 0.5],
        grip: 'open',
      },
    }),
  });
  const dog = noodle({
    at: place(at([1.86, PORCH.floor + 0.76, 1.12]), [0, YAW + 52, 0], 1.06),
    pose: 'sit',
    head: [52, 6, -12],
    sock: '#6f86b8',
  });
  const from = at([2.58, 2.08, 3.2]);
  const to = at([2.12, 1.52, 1.5]);
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
        { at: at([1.5, 2.3, 3.1]), color: '#ffd6a4', power: 3.4, radius: 0.25 },
      ],
      exposure: 1.1,
    }),
    camera: camera(from, to, 38),
    focus: distance(from, onRail(PATCH, 0, 0)),
    aperture: 0.012,
    center: at([2, 1.3, 1.2]),
    radius: 3.2,
    actors: [charlotte, dog],
    things: [m.bake()],
    // the prints that go up the pipe
    find: [
      ...ballsAt(0.27, [-30.8, 1.64, -0.44], [-30.16, 0.4, -0.54]),
      ...ballsAt(0.062, [-28.68, 1.35, -1.76], [-28.71, 1.35, -1.91]),
    ],
    focal: onRail(PATCH, 0, 0),
  });
}
