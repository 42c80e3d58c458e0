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
    canvasTexture(768, 576, (c) => {
      c.fillStyle = '#fcdc8a';
      c.fillRect(0, 0, 768, 576);
      const rnd = random(6);
      for (let i = 0; i < 90; i++) {
        const [x, y, r] = [rnd() * 768, rnd() * 576, mix(20, 90, rnd())];
        const g = c.createRadialGradient(x, y, 0, x, y, r);
        g.addColorStop(0, rnd() < 0.5 ? 'rgba(190,134,70,.1)' : 'rgba(255,240,200,.16)');
        g.addColorStop(1, 'rgba(178,122,58,0)');
        c.fillStyle = g;
        c.fillRect(x - r, y - r, r * 2, r * 2);
      }
      c.strokeStyle = 'rgba(150,98,48,.4)';
      c.lineWidth = 5;
      for (const x of [256, 512]) {
        c.beginPath();
        c.moveTo(x, 0);
        c.lineTo(x + 4, 576);
        c.stroke();
      }
      c.lineJoin = c.lineCap = 'round';
      const line = (points: P[], wide = 8, tone = '#43281f') => {
        c.strokeStyle = tone;
        c.lineWidth = wide;
        c.beginPath();
        for (const [i, [x, y]] of points.entries()) {
          const p = points[i - 1];
          if (!p) c.moveTo(x, y);
          else c.quadraticCurveTo(p[0], p[1], (p[0] + x) / 2, (p[1] + y) / 2);
        }
        c.lineTo(...(points.at(-1) ?? [0, 0]));
        c.stroke();
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
        c.lineWidth = wide;
        c.strokeStyle = '#43281f';
        c.beginPath();
        c.ellipse(x, y, rx, ry, 0, 0, TAU);
        c.stroke();
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
export function oldMap(m: Model, where: THREE.Matrix4, wide: number, high: number): void {
  m.inside(where, () => {
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
    m.put(sheet(0), { map: drawing(), doubleSided: true, line: 0.9, face: 0.7 });
  });
}

/** Square wooden box for measuring rice (되), open on top. */
export function riceMeasure(m: Model, where: THREE.Matrix4, size = 0.26): void {
  const wood = (p: THREE.Vector3) => color('#c99356').lerp(color('#9c6638'), noise(p.x * 9, p.y * 40, p.z * 9));
  m.inside(where, () => {
    const [h, t] = [size * 0.55, size * 0.09];
    for (const s of [-1, 1]) {
      m.put(roundedBox(size, h, t, 0.008, { fine: true }), { tint: wood }, place([0, h / 2, (s * (size - t)) / 2]));
      m.put(roundedBox(t, h, size - t, 0.008, { fine: true }), { tint: wood }, place([(s * (size - t)) / 2, h / 2, 0]));
    }
    m.put(roundedBox(size - t, 0.02, size - t, 0.006), { color: '#6d4527', line: 0.3 }, place([0, 0.02, 0]));
  });
}

/** Chestnut standing on its flat end, point up. */
export function chestnut(m: Model, where: THREE.Matrix4, r = 0.035): void {
  const shape: [number, number][] = points2('0,.01 .06,.72 .5,1.0 1.0,.82 1.4,.36 1.62,.03');
  const skin = (p: THREE.Vector3) =>
    color(p.y < 0.22 ? '#c79a6c' : '#7a3d20').lerp(color('#a35a30'), p.y > 0.3 ? 0.35 : 0);
  m.inside(
    where.clone().multiply(place([0, 0, 0], [0, 0, 0], r)),
    () => void m.put(lathe(shape, { around: 20, steps: 4, depth: 0.82 }), { tint: skin }),
  );
}

/** Open burr with spines; a chestnut looks out. */
export function burr(m: Model, where: THREE.Matrix4, r = 0.075): void {
  m.inside(where, () => {
    const rnd = random(5);
    m.put(ball([r, r * 0.8, r], 16), { color: '#8f8a3e', line: 0.5 }, place([0, r * 0.7, 0]));
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
    m.scatter(new THREE.ConeGeometry(0.0035, r * 0.62, 4).translate(0, r * 0.28, 0), spines, {
      line: 0.15,
      slight: true,
    });
    chestnut(m, place([0, r * 1.1, r * 0.5], [50, 0, 0]), r * 0.42);
  });
}

/** Walking stick from the ground to its knob, which is carved like a chestnut. */
export function walkingStick(m: Model, foot: V3, knob: V3): void {
  const [a, b] = [vec(foot), vec(knob)];
  const along = b.clone().sub(a);
  const bow = (t: number, out: number) =>
    a
      .clone()
      .addScaledVector(along, t)
      .add(vec(out, 0, out * 0.6));
  m.put(
    tube([a, bow(0.3, 0.014), bow(0.6, -0.01), bow(0.85, 0.008), b], [0.013, 0.015, 0.016, 0.017], {
      around: 9,
      rings: 24,
    }),
    {
      tint: (p) => color('#8a5a34').lerp(color('#b98552'), noise(p.x * 20, p.y * 12, p.z * 20)),
    },
  );
  chestnut(m, frame(b.clone().addScaledVector(along.normalize(), -0.008), along, vec(0, 0, 1)), 0.042);
}
