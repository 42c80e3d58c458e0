/** A wooden signpost in full run to the right (PC 2.2): a board on a post, two legs of turned wood, the shoes of its year. Metres. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { color, fbm, mix, type V3, vec } from '../../model/math.ts';
import { place, reach } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { hangul, hangulWidth } from '../../props/hangul-sign.ts';

type Shoe = 'straw' | 'rubber' | 'canvas' | 'leather';
export type SignOnLegs = {
  lines: readonly string[];
  /** height of its letters */
  size: number;
  /** height of the hips */
  hip: number;
  /** how far it leans into the run, degrees */
  lean: number;
  /** 0 new .. 1 gray */
  age: number;
  shoe: Shoe;
  /** ankles of the hind and the fore leg from under the hips, in hip heights */
  hind: [number, number];
  fore: [number, number];
  /** how high it is off the ground in a leap */
  leap?: number;
};
const NECK = 0.15;
const boardSize = ({ lines, size }: SignOnLegs): [wide: number, high: number] => [
  Math.max(...lines.map((line) => hangulWidth(line, size))) + size * 0.66,
  lines.length * size * 1.28 + size * 0.36,
];
/** The post's own space in that of the sign, whose origin lies on the ground under the hips: the board stands in its XY plane. */
const post = ({ hip, lean, leap = 0 }: SignOnLegs): THREE.Matrix4 => place([0, hip + leap, 0], [0, 0, -lean]);
/** Middle of the board in the space of the sign. */
export function boardCenter(sign: SignOnLegs): THREE.Vector3 {
  return vec(0, NECK + boardSize(sign)[1] / 2, 0.1).applyMatrix4(post(sign));
}

export function signOnLegs(model: Model, where: THREE.Matrix4, sign: SignOnLegs): void {
  const { lines, size, hip, age, leap = 0 } = sign;
  const [wide, high] = boardSize(sign);
  const fresh = color('#e0b070').lerp(color('#a3927f'), age);
  const grain = (tone: THREE.Color) => (q: THREE.Vector3) =>
    tone.clone().multiplyScalar(0.9 + 0.2 * fbm(q.x * 2.2, q.y * 26, 3 + q.z));
  const wood = { tint: grain(fresh.clone().multiplyScalar(0.7)), line: 0.9 };
  model.inside(where, () => {
    model.inside(post(sign), () => {
      model.put(
        roundedBox(0.115, NECK + high + 0.16, 0.09, 0.02),
        wood,
        place([0, (NECK + high + 0.16) / 2 - 0.02, -0.01]),
      );
      model.put(
        roundedBox(wide, high, 0.07, 0.022, { fine: true, wobble: 0.012 + 0.02 * age, seed: lines.length + age * 9 }),
        { tint: grain(fresh), line: 1 },
        place([0, NECK + high / 2, 0.07]),
      );
      for (const y of [0.12, 0.88])
        model.put(ball([0.016, 0.016, 0.01], 10), { color: '#54484a', line: 0.4 }, place([0, NECK + high * y, 0.106]));
      for (const [i, text] of lines.entries())
        hangul(
          model,
          place([0, NECK + high - size * 0.82 - i * size * 1.28, 0.118]),
          text,
          size,
          '#2e2024',
          // many strokes take a thin brush
          { weight: 0.1 },
        );
      model.put(roundedBox(0.3, 0.15, 0.2, 0.06), wood, place([0, 0.01, 0]));
    });
    const r = 0.062 + 0.02 * hip;
    // knees bend to the front
    const leg = ([x, y]: [number, number], toeDown: number, z: number) => {
      const [from, to] = [vec(0.02, hip + leap - 0.02, z), vec(x * hip, y * hip + leap, z)];
      const { joint } = reach(from, to, hip * 0.53, hip * 0.53, vec(1, 0.1, 0));
      model.put(
        tube([from, from.clone().lerp(joint, 0.5), joint], [r * 1.1, r * 1.12, r * 0.84], { around: 14 }),
        wood,
      );
      model.put(tube([joint, joint.clone().lerp(to, 0.45), to], [r * 0.8, r * 0.98, r * 0.6], { around: 14 }), wood);
      model.put(ball(r * 0.98, 16), { tint: wood.tint, line: 0.7 }, place(joint));
      model.inside(place(to, [0, 0, -toeDown], 0.62 + 0.42 * hip), () => SHOES[sign.shoe](model));
    };
    // the hind leg has pushed off with its toes, the other comes down on its heel
    leg(sign.hind, 62, -0.085);
    leg(sign.fore, -24, 0.085);
  });
}

