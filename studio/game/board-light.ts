/** Light, paint and eye shared by everything that stands on the game board. */
import { relight } from '../light/presets.ts';
import { DEG, type V3 } from '../model/math.ts';
import type { PaintRecipe } from '../paint/recipe.ts';
import type { Stain } from '../shot.ts';

/** The board is seen from this far above its plane, degrees. */
const ABOVE = 35;

export const BOARD_LIGHT = relight('day', {
  sun: { dir: [-0.6, 1, 0.75], color: '#ffedcf', power: 4.2, cone: 0.16 },
  sky: 1.05,
  exposure: 1.04,
});
/** Small pictures: a thicker pencil, a calmer hand. */
export const BOARD_PAINT: Partial<PaintRecipe> = {
  line: 1,
  lineWidth: 1.5,
  wobble: 1.1,
  tooth: 0.03,
  mottle: 0.06,
  hairs: 0.04,
};
/** Soft violet contact shadow. */
export const SHADOW: Omit<Stain, 'at' | 'radius'> = { color: '#4a3566', strength: 0.46 };

/** Where the lens stands so that `height` metres fill the picture, its up direction, and its distance. */
export function boardEye(height: number, fov: number): { from: V3; up: V3; far: number } {
  const far = height / 2 / Math.tan((fov / 2) * DEG);
  const [s, c] = [Math.sin(ABOVE * DEG), Math.cos(ABOVE * DEG)];
  return { from: [0, far * s, far * c], up: [0, c, -s], far };
}
