/** Porch of 41 Plum Street: clapboard wall on z = 0, a huge blue door that opens inwards, boards to the steps. Metres. */

import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { color, darken, fbm, mix, random, TAU } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe } from '../model/tube.ts';
import { lettering } from '../props/lettering.ts';
import { doorFrame, doorLeaf } from './plum-door.ts';

/** Doorway between these x, and its height. */
const DOORWAY = { left: 0.3, right: 1.44, top: 2.3 };
const BLUE = '#3d6fb4';

export type PorchPlan = {
  /** degrees the door stands open */
  open: number;
  /** boards reach from x to x */
  from: number;
  to: number;
  wall?: string;
};

export function blueDoorPorch(scene: THREE.Scene, plan: PorchPlan): void {
  const model = new Model();
  clapboards(model, plan);
  doorFrame(model, DOORWAY.left, DOORWAY.right);
  model.inside(place([DOORWAY.right, 0, -0.06], [0, -plan.open, 0]), () => doorLeaf(model, BLUE, '41'));
  hall(model);
  floor(model, plan);
  scene.add(model.bake());
}

function clapboards(model: Model, { from, to, wall = '#f0dba6' }: PorchPlan): void {
  const rnd = random(4);
  const { left, right, top } = DOORWAY;
  const [step, tone] = [0.17, color(wall)];
  const board = (x0: number, x1: number, y: number) => {
    const shade = mix(0.93, 1.03, rnd());
    const tint = (point: THREE.Vector3) =>
      tone.clone().multiplyScalar(shade * (0.94 + 0.12 * fbm(point.x * 1.3 + y * 7, point.y * 9)));
    model.put(
      roundedBox(x1 - x0, step + 0.02, 0.05, 0.012, { fine: true }),
      { tint, line: 0.45 },
      place([(x0 + x1) / 2, y, -0.05], [-7, 0, 0]),
    );
  };
  for (let y = 0.06; y < 3.6; y += step) {
    if (y < top + 0.1) {
      board(from, left - 0.1, y);
      board(right + 0.1, to, y);
    } else board(from, to, y);
  }
}

/** The hall behind: dim and brown. */
function hall(model: Model): void {
  const { left, right, top } = DOORWAY;
  const middle = (left + right) / 2;
  const dusk = { color: '#6b4a4c', line: 0.3 };
  model.put(roundedBox(3, top + 0.6, 0.05, 0.01), dusk, place([middle, top / 2, -2.4]));
  model.put(roundedBox(0.05, top + 0.6, 2.4, 0.01), dusk, place([left - 0.5, top / 2, -1.25]));
  model.put(roundedBox(0.05, top + 0.6, 2.4, 0.01), dusk, place([right + 0.3, top / 2, -1.25]));
  model.put(roundedBox(3, 0.05, 2.4, 0.01), { color: '#8a5f44', line: 0.3 }, place([middle, -0.02, -1.25]));
  model.put(roundedBox(3, 0.05, 2.4, 0.01), { color: '#4a3440', line: 0.3 }, place([middle, top + 0.3, -1.25]));
}

function floor(model: Model, { from, to }: PorchPlan): void {
  const rnd = random(9);
  const wide = 0.19;
  for (let x = from; x < to; x += wide) {
    const tone = color('#b98f66').multiplyScalar(mix(0.9, 1.06, rnd()));
    const tint = (point: THREE.Vector3) =>
      tone.clone().multiplyScalar(0.93 + 0.14 * fbm(point.x * 4, point.z * 0.8 + x, 2));
    model.put(
      roundedBox(wide - 0.012, 0.06, 1.9, 0.012, { fine: true }),
      { tint, line: 0.5 },
      place([x + wide / 2, -0.03, 0.95]),
    );
  }
  model.put(
    roundedBox(to - from, 0.24, 0.05, 0.012),
    { color: '#e9dcc0', line: 0.6 },
    place([(from + to) / 2, -0.18, 1.86]),
  );
}

/** White board with the three rules of number 41, centered on its frame. */
export function noBellsSign(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(roundedBox(0.62, 0.46, 0.03, 0.012, { fine: true, wobble: 0.01 }), { color: '#fff6e0' });
    for (const [i, line] of ['NO BELLS.', 'NO BALLS.', 'NO BANJOS.'].entries())
      model.inside(place([0.02, 0.13 - i * 0.13, 0.02], [0, 0, i - 1]), () =>
        lettering(model, line, 0.062, '#3a3550', 0.17),
      );
    for (const x of [-0.27, 0.27]) model.put(ball(0.012, 8), { color: '#8a8f98', line: 0.5 }, place([x, 0.19, 0.018]));
  });
}

/** Clay pot of petunias, standing on y = 0, about .5 m with its flowers. */
export function petunias(model: Model, at: THREE.Matrix4, tones: string[], seed = 1): void {
  const rnd = random(seed);
  model.inside(at, () => {
    const pot: [number, number][] = points2('0,.1 .02,.115 .2,.155 .2,.172 .25,.175 .25,.15');
    model.put(lathe(pot, { around: 26 }), { color: '#c9714a', doubleSided: true });
    model.put(ball([0.15, 0.03, 0.15], 16), { color: '#5a4038', line: 0.2 }, place([0, 0.235, 0]));
    for (let i = 0; i < 60; i++) {
      const a = i * 2.4;
      const r = 0.22 * Math.sqrt((i + 0.5) / 60);
      const y = 0.27 + 0.15 * (1 - (r / 0.24) ** 2) + rnd() * 0.03;
      model.put(
        ball([0.055, 0.014, 0.034], 10),
        { color: i % 3 ? '#6f9f57' : '#88b566', line: 0.4 },
        place([Math.sin(a) * r, y, Math.cos(a) * r], [rnd() * 40, rnd() * 360, 20]),
      );
    }
    for (let i = 0; i < 15; i++) {
      const a = i * 2.4 + 0.5;
      const r = 0.2 * Math.sqrt((i + 0.5) / 15);
      const [x, z] = [Math.sin(a) * r, Math.cos(a) * r];
      const y = 0.35 + 0.15 * (1 - (r / 0.22) ** 2);
      model.inside(place([x, y, z + 0.02], [52 + z * 150, 0, -x * 230], 0.9 + rnd() * 0.25), () =>
        flower(model, at5(tones, i)),
      );
    }
  });
}

const at5 = (tones: string[], i: number): string => tones[i % tones.length] ?? '#e4604c';

/** One open petunia looking up +Y: five round petals, a darker throat, a yellow eye. */
function flower(model: Model, tone: string): void {
  for (let k = 0; k < 5; k++) {
    const b = (k / 5) * TAU;
    model.put(
      ball([0.034, 0.011, 0.032], 12),
      { color: tone, line: 0.5 },
      place([Math.sin(b) * 0.036, 0.004, Math.cos(b) * 0.036], [Math.cos(b) * -16, 0, Math.sin(b) * 16]),
    );
  }
  model.put(ball([0.024, 0.012, 0.024], 12), { color: darken(tone, 0.3), line: 0 }, place([0, 0.006, 0]));
  model.put(ball([0.013, 0.01, 0.013], 10), { color: '#ffdf6a', line: 0 }, place([0, 0.014, 0]));
}
