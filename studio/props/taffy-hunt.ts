/** Things of the taffy hunt: the old map, the rice measure, chestnuts and burrs, the carved stick. Metres. */

import * as THREE from 'three';
import type { Item, Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, mix, noise, random, TAU, type V3, vec } from '../model/math.ts';
import { frame, place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { canvasTexture, once } from '../texture/canvas.ts';

type P = [number, number];
/** What a seven-year-old drew in 1948: two even peaks, a tiger, rice like a mountain, wavy water, one empty place. */
const drawing = () =>
  once('taffy-map', () =>
    canvasTexture(768, 576, (context) => {
      context.fillStyle = '#fcdc8a';
      context.fillRect(0, 0, 768, 576);
      const rnd = random(6);
      for (let i = 0; i < 90; i++) {
        const [x, y, r] = [rnd() * 768, rnd() * 576, mix(20, 90, rnd())];
        const gradient = context.createRadialGradient(x, y, 0, x, y, r);
        gradient.addColorStop(0, rnd() < 0.5 ? 'rgba(190,134,70,.1)' : 'rgba(255,240,200,.16)');
        gradient.addColorStop(1, 'rgba(178,122,58,0)');
        context.fillStyle = gradient;
        context.fillRect(x - r, y - r, r * 2, r * 2);
      }
      context.strokeStyle = 'rgba(150,98,48,.4)';
      context.lineWidth = 5;
      for (const x of [256, 512]) {
        context.beginPath();
        context.moveTo(x, 0);
        context.lineTo(x + 4, 576);
        context.stroke();
      }
      context.lineJoin = context.lineCap = 'round';
      const line = (points: P[], wide = 8, tone = '#43281f') => {
        context.strokeStyle = tone;
        context.lineWidth = wide;
        context.beginPath();
        for (const [i, [x, y]] of points.entries()) {
          const p = points[i - 1];
          if (!p) context.moveTo(x, y);
          else context.quadraticCurveTo(p[0], p[1], (p[0] + x) / 2, (p[1] + y) / 2);
        }
        context.lineTo(...(points.at(-1) ?? [0, 0]));
        context.stroke();
      };
      // two peaks that do not quarrel
      line(points2('330,210 380,150 420,84 462,80 500,150 528,188 556,150 592,84 634,80 672,150 724,214'), 11);
      line(
        [
          [440, 110],
          [450, 140],
          [436, 168],
        ],
        5,
      );
      line(
        [
          [612, 112],
          [622, 142],
          [606, 170],
        ],
        5,
      );
      // rice like a mountain
      line(points2('60,480 96,400 136,366 176,404 212,480 60,482'), 9);
      for (let i = 0; i < 14; i++)
        line(
          [
            [90 + (i % 5) * 24, 420 + Math.floor(i / 5) * 20],
            [96 + (i % 5) * 24, 426 + Math.floor(i / 5) * 20],
          ],
          6,
        );
      // a tiger who does not bite
      const ring = (x: number, y: number, rx: number, ry: number, wide = 9) => {
        context.lineWidth = wide;
        context.strokeStyle = '#43281f';
        context.beginPath();
        context.ellipse(x, y, rx, ry, 0, 0, TAU);
        context.stroke();
      };
      ring(150, 160, 66, 56);
      ring(98, 108, 18, 18);
      ring(202, 108, 18, 18);
      for (const s of [-1, 1]) {
        line(
          [
            [150 + s * 34, 142],
            [150 + s * 22, 136],
            [150 + s * 12, 144],
          ],
          7,
        );
        line(
          [
            [150 + s * 82, 172],
            [150 + s * 58, 176],
          ],
          5,
        );
        line(
          [
            [150 + s * 82, 192],
            [150 + s * 56, 188],
          ],
          5,
        );
      }
      for (const k of [-14, 0, 14])
        line(
          [
            [150 + k, 108],
            [150 + k, 126],
          ],
          6,
        );
      line(
        [
          [132, 182],
          [150, 192],
          [168, 182],
        ],
        6,
      );
      // water, and the way with its dashes to an empty circle
      for (const k of [0, 26])
        line(
          [
            [330, 330 + k],
            [380, 300 + k],
            [440, 336 + k],
            [500, 304 + k],
            [560, 338 + k],
            [630, 306 + k],
            [720, 330 + k],
          ],
          8,
          '#33699a',
        );
      for (const [a, b] of [
        [
          [150, 350],
          [148, 300],
        ],
        [
          [150, 262],
          [158, 234],
        ],
        [
          [240, 170],
          [276, 176],
        ],
        [
          [300, 186],
          [330, 196],
        ],
        [
          [540, 214],
          [532, 248],
        ],
        [
          [526, 272],
          [524, 296],
        ],
        [
          [530, 380],
          [548, 412],
        ],
        [
          [560, 432],
          [578, 448],
        ],
      ] as [P, P][])
        line([a, b], 7, '#b0412f');
      ring(624, 478, 44, 40, 8);
    }),
  );

/** Sheet of paper in its own XY plane, drawn side to +Z, sagging between the hands; folds show. */
export function oldMap(model: Model, where: THREE.Matrix4, wide: number, high: number): void {
  model.inside(where, () => {
    const bend = (x: number, y: number) =>
      0.05 * wide * Math.cos((x / wide) * Math.PI * 3) + 0.12 * high * (y / high) ** 2 - 0.05 * (x / wide) ** 2;
    const sheet = (out: number) =>
      grid(
        (u, w) => {
          const [x, y] = [(u - 0.5) * wide, (w - 0.5) * high];
          const torn = 0.012 * (noise(u * 14, w * 14) - 0.5);
          return [x + torn, y + torn + 0.03 * high * Math.cos(u * 9), bend(x, y) + out];
        },
        30,
        20,
      );
    model.put(sheet(0), { map: drawing(), doubleSided: true, line: 0.9, face: 0.7 });
  });
}

/** Square wooden box for measuring rice (되), open on top; with `bottom` false one can look through. `size` in metres. */
export function riceMeasure(model: Model, where: THREE.Matrix4, size = 0.26, bottom = true): void {
  const wood = (point: THREE.Vector3) =>
    color('#c99356').lerp(color('#9c6638'), noise(point.x * 9, point.y * 40, point.z * 9));
  model.inside(where, () => {
    const [h, t] = [size * 0.55, size * 0.09];
    for (const s of [-1, 1]) {
      model.put(roundedBox(size, h, t, 0.008, { fine: true }), { tint: wood }, place([0, h / 2, (s * (size - t)) / 2]));
      model.put(
        roundedBox(t, h, size - t, 0.008, { fine: true }),
        { tint: wood },
        place([(s * (size - t)) / 2, h / 2, 0]),
      );
    }
    if (bottom)
      model.put(roundedBox(size - t, 0.02, size - t, 0.006), { color: '#6d4527', line: 0.3 }, place([0, 0.02, 0]));
  });
}

/** Chestnut standing on its flat end, point up. */
export function chestnut(model: Model, where: THREE.Matrix4, r = 0.035): void {
  const shape: [number, number][] = points2('0,.01 .06,.72 .5,1.0 1.0,.82 1.4,.36 1.62,.03');
  const skin = (point: THREE.Vector3) =>
    color(point.y < 0.22 ? '#c79a6c' : '#7a3d20').lerp(color('#a35a30'), point.y > 0.3 ? 0.35 : 0);
  model.inside(
    where.clone().multiply(place([0, 0, 0], [0, 0, 0], r)),
    () => void model.put(lathe(shape, { around: 20, steps: 4, depth: 0.82 }), { tint: skin }),
  );
}

/** Open burr with spines; a chestnut looks out. */
export function burr(model: Model, where: THREE.Matrix4, r = 0.075): void {
  model.inside(where, () => {
    const rnd = random(5);
    model.put(ball([r, r * 0.8, r], 16), { color: '#8f8a3e', line: 0.5 }, place([0, r * 0.7, 0]));
    const spines: Item[] = [];
    for (let i = 0; i < 170; i++) {
      const [a, y] = [rnd() * TAU, 1 - 1.7 * rnd()];
      const q = Math.sqrt(Math.max(0, 1 - y * y));
      const n = vec(Math.sin(a) * q, y, Math.cos(a) * q);
      spines.push({
        at: frame(
          vec(n.x * r, r * 0.7 + n.y * r * 0.8, n.z * r),
          n.clone().add(vec(rnd() - 0.5, rnd() - 0.5, rnd() - 0.5).multiplyScalar(0.5)),
          vec(0, 0, 1),
        ),
        color: color('#a79c46').lerp(color('#d8c878'), rnd()),
      });
    }
    model.scatter(new THREE.ConeGeometry(0.0035, r * 0.62, 4).translate(0, r * 0.28, 0), spines, {
      line: 0.15,
      slight: true,
    });
    chestnut(model, place([0, r * 1.1, r * 0.5], [50, 0, 0]), r * 0.42);
  });
}

/** Walking stick from the ground to its knob, which is carved like a chestnut. */
export function walkingStick(model: Model, foot: V3, knob: V3): void {
  const [a, b] = [vec(foot), vec(knob)];
  const along = b.clone().sub(a);
  const bow = (t: number, out: number) =>
    a
      .clone()
      .addScaledVector(along, t)
      .add(vec(out, 0, out * 0.6));
  model.put(
    tube([a, bow(0.3, 0.014), bow(0.6, -0.01), bow(0.85, 0.008), b], [0.013, 0.015, 0.016, 0.017], {
      around: 9,
      rings: 24,
    }),
    {
      tint: (point) => color('#8a5a34').lerp(color('#b98552'), noise(point.x * 20, point.y * 12, point.z * 20)),
    },
  );
  chestnut(model, frame(b.clone().addScaledVector(along.normalize(), -0.008), along, vec(0, 0, 1)), 0.042);
}
