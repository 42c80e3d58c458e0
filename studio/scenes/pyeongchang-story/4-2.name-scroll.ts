/** The list of all who signed (PC 4.2): sheets glued end to end, from a table over its edge and on along the pavement. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { color, noise, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { tube } from '../../model/tube.ts';
import { type Bend, inkOn, sheet, writeOn } from '../../props/ink-paper.ts';

const NAMES = [
  ...[
    '박영길',
    '김미자',
    '이정순',
    '최말순',
    '정동수',
    '강복희',
    '윤상철',
    '조영애',
    '임춘자',
    '한순덕',
    '서만복',
    '백인호',
  ],
  ...[
    '민옥례',
    '장철수',
    '강태식',
    '오경아',
    '유정희',
    '배금자',
    '신동걸',
    '문정숙',
    '남기선',
    '홍말자',
    '안병구',
    '노영심',
  ],
  ...[
    '고은주',
    '하재옥',
    '송기태',
    '전화자',
    '양순남',
    '구본춘',
    '손미경',
    '허봉수',
    '심복자',
    '차은희',
    '우상만',
    '나정례',
  ],
  ...[
    '길영수',
    '표순이',
    '방덕칠',
    '진옥자',
    '주만식',
    '채복순',
    '탁기영',
    '엄정자',
    '도미숙',
    '석봉기',
    '공순례',
    '변희자',
  ],
];
export type ScrollPlan = {
  wide: number;
  /** metres that lie on the table, hang, and lie on the ground */
  top: number;
  fall: number;
  ground: number;
  /** height of a name */
  letters?: number;
  /** names begin so far from the upper end, metres: the rest is still white */
  blank?: number;
};
/** The frame's origin is the table's edge, top side: -Z over the table, +Z out over the pavement. */
export function nameScroll(model: Model, where: THREE.Matrix4, o: ScrollPlan): void {
  const { wide, top, fall, ground } = o;
  const long = top + fall + ground;
  const [r, q] = [0.03, 0.11];
  // along the paper from its upper end: over the edge in a small bend, on to the ground in a wide one
  const turns = [r * (Math.PI / 2), q * (Math.PI / 2)] as const;
  const drop = fall - r - q;
  const smooth = (s: number): [number, number] => {
    if (s < top) return [0.004, s - top];
    let d = s - top;
    if (d < turns[0]) return [0.004 - r + r * Math.cos(d / r), r * Math.sin(d / r)];
    d -= turns[0];
    if (d < drop) return [0.004 - r - d, r + 0.012 * Math.sin((d / drop) * Math.PI)];
    d -= drop;
    if (d < turns[1]) return [0.004 - r - drop - q * Math.sin(d / q), r + q - q * Math.cos(d / q)];
    d -= turns[1];
    return [0.004 - r - drop - q + 0.008 * Math.abs(Math.sin(d * 5)), r + q + d];
  };
  const bend: Bend = (x, y) => {
    const s = long / 2 - y;
    const [h, z] = smooth(s);
    const sway = 0.16 * Math.max(0, s - top - fall) ** 2;
    return [x + sway, h + 0.004 * noise(x * 9, s * 5), z];
  };
  model.inside(where, () => {
    const strips = 5;
    // laid in pieces: one grid would be too coarse for the bends
    for (let i = 0; i < strips; i++) {
      const high = long / strips;
      const mid = long / 2 - (i + 0.5) * high;
      sheet(model, (x, y) => bend(x, y + mid), wide, high, {
        tint: (point) => color('#fff9ea').multiplyScalar(0.95 + 0.07 * noise(point.x * 12, point.y * 12, point.z * 12)),
      });
    }
    const high = o.letters ?? 0.06;
    const pitch = high * 1.5;
    const columns = 2;
    let n = 0;
    for (let s = (o.blank ?? 0) + pitch; s < long - pitch * 0.5; s += pitch) {
      const y = long / 2 - s;
      for (let c = 0; c < columns; c++) {
        const x = ((c + 0.5) / columns - 0.5) * wide * 0.94;
        writeOn(model, bend, NAMES[n % NAMES.length] ?? '', [x, y], high, {
          tone: ['#2f3f6a', '#3a3236', '#5a3a34', '#2f3f6a'][(n * 7) % 4] ?? '#2f3f6a',
          weight: 0.13,
          shake: 0.05,
          middle: true,
          seed: n + 3,
          out: 0.003,
        });
        n++;
      }
      inkOn(
        model,
        bend,
        [
          [
            [-wide * 0.46, y - pitch / 2],
            [wide * 0.46, y - pitch / 2],
          ],
        ],
        { tone: '#cdbb98', r: 0.0016, out: 0.002 },
      );
    }
    // what has not unrolled yet
    const [h, z] = smooth(long);
    const sway = 0.16 * ground ** 2;
    const roll: V3[] = Array.from({ length: 22 }, (_, i): V3 => {
      const [a, q] = [i * 0.62, 0.03 + 0.0024 * i];
      return [0, h + 0.07 - Math.cos(a) * q, z + Math.sin(a) * q];
    });
    model.put(
      tube(
        [
          [sway - wide / 2, h + 0.055, z + 0.02],
          [sway + wide / 2, h + 0.055, z + 0.02],
        ],
        [0.062],
        { around: 18, rings: 3 },
      ),
      { tint: (point) => color('#f4ead2').multiplyScalar(0.96 + 0.05 * noise(point.x * 30)), line: 0.9 },
    );
    for (const s of [-1, 1])
      model.put(
        tube(roll.slice(0, 14), [0.005], { around: 5, rings: 60 }),
        { color: '#b9a684', line: 0.3 },
        place([sway + (s * wide) / 2 + s * 0.002, -0.012, 0.02], [0, 0, 0]),
      );
  });
}
