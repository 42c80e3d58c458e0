/** What stands in the happy meadow of the quadrant board: flowers on stems, a round tree, a kite on its string. */

import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { type Item, type Model, newId } from '../model/bake.ts';
import { flatShape } from '../model/leaves.ts';
import { lobed } from '../model/lobed.ts';
import { at, color, mix, noise, random, smoothstep, TAU, type V3, vec } from '../model/math.ts';
import { onSurface, place } from '../model/place.ts';
import { points2, points3 } from '../model/points.ts';
import { ball, tube } from '../model/tube.ts';
import { leafShape } from '../props/trees.ts';
import type { Ground, Spot } from './ground-cover.ts';

/** Flowers as children draw them: a stem with two leaves, five petals that look up at the reader. `size` is the stem's height. */
export function stemFlowers(model: Model, list: Spot[], size: number, ground: Ground, tones: string[], seed = 2): void {
  const rnd = random(seed);
  const stem = () =>
    mergeGeometries([
      tube(
        [
          [0, -0.1, 0],
          [0.04, 0.5, 0],
          [0, 1, 0],
        ],
        [0.034, 0.026],
        { around: 6, rings: 6 },
      ),
      ...[-1, 1].map((s) =>
        ball([0.2, 0.03, 0.07], 8)
          .rotateZ(s * 0.75)
          .translate(s * 0.17, s > 0 ? 0.42 : 0.3, 0.03),
      ),
    ]);
  const petals = mergeGeometries(
    Array.from({ length: 5 }, (_, i) =>
      ball([0.2, 0.15, 0.05], 10)
        .translate(0.21, 0, 0)
        .rotateZ((i / 5) * TAU + 0.3),
    ),
  );
  const [stems, heads, hearts]: [Item[], Item[], Item[]] = [[], [], []];
  for (const [x, z, s] of list) {
    const foot = place([x, ground(x, z), z], [0, (rnd() - 0.5) * 80, (rnd() - 0.5) * 14], size * s);
    const top = vec(0, 1, 0).applyMatrix4(foot);
    const face = place(
      top,
      [-34 + (rnd() - 0.5) * 30, (rnd() - 0.5) * 60, rnd() * 70],
      size * s * mix(0.85, 1.2, rnd()),
    );
    const tone = at(tones, Math.floor(rnd() * tones.length));
    stems.push({ at: foot, color: color('#6fa04c').lerp(color('#9cc062'), rnd()) });
    heads.push({ at: face, color: color(tone) });
    hearts.push({ at: face.clone(), color: color(tone === '#f6c840' ? '#e8883c' : '#f6c233') });
  }
  model.scatter(stem(), stems, { line: 0.25, slight: true });
  model.scatter(petals, heads, { line: 0.45, doubleSided: true });
  model.scatter(ball([0.11, 0.11, 0.08], 10).translate(0, 0, 0.03), hearts, { line: 0.3, slight: true });
}