/** Shoes for a foot whose ankle is the origin, toes to +X, sole at y = -.13, .36 m long. */
export const SHOES: Record<Shoe, (model: Model) => void> = {
  straw(model) {
    const straw = (k: number) => ({ color: k % 2 ? '#d8b364' : '#b98f48', line: 0.7 });
    last(model, '#c79f55', 0.03);
    // a twisted rope round the sole, strings over the toes, a knot at the ankle
    for (let k = 0; k < 7; k++) {
      const x = mix(-0.03, 0.2, k / 6);
      const w = 0.092 * Math.sqrt(1 - ((x - 0.06) / 0.21) ** 2);
      const high = mix(0.1, 0.06, k / 6);
      const arch = [-1, -0.7, 0, 0.7, 1].map((s): V3 => [x, -0.11 + high * (1 - s * s), s * w]);
      model.put(tube(arch, [0.014], { around: 7, rings: 14 }), straw(k));
    }
    const anklet = [0, 1, 2, 3, 4, 5].map((k): V3 => {
      const a = (k / 6) * Math.PI * 2;
      return [Math.cos(a) * 0.072, 0.02, Math.sin(a) * 0.072];
    });
    model.put(tube(anklet, [0.02], { closed: true, around: 8, rings: 24 }), straw(1));
    model.put(ball([0.034, 0.026, 0.03], 10), straw(1), place([0.075, 0.02, 0.02]));
  },
  rubber(model) {
    // low and open, with a toe that turns up
    const tone = { color: '#f4efe6', line: 1 };
    model.put(
      tube(
        [vec(-0.1, -0.075, 0), vec(-0.02, -0.085, 0), vec(0.12, -0.085, 0), vec(0.23, -0.07, 0), vec(0.29, -0.015, 0)],
        [0.05, 0.064, 0.07, 0.05, 0.016],
        { around: 16, rings: 26, flat: 1.3 },
      ),
      tone,
    );
    model.put(ball([0.085, 0.03, 0.062], 16), { color: '#8f8a90', line: 0.6 }, place([-0.01, -0.035, 0]));
    model.put(ball([0.068, 0.05, 0.064], 14), { color: '#e9e3da', line: 0.6 }, place([-0.005, -0.02, 0]));
  },
  canvas(model) {
    last(model, '#3f6096', 0.05);
    model.put(tube([vec(0, -0.07, 0), vec(0, 0.03, 0)], [0.086, 0.08], { around: 16, bulge: 0.3 }), {
      color: '#3f6096',
      line: 0.9,
    });
    model.put(ball([0.075, 0.06, 0.084], 14), { color: '#f6f0e2', line: 0.8 }, place([0.185, -0.075, 0]));
    model.put(
      roundedBox(0.38, 0.04, 0.19, 0.02, { fine: true }),
      { color: '#f6f0e2', line: 0.9 },
      place([0.075, -0.118, 0]),
    );
    for (const k of [0, 1, 2])
      model.put(
        tube(
          [
            vec(0.075 + k * 0.03, 0.01 - k * 0.022, -0.06),
            vec(0.095 + k * 0.03, 0.022 - k * 0.022, 0),
            vec(0.075 + k * 0.03, 0.01 - k * 0.022, 0.06),
          ],
          [0.011],
          { around: 6 },
        ),
        { color: '#f6f0e2', line: 0.4 },
      );
  },
  leather(model) {
    last(model, '#6b3524', 0.045);
    model.put(ball([0.1, 0.066, 0.09], 16), { color: '#7d402b', line: 0.8 }, place([0.15, -0.07, 0]));
    model.put(tube([vec(0, -0.06, 0), vec(-0.005, 0.01, 0)], [0.086, 0.074], { around: 16, bulge: 0.3 }), {
      color: '#6b3524',
      line: 0.9,
    });
    model.put(
      roundedBox(0.35, 0.024, 0.178, 0.012, { fine: true }),
      { color: '#2b1c1a', line: 0.8 },
      place([0.08, -0.112, 0]),
    );
    model.put(roundedBox(0.12, 0.05, 0.168, 0.012), { color: '#2b1c1a', line: 0.8 }, place([-0.035, -0.135, 0]));
    for (const k of [0, 1])
      model.put(
        tube(
          [
            vec(0.07 + k * 0.035, 0.0 - k * 0.02, -0.05),
            vec(0.09 + k * 0.035, 0.012 - k * 0.02, 0),
            vec(0.07 + k * 0.035, 0.0 - k * 0.02, 0.05),
          ],
          [0.01],
          { around: 6 },
        ),
        {
          color: '#2b1c1a',
          line: 0.4,
        },
      );
  },
};
/** What the shoes share: a foot of cloth or leather, `high` over its middle. */
function last(model: Model, tone: string, high: number): void {
  model.put(
    tube(
      [vec(-0.09, -0.06, 0), vec(0, -0.07 + high * 0.3, 0), vec(0.12, -0.075, 0), vec(0.22, -0.085, 0)],
      [0.07, 0.086, 0.082, 0.05],
      { around: 18, rings: 24 },
    ),
    { color: tone, line: 0.9 },
  );
}
