/** Invitations with a paper door that opens: one, a pile, a row; and the glue. Metres. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import type { V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { slab } from '../model/slab.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { lettering } from './lettering.ts';

const RED = '#d8402f';
export type CardLook = {
  /** metres high; .17 is true to life, .3 reads in a wide picture */
  tall: number;
  /** color of the paper door, and degrees it stands open */
  door?: string;
  open?: number;
  /** what stands on it; '41>14' is struck out and set right */
  number?: '41' | '14' | '41>14';
  /** degrees the folded card is opened like a tent; 0 lies flat shut */
  fold?: number;
  /** a corner that a dog has had; a number says how much of the height */
  chewed?: boolean | number;
};
/** Folded invitation: front to +Z, middle of its front at the origin, the fold on its left (-X). */
export function invitation(model: Model, at: THREE.Matrix4, o: CardLook): void {
  const [h, w] = [o.tall, o.tall * 0.76];
  const t = Math.max(0.002, h * 0.012);
  const c = o.chewed ? h * (o.chewed === true ? 0.16 : o.chewed) : 0;
  const face: [number, number][] = [
    [-w / 2, -h / 2],
    [-w / 2, h / 2],
    [w / 2, h / 2],
    ...(c
      ? ([
          [w / 2, -h / 2 + c],
          [w / 2 - c * 0.35, -h / 2 + c * 0.95],
          [w / 2 - c * 0.4, -h / 2 + c * 0.5],
          [w / 2 - c * 0.9, -h / 2 + c * 0.4],
          [w / 2 - c, -h / 2],
        ] as [number, number][])
      : ([[w / 2, -h / 2]] as [number, number][])),
  ];
  model.inside(at, () => {
    model.put(slab(face, t, { soft: t * 0.4 }), { color: '#fff8e8', line: 0.8 });
    // a big bite has gone through both leaves: only the front one is drawn
    if (typeof o.chewed !== 'number')
      model.inside(place([-w / 2, 0, -t], [0, o.fold ?? 6, 0]), () =>
        model.put(roundedBox(w, h, t, t * 0.4), { color: '#f3e6cc', line: 0.7 }, place([w / 2, 0, -t * 0.6])),
      );
    const z = t * 0.6;
    if (o.number === '41>14') {
      model.inside(place([-w * 0.02, h * 0.32, z], [0, 0, 4]), () => {
        lettering(model, '41', h * 0.2, '#5a4a66', 0.15);
        const strike: V3[] = [
          [-w * 0.3, -h * 0.05, t],
          [-w * 0.05, h * 0.015, t],
          [w * 0.3, h * 0.05, t],
        ];
        model.put(tube(strike, [h * 0.016], { around: 6 }), { color: RED, line: 0 });
      });
      model.inside(place([0, h * 0.04, z], [0, 0, -3]), () => lettering(model, '14', h * 0.28, RED, 0.19));
    } else if (o.number) {
      model.inside(place([0, h * 0.3, z], [0, 0, 2]), () =>
        lettering(model, o.number ?? '', h * 0.26, '#d03028', 0.17),
      );
      model.inside(place([0, h * 0.07, z], [0, 0, -1]), () => lettering(model, 'PLUM ST.', h * 0.085, '#5a4a66', 0.16));
    } else {
      // before the address: garlands and dots in crayon
      for (let i = 0; i < 7; i++) {
        const x = (i / 6 - 0.5) * w * 0.8;
        const y = h * (0.37 - 0.07 * Math.sin(((i + 0.5) / 7) * Math.PI));
        model.put(
          ball([h * 0.025, h * 0.025, t], 8),
          { color: ['#f2bf3e', '#5fa3a0', '#e4604c'][i % 3] ?? RED, line: 0 },
          place([x, y, z]),
        );
      }
    }
    const [dw, dh] = [w * 0.36, h * 0.4];
    model.inside(place([0, -h * 0.25, z]), () => {
      model.put(roundedBox(dw * 1.08, dh * 1.06, t, t * 0.4), { color: '#f6d98a', line: 0.6 });
      model.put(
        roundedBox(dw * 0.5, dh * 0.4, t, t * 0.4),
        { color: '#e58fa8', line: 0.2 },
        place([0, -dh * 0.25, t * 0.4]),
      );
      model.put(ball([dh * 0.06, dh * 0.09, t], 8), { color: '#f08a2c', line: 0 }, place([0, dh * 0.06, t * 0.6]));
      model.inside(place([-dw / 2, 0, t], [0, -(o.open ?? 0), 0]), () => {
        model.put(
          roundedBox(dw, dh, t, t * 0.4),
          { color: o.door ?? '#e4503c', line: 0.7 },
          place([dw / 2, 0, t * 0.5]),
        );
        model.put(ball(h * 0.017, 8), { color: '#f6c233', line: 0.4 }, place([dw * 0.8, 0, t * 1.4]));
      });
    });
  });
}

/** A pile of finished cards, front up, lying on y = 0; the door of card `blue` is blue (the one to find). */
export function invitationPile(model: Model, at: THREE.Matrix4, n: number, tall = 0.2, blue = -1): void {
  model.inside(at, () => {
    for (let i = 0; i < n; i++) {
      const turn = ((i * 73) % 40) - 20;
      const x = (((i * 37) % 10) / 10 - 0.5) * tall * 0.2;
      invitation(
        model,
        place([x, 0.006 + i * tall * 0.055, (((i * 53) % 10) / 10 - 0.5) * tall * 0.16], [-90, turn, 0]),
        {
          tall,
          fold: 2,
          open: i === n - 1 ? 42 : 5,
          door: i === blue ? '#3d6fb4' : '#e4503c',
        },
      );
    }
  });
}
/** A row of cards standing like little tents along X, `step` apart. */
export function invitationRow(model: Model, at: THREE.Matrix4, n: number, tall = 0.2, blue = -1): void {
  model.inside(at, () => {
    for (let i = 0; i < n; i++) {
      const x = (i - (n - 1) / 2) * tall * 0.95;
      const turn = 14 + ((i * 47) % 30) - 15;
      const look = { tall, fold: 46, open: 20 + ((i * 31) % 45), door: i === blue ? '#3d6fb4' : '#e4503c' };
      invitation(model, place([x, tall / 2, ((i * 29) % 7) * 0.012], [0, turn, 0]), look);
    }
  });
}

/** Pot of paste with a brush, .12 high. */
export function gluePot(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(lathe(points2('0,.05 .01,.056 .08,.056 .1,.046 .11,.048 .1,.04 .07,.045'), { around: 20 }), {
      color: '#8fc9b4',
      doubleSided: true,
    });
    model.put(ball([0.045, 0.01, 0.045], 14), { color: '#fffaf0', line: 0.3 }, place([0, 0.09, 0]));
    model.put(
      tube(
        [
          [0.01, 0.08, 0],
          [0.05, 0.2, 0.02],
        ],
        [0.009],
        { around: 7, rings: 3 },
      ),
      { color: '#b8743f' },
    );
    model.put(roundedBox(0.05, 0.045, 0.004, 0.002), { color: '#fff6e6', line: 0.4 }, place([0, 0.05, 0.056]));
  });
}
