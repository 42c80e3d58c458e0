/**
 * Korean tiled roof (기와지붕): concave slopes, rows of round tiles with discs at the eaves (수막새), corners that lift, rafters.
 *
 * Frame: the middle of the front eave is y = 0; the ridge runs along X at `rise`. `gable` is 맞배, `hipGable` 팔작 (hips below,
 * a small gable above). Walls belong under it: their tops at about y = .25 × overhang, `overhang` in from the eave.
 */
import * as THREE from 'three';
import { type Item, type Model, newId } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { at, color, fbm, mix, noise, random, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { ball, tube } from '../model/tube.ts';

const TILE = ['#555a70', '#474c60', '#666b7e', '#50556a'];

export type RoofPlan = {
  /** eave to eave along the ridge, and across it */
  long: number;
  deep: number;
  rise: number;
  kind: 'gable' | 'hipGable';
  /** how far from the side eave the small gable stands (hipGable) */
  gable?: number;
  /** how much the corners lift */
  lift?: number;
  /** distance of the round tiles */
  pitch?: number;
  /** how far the eaves stand over the walls; rafters are as long */
  overhang?: number;
  /** colors of the rafters and of their ends, of the boards between them, and of the small gable's wall */
  rafters?: { tone: string; tip: string; board: string } | false;
  gableWall?: string;
  /** 'far' lays no single tiles */
  detail?: 'near' | 'far';
  seed?: number;
};
export function tiledRoof(model: Model, where: THREE.Matrix4, o: RoofPlan): void {
  const [a, b] = [o.long / 2, o.deep / 2];
  const { rise, lift = 0.28, pitch = 0.26, overhang = 0.8, seed = 3 } = o;
  const hip = o.kind === 'hipGable';
  const g = hip ? (o.gable ?? b * 0.55) : 0;
  const gx = a - g;
  const rnd = random(seed);
  const slope = (d: number) => rise * (0.6 * (d / b) + 0.4 * (d / b) ** 2);
  const up = (x: number, z: number) => {
    const [kx, kz] = [Math.abs(x) / a, Math.abs(z) / b];
    return lift * kx ** 5 * (hip ? kz ** 3 : mix(0.6, 1, kz)) + (hip ? lift * 0.25 * kx ** 3 * (1 - kz) : 0);
  };
  const front = (x: number, z: number) => slope(b - Math.abs(z)) + up(x, z);
  const side = (x: number, z: number) => slope(a - Math.abs(x)) + up(x, z);
  const out = hip ? 0.16 : 0;
  const tone = () => color(at(TILE, Math.floor(rnd() * TILE.length))).multiplyScalar(mix(0.88, 1.14, rnd()));
  const bed = (point: THREE.Vector3) =>
    color('#3d4155').multiplyScalar(0.85 + 0.3 * fbm(point.x * 1.5, point.z * 1.5, 2));
  const far = o.detail === 'far';
  // from far off the rows are waves of the skin itself
  const wave = (t: number) => (far ? 0.035 * Math.cos((t * 6.283) / pitch) : 0);
  const across = (length: number) => (far ? Math.ceil((length / pitch) * 4) : Math.max(6, Math.ceil(length * 3)));
  const roof = newId();
  const skin = (fn: (u: number, w: number) => V3, n: number) =>
    model.put(grid(fn, n, 8), { tint: bed, doubleSided: true, line: 0.5, id: roof });

  /** One row of round tiles from high to low, ending in a disc that looks along `face` degrees. */
  const row = (path: V3[], face: number): void => {
    const t = tone();
    model.put(tube(path, [pitch * 0.24, pitch * 0.26], { around: 7, rings: path.length + 1, caps: false }), {
      color: t,
      line: 0.55,
    });
    const end = at(path, path.length - 1);
    model.put(
      ball([pitch * 0.29, pitch * 0.29, 0.03], 10),
      { color: t.clone().lerp(color('#a5a8b4'), 0.4), line: 0.7 },
      place(end, [0, face, 0]),
    );
  };

  model.inside(where, () => {
    for (const s of [-1, 1]) {
      skin(
        (u, w) => {
          const [x, z] = [mix(-gx - out, gx + out, u), s * b * w];
          return [x, front(x, z) + wave(x), z];
        },
        across(gx * 2),
      );
      if (!far)
        for (const x of steps(-gx - out * 0.6, gx + out * 0.6, pitch))
          row(
            [0.03, 0.25, 0.5, 0.75, 0.92, 1.03].map(
              (t): V3 => [x, front(x, s * b * Math.min(1, t)) + pitch * 0.1, s * b * t],
            ),
            s > 0 ? 0 : 180,
          );
      if (!hip) continue;
      for (const e of [-1, 1]) {
        skin((u, w) => {
          const x = e * mix(gx, a, u);
          const z = s * mix(b - (a - Math.abs(x)), b, w);
          return [x, front(x, z) + wave(x), z];
        }, across(g));
        if (!far)
          for (const k of steps(gx, a, pitch).slice(0, -1)) {
            const [x, z0] = [e * k, b - (a - k)];
            row(
              [0.05, 0.5, 0.9, 1.03].map(
                (t): V3 => [x, front(x, s * Math.min(b, mix(z0, b, t))) + pitch * 0.1, s * mix(z0, b, t)],
              ),
              s > 0 ? 0 : 180,
            );
          }
      }
    }
    if (hip)
      for (const e of [-1, 1]) {
        const inner = (z: number) => Math.max(gx, a - b + Math.abs(z));
        skin(
          (u, w) => {
            const z = mix(-b, b, u);
            const x = e * mix(inner(z), a, w);
            return [x, side(x, z) + wave(z), z];
          },
          across(b * 2),
        );
        if (!far)
          for (const z of steps(-b, b, pitch).slice(1, -1))
            row(
              [0.03, 0.4, 0.8, 1.03].map((t): V3 => {
                const x = mix(inner(z), a, t);
                return [e * x, side(Math.min(a, x), z) + pitch * 0.1, z];
              }),
              e * 90,
            );
        const half = b - g;
        model.put(
          grid(
            (u, w) => {
              const z = mix(-half, half, u);
              return [e * gx, mix(slope(g) - 0.06, front(gx, z), w), z];
            },
            16,
            3,
          ),
          {
            tint: (point) =>
              color(o.gableWall ?? '#d9c3a4').multiplyScalar(0.9 + 0.18 * noise(point.z * 5, point.y * 9)),
            doubleSided: true,
            line: 0.6,
          },
        );
      }
    ridges(model, { a, b, g, gx, out, hip, front, bold: pitch / 0.26 });
    if (o.rafters !== false)
      rafters(model, {
        a,
        b,
        hip,
        overhang,
        front,
        side,
        look: o.rafters ?? { tone: '#7c5236', tip: '#b98a5c', board: '#c9a67c' },
      });
  });
}
const steps = (from: number, to: number, by: number): number[] => {
  const n = Math.max(1, Math.round((to - from) / by));
  return Array.from({ length: n + 1 }, (_, i) => mix(from, to, i / n));
};

type Frame = {
  a: number;
  b: number;
  hip: boolean;
  front: (x: number, z: number) => number;
};
/** Ridge tiles on a bed of pale mortar. */
function ridges(model: Model, f: Frame & { g: number; gx: number; out: number; bold: number }): void {
  const { a, b, g, gx, out, hip, front, bold } = f;
  const line = (path: V3[], k: number): void => {
    const lay = (dy: number, r: number, tone: string, edge: number) =>
      model.put(
        tube(
          path.map(([x, y, z]): V3 => [x, y + dy * bold, z]),
          [r * bold],
          { around: 8, rings: path.length * 3 },
        ),
        { color: tone, line: edge },
      );
    lay(0.05 * k, 0.11 * k, '#cfc5ba', 0.4);
    lay(0.16 * k, 0.1 * k, '#4b5064', 0.5);
    lay(0.25 * k, 0.085 * k, '#5b6074', 0.8);
  };
  const long = gx + out;
  const top = [-1, -0.8, -0.5, 0, 0.5, 0.8, 1].map((t): V3 => [t * long, front(t * long, 0) + 0.22 * bold * t ** 4, 0]);
  line(top, 1);
  for (const e of [-1, 1]) {
    const tip = at(top, e < 0 ? 0 : -1);
    model.put(
      ball([0.07 * bold, 0.24 * bold, 0.17 * bold], 12),
      { color: '#6b7084', line: 0.9 },
      place([tip[0] + e * 0.03, tip[1] + 0.2 * bold, 0], [0, 0, -e * 12]),
    );
    for (const s of [-1, 1]) {
      const foot = hip ? b - g * 0.75 : b * 0.97;
      const fall = [0.04, 0.35, 0.7, 1].map(
        (t): V3 => [e * (long - 0.1 * bold), front(long, s * foot * t) + 0.06 * t ** 4, s * foot * t],
      );
      line(fall, 0.72);
      if (!hip) continue;
      line(
        [0, 0.35, 0.7, 1].map((t): V3 => {
          const [x, z] = [mix(gx, a, t), mix(b - g, b, t)];
          return [e * x, front(x, z) + 0.1 * t ** 4, s * z];
        }),
        0.66,
      );
    }
  }
}

function rafters(
  model: Model,
  f: Frame & {
    overhang: number;
    side: (x: number, z: number) => number;
    look: { tone: string; tip: string; board: string };
  },
): void {
  const { a, b, overhang, front, side, look } = f;
  const r = 0.06;
  const [bars, tips]: [Item[], Item[]] = [[], []];
  const add = (outer: V3, inner: V3, face: number) => {
    const [p, q] = [new THREE.Vector3(...outer), new THREE.Vector3(...inner)];
    const d = q.clone().sub(p);
    const turn = new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 1, 0), d.clone().normalize());
    bars.push({
      at: new THREE.Matrix4().compose(p.clone().addScaledVector(d, 0.5), turn, new THREE.Vector3(1, d.length(), 1)),
      color: color(look.tone),
    });
    tips.push({ at: place(outer, [0, face, 0]), color: color(look.tip) });
  };
  const below = 0.17;
  for (const s of [-1, 1]) {
    for (const x of steps(-a + 0.16, a - 0.16, 0.34)) {
      const lift = front(x, b) - below;
      const inner = x * (1 - (f.hip ? overhang * 0.5 : 0) / a);
      add(
        [x, lift, s * (b - 0.12)],
        [inner, front(inner, b - overhang) - below - 0.02, s * (b - overhang)],
        s > 0 ? 0 : 180,
      );
    }
    const board = grid(
      (u, w) => {
        const d = mix(0.02, overhang + 0.3, w);
        const x = mix(-a, a, u) * (f.hip ? 1 - d / a : 1);
        return [x, front(x, b - d) - 0.1 - 0.05 * w, s * (b - d)];
      },
      24,
      3,
    );
    model.put(board, { color: look.board, doubleSided: true, line: 0.2 });
    const rim = grid(
      (u, w) => {
        const x = mix(-a, a, u);
        return [x, front(x, b) - 0.02 - w * 0.1, s * (b - 0.01)];
      },
      24,
      1,
    );
    model.put(rim, { color: look.tone, doubleSided: true, line: 0.5 });
    if (!f.hip) continue;
    for (const z of steps(-b + 0.16, b - 0.16, 0.34)) {
      const inner = z * (1 - (overhang * 0.5) / b);
      add(
        [s * (a - 0.12), side(a, z) - below, z],
        [s * (a - overhang), side(a - overhang, inner) - below - 0.02, inner],
        s * 90,
      );
    }
    const edge = grid(
      (u, w) => {
        const z = mix(-b, b, u);
        return [s * (a - 0.01), side(a, z) - 0.02 - w * 0.1, z];
      },
      18,
      1,
    );
    model.put(edge, { color: look.tone, doubleSided: true, line: 0.5 });
    const under = grid(
      (u, w) => {
        const d = mix(0.02, overhang + 0.3, w);
        const z = mix(-b, b, u) * (1 - d / b);
        return [s * (a - d), side(a - d, z) - 0.1 - 0.05 * w, z];
      },
      18,
      3,
    );
    model.put(under, { color: look.board, doubleSided: true, line: 0.2 });
  }
  model.scatter(new THREE.CylinderGeometry(r, r, 1, 8, 1, true), bars, { line: 0.5, doubleSided: true });
  model.scatter(ball([r * 1.02, r * 1.02, 0.02], 10), tips, { line: 0.5 });
}
