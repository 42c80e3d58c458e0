/** Things found in the forest: gnawed stumps, chips, sticks, signs, stakes. Metres; each stands on y = 0 of its own frame. */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, mix, noise, random, smoothstep, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { lettering } from './lettering.ts';

/** A stump the beaver sharpened like a pencil: bark, a cone of pale wood with tooth marks, a point. */
export function gnawedStump(model: Model, at: THREE.Matrix4, r = 0.17, height = 0.62): void {
  model.inside(at, () => {
    const bark = (point: THREE.Vector3) => {
      const a = Math.atan2(point.x, point.z);
      return color('#6a4a3a').lerp(color('#a8805c'), smoothstep(0.3, 0.7, noise(a * 4, point.y * 3, 2)));
    };
    const foot: [number, number][] = [
      [-0.1, r * 1.5],
      [0.02, r * 1.22],
      [height * 0.3, r * 1.03],
      [height * 0.52, r],
      [height * 0.56, r * 0.93],
    ];
    model.put(
      lathe(foot, {
        around: 26,
        warp: (a, q, y) => [
          Math.sin(a) * q * (1 + 0.06 * Math.sin(a * 5 + 1)),
          y,
          Math.cos(a) * q * (1 + 0.06 * Math.sin(a * 7)),
        ],
      }),
      { tint: bark },
    );
    const wood = (point: THREE.Vector3) =>
      color('#f6dcae').lerp(color('#d9a868'), smoothstep(0.4, 0.75, noise(point.x * 26, point.y * 34, point.z * 26)));
    const cone: [number, number][] = [
      [height * 0.54, r * 0.99],
      [height * 0.7, r * 0.7],
      [height * 0.86, r * 0.34],
      [height * 1.0, r * 0.05],
      [height * 1.02, 0.004],
    ];
    const bitten = (a: number, q: number, y: number): V3 => {
      // teeth leave scallops that run down the cone
      const k = 1 + 0.07 * Math.abs(Math.sin(a * 6 + y * 9)) + 0.04 * Math.sin(y * 70);
      return [Math.sin(a) * q * k, y, Math.cos(a) * q * k];
    };
    model.put(lathe(cone, { around: 40, steps: 6, warp: bitten }), { tint: wood, line: 0.8 });
  });
}

/** Pale chips of wood, lying or floating, in a loose line. */
export function woodChips(model: Model, list: V3[], size = 0.05, seed = 2): void {
  const rnd = random(seed);
  const items = list.map((p) => ({
    at: place(
      p,
      [(rnd() - 0.5) * 24, rnd() * 360, (rnd() - 0.5) * 24],
      [size * mix(0.8, 1.5, rnd()), size * 0.22, size * mix(0.4, 0.8, rnd())],
    ),
    color: color('#f6dcae').lerp(color('#d9a868'), rnd()),
  }));
  model.scatter(ball(1, 8), items, { line: 0.7 });
}

/** Peeled or barked stick between two points. */
export function stick(model: Model, a: V3 | THREE.Vector3, b: V3 | THREE.Vector3, r = 0.018, tone = '#8a5f3e'): void {
  model.put(tube([a, b], [r, r * 0.8], { around: 8, rings: 4 }), { color: tone });
}

/** Trail sign on a post: board with a pointed end. Faces +Z. */
export function trailSign(
  model: Model,
  at: THREE.Matrix4,
  lines: string[],
  o: { height?: number; wide?: number; letter?: number; pointed?: boolean } = {},
): void {
  const [height, wide, letter] = [o.height ?? 1.2, o.wide ?? 0.62, o.letter ?? 0.11];
  const board = letter * (0.9 + lines.length * 1.5);
  model.inside(at, () => {
    const grain = (point: THREE.Vector3) =>
      color('#b8875a').lerp(color('#d9b07c'), noise(point.x * 4, point.y * 26, 4));
    model.put(
      tube(
        [
          [0, -0.4, -0.04],
          [0.01, height * 0.6, -0.04],
          [0, height + board * 0.6, -0.04],
        ],
        [0.05, 0.046, 0.042],
        { around: 10 },
      ),
      { tint: grain },
    );
    model.inside(place([0, height, 0], [0, 0, -3]), () => {
      model.put(roundedBox(wide, board, 0.045, 0.02, { wobble: 0.012, fine: true }), { tint: grain });
      if (o.pointed)
        model.put(
          roundedBox(board * 0.7, board * 0.7, 0.044, 0.012),
          { tint: grain, line: 0.5 },
          place([wide / 2, 0, 0], [0, 0, 45]),
        );
      for (const [i, text] of lines.entries())
        model.inside(place([o.pointed ? 0.04 : 0, ((lines.length - 1) / 2 - i) * letter * 1.5, 0.028]), () =>
          lettering(model, text, letter),
        );
      for (const s of [-1, 1])
        model.put(
          ball([0.012, 0.012, 0.008], 8),
          { color: '#6a4a3a', line: 0 },
          place([s * wide * 0.06, board * 0.38 * s, 0.025]),
        );
    });
  });
}

/** Spiral notebook; pages face +Z. */
export function notebook(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(roundedBox(0.15, 0.2, 0.018, 0.008), { color: '#e0604c' }, place([0, 0, -0.006]));
    model.put(roundedBox(0.14, 0.19, 0.012, 0.005), { color: '#fffaf0', line: 0.5 }, place([0, 0, 0.008]));
    for (let i = 0; i < 6; i++)
      model.put(ball([0.008, 0.008, 0.022], 6), { color: '#b9bec6', line: 0 }, place([-0.06 + i * 0.024, 0.1, 0]));
  });
}

export function pencil(model: Model, at: THREE.Matrix4, tone = '#d8352c', length = 0.19, r = 0.011): void {
  model.inside(at, () => {
    model.put(
      tube(
        [
          [0, 0.03, 0],
          [0, length, 0],
        ],
        [r],
        { around: 8, rings: 2, caps: false },
      ),
      { color: tone },
    );
    model.put(
      tube(
        [
          [0, length - 0.004, 0],
          [0, length + 0.012, 0],
        ],
        [r * 1.02],
        { around: 8, rings: 2 },
      ),
      { color: '#f3a99b', line: 0.5 },
    );
    model.put(
      tube(
        [
          [0, 0.001, 0],
          [0, 0.03, 0],
        ],
        [r * 0.12, r],
        { around: 8, rings: 3, caps: false },
      ),
      { color: '#f0d0a0', line: 0.6 },
    );
    model.put(ball([r * 0.3, 0.006, r * 0.3], 6), { color: '#b8281f', line: 0 }, place([0, 0.003, 0]));
  });
}
