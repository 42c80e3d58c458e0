/** Inclusive at both ends. */
export type Range = readonly [min: number, max: number];

export function isOutside(value: number, [min, max]: Range): boolean {
  return value < min || value > max;
}
