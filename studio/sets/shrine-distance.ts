/** What lies behind the pines of the shrine: a wall of mist in the morning, two even peaks on a clear day. Coordinates in spirit-shrine.ts. */
import { type Item, Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { at, color, fbm, mix, random, smoothstep } from '../model/math.ts';
import { place } from '../model/place.ts';
import { stone } from '../model/stones.ts';
import { tube } from '../model/tube.ts';

/** Morning: beyond the first trees there is only paper, three rows of trunks and the head of Bohyeonbong. */
export function mistWall(floor: (x: number, z: number) => number): Model {
  const model = new Model();
  const peak = (a: number): number =>
    7 +
    2.2 * Math.sin(a * 3 + 1) +
    15 * Math.exp(-(((a - 0.62) / 0.16) ** 2)) +
    7 * Math.exp(-(((a - 0.26) / 0.22) ** 2));
  const wall = grid(
    (u, w) => {
      const a = mix(-Math.PI, Math.PI, u);
      return [-44 * Math.sin(a), mix(-4, 46, w), -44 * Math.cos(a)];
    },
    150,
    60,
  );
  model.put(wall, {
    doubleSided: true,
    glow: true,
    line: 0,
    tint: (point) => {
      const a = Math.atan2(-point.x, -point.z);
      const sky = color('#f6f1e0').lerp(color('#b9cdd6'), smoothstep(6, 40, point.y));
      const rock = color('#a9b4c4').lerp(color('#f1efe2'), smoothstep(16, 3, point.y));
      return sky.lerp(rock, smoothstep(0.6, -0.6, point.y - peak(a) - fbm(a * 30, 2) * 1.4) * 0.8).multiplyScalar(1.12);
    },
  });
  // trunks that the mist has nearly taken
  const rnd = random(31);
  for (let i = 0; i < 90; i++) {
    const row = i % 3;
    const [a, r, h] = [mix(-0.9, 2.6, rnd()), mix(15, 18, rnd()) + row * 6, mix(8, 13, rnd())];
    const [x, z] = [-r * Math.sin(a), -r * Math.cos(a)];
    const y = floor(x, z) - 0.5;
    const tone = ['#aab6b4', '#c2cbc6', '#d8dcd2'][row] ?? '#d8dcd2';
    const lean = (rnd() - 0.5) * 1.6;
    model.put(
      tube(
        [
          [x, y - 4, z],
          [x + lean * 0.3, y + h * 0.5, z],
          [x + lean, y + h, z],
        ],
        [0.2, 0.15, 0.06],
        { around: 6, rings: 6, caps: false },
      ),
      { color: tone, glow: true, line: 0.1 },
    );
    for (let k = 0; k < 4; k++) {
      const t = 0.55 + k * 0.14;
      model.put(
        stone(i + k, 0, 0.4, 6),
        { color: tone, glow: true, line: 0.1 },
        place([x + lean * t + (rnd() - 0.5) * 2, y + h * t, z], [0, rnd() * 90, 0], [mix(1, 1.9, rnd()), 0.32, 1]),
      );
    }
  }
  return model.bake({ cast: false, receive: false });
}

/** The Brothers as they look in through the gap: two even domes, wooded to a brow of bare rock, and a blue ridge behind them. */
export function twinPeaks(): Model {
  const model = new Model();
  const tones = ['#456b4c', '#66844c', '#a3963f', '#cc8035', '#b4552e'];
  const dome = (x: number, z: number, c: number): number => {
    const q = ((x - c) / 7.2) ** 2 + ((z + 50) / 9) ** 2;
    return q < 1 ? 20 * (1 - q) ** 0.56 : 0;
  };
  const hill = (x: number, z: number): number =>
    Math.max(
      dome(x, z, 24.6),
      dome(x, z, 37.4),
      8.6 * Math.exp(-(((x - 32) / 20) ** 2)) * smoothstep(-64, -50, z) * smoothstep(-38, -46, z),
    ) +
    1.1 * (fbm(x * 0.35, z * 0.35) - 0.5) -
    1.4;
  const leafy = (x: number, z: number, k = 0) => {
    const t = Math.min(0.99, Math.max(0, fbm(x * 0.16, z * 0.2, 6) * 1.7 - 0.42 + k)) * 4;
    return color(at(tones, Math.floor(t))).lerp(color(at(tones, Math.floor(t) + 1)), t % 1);
  };
  const bare = (x: number, y: number, z: number) => smoothstep(16.4, 18.4, y + 4 * (fbm(x * 0.5, y * 0.4, z) - 0.5));
  const geometry = grid(
    (u, w) => {
      const [x, z] = [mix(4, 64, u), mix(-38, -60, w)];
      return [x, hill(x, z), z];
    },
    150,
    70,
  );
  model.put(geometry, {
    doubleSided: true,
    line: 0.5,
    tint: (point) =>
      leafy(point.x, point.z)
        .multiplyScalar(0.82)
        .lerp(
          color('#e2cdbc').lerp(color('#a58f9c'), smoothstep(0.48, 0.62, fbm(point.x * 1.2, point.y * 0.5, point.z))),
          bare(point.x, point.y, point.z) * 0.75,
        ),
  });
  const ridge = grid(
    (u, w) => {
      const x = mix(-30, 120, u);
      return [x, mix(-6, 9 + 3.4 * Math.sin(x * 0.09) + 3 * fbm(x * 0.12, 4), w), -92];
    },
    90,
    4,
  );
  model.put(ridge, { doubleSided: true, color: '#a9bccb', line: 0.1 });
  const rnd = random(17);
  const trees: Item[] = [];
  for (let i = 0; i < 5200; i++) {
    const [x, z, s] = [mix(6, 62, rnd()), mix(-39, -54, rnd()), mix(0.3, 0.62, rnd())];
    const y = hill(x, z);
    if (y < -1 || bare(x, y, z) > rnd() * 0.7) continue;
    trees.push({
      at: place([x, y + s * 0.25, z], [0, rnd() * 360, 0], [s, s * 1.1, s]),
      color: leafy(x, z, (rnd() - 0.5) * 0.3),
    });
  }
  model.scatter(stone(5, 0, 0.35, 5), trees, { line: 0.12, slight: true });
  return model.bake({ cast: false, receive: false });
}
