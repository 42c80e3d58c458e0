import fc from 'fast-check';

/** Any code points, lone surrogates too. Building fast-check's own unit 'binary' takes seconds. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const codePoint = fc.integer({ min: 0, max: 0x10ffff }).map((value) => String.fromCodePoint(value));
  return fc.array(codePoint, { maxLength }).map((characters) => characters.join(''));
}
