/** BC-1.2. Blue snow evening on the porch: one mitten, and next to it where the other was. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { dressed, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';
import { climbedPipe, RAIL, railPrints, snowyRail } from '../../props/snowy-rail.ts';
import { greenMitten } from '../../props/wool-clues.ts';
import { PORCH, PORCH_LAMP } from '../../sets/plum-house.ts';
import { block } from '../../sets/plum-paint.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { FRAME_14, onHouse, plumStreet } from '../../sets/plum-street.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const YAW = 90;
const at = (p: V3): V3 => onHouse(FRAME_14, p);
/** Rail on the right of the steps, in the house's frame; it slopes outwards, so that rain runs off. */
const RAIL_Y = PORCH.floor + 0.84;
const RAIL_Z = 1.78;
const SLOPE = 20;
const rail = place([0, RAIL_Y, RAIL_Z], [SLOPE, 0, 0]);
const PATCH = 2.1;
const PIPE: V3 = [1.63, 0.5, 1.86];
const onRail = (x: number, y: number, z: number): V3 => at(vec(x, y, z).applyMatrix4(rail).toArray() as V3);

export function halfAThing(): Shot {
  const scene = new THREE.Scene();
  plumStreet(scene, {
    hour: 'snowEvening',
    near: ['14'],
    houses: { '14': { bare: true, wreath: true } },
    skip: [
      '41',
      ...([0, 1, 2, 3, 4, 5] as const).flatMap(
        (i) => [`north${i}`, `south${i}`] as (`north${number}` | `south${number}`)[],
      ),
    ],
  });
  const m = new Model();
  m.inside(FRAME_14, () => {
    snowyRail(m, rail, 1.55, 3.4, PATCH);
    block(m, [0.15, 2.7, 0.15], [1.72, PORCH.floor, RAIL_Z - 0.04], '#fbf3e2', { line: 0.7 });
    for (let x = 1.95; x < 3.8; x += 0.2)
      block(m, [0.05, 0.78, 0.05], [x, PORCH.floor + 0.02, RAIL_Z], '#f1e6d4', { line: 0.5 });
    climbedPipe(m, place(PIPE), 2.6, 0.86, 8);
    railPrints(m, rail, PATCH - 0.2, 1.68, 2);
    // stiff as toast: it stands out over the edge
    m.inside(rail.clone().multiply(place([2.82, RAIL.snow + 0.012, -0.08], [94, 0, 172], 1.36)), () =>
      greenMitten(m, new THREE.Matrix4()),
    );
    const rnd = random(3);
    for (let i = 0; i < 12; i++) {
      const p = vec(2.82 + (rnd() - 0.5) * 0.12, RAIL.snow + 0.052, -0.06 + rnd() * 0.2).applyMatrix4(rail);
      m.put(ball([0.02, 0.008, 0.016], 8), { color: '#f6f8ff', line: 0.3 }, place(p));
    }
    // the bench for boots
    block(m, [0.9, 0.76, 0.36], [1.8, PORCH.floor, 1.14], '#8a6a54', { line: 0.7 });
  });
  const charlotte = character(dressed(without(CHARLOTTE_WINTER, 'bobbleHat'), { mittens: {} }), {
    at: place(at([2.46, PORCH.floor + 0.12, 1.2]), [0, YAW + 4, 0], 1.06),
    expression: 'gasp',
    gaze: [-0.5, -0.8],
    pose: pose('stand', {
      lean: [7, 0, 3],
      bend: 6,
      head: [12, -14, -8],
      right: {
        hand: [0, 0, 0],
        reachTo: onRail(2.42, RAIL.snow + 0.03, -0.16),
        elbow: [0.9, -0.4, -0.5],
        palm: [0, -1, 0.1],
        fingers: [-0.2, -0.3, 1],
        grip: 'relaxed',
      },
      left: {
        hand: [0.3, 0.42, 0.26],
        elbow: [1, -0.5, -0.1],
        palm: [-0.9, -0.2, 0.1],
        fingers: [-0.3, 1, 0],
        grip: 'open',
      },
    }),
  });
  const dog = noodle({
    at: place(at([1.82, PORCH.floor + 0.76, 1.26]), [0, YAW + 42, 0], 1.12),
    pose: 'sit',
    head: [42, -14, -8],
    sock: '#6f86b8',
  });
  const from = at([2.96, 2.34, 3.6]);
  const to = at([2.06, 1.44, 1.5]);
  scene.add(m.bake(), charlotte.model, dog.model);
  return {
    scene,
    camera: camera(from, to, 38),
    focus: distance(from, onRail(PATCH, 0, 0)),
    aperture: 0.012,
    light: plumLight('snowEvening', {
      points: [
        { at: at([PORCH_LAMP[0], PORCH_LAMP[1], 0.7]), color: '#ffb868', power: 2.6, radius: 0.1 },
        { at: at([2.7, 2.0, 0.5]), color: '#ffbe74', power: 1.6, radius: 0.3 },
        // the street lamp finds her face
        { at: at([1.5, 2.3, 3.1]), color: '#ffd6a4', power: 3.4, radius: 0.25 },
      ],
      exposure: 1.1,
    }),
    center: at([2, 1.3, 1.2]),
    radius: 3.2,
    heads: [charlotte.head, dog.head],
    focal: onRail(PATCH, 0, 0),
  };
}
