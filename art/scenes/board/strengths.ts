/** Strengths: a flag on a sunny hill that somebody has climbed. */
import { relight } from '../../light/presets.ts';
import { place } from '../../model/place.ts';
import { boardPlace, flagPole, hill, swell, winding } from '../../sets/board-places.ts';
import { SUMMER } from '../../sets/woodland.ts';
import type { Shot } from '../../shot.ts';

const TOP: [number, number] = [0.5, -6.2];
const ground = (x: number, z: number) =>
  hill(x, z, TOP, 3.6, 2.4) + hill(x, z, [-5.5, -10], 4, 1.6) + hill(x, z, [6.4, -11], 4.6, 2) + swell(x, z);

export function strengthsPlace(): Shot {
  return boardPlace({
    plan: {
      palette: SUMMER,
      soil: ['#96b866', '#cfd680', '#f0d8a6'],
      ground,
      path: (x, z) => winding(x, z, TOP, 0.62),
      trees: [
        { at: [-4.3, 0, -8.2], height: 2.4, girth: 0.16, leaves: 700, leafSize: 0.16, seed: 4, spread: 0.8 },
        { at: [5, 0, -8.6], height: 2.8, girth: 0.18, leaves: 700, leafSize: 0.16, seed: 9, spread: 0.9 },
      ],
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
    things: (m, at) => flagPole(m, place([TOP[0], at(...TOP), TOP[1]]), 1.7, '#e4604c'),
    focal: [TOP[0], 3.4, TOP[1]],
  });
}
