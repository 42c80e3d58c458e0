/** Hair of either kind on a head. */
import type { Model } from '../model/bake.ts';
import type { HairSpec } from './hair.ts';
import { buildCap } from './hair-cap.ts';
import { buildLobes } from './hair-lobes.ts';

/** `under` is the height above which a hat presses the hair flat. */
export function buildHair(m: Model, h: HairSpec, under = 2): void {
  if (h.shape.kind === 'lobes') buildLobes(m, h, h.shape, under);
  else buildCap(m, h, h.shape);
}
