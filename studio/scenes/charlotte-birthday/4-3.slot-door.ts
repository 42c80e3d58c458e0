/** Number 41 from inside, a child's eyes high: a dark door with an open mail slot in it, and morning outside. Metres. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { block, wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';

/** The hole in the door: middle, half width, half height. The door lies on z = 0, its inside to +Z. */
export const SLOT = { x: -0.13, y: 1.02, half: 0.285, tall: 0.082 };
const DOOR = '#3a5f96';
const THICK = 0.06;

/** A board of the door between two corners. */
function board(model: Model, [left, low]: readonly [number, number], [right, high]: readonly [number, number]): void {
  model.put(
    roundedBox(right - left, high - low, THICK, 0.008, { fine: true }),
    { tint: wash(DOOR, 3), line: 0 },
    place([(left + right) / 2, (low + high) / 2, -THICK / 2]),
  );
}

function rimOfBrass(model: Model): void {
  const { x, y, half, tall } = SLOT;
  const brass = { color: '#e6b04a', line: 0.8 };
  for (const s of [-1, 1]) {
    model.put(roundedBox(0.024, tall * 2 + 0.05, 0.022, 0.008), brass, place([x + s * (half + 0.01), y, 0.006]));
    model.put(roundedBox(half * 2 + 0.06, 0.024, 0.022, 0.008), brass, place([x, y + s * (tall + 0.01), 0.006]));
  }
  // the flap is pushed in and up
  model.put(
    roundedBox(half * 2 + 0.01, 0.012, 0.13, 0.005),
    { color: '#c98f38', line: 0.8 },
    place([x, y + tall + 0.045, 0.062], [-38, 0, 0]),
  );
}

/** Door, frame, wall up to a ceiling that nobody sees, and the bright air outside. */
export function slotDoor(model: Model): void {
  const { x, y, half, tall } = SLOT;
  board(model, [-0.57, 0], [0.57, y - tall]);
  board(model, [-0.57, y + tall], [0.57, 2.3]);
  board(model, [-0.57, y - tall], [x - half, y + tall]);
  board(model, [x + half, y - tall], [0.57, y + tall]);
  for (const px of [-0.29, 0.27])
    for (const [py, high] of [
      [0.5, 0.62],
      [1.66, 0.84],
    ] as const) {
      model.put(roundedBox(0.42, high, 0.012, 0.005), { color: '#2c4a7c', line: 0.7 }, place([px, py, 0.003]));
      model.put(roundedBox(0.35, high - 0.07, 0.014, 0.006), { color: '#426a9e', line: 0.6 }, place([px, py, 0.008]));
    }
  rimOfBrass(model);
  // the bolt over her head
  model.put(roundedBox(0.2, 0.03, 0.03, 0.01), { color: '#c98f38', line: 0.8 }, place([0.42, 1.24, 0.02]));
  model.put(ball(0.022, 12), { color: '#e6b04a', line: 0.8 }, place([0.36, 1.24, 0.05]));
  for (const s of [-1, 1]) {
    block(model, [0.16, 2.6, 0.14], [s * 0.66, 0, -0.01], '#a8744a');
    block(model, [3, 3.4, 0.1], [s * 2.24, 0, -0.03], '#8a5a48');
  }
  block(model, [8, 2, 0.1], [0, 2.3, -0.03], '#8a5a48');
  outside(model);
}

/** A pale morning behind the child. */
function outside(model: Model): void {
  model.put(roundedBox(4, 4, 0.02, 0.005), { color: '#dcecf6', glow: true, line: 0 }, place([0, 1.6, -2.4]));
}

/** Stairs of the room, going up to the right: three broad steps, `top` of the first. */
export function step(model: Model, at: THREE.Matrix4, wide: number, high: number): void {
  model.inside(at, () => {
    model.put(
      roundedBox(wide, high, 0.5, 0.012),
      { tint: wash('#8a5638', 4), line: 0.8 },
      place([wide / 2, -high / 2, 0]),
    );
    model.put(
      roundedBox(wide + 0.03, 0.03, 0.53, 0.012),
      { tint: wash('#7f9a4c', 6), line: 0.7 },
      place([wide / 2, 0.006, 0]),
    );
  });
}
