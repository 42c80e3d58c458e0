/** Hair of either kind on a head. */
import type { Model } from '../model/bake.ts';
import type { HairSpec } from './hair.ts';
import { buildCap } from './hair-cap.ts';
import { buildLobes } from './hair-lobes.ts';

/** `under` is the height above which a hat presses the hair flat. */
export function buildHair(model: Model, hair: HairSpec, under = 2): void {
  if (hair.shape.kind === 'lobes') buildLobes(model, hair, hair.shape, under);
  else buildCap(model, hair, hair.shape);
}
