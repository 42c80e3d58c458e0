/** The lie of the land at Juniper Brook: one valley for the trail (S13) and the pond (S14). The brook runs towards +Z. */
import { fbm, mix, smoothstep, type V3 } from '../model/math.ts';

export const BROOK_LEVEL = -0.17;
export const POND_LEVEL = 0.3;
/** The dam lies across the brook here, bulging downstream. */
export const DAM_Z = 7.2;

export const brookCentre = (z: number): number => 0.55 * Math.sin(z * 0.2 + 0.35);
/** 0 off the trail, 1 on it; the trail crosses the brook at the stones. */
export const onTrail = (x: number, z: number): number => smoothstep(1.15, 0.55, Math.abs(z - 0.5 * Math.sin(x * 0.25)));

export function ground(x: number, z: number): number {
  const d = Math.abs(x - brookCentre(z));
  const bank = smoothstep(1.9, 3.3, d);
  const rough = (fbm(x * 0.45, z * 0.45, 3) - 0.5) * 0.4 * mix(1, 0.25, onTrail(x, z));
  const slope = Math.max(0, d - 3.2) * 0.075 + smoothstep(8.5, 18, d) * 1.9;
  const below = smoothstep(DAM_Z - 0.5, DAM_Z + 2.5, z) * -0.18;
  return mix(-0.55, 0.13, bank) + slope * bank + rough * (0.25 + 0.75 * bank) + below;
}

/** The eleven stepping stones: [x, top, z] and radius, from the road (-X) to the camp (+X). */
export const STONES: { top: V3; radius: number }[] = Array.from({ length: 11 }, (_, i) => {
  const x = -2.88 + i * 0.59;
  const z = 0.1 + 0.2 * Math.sin(i * 1.9) + 0.5 * Math.sin(x * 0.25);
  const last = i === 10;
  return {
    top: [x, last ? 0.37 : i === 0 ? 0.13 : 0.0 + 0.03 * Math.sin(i * 2.7), z],
    radius: last ? 0.27 : 0.225 + 0.03 * Math.sin(i * 4.1),
  };
});
/** Top of stone `n`, counted from 1 as the children do. */
export const stoneTop = (n: number): V3 => STONES[n - 1]?.top ?? [0, 0, 0];
