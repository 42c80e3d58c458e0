/**
 * The Bell kitchen. Metres, floor y = 0; the reader looks in from +Z, where there is no wall.
 *
 *   back wall z = -2.3, x -3.2..3.2, 3.3 high. Left wall x = -3.2 with a big window (sun comes in there), right wall
 *   x = 3.2 with an archway to the living room (z -1.4..-.4).
 *   TABLE: top at y = .72, x -.95..+.95, z -.1..+.9 (center z .4). Chairs stand round it: `chairs` puts them where asked.
 *   back wall, left to right: shelf of cups x -2.9..-1.6 · counter x -2.9..1.05 (top y .9, front z -1.7) · SINK x = -.5,
 *   z -2 with a window above it (sill 1.15) · calendar x = .75, y 1.72 · stove x 1.08..1.84, pots at y .93 · fridge x 2.35.
 *
 * Cameras (all drawn in studio/sheets/plum-places.ts):
 *   wide:         from [.5, 1.65, 5.6] to [-.1, 1.05, -.6], fov 36      whole room, table in the middle
 *   over table:   from [.9, 1.25, 3.1] to [-.3, .95, -.2], fov 36       a child kneeling on a chair behind the table
 *   to window:    from [1.5, 1.2, 2.2] to [-1.4, 1.1, -.5], fov 36      a card against the window light
 *   from below:   from [.3, .5, 2.9] to [0, .75, 0], fov 36             under the table too (Noodle)
 * A chair for kneeling children: seat .44, so hips at about .44 + .17 (place the child at y = .44 with `kneel`).
 */

