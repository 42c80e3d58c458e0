/** Curly hair: many soft lobes of mixed size with a painted swirl, and stray curls along the outline. */
import * as THREE from 'three';
import type { Item, Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { clamp, mix, noise, random, smoothstep, TAU, type V3 } from '../model/math.ts';
import { onSurface } from '../model/place.ts';
import { ball, tube } from '../model/tube.ts';
import { canvasTexture, once } from '../texture/canvas.ts';
import type { HairSpec, LobeHair } from './hair.ts';
import { shade } from './hair.ts';
import { headNormal, headPoint } from './head.ts';

/** Painted swirl: on a ball whose pole points out, slanted lines become a curl. Low contrast keeps the hair one mass. */
const swirl = (): THREE.Texture =>
  once('swirl', () =>
    canvasTexture(256, 128, (c) => {
      c.fillStyle = '#ece0d4';
      c.fillRect(0, 0, 256, 128);
      for (let i = -3; i < 10; i++) {
        c.strokeStyle = i % 2 ? '#ffffff' : '#b79d88';
        c.lineWidth = i % 2 ? 5 : 6;
        c.globalAlpha = 0.8;
        c.beginPath();
        c.moveTo(0, i * 28);
        c.bezierCurveTo(90, i * 28 - 22, 170, i * 28 - 46, 256, i * 28 - 68);
        c.stroke();
      }
    }),
  );

/** Height at which a hat's brim presses the hair: lower at the sides and behind. */
const brimAt = (a: number, under: number): number =>
  under - 0.3 * smoothstep(0.6, 1.9, Math.abs(a)) - 0.3 * smoothstep(1.2, 2.1, Math.abs(a));

export function buildLobes(m: Model, h: HairSpec, s: LobeHair, under: number): void {
  const rnd = random(11);
  const inFace = (a: number, y: number, margin = 0) =>
    Math.abs(a) < s.open * (1 - 0.28 * smoothstep(0.1, s.top, y)) + margin &&
    y < s.top + margin - 0.1 * (a / s.open) ** 2;
  const thick = (y: number) => mix(s.thick[1], s.thick[0], smoothstep(-0.4, 0.5, y));
  const pressed = (y: number) => (y > under ? 0.3 : 1);
  const cut = (a: number, y: number) =>
    inFace(a, y) ? headPoint(a, y, -0.06) : headPoint(a, y, thick(y) * 0.6 * pressed(y));
  const shell = grid(
    (u, w) => cut((0.5 - u) * TAU, mix(s.bottom - 0.1, 1, Math.sin((w * Math.PI) / 2))).toArray() as V3,
    56,
    24,
  );
  m.put(shell, { color: shade(h, 0.4), doubleSided: true, line: 0 });
  const items: Item[] = [];
  const lobe = (a: number, y: number, out: number, size: number, tone: number) => {
    if (y > brimAt(a, under)) return;
    const n = headNormal(a, y);
    const p = headPoint(a, Math.max(y, -0.72), out);
    if (y < -0.3) n.y *= 0.3; // hanging curls face sideways
    n.add(new THREE.Vector3(rnd() - 0.5, rnd() - 0.6, rnd() - 0.5).multiplyScalar(0.45));
    // never mirror a copy with a negative scale: its light would come from inside
    const squash: V3 = [size, size * mix(0.8, 1, rnd()), size * mix(0.6, 0.85, rnd())];
    items.push({ at: onSurface(p, n, squash, rnd() * TAU), color: shade(h, clamp(tone)) });
  };
  const golden = Math.PI * (3 - Math.sqrt(5));
  const tone = (a: number, y: number) => 0.46 + 0.18 * y + 0.34 * (noise(a * 2.2 + 9, y * 3.1) - 0.5);
  for (let i = 0; i < s.count; i++) {
    const y = 1 - ((i + 0.5) / s.count) * 2;
    const a = ((i * golden) % TAU) - Math.PI;
    if (y < s.bottom || inFace(a, y, 0.12)) continue;
    const size = s.size * mix(0.62, 1.3, rnd() ** 1.4);
    lobe(a + (rnd() - 0.5) * 0.16, y, thick(y) * mix(0.5, 1.08, rnd()), size, tone(a, y) + (rnd() - 0.5) * 0.16);
  }
  // a curly frame: fringe, then down both sides of the face to the jaw, with gaps so that it is no helmet
  for (let i = 0; i < s.fringe; i++) {
    const a = mix(-0.9, 0.9, (i + (rnd() - 0.5) * 0.5) / (s.fringe - 1)) * s.open;
    const free = s.top + 0.1 - 0.16 * (a / s.open) ** 2 + (rnd() - 0.5) * 0.13;
    const y = Math.min(free, under - 0.02);
    lobe(a, y, s.thick[0] * mix(0.45, 0.75, rnd()), s.size * mix(0.6, 0.95, rnd()), 0.5 + rnd() * 0.26);
  }
  const rows = Math.round(1.5 / s.size) + 1;
  for (const side of [-1, 1]) {
    for (let i = 0; i < rows; i++) {
      const y = mix(s.top - 0.12, s.bottom + 0.04, i / (rows - 1));
      const a = side * (s.open * (1 - 0.16 * smoothstep(0.1, s.top, y)) + 0.1 + (rnd() - 0.5) * 0.12);
      lobe(a, y, thick(y) * mix(0.45, 0.7, rnd()), s.size * mix(0.65, 1.05, rnd()), 0.44 + rnd() * 0.26);
    }
  }
  m.scatter(ball(1, 10).rotateX(Math.PI / 2), items, {
    map: swirl(),
    doubleSided: true,
    line: s.size > 0.2 ? 0.22 : 0.12,
  });
  strayCurls(m, h, s, inFace, thick, under);
}

function strayCurls(
  m: Model,
  h: HairSpec,
  s: LobeHair,
  inFace: (a: number, y: number, margin: number) => boolean,
  thick: (y: number) => number,
  under: number,
): void {
  const rnd = random(29);
  for (let i = 0; i < s.stray; i++) {
    const [a, y] = [(rnd() - 0.5) * TAU, mix(s.bottom, 0.97, rnd())];
    if (inFace(a, y, 0.05) || y > brimAt(a, under) - 0.2) continue;
    const r = s.size * mix(0.3, 0.6, rnd());
    const root = headPoint(a, Math.max(y, -0.72), thick(y) * 0.9);
    const out = headNormal(a, y).normalize();
    const side = new THREE.Vector3(0, 1, 0).cross(out).normalize();
    const up = out.clone().cross(side);
    const turn = rnd() < 0.5 ? 1 : -1;
    const points = Array.from({ length: 6 }, (_, k) => {
      const t = k * 0.95;
      const grow = 1 - k * 0.09;
      return root
        .clone()
        .addScaledVector(out, r * (0.5 + Math.sin(t) * grow))
        .addScaledVector(up, turn * r * (1 - Math.cos(t)) * grow - r * 0.1 * k)
        .addScaledVector(side, r * 0.12 * k);
    });
    const w = s.size * 0.16;
    m.put(tube(points, [w, w * 0.9, w * 0.3], { around: 6, rings: 14 }), {
      color: shade(h, 0.45 + rnd() * 0.4),
      line: 0.4,
    });
  }
}