/** Balls of a crown one metre wide. */
const CROWN: [number, number, number, number][] = [
  [0, 0, 0, 0.4],
  [-0.36, -0.1, 0.06, 0.29],
  [0.38, -0.06, 0, 0.3],
  [-0.2, 0.26, 0.04, 0.3],
  [0.2, 0.3, -0.04, 0.3],
  [0.02, -0.1, 0.26, 0.3],
  [0.06, 0.5, 0, 0.2],
];
/** A tree with one whole crown: leaves lie on it like dabs of a brush, none in the air. `tall` is its height in metres. */
export function roundTree(model: Model, where: V3, tall: number, tones: string[], seed: number): void {
  const rnd = random(seed);
  model.inside(place(where, [0, 0, 0], tall), () => {
    const trunk: V3[] = points3('.02,-.06,0 0,.1,0 -.015,.3,0 .0,.46,0');
    const id = newId();
    const bark = (point: THREE.Vector3) =>
      color('#8a5a44').lerp(
        color('#b98560'),
        smoothstep(0.3, 0.75, noise(point.x * 60 + 3, point.y * 9, point.z * 60)),
      );
    model.put(tube(trunk, [0.1, 0.06, 0.05, 0.04], { around: 14, rings: 20 }), { tint: bark, id });
    for (const s of [-1, 1]) {
      const bough: V3[] = [
        [-0.012, 0.3, 0.01],
        [s * 0.06, 0.4, 0],
        [s * 0.12, 0.47, -0.02],
      ];
      model.put(tube(bough, [0.03, 0.024, 0.014], { around: 10, rings: 10 }), { tint: bark, id });
    }
    const skin = lobed(CROWN, 110);
    // the shaded side is painted lighter than it is: a happy tree is nowhere black
    const sun = vec(-0.62, 0.7, 0.35);
    const tone = (point: THREE.Vector3, n: THREE.Vector3) => {
      const k = 0.56 + 0.34 * n.dot(sun) + 0.22 * (noise(point.x * 9, point.y * 9, point.z * 9 + seed) - 0.5);
      const i = Math.max(0, Math.min(tones.length - 1.001, k * (tones.length - 1)));
      return color(at(tones, Math.floor(i)))
        .lerp(color(at(tones, Math.floor(i) + 1)), i % 1)
        .multiplyScalar(mix(1.25, 1, smoothstep(-0.1, 0.8, n.dot(sun))));
    };
    const frame = place([0.01, 0.64, 0], [0, seed * 40, 0], [0.62, 0.58, 0.6]);
    model.inside(frame, () => {
      const [p, n] = [skin.getAttribute('position'), skin.getAttribute('normal')];
      const items: Item[] = [];
      for (let i = 0; i < 700; i++) {
        const k = Math.floor(rnd() * p.count);
        const [a, b] = [new THREE.Vector3().fromBufferAttribute(p, k), new THREE.Vector3().fromBufferAttribute(n, k)];
        const turn = onSurface(a.addScaledVector(b, 0.008), b, mix(0.05, 0.09, rnd()), rnd() * TAU);
        items.push({
          at: turn,
          color: tone(a, b).lerp(color(rnd() < 0.5 ? '#f6f0a0' : '#357048'), 0.15 + 0.3 * rnd()),
        });
      }
      model.put(skin, { tint: tone, line: 0.6 });
      model.scatter(leafShape(), items, { doubleSided: true, line: 0.3, slight: true });
    });
  });
}

/** A kite of two tones, three bows on its tail, and the string that somebody outside the picture holds at `hand`. */
export function kite(model: Model, where: V3, tilt: number, size: number, hand: V3): void {
  const frame = place(where, [0, -10, tilt], size);
  model.inside(frame, () => {
    const corners: [number, number][] = points2('0,.62 .46,.12 0,-.75 -.46,.12');
    const tones = ['#e8604c', '#f7c948', '#e8604c', '#f7c948'];
    for (const [i, a] of corners.entries())
      model.put(flatShape([[0, 0.12], a, at(corners, (i + 1) % 4)]), {
        color: tones[i] ?? '',
        doubleSided: true,
        line: 0.8,
      });
    for (const spar of [
      [corners[0], corners[2]],
      [corners[1], corners[3]],
    ])
      model.put(
        tube(
          spar.map((p): V3 => [p?.[0] ?? 0, p?.[1] ?? 0, 0.012]),
          [0.012],
          { around: 6, rings: 2 },
        ),
        { color: '#9a5a3e', line: 0.2 },
      );
    const tail: V3[] = points3('0,-.74,0 -.13,-.98,0 .06,-1.22,0 -.08,-1.46,0 .04,-1.62,0');
    model.put(tube(tail, [0.014], { around: 6, rings: 40 }), { color: '#8a5a48' });
    for (const [i, [x, y, z]] of tail.slice(1, 4).entries())
      model.inside(place([x, y, z + 0.015], [0, 0, i % 2 ? 24 : -24]), () => {
        const tone = ['#e4503c', '#3f7fc4', '#f2b632'][i] ?? '';
        for (const s of [-1, 1])
          model.put(
            flatShape([
              [0, 0.012],
              [s * 0.15, 0.085],
              [s * 0.17, 0],
              [s * 0.15, -0.085],
              [0, -0.012],
            ]),
            { color: tone, doubleSided: true, line: 0.7 },
          );
        model.put(ball(0.035, 10), { color: tone, line: 0.6 });
      });
  });
  const from = vec(0, 0.08, 0.03).applyMatrix4(frame);
  const sag = vec(from)
    .lerp(vec(hand), 0.5)
    .add(vec(0, -0.3, 0));
  model.put(tube([from, sag, vec(hand)], [0.009], { around: 6, rings: 40 }), { color: '#7a5248', line: 0.15 });
}