import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { color, lighten, type V3 } from '../model/math.ts';
import { block, checks, wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2, points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { juneCalendar } from '../props/birthday-things.ts';
import { braidedRug, chair, farmTable, pendant, shelfRow } from '../props/furniture.ts';
import { soupPot } from '../props/kitchen.ts';
import { bush, SUMMER } from '../props/trees.ts';
import { roomWall, sashWindow } from './plum-room.ts';
import { type Hour, plumSky } from './plum-sky.ts';

export const TABLE = { top: 0.72, left: -0.95, right: 0.95, back: -0.1, front: 0.9, z: 0.4 };
export const SINK: V3 = [-0.5, 0.9, -2];
export const COUNTER = { top: 0.9, front: -1.68, left: -2.9, right: 1.05 };

export type KitchenPlan = {
  hour: Hour;
  /** [x, z, yaw] of chairs; a chair looks to its own +Z. Default: four round the table */
  chairs?: [number, number, number][];
  /** left out when a camera stands there */
  without?: ('left' | 'right' | 'table' | 'lamp' | 'calendar' | 'pots')[];
  /** the lamp over the table burns */
  lamp?: boolean;
};

export function bellKitchen(scene: THREE.Scene, p: KitchenPlan): void {
  plumSky(scene, p.hour);
  const model = new Model();
  const has = (what: NonNullable<KitchenPlan['without']>[number]) => !p.without?.includes(what);
  const wall = { high: 3.3, tone: '#f4e4bc', wainscot: { high: 0.95, tone: '#a9cdb8' }, paper: '#fbf1d8' };
  const over = { x: 2.7, y: 1.15, w: 1.5, h: 1.05 };
  const back = place([-3.2, 0, -2.3]);
  roomWall(model, back, { ...wall, wide: 6.4, openings: [over] });
  sashWindow(model, back, over, '#e4705c');
  if (has('left')) {
    const big = { x: 2.0, y: 0.95, w: 1.7, h: 1.35 };
    const left = place([-3.2, 0, 1.5], [0, 90, 0]);
    roomWall(model, left, { ...wall, wide: 3.8, openings: [big] });
    sashWindow(model, left, big, '#e4705c');
    model.inside(left.clone().multiply(place([2.0, 0.99, 0.1])), () => {
      for (const [x, tone] of [
        [-0.6, '#c9714a'],
        [0.62, '#5fa3a0'],
      ] as const)
        herb(model, [x, 0, 0], tone);
    });
  }
  if (has('right'))
    roomWall(model, place([3.2, 0, -2.3], [0, -90, 0]), {
      ...wall,
      wide: 3.8,
      openings: [{ x: 1.4, y: 0, w: 1, h: 2.15 }],
    });
  model.put(roundedBox(6.5, 0.05, 4.6, 0.01), { map: checks('#f3e6cc', '#d9a98a'), line: 0.2 }, place([0, -0.027, 0]));
  braidedRug(model, place([0, 0, 0.5]), 3.1, 2.2, ['#d8705c', '#f2cf8a', '#7fb0a4']);
  counters(model);
  stove(model, has('pots'));
  fridge(model);
  if (has('calendar')) juneCalendar(model, place([0.72, 1.72, -2.27], [0, 0, -1.5]));
  if (has('table')) farmTable(model, place([0, 0, TABLE.z]), [1.9, TABLE.top, 1]);
  const tones = ['#5fa3a0', '#e4705c', '#f0bf4c', '#b8743f'];
  const round: [number, number, number][] = points3('-.45,-.32,0 .45,-.32,0 -1.3,.4,90 1.3,.4,-90');
  for (const [i, [x, z, yaw]] of (p.chairs ?? round).entries())
    chair(model, place([x, 0, z], [0, yaw, 0]), tones[i % 4] ?? '#b8743f');
  if (has('lamp')) pendant(model, place([0, 1.95, TABLE.z - 0.1]), '#4f9a94', p.lamp ?? false);
  outside(model, p.hour);
  scene.add(model.bake());
}

function counters(model: Model): void {
  const tone = '#fff0d2';
  for (let i = 0; i < 6; i++) {
    const x = -2.57 + i * 0.66;
    block(model, [0.64, 0.78, 0.58], [x, 0.08, -1.99], tone, { line: 0.7 });
    model.put(
      roundedBox(0.5, 0.5, 0.03, 0.012),
      { tint: wash(i % 2 ? '#f8e2b6' : '#f6e6c2', 3), line: 0.6 },
      place([x, 0.4, -1.69]),
    );
    model.put(roundedBox(0.5, 0.13, 0.03, 0.012), { tint: wash('#f8e2b6', 3), line: 0.6 }, place([x, 0.76, -1.69]));
    for (const y of [0.58, 0.76]) model.put(ball(0.02, 9), { color: '#b8862f', line: 0.6 }, place([x, y, -1.665]));
  }
  model.put(roundedBox(3.98, 0.06, 0.66, 0.02), { tint: wash('#bd8352', 4), line: 0.7 }, place([-0.93, 0.87, -1.97]));
  // enamel sink, tap, and a drying rack of plates
  model.put(roundedBox(0.78, 0.22, 0.5, 0.04, { fine: true }), { color: '#fbfaf4' }, place([-0.5, 0.8, -1.92]));
  model.put(roundedBox(0.66, 0.02, 0.38, 0.01), { color: '#b9c4cc', line: 0.5 }, place([-0.5, 0.912, -1.94]));
  const tap: V3[] = points3('-.5,.9,-2.2 -.5,1.14,-2.2 -.5,1.2,-2.1 -.5,1.12,-2.02');
  model.put(tube(tap, [0.018], { around: 9, rings: 18 }), { color: '#c9ced6' });
  for (const k of [-1, 1])
    model.put(ball([0.03, 0.02, 0.03], 9), { color: '#c9ced6', line: 0.7 }, place([-0.5 + k * 0.1, 0.94, -2.2]));
  for (const [i, t] of ['#fff6e6', '#a8cfe0', '#f4b8a8', '#fff6e6'].entries())
    model.put(
      ball([0.115, 0.115, 0.012], 20),
      { color: t, line: 0.6 },
      place([-1.42 + i * 0.07, 1.02, -2.05], [0, 74, 0]),
    );
  model.put(roundedBox(0.42, 0.03, 0.3, 0.01), { color: '#b8743f', line: 0.6 }, place([-1.3, 0.915, -2.03]));
  const mug: [number, number][] = points2('0,.04 .01,.045 .1,.047 .1,.04 .02,.036');
  model.put(lathe(mug, { around: 18 }), { color: '#f2bf3e', doubleSided: true }, place([0.1, 0.9, -1.9]));
  bread(model, place([0.62, 0.9, -1.95], [0, 20, 0]));
  shelfRow(model, place([-2.5, 0.9, -2.14]), 0.7, 'jars', 5);
  for (const [y, kind, seed] of [
    [1.42, 'cups', 3],
    [1.84, 'jars', 8],
  ] as const) {
    model.put(roundedBox(1.3, 0.04, 0.24, 0.012), { tint: wash('#bd8352', 4), line: 0.7 }, place([-2.3, y, -2.16]));
    shelfRow(model, place([-2.88, y + 0.02, -2.14]), 1.1, kind, seed);
  }
}

function bread(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(roundedBox(0.44, 0.025, 0.26, 0.01), { color: '#b8743f' }, place([0, 0.013, 0]));
    model.put(roundedBox(0.26, 0.15, 0.14, 0.06, { fine: true }), { tint: wash('#d99a52', 8) }, place([-0.05, 0.1, 0]));
    model.put(
      roundedBox(0.02, 0.13, 0.13, 0.01, { fine: true }),
      { color: '#f6dfae' },
      place([0.11, 0.095, 0.0], [0, 0, -12]),
    );
  });
}

