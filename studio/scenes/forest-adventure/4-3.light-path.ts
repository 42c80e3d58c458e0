/** The low sun's path on the water: short strokes across the view, closer and narrower with the distance. Metres. */
import { Model, newId } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, mix, random, type V3, vec } from '../../model/math.ts';
import { BROOK_LEVEL } from '../../sets/valley-ground.ts';

/** From the far shore to the reader; strokes lie across it. */
export function lightPath(far: V3, near: V3, wide: [number, number], n: number): Model {
  const model = new Model();
  const rnd = random(11);
  const [a, b] = [vec(far), vec(near)];
  const along = b.clone().sub(a).setY(0).normalize();
  const across = vec(along.z, 0, -along.x);
  const id = newId();
  const tones = ['#fff8dc', '#ffedb4', '#ffe39a'].map((tone) => color(tone).multiplyScalar(1.5));
  for (let i = 0; i < n; i++) {
    const t = rnd() ** 1.15;
    const out = (rnd() + rnd() - 1) * mix(wide[0], wide[1], t);
    const middle = a.clone().lerp(b, t).addScaledVector(across, out);
    const long = mix(0.22, 0.1, t) * mix(0.4, 1.5, rnd());
    const deep = mix(0.018, 0.009, t) * mix(0.6, 1.3, rnd());
    const geometry = grid(
      (u, w): V3 => {
        const half = deep * Math.sin(Math.PI * mix(0.05, 0.95, u)) ** 0.8;
        const p = middle
          .clone()
          .addScaledVector(across, (u - 0.5) * long)
          .addScaledVector(along, (0.5 - w) * 2 * half);
        return [p.x, BROOK_LEVEL + 0.008, p.z];
      },
      10,
      1,
    );
    model.put(geometry, { id, doubleSided: true, glow: true, line: 0, color: tones[i % 3] ?? '#fff8dc' });
  }
  return model.bake({ cast: false, receive: false });
}
