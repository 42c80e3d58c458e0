/** What hangs out of the stuffed bell, three babies asleep in a mitten, and the box they were to move in. Metres. */

import type * as THREE from 'three';
import { babySquirrel } from '../animals/squirrel.ts';
import { type Model, newId } from '../model/bake.ts';
import { color, darken, lighten, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2, points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { pattern } from '../texture/pattern.ts';

const GREEN = '#4f9a55';
/** Striped tea cosy hanging upside down, its mouth at y = 0 and its top at -.34; two eyes look out to +Z between the stripes. `peep`: their size. */
export function peepingCosy(model: Model, at: THREE.Matrix4, peep = 1): void {
  model.inside(at, () => {
    const stripe = (point: THREE.Vector3) => {
      const y = -point.y + 0.012 * Math.sin(Math.atan2(point.x, point.z) * 5);
      return color(Math.floor(y * 17 + 0.2) % 2 ? '#fff0d4' : '#e0708f');
    };
    const dome: [number, number][] = points2('-.345,.004 -.335,.06 -.3,.125 -.22,.18 -.12,.2 -.02,.19 .06,.16');
    model.put(lathe(dome, { around: 40, steps: 5 }), { tint: stripe, doubleSided: true });
    model.put(ring(0.028, 0.028, 0, 0.012), { color: '#e0708f', line: 0.7 }, place([0, -0.372, 0], [90, 20, 0]));
    // the knitting gapes like a mouth between two stripes
    model.inside(place([0, -0.155 * (peep < 1 ? 0.95 : 1), 0.182], [0, 0, 0], peep), () => {
      model.put(ball([0.1, 0.034, 0.03], 18), { color: '#3a2230', line: 0.8 }, place([0, 0, 0], [6, 0, -5]));
      for (const s of [-1, 1]) {
        const eye: V3 = [s * 0.04, -s * 0.004, 0.026];
        model.put(ball([0.022, 0.024, 0.01], 14), { color: '#fff4e0', line: 0.3, face: 1 }, place(eye));
        model.put(
          ball([0.013, 0.017, 0.008], 12),
          { color: '#20130f', line: 0, face: 1 },
          place([eye[0], eye[1] - 0.003, 0.032]),
        );
        model.put(
          ball(0.004, 6),
          { color: '#ffffff', line: 0, face: 1 },
          place([eye[0] - 0.005, eye[1] + 0.006, 0.04]),
        );
      }
    });
  });
}

/** Where `greenThumb`'s thumb ends, and which way it hangs, in its frame. */
export const THUMB_END: V3 = [-0.215, -0.185, 0.02];
/** Green mitten whose cuff is stuck in the wool at the origin: its bag hangs out to y = -.3, its thumb down and to -X. */
export function greenThumb(model: Model, at: THREE.Matrix4): void {
  const id = newId();
  const wool = { map: pattern({ kind: 'knit', base: GREEN, ink: darken(GREEN, 0.3), size: 0.26 }), id };
  model.inside(at, () => {
    const bag: V3[] = points3('0,.1,0 .004,0,0 .014,-.1,0 .02,-.19,0 .024,-.24,0');
    model.put(
      tube(bag, [0.084, 0.094, 0.112, 0.116, 0.108, 0.074], { around: 26, rings: 32 }),
      wool,
      place([0, 0, 0], [0, 0, 0], [1, 1, 0.6]),
    );
    const thumb: V3[] = [
      [-0.06, -0.05, 0.012],
      [-0.15, -0.08, 0.018],
      [-0.2, -0.13, 0.02],
      [THUMB_END[0], THUMB_END[1] + 0.025, THUMB_END[2]],
    ];
    model.put(tube(thumb, [0.044, 0.041, 0.038, 0.03], { around: 18, rings: 26 }), { ...wool, id: newId() });
    for (const y of [0.0, 0.034]) model.put(ring(0.104, 0.07, y, 0.02), { color: lighten(GREEN, 0.2), line: 0.6 });
  });
}

/** Mr. Finch's pompom on its last thread, `long` below the origin. */
export function looseBobble(model: Model, at: THREE.Matrix4, long: number): void {
  model.inside(at, () => {
    model.put(
      tube(
        [
          [0, 0.06, 0],
          [0.012, -long * 0.4, 0.01],
          [-0.006, -long * 0.75, 0],
          [0, -long, 0],
        ],
        [0.006],
        { around: 6, rings: 20 },
      ),
      { color: '#d8433a', line: 0.5 },
    );
    model.put(ball(0.074, 18), { color: '#e4564a' }, place([0, -long - 0.06, 0]));
    for (let i = 0; i < 60; i++) {
      const [a, y] = [i * 2.4, 1 - (2 * (i + 0.5)) / 60];
      const q = Math.sqrt(1 - y * y);
      const d: V3 = [Math.sin(a) * q, y, Math.cos(a) * q];
      const end = (r: number): V3 => [d[0] * r, d[1] * r - long - 0.06, d[2] * r];
      model.put(tube([end(0.062), end(0.086)], [0.012, 0.005], { around: 6, rings: 2 }), {
        color: i % 3 ? '#e4564a' : '#f07a66',
        line: 0.25,
      });
    }
  });
}

/** One baby asleep: round body under the chin, two paws over the edge of whatever it lies in. Head .05 m, at the origin. */
function sleeper(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    babySquirrel(model, place([0, 0.006, 0], [0, 0, 0], 1.66));
    model.put(ball([0.036, 0.05, 0.03], 14), { color: '#a3958f', line: 0.6 }, place([0, -0.06, -0.01]));
    for (const s of [-1, 1])
      model.put(
        ball([0.012, 0.017, 0.012], 10),
        { color: '#d8cbbf', line: 0.7 },
        place([s * 0.022, -0.05, 0.036], [20, 0, s * 12]),
      );
  });
}

