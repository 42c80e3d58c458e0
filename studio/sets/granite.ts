/**
 * Color of the bare granite of Bukhansan: warm gray-buff, in flat sheets that peel off along level arcs, with dark
 * pines in its clefts. One look for every set in which the mountain stands.
 */
import * as THREE from 'three';
import { clamp, color, fbm, noise, smoothstep } from '../model/math.ts';

export type GraniteTones = {
  light: string;
  dark: string;
  seam: string;
};
export const GRANITE_BY_DAY: GraniteTones = { light: '#cdb99d', dark: '#a9927c', seam: '#7d6758' };
export const PINE_ON_ROCK = '#3f5a3c';

/** Color at `x` across and `y` up the face; one unit is about the thickness of a sheet of rock. */
export function graniteAt(x: number, y: number, tones: GraniteTones): THREE.Color {
  const patch = fbm(x * 0.3 + y * 0.1, y * 0.55, 5);
  // the arcs sag a little from left to right, as peeling rock does
  const seam = smoothstep(0.045, 0.012, Math.abs(noise(x * 0.18 + 3, y * 0.75 + x * 0.12, 3) - 0.5));
  const stain = smoothstep(0.6, 0.8, noise(x * 1.3, y * 0.12, 11));
  return new THREE.Color(tones.light)
    .lerp(color(tones.dark), clamp(smoothstep(0.38, 0.62, patch) * 0.8 + stain * 0.25))
    .lerp(color(tones.seam), seam * 0.55);
}

/** Share of pines 0..1 that hold in the clefts of the rock; `high` is 0 at the foot of the bare part and 1 at the top. */
export function pinesAt(x: number, y: number, high: number): number {
  const cleft = noise(x * 0.9 + y * 0.3, y * 0.6, 9);
  return smoothstep(0.56, 0.64, cleft + 0.26 * (0.5 - clamp(high)));
}
