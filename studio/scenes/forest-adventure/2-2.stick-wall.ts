/** The dam from its foot: a wall twice as tall as a child, woven of stakes and branches, and the pond that stands over its rim. */
import * as THREE from 'three';
import { type Model, newId } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { at, clamp, color, mix, noise, random, smoothstep, type V3, vec } from '../../model/math.ts';
import { frame } from '../../model/place.ts';
import { tube } from '../../model/tube.ts';

const FOOT = -0.5;
const RIM = 1.8;
const [LEFT, RIGHT] = [-1.7, 6];

/** A point of the wall, `out` metres before it. It leans back, and curves away to both sides. */
export function wallFace(x: number, y: number, out = 0): V3 {
  return [x, y, 8.72 - 0.2 * (y - FOOT) - 0.035 * (x - 0.6) ** 2 + out];
}
const rimAt = (x: number): number => RIM + 0.07 * (noise(x * 1.3, 4) - 0.5);

const BARK = ['#544a4c', '#75655c', '#8d7f74', '#a08c76', '#6a6c70', '#b4a084', '#836a58'];
const PEELED = '#e0c698';

/** A branch through `points`: bark, and pale bitten ends. `shade` darkens what lies deep in the wall. */
export function branch(model: Model, points: V3[], r: number, tone: string, o: { shade?: number; line?: number } = {}) {
  const [a, b] = [vec(at(points, 0)), vec(at(points, points.length - 1))];
  const long = a.distanceTo(b);
  const along = b.clone().sub(a).normalize();
  model.put(tube(points, [r * 0.94, r, r * 0.8], { around: 8, rings: points.length * 4, bulge: 0.3 }), {
    tint: (p) => {
      const d = p.clone().sub(a).dot(along);
      const bitten = clamp((0.045 - Math.min(d, long - d)) * 40);
      return color(tone)
        .multiplyScalar((0.86 + 0.28 * noise(p.x * 9, p.y * 26, p.z * 26)) * (1 - (o.shade ?? 0)))
        .lerp(color('#e6c898'), bitten * 0.75);
    },
    line: o.line ?? 0.7,
  });
}

/** `free(point)` is true where no stick may lie. */
export function stickWall(model: Model, free: (p: THREE.Vector3) => boolean): void {
  const rnd = random(11);
  const bark = () => at(BARK, Math.floor(rnd() * BARK.length));
  const lay = (points: V3[], r: number, tone: string, o: { shade?: number; line?: number }) => {
    // a stick ends where the hole begins, and goes on behind it
    let run: V3[] = [];
    const end = () => {
      if (run.length > 5)
        branch(
          model,
          run.filter((_, i) => i % 3 === 0 || i === run.length - 1),
          r,
          tone,
          o,
        );
      run = [];
    };
    for (const p of new THREE.CatmullRomCurve3(points.map((q) => vec(q))).getPoints(points.length * 6)) {
      if (free(p)) end();
      else run.push(p.toArray() as V3);
    }
    end();
  };
  // wet mud behind everything
  model.put(
    grid(
      (u, w) => {
        const [x, y] = [mix(LEFT, RIGHT, u), mix(FOOT - 0.2, RIM - 0.03, w)];
        return wallFace(x, y, -0.07 + 0.05 * noise(x * 5, y * 6));
      },
      200,
      70,
    ),
    { tint: (p) => color('#2c2326').lerp(color('#574338'), noise(p.x * 4, p.y * 6)), doubleSided: true, line: 0 },
  );
  // stakes, and branches woven over one and under the next
  const STEP = 0.3;
  const stakes = Math.round((RIGHT - LEFT) / STEP);
  for (let i = 0; i < stakes; i++) {
    const x = LEFT + i * STEP + (rnd() - 0.5) * 0.1;
    const slant = (rnd() - 0.5) * 0.5;
    const top = rimAt(x) + mix(-0.12, 0.05, rnd());
    const points = [0, 0.35, 0.7, 1].map(
      (t): V3 => wallFace(x + slant * (t - 0.5) + 0.03 * Math.sin(t * 7 + i), mix(FOOT - 0.1, top, t), 0.02),
    );
    lay(points, mix(0.026, 0.042, rnd()), bark(), { shade: 0.18 });
  }
  let row = 0;
  for (let y = FOOT; y < RIM; y += 0.082) {
    row++;
    for (let i = -Math.floor(rnd() * 3); i < stakes; ) {
      const n = 3 + Math.floor(rnd() * 5);
      const tilt = (rnd() - 0.5) * 0.3;
      const points = Array.from({ length: n }, (_, k): V3 => {
        const [x, over] = [LEFT + (i + k) * STEP, (i + k + row) % 2 === 0];
        return wallFace(x, y + tilt * (k - n / 2) * STEP + 0.02 * (rnd() - 0.5), over ? 0.075 : -0.035);
      });
      lay(points, mix(0.018, 0.04, rnd() ** 1.4), bark(), { shade: 0.08, line: 0.6 });
      i += n - 1;
    }
  }
  // big ones laid across afterwards
  for (let i = 0; i < 46; i++) {
    const [x, y] = [mix(LEFT, RIGHT, rnd()), mix(FOOT + 0.1, RIM - 0.45, rnd())];
    const [turn, half] = [(rnd() < 0.5 ? 1 : -1) * mix(0.25, 1.05, rnd()), mix(0.3, 0.62, rnd())];
    const sag = (rnd() - 0.5) * 0.12;
    const points = [-1, -0.3, 0.4, 1].map(
      (t): V3 =>
        wallFace(x + Math.cos(turn) * half * t, y + Math.sin(turn) * half * t + sag * (1 - t * t), 0.12 + 0.04 * t),
    );
    lay(points, mix(0.024, 0.05, rnd()), rnd() < 0.25 ? PEELED : bark(), { line: 0.9 });
  }
  // ends that stand out of the wall, and over the rim
  for (let i = 0; i < 26; i++) {
    const rim = i % 4 === 0;
    const x = mix(LEFT, RIGHT, rnd());
    const y = rim ? rimAt(x) - 0.1 : mix(FOOT + 0.2, RIM - 0.2, rnd());
    const lie = rim ? vec((rnd() - 0.5) * 1.6, 1, 0.3) : vec((rnd() - 0.6) * 1.2, mix(-0.1, 0.6, rnd()), 1);
    const from = vec(wallFace(x, y, -0.02));
    const to = from.clone().addScaledVector(lie.normalize(), mix(0.2, 0.34, rnd()));
    lay([from.toArray() as V3, to.toArray() as V3], mix(0.02, 0.036, rnd()), bark(), { line: 0.9 });
  }
}

