/**
 * A kitchen in Busan for a telephone picture in two halves (PC 8.3). It fills all that lies right of a slanted white line: floor,
 * wall and the partition behind the line are cut along the plane through the eye, so that the partition itself is not seen and
 * only keeps the two lights apart. Metres of the world; the line stands at z = LINE.z.
 */
import type * as THREE from 'three';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, fbm, mix, smoothstep, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe, tube } from '../../model/tube.ts';
import { cushion, lowTable } from '../../props/halmeoni-room.ts';
import { soupBowl } from '../../props/table-things.ts';

const LINE = { z: 0.9, foot: [1.33, 0.1], top: [1.62, 2.05] } as const;
export const FLOOR = 0.3;
const BACK = -0.95;
const RIGHT = 4.2;

/** x of the cut at a height and depth, as `eye` sees the line. */
function cutAt(eye: V3, y: number, z: number): number {
  const k = (eye[2] - z) / (eye[2] - LINE.z);
  const seen = eye[1] + (y - eye[1]) / k;
  const share = (seen - LINE.foot[1]) / (LINE.top[1] - LINE.foot[1]);
  return eye[0] + (mix(LINE.foot[0], LINE.top[0], share) - eye[0]) * k;
}

export function busanRoom(eye: V3, table: V3, seat: V3, catSeat: V3, lamp: V3): THREE.Object3D {
  const model = new Model();
  const cut = (y: number, z: number) => cutAt(eye, y, z);
  // oiled paper on the floor, in sheets
  model.put(
    grid(
      (u, w) => {
        const z = mix(1.7, BACK, w);
        return [mix(cut(FLOOR, z), RIGHT, u), FLOOR, z];
      },
      60,
      60,
    ),
    {
      line: 0.3,
      doubleSided: true,
      tint: (q) => {
        const seam = Math.min(
          Math.abs((((q.x % 0.7) + 0.7) % 0.7) - 0.35),
          Math.abs((((q.z % 0.6) + 0.6) % 0.6) - 0.3),
        );
        return color('#e3b365')
          .lerp(color('#cf9748'), 0.6 * fbm(q.x * 2.4, q.z * 2.4))
          .lerp(color('#a87434'), 0.55 * smoothstep(0.014, 0.004, seam));
      },
    },
  );
  // wallpaper, brighter round the lamp
  model.put(
    grid(
      (u, w) => {
        const y = mix(FLOOR, 3.4, w);
        return [mix(cut(y, BACK), RIGHT, u), y, BACK];
      },
      50,
      50,
    ),
    {
      line: 0.3,
      doubleSided: true,
      tint: (q) =>
        color('#f0d9a8').lerp(color('#dcb884'), smoothstep(0.2, 1.6, Math.hypot(q.x - lamp[0], q.y - lamp[1]))),
    },
  );
  model.put(
    roundedBox(3, 0.1, 0.03, 0.006),
    { color: '#8a5a3a', line: 0.6 },
    place([cut(0.4, BACK) + 1.5, 0.35, BACK + 0.015]),
  );
  // keeps lamp and moon apart; the eye looks along it
  model.put(
    grid(
      (u, w) => {
        const z = mix(LINE.z, BACK, u);
        const y = mix(-0.1, 3.4, w);
        return [cut(y, z), y, z];
      },
      4,
      4,
    ),
    { color: '#8a6a54', doubleSided: true, line: 0 },
  );
  seaWindow(model, place([2.72, 1.56, BACK + 0.03]));
  kitchenShelf(model, place([1.95, 1.36, BACK + 0.02]));
  // lamp on its cord
  model.put(
    tube(
      [
        [lamp[0], 3.2, lamp[2]],
        [lamp[0], lamp[1] + 0.1, lamp[2]],
      ],
      [0.007],
    ),
    { color: '#5a4038', line: 0.3 },
  );
  model.put(
    lathe(
      [
        [0.17, 0.02],
        [0.12, 0.07],
        [0.02, 0.15],
      ],
      { around: 28 },
    ),
    { color: '#d9694c', line: 0.7, doubleSided: true },
    place(lamp),
  );
  model.put(ball([0.06, 0.05, 0.06], 14), { color: '#fff3c4', glow: true, line: 0.2 }, place(lamp));
  lowTable(model, place(table), [0.62, 0.26, 0.44]);
  soupBowl(model, place([table[0] + 0.12, table[1] + 0.26, table[2] + 0.02]), { r: 0.1 });
  cushion(model, place(seat, [0, -30, 0]), '#5f7f9a', 0.62);
  cushion(model, place(catSeat, [0, -16, 0]), '#c8604a', 0.46);
  return model.bake();
}

