/** Legs with what they wear, and shoes: a path of joints, radii follow the muscles. */
import type * as THREE from 'three';
import { type Model, newId } from '../model/bake.ts';
import { darken, lighten, type V3, vec } from '../model/math.ts';
import { frame, place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { slab } from '../model/slab.ts';
import { ball, tube } from '../model/tube.ts';
import type { Build } from './body.ts';
import { jointFolds } from './folds.ts';
import { look, type OutfitSpec, plain, type ShoeSpec } from './outfit.ts';

export interface LegPath {
  hip: THREE.Vector3;
  knee: THREE.Vector3;
  ankle: THREE.Vector3;
}

/** Calf muscle lies behind the bone: away from where the knee points. */
function calfOf({ hip, knee, ankle }: LegPath, r: number): THREE.Vector3 {
  const straight = hip.clone().lerp(ankle, 0.5);
  const back = straight.sub(knee).setLength(r * 0.22);
  return knee
    .clone()
    .lerp(ankle, 0.36)
    .add(back.lengthSq() > 0 ? back : vec(0));
}

/** Pressed trousers: a knee, an ironed crease, folds behind the knee, a hem above the shoe. */
function buildPressed(m: Model, r: number, o: OutfitSpec, { hip, knee, ankle }: LegPath): void {
  const hem = knee.clone().lerp(ankle, 0.74);
  const front = knee.clone().sub(hip.clone().lerp(ankle, 0.5));
  if (front.lengthSq() < 1e-5) front.set(0, 0, 1);
  const across = (from: THREE.Vector3, to: THREE.Vector3) => {
    const d = to.clone().sub(from).normalize();
    return front.clone().addScaledVector(d, -front.dot(d)).normalize();
  };
  const [up, down] = [across(hip, knee), across(knee, ankle)];
  const cap = knee.clone().addScaledVector(up.clone().add(down).normalize(), r * 0.16);
  const shin = knee
    .clone()
    .lerp(hem, 0.5)
    .addScaledVector(down, -r * 0.1);
  const leg = [
    hip,
    hip.clone().lerp(knee, 0.5),
    hip.clone().lerp(cap, 0.88),
    cap,
    cap.clone().lerp(hem, 0.14),
    shin,
    hem,
  ];
  const fat = [1.3, 1.18, 1.08, 1.1, 1.04, 1.02, 1.12].map((k) => k * r);
  m.put(tube(leg, fat, { rings: 40, around: 18 }), look(o.legs));
  const tone = plain(o.legs);
  const edge = (a: THREE.Vector3, b: THREE.Vector3, ahead: THREE.Vector3, fats: [number, number]) => {
    const n = ahead
      .clone()
      .add(vec(Math.sign(hip.x) * 0.45, 0, 0))
      .normalize();
    const line = [0, 0.5, 1].map((t) =>
      a
        .clone()
        .lerp(b, t)
        .addScaledVector(n, r * (fats[0] + (fats[1] - fats[0]) * t)),
    );
    m.put(tube(line, [0.006, 0.009, 0.007], { around: 8, rings: 14 }), { color: lighten(tone, 0.26), line: 1 });
  };
  edge(hip.clone().lerp(knee, 0.42), hip.clone().lerp(knee, 0.93), up, [1.16, 1.08]);
  edge(knee.clone().lerp(hem, 0.1), hem, down, [1.03, 1.1]);
  const side = up.clone().cross(knee.clone().sub(hip).normalize());
  for (const [k, n] of [
    [-0.05, up],
    [0.02, up],
    [0.1, down],
  ] as const) {
    const at = k < 0 ? knee.clone().lerp(hip, -k) : knee.clone().lerp(hem, k);
    const fold = [-1.25, -0.6, 0, 0.6, 1.25].map((t) =>
      at
        .clone()
        .addScaledVector(side, Math.sin(t) * r * 1.06)
        .addScaledVector(n, -Math.cos(t) * r * 1.06 + 0.004),
    );
    m.put(tube(fold, [0.002, 0.007, 0.008, 0.007, 0.002], { around: 7, rings: 16 }), {
      color: darken(tone, 0.12),
      line: 0.7,
    });
  }
  m.put(tube([hem.clone().lerp(knee, 0.1), hem], [r * 1.14, r * 1.19], { rings: 2, around: 18 }), {
    color: darken(tone, 0.16),
  });
  const sock = hem.clone().lerp(knee, 0.12);
  m.put(tube([sock, ankle], [r * 0.66, r * 0.6], { rings: 8, around: 12 }), { color: o.sock ?? '#f2e6cc' });
  for (const k of [0.45, 0.75]) {
    const at = hem.clone().lerp(ankle, k);
    m.put(tube([at, at.clone().lerp(ankle, 0.12)], [r * 0.7, r * 0.7], { rings: 2, around: 12 }), {
      color: darken(o.sock ?? '#f2e6cc', 0.08),
      line: 0.4,
    });
  }
}

export function buildLeg(m: Model, b: Build, o: OutfitSpec, path: LegPath, skin: string, left: boolean): void {
  const { hip, knee, ankle } = path;
  const [r, wide, length] = [b.legRadius, o.legsWide ?? 1, o.legsLength ?? 2];
  const [thigh, calf] = [hip.clone().lerp(knee, 0.5), calfOf(path, r)];
  if (length < 2) {
    const bare = tube([hip, thigh, knee, calf, ankle], [r * 1.18, r * 1.04, r * 0.84, r * 0.86, r * 0.58], {
      rings: 24,
      around: 14,
    });
    m.put(bare, { color: skin, skin: true, line: 0.8 });
    if (o.sock) {
      const top = knee.clone().lerp(ankle, 0.5);
      m.put(tube([top, ankle], [r * 0.86, r * 0.76], { rings: 8, around: 12 }), { color: o.sock });
      const fold = top.clone().lerp(ankle, 0.2);
      m.put(tube([top, fold], [r * 0.95, r * 0.93], { rings: 2, around: 14 }), { color: o.sock, line: 0.5 });
    }
    const end = length > 1 ? knee.clone().lerp(ankle, length - 1) : hip.clone().lerp(knee, length);
    const legs = length > 1 ? [hip, thigh, knee, end] : [hip, hip.clone().lerp(end, 0.5), end];
    const full = o.rolled ? wide : 1;
    const radii =
      length > 1 ? [r * 1.35, r * 1.3 * full, r * 1.18 * full, r * 1.2 * full] : [r * 1.36, r * 1.38, r * 1.5 * wide];
    m.put(tube(legs, radii, { rings: 12, around: 14 }), look(o.legs));
    if (o.rolled)
      for (const [k, fat] of [
        [0, 1.36],
        [0.09, 1.3],
      ] as const) {
        const at = end.clone().lerp(knee, k);
        const roll = tube([at, at.clone().lerp(knee, 0.08)], [r * fat * wide, r * fat * wide], {
          rings: 3,
          around: 18,
        });
        m.put(roll, { color: o.rolled, line: 0.7 });
      }
    if (o.pockets) {
      const side = Math.sign(hip.x) * r * 1.36;
      const flap = frame(
        hip
          .clone()
          .lerp(end, 0.62)
          .add(vec(side, 0, 0)),
        hip.clone().sub(end),
        vec(side, 0, 0),
      );
      m.put(roundedBox(r * 1.3, r * 1.3, 0.016, 0.008), { color: o.pockets, line: 0.7 }, flap);
    }
    if (o.rolled) return;
    const hem = end.clone().lerp(hip, 0.08);
    m.put(tube([hem, end], [r * 1.54 * wide, r * 1.56 * wide], { rings: 2, around: 16 }), {
      color: darken(plain(o.legs), 0.1),
      line: 0.6,
    });
    return;
  }
  if (o.pressed) {
    buildPressed(m, r * wide * 0.92, o, path);
    return;
  }
  const radii = [r * 1.36, r * 1.22, r * 1.06 * wide, r * 1.02 * wide, r * 0.98 * wide];
  const id = newId();
  m.put(tube([hip, thigh, knee, calf, ankle], radii, { rings: 24, around: 14 }), look(o.legs, { id }));
  jointFolds(m, [hip, knee, ankle], r * 1.1 * wide, plain(o.legs));
  // closes the tube at the knee of a leg that is folded right up
  m.put(ball(r * 1.07 * wide, 14), look(o.legs, { id, line: 0 }), place(knee.toArray() as V3));
  if (o.kneeDust && left) {
    const front = knee.clone().sub(hip.clone().lerp(ankle, 0.5)).setY(0);
    if (front.lengthSq() < 1e-6) front.set(0, 0, 1);
    const patch = frame(knee.clone().addScaledVector(front.normalize(), r * 0.62), hip.clone().sub(ankle), front);
    m.put(ball([r * 0.72, r * 0.95, r * 0.5], 14), { color: o.kneeDust, line: 0 }, patch);
  }
  // two soft folds where the trouser meets the shoe
  for (const [k, fat] of [
    [0.08, 1.05],
    [0.17, 1.0],
  ] as const) {
    const at = ankle.clone().lerp(knee, k);
    const ringOf = tube([at, at.clone().lerp(knee, 0.05)], [r * fat * wide, r * fat * wide], { rings: 2, around: 14 });
    m.put(ringOf, look(o.legs, { line: 0.35 }));
  }
}

function lace(m: Model, r: number): void {
  const cord = { color: '#fffaf0', line: 0.6 };
  const trails: V3[][] = [
    [
      [r * 0.2, 0.035, r * 0.6],
      [r * 0.9, 0.02, r * 0.9],
      [r * 1.5, -0.035, r * 1.3],
      [r * 1.9, -0.05, r * 2.2],
      [r * 2.5, -0.05, r * 2.4],
    ],
    [
      [r * 0.1, 0.035, r * 0.7],
      [r * 0.9, 0.03, r * 0.3],
      [r * 1.5, -0.045, r * 0.1],
      [r * 2.0, -0.05, -r * 0.6],
    ],
  ];
  for (const t of trails) m.put(tube(t, [0.0055], { around: 6, rings: 18 }), cord);
  m.put(ball([0.02, 0.008, 0.012], 8), cord, place([r * 0.3, 0.038, r * 0.55], [0, 30, 10]));
}

/** Sole of a trainer: broad under the toes, narrow at the waist, with a rim that hugs the upper. */
function roundSole(m: Model, r: number, color: string): void {
  const outline: [number, number][] = [
    [0, 2.04],
    [0.6, 1.86],
    [0.88, 1.24],
    [0.78, 0.4],
    [0.68, -0.4],
    [0, -0.96],
    [-0.68, -0.4],
    [-0.78, 0.4],
    [-0.88, 1.24],
    [-0.6, 1.86],
  ];
  m.put(
    slab(
      outline.map(([x, z]) => [x * r, -z * r]),
      0.028,
      { smooth: true, soft: 0.012 },
    ),
    { color, line: 0.8 },
    place([0, -0.04, 0], [-90, 0, 0]),
  );
}

export function buildShoe(m: Model, b: Build, shoe: ShoeSpec, at: THREE.Matrix4, leg: LegPath, skin: string): void {
  const r = b.legRadius * 1.14;
  const cloth = shoe.kind === 'bare' ? { color: skin, skin: true } : look(shoe.cloth ?? shoe.color);
  const boot = shoe.kind === 'boot' || shoe.kind === 'leaf';
  const k = shoe.size ?? 1;
  const grown = k === 1 ? at : at.clone().multiply(place([0, 0.056 * (k - 1), 0], [0, 0, 0], k));
  m.inside(grown, () => {
    m.put(ball([r * 0.9, r * 0.74, r * 1.46], 18), cloth, place([0, -0.016, r * 0.52]));
    if (shoe.round) roundSole(m, r, shoe.sole ?? (boot ? darken(shoe.color, 0.28) : '#fff6e6'));
    else if (shoe.kind === 'sneaker' || boot)
      m.put(
        roundedBox(r * 1.74, 0.022, r * 2.9, 0.011),
        { color: shoe.sole ?? (boot ? darken(shoe.color, 0.35) : '#fff6e6') },
        place([0, -0.044, r * 0.54]),
      );
    if (shoe.kind === 'sneaker') {
      m.put(
        ball([r * 0.8, r * 0.5, r * 0.62], 14),
        { color: lighten(shoe.color, 0.75), line: 0.5 },
        place([0, -0.026, r * 1.42]),
      );
      for (let i = 0; i < 3; i++) {
        const z = r * (0.42 + i * 0.26);
        const y = 0.026 - i * 0.007;
        const bar: V3[] = [
          [-r * 0.4, y - 0.012, z],
          [0, y + 0.004, z + r * 0.04],
          [r * 0.4, y - 0.012, z],
        ];
        m.put(tube(bar, [0.005], { around: 5 }), { color: '#fffaf0', line: 0.25 });
      }
    }
    if (shoe.untied) lace(m, r);
    if (shoe.kind === 'bare' || shoe.kind === 'sock')
      for (let i = 0; i < (shoe.kind === 'bare' ? 4 : 0); i++) {
        const toe = place([(i - 1.5) * r * 0.4, -0.03, r * (1.8 - Math.abs(i - 1.2) * 0.1)]);
        m.put(ball(r * 0.24, 8), { ...cloth, line: 0.5 }, toe);
      }
    if (shoe.kind === 'slipper')
      m.put(
        ball([r * 0.8, r * 0.3, r * 0.6], 12),
        { color: lighten(shoe.color, 0.5), line: 0.5 },
        place([0, 0.012, -r * 0.05]),
      );
    if (shoe.kind === 'leaf')
      for (let i = 0; i < 7; i++) {
        const a = i * 0.9;
        const leaf = place([Math.sin(a) * r * 0.75, 0.0 + (i % 3) * 0.012, r * (0.1 + i * 0.2)], [60, a * 57, 20]);
        m.put(ball([r * 0.6, r * 0.75, 0.006], 10), { color: i % 2 ? '#6f9a4e' : '#d98a3c', line: 0.7 }, leaf);
      }
  });
  if (boot) {
    const top = leg.ankle.clone().lerp(leg.knee, shoe.kind === 'leaf' ? 0.35 : 0.56);
    m.put(tube([top, leg.ankle], [r * 1.16, r * 0.98], { rings: 8, around: 16 }), cloth);
    const rim = top.clone().lerp(leg.ankle, 0.07);
    m.put(tube([top, rim], [r * 1.24, r * 1.24], { rings: 2, around: 16 }), {
      color: lighten(shoe.color, 0.25),
      line: 0.6,
    });
  }
}