/** The pond brimming over the sticks: a lip of water, dark below and bright where the sky is in it. */
export function brim(model: Model): void {
  const lip = (u: number, w: number): V3 => {
    const x = mix(LEFT, RIGHT, u);
    const [px, py, pz] = wallFace(x, rimAt(x) - 0.06, 0);
    const a = (w * Math.PI) / 2;
    return [px, py + 0.46 * Math.sin(a) + 0.012 * Math.sin(x * 9), pz - 0.3 * (1 - Math.cos(a))];
  };
  model.put(grid(lip, 240, 14), {
    tint: (p) => {
      const h = clamp((p.y - rimAt(p.x) + 0.06) / 0.46);
      const streak = smoothstep(0.6, 0.72, noise(p.x * 2.2, p.y * 34));
      return color('#3f9fa6')
        .lerp(color('#a6e0d4'), smoothstep(0.1, 0.45, h))
        .lerp(color('#fff2c0').multiplyScalar(1.25), smoothstep(0.4, 0.75, h))
        .lerp(color('#ffffff').multiplyScalar(1.3), streak * 0.8);
    },
    glow: true,
    doubleSided: true,
    line: 0.5,
  });
}

/** Mud slapped on by flat paws: lumps of one skin, at [x, y, out, size]. */
export function mudLumps(model: Model, list: [number, number, number, number][]): void {
  const id = newId();
  for (const [i, [x, y, out, size]] of list.entries()) {
    const shape = new THREE.SphereGeometry(1, 26, 18);
    const p = shape.getAttribute('position');
    for (let k = 0; k < p.count; k++) {
      const q = vec(p.getX(k), p.getY(k), p.getZ(k));
      q.multiplyScalar(
        1 +
          0.5 * (noise(q.x * 2 + i * 7, q.y * 2, q.z * 2) - 0.5) +
          0.16 * (noise(q.x * 6, q.y * 6 + i, q.z * 6) - 0.5),
      );
      p.setXYZ(k, q.x, q.y, q.z);
    }
    shape.computeVertexNormals();
    const where = frame(vec(wallFace(x, y, out)), vec(0, 1, -0.2), vec(0, 0.2, 1)).scale(
      vec(size * 1.25, size * 0.8, size * 0.6),
    );
    model.put(shape, { tint: (q) => color('#4a3630').lerp(color('#7d6250'), 0.5 + 0.5 * q.y), id, line: 0.7 }, where);
  }
}
