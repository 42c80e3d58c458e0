/** Priya's machine, as tall as a man: forty-one soup spoons on a bicycle wheel. Metres. */

import * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { spoon } from '../../props/bang-pots.ts';

const WHEEL = { hub: 1.2, r: 0.66, crank: 0.42 };
const SPOONS = 41;

/**
 * On the floor, wheel in the XY plane, front to +Z. Its crank stands before the wheel and points along `crank` degrees from +X;
 * spoons whose place lies between the angles of `gone` have flown already. Gives the end of the crank in the machine's frame.
 */
export function spoonWheel(model: Model, at: THREE.Matrix4, crank: number, gone: [from: number, to: number]): V3 {
  const { hub, r } = WHEEL;
  const rod = (path: V3[], thick: number, tone: string) =>
    model.put(tube(path, [thick], { around: 8, rings: path.length * 3 }), { color: tone, line: 0.7 });
  const turn = (crank / 360) * TAU;
  const knob: V3 = [Math.cos(turn) * WHEEL.crank, hub + Math.sin(turn) * WHEEL.crank, 0.3];
  model.inside(at, () => {
    model.put(roundedBox(1.3, 0.09, 0.62, 0.03), { color: '#a8683a' }, place([0, 0.045, 0]));
    for (const side of [-1, 1])
      for (const [z, tone] of [
        [-0.2, '#94582f'],
        [0.16, '#b8743f'],
      ] as const)
        rod(
          [
            [side * 0.55, 0.06, z * 1.3],
            [0, hub, z * 0.6],
          ],
          0.034,
          tone,
        );
    model.inside(place([0, hub, 0]), () => {
      model.put(new THREE.TorusGeometry(r, 0.034, 10, 72), { color: '#3a3648' });
      model.put(new THREE.TorusGeometry(r - 0.035, 0.014, 8, 64), { color: '#e8c27a', line: 0.6 });
      for (let i = 0; i < 20; i++) {
        const a = (i / 20) * TAU;
        const [x, y] = [Math.cos(a), Math.sin(a)];
        rod(
          [
            [x * 0.04, y * 0.04, (i % 2 ? 1 : -1) * 0.03],
            [x * (r - 0.04), y * (r - 0.04), 0],
          ],
          0.006,
          '#ffe2a4',
        );
      }
      for (let i = 0; i < SPOONS; i++) {
        const degrees = (i / SPOONS) * 360 - 90;
        if (degrees > gone[0] && degrees < gone[1]) continue;
        const a = (degrees / 360) * TAU;
        spoon(
          model,
          place(
            [Math.cos(a) * (r + 0.02), Math.sin(a) * (r + 0.02), ((i % 3) - 1) * 0.02],
            [0, 0, degrees - 90 - 14 + ((i * 37) % 12)],
          ),
          0.29,
          i % 4 ? '#c3cadc' : '#d9a03c',
        );
      }
      model.put(ball(0.075, 16), { color: '#e4604c' });
    });
    rod(
      [
        [0, hub, 0],
        [0, hub, 0.2],
        [knob[0], knob[1], 0.21],
      ],
      0.022,
      '#e0a23c',
    );
    rod(
      [
        [knob[0], knob[1], 0.19],
        [knob[0], knob[1], 0.4],
      ],
      0.026,
      '#c9503c',
    );
  });
  return knob;
}
