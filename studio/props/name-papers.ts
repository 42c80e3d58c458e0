/**
 * Papers with names: Doyun's card at the airport, the sheets of 2012 on a clipboard, the calendar leaf that became an
 * aeroplane. Metres.
 */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, noise, TAU } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { tube } from '../model/tube.ts';
import { type Bend, curve, flat, inkOn, type P2, sheet, writeOn } from './ink-paper.ts';

/** Card .42 x .3 in XY, front to +Z, held by its lower edge: “샬롯 누” was a mistake; “동생 샬롯”. */
export function nameCard(model: Model, where: THREE.Matrix4, size = 1): void {
  model.inside(where.clone().multiply(place([0, 0, 0], [0, 0, 0], size)), () => {
    model.put(roundedBox(0.42, 0.3, 0.008, 0.004, { wobble: 0.004, fine: true }), {
      tint: (point) => color('#fff8e6').multiplyScalar(0.96 + 0.05 * noise(point.x * 20, point.y * 20)),
      line: 0.9,
    });
    model.inside(place([0, 0, 0.0055]), () => {
      writeOn(model, flat, '샬롯 누', [-0.03, 0.072], 0.07, {
        tone: '#3f5f8c',
        weight: 0.13,
        shake: 0.03,
        middle: true,
      });
      for (const k of [0, 1])
        inkOn(
          model,
          flat,
          [
            curve(
              [
                [-0.15, 0.055 + k * 0.03],
                [-0.05, 0.075 - k * 0.012],
                [0.03, 0.06 + k * 0.02],
                [0.1, 0.078],
              ],
              20,
            ),
          ],
          { tone: '#d8352c', r: 0.0038, out: 0.004 },
        );
      writeOn(model, flat, '동생 샬롯', [0, -0.058], 0.078, {
        tone: '#3f5f8c',
        weight: 0.14,
        shake: 0.03,
        middle: true,
        seed: 6,
      });
    });
  });
}

const NAMES = ['김미자', '이정순', '박용수', '최말순', '정동수', '강복희', '윤상철', '조영애', '임춘자', '오금순'];
const CLIPBOARD = { wide: 0.3, high: 0.42 };
/** Clipboard in XY, writing to +Z: `names` lines are signed (the last is Halmeoni's own). Lay it down with [-90, yaw, 0]. */
export function nameSheets(model: Model, where: THREE.Matrix4, o: { names?: number; size?: number } = {}): void {
  model.inside(where.clone().multiply(place([0, 0, 0], [0, 0, 0], o.size ?? 1)), () => {
    model.put(roundedBox(CLIPBOARD.wide, CLIPBOARD.high, 0.008, 0.012, { fine: true }), { color: '#a87448' });
    for (let i = 0; i < 6; i++)
      model.put(
        roundedBox(0.262, 0.37, 0.0025, 0.001),
        { color: i % 2 ? '#f6ecd6' : '#fff8e8', line: 0.5 },
        place([0.002 * Math.sin(i * 2), -0.012, 0.006 + i * 0.0026], [0, 0, Math.sin(i * 3) * 1.2]),
      );
    model.inside(place([0, -0.012, 0.0212]), () => {
      for (let i = 0; i < 11; i++)
        inkOn(
          model,
          flat,
          [
            [
              [-0.118, 0.128 - i * 0.029],
              [0.118, 0.128 - i * 0.029],
            ],
          ],
          { tone: '#c9b896', r: 0.0007 },
        );
      inkOn(
        model,
        flat,
        [
          [
            [-0.075, 0.128],
            [-0.075, -0.165],
          ],
          [
            [0.02, 0.128],
            [0.02, -0.165],
          ],
        ],
        { tone: '#c9b896', r: 0.0007 },
      );
      writeOn(model, flat, '주민 서명', [0, 0.152], 0.026, { tone: '#4a3c40', weight: 0.12, middle: true });
      const n = Math.min(10, o.names ?? 10);
      for (let i = 0; i < n; i++) {
        const y = 0.114 - i * 0.029;
        const tone = ['#2f3f6a', '#3a3236', '#2f3f6a', '#5a3a34'][i % 4] ?? '#2f3f6a';
        writeOn(model, flat, String(1035 + i).padStart(4, '0'), [-0.097, y], 0.012, {
          tone: '#6a5a58',
          weight: 0.13,
          middle: true,
        });
        writeOn(model, flat, NAMES[i] ?? '', [-0.028, y], 0.02, {
          tone,
          weight: 0.11,
          shake: 0.04,
          middle: true,
          seed: i + 3,
        });
        // the signature proper: one quick line
        const quick = curve(
          [
            [0.035, y - 0.004],
            [0.05, y + 0.008],
            [0.056, y - 0.007],
            [0.07, y + 0.006 * Math.sin(i * 3)],
            [0.085, y - 0.006],
            [0.098, y + 0.004],
            [0.112, y - 0.002],
          ],
          30,
        );
        inkOn(model, flat, [quick.map(([x, v], k): P2 => [x, v + 0.003 * Math.sin(k * 0.8 + i * 2)])], {
          tone,
          r: 0.0009,
        });
      }
    });
    model.put(roundedBox(0.1, 0.03, 0.018, 0.006), { color: '#b9c0ca' }, place([0, 0.19, 0.016]));
    model.put(
      tube(
        [
          [-0.045, 0.2, 0.028],
          [0, 0.218, 0.034],
          [0.045, 0.2, 0.028],
        ],
        [0.005],
        { around: 7, rings: 16 },
      ),
      { color: '#8e97a8', line: 0.6 },
    );
  });
}

