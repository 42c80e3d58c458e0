/** What turns the Bells' table into a ticket workshop (BB-6.2): five tickets on a string, the tipped cake, ink, and floury sunlight. */

import * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe, tube } from '../../model/tube.ts';
import { trainTicket } from '../../props/birthday-things.ts';
import { numberCake } from '../../props/number-cake.ts';
import { TABLE } from '../../sets/bell-kitchen.ts';

const T = TABLE.top;

/** Where the potato comes down. */
export const STAMP: V3 = [0.2, T + 0.008, 0.52];

/** The string: from the reader's left, over Theo's hand, to the tap of the sink. */
const STRING = [
  [-0.94, 0.94, 1.24],
  [-0.66, 0.99, 0.66],
  [-0.53, 1.3, 0.34],
  [-0.52, 1.46, -0.5],
  [-0.5, 1.98, -2.15],
] as const satisfies V3[];
const CURVE = new THREE.CatmullRomCurve3(STRING.map((p) => vec([...p])));
/** World point of the string, 0 near to 1 at the tap. */
const onString = (k: number): THREE.Vector3 => CURVE.getPointAt(k);
/** Where on the string the five hang, which way each looks, and how far it droops. */
export const TICKETS: readonly [number, number, number][] = [
  [0.165, 10, -6],
  [0.325, 14, -4],
  [0.55, 12, -11],
  [0.72, 8, -6],
  [0.88, 4, -10],
];
export const TICKET_WIDTH = 0.34;
/** Middle of the `i`th: it hangs by its upper left corner, so that the string does not cross its letters. */
export const ticketAt = (i: number): THREE.Matrix4 => {
  const [k, yaw, droop] = TICKETS[i] ?? [0, 0, 0];
  return place(onString(k), [-4, yaw, droop]).multiply(place([TICKET_WIDTH * 0.4, -TICKET_WIDTH * 0.2, 0.004]));
};

export function ticketString(model: Model): void {
  const cord = { color: '#efe0bc', line: 0.8 };
  model.put(
    tube(
      CURVE.getPoints(40).map((p) => p.toArray() as V3),
      [0.0045],
      { around: 6, rings: 80 },
    ),
    cord,
  );
  for (const i of TICKETS.keys())
    model.inside(ticketAt(i), () => {
      trainTicket(model, place([0, 0, 0]), TICKET_WIDTH, 2);
      // a red edge keeps them off the bright window
      model.put(
        roundedBox(TICKET_WIDTH * 1.06, TICKET_WIDTH * 0.5, 0.006, 0.002),
        { color: '#c8402f', line: 0.7 },
        place([0, 0, -0.007]),
      );
      model.put(
        roundedBox(0.02, 0.07, 0.024, 0.005),
        { color: '#c98a4c', line: 0.7 },
        place([-0.4 * TICKET_WIDTH, TICKET_WIDTH * 0.2, 0.006], [0, 0, 8]),
      );
    });
}

/** The cake, tipped to the light by a rolled towel under its far side. */
export const CAKE_AT = place([0.02, T + 0.03, -0.42], [26, -4, 0], 1.32);
export function tippedCake(model: Model): void {
  numberCake(model, CAKE_AT, 'eight');
  model.put(roundedBox(0.5, 0.14, 0.14, 0.06), { color: '#e4705c' }, place([0.02, T + 0.07, -0.64], [0, -4, 0]));
}

/** Screens out of sight: the window's sun comes in as one beam, on the potato, the cake and Dad's face. */
export function beamScreens(model: Model): void {
  const [x, low, high, near, far] = [-2.1, 2.14, 3.45, 1.76, -0.75];
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
  trainTicket(model, place([STAMP[0], T + 0.004, STAMP[2] + 0.02], [-90, 0, 14]), 0.42);
  for (let i = 0; i < 4; i++)
    model.put(
      roundedBox(0.4, 0.006, 0.17, 0.002),
      { color: i % 2 ? '#f8dfa0' : '#f3d58c', line: 0.7 },
      place([-0.3 + i * 0.012, T + 0.004 + i * 0.007, 0.82 - i * 0.004], [0, 18 + i * 7, 0]),
    );
  model.put(
    lathe(points2('0,.03 .006,.05 .024,.085 .022,.078 .01,.04'), { around: 24 }),
    { color: '#fff6e6', doubleSided: true },
    place([-0.2, T, 0.36], [0, 0, 0], 1.2),
  );
  model.put(ball([0.075, 0.008, 0.075], 16), { color: '#c8402f', line: 0.3 }, place([-0.2, T + 0.016, 0.36]));
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
