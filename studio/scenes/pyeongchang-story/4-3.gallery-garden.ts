/**
 * Garden of the art center (S22, 4.3): a lawn with a big smooth bronze figure that lies on one elbow, the pale gallery behind, three signs.
 * Metres, lawn y = 0.
 *
 *   bronze BRONZE_AT: plinth 4 x .39 x 1.5 at [.35, 0, -1.5], turned so that the feet go back; the head at about [-.6, 2.05, -1] looks
 *   to -X and a little out; a boy who bows to it stands at [-1.7, 0, .5]
 *   signs: post GALLERY_SIGNS, three boards `boardAt(i)` at y 3.12, 2.75, 2.38: 가나아트센터, 김종영미술관, 토탈미술관
 *   gallery wall z -5.2, glass door x 1.6..3.4; stepping stones from [3.6, 0, 3] to the door; a cat can lie at [.8, 0, .15]
 * Camera: from [-1.1, .4, 3.05] to [-.3, 1.13, -1.1], fov 47
 */

import type * as THREE from 'three';
import { Model } from '../../model/bake.ts';
import { color, fbm, mix, noise, smoothstep, type V3 } from '../../model/math.ts';
import { flat, wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { stone } from '../../model/stones.ts';
import { hangul } from '../../props/hangul-sign.ts';
import { PINE_TODAY, redPine } from '../../props/red-pine.ts';
import { bush, tree } from '../../props/trees.ts';
import { bukhansan } from '../../sets/bukhansan.ts';
import { GINKGO } from '../../sets/culture-road.ts';
import { litter, plant, spots } from '../../sets/ground-cover.ts';
import { bronze } from './4-3.bronze-gentleman.ts';

const FIGURE: V3 = [0.35, 0, -1.5];
/** Degrees about Y: the head comes forward; whoever bows to his face is seen from the side. */
const FIGURE_TURN = 28;
const FIGURE_SIZE = 1.15;
/** Where the bronze lies; its own points are those of `BRONZE_HEAD`. */
export const BRONZE_AT = place(FIGURE, [0, FIGURE_TURN, 0], FIGURE_SIZE);
export const GALLERY_SIGNS: V3 = [2.22, 0, -2.45];
/** Middle of the front of sign 0 to 2. */
export const boardAt = (i: number): THREE.Matrix4 =>
  place(GALLERY_SIGNS, [0, -8, 0]).multiply(place([0.16 * (i - 1), 3.12 - i * 0.37, 0.075], [0, 0, (i - 1) * -0.8]));
export const NAMES = ['가나아트센터', '김종영미술관', '토탈미술관'] as const;

export type GardenPlan = {
  /** grass keeps away where this is false */
  clear?: (x: number, z: number) => boolean;
  skip?: ('mountain' | 'trees')[];
};
export function galleryGarden(scene: THREE.Scene, plan: GardenPlan = {}): void {
  const without = new Set(plan.skip);
  const model = new Model();
  flat(
    model,
    [-16, -14, 18, 9],
    0,
    (point) =>
      color('#7a8c50')
        .lerp(color('#a09f5a'), fbm(point.x * 0.4, point.z * 0.4, 3))
        .multiplyScalar(0.92 + 0.16 * fbm(point.x * 2, point.z * 2)),
    { n: 60, bump: 0.08 },
  );
  gallery(model);
  model.inside(BRONZE_AT, () => bronze(model));
  signs(model);
  for (let i = 0; i < 8; i++) {
    const [x, z] = [mix(3.7, 2.5, i / 7) + 0.12 * Math.sin(i * 2.2), mix(3.2, -4.2, i / 7)];
    model.put(
      stone(i + 3, 0.4, 0.12, 14),
      { tint: wash('#cbbdb2', 3) },
      place([x, 0.02, z], [0, i * 50, 0], [0.44, 0.07, 0.33]),
    );
  }
  if (!without.has('trees')) {
    redPine(
      model,
      {
        at: [-4.7, 0, -2.6],
        height: 5.2,
        girth: 0.17,
        lean: [0.9, 0.2],
        bare: 0.5,
        spread: 1.6,
        needles: 480,
        seed: 3,
      },
      PINE_TODAY,
    );
    redPine(
      model,
      { at: [7.6, 0, -3.8], height: 4.6, girth: 0.15, lean: [-0.5, 0.2], spread: 1.4, needles: 300, seed: 8 },
      PINE_TODAY,
    );
    tree(
      model,
      { at: [-7.6, 0, -4.2], height: 5.2, girth: 0.15, leaves: 700, leafSize: 0.2, seed: 5 },
      { ...GINKGO, leaves: ['#a83c28', '#cf5a30', '#e68a3c', '#f2b04c', '#f8d27a'] },
    );
  }
  for (const [i, [x, z, r]] of points3(
    '-3.4,-4.6,.5 -2.3,-4.7,.42 -1.1,-4.75,.46 .1,-4.7,.4 4.6,-4.6,.5 5.5,-4.5,.44',
  ).entries())
    bush(
      model,
      [x, 0, z],
      r,
      150,
      0.09,
      {
        ...GINKGO,
        leaves: i === 4 ? ['#a84a34', '#d0703c', '#e8a050', '#f2c070'] : ['#4a6a44', '#668a4e', '#8fa858', '#b4c070'],
      },
      i + 2,
    );
  scene.add(model.bake());
  const low = new Model();
  const lawn = (x: number, z: number) =>
    (plan.clear?.(x, z) ?? true) &&
    Math.abs(x + 0.5) + Math.abs(z + 1) * 1.6 > 1.9 &&
    Math.abs(x - mix(3.1, 3.6, (z + 4) / 7)) > 0.45;
  plant(low, 'grass', spots(1500, [-7, -4.4, 8, 4.4], 3, lawn), 0.11, () => 0, ['#70854a', '#8f9c52', '#b0ae62'], 2);
  litter(low, spots(60, [-8, -4, 7, 3.4], 8, lawn), 0.085, () => 0.03, ['#cf5a30', '#e68a3c', '#f2b04c']);
  scene.add(low.bake());
  if (!without.has('mountain'))
    bukhansan(
      scene,
      {
        skyTop: '#93bfe2',
        skyLow: '#fff1d8',
        gain: 1.2,
        woods: ['#6f8456', '#8f9858', '#c2a052', '#d98a44', '#c9653a'],
        granite: ['#cdb99d', '#a9927c'],
        seams: '#7d6758',
      },
      [-14, -3],
      'lane',
      { trees: 1200, fine: 0.5 },
    );
}

/** Pale stone in level courses, one long window, a wooden canopy over the glass door. */
function gallery(model: Model): void {
  const travertine = (point: THREE.Vector3): THREE.Color => {
    const course = Math.floor((point.y + 10) / 0.55);
    return color('#efe2ca').multiplyScalar(
      0.93 +
        0.09 * noise(course * 5.1, Math.floor((point.x + course * 0.7) / 1.2)) +
        0.07 * (fbm(point.x * 0.6, point.y * 9) - 0.5),
    );
  };
  for (const [x0, x1, h] of [
    [-6.4, 1.5, 3.5],
    [3.5, 8.6, 3.5],
    [1.5, 3.5, 1],
  ] as const)
    model.put(
      roundedBox(x1 - x0, h, 0.5, 0.02, { fine: true }),
      { tint: travertine, line: 0.5 },
      place([(x0 + x1) / 2, h === 1 ? 3 : h / 2, -5.45]),
    );
  for (let i = 1; i < 6; i++)
    for (const [x0, x1] of [
      [-6.4, 1.5],
      [3.5, 8.6],
    ] as const)
      model.put(
        roundedBox(x1 - x0, 0.012, 0.02, 0.004),
        { color: '#c9b698', line: 0 },
        place([(x0 + x1) / 2, i * 0.58, -5.195]),
      );
  model.put(roundedBox(16.4, 0.28, 1.5, 0.03), { tint: wash('#b98a5c', 1.5, 0.2) }, place([0.6, 3.62, -5]));
  for (const x of [-5.8, 3.8, 8])
    model.put(roundedBox(0.16, 3.5, 0.16, 0.02), { tint: wash('#8a6244', 4) }, place([x, 1.75, -4.4]));
  const glass = (point: THREE.Vector3) =>
    color('#6f8a96').lerp(color('#dfe9e4'), smoothstep(0.3, 0.8, fbm(point.x * 0.7 + point.y * 0.5, point.y * 0.4, 2)));
  model.put(roundedBox(1.96, 2.5, 0.06, 0.01, { fine: true }), { tint: glass, line: 0.5 }, place([2.5, 1.25, -5.4]));
  model.put(roundedBox(5.4, 0.9, 0.06, 0.01, { fine: true }), { tint: glass, line: 0.6 }, place([-2.9, 2.2, -5.19]));
  for (const x of [1.52, 2.5, 3.48])
    model.put(roundedBox(0.07, 2.5, 0.1, 0.01), { color: '#5a4a4c', line: 0.6 }, place([x, 1.25, -5.36]));
  for (const s of [-1, 1])
    model.put(roundedBox(0.035, 0.7, 0.05, 0.01), { color: '#d8b070', line: 0.7 }, place([2.5 + s * 0.14, 1.1, -5.3]));
  model.put(roundedBox(2.6, 0.14, 0.9, 0.03), { tint: wash('#cbbdb2', 2) }, place([2.5, 0.05, -4.8]));
}

function signs(model: Model): void {
  model.inside(place(GALLERY_SIGNS, [0, -8, 0]), () => {
    model.put(roundedBox(0.1, 3.44, 0.1, 0.02), { tint: wash('#5a4a4c', 4) }, place([0, 1.72, 0]));
  });
  for (const [i, name] of NAMES.entries()) {
    const [tone, ink] = [
      ['#4f7f62', '#fff4dc'],
      ['#5a6a8a', '#fff4dc'],
      ['#d9563f', '#fff8e8'],
    ][i] ?? ['#fff4dc', '#3a2a34'];
    model.inside(boardAt(i), () => {
      model.put(roundedBox(1.62, 0.31, 0.045, 0.015, { fine: true }), { tint: wash(tone ?? '#fff4dc', 3, 0.08) });
      hangul(model, place([0, 0, 0.026]), name, 0.185, ink ?? '#3a2a34', { weight: 0.12 });
    });
  }
}
