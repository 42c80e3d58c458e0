/** Puts no-break spaces into equations, so that no line ends inside '6 × 7 = 42'. */
export function keepSumsWhole(text: string): string {
  return text.replace(/\d+(?: [×+=] \d+)+/g, (sum) => sum.replaceAll(' ', '\u00a0'));
}
