/** The pond leaves by a hole: a thick tongue of water that comes at the reader, fingers curling off it, flying drops. Metres. */
import { type Model, newId } from '../../model/bake.ts';
import { mix, random, TAU, type V3, vec } from '../../model/math.ts';
import { frame } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';
import { glassTongue } from '../../props/water.ts';

export type Gush = {
  /** the hole, and where the middle of the water lands */
  from: V3;
  to: V3;
  /** half width at the hole and at the end */
  wide: [number, number];
};
/** Half as thick as it is wide. */
const FLAT = 0.55;

export function gush(model: Model, { from, to, wide }: Gush): void {
  const rnd = random(8);
  const [a, b] = [vec(from), vec(to)];
  const way = b.clone().sub(a).setY(0);
  const side = vec(way.z, 0, -way.x).normalize();
  const half = (t: number) => mix(wide[0], wide[1], t);
  // level out of the hole, then it falls; out and up are shares of the half width
  const on = (t: number, out: number, up: number) =>
    a
      .clone()
      .addScaledVector(way, t)
      .setY(mix(a.y, b.y, t ** 1.8))
      .addScaledVector(side, out * half(t))
      .add(vec(0, up * FLAT * half(t), 0));
  const steps = [-0.02, 0.15, 0.35, 0.55, 0.75, 0.9, 1.05];
  glassTongue(
    model,
    steps.map((t) => on(Math.max(0, t), 0, t < 0 ? 0.3 : 0).toArray() as V3),
    steps.map(half),
    ['#5aa3bd', '#a4d9e8', '#f8feff'],
  );
  const id = newId();
  const tones = ['#ffffff', '#e4f6fa', '#c2e6f0', '#8cc8dc', '#ffffff'];
  // streaks lie on the tongue, more on its upper side
  for (let i = 0; i < 150; i++) {
    const angle = mix(-0.15, 0.65, rnd()) * TAU * 0.8;
    const [out, up] = [Math.cos(angle), Math.sin(angle)];
    const from = rnd() ** 1.1 * 0.8;
    const long = mix(0.1, 0.3, rnd());
    const grow = mix(0.86, 1.08, rnd());
    const path = [0, 0.33, 0.67, 1].map((k) => on(from + long * k, out * grow, up * grow));
    const r = mix(0.006, 0.017, rnd()) * mix(0.8, 1.5, from);
    model.put(tube(path, [r * 0.3, r, r, r * 0.2], { around: 7, rings: 10 }), {
      color: tones[i % 5] ?? '#ffffff',
      id,
      line: 0.2,
    });
  }
  // its edges fray into froth
  for (let i = 0; i < 260; i++) {
    const s = i % 2 ? 1 : -1;
    const from = rnd();
    const [out, up, long] = [s * mix(0.82, 1.16, rnd()), mix(-0.5, 0.5, rnd()), mix(0.02, 0.09, rnd())];
    const r = mix(0.006, 0.022, rnd() ** 2) * mix(0.8, 1.5, from);
    const path = [0, 0.5, 1].map((k) => on(from + long * k, out * mix(1, 1.06, k), up - 0.1 * k));
    model.put(tube(path, [r * 0.4, r, r * 0.4], { around: 7, rings: 6 }), {
      color: tones[i % 5] ?? '#ffffff',
      id,
      line: 0.15,
    });
  }
  // tongues leave its edges and curl down, no two alike
  for (let i = 0; i < 18; i++) {
    const s = rnd() < 0.6 ? 1 : -1;
    const from = mix(0.05, 0.8, rnd());
    const [fly, lift, long] = [mix(0.1, 0.7, rnd() ** 1.6), mix(0, 1, rnd()), mix(0.08, 0.26, rnd())];
    const path = [0, 0.35, 0.7, 1].map((k) =>
      on(from + long * k, s * (0.84 + fly * k), 0.3 + lift * 2 * k * (1 - 0.8 * k)),
    );
    const r = mix(0.01, 0.034, rnd() ** 1.5) * mix(0.8, 1.4, from);
    model.put(tube(path, [r, r * 0.95, r * 0.6, r * 0.15], { around: 8, rings: 12 }), {
      color: tones[i % 3] ?? '#ffffff',
      id,
      line: 0.3,
    });
  }
  // drops thrown off both sides, on arcs of their own
  for (let i = 0; i < 220; i++) {
    const s = rnd() < 0.55 ? 1 : -1;
    const [from, far, up] = [mix(0, 0.85, rnd()), rnd() ** 1.7 * 2.2, rnd() * 2.4];
    const at = (k: number) => on(from + 0.2 * k, s * (0.8 + far * k), 0.3 + up * 2.2 * k * (1 - 0.7 * k));
    const k = rnd();
    drop(
      model,
      at(k),
      at(k + 0.05)
        .sub(at(k))
        .normalize(),
      mix(0.004, 0.014, rnd() ** 2),
    );
  }
  // white where it breaks out of the hole
  for (let i = 0; i < 40; i++) {
    const angle = rnd() * TAU;
    const r = mix(0.016, 0.04, rnd());
    const at = on(0.12 * rnd(), Math.cos(angle) * 1.1, Math.sin(angle) * 1.3);
    model.put(
      ball([r, r, r], 9),
      { color: i % 3 ? '#ffffff' : '#d4edf3', id, line: 0.25 },
      frame(at, vec(0, 1, 0), way),
    );
  }
}

/** A flying drop, long in the direction it flies. */
function drop(model: Model, at: ReturnType<typeof vec>, along: ReturnType<typeof vec>, r: number): void {
  model.put(ball([r, r * 1.5, r], 9), { color: '#f8feff', line: 0.35, glow: true }, frame(at, along, vec(0.1, 0.3, 1)));
}