/** A leaf of the moon calendar folded into an aeroplane, nose to +X, .3 long, resting on y = 0. */
export function calendarPlane(model: Model, where: THREE.Matrix4, size = 1): void {
  const paper = { color: '#fffaf0', doubleSided: true, line: 0.9 };
  model.inside(where.clone().multiply(place([0, 0, 0], [0, 0, 0], size)), () => {
    for (const s of [-1, 1]) {
      const wing: Bend = (u, v) => [0.16 - 0.3 * u, 0.05 + 0.006 * v + 0.01 * v * u, s * v * (0.008 + 0.11 * u)];
      sheet(model, (x, y) => wing(x + 0.5, y + 0.5), 1, 1, { tint: () => color('#fffaf0') });
      const keel: Bend = (u, v) => [0.16 - 0.3 * u, 0.05 - 0.05 * v * (0.3 + 0.7 * u), s * 0.004 * (1 - v)];
      sheet(model, (x, y) => keel(x + 0.5, y + 0.5), 1, 1, { tint: () => color('#ece2d0') });
      // days on its wings, and the ant-small row under them; one ring of red
      for (const [i, u] of [0.35, 0.55, 0.75, 0.92].entries()) {
        const at = place([0.16 - 0.3 * u, 0.058, s * (0.004 + 0.055 * u)], [-90, 90, 0]);
        model.inside(at, () => {
          writeOn(model, flat, String(8 + i * 7 + (s > 0 ? 0 : 2)), [0, 0.006], 0.016, {
            tone: i % 2 ? '#5a4e62' : '#d8402f',
            weight: 0.14,
            middle: true,
          });
          inkOn(
            model,
            flat,
            [
              [
                [-0.006, -0.011],
                [-0.003, -0.008],
              ],
              [
                [0.002, -0.011],
                [0.006, -0.009],
              ],
            ],
            { tone: '#8a7a8a', r: 0.0008 },
          );
          if (i === 2 && s > 0)
            inkOn(
              model,
              flat,
              [
                Array.from(
                  { length: 15 },
                  (_, k): P2 => [0.012 * Math.sin((k / 13) * TAU), -0.0095 + 0.006 * Math.cos((k / 13) * TAU)],
                ),
              ],
              { tone: '#d8352c', r: 0.0013, out: 0.003 },
            );
        });
      }
    }
    model.put(
      tube(
        [
          [0.16, 0.05, 0],
          [-0.14, 0.056, 0],
        ],
        [0.0022],
        { around: 5, rings: 4 },
      ),
      { ...paper, color: '#d9cdb8', line: 0.3 },
    );
  });
}
