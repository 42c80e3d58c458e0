/**
 * PC 2.3: the old map laid over a larger new one against a window. The sun comes through both, so they shine of themselves;
 * what the new map has shows faintly through the old paper, and its stream runs on beyond the old paper's edge. XY plane, to +Z.
 */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, smoothstep } from '../model/math.ts';
import { place } from '../model/place.ts';
import { slab } from '../model/slab.ts';
import { curve, dashes, flat, inkOn, type P2, sheet, writeOn } from './ink-paper.ts';
import { STREAM, yeongsuMap } from './yeongsu-map.ts';

/** Size of the new map in widths of the old one. */
export const NEW_MAP = { wide: 1.34, high: 1.02 };
/** Downstream, where the seven-year-old's paper had ended. */
const ON: P2[] = [
  [0.45, -0.01],
  [0.5, 0.028],
  [0.545, -0.02],
  [0.6, 0.02],
  [0.665, -0.012],
];
const ROADS: P2[][] = [
  curve(
    [
      [-0.66, -0.13],
      [-0.4, -0.2],
      [-0.1, -0.17],
      [0.2, -0.24],
      [0.66, -0.17],
    ],
    40,
  ),
  curve(
    [
      [-0.5, -0.5],
      [-0.44, -0.2],
      [-0.5, 0.1],
      [-0.42, 0.5],
    ],
    30,
  ),
  curve(
    [
      [0.42, -0.5],
      [0.48, -0.2],
      [0.56, -0.02],
      [0.52, 0.2],
      [0.58, 0.5],
    ],
    30,
  ),
];
/** A cat who sits on the other side of the glass, seen as her shadow: ears, back, and a tail that hangs down. */
const SHADOW: P2[] = [
  [-0.07, -0.14],
  [-0.092, -0.095],
  [-0.078, -0.03],
  [-0.05, 0.022],
  [-0.064, 0.06],
  [-0.068, 0.1],
  [-0.066, 0.15],
  [-0.063, 0.163],
  [-0.054, 0.153],
  [-0.028, 0.128],
  [0.012, 0.128],
  [0.04, 0.153],
  [0.049, 0.163],
  [0.052, 0.15],
  [0.054, 0.1],
  [0.05, 0.06],
  [0.036, 0.02],
  [0.068, -0.04],
  [0.076, -0.1],
  [0.11, -0.112],
  [0.125, -0.08],
  [0.112, -0.045],
  [0.124, -0.03],
  [0.146, -0.07],
  [0.132, -0.128],
  [0.08, -0.142],
];

export function twoMaps(m: Model, where: THREE.Matrix4, wide: number): void {
  const k = (list: readonly P2[]): P2[] => list.map(([x, y]) => [x * wide, y * wide]);
  const draw = (list: readonly (readonly P2[])[], tone: string, r: number, out: number) =>
    inkOn(m, flat, list.map(k), { tone, r: r * wide, out });
  const wood = (x: number, y: number) => smoothstep(0.02, 0.12, y - 0.1 - 0.1 * Math.sin(x * 6 + 1) - 0.1 * x);
  m.inside(where, () => {
    m.inside(place([0, 0, -0.012]), () => {
      sheet(m, flat, NEW_MAP.wide * wide, NEW_MAP.high * wide, {
        tint: (p) =>
          color('#fff0c6')
            .lerp(color('#c6dd9c'), 0.75 * wood(p.x / wide, p.y / wide))
            .multiplyScalar(1.12),
        glow: true,
      });
      draw(ROADS, '#d9b888', 0.015, 0.002);
      draw(ROADS, '#fffaf0', 0.0105, 0.003);
      draw([curve(ON, 40)], '#2f8fd8', 0.0125, 0.004);
      const label = (text: string, at: P2, high: number, tone: string) =>
        writeOn(m, flat, text, [at[0] * wide, at[1] * wide], high * wide, { tone, middle: true, out: 0.005 });
      label('북한산', [0.3, 0.445], 0.055, '#4f7a4a');
      label('평창동', [-0.28, -0.445], 0.055, '#6a5a78');
    });
    yeongsuMap(m, place([0, 0, 0], [0, 0, -0.6]), wide, { backlit: true });
    // through the old paper: pale roads, woods, and the stream that was there all the time
    draw(
      ROADS.slice(0, 1).map((r) => r.filter(([x]) => Math.abs(x) < 0.47)),
      '#f6e6bc',
      0.009,
      0.0012,
    );
    draw([curve([...STREAM, [0.488, 0.018]], 76)], '#1f86e0', 0.0135, 0.0034);
    draw(dashes(STREAM, 9), '#123f86', 0.0038, 0.0046);
    m.put(
      slab(
        SHADOW.map(([x, y]): [number, number] => [x * 1.15 * wide, y * 1.15 * wide]),
        0.004,
        { smooth: true, soft: 0.001 },
      ),
      { color: '#b98552', glow: true, line: 0 },
      place([0.33 * wide, -0.19 * wide, 0.003]),
    );
  });
}
