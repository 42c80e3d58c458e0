/** Meadow board: mown sage grass, flowers and pebbles along the hedge side. */
import { BOARD, boardGround, border } from '../../game/board-ground.ts';
import { relight } from '../../light/presets.ts';
import { color, fbm, noise, smoothstep } from '../../model/math.ts';
import { flowers, litter, pebbles, plant, spots } from '../../sets/ground-cover.ts';
import type { Shot } from '../../shot.ts';

const FLAT = () => 0;
const H = BOARD / 2;
const BOX: [number, number, number, number] = [-H, -H, H, H];

export function groundMeadow(): Shot {
  const [green, straw, deep] = ['#a3bd7a', '#bccb8c', '#7fa564'].map(color) as [
    ReturnType<typeof color>,
    ReturnType<typeof color>,
    ReturnType<typeof color>,
  ];
  const edge = (x: number, z: number) => border(x, z) + (noise(x * 1.3, z * 1.3) - 0.5) * 0.7;
  return boardGround({
    tint: (x, z) =>
      green
        .clone()
        .lerp(straw, smoothstep(0.35, 0.7, fbm(x * 0.5 + 3, z * 0.5, 2)) * 0.8)
        .lerp(deep, smoothstep(0.1, 1.2, edge(x, z)) * 0.7),
    dress: (model) => {
      plant(
        model,
        'grass',
        spots(420, BOX, 3, (x, z) => edge(x, z) > 0.42),
        0.2,
        FLAT,
        ['#6f9a54', '#8fb562', '#b2cc78'],
      );
      plant(
        model,
        'grass',
        spots(90, BOX, 8, (x, z) => border(x, z) < 0.3),
        0.09,
        FLAT,
        ['#a6bf7c', '#bccd8c'],
      );
      plant(
        model,
        'fern',
        spots(9, BOX, 21, (x, z) => border(x, z) > 0.8 && Math.abs(x) > 2.2 && Math.abs(z) > 2.2),
        0.42,
        FLAT,
        ['#6d9a58', '#86b066'],
      );
      flowers(
        model,
        spots(70, BOX, 5, (x, z) => edge(x, z) > 0.5).map(([x, z, s]) => [x, z, s * 2.7]),
        FLAT,
        ['#fff4dc', '#f2849a', '#f6c233', '#b79ad8'],
      );
      flowers(
        model,
        spots(16, BOX, 15, (x, z) => border(x, z) < 0.4),
        FLAT,
        ['#fff4dc', '#f7e3a0'],
      );
      pebbles(
        model,
        spots(34, BOX, 9, (x, z) => edge(x, z) > 0.5),
        0.075,
        FLAT,
        ['#d8ccc0', '#bdb0b4', '#e8dfd0'],
      );
      litter(
        model,
        spots(22, BOX, 12, (x, z) => edge(x, z) > 0.3),
        0.1,
        FLAT,
        ['#e8b45a', '#d98a5c', '#9fb868'],
      );
    },
    light: relight('day', { sun: { dir: [-0.8, 1, 0.5], color: '#fff0d4', power: 3.4, cone: 0.1 }, exposure: 0.9 }),
  });
}
