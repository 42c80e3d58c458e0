/** Pond board: shallow clear water inside a mossy bank, lily pads and pebbles along the shore. */
import { BOARD, boardGround, border } from '../../game/board-ground.ts';
import { relight } from '../../light/presets.ts';
import type { Item, Model } from '../../model/bake.ts';
import { flatShape } from '../../model/leaves.ts';
import { color, fbm, mix, noise, random, smoothstep, TAU } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';
import { flowers, pebbles, plant, spots } from '../../sets/ground-cover.ts';
import type { Shot } from '../../shot.ts';

const FLAT = () => 0;
const H = BOARD / 2;
const BOX: [number, number, number, number] = [-H, -H, H, H];
const shore = (x: number, z: number) => border(x, z) * 1.05 + (noise(x * 1.1 + 7, z * 1.1) - 0.5) * 0.55;

/** Round leaves with a notch, a few with a flower. */
function lilies(model: Model): void {
  const pad = flatShape(
    Array.from({ length: 26 }, (_, i): [number, number] => {
      const a = 0.22 + (i / 25) * (TAU - 0.44);
      return [Math.cos(a), Math.sin(a)];
    }).concat([[0.1, 0]]),
    0.04,
  ).rotateX(-Math.PI / 2);
  const rnd = random(6);
  const list = spots(400, BOX, 31, (x, z) => border(x, z) > 0.06 && shore(x, z) > 0 && shore(x, z) < 0.34).slice(0, 30);
  const items = list.map(
    ([x, z, s]): Item => ({
      at: place([x, 0.02 + rnd() * 0.02, z], [0, rnd() * 360, 0], 0.15 * s),
      color: color('#6fa468').lerp(color('#a5c878'), rnd()),
    }),
  );
  model.scatter(pad, items, { doubleSided: true, line: 0.7 });
  for (const [i, [x, z]] of list.entries()) {
    if (i % 5) continue;
    for (let k = 0; k < 8; k++) {
      const a = (k / 8) * TAU;
      model.put(
        ball([0.035, 0.016, 0.07], 10),
        { color: i % 10 ? '#fff4ee' : '#f5a6b4', line: 0.5 },
        place([x + Math.sin(a) * 0.055, 0.07, z + Math.cos(a) * 0.055], [-20, (a * 180) / Math.PI, 0]),
      );
    }
    model.put(ball([0.035, 0.03, 0.035], 10), { color: '#f6c233', line: 0.3 }, place([x, 0.09, z]));
  }
}

export function groundPond(): Shot {
  const [water, light, bank, sand] = ['#9cc9c6', '#bcdcd2', '#9fbb78', '#d9d2a8'].map(color) as [
    ReturnType<typeof color>,
    ReturnType<typeof color>,
    ReturnType<typeof color>,
    ReturnType<typeof color>,
  ];
  return boardGround({
    tint: (x, z) => {
      const e = shore(x, z);
      const ripple =
        smoothstep(0.56, 0.66, fbm(x * 0.9 + 0.4 * Math.sin(z * 2), z * 3.4 + 5, 3)) * smoothstep(0.5, 0, e);
      return water
        .clone()
        .lerp(light, 0.55 * ripple + 0.35 * fbm(x * 0.5, z * 0.5, 2))
        .lerp(sand, smoothstep(0.3, 0.5, e))
        .lerp(bank, smoothstep(0.5, 0.62, e));
    },
    dress: (model) => {
      lilies(model);
      plant(
        model,
        'grass',
        spots(300, BOX, 3, (x, z) => shore(x, z) > 0.6),
        0.22,
        FLAT,
        ['#6f9a54', '#8fb562', '#b2cc78'],
      );
      plant(
        model,
        'reed',
        spots(60, BOX, 13, (x, z) => shore(x, z) > 0.42 && shore(x, z) < 0.62 && noise(x, z, 4) > 0.5),
        0.34,
        FLAT,
        ['#7a9a58', '#a3b66c'],
      );
      pebbles(
        model,
        spots(90, BOX, 9, (x, z) => shore(x, z) > 0.26 && shore(x, z) < 0.56),
        0.07,
        FLAT,
        ['#d8ccc0', '#bdb0b4', '#efe6d6', '#c9b8b0'],
      );
      flowers(
        model,
        spots(34, BOX, 5, (x, z) => shore(x, z) > 0.62).map(([x, z, s]) => [x, z, s * mix(1.5, 2, 0.5)]),
        FLAT,
        ['#fff4dc', '#f6c233', '#b79ad8'],
      );
    },
    light: relight('day', { sun: { dir: [-0.8, 1, 0.5], color: '#fff0d4', power: 3.4, cone: 0.1 }, exposure: 0.9 }),
  });
}
