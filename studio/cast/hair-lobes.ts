/** Curly hair: one mass of flat lobes that takes its light from the hull, with painted strokes and loose ringlets. */
import * as THREE from 'three';
import { type Item, type Model, newId } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { clamp, mix, noise, random, smoothstep, TAU, type V3 } from '../model/math.ts';
import { onSurface } from '../model/place.ts';
import { ball } from '../model/tube.ts';
import { canvasTexture, once } from '../texture/canvas.ts';
import type { HairSpec, LobeHair } from './hair.ts';
import { shade } from './hair.ts';
import { curlStrokes, type HairMass, hullLight, ringlets } from './hair-curls.ts';
import { headNormal, headPoint } from './head.ts';

/** Texture of slanted lines: on a ball whose pole points outwards they become a curl. */
const swirl = (): THREE.Texture =>
  once('swirl', () =>
    canvasTexture(256, 128, (context) => {
      context.fillStyle = '#ece0d4';
      context.fillRect(0, 0, 256, 128);
      for (let i = -3; i < 10; i++) {
        context.strokeStyle = i % 2 ? '#ffffff' : '#b79d88';
        context.lineWidth = i % 2 ? 5 : 6;
        context.globalAlpha = 0.8;
        context.beginPath();
        context.moveTo(0, i * 28);
        context.bezierCurveTo(90, i * 28 - 22, 170, i * 28 - 46, 256, i * 28 - 68);
        context.stroke();
      }
    }),
  );

/** Height at which a hat's brim presses the hair: lower at the sides and behind. */
const brimAt = (a: number, under: number): number =>
  under - 0.3 * smoothstep(0.6, 1.9, Math.abs(a)) - 0.3 * smoothstep(1.2, 2.1, Math.abs(a));

/** Puts lobes as one part: one id, so that no pencil line runs between them, and normals turned to the hull's. */
export function putMass(model: Model, items: Item[], line: number): void {
  const id = newId();
  for (const { at, color } of items) {
    const geometry = ball(1, 10)
      .rotateX(Math.PI / 2)
      .applyMatrix4(at);
    hullLight(geometry);
    model.put(geometry, { color, map: swirl(), doubleSided: true, id, line });
  }
}

export function buildLobes(model: Model, hair: HairSpec, s: LobeHair, under: number): void {
  const rnd = random(11);
  const faceHalf = (y: number) => s.open * (1 - 0.28 * smoothstep(0.1, s.top, y));
  const hairline = (a: number) => s.top - 0.1 * (a / s.open) ** 2;
  const inFace = (a: number, y: number, margin = 0) => Math.abs(a) < faceHalf(y) + margin && y < hairline(a) + margin;
  const thick = (y: number) => mix(s.thick[1], s.thick[0], smoothstep(-0.4, 0.5, y));
  const mass: HairMass = { inFace, thick, brimAt: (a) => brimAt(a, under) };
  const pressed = (y: number) => (y > under ? 0.3 : 1);
  // the shell sinks through the skin along a smooth line, or the forehead ends in a polygon
  const cut = (a: number, y: number) => {
    const inside = Math.min(faceHalf(y) - Math.abs(a), hairline(a) - y);
    return headPoint(a, y, mix(thick(y) * 0.6 * pressed(y), -0.08, smoothstep(-0.1, 0.06, inside)));
  };
  const shell = grid(
    (u, w) => cut((0.5 - u) * TAU, mix(s.bottom - 0.1, 1, Math.sin((w * Math.PI) / 2))).toArray() as V3,
    84,
    36,
  );
  model.put(shell, { color: shade(hair, 0.4), doubleSided: true, line: 0 });
  const items: Item[] = [];
  const lobe = (a: number, y: number, out: number, size: number, tone: number) => {
    if (y > brimAt(a, under)) return;
    const n = headNormal(a, y);
    const point = headPoint(a, Math.max(y, -0.72), out);
    if (y < -0.3) n.y *= 0.3; // hanging curls face sideways
    n.add(new THREE.Vector3(rnd() - 0.5, rnd() - 0.6, rnd() - 0.5).multiplyScalar(0.45));
    // never mirror a copy with a negative scale: its light would come from inside
    const squash: V3 = [size * mix(1, 1.25, rnd()), size * mix(0.72, 1, rnd()), size * mix(0.42, 0.66, rnd())];
    items.push({ at: onSurface(point, n, squash, rnd() * TAU), color: shade(hair, clamp(tone)) });
  };
  const golden = Math.PI * (3 - Math.sqrt(5));
  const tone = (a: number, y: number) => 0.46 + 0.18 * y + 0.34 * (noise(a * 2.2 + 9, y * 3.1) - 0.5);
  const many = Math.round(s.count * 0.72);
  for (let i = 0; i < many; i++) {
    const y = 1 - ((i + 0.5) / many) * 2;
    const a = ((i * golden) % TAU) - Math.PI;
    if (y < s.bottom || inFace(a, y, 0.12)) continue;
    const size = s.size * mix(0.66, 1.42, rnd() ** 1.3);
    lobe(a + (rnd() - 0.5) * 0.16, y, thick(y) * mix(0.5, 1.08, rnd()), size, tone(a, y) + (rnd() - 0.5) * 0.16);
  }
  // a curly frame: fringe, then down both sides of the face to the jaw, with gaps so that it is no helmet
  for (let i = 0; i < s.fringe; i++) {
    const a = mix(-0.9, 0.9, (i + (rnd() - 0.5) * 0.5) / (s.fringe - 1)) * s.open;
    const free = s.top + 0.1 - 0.16 * (a / s.open) ** 2 + (rnd() - 0.5) * 0.13;
    const y = Math.min(free, under - 0.02);
    lobe(a, y, s.thick[0] * mix(0.45, 0.75, rnd()), s.size * mix(0.78, 1.06, rnd()), 0.5 + rnd() * 0.26);
  }
  const rows = Math.round(1.5 / s.size) + 1;
  for (const side of [-1, 1]) {
    for (let i = 0; i < rows; i++) {
      const y = mix(s.top - 0.12, s.bottom + 0.04, i / (rows - 1));
      const a = side * (s.open * (1 - 0.16 * smoothstep(0.1, s.top, y)) + 0.1 + (rnd() - 0.5) * 0.12);
      lobe(a, y, thick(y) * mix(0.45, 0.7, rnd()), s.size * mix(0.65, 1.05, rnd()), 0.44 + rnd() * 0.26);
    }
  }
  putMass(model, items, 0.6);
  curlStrokes(model, hair, s, mass);
  ringlets(model, hair, s, mass);
}
