/** Likes: a kite high over a meadow in flower, on a clear day. */
import { relight } from '../../light/presets.ts';
import { noise, smoothstep } from '../../model/math.ts';
import { SUMMER } from '../../props/trees.ts';
import { kite, roundTree, stemFlowers } from '../../sets/board-meadow.ts';
import { boardPlace, hill, swell } from '../../sets/board-places.ts';
import { boardSky } from '../../sets/board-weather.ts';
import { spots } from '../../sets/ground-cover.ts';
import type { Shot } from '../../shot.ts';

const ground = (x: number, z: number) =>
  hill(x, z, [-4.6, -6], 4, 1.1) + hill(x, z, [5.6, -10], 5, 0.9) + hill(x, z, [-1, -15], 8, 1.1) + swell(x, z);

/** Spots for flowers that leave each other room. */
const apart = (
  n: number,
  box: [number, number, number, number],
  seed: number,
  keep: (x: number, z: number) => boolean,
) =>
  spots(n, box, seed, keep).filter(([x, z], i, all) =>
    all.slice(0, i).every((o) => Math.hypot(o[0] - x, o[1] - z) > 0.34),
  );

export function likesPlace(): Shot {
  return boardPlace({
    plan: {
      palette: SUMMER,
      soil: ['#8fb368', '#c3d67c', '#e8d2a0'],
      ground,
      path: () => 0,
      trees: [],
      bushes: [],
      grass: 1300,
      distance: { skyTop: '#8fcdf0', skyLow: '#dff1f2', far: '#d6e8d8', near: '#c4dcae', gain: 1.3, trunks: false },
    },
    light: relight('morning', { fog: { color: '#e4f2ea', near: 14, far: 70 }, exposure: 1.08 }),
    paint: { mottle: 0.04 },
    things: (model, at) => {
      boardSky(model, {
        high: '#6fbcec',
        low: '#d4eef6',
        lit: '#ffffff',
        belly: '#c4dff0',
        clouds: [
          [0.44, 0.42, 0.17, 0.13, 5],
          [0.74, 0.56, 0.12, 0.08, 9],
          [0.36, 0.16, 0.2, 0.14, 3],
        ],
      });
      roundTree(model, [-3.75, at(-3.75, -5.2) - 0.05, -5.2], 3.3, ['#3f8248', '#5f9c4c', '#86b956', '#b4d46a'], 4);
      // they grow thickest in the near corners; the middle stays calm for the cards
      const bank = (x: number, z: number) =>
        noise(x * 0.8 + 3, z * 0.8, 2) + 0.42 * smoothstep(0.8, 2.6, Math.abs(x)) + 0.1 * z > 0.62;
      const tones = ['#fff6e6', '#ef7f6c', '#f6c840', '#f7a6b8', '#c79bdc'];
      stemFlowers(model, apart(34, [-3.6, -1.2, 3.6, 0.5], 12, bank), 0.34, at, tones, 2);
      stemFlowers(model, apart(70, [-4.6, -5, 4.6, -1.2], 4, bank), 0.3, at, tones, 3);
      kite(model, [1.35, 3.72, -2], -22, 0.92, [4.5, 1.9, -1.2]);
    },
    focal: [1.35, 3.5, -2],
  });
}
