/**
 * Airport arrivals (S16), pale dawn. Metres, polished floor y = 0; the reader looks from +Z.
 *
 *   Back: the arrivals door, two frosted leaves, x -1.2..1.2, 2.4 high at z = -3.6 (`open` slides them apart); glass wall to both sides,
 *   behind it the apron, a tail fin and the first light. BOARD hangs from the ceiling over whoever arrives, 6월 15일: 3.7 x 1.1.
 *   Rail with a belt from [-3.6, 0, -.6] to [-1.0, 0, -2.2] on the left: who waits stands behind it at x -3..-2; who arrives comes down
 *   the middle x -.8..2. Columns at x -4.4 and 4.4; row of seats on the right [3.6, .44, -2.2]; trolley at [3.0, 0, -.9].
 *
 * Camera: wide from [.3, 1.35, 5.6] to [0, 1.75, -3], fov 40 (studio/sheets/korea-places.ts): people at z -1..1.5, board above them.
 */

import type * as THREE from 'three';
import { type LightPreset, relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, fbm, mix, smoothstep, type V3 } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { points2, points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { slab } from '../../model/slab.ts';
import { ball, lathe, tube } from '../../model/tube.ts';
import { hangul } from '../../props/hangul-sign.ts';
import { koreaSky } from '../../sets/korea-sky.ts';
import { trolley } from './1-1.luggage-trolley.ts';

const BOARD: V3 = [0.6, 2.76, -0.4];
const BOARD_SIZE = 1.12;
/** Middle of the number 15 on the board. */
export const FIFTEEN: V3 = [BOARD[0] + 0.47 * BOARD_SIZE, BOARD[1], BOARD[2] + 0.12];

export function airport(
  scene: THREE.Scene,
  o: { open?: number; without?: ('rail' | 'seats' | 'trolley')[] } = {},
): void {
  const has = (w: 'rail' | 'seats' | 'trolley') => !o.without?.includes(w);
  koreaSky(scene, { hour: 'sunrise', season: 'june', foot: -9, facing: 120, wild: true });
  const model = new Model();
  // terrazzo that holds a pale stripe of the window's light
  model.put(
    grid((u, w) => [mix(-8, 8, u), 0, mix(7, -3.7, w)], 90, 70),
    {
      line: 0,
      doubleSided: true,
      tint: (q) =>
        color('#d8cfc8')
          .lerp(
            color('#f6e2cc'),
            0.75 *
              smoothstep(0.6, 0.1, Math.abs(((q.x * 0.5 + q.z * 0.1 + 20) % 1.3) - 0.65)) *
              smoothstep(4, -3.5, q.z),
          )
          .multiplyScalar(
            (Math.abs(((q.x + 40) % 1.2) - 0.6) > 0.59 || Math.abs(((q.z + 40) % 1.2) - 0.6) > 0.59 ? 0.93 : 1) *
              (0.96 + 0.07 * fbm(q.x * 7, q.z * 7)),
          ),
    },
  );
  for (const s of [-1, 1]) {
    model.put(
      lathe(points2('0,.42 .12,.42 .14,.36 5,.36'), { around: 24, steps: 2 }),
      { tint: wash('#e8e2da', 0.8, 0.1), line: 0.7 },
      place([s * 4.4, 0, -2.4]),
    );
    // glass wall: mullions and a sill
    for (let i = 0; i <= 4; i++)
      model.put(
        roundedBox(0.09, 4.4, 0.12, 0.02),
        { color: '#b6bac4', line: 0.7 },
        place([s * (1.35 + i * 1.5), 2.2, -3.7]),
      );
    for (const y of [0.12, 2.5])
      model.put(
        roundedBox(6.2, y < 1 ? 0.24 : 0.1, 0.14, 0.02),
        { color: '#c4c8d0', line: 0.7 },
        place([s * 4.35, y, -3.7]),
      );
    const shut = 0.6 + (o.open ?? 0.35) * 1.1;
    model.put(
      roundedBox(1.16, 2.36, 0.05, 0.02),
      { tint: (q) => color('#d8e4e6').lerp(color('#fff6e6'), smoothstep(-1, 1, q.y)), line: 0.7 },
      place([s * shut, 1.2, -3.62]),
    );
    model.put(roundedBox(1.2, 0.16, 0.06, 0.02), { color: '#8fb4c4', line: 0.5 }, place([s * shut, 1.15, -3.6]));
    model.put(
      roundedBox(0.05, 2.4, 0.08, 0.02),
      { color: '#9aa0ac', line: 0.7 },
      place([s * (shut - 0.58), 1.2, -3.6]),
    );
  }
  model.put(roundedBox(12.6, 0.3, 0.4, 0.03), { tint: wash('#d8d4d0', 1), line: 0.7 }, place([0, 2.62, -3.66]));
  model.put(roundedBox(16, 0.3, 0.5, 0.03), { tint: wash('#e2dcd6', 1), line: 0.5 }, place([0, 4.5, -3.7]));
  // ceiling: long lamps in rows that run to the door
  model.put(roundedBox(16, 0.1, 11, 0.02), { tint: wash('#e6dcd6', 0.4), line: 0.3 }, place([0, 4.75, 1.6]));
  for (const x of [-3.4, 0, 3.4])
    model.put(
      roundedBox(0.24, 0.04, 9, 0.01),
      { color: color('#fff4e0').multiplyScalar(1.15), glow: true, line: 0.3 },
      place([x, 4.68, 1.4]),
    );
  // yellow tactile blocks lead from the door to the way out
  for (let i = 0; i < 24; i++) {
    const at: V3 = [1.75, 0.006, -3.1 + i * 0.31];
    model.put(roundedBox(0.3, 0.012, 0.3, 0.006), { tint: wash('#eabf4a', 5, 0.14), line: 0.5 }, place(at));
    for (const k of [-1.5, -0.5, 0.5, 1.5])
      model.put(
        roundedBox(0.035, 0.012, 0.27, 0.006),
        { color: '#d8a83a', line: 0.3 },
        place([at[0] + k * 0.068, 0.014, at[2]]),
      );
  }
  dateBoard(model);
  plane(model);
  if (has('rail')) rail(model);
  if (has('seats')) seats(model);
  if (has('trolley')) trolley(model, place([3.0, 0, -0.9], [0, -32, 0]));
  scene.add(model.bake());
}
function dateBoard(model: Model): void {
  model.inside(place(BOARD, [0, 0, 0], BOARD_SIZE), () => {
    model.put(roundedBox(3.3, 1.0, 0.16, 0.05, { fine: true }), { tint: wash('#3a4056', 1.4, 0.16), line: 0.9 });
    model.put(roundedBox(3.12, 0.82, 0.17, 0.03), { color: '#252a3e', line: 0.4 });
    const lit = color('#ffcf4a').multiplyScalar(1.1);
    hangul(model, place([-0.66, 0, 0.1]), '6월', 0.46, lit, { weight: 0.14 });
    hangul(model, place([0.68, 0, 0.1]), '15일', 0.46, lit, { weight: 0.14 });
    for (const s of [-1, 1])
      model.put(
        tube(
          [
            [s * 1.2, 0.5, 0],
            [s * 1.2, 3, 0],
          ],
          [0.025],
          { around: 8, rings: 2 },
        ),
        { color: '#9aa0ac', line: 0.6 },
      );
  });
}
/** An aeroplane's nose and tail far out on the apron, as a shape against the dawn. */
function plane(model: Model): void {
  model.put(
    roundedBox(120, 0.1, 60, 0.02),
    { tint: (q) => color('#b8b0bc').lerp(color('#d8c4bc'), fbm(q.x * 0.1, q.z * 0.1)), line: 0 },
    place([0, -1.2, -36]),
  );
  model.inside(place([3.6, 1.6, -24], [0, -8, 0]), () => {
    model.put(
      tube(points3('-9.5,.1,0 -8,.2,0 0,.2,0 6,.5,0 9,1.1,0'), [0.5, 1.25, 1.3, 1.1, 0.3], { around: 20, rings: 40 }),
      { color: '#c2a9b6', line: 0.6 },
    );
    model.put(slab(points2('5.8,1.2 8.9,4.9 10.3,4.9 9.2,1.3'), 0.2), { color: '#5f8fb8', line: 0.6 });
    model.put(
      slab(points2('-1.5,-.2 3.2,-.9 4.4,-.9 1.5,0'), 2.4),
      { color: '#b39cab', line: 0.5 },
      place([0, -0.3, 1.8], [10, 0, 0]),
    );
    for (let i = 0; i < 18; i++)
      model.put(ball([0.11, 0.15, 0.04], 8), { color: '#6d7c94', line: 0 }, place([-6.6 + i * 0.66, 0.55, 1.27]));
    model.put(roundedBox(14, 0.16, 0.05, 0.02), { color: '#5f8fb8', line: 0 }, place([-0.6, -0.1, 1.29]));
  });
}
function rail(model: Model): void {
  const posts: V3[] = points3('-3.6,0,.4 -2.75,0,-.55 -1.9,0,-1.5 -1.5,0,-2.6');
  for (const [i, p] of posts.entries()) {
    model.inside(place(p), () => {
      model.put(ball([0.17, 0.035, 0.17], 18), { color: '#a8adb8', line: 0.8 }, place([0, 0.02, 0]));
      model.put(
        tube(
          [
            [0, 0.02, 0],
            [0, 0.96, 0],
          ],
          [0.03],
          { around: 12, rings: 2 },
        ),
        { color: '#c4c8ce', line: 0.8 },
      );
      model.put(ball([0.045, 0.035, 0.045], 12), { color: '#c4c8ce', line: 0.7 }, place([0, 0.96, 0]));
    });
    const q = posts[i + 1];
    if (!q) continue;
    model.put(
      grid(
        (u, w) => [mix(p[0], q[0], u), mix(0.93, 0.86, w) - 0.05 * Math.sin(u * Math.PI), mix(p[2], q[2], u)],
        12,
        1,
      ),
      { color: '#4f8fa8', doubleSided: true, line: 0.7 },
    );
  }
}
function seats(model: Model): void {
  model.inside(place([3.5, 0, -2.5], [0, -20, 0]), () => {
    model.put(roundedBox(2.4, 0.06, 0.1, 0.02), { color: '#8d93a0', line: 0.6 }, place([0, 0.36, 0]));
    for (const s of [-1, 1])
      model.put(roundedBox(0.08, 0.36, 0.4, 0.02), { color: '#8d93a0', line: 0.7 }, place([s * 0.9, 0.18, 0]));
    for (let i = 0; i < 4; i++) {
      const x = -0.9 + i * 0.6;
      model.put(
        roundedBox(0.52, 0.07, 0.46, 0.03, { fine: true }),
        { tint: wash('#7f9cb0', 4), line: 0.8 },
        place([x, 0.42, 0.02]),
      );
      model.put(
        roundedBox(0.52, 0.46, 0.06, 0.03, { fine: true }),
        { tint: wash('#7f9cb0', 4), line: 0.8 },
        place([x, 0.7, -0.24], [-10, 0, 0]),
      );
    }
  });
}
/** Dawn through the glass behind, cool lamps above. */
export function airportLight(change: Partial<LightPreset> = {}): LightPreset {
  return relight('morning', {
    sun: { dir: [0.55, 0.5, -0.8], color: '#ffd0a8', power: 3.4, cone: 0.1 },
    fill: { dir: [-0.3, 0.6, 1], color: '#f0e6ee', power: 1.5, cone: 0.4 },
    top: '#dcdcec',
    horizon: '#f6e2d6',
    bounce: '#e4c4b4',
    sky: 1.0,
    exposure: 1,
    ...change,
  });
}
