/** Strengths: a flag on a sunny hill that somebody has climbed. */
import { relight } from '../../light/presets.ts';
import { grid } from '../../model/grid.ts';
import { color, fbm, mix, noise, smoothstep, TAU } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { SUMMER } from '../../props/trees.ts';
import { roundTree } from '../../sets/board-meadow.ts';
import { boardPlace, flagPole, hill, swell } from '../../sets/board-places.ts';
import { boardSky } from '../../sets/board-weather.ts';
import type { Shot } from '../../shot.ts';

const TOP: [number, number] = [1.4, -6.2];
const FRONT = 1.4;
/** Middle and half width of the path at depth z: it winds to and fro up the hill, and narrows. */
const way = (z: number): [number, number] => {
  const t = (FRONT - z) / (FRONT - TOP[1]);
  return [mix(-0.9, TOP[0], t) + 1.15 * Math.sin(t * TAU * 1.5) * Math.sin(t * Math.PI) ** 0.7, mix(0.5, 0.24, t)];
};
const ground = (x: number, z: number) =>
  hill(x, z, TOP, 3.6, 2.4) + hill(x, z, [-5.5, -10], 4, 1.6) + hill(x, z, [6.4, -11], 4.6, 2) + swell(x, z);

export function strengthsPlace(): Shot {
  return boardPlace({
    plan: {
      palette: SUMMER,
      soil: ['#96b866', '#cfd680', '#f0d8a6'],
      ground,
      path: () => 0,
      clear: (x, z) => z < TOP[1] || Math.abs(x - way(z)[0]) > way(z)[1] + 0.12,
      trees: [],
      bushes: [
        [-3.4, -1.2, 0.5],
        [3.9, -2.6, 0.6],
        [-4.6, -5.2, 0.7],
      ],
      grass: 1500,
      distance: {
        skyTop: '#ffd684',
        skyLow: '#fff0c4',
        far: '#f4e3b4',
        near: '#dcd8a2',
        glow: { at: 18, wide: 46, color: '#fffbe6' },
        gain: 1.3,
        trunks: false,
      },
    },
    light: relight('golden', { fog: { color: '#fff0c8', near: 12, far: 60 }, exposure: 1.1 }),
    paint: { mottle: 0.045 },
    things: (model, at) => {
      boardSky(model, {
        high: '#ffd684',
        low: '#fff0c4',
        lit: '#fffaf0',
        belly: '#ffe6b4',
        clouds: [
          [0.4, 0.36, 0.16, 0.11, 5],
          [0.62, 0.22, 0.13, 0.09, 9],
        ],
      });
      const leaves = ['#5a8a44', '#7aa64a', '#a2c058', '#d0d870'];
      roundTree(model, [-4.3, at(-4.3, -8.2) - 0.05, -8.2], 2.5, leaves, 4);
      roundTree(model, [5.2, at(5.2, -8.6) - 0.05, -8.6], 2.9, leaves, 7);
      const earth = grid(
        (u, w) => {
          const z = mix(FRONT, TOP[1], w);
          const [x, half] = way(z);
          const px = x + (u * 2 - 1) * half * (0.9 + 0.24 * noise(z * 2.6, u < 0.5 ? 1 : 7));
          return [px, at(px, z) + 0.05 - 0.05 * (u * 2 - 1) ** 4, z];
        },
        10,
        160,
      );
      model.put(earth, {
        doubleSided: true,
        line: 0.3,
        tint: (point) =>
          color('#e8c68e').lerp(color('#f7e4ba'), smoothstep(0.3, 0.7, fbm(point.x * 1.6, point.z * 1.6))),
      });
      flagPole(model, place([TOP[0], at(...TOP), TOP[1]]), 1.7, '#e4604c');
    },
    focal: [TOP[0], 3.4, TOP[1]],
  });
}