/** The white line between the two places, in its own shadowless model. */
export function whiteLine(): THREE.Object3D {
  const model = new Model();
  const [[x0, y0], [x1, y1]] = [LINE.foot, LINE.top];
  // beyond the frame at both ends
  const on = (k: number): V3 => [mix(x0, x1, k), mix(y0, y1, k), LINE.z];
  model.put(tube([on(-0.4), on(0.5), on(1.3)], [0.014], { around: 8, rings: 24 }), {
    color: '#fff6e2',
    glow: true,
    line: 0.8,
  });
  return model.bake({ cast: false });
}

/** A board with bowls and a pot on it, a ladle and a strainer on hooks under it. */
function kitchenShelf(model: Model, where: THREE.Matrix4): void {
  model.inside(where, () => {
    model.put(roundedBox(0.5, 0.03, 0.16, 0.008), { color: '#8a5a3a', line: 0.8 }, place([0, 0, 0.08]));
    const pot: [number, number][] = [
      [0, 0.02],
      [0.005, 0.075],
      [0.09, 0.085],
      [0.1, 0.07],
      [0.125, 0.02],
      [0.14, 0.014],
      [0.15, 0.004],
    ];
    model.put(lathe(pot, { around: 26 }), { color: '#e6c04a', line: 0.9 }, place([-0.14, 0.015, 0.09]));
    for (const [k, tone] of ['#f4efe2', '#7fb3c4', '#f4efe2'].entries())
      model.put(
        lathe(
          [
            [0, 0.03],
            [0.035, 0.068],
            [0.05, 0.072],
          ],
          { around: 24 },
        ),
        { color: tone, line: 0.8, doubleSided: true },
        place([0.1, 0.015 + k * 0.03, 0.09]),
      );
    for (const [x, r] of [
      [-0.08, 0.036],
      [0.1, 0.05],
    ] as const) {
      model.put(
        tube(
          [
            [x, -0.01, 0.02],
            [x, -0.2, 0.02],
          ],
          [0.008],
          { around: 6 },
        ),
        { color: '#9aa3b0', line: 0.6 },
      );
      model.put(ball([r, r, 0.016], 20), { color: '#b9c2cc', line: 0.8 }, place([x, -0.2 - r, 0.024]));
    }
  });
}

/** Night over the harbor: a red lighthouse on its mole, the moon. */
function seaWindow(model: Model, where: THREE.Matrix4): void {
  model.inside(where, () => {
    model.put(roundedBox(0.74, 0.66, 0.04, 0.01), { color: '#8a5a3a', line: 0.8 });
    const pane = (y: number, h: number, tone: string) =>
      model.put(roundedBox(0.64, h, 0.01, 0.002), { color: tone, glow: true, line: 0.2 }, place([0, y, 0.022]));
    pane(0.09, 0.38, '#4a5fa8');
    pane(-0.19, 0.18, '#2f4a86');
    for (const [x, y, w] of [
      [-0.14, -0.14, 0.14],
      [0.12, -0.19, 0.2],
      [-0.06, -0.24, 0.16],
    ] as const)
      model.put(ball([w / 2, 0.007, 0.003], 8), { color: '#8fb0d8', glow: true, line: 0 }, place([x, y, 0.03]));
    model.put(ball([0.05, 0.05, 0.004], 18), { color: '#fff4cf', glow: true, line: 0.2 }, place([0.19, 0.19, 0.03]));
    model.put(roundedBox(0.22, 0.04, 0.01, 0.006), { color: '#6a6f8c', line: 0.4 }, place([-0.17, -0.085, 0.032]));
    model.put(roundedBox(0.06, 0.17, 0.012, 0.01), { color: '#d8452e', line: 0.5 }, place([-0.16, 0.01, 0.034]));
    model.put(
      ball([0.032, 0.034, 0.006], 12),
      { color: '#ffe9a0', glow: true, line: 0.3 },
      place([-0.16, 0.115, 0.036]),
    );
    model.put(roundedBox(0.022, 0.62, 0.02, 0.004), { color: '#8a5a3a', line: 0.5 }, place([0, 0, 0.03]));
  });
}

/** Wide oval bowl of a steel spoon, its length along +Y, heaped with soup and seaweed to +Z. */
export function soupSpoonBowl(model: Model, where: THREE.Matrix4): void {
  model.inside(where, () => {
    model.put(ball([0.027, 0.037, 0.011], 24), { color: '#d5dbe5', line: 1 });
    model.put(ball([0.02, 0.029, 0.009], 20), { color: '#c08a3e', line: 0.6 }, place([0, -0.001, 0.006]));
    model.put(
      ball([0.009, 0.013, 0.006], 10),
      { color: '#4f6a3a', line: 0.4 },
      place([-0.005, -0.006, 0.012], [0, 0, 30]),
    );
  });
}
