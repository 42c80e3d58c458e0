/** Charlotte's plan: the dam, a pipe through it with its mouth in a cage, and the Manager in a tie. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, fbm, mix, smoothstep, TAU, type V3 } from '../../model/math.ts';
import { tube } from '../../model/tube.ts';

/** Half width and half depth of the mud. */
const MUD = [0.76, 0.52] as const;
const DARK = '#3a221b';
const RIDGE = '#96684a';
/** Beside the Manager: where a pencil may rest, in the plan's frame. */
export const PLAN_PENCIL: V3 = [0.604, 0.02, 0.11];

type Spot = [number, number];

/** Lines scratched in wet mud, seen with the top away from the reader; about 1.3 m wide in its frame. */
export function mudPlan(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    mud(model);
    const stroke = (points: Spot[], r: number, tone: string, up: number, off: number) =>
      model.put(
        tube(
          points.map(([x, z]): V3 => [x + off, up - r, z + off]),
          [r],
          { around: 8, rings: points.length * 5 },
        ),
        { color: tone, line: 0 },
      );
    // a groove lies nearly level with the mud; the mud that it pushed out is a lit ridge on its far side from the sun
    const scratch = (points: Spot[], r = 0.009, tone = DARK) => {
      stroke(points, r * 1.15, RIDGE, 0.0075, 0.006);
      stroke(points, r * 1.2, tone, 0.0095, 0);
    };
    const round = (x: number, z: number, rx: number, rz: number, r = 0.008, wobble = 0, tone = DARK) =>
      scratch(
        Array.from({ length: 25 }, (_, i): Spot => {
          const a = (i / 24) * TAU;
          const k = 1 + wobble * Math.sin(a * 3 + 1) + wobble * 0.7 * Math.sin(a * 2);
          return [x + Math.sin(a) * rx * k, z + Math.cos(a) * rz * k];
        }),
        r,
        tone,
      );
    // the pond, closed all round, with ripples in it
    round(-0.2, 0.04, 0.36, 0.32, 0.01, 0.05);
    const ripples: [number, number, number][] = [
      [-0.3, -0.16, 0.2],
      [-0.16, 0.22, 0.2],
      [-0.36, 0.2, 0.14],
    ];
    for (const [x, z, wide] of ripples)
      scratch(
        Array.from({ length: 9 }, (_, i): Spot => [x + (wide * i) / 8, z + 0.014 * Math.sin(i * 1.7)]),
        0.006,
        '#5c3d2e',
      );
    // the dam: sticks laid across two curved lines
    const dam = (z: number, off: number): Spot => [0.155 + off + 0.05 * Math.cos(z * 5), z];
    for (const off of [-0.035, 0.035])
      scratch(
        [-0.32, -0.2, -0.08, 0.06, 0.2, 0.34].map((z) => dam(z, off)),
        0.011,
      );
    for (let i = 0; i < 17; i++) {
      const z = -0.3 + i * 0.038;
      const [lean, reach] = [0.075 * Math.sin(i * 2.3), 0.055 + 0.03 * Math.sin(i * 3.7)];
      scratch([dam(z - lean, -reach), dam(z + lean, reach)], 0.008);
    }
    // the pipe, its mouth far away in a cage, its tail beyond the dam
    for (const k of [0, 0.055])
      scratch(
        [
          [-0.38, 0.02 + k],
          [-0.2, 0.05 + k],
          [0.02, 0.01 + k],
          [0.2, 0.04 + k],
          [0.3, 0.1 + k],
        ],
        0.011,
        '#241517',
      );
    for (let i = 0; i <= 4; i++) {
      const [x, z] = [-0.47 + i * 0.055, -0.07 + i * 0.06];
      scratch(
        [
          [x, -0.07],
          [x, 0.17],
        ],
        0.0065,
      );
      scratch(
        [
          [-0.47, z],
          [-0.25, z],
        ],
        0.0065,
      );
    }
    manager(scratch, round);
  });
}

