/**
 * One hero, eight cells: columns face down (to the reader), left, up (its back), right; rows are step A and step B.
 * Seen from 35 degrees above. All heroes stand in one plane that faces the lens, so that all cells have one scale.
 */
import * as THREE from 'three';
import type { Hero, Step } from '../cast/heroes/hero.ts';
import type { V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { camera, type Shot, type Stain } from '../shot.ts';
import { BOARD_LIGHT, BOARD_PAINT, boardEye, SHADOW } from './board-light.ts';

/** Side of a cell in metres, and where the feet stand: share of the cell from its bottom. */
const CELL = 1.36;
const FEET = 0.215;
const FOV = 9;
/** Side views turn a little to the reader, so that an eye is seen. */
const SIDE = 66;
const ROWS: Step[] = ['a', 'b'];

/** `side`: degrees a side view turns away from the reader; `shadow`: its size and darkness as shares of the usual. */
export function spriteSheet(hero: Hero, o: { side?: number; shadow?: [number, number] } = {}): Shot {
  const side = o.side ?? SIDE;
  const [wide, dark] = o.shadow ?? [1, 1];
  const scene = new THREE.Scene();
  const { from, up, far } = boardEye(CELL * 2, FOV);
  const stains: Stain[] = [];
  for (const [row, step] of ROWS.entries())
    for (const [column, yaw] of [0, -side, 180, side].entries()) {
      const x = (column - 1.5) * CELL;
      const y = (0.5 - row - 0.5 + FEET) * CELL;
      const at: V3 = [x, up[1] * y, up[2] * y];
      // outer columns are seen from the side: turn them back to the lens
      const aside = (-Math.atan2(x, far) * 180) / Math.PI;
      scene.add(hero.build({ at: place(at, [0, yaw + aside, 0], hero.size), step, facing: yaw }));
      const long = Math.abs(yaw) === side;
      const radius: [number, number] = long ? [0.4 * wide, 0.36 * wide] : [0.36 * wide, 0.4 * wide];
      stains.push({ ...SHADOW, strength: SHADOW.strength * dark, at: [at[0] + 0.02, at[1], at[2]], radius });
    }
  return {
    scene,
    camera: camera(from, [0, 0, 0], FOV),
    focus: far,
    aperture: 0,
    aspect: 2,
    light: BOARD_LIGHT,
    paint: { ...BOARD_PAINT, brushSize: 3.1 },
    center: [0, 0, 0],
    radius: 3.4,
    cutout: { stains },
  };
}
