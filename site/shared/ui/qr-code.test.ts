import fc from 'fast-check';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { createRoomCode, ROOM_RANDOM_BYTES } from '../times-tables/rooms/room.ts';
import { paintQrCode } from './qr-code.fixture.ts';
import { encodeQrCode, isThisDevice } from './qr-code.ts';

/** As long as the link of an invitation. */
const linkOf = (page: string, id: string, mask: string) => `${page}#invitation=${id}.${mask}`;

test('another QR reader decodes links as long as those of invitations', () => {
  const code = fc.uint8Array({ minLength: ROOM_RANDOM_BYTES, maxLength: ROOM_RANDOM_BYTES }).map(createRoomCode);
  const origin = fc.constantFrom('http://192.168.0.7:3000', 'https://story-forest.example', 'https://이야기숲.example');
  fc.assert(
    fc.property(code, code, origin, (id, mask, host) => {
      const link = linkOf(`${host}/en/quiz-scores`, id, mask);
      expect(decodeQR(paintQrCode(encodeQrCode(link)))).toBe(link);
    }),
    { numRuns: 30 },
  );
});

test('a QR code has a quiet zone of four white modules on every side', () => {
  const code = createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES));
  const { size, path } = encodeQrCode(linkOf('http://192.168.0.7:3000/quiz-scores', code, code));
  const black = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((row) => row.slice(1).map(Number));
  const lefts = black.map(([x = Number.NaN]) => x);
  const tops = black.map(([, y = Number.NaN]) => y);
  const rights = black.map(([x = Number.NaN, , width = Number.NaN]) => x + width);
  expect([Math.min(...lefts), Math.min(...tops)]).toEqual([4, 4]);
  expect([Math.max(...rights), Math.max(...tops) + 1]).toEqual([size - 4, size - 4]);
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['10.127.0.1', false],
  ['[::1]', true],
  ['192.168.0.7', false],
  ['story.example', false],
  ['localhost.example', false],
])('a link to the host %s works on this device only: %s', (hostname, alone) => {
  expect(isThisDevice(hostname)).toBe(alone);
});
