/** People of long ago as a thin drawing of themselves: every colour drawn towards one pale tone. */
import { color } from '../model/math.ts';
import type { Person } from './person.ts';

const thin = (v: unknown, tone: string, k: number): unknown => {
  if (typeof v === 'string')
    return /^#[0-9a-f]{6}$/i.test(v) ? `#${color(v).lerp(color(tone), k).getHexString()}` : v;
  if (Array.isArray(v)) return v.map((x) => thin(x, tone, k));
  if (v && typeof v === 'object') return Object.fromEntries(Object.entries(v).map(([n, x]) => [n, thin(x, tone, k)]));
  return v;
};
export const faded = (p: Person, tone: string, k: number): Person => thin(p, tone, k) as Person;
