/** Letters that are about half as wide as high, in the font of names. */
const NARROW = /^[\p{Ll}\p{Nd}\p{P}\p{Zs}\p{M}]$/u;
const NARROW_EMS = 0.6;

/** How wide a name is at most, in ems: the certificate writes a longer one smaller. */
export function estimateNameEms(name: string): number {
  return [...name].reduce((sum, letter) => sum + (NARROW.test(letter) ? NARROW_EMS : 1), 0);
}

/** Charlotte leaps for joy: the picture on top of the certificate. */
export const CHEER = { name: 'charlotte-birthday/7-3', avifWidths: [480, 800, 1200], webpWidth: 800 } as const;
