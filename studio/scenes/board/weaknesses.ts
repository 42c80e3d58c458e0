/** Weaknesses: a bed of seedlings, watered this morning. What is small here is still growing. */
import { relight } from '../../light/presets.ts';
import { fbm, mix, random, smoothstep } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { SUMMER } from '../../props/trees.ts';
import { boardPlace, hill, seedling, swell, wateringCan } from '../../sets/board-places.ts';
import type { Shot } from '../../shot.ts';

const ROWS = [3.1, 1.7, 0.2, -1.4, -3.2];
const inBed = (x: number, z: number) =>
  smoothstep(3.9, 3.5, Math.abs(x) + (fbm(x, z) - 0.5) * 0.5) * smoothstep(-4.4, -4, z) * smoothstep(4.6, 4.2, z);
const ground = (x: number, z: number) => {
  const ridge = ROWS.reduce((most, row) => Math.max(most, Math.exp(-(((z - row) / 0.34) ** 2))), 0);
  return inBed(x, z) * ridge * 0.2 + hill(x, z, [-7, -12], 5, 1.8) + hill(x, z, [6, -13], 6, 2.2) + swell(x, z) * 0.5;
};

export function weaknessesPlace(): Shot {
  return boardPlace({
    plan: {
      palette: SUMMER,
      soil: ['#86ad6a', '#bcd08a', '#a5744c'],
      ground,
      path: inBed,
      trees: [],
      bushes: [
        [-5, -3.4, 0.6],
        [5.2, -4.4, 0.7],
      ],
      grass: 1300,
      distance: {
        skyTop: '#a9dcd6',
        skyLow: '#e2f3e6',
        far: '#d4e6d0',
        near: '#b4d0b0',
        gain: 1.28,
        trunks: false,
      },
    },
    light: relight('morning', { fog: { color: '#e6f2e2', near: 12, far: 60 } }),
    things: (model, at) => {
      const rnd = random(5);
      for (const [r, z] of ROWS.entries())
        for (let i = -4; i <= 4; i++) {
          const x = i * 0.82 + (r % 2 ? 0.4 : 0) + (rnd() - 0.5) * 0.14;
          if (Math.abs(x) < 3.6 && Math.hypot(x - 2.5, z + 0.4) > 0.9)
            seedling(model, [x, at(x, z), z], mix(0.36, 0.56, rnd()), r * 20 + i + 7);
        }
      wateringCan(model, place([2.5, at(2.5, -0.6) - 0.02, -0.6], [0, 205, 0], 1.25), '#5fa3a0');
    },
    focal: [0, 0.6, 0.2],
  });
}
