/** What turns the Bell kitchen into a ticket workshop (BB-6.2): five tickets on a line, the cake's block, stamps and crayons. */

import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { block, wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe, tube } from '../../model/tube.ts';
import { potatoStamp, trainTicket } from '../../props/birthday-things.ts';
import { notebook, pencil } from '../../props/forest.ts';
import { gluePot } from '../../props/invitation-cards.ts';
import { numberCake } from '../../props/number-cake.ts';
import { TABLE } from '../../sets/bell-kitchen.ts';

const T = TABLE.top;

/** The line from out of the picture on the left up to the hood of the stove. */
const LINE: [V3, V3] = [
  [-2.7, 1.36, 0.2],
  [1.0, 2.12, -1.28],
];
/** World point of the line, 0 left to 1 at the hood; it sags in between. */
export const onLine = (k: number): V3 => {
  const [a, b] = LINE;
  const at = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * k;
  return [at(0), at(1) - 0.2 * Math.sin(Math.PI * k), at(2)];
};
/** Where on the line the five hang. */
export const TICKETS = [0.42, 0.535, 0.645, 0.755, 0.86];
/** Width of a hanging ticket, metres. */
export const TICKET_WIDTH = 0.4;

export function ticketLine(m: Model): void {
  m.put(tube([0, 0.2, 0.4, 0.6, 0.8, 1].map(onLine), [0.0065], { around: 6, rings: 40 }), {
    color: '#fff4dc',
    line: 0.8,
  });
  // tied to a hook on the stove's hood
  const [, end] = LINE;
  m.put(ball([0.03, 0.026, 0.026], 12), { color: '#fff4dc', line: 0.8 }, place(end));
  m.put(
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
    m.inside(place(p, [0, 12, tilt]), () => {
      m.inside(place([0, -TICKET_WIDTH * 0.24, 0.004], [4, 0, 0]), () => {
        trainTicket(m, place([0, 0, 0]), TICKET_WIDTH, 2);
        // a red edge keeps them off the bright window
        m.put(
          roundedBox(TICKET_WIDTH * 1.06, TICKET_WIDTH * 0.5, 0.006, 0.002),
          { color: '#c8402f', line: 0.7 },
          place([0, 0, -0.007]),
        );
      });
      for (const x of [-0.4, 0.4])
        m.put(
          roundedBox(0.017, 0.062, 0.022, 0.005),
          { color: '#c98a4c', line: 0.7 },
          place([x * TICKET_WIDTH, -0.008, 0.008]),
        );
    });
  }
}

export function hammer(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    const handle: V3[] = [
      [0, -0.1, 0],
      [0, 0.24, 0],
    ];
    m.put(tube(handle, [0.016, 0.014], { around: 9, rings: 3 }), { color: '#c98a4c' });
    m.put(roundedBox(0.05, 0.06, 0.16, 0.014), { color: '#7d8492' }, place([0, 0.25, 0.01]));
  });
}

/** Kitchen block on which the cake stands, tipped to the light by a wedge of towel under its far side. */
export function cakeBlock(m: Model): void {
  block(m, [0.96, 0.8, 0.46], [1.02, 0, -0.86], '#cfe0c8', { line: 0.8 });
  m.put(roundedBox(1.06, 0.07, 0.56, 0.02), { tint: wash('#bd8352', 4), line: 0.8 }, place([1.02, 0.84, -0.86]));
  numberCake(m, place([1.02, 0.9, -0.84], [20, 0, 0]), 'eight', { scale: 1.25 });
  m.put(roundedBox(0.4, 0.09, 0.12, 0.04), { color: '#e4705c' }, place([1.02, 0.92, -1.04], [0, 4, 0]));
  const bowl: [number, number][] = points2('0,.05 .02,.07 .1,.12 .11,.115 .03,.05');
  m.put(lathe(bowl, { around: 24 }), { color: '#f2bf3e', doubleSided: true }, place([0.62, 0.875, -0.72]));
  m.put(ball([0.1, 0.02, 0.1], 16), { color: '#4f86c8', line: 0.4 }, place([0.62, 0.96, -0.72]));
}

/** What lies about: practice stamps in blackberry ink, a saucer of it, crayons, scissors' snippets. */
export function workshopClutter(m: Model): void {
  // what she stamps are tickets: one under the potato, one done, more waiting
  for (const [x, z, yaw, lift] of [
    [-0.27, 0.16, 6, 0.004],
    [-0.62, 0.24, -14, 0.004],
    [-0.6, 0.3, 10, 0.012],
  ] as const)
    trainTicket(m, place([x, T + lift, z], [-90, 0, yaw]), 0.38);
  const saucer: [number, number][] = points2('0,.03 .006,.05 .024,.085 .022,.078 .01,.04');
  m.put(lathe(saucer, { around: 24 }), { color: '#fff6e6', doubleSided: true }, place([0.14, T, 0.2]));
  m.put(ball([0.062, 0.008, 0.062], 16), { color: '#4c3479', line: 0.3 }, place([0.14, T + 0.014, 0.2]));
  potatoStamp(m, place([0.34, T + 0.045, 0.42], [0, 20, 84]));
  gluePot(m, place([0.62, T, 0.16], [0, 30, 0], 1.15));
  const jar: [number, number][] = points2('0,.05 .01,.058 .11,.058 .115,.05 .02,.045');
  m.put(lathe(jar, { around: 20 }), { color: '#a8cfe0', doubleSided: true }, place([-0.74, T, 0.14]));
  for (const [i, tone] of ['#d8352c', '#f2bf3e', '#5fa3a0', '#8a5cb4'].entries())
    pencil(m, place([-0.74, T + 0.02, 0.14], [18 * Math.cos(i * 1.7), 0, 20 * Math.sin(i * 1.7)]), tone, 0.21, 0.013);
  notebook(m, place([0.5, T + 0.016, 0.6], [-90, 0, 24], 1.2));
  for (let i = 0; i < 4; i++)
    m.put(
      roundedBox(0.4, 0.006, 0.17, 0.002),
      { color: i % 2 ? '#f8dfa0' : '#f3d58c', line: 0.7 },
      place([0.02 + i * 0.012, T + 0.004 + i * 0.007, 0.66 - i * 0.004], [0, -8 + i * 7, 0]),
    );
  for (const [x, z, yaw, tone] of [
    [-0.66, 0.52, 30, '#e4604c'],
    [-0.56, 0.6, -12, '#5fa3a0'],
    [0.5, 0.2, 62, '#f2bf3e'],
  ] as const)
    m.put(
      tube(
        [
          [-0.06, 0, 0],
          [0.05, 0, 0],
        ],
        [0.012, 0.012],
        { around: 7, rings: 2 },
      ),
      { color: tone, line: 0.7 },
      place([x, T + 0.014, z], [0, yaw, 0]),
    );
  for (const [x, z, yaw] of [
    [-0.52, 0.36, 20],
    [-0.02, 0.5, -40],
    [0.2, 0.62, 10],
  ] as const)
    m.put(
      roundedBox(0.07, 0.004, 0.022, 0.001),
      { color: '#f8dfa0', line: 0.6 },
      place([x, T + 0.003, z], [0, yaw, 0]),
    );
}
