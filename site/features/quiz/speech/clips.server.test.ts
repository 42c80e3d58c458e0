import { expect, test } from 'vitest';
import { isMp3 } from './clips.server.ts';

test.each([
  ['an MPEG-1 layer III frame', [0xff, 0xfb, 0x90, 0x00], true],
  ['an MPEG-2 layer III frame', [0xff, 0xf3, 0x60, 0xc4], true],
  ['an ID3 tag', [0x49, 0x44, 0x33, 0x04], true],
  ['AAC in ADTS', [0xff, 0xf1, 0x50, 0x80], false],
  ['a WAV', [0x52, 0x49, 0x46, 0x46], false],
  ['nothing', [], false],
])('isMp3 of %s is %s', (_what, bytes, expected) => {
  expect(isMp3(Uint8Array.from(bytes))).toBe(expected);
});
