/** Likes: a kite over a meadow in flower. */
import { relight } from '../../light/presets.ts';
import { random } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { boardPlace, hill, kite, swell } from '../../sets/board-places.ts';
import { flowers } from '../../sets/ground-cover.ts';
import { SUMMER } from '../../sets/woodland.ts';
import type { Shot } from '../../shot.ts';

const ground = (x: number, z: number) =>
  hill(x, z, [-4.6, -6], 4, 1.2) + hill(x, z, [5.2, -9], 5, 1.7) + hill(x, z, [-1, -15], 8, 1.6) + swell(x, z);

export function likesPlace(): Shot {
  return boardPlace({
    plan: {
      palette: SUMMER,
      soil: ['#8fb368', '#c9d882', '#e8d2a0'],
      ground,
      path: () => 0,
      trees: [{ at: [-4.6, 0, -6.2], height: 3.4, girth: 0.22, leaves: 900, leafSize: 0.2, seed: 4, spread: 1.1 }],
      bushes: [[4.6, -4.6, 0.6]],
      grass: 1500,
      distance: {
        skyTop: '#f5978f',
        skyLow: '#ffcfc2',
        far: '#f5cdbf',
        near: '#dccfa0',
        glow: { at: -20, wide: 50, color: '#fff6e2' },
        gain: 1.3,
        trunks: false,
      },
    },
    light: relight('morning', { fog: { color: '#ffdfd4', near: 12, far: 60 }, exposure: 1.08 }),
    things: (m, at) => {
      const rnd = random(12);
      const list = Array.from({ length: 170 }, (): [number, number, number] => [
        (rnd() - 0.5) * 9,
        4 - rnd() ** 0.8 * 9,
        2.4 + rnd() * 2.2,
      ]);
      flowers(m, list, at, ['#fff6e6', '#ef7f6c', '#f6c840', '#f7b0bc', '#c79bdc']);
      kite(m, place([1.9, 3.55, -2], [0, -10, -24]), 0.95);
    },
    focal: [1.9, 3.4, -2],
  });
}
