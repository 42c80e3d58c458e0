/** Water that does something: rings round what stands in it, a wake, a jet, a tongue like glass. Metres, world space. */
import * as THREE from 'three';
import { type Model, newId } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { clamp, color, mix, noise, random, smoothstep, TAU, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { ball, tube } from '../model/tube.ts';

/** Height of a stroke over the water, so that it never sinks into it. */
const OVER = 0.006;
const plainSheet = { doubleSided: true, glow: true, line: 0 } as const;

/** A tapered brush stroke lying on the water along `points` [x, z]. */
function stroke(model: Model, level: number, points: [number, number][], wide: number, tone: string): void {
  const curve = new THREE.CatmullRomCurve3(points.map(([x, z]) => new THREE.Vector3(x, level + OVER, z)));
  const n = points.length * 4;
  const geometry = grid(
    (u, w) => {
      const point = curve.getPointAt(u);
      const t = curve.getTangentAt(u);
      const half = (w - 0.5) * wide * Math.sin(Math.PI * mix(0.04, 0.96, u)) ** 0.7;
      return [point.x - t.z * half, point.y, point.z + t.x * half];
    },
    n,
    1,
  );
  // painted light, not lit paper: a stroke is as bright as its tone
  model.put(geometry, { ...plainSheet, color: color(tone).multiplyScalar(1.12) });
}

export type Rings = {
  /** middle on the water */
  at: V3;
  /** inner radius, and how many rings spread from it */
  r: number;
  rings?: number;
  /** depth of the ellipse as a share of its width */
  flat?: number;
  tone?: string;
  wide?: number;
  seed?: number;
};
/** Broken rings round a leg, a chin, a stone. */
export function ripples(model: Model, s: Rings): void {
  const rnd = random(s.seed ?? 3);
  for (let k = 0; k < (s.rings ?? 2); k++) {
    const r = s.r * (1 + k * 0.55);
    const gaps = k === 0 ? 2 : 3;
    let from = rnd() * TAU;
    for (let i = 0; i < gaps; i++) {
      const span = (TAU / gaps) * mix(0.62, 0.92, rnd());
      const points = Array.from({ length: 8 }, (_, j): [number, number] => {
        const a = from + (span * j) / 7;
        const q = r * (1 + 0.05 * Math.sin(a * 3 + k));
        return [s.at[0] + Math.sin(a) * q, s.at[2] + Math.cos(a) * q * (s.flat ?? 0.9)];
      });
      stroke(model, s.at[1], points, (s.wide ?? 0.02) * mix(1, 0.55, k / 3), s.tone ?? '#eef7f4');
      from += TAU / gaps;
    }
  }
}

/** V of ripples behind a swimmer at `at` who looks to `yaw` degrees (0 = +Z). */
export function wake(model: Model, at: V3, yaw: number, length: number, tone = '#eef7f4', wide = 0.03): void {
  const [fx, fz] = [Math.sin((yaw / 180) * Math.PI), Math.cos((yaw / 180) * Math.PI)];
  for (const side of [-1, 1])
    for (let k = 0; k < 3; k++) {
      const [open, start, far] = [0.3 + k * 0.05, k * 0.2, length * (1 - k * 0.17)];
      const points = Array.from({ length: 7 }, (_, j): [number, number] => {
        const d = mix(start, far, j / 6);
        const out = side * (0.1 + k * 0.1 + open * d + 0.025 * Math.sin(d * 9 + k * 2));
        return [at[0] - fx * d + fz * out, at[2] - fz * d - fx * out];
      });
      stroke(model, at[1], points, wide * (1 - k * 0.22), tone);
    }
}

export type Jet = {
  /** the hole, and where the middle of the water lands */
  from: V3;
  to: V3;
  /** how far the arc rises over the straight line, metres */
  rise: number;
  /** half width at the hole and at the end */
  wide: [number, number];
  streaks?: number;
  seed?: number;
};
/** A loose, ragged burst: many streaks on paths that spread, drops that fly off, foam where it lands. */
export function jet(model: Model, s: Jet): void {
  const rnd = random(s.seed ?? 5);
  const [a, b] = [vec(s.from), vec(s.to)];
  const along = b.clone().sub(a);
  const side = vec(along.z, 0, -along.x).normalize();
  const on = (t: number, out: number, up: number): THREE.Vector3 => {
    const half = mix(s.wide[0], s.wide[1], t);
    const fall = mix(a.y, b.y, t) + s.rise * 4 * t * (1 - t);
    return vec(mix(a.x, b.x, t), fall + up * half, mix(a.z, b.z, t)).addScaledVector(side, out * half);
  };
  const tones = ['#ffffff', '#e4f4f7', '#b9dfe9', '#8cc4d6', '#d2ecf2'];
  const body = newId();
  const heart = [0, 0.2, 0.4, 0.6, 0.8, 1, 1.1].map((t) => on(t, 0, t > 1 ? -0.8 : 0));
  const deep = (point: THREE.Vector3) =>
    color('#7fbcd2').lerp(color('#d6eef4'), noise(point.x * 9, point.y * 9, point.z * 9));
  const fat = (t: number) => mix(s.wide[0], s.wide[1], t) * 0.62;
  model.put(tube(heart, [0, 0.3, 0.6, 1].map(fat), { around: 14, rings: 26 }), { tint: deep, id: body, line: 0.5 });
  for (let i = 0; i < (s.streaks ?? 90); i++) {
    const [ang, out] = [rnd() * TAU, mix(0.45, 1, rnd() ** 0.6)];
    const [t0, long] = [rnd() ** 1.2 * 0.75, mix(0.16, 0.42, rnd())];
    const t1 = Math.min(1, t0 + long);
    const fly = rnd() < 0.3 ? mix(1.2, 2.3, rnd()) : 1;
    const path = [0, 0.35, 0.7, 1].map((k) => {
      const t = mix(t0, t1, k);
      const grow = out * mix(1, fly, k);
      return on(t, Math.cos(ang) * grow, Math.sin(ang) * grow * 0.8);
    });
    const r = mix(0.008, 0.026, rnd()) * (fly > 1 ? 0.7 : 1);
    model.put(tube(path, [r * 0.35, r, r * 0.9, r * 0.2], { around: 7, rings: 10 }), {
      color: tones[Math.floor(rnd() * tones.length)] ?? '#ffffff',
      id: body,
      line: fly > 1 ? 0.6 : 0.25,
    });
    if (fly <= 1) continue;
    const end = path[3] ?? b;
    for (let k = 0; k < 3; k++) {
      const p = end.clone().add(vec((rnd() - 0.5) * 0.14, rnd() * 0.12, (rnd() - 0.5) * 0.14));
      drop(model, p, mix(0.008, 0.02, rnd()));
    }
  }
  splash(model, s.to, s.wide[1] * 1.5, rnd);
}

/** A small stroke without an outline: water, not beads. */
const drop = (model: Model, point: THREE.Vector3, r: number): unknown =>
  model.put(ball([r * 0.55, r * 1.25, r * 0.55], 8), { color: '#f4fcff', line: 0 }, place(point));

/** Drops scattered in a ball round `at`; none between it and the eye, or a face gets warts. */
export function drops(model: Model, at: V3, r: number, n: number, eye: V3, seed = 4): void {
  const rnd = random(seed);
  const view = vec(eye).sub(vec(at)).normalize();
  for (let i = 0; i < n; i++) {
    const d = vec(rnd() - 0.5, rnd() - 0.5, rnd() - 0.5).setLength(r * mix(0.8, 1.25, rnd()));
    if (d.clone().addScaledVector(view, -d.dot(view)).length() < r * 0.72) continue;
    drop(model, vec(at).add(d), mix(0.007, 0.017, rnd()));
  }
}

/** Crown of foam and thrown drops where falling water lands. */
function splash(model: Model, at: V3, r: number, rnd: () => number): void {
  const id = newId();
  for (let i = 0; i < 60; i++) {
    const [a, far] = [rnd() * TAU, rnd() ** 0.6];
    const size = mix(0.07, 0.025, far) * mix(0.7, 1.3, rnd());
    const p: V3 = [
      at[0] + Math.sin(a) * far * r,
      at[1] + 0.05 * (1 - far) * rnd() + 0.004,
      at[2] + Math.cos(a) * far * r * 0.75,
    ];
    model.put(
      ball([size, size * 0.45, size * 0.8], 9),
      { color: i % 3 ? '#ffffff' : '#d7eef2', id, line: 0.3 },
      place(p),
    );
  }
  for (let i = 0; i < 30; i++) {
    const a = rnd() * TAU;
    const [far, up] = [r * mix(0.5, 1.15, rnd()), mix(0.05, 0.24, rnd() ** 1.4)];
    const foot = vec(at[0] + Math.sin(a) * far * 0.75, at[1], at[2] + Math.cos(a) * far * 0.6);
    const tip = vec(at[0] + Math.sin(a) * far * 1.5, at[1] + up, at[2] + Math.cos(a) * far * 1.2);
    const mid = foot
      .clone()
      .lerp(tip, 0.45)
      .add(vec(0, up * 0.3, 0));
    model.put(tube([foot, mid, tip], [0.026, 0.013, 0.004], { around: 7, rings: 8 }), {
      color: '#eef9fb',
      id,
      line: 0.3,
    });
    for (let k = 1; k < 3; k++)
      drop(
        model,
        tip.clone().add(vec(Math.sin(a) * 0.05 * k, 0.03 * k * rnd(), Math.cos(a) * 0.05 * k)),
        mix(0.007, 0.016, rnd()),
      );
  }
  for (let k = 0; k < 3; k++)
    ripples(model, {
      at: [at[0], at[1], at[2]],
      r: r * (1.15 + k * 0.32),
      rings: 1,
      flat: 0.75,
      wide: 0.035,
      seed: k + 2,
    });
}

/** Water that slides over a lip without a word: smooth as glass, with long highlights. `path` runs down. */
export function glassTongue(model: Model, path: V3[], radii: number[], tones: [string, string, string]): void {
  const points = path.map((p) => vec(p));
  const curve = new THREE.CatmullRomCurve3(points, false, 'centripetal');
  const [n, around] = [40, 28];
  const width = (t: number) => {
    const x = t * (radii.length - 1);
    const i = Math.min(radii.length - 2, Math.floor(x));
    return mix(radii[i] ?? 0.1, radii[i + 1] ?? 0.1, smoothstep(0, 1, x - i));
  };
  const level = vec(0, 1, 0);
  const ring = (u: number, w: number): V3 => {
    const [p, t] = [curve.getPointAt(w), curve.getTangentAt(w)];
    const x = level
      .clone()
      .cross(vec(t.x, 0, t.z))
      .normalize();
    const y = t.clone().cross(x).normalize();
    const a = u * TAU;
    // a flat sheet with a round back: wide across, thin along the fall
    const half = width(w);
    return p
      .addScaledVector(x, Math.sin(a) * half)
      .addScaledVector(y, -Math.cos(a) * half * mix(0.8, 0.42, w))
      .toArray() as V3;
  };
  const geometry = grid(ring, around, n);
  const [dark, mid, light] = tones.map(color) as [THREE.Color, THREE.Color, THREE.Color];
  const uv = geometry.getAttribute('uv');
  const shade: THREE.Color[] = Array.from({ length: uv.count }, (_, i) => {
    const [u, w] = [uv.getX(i), uv.getY(i)];
    const across = Math.sin(u * TAU);
    const streak =
      smoothstep(0.55, 0.95, Math.cos((across - 0.35) * 4.2)) + 0.7 * smoothstep(0.75, 1, Math.cos((across + 0.5) * 6));
    const c = dark.clone().lerp(mid, 0.35 + 0.5 * Math.abs(across) + 0.2 * Math.sin(w * 5 + across * 3));
    return c.lerp(light, clamp(streak * mix(0.95, 0.55, w) + smoothstep(0.1, 0, w) * 0.3));
  });
  let i = 0;
  model.put(geometry, { tint: () => shade[i++] ?? mid, glow: true, doubleSided: true, line: 0.8 });
}
