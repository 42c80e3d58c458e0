/** What turns the Bells' table into a ticket workshop (BB-6.2): five tickets, the tipped cake, ink, a stool, a rug, and floury sunlight. */

import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { random, type V3, vec } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe, tube } from '../../model/tube.ts';
import { trainTicket } from '../../props/birthday-things.ts';
import { numberCake } from '../../props/number-cake.ts';
import { TABLE } from '../../sets/bell-kitchen.ts';

const T = TABLE.top;

/** The table: short, so that whoever stands at its ends is seen whole. */
export const BOARD = { wide: 1.36, deep: 1.0, z: 0.26 };

/** Where the potato comes down. */
export const STAMP: V3 = [0.36, T + 0.008, 0.46];

export const TICKET_WIDTH = 0.34;
/** The finished tickets on the table, and the one in Theo's hands. */
export const TICKETS: readonly THREE.Matrix4[] = [
  place([0.03, T + 0.006, 0.63], [-90, 0, 4], 0.86),
  place([-0.28, T + 0.006, 0.65], [-90, 0, -4], 0.86),
  place([-0.24, T + 0.006, 0.48], [-90, 0, 5], 0.86),
];
export const HELD = place([-0.6, 0.885, 0.83], [-24, -6, -6]);

/** A ticket with a red edge, which shows on wood and on yellow sleeves alike. */
function edgedTicket(model: Model, at: THREE.Matrix4, holes: number): void {
  model.inside(at, () => {
    trainTicket(model, place([0, 0, 0]), TICKET_WIDTH, holes);
    model.put(
      roundedBox(TICKET_WIDTH * 1.05, TICKET_WIDTH * 0.49, 0.006, 0.002),
      { color: '#c8402f', line: 0.7 },
      place([0, 0, -0.005]),
    );
  });
}
export function finishedTickets(model: Model): void {
  for (const at of TICKETS) edgedTicket(model, at, 0);
  edgedTicket(model, HELD, 0);
}

/** One plain rug over the braided one, whose rings would be a target in the middle of the picture. */
export function plainRug(model: Model): void {
  for (const [w, d, y, tone] of [
    [3.3, 2.5, 0.016, '#c9b48c'],
    [3.16, 2.36, 0.019, '#6f9a9c'],
    [2.98, 2.18, 0.022, '#8fb2ae'],
  ] as const)
    model.put(roundedBox(w, 0.012, d, 0.005), { tint: wash(tone, 3), line: 0.5 }, place([0, y, 0.42]));
}

/** Three-legged stool, its seat `h` high. */
export function stool(model: Model, at: THREE.Matrix4, h: number, tone: string): void {
  model.inside(at, () => {
    model.put(
      lathe(
        [
          [h - 0.045, 0.01],
          [h - 0.045, 0.18],
          [h - 0.02, 0.2],
          [h, 0.19],
          [h, 0.01],
        ],
        { around: 30 },
      ),
      { color: tone, line: 0.9 },
    );
    for (const a of [40, 160, 280]) {
      const [x, z] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)];
      model.put(
        tube(
          [
            [x * 0.11, h - 0.04, z * 0.11],
            [x * 0.19, 0, z * 0.19],
          ],
          [0.026, 0.02],
          { around: 10, rings: 3 },
        ),
        { color: tone, line: 0.8 },
      );
    }
  });
}

/** The cake, tipped to the light by a rolled towel under its far side. */
export const CAKE_AT = place([-0.06, T + 0.03, 0.04], [24, 0, 0], 1.25);
export function tippedCake(model: Model): void {
  numberCake(model, CAKE_AT, 'eight');
  model.put(roundedBox(0.5, 0.14, 0.14, 0.06), { color: '#e4705c' }, place([-0.06, T + 0.06, -0.17]));
}

/** Screens out of sight: the sun falls on the table and on those who stand round it, the wall behind stays in the shade. */
export function beamScreens(model: Model): void {
  const [x, low, high, near, far] = [-2.1, 1.4, 4.3, 3.9, 0.72];
  for (const [y, z, tall, deep] of [
    [low - 2, 0, 4, 10],
    [high + 1.5, 0, 3, 10],
    [2, near + 2.5, 5, 5],
    [2, far - 2.5, 5, 5],
  ] as const)
    model.put(roundedBox(0.04, tall, deep, 0.01), { color: '#f4e4bc', line: 0 }, place([x, y, z]));
}

/** What lies about: the ticket under the potato, blank ones, a saucer of red ink, and what it spits when a potato lands. */
export function workshopClutter(model: Model): void {
  trainTicket(model, place([STAMP[0] + 0.02, T + 0.004, STAMP[2] + 0.03], [-90, 0, 8]), 0.4);
  for (let i = 0; i < 3; i++)
    model.put(
      roundedBox(0.34, 0.006, 0.15, 0.002),
      { color: i % 2 ? '#f8dfa0' : '#f3d58c', line: 0.7 },
      place([0.46 - i * 0.008, T + 0.004 + i * 0.007, 0.66], [0, -4 + i * 6, 0]),
    );
  model.put(
    lathe(points2('0,.03 .006,.05 .024,.085 .022,.078 .01,.04'), { around: 24 }),
    { color: '#fff6e6', doubleSided: true },
    place([0.42, T, 0.16], [0, 0, 0], 1.2),
  );
  model.put(ball([0.075, 0.008, 0.075], 16), { color: '#c8402f', line: 0.3 }, place([0.42, T + 0.016, 0.16]));
  for (const [x, y, z, r] of [
    [-0.15, 0.05, 0.06, 0.011],
    [-0.2, 0.1, 0.02, 0.008],
    [-0.11, 0.14, 0.04, 0.006],
    [0.14, 0.06, 0.08, 0.01],
    [0.19, 0.11, 0.05, 0.007],
    [-0.05, 0.04, 0.13, 0.009],
  ] as const)
    model.put(ball([r, r * 1.3, r], 10), { color: '#d8402f', line: 0.6 }, place([STAMP[0] + x, T + y, STAMP[2] + z]));
}

/** Flour that hangs in a sunbeam between two points. */
export function flourDust(model: Model, from: V3, to: V3, wide: number): void {
  const rnd = random(14);
  for (let i = 0; i < 60; i++) {
    const at = vec(from)
      .lerp(vec(to), 0.2 + 0.8 * rnd())
      .add(vec((rnd() - 0.5) * wide, (rnd() - 0.5) * wide, (rnd() - 0.5) * 0.3));
    model.put(ball(0.0022 + 0.0034 * rnd() ** 2, 6), { color: '#fff6dc', glow: true, line: 0 }, place(at));
  }
}
