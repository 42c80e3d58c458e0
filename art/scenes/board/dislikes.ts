/** Dislikes: a rainy corner with a puddle, and an umbrella to wait under. */
import { relight } from '../../light/presets.ts';
import { smoothstep } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { boardPlace, cloud, hill, puddle, rain, swell, umbrella } from '../../sets/board-places.ts';
import type { Palette } from '../../sets/woodland.ts';
import type { Shot } from '../../shot.ts';

const WET: Palette = {
  leaves: ['#4c5f72', '#64798a', '#8298a0', '#a2b6b4', '#c4d0c8'],
  bark: ['#5a4a58', '#8a7880'],
  grass: ['#6a8478', '#869f8c', '#a4b8a0', '#c0ccb4'],
};
/** Flat where the puddle lies. */
const ground = (x: number, z: number) =>
  hill(x, z, [-6, -9], 4.6, 1.6) +
  hill(x, z, [5.6, -11], 5, 2) +
  swell(x, z) * 0.4 * smoothstep(1.8, 3.2, Math.hypot(x + 0.9, (z + 1.9) * 1.5));

export function dislikesPlace(): Shot {
  return boardPlace({
    plan: {
      palette: WET,
      soil: ['#8f9fae', '#b4bfc4', '#c6bccc'],
      ground,
      path: () => 0,
      trees: [],
      bushes: [
        [-4.2, -3.2, 0.6],
        [4.8, -5.4, 0.7],
      ],
      grass: 1000,
      distance: {
        skyTop: '#b7a6d6',
        skyLow: '#ddd2ec',
        far: '#d0c6e0',
        near: '#b3acc8',
        gain: 1.25,
        trunks: false,
      },
    },
    light: relight('day', {
      sun: { dir: [-0.4, 0.9, 0.5], color: '#e8e2ff', power: 2.6, cone: 0.3 },
      fog: { color: '#ddd4ec', near: 11, far: 52 },
      exposure: 1.05,
    }),
    things: (m, at) => {
      puddle(m, [-0.9, 0.04, -1.9], 1.75, 0.95, '#a9afdc');
      umbrella(m, place([1.9, at(1.9, -0.6) + 0.62, -0.6], [16, 20, -64], 1.05), ['#e4604c', '#f6ead2']);
      cloud(m, [-2.6, 4.15, -5], 3, '#b9aed2', 3);
      cloud(m, [2.9, 4.5, -7], 3.6, '#c4badb', 8);
      rain(m, 150, [-5, 0.6, -5], [5, 4.2, 2.5], 6);
    },
    focal: [2.3, 0.9, -0.4],
  });
}
