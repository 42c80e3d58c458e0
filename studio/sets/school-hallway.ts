/**
 * Hallway of Maple Bend school. Metres, floor y = 0; runs along X, the reader looks in from +Z.
 *
 *   back wall z = -1.2 with cubbies: x -2.4..2.4, .6 wide each, bench before them (seat y .38, z -.95..-.55), hooks at 1.15.
 *   poster CHECK YOUR WORK! at [-1.32, 1.92, -1.17]; drawings at x .9..2.2; classroom door x = 3.4; window at the left end.
 * Cameras:
 *   medium:  from [.4, 1.15, 3.3] to [0, .95, -.6], fov 36       card in both hands before the cubbies
 *   long:    from [3.4, 1.3, 2.6] to [-1.6, .95, -.9], fov 38
 */

import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { color, type V3 } from '../model/math.ts';
import { block, checks, wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { framed } from '../props/furniture.ts';
import { lettering } from '../props/lettering.ts';
import { schoolBag } from '../props/school-bag.ts';
import { roomWall } from './plum-room.ts';

export function schoolHallway(scene: THREE.Scene): void {
  const model = new Model();
  const wall = { high: 2.9, tone: '#f2e4c8', wainscot: { high: 1.05, tone: '#8fbcb8' } };
  roomWall(model, place([-5, 0, -1.2]), { ...wall, wide: 10 });
  roomWall(model, place([-5, 0, 3.4], [0, 90, 0]), {
    ...wall,
    wide: 4.6,
    openings: [{ x: 2.4, y: 1.1, w: 1.7, h: 1.5 }],
  });
  model.put(
    roundedBox(0.04, 1.6, 1.8, 0.01),
    { color: color('#e2f0f4').multiplyScalar(1.1), glow: true, line: 0.2 },
    place([-5.12, 1.85, 1]),
  );
  for (const y of [1.1, 1.85, 2.6])
    model.put(roundedBox(0.1, 0.07, 1.8, 0.01), { color: '#fff6e6', line: 0.5 }, place([-4.98, y, 1]));
  model.put(roundedBox(0.1, 1.5, 0.06, 0.01), { color: '#fff6e6', line: 0.5 }, place([-4.98, 1.85, 1]));
  model.put(roundedBox(10.2, 0.05, 5, 0.01), { map: checks('#f0e2cc', '#d4c4b4'), line: 0.1 }, place([0, -0.026, 1.2]));
  cubbies(model);
  door(model, 3.4);
  model.inside(place([-1.32, 1.92, -1.17], [0, 0, -1], 0.68), () => {
    model.put(roundedBox(1.25, 0.72, 0.02, 0.006), { color: '#fff8e6', line: 0.8 });
    model.put(roundedBox(1.25, 0.08, 0.024, 0.006), { color: '#e4604c', line: 0.3 }, place([0, 0.32, 0]));
    model.inside(place([-0.02, 0.12, 0.014]), () => lettering(model, 'CHECK', 0.17, '#3f6fb4', 0.2));
    model.inside(place([0, -0.14, 0.014]), () => lettering(model, 'YOUR WORK!', 0.115, '#d8402f', 0.13));
  });
  for (const [i, x] of [0.6, 1.15, 1.72, 2.25].entries())
    framed(
      model,
      place([x, 2.05 + (i % 2) * 0.08, -1.175], [0, 0, (i % 3) * 2 - 2]),
      0.44,
      0.36,
      ['#7bab62', '#e4a24c', '#5f8fc0', '#c97a9a'][i] ?? '#7bab62',
      '#fff6e6',
    );
  scene.add(model.bake());
}

function cubbies(model: Model): void {
  const tones = ['#e4806c', '#f2c95c', '#8fc0b4', '#9ab0d8', '#c8a0cc', '#a8c47c', '#f0a878', '#8fb4c8'];
  const wood = '#c99a64';
  model.put(roundedBox(4.9, 0.05, 0.46, 0.012), { tint: wash(wood, 3), line: 0.7 }, place([0, 1.5, -0.97]));
  model.put(roundedBox(4.9, 0.04, 0.46, 0.012), { tint: wash(wood, 3), line: 0.7 }, place([0, 1.22, -0.97]));
  model.put(roundedBox(4.9, 0.06, 0.62, 0.014), { tint: wash('#d4a872', 3), line: 0.7 }, place([0, 0.355, -0.9]));
  model.put(roundedBox(4.86, 0.06, 0.5, 0.01), { tint: wash('#b58450', 3), line: 0.5 }, place([0, 0.04, -0.93]));
  for (let i = 0; i <= 8; i++) block(model, [0.045, 1.52, 0.44], [-2.42 + i * 0.605, 0, -0.98], wood, { line: 0.6 });
  for (let i = 0; i < 8; i++) {
    const x = -2.12 + i * 0.605;
    model.put(
      roundedBox(0.55, 0.82, 0.02, 0.005),
      { tint: wash(tones[i] ?? '#e4806c', 2, 0.1), line: 0.2 },
      place([x, 0.8, -1.16]),
    );
    model.put(
      tube(
        [
          [x, 1.12, -1.14],
          [x, 1.1, -1.06],
          [x, 1.14, -1.04],
        ],
        [0.012],
        { around: 7 },
      ),
      { color: '#8a8f98' },
    );
    model.put(roundedBox(0.2, 0.06, 0.01, 0.004), { color: '#fff8ea', line: 0.5 }, place([x, 1.5, -0.735]));
    const kind = i % 4;
    if (kind === 0) jacket(model, [x, 1.08, -1.06], tones[(i + 3) % 8] ?? '#9ab0d8');
    if (kind === 1) schoolBag(model, [x, 0.39, -0.95], tones[(i + 5) % 8] ?? '#e4806c');
    if (kind === 2) {
      model.put(ball([0.13, 0.16, 0.1], 14), { color: '#f2bf3e', line: 0.8 }, place([x, 0.94, -1.06]));
      model.put(
        roundedBox(0.26, 0.13, 0.2, 0.02),
        { color: tones[(i + 2) % 8] ?? '#f2c95c', line: 0.7 },
        place([x, 1.31, -0.95]),
      );
    }
    if (kind === 3)
      for (const s of [-1, 1])
        model.put(ball([0.045, 0.05, 0.11], 12), { color: '#c8503c', line: 0.7 }, place([x + s * 0.07, 0.12, -0.85]));
    if (i % 3 === 1)
      model.put(
        roundedBox(0.3, 0.05, 0.22, 0.01),
        { color: tones[(i + 1) % 8] ?? '#8fc0b4', line: 0.7 },
        place([x, 1.27, -0.96], [0, 9, 0]),
      );
  }
}
function jacket(model: Model, [x, y, z]: V3, tone: string): void {
  model.put(
    lathe(points2('-.5,.17 -.46,.18 -.2,.15 -.04,.1 .02,.03'), { around: 20, depth: 0.45 }),
    { tint: wash(tone, 5) },
    place([x, y, z]),
  );
  for (const s of [-1, 1])
    model.put(
      tube(
        [
          [x + s * 0.11, y - 0.07, z],
          [x + s * 0.17, y - 0.25, z + 0.02],
          [x + s * 0.165, y - 0.42, z + 0.03],
        ],
        [0.05, 0.045, 0.04],
        { around: 10 },
      ),
      { color: tone },
    );
}
function door(model: Model, x: number): void {
  model.put(roundedBox(1.2, 2.25, 0.08, 0.02), { color: '#fff6e6', line: 0.6 }, place([x, 1.12, -1.18]));
  model.put(roundedBox(1.0, 2.1, 0.1, 0.02), { tint: wash('#c8704c', 2), line: 0.8 }, place([x, 1.05, -1.165]));
  model.put(roundedBox(0.5, 0.6, 0.12, 0.01), { color: '#cfe4ea', line: 0.6 }, place([x, 1.55, -1.16]));
  model.put(ball([0.045, 0.045, 0.05], 12), { color: '#e6b84e' }, place([x - 0.38, 1, -1.09]));
  model.inside(place([x, 2.02, -1.1]), () => lettering(model, '3', 0.16, '#fff4dc', 0.2));
}
