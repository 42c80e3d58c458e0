/** Two boys of granite, as high as the mountain they sit on, back to back (PC 6.2). A boy is 2 units high and looks to +Z. */
import * as THREE from 'three';
import type { Item, Model } from '../../model/bake.ts';
import { at, clamp, color, fbm, mix, random, smoothstep, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';
import { graniteAt } from '../../sets/granite.ts';
import { type Field, field, type Lump, lump, openness, pair, skin, sunlit, surface } from './6-2.carved.ts';
import { pine, stands } from './6-2.far-woods.ts';

const DARK = '#3d343c';
const PINES = ['#22392f', '#2f4d39', '#456243', '#6a7d4c'];
const TONES = { light: '#d2c7b8', dark: '#a29488', seam: '#6b5a52' };
const rock = (q: THREE.Vector3): THREE.Color =>
  graniteAt(q.x * 4.6, q.y * 4.6, TONES).lerp(
    color('#857b7e'),
    0.5 * smoothstep(0.5, 0.7, fbm(q.x * 2, q.y * 3.4, q.z * 2)),
  );
/** Folds are dark, and what another limb keeps the sun from is cool. */
function weathered(all: Field, q: THREE.Vector3, n: THREE.Vector3, sun: THREE.Vector3, tone: THREE.Color): THREE.Color {
  const open = openness(all, q, n, 0.34);
  const light = sunlit(all, q, n, sun, 1.6) * smoothstep(-0.1, 0.25, n.dot(sun));
  return tone.multiply(color('#b3abc8').lerp(color('#ffffff'), light)).lerp(color(DARK), 0.6 * (1 - open));
}

const HEAD = 0.5;
const SKULL: Lump[] = [
  lump([0, 0.1, -0.08], [0, 0.1, -0.08], 0.94),
  ...pair(lump([0.34, -0.34, 0.34], [0.3, -0.3, 0.2], 0.52, 0.3)),
  lump([0, -0.66, 0.46], [0, -0.6, 0.4], 0.3, 0.3),
  lump([0, 0.02, 0.86], [0, -0.16, 0.98], [0.1, 0.17], 0.16),
  // brows that come down to the nose
  ...pair(lump([0.13, 0.17, 0.93], [0.6, 0.42, 0.66], [0.12, 0.1], 0.1)),
  lump([-0.14, -0.66, 0.72], [0.14, -0.66, 0.72], 0.14, 0.14),
  ...pair(lump([0.93, -0.02, -0.02], [0.9, -0.2, 0], [0.2, 0.15], 0.06)),
];
const HOLLOWS: Lump[] = [
  ...pair(lump([0.24, 0.04, 0.98], [0.5, 0.08, 0.88], 0.15, 0.08)),
  ...pair(lump([0, -0.46, 0.98], [0.26, -0.54, 0.88], 0.05, 0.05)),
];
/** Share of pine woods on the head: they grow where a boy has hair. */
function hair(q: THREE.Vector3): number {
  const line = mix(0.5, -0.02, smoothstep(0.45, -0.12, q.z)) - 0.5 * smoothstep(-0.1, -0.6, q.z);
  return smoothstep(line - 0.04, line + 0.04, q.y + 0.06 * Math.sin(q.x * 9));
}

// a short jacket that stands out at its hem
const TRUNK: Lump[] = [
  lump([-0.16, 0.22, -0.1], [0.16, 0.22, -0.1], 0.34),
  lump([-0.08, 0.5, -0.07], [0.08, 0.5, -0.07], 0.37, 0.03),
  lump([-0.14, 0.8, -0.09], [0.14, 0.8, -0.09], 0.32, 0.2),
  ...pair(lump([0.08, 0.98, -0.08], [0.38, 0.92, -0.06], [0.2, 0.18], 0.12)),
  lump([0, 0.95, -0.06], [0, 1.2, -0.02], 0.18, 0.08),
];
/** Wide trousers, tied at the ankle. */
const leg = (s: 1 | -1, knee: V3, heel: V3): Lump[] => [
  lump([s * 0.19, 0.2, 0.05], [s * knee[0], knee[1], knee[2]], [0.25, 0.22], 0.08),
  lump([s * knee[0], knee[1], knee[2]], [s * heel[0], heel[1] + 0.1, heel[2]], [0.22, 0.19], 0.05),
  lump(
    [s * heel[0], heel[1] - 0.05, heel[2] + 0.02],
    [s * heel[0] * 1.1, heel[1] - 0.07, heel[2] + 0.22],
    [0.14, 0.12],
    0.03,
  ),
];
/** Wide sleeves, and a hand out of each whose four fingers lie side by side along `way`. */
const ARM = [0.18, 0.19, 0.16];
const arm = (points: V3[], hand: V3, way: V3): Lump[] => [
  ...points.slice(1).map((p, i) => lump(at(points, i), p, [at(ARM, i), at(ARM, i + 1)], 0.05)),
  lump(at(points, -1), hand, [0.09, 0.1], 0.02),
  ...[-0.09, -0.03, 0.03, 0.09].map((up) => {
    const from: V3 = [hand[0], hand[1] + up, hand[2]];
    return lump(from, [from[0] + way[0], from[1] + way[1], from[2] + way[2]], [0.05, 0.042], 0.012);
  }),
];

export type StoneBoy = {
  /** where he sits; metres */
  at: V3;
  scale: number;
  /** degrees; the head has its own, and looks down by the second number */
  yaw: number;
  head: [number, number];
  /** `folded` across the chest, or `round` his knees */
  arms: 'folded' | 'round';
  /** the side to which his eyes go, towards his brother: 1 his left */
  glance: 1 | -1;
};
/** Gives the pines that grow on him, to be scattered with those of the mountain. */
export function stoneBoy(model: Model, boy: StoneBoy, towardsSun: V3): Item[] {
  const folded = boy.arms === 'folded';
  const near = boy.glance;
  const legs = folded
    ? [
        ...leg(near, [0.22, 0.62, 0.62], [0.21, 0.1, 0.72]),
        ...leg(near === 1 ? -1 : 1, [0.2, 0.66, 0.68], [0.2, 0.1, 0.86]),
      ]
    : [
        ...leg(near, [0.2, 0.78, 0.54], [0.2, 0.1, 0.6]),
        ...leg(near === 1 ? -1 : 1, [0.2, 0.84, 0.58], [0.2, 0.1, 0.66]),
      ];
  const side = (x: number, y: number, z: number): V3 => [near * x, y, z];
  const arms: [Lump[], Lump[]] = folded
    ? [
        arm(
          [side(0.45, 0.92, -0.04), side(0.56, 0.6, 0.14), side(0.06, 0.7, 0.42)],
          side(-0.18, 0.76, 0.36),
          side(-0.12, 0.02, -0.1),
        ),
        arm(
          [side(-0.45, 0.92, -0.04), side(-0.54, 0.66, 0.16), side(0.02, 0.88, 0.36)],
          side(0.26, 0.88, 0.32),
          side(0.26, -0.04, -0.08),
        ),
      ]
    : [
        arm(
          [side(0.44, 0.92, -0.02), side(0.52, 0.52, 0.28), side(0.26, 0.46, 0.74)],
          side(0.08, 0.46, 0.88),
          side(-0.2, 0, 0.04),
        ),
        arm(
          [side(-0.44, 0.92, -0.02), side(-0.52, 0.58, 0.3), side(-0.28, 0.6, 0.74)],
          side(-0.12, 0.62, 0.84),
          side(0.2, -0.02, 0.02),
        ),
      ];
  // he has grown out of the peak: its rock goes up into his seat
  const seat: Lump[] = [
    lump([0, -0.25, 0.1], [0, -1.2, 0.2], [0.56, 0.95], 0.24),
    lump([0, -0.2, 0.7], [0, -1.2, 0.8], [0.3, 0.8], 0.24),
  ];
  const body = field([...TRUNK, ...legs, ...seat], [], 0.05, 2.4);
  const limbs = arms.map((lumps) => field(lumps, [], 0.03, 3));
  const skull = field(SKULL, HOLLOWS, 0.03, 1.7);
  const headAt = vec(0, 1.53, folded ? 0.02 : 0.1);
  const all: Field = (x, y, z) =>
    Math.min(
      body(x, y, z),
      ...limbs.map((f) => f(x, y, z)),
      Math.hypot(x - headAt.x, y - headAt.y, z - headAt.z) - HEAD * 0.98,
    );
  const where = place(boy.at, [0, boy.yaw, 0], boy.scale);
  const sunIn = (m: THREE.Matrix4) =>
    vec(towardsSun).applyMatrix4(new THREE.Matrix4().extractRotation(m).invert()).normalize();
  const sun = sunIn(where);
  const turned = place(headAt, [boy.head[1], boy.head[0] - boy.yaw, 0], HEAD);
  const headWorld = where.clone().multiply(turned);
  const rnd = random(boy.yaw + 99);
  const pines: Item[] = [];
  model.inside(where, () => {
    model.put(skin(body, [-1.2, -1.3, -1], [1.2, 1.32, 1.7], 0.034), {
      line: 0.9,
      tint: (q, n) =>
        weathered(all, q, n, sun, rock(q)).lerp(
          color('#4f6350'),
          0.85 * smoothstep(-0.12, -0.5, q.y + 0.3 * (fbm(q.x * 4, q.y * 4, q.z * 4) - 0.5)),
        ),
    });
    for (const [i, f] of limbs.entries())
      model.put(skin(f, [-0.85, 0.2, -0.4], [0.85, 1.2, 1.2], 0.021), {
        line: 1.2,
        tint: (q, n) => weathered(all, q, n, sun, rock(vec(q.x + i, q.y, q.z)).multiplyScalar(1.05)),
      });
    collar(model, body, near);
    model.inside(turned, () => {
      const sunHere = sunIn(headWorld);
      const head = skin(skull, [-1.3, -1.2, -1.2], [1.3, 1.2, 1.4], 0.036);
      model.put(head, {
        line: 1,
        tint: (q, n) => {
          const open = openness(skull, q, n, 0.4);
          const light = smoothstep(-0.4, 0.3, n.dot(sunHere));
          return rock(q.clone().multiplyScalar(0.5))
            .multiply(color('#bdb5cc').lerp(color('#ffffff'), light))
            .lerp(color(DARK), 0.6 * (1 - open))
            .lerp(color(at(PINES, 1)), hair(q));
        },
      });
      face(model, skull, boy.glance);
      const [corners, normals] = [head.getAttribute('position'), head.getAttribute('normal')];
      // `put` has moved the corners to the world already
      const back = headWorld.clone().invert();
      for (let tries = 0; pines.length < 320 && tries < 9000; tries++) {
        const i = Math.floor(rnd() * corners.count);
        const p = vec(corners.getX(i), corners.getY(i), corners.getZ(i));
        if (hair(p.clone().applyMatrix4(back)) < 0.9 || pines.some((e) => stands(e).distanceTo(p) < 0.042 * boy.scale))
          continue;
        const n = vec(normals.getX(i), normals.getY(i), normals.getZ(i));
        const light = clamp(0.42 + 0.55 * n.dot(vec(towardsSun).normalize()) + 0.24 * (rnd() - 0.5), 0, 0.99);
        pines.push(pine(p, n, boy.scale * mix(0.085, 0.125, rnd()), color(at(PINES, Math.floor(light * 4)))));
      }
    });
  });
  return pines;
}

/** The white band of his jacket's collar, one side over the other, and the bow that ties it. */
function collar(model: Model, body: Field, near: 1 | -1): void {
  const on = (x: number, y: number, z: number): V3 => surface(body, [x * 0.3, y, -0.06], [x, 0.02, z]).toArray() as V3;
  for (const s of [near, -near])
    model.put(
      tube(
        [
          on(s * 0.14, 1.14, -0.12),
          on(s * 0.16, 1.08, 0.06),
          on(s * 0.12, 0.98, 0.2),
          on(-s * 0.02 + near * 0.03, 0.84, 0.3),
        ],
        [0.035, 0.045, 0.045, 0.04],
        { around: 10, rings: 18 },
      ),
      { color: '#e6d6bb', line: 0.8 },
    );
}

/** Eyes that go to the corner, lids and mouth: bodies of their own, or they would be too faint at the size of a thumbnail. */
function face(model: Model, skull: Field, glance: 1 | -1): void {
  const on = (x: number, y: number, lift: number): V3 => {
    const p = surface(skull, [x * 0.4, y * 0.5, 0], [x * 0.6, y * 0.5, 0.86 - 0.4 * Math.abs(x)]);
    return p.addScaledVector(p.clone().normalize(), lift).toArray() as V3;
  };
  for (const s of [1, -1]) {
    const eye = vec(on(s * 0.37, 0.03, -0.03));
    const yaw = (Math.atan2(eye.x, eye.z) * 180) / Math.PI;
    model.inside(place(eye, [0, yaw, -s * 6]), () => {
      model.put(ball([0.17, 0.12, 0.09], 18), { color: '#ecdcc0', line: 0.6 });
      model.put(ball([0.075, 0.085, 0.05], 14), { color: DARK, line: 0 }, place([glance * 0.07, 0, 0.06]));
      model.put(
        tube(
          [
            [-s * 0.19, 0.03, 0.05],
            [0, 0.1, 0.1],
            [s * 0.19, 0.09, 0.03],
          ],
          [0.03, 0.045, 0.03],
          { around: 10, rings: 14 },
        ),
        { color: DARK, line: 0 },
      );
    });
  }
  model.put(
    tube(
      [on(-0.27, -0.57, 0), on(-0.12, -0.49, 0), on(0.12, -0.49, 0), on(0.27, -0.57, 0)],
      [0.02, 0.042, 0.042, 0.02],
      {
        around: 10,
        rings: 24,
      },
    ),
    { color: DARK, line: 0 },
  );
}
