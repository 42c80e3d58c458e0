/** Wooden boards of the national park: the trailhead sign and the board with ten trees. Metres. */
import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, noise, type V3 } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { stone } from '../model/stones.ts';
import { tube } from '../model/tube.ts';
import { hangul } from './hangul-sign.ts';

const WOOD = (point: THREE.Vector3): THREE.Color =>
  color('#7d5638').lerp(color('#5f3f2c'), noise(point.x * 1.5, point.y * 18, point.z * 18));

export function trailSign(model: Model, at: V3): void {
  model.inside(place(at, [0, 6, 0]), () => {
    for (const s of [-1, 1]) {
      model.put(
        roundedBox(0.14, 2.6, 0.14, 0.02, { fine: true, wobble: 0.01 }),
        { tint: WOOD },
        place([s * 1.02, 1.2, 0]),
      );
      model.put(
        stone(6, 0.5, 0.2, 10),
        { tint: wash('#b9aca6', 5) },
        place([s * 1.06, 0.04, 0.14], [0, s * 40, 0], [0.2, 0.13, 0.16]),
      );
    }
    // a little roof keeps the rain off
    for (const s of [-1, 1])
      model.put(
        roundedBox(2.5, 0.06, 0.36, 0.015),
        { tint: wash('#6b4a34', 6) },
        place([0, 2.5, s * 0.14], [s * 26, 0, 0]),
      );
    model.put(roundedBox(1.94, 1.2, 0.07, 0.015, { fine: true }), { tint: WOOD }, place([0, 1.72, 0.03]));
    model.put(roundedBox(1.78, 0.27, 0.02, 0.01), { tint: wash('#4f7a4c', 3) }, place([0, 2.12, 0.075]));
    const cream = '#fff4dc';
    hangul(model, place([0, 2.12, 0.09]), '북한산 둘레길', 0.165, cream, { weight: 0.13 });
    hangul(model, place([0, 1.76, 0.075]), '평창마을길 5.0 km', 0.18, cream, { weight: 0.14 });
    model.put(roundedBox(1.5, 0.012, 0.01, 0.004), { color: '#d8b98a', line: 0 }, place([0, 1.58, 0.07]));
    hangul(model, place([0, 1.4, 0.075]), '형제봉 입구 → 탕춘대성 암문', 0.118, cream, { weight: 0.13 });
    for (const [i, tone] of ['#e4604c', '#f6c233', '#5fa3a0'].entries()) {
      // ribbons that hikers' clubs tie to the post
      const x = 1.09;
      const tail: V3[] = [
        [x, 1.35 - i * 0.03, 0.08],
        [x + 0.05, 1.12 - i * 0.06, 0.12],
        [x + 0.02 + i * 0.03, 0.9 - i * 0.04, 0.1],
      ];
      model.put(tube(tail, [0.024, 0.02, 0.016], { around: 6, flat: 0.25 }), { color: tone, line: 0.6 });
    }
  });
}

export function parkBoard(model: Model, at: V3): void {
  model.inside(place(at, [0, -4, 0]), () => {
    for (const s of [-1, 1])
      model.put(roundedBox(0.12, 1.75, 0.12, 0.02, { fine: true }), { tint: WOOD }, place([s * 0.66, 0.83, -0.02]));
    model.inside(place([0, 1.3, 0.04], [-8, 0, 0]), () => {
      model.put(roundedBox(1.42, 0.98, 0.06, 0.02, { fine: true }), { tint: WOOD });
      model.put(roundedBox(1.28, 0.84, 0.02, 0.01), { tint: wash('#fff6e0', 2, 0.06), line: 0.5 }, place([0, 0, 0.03]));
      hangul(model, place([0, 0.26, 0.046]), '평창동의', 0.14, '#3f5a40', { weight: 0.14 });
      hangul(model, place([0, 0.04, 0.046]), '약 65%가 숲', 0.172, '#1f5c36', { weight: 0.15 });
      // ten little trees: six and a half are green
      for (let i = 0; i < 10; i++) {
        const x = -0.5 + i * 0.111;
        const tone = i < 6 ? '#5c9456' : '#d8cba8';
        for (const half of i === 6 ? [-1, 1] : [0])
          model.put(
            new THREE.CircleGeometry(
              0.05,
              14,
              half ? (half < 0 ? Math.PI / 2 : -Math.PI / 2) : 0,
              half ? Math.PI : Math.PI * 2,
            ),
            { color: half < 0 ? '#5c9456' : half > 0 ? '#d8cba8' : tone, line: 0.3 },
            place([x, -0.2, 0.047]),
          );
        model.put(roundedBox(0.018, 0.09, 0.006, 0.002), { color: '#8a6244', line: 0 }, place([x, -0.285, 0.046]));
      }
    });
    for (const s of [-1, 1])
      model.put(
        roundedBox(1.7, 0.05, 0.3, 0.012),
        { tint: wash('#6b4a34', 6) },
        place([0, 1.92, s * 0.11], [s * 28, 0, 0]),
      );
  });
}