function stove(model: Model, pots: boolean): void {
  block(model, [0.76, 0.88, 0.64], [1.46, 0, -1.97], '#e9e6dc', { r: 0.04 });
  model.put(roundedBox(0.6, 0.42, 0.03, 0.02), { color: '#5a5668', line: 0.7 }, place([1.46, 0.36, -1.645]));
  model.put(
    tube(
      [
        [1.2, 0.63, -1.6],
        [1.72, 0.63, -1.6],
      ],
      [0.016],
      { around: 8, rings: 3 },
    ),
    { color: '#c9ced6' },
  );
  for (let i = 0; i < 4; i++)
    model.put(ball([0.032, 0.032, 0.02], 10), { color: '#e4604c', line: 0.6 }, place([1.22 + i * 0.16, 0.77, -1.64]));
  for (const [x, z] of points2('1.29,-1.84 1.64,-1.84 1.29,-2.1 1.64,-2.1'))
    model.put(ring(0.11, 0.1, 0.888, 0.012), { color: '#4a4656', line: 0.6 }, place([x, 0, z]));
  model.put(roundedBox(0.8, 0.34, 0.5, 0.06), { color: '#d8705c' }, place([1.46, 2.02, -2.05]));
  model.put(roundedBox(0.34, 0.56, 0.3, 0.03), { color: '#c9604e' }, place([1.46, 2.42, -2.13]));
  if (pots) soupPot(model, place([1.3, 0.9, -2.06], [0, 30, 0]), 0.13, '#4f7fb8');
  model.put(
    lathe(points2('0,.1 .02,.12 .1,.1 .16,.04 .18,.02'), { around: 20 }),
    { color: '#f2bf3e' },
    place([1.64, 0.9, -1.86]),
  );
  model.put(
    tube(
      [
        [1.73, 1.0, -1.86],
        [1.8, 1.05, -1.86],
      ],
      [0.022, 0.012],
      { around: 8, rings: 4 },
    ),
    { color: '#f2bf3e' },
  );
}

/** Rounded cream fridge with magnets and a drawing of a dinosaur. */
function fridge(model: Model): void {
  model.put(
    roundedBox(0.84, 1.78, 0.7, 0.1, { fine: true }),
    { tint: wash('#9fd0c6', 1.5, 0.08) },
    place([2.35, 0.91, -1.95]),
  );
  model.put(roundedBox(0.8, 0.02, 0.02, 0.005), { color: '#6fa59c', line: 0.6 }, place([2.35, 1.28, -1.597]));
  for (const [y, h] of [
    [1.06, 0.3],
    [1.48, 0.2],
  ] as const)
    model.put(roundedBox(0.04, h, 0.05, 0.016), { color: '#e9e6dc' }, place([2.03, y, -1.575]));
  model.put(
    roundedBox(0.24, 0.3, 0.008, 0.002),
    { color: '#fff8ea', line: 0.5 },
    place([2.45, 1.02, -1.594], [0, 0, 4]),
  );
  model.put(ball([0.07, 0.045, 0.006], 12), { color: '#63ab5b', line: 0.3 }, place([2.45, 1, -1.588]));
  model.put(
    tube(
      [
        [2.5, 1.01, -1.588],
        [2.53, 1.07, -1.588],
      ],
      [0.018, 0.022],
      { around: 7 },
    ),
    { color: '#63ab5b', line: 0.3 },
  );
  for (let i = 0; i < 4; i++)
    model.put(ball([0.01, 0.022, 0.004], 6), { color: '#f2b63c', line: 0.2 }, place([2.41 + i * 0.026, 1.05, -1.588]));
  for (const [x, y, t] of [
    [2.45, 1.16, '#e4604c'],
    [2.18, 1.5, '#f2bf3e'],
    [2.6, 1.45, '#5f8fc0'],
  ] as const)
    model.put(ball([0.022, 0.022, 0.012], 9), { color: t, line: 0.5 }, place([x, y, -1.592]));
}

function herb(model: Model, at: V3, pot: string): void {
  model.inside(place(at), () => {
    model.put(lathe(points2('0,.045 .1,.065 .11,.07 .11,.055'), { around: 16 }), { color: pot, doubleSided: true });
    for (let i = 0; i < 22; i++) {
      const [a, r] = [i * 2.4, 0.09 * Math.sqrt((i + 0.5) / 22)];
      model.put(
        ball([0.034, 0.012, 0.022], 7),
        { color: i % 2 ? '#6f9f57' : lighten('#7bab62', 0.2), line: 0.4 },
        place([Math.sin(a) * r, 0.17 - r * 0.6 + (i % 3) * 0.02, Math.cos(a) * r], [20, (a * 180) / Math.PI, 15]),
      );
    }
  });
}

/** Garden before the windows: bushes, or snow. */
function outside(model: Model, hour: Hour): void {
  const snow = hour.startsWith('snow');
  const tone = snow ? '#e6ebf8' : '#8fb85a';
  model.put(roundedBox(40, 0.1, 40, 0.02), { color: color(tone), line: 0 }, place([0, -0.4, -23]));
  model.put(roundedBox(30, 0.1, 24, 0.02), { color: color(tone), line: 0 }, place([-18.6, -0.4, 8]));
  if (snow) return;
  for (const [x, z, r, i] of [
    [-2.4, -6.4, 2.1, 1],
    [0.6, -7.2, 2.3, 2],
    [2.9, -6.4, 1.7, 3],
    [-7.4, -2.6, 2, 4],
    [-7.8, 1.2, 1.8, 5],
  ] as const)
    bush(model, [x, -0.4, z], r, 170, 0.2, SUMMER, i);
}
