/** Night board: a violet hill with lanterns in two corners; pale flowers and leaves catch their light. */

import { BOARD, boardGround, border } from '../../game/board-ground.ts';
import { relight } from '../../light/presets.ts';
import { color, fbm, noise, smoothstep, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { ball } from '../../model/tube.ts';
import { lantern } from '../../props/treasures.ts';
import { flowers, litter, pebbles, plant, spots } from '../../sets/ground-cover.ts';
import type { Shot } from '../../shot.ts';

const FLAT = () => 0;
const H = BOARD / 2;
const BOX: [number, number, number, number] = [-H, -H, H, H];
const LAMPS: V3[] = [
  [-H + 0.32, 0, -H + 0.66],
  [H - 0.3, 0, H - 0.16],
];
const FIREFLIES: V3[] = points3('-1.4,.3,2.75 2.76,.3,-1.2 -2.74,.3,1.1 1.2,.3,-2.74 2.7,.3,.9 -.4,.3,-2.8');

export function groundNight(): Shot {
  const [hill, moon, deep, glow] = ['#a288b4', '#b8a0c4', '#77608f', '#ffd08a'].map(color) as [
    ReturnType<typeof color>,
    ReturnType<typeof color>,
    ReturnType<typeof color>,
    ReturnType<typeof color>,
  ];
  const edge = (x: number, z: number) => border(x, z) + (noise(x * 1.3, z * 1.3) - 0.5) * 0.7;
  return boardGround({
    tint: (x, z) => {
      const lit = Math.max(...LAMPS.map((l) => smoothstep(3.4, 0.2, Math.hypot(x - l[0], z - l[2]))));
      return hill
        .clone()
        .lerp(moon, smoothstep(0.35, 0.7, fbm(x * 0.5 + 3, z * 0.5, 2)) * 0.8)
        .lerp(deep, smoothstep(0.1, 1.1, edge(x, z)) * 0.75)
        .lerp(glow, lit * lit * 0.8);
    },
    dress: (model) => {
      plant(
        model,
        'grass',
        spots(420, BOX, 3, (x, z) => edge(x, z) > 0.42),
        0.2,
        FLAT,
        ['#54508e', '#6f6aa8', '#8f8cc0'],
      );
      plant(
        model,
        'grass',
        spots(90, BOX, 8, (x, z) => border(x, z) < 0.3),
        0.09,
        FLAT,
        ['#7f76b2', '#9a92c6'],
      );
      flowers(
        model,
        spots(56, BOX, 5, (x, z) => edge(x, z) > 0.5).map(([x, z, s]) => [x, z, s * 2.5]),
        FLAT,
        ['#fff4dc', '#d8c8f4', '#f2b0c4'],
      );
      pebbles(
        model,
        spots(34, BOX, 9, (x, z) => edge(x, z) > 0.5),
        0.075,
        FLAT,
        ['#a79cc4', '#8d84b0', '#c2b8d4'],
      );
      litter(
        model,
        spots(26, BOX, 12, (x, z) => edge(x, z) > 0.3),
        0.1,
        FLAT,
        ['#d98a5c', '#b06a7c', '#e8b45a'],
      );
      // tilted to the reader, who would else see only the lids
      for (const at of LAMPS) model.inside(place(at, [-58, 0, 0], 0.5), () => lantern(model));
      for (const at of FIREFLIES)
        model.put(ball(0.03, 10), { glow: true, color: color('#fff3a8').multiplyScalar(1.5), line: 0 }, place(at));
    },
    light: relight('night', {
      sun: { dir: [-0.6, 1, 0.4], color: '#f0dcff', power: 2.5, cone: 0.12 },
      top: '#a89ac8',
      horizon: '#b89cc0',
      bounce: '#8a7098',
      sky: 0.75,
      points: LAMPS.map((l) => ({ at: [l[0], 0.55, l[2]] as V3, color: '#ffb45a', power: 3, radius: 0.12 })),
      exposure: 1.06,
      saturation: 0.98,
    }),
  });
}