/** Smooth patch of mud: a soft rim pressed up round it, the edge goes into the ground. */
function mud(model: Model): void {
  const edge = (a: number) => 1 + 0.045 * Math.sin(a * 2 + 0.6) + 0.04 * Math.sin(a * 3 + 2) + 0.02 * Math.sin(a * 7);
  const patch = grid(
    (u, w) => {
      const a = u * TAU;
      const rim = 0.01 * Math.exp(-(((w - 0.86) / 0.06) ** 2));
      const r = w * 1.06 * edge(a);
      return [Math.sin(a) * MUD[0] * r, 0.004 + rim - 0.05 * smoothstep(0.9, 1, w), Math.cos(a) * MUD[1] * r];
    },
    96,
    30,
  );
  model.put(patch, {
    doubleSided: true,
    line: 0.1,
    tint: (point) =>
      color('#7a5138')
        .lerp(color('#ab7b52'), smoothstep(0.74, 1.0, Math.hypot(point.x / MUD[0], point.z / MUD[1])))
        .multiplyScalar(mix(0.9, 1.1, fbm(point.x * 6, point.z * 6))),
  });
}

type Scratch = (points: Spot[], r?: number, tone?: string) => void;
type Round = (x: number, z: number, rx: number, rz: number, r?: number, wobble?: number, tone?: string) => void;

/** Round ears, two teeth, a shirt collar, and a striped tie with a knot and a blade. */
function manager(scratch: Scratch, round: Round): void {
  const x = 0.47;
  const at = (points: Spot[]) => points.map(([a, z]): Spot => [x + a, z]);
  round(x, -0.24, 0.086, 0.1, 0.009);
  for (const s of [-1, 1]) {
    round(x + s * 0.078, -0.32, 0.024, 0.03, 0.008);
    round(x + s * 0.034, -0.265, 0.006, 0.008, 0.009);
    scratch(
      at([
        [s * 0.012, -0.198],
        [s * 0.012, -0.17],
      ]),
      0.007,
      '#efd9b4',
    );
    // shoulder, arm and side; collar
    scratch(
      at([
        [s * 0.05, -0.145],
        [s * 0.125, -0.05],
        [s * 0.13, 0.12],
        [s * 0.08, 0.22],
        [0, 0.245],
      ]),
    );
    scratch(
      at([
        [s * 0.062, -0.135],
        [s * 0.05, -0.07],
        [0, -0.115],
      ]),
      0.007,
      '#efd9b4',
    );
  }
  round(x, -0.225, 0.012, 0.01, 0.008);
  const tie = '#c2412f';
  // knot, then the blade, the stripes within
  for (const k of [0.4, 0.75, 1])
    scratch(
      at([
        [-0.03 * k, -0.115],
        [0.03 * k, -0.115],
        [0.016 * k, -0.06],
        [-0.016 * k, -0.06],
        [-0.03 * k, -0.115],
      ]),
      0.008,
      tie,
    );
  scratch(
    at([
      [-0.015, -0.05],
      [-0.026, 0.05],
      [-0.04, 0.155],
    ]),
    0.008,
    tie,
  );
  scratch(
    at([
      [0.015, -0.05],
      [0.026, 0.05],
      [0.04, 0.155],
    ]),
    0.008,
    tie,
  );
  scratch(
    at([
      [-0.04, 0.155],
      [0, 0.205],
    ]),
    0.008,
    tie,
  );
  scratch(
    at([
      [0.04, 0.155],
      [0, 0.205],
    ]),
    0.008,
    tie,
  );
  for (const z of [0.0, 0.06, 0.12]) {
    const half = 0.016 + 0.024 * ((z + 0.05) / 0.2);
    scratch(
      at([
        [-half, z + 0.035],
        [half, z - 0.025],
      ]),
      0.009,
      tie,
    );
  }
}
