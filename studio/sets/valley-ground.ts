/** The lie of the land at Juniper Brook: one valley for the trail (S13) and the pond (S14). The brook runs towards +Z. */
import { fbm, mix, smoothstep, type V3 } from '../model/math.ts';

export const BROOK_LEVEL = -0.17;
export const POND_LEVEL = 0.3;
/** The dam lies across the brook here, bulging downstream. */
export const DAM_Z = 7.2;

export const brookCenter = (z: number): number => 0.55 * Math.sin(z * 0.2 + 0.35);
/** 0 off the trail, 1 on it; the trail crosses the brook at the stones. */
export const onTrail = (x: number, z: number): number => smoothstep(1.15, 0.55, Math.abs(z - 0.5 * Math.sin(x * 0.25)));

export function ground(x: number, z: number): number {
  const d = Math.abs(x - brookCenter(z));
  const bank = smoothstep(1.9, 3.3, d);
  const rough = (fbm(x * 0.45, z * 0.45, 3) - 0.5) * 0.4 * mix(1, 0.25, onTrail(x, z));
  const slope = Math.max(0, d - 3.2) * 0.075 + smoothstep(8.5, 18, d) * 1.9;
  const below = smoothstep(DAM_Z - 0.5, DAM_Z + 2.5, z) * -0.18;
  return mix(-0.55, 0.13, bank) + slope * bank + rough * (0.25 + 0.75 * bank) + below;
}

/** How far to the left the upper brook has gone at `z` when it comes round a bend, metres. */
const bend = (z: number): number => (z < -1 ? 0.085 * (z + 1) ** 2 : 0);
/** The same land, but the brook comes round a bend from behind the left bank instead of straight from the back. */
export const bentGround = (x: number, z: number): number => ground(x + bend(z), z);

/**
 * The bed below the dam once the dam holds the water back: mud, with a narrow winding channel left in it.
 * Above the dam it is the same ground.
 */
export function dryBed(x: number, z: number): number {
  const below = smoothstep(DAM_Z - 0.2, DAM_Z + 0.6, z);
  const channel = 0.55 + 0.55 * Math.max(0, z - 9.2) + 0.08 * Math.sin(z * 3);
  const bare = smoothstep(0.12, 0.5, Math.abs(x - channel));
  const mud = -0.4 + 0.1 * (fbm(x * 0.9, z * 0.9, 5) - 0.5);
  return mix(ground(x, z), Math.max(ground(x, z), mud), below * bare);
}
export const TRICKLE_LEVEL = -0.52;

/** The eleven stepping stones: [x, top, z] and radius, from the road (-X) to the camp (+X), in a gentle double bend. */
export const STONES: { top: V3; radius: number }[] = Array.from({ length: 11 }, (_, i) => {
  const x = -2.56 + i * 0.547;
  const z = 0.12 + 0.56 * Math.sin((x - 0.15) * 0.62);
  return { top: [x, 0.01 + 0.02 * Math.sin(i * 2.7), z], radius: 0.178 + 0.014 * Math.sin(i * 4.1) };
});
/** Stone eleven as the pond leaves it: heaved up a little, so that a frog may sit dry on it. */
export const DRY_STONE: { top: V3; radius: number } = {
  top: [STONES[10]?.top[0] ?? 0, POND_LEVEL + 0.07, STONES[10]?.top[2] ?? 0],
  radius: 0.27,
};
/** Top of stone `n`, counted from 1 as the children do; of stone eleven, the top that looks out of the pond. */
export const stoneTop = (n: number): V3 => (n === 11 ? DRY_STONE : STONES[n - 1])?.top ?? [0, 0, 0];