/** Green mitten as a bed: cuff at y = 0, front to +Z, .44 m wide with its thumb; three babies look out like peas, one in a thimble. */
export function mittenBed(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    const id = newId();
    model.put(
      tube(points3('0,.02,0 0,-.08,0 0,-.18,.005 0,-.25,.015 0,-.285,.02'), [0.152, 0.156, 0.142, 0.105, 0.05], {
        flat: 0.62,
        around: 26,
        rings: 30,
      }),
      { map: pattern({ kind: 'knit', base: GREEN, ink: darken(GREEN, 0.3), size: 0.26 }), id },
    );
    const thumb: V3[] = [
      [0.1, -0.1, 0.01],
      [0.185, -0.115, 0.03],
      [0.232, -0.17, 0.04],
    ];
    model.put(tube(thumb, [0.052, 0.052, 0.038], { around: 16, rings: 18 }), { color: GREEN, id });
    for (const y of [-0.004, 0.026, 0.056])
      model.put(ring(0.158, 0.1, y, 0.02), { color: lighten(GREEN, 0.2), line: 0.6 });
    for (const [i, x] of [-0.106, 0.002, 0.106].entries())
      sleeper(model, place([x, 0.112 + (i === 1 ? 0.034 : 0), 0.04], [8, (1 - i) * -14, (1 - i) * 15]));
    const thimble: [number, number][] = points2('0,.038 .007,.038 .034,.03 .054,.024 .062,.003');
    model.inside(place([-0.122, 0.158, 0.036], [-4, 0, 20], 1.12), () => {
      model.put(lathe(thimble, { around: 20 }), { color: '#d7dae2', doubleSided: true, line: 0.8 });
      model.put(ring(0.038, 0.038, 0.003, 0.006), { color: '#a9aebc', line: 0.6 });
      for (let i = 0; i < 26; i++) {
        const [a, y] = [i * 2.4, 0.014 + (i / 26) * 0.03];
        const r = 0.038 - y * 0.2;
        model.put(ball(0.0032, 6), { color: '#9aa0b0', line: 0 }, place([Math.sin(a) * r, y, Math.cos(a) * r]));
      }
    });
  });
}

/** Cardboard box with air holes and straw, open at the top, .44 wide: base on y = 0, front to +Z. */
export function squirrelBox(model: Model, at: THREE.Matrix4): void {
  const card = '#c9945c';
  model.inside(at, () => {
    model.put(roundedBox(0.44, 0.3, 0.34, 0.012), { color: card }, place([0, 0.15, 0]));
    model.put(roundedBox(0.4, 0.02, 0.3, 0.008), { color: '#7a5236', line: 0.4 }, place([0, 0.295, 0]));
    for (let i = 0; i < 26; i++) {
      const a = i * 2.4;
      const r = 0.16 * Math.sqrt((i + 0.5) / 26);
      const p: V3 = [Math.sin(a) * r * 1.1, 0.3, Math.cos(a) * r * 0.8];
      model.put(
        tube([p, [p[0] + Math.sin(a * 3) * 0.07, 0.34 + (i % 4) * 0.012, p[2] + 0.03]], [0.006], {
          around: 5,
          rings: 2,
        }),
        {
          color: i % 2 ? '#f0cf78' : '#dcb054',
          line: 0.4,
        },
      );
    }
    // flaps
    model.put(roundedBox(0.44, 0.012, 0.16, 0.004), { color: lighten(card, 0.18) }, place([0, 0.27, 0.24], [52, 0, 0]));
    model.put(roundedBox(0.44, 0.012, 0.16, 0.004), { color: lighten(card, 0.1) }, place([0, 0.3, -0.23], [-34, 0, 0]));
    for (const s of [-1, 1])
      model.put(
        roundedBox(0.15, 0.012, 0.32, 0.004),
        { color: lighten(card, 0.14) },
        place([s * 0.27, 0.28, 0], [0, 0, s * -42]),
      );
    for (const [x, y] of points2('-.14,.16 -.08,.2 -.08,.12 -.02,.16'))
      model.put(ball([0.016, 0.016, 0.006], 12), { color: '#5a3826', line: 0.5 }, place([x, y, 0.17]));
    // an acorn in crayon, so that everyone knows who is meant
    model.put(ball([0.034, 0.042, 0.004], 16), { color: '#a85a34', line: 0.6 }, place([0.12, 0.13, 0.17]));
    model.put(ball([0.042, 0.02, 0.006], 16), { color: '#6b4028', line: 0.6 }, place([0.12, 0.165, 0.17]));
  });
}
