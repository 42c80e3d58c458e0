/** What turns the Bell kitchen into a ticket workshop (BB-6.2): five tickets on a line, the cake's block, tickets and ink. */

import type { Model } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { block, wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe, tube } from '../../model/tube.ts';
import { trainTicket } from '../../props/birthday-things.ts';
import { numberCake } from '../../props/number-cake.ts';
import { TABLE } from '../../sets/bell-kitchen.ts';

const T = TABLE.top;

/** Where the potato comes down. */
export const STAMP: V3 = [-0.46, T + 0.008, 0.2];

/** The line from out of the picture on the left up to the hood of the stove. */
const LINE: [V3, V3] = [
  [-1.9, 1.66, 0.5],
  [1.06, 2.12, -1.5],
];
/** World point of the line, 0 left to 1 at the hood; it sags in between. */
export const onLine = (k: number): V3 => {
  const [a, b] = LINE;
  const at = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * k;
  return [at(0), at(1) - 0.2 * Math.sin(Math.PI * k), at(2)];
};
/** Where on the line the five hang. */
export const TICKETS = [0.365, 0.505, 0.64, 0.765, 0.885];
/** Width of a hanging ticket, metres. */
export const TICKET_WIDTH = 0.37;

export function ticketLine(model: Model): void {
  model.put(tube([0, 0.2, 0.4, 0.6, 0.8, 1].map(onLine), [0.0065], { around: 6, rings: 40 }), {
    color: '#fff4dc',
    line: 0.8,
  });
  // tied to a hook on the stove's hood
  const [, end] = LINE;
  model.put(ball([0.03, 0.026, 0.026], 12), { color: '#fff4dc', line: 0.8 }, place(end));
  model.put(
    tube(
      [end, [end[0] + 0.015, end[1] - 0.05, end[2] + 0.02], [end[0] - 0.005, end[1] - 0.11, end[2] + 0.02]],
      [0.0065],
      {
        around: 6,
      },
    ),
    { color: '#fff4dc', line: 0.8 },
  );
  for (const [i, k] of TICKETS.entries()) {
    const p = onLine(k);
    const tilt = [7, 5, -3, 9, 4][i] ?? 0;
    model.inside(place(p, [0, 12, tilt]), () => {
      model.inside(place([0, -TICKET_WIDTH * 0.24, 0.004], [4, 0, 0]), () => {
        trainTicket(model, place([0, 0, 0]), TICKET_WIDTH, 2);
        // a red edge keeps them off the bright window
        model.put(
          roundedBox(TICKET_WIDTH * 1.06, TICKET_WIDTH * 0.5, 0.006, 0.002),
          { color: '#c8402f', line: 0.7 },
          place([0, 0, -0.007]),
        );
      });
      for (const x of [-0.4, 0.4])
        model.put(
          roundedBox(0.017, 0.062, 0.022, 0.005),
          { color: '#c98a4c', line: 0.7 },
          place([x * TICKET_WIDTH, -0.008, 0.008]),
        );
    });
  }
}

/** Kitchen block on which the cake stands, tipped to the light by a wedge of towel under its far side. */
export const CAKE_AT = place([0.74, 0.9, -0.3], [22, 0, 0], 1.3);
export function cakeBlock(model: Model): void {
  block(model, [1.0, 0.8, 0.52], [0.8, 0, -0.34], '#a9bfae', { line: 0.8 });
  model.put(roundedBox(1.1, 0.07, 0.62, 0.02), { tint: wash('#b57a4a', 4), line: 0.8 }, place([0.8, 0.84, -0.34]));
  numberCake(model, CAKE_AT, 'eight');
  model.put(roundedBox(0.4, 0.1, 0.12, 0.04), { color: '#e4705c' }, place([0.74, 0.92, -0.52], [0, 4, 0]));
}

/** What lies about: practice stamps in blackberry ink, a saucer of it, crayons, scissors' snippets. */
export function workshopClutter(model: Model): void {
  // what she stamps are tickets: one under the potato, done ones and waiting ones beside it
  trainTicket(model, place([STAMP[0], T + 0.004, STAMP[2] + 0.02], [-90, 0, 6]), 0.4);
  for (const [x, z, yaw, lift] of [
    [-0.98, 0.42, -14, 0.004],
    [-0.93, 0.5, 8, 0.012],
  ] as const)
    trainTicket(model, place([x, T + lift, z], [-90, 0, yaw]), 0.36);
  for (let i = 0; i < 4; i++)
    model.put(
      roundedBox(0.4, 0.006, 0.17, 0.002),
      { color: i % 2 ? '#f8dfa0' : '#f3d58c', line: 0.7 },
      place([-0.06 + i * 0.012, T + 0.004 + i * 0.007, 0.5 - i * 0.004], [0, -8 + i * 7, 0]),
    );
  const saucer: [number, number][] = points2('0,.03 .006,.05 .024,.085 .022,.078 .01,.04');
  model.put(
    lathe(saucer, { around: 24 }),
    { color: '#fff6e6', doubleSided: true },
    place([0.02, T, 0.16], [0, 0, 0], 1.2),
  );
  model.put(ball([0.075, 0.008, 0.075], 16), { color: '#4c3479', line: 0.3 }, place([0.02, T + 0.016, 0.16]));
}
