/** The sizes that are tried, from the smallest to the largest. */
type SizeRange = { readonly min: number; readonly max: number; readonly step: number };

/**
 * The largest size of a range that fits, by binary search; null where not even the smallest does. Whatever is smaller
 * than a size that fits must fit too.
 */
export function findLargestFitting({ min, max, step }: SizeRange, fits: (size: number) => boolean): number | null {
  const sizeAt = (i: number) => Math.round((min + i * step) * 1000) / 1000;
  if (!fits(min)) return null;
  let low = 0;
  let high = Math.floor((max - min) / step + 1e-9);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(sizeAt(middle))) low = middle;
    else high = middle - 1;
  }
  return sizeAt(low);
}
