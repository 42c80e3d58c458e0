import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TAILS, WRITINGS } from '../../../shared/address/tails.fixture.ts';
import {
  createRoomCode,
  encodeWithCheck,
  PUPILS_CODE_LENGTH,
  parseOwnCode,
  ROOM_RANDOM_BYTES,
} from '../../../shared/times-tables/rooms/room.ts';
import {
  computeInvitationEnd,
  findInvitationHash,
  formatInvitationLink,
  formatPupilsLink,
  maskCode,
  parseInvitation,
} from './invitation-link.ts';

const bytes = fc.uint8Array({ minLength: ROOM_RANDOM_BYTES, maxLength: ROOM_RANDOM_BYTES });
const anyCode = bytes.map(createRoomCode);

test('an invitation lasts a week', () => {
  expect(computeInvitationEnd(new Date('2026-02-27T09:00:00.000Z'))).toEqual(new Date('2026-03-06T09:00:00.000Z'));
});

describe('a masked code', () => {
  test('a masked code is unmasked by its own mask and by no other', () => {
    fc.assert(
      fc.property(anyCode, anyCode, anyCode, (code, mask, other) => {
        const masked = maskCode(code, mask);
        expect(maskCode(masked, mask)).toBe(code);
        if (other !== mask) expect(maskCode(masked, other)).not.toBe(code);
      }),
    );
  });

  test('a masked code is itself a valid code, so it looks like one', () => {
    fc.assert(
      fc.property(anyCode, anyCode, (code, mask) => {
        const masked = maskCode(code, mask);
        expect(parseOwnCode(masked)).toBe(masked);
      }),
    );
  });

  test('a masked code can stand for any room as long as the mask is unknown', () => {
    fc.assert(
      fc.property(anyCode, anyCode, anyCode, (code, mask, otherRoom) => {
        const masked = maskCode(code, mask);
        const fitting = maskCode(masked, otherRoom);
        expect(parseOwnCode(fitting)).toBe(fitting);
        expect(maskCode(masked, fitting)).toBe(otherRoom);
      }),
    );
  });
});

describe('the invitation link', () => {
  test('an invitation link keeps its data behind the # and is found in a pasted text', () => {
    fc.assert(
      fc.property(anyCode, anyCode, (id, mask) => {
        const link = new URL(formatInvitationLink('https://story.example/en/quiz-scores', { id, mask }));
        expect([link.pathname, link.search]).toEqual(['/en/quiz-scores', '']);
        expect(parseInvitation(link.hash)).toEqual({ state: 'read', invitation: { id, mask } });
        expect(findInvitationHash(`  ${link.href} \n`)).toBe(link.hash);
      }),
    );
  });

  test('an invitation link is read with any tail, opened or pasted', () => {
    const anyWriting = fc.constantFrom(...Object.values(WRITINGS));
    fc.assert(
      fc.property(anyCode, anyCode, fc.constantFrom(...TAILS), anyWriting, (id, mask, tail, write) => {
        const link = formatInvitationLink('', { id, mask }).slice(1);
        const read = { state: 'read', invitation: { id, mask } };
        expect(parseInvitation(`#${write(link, tail)}`)).toEqual(read);
        expect(
          parseInvitation(findInvitationHash(`우리 방: https://x.example/quiz-scores#${link}${tail}`) ?? ''),
        ).toEqual(read);
      }),
    );
  });

  test('an invitation link that lost or changed a symbol is damaged', () => {
    fc.assert(
      fc.property(anyCode, anyCode, fc.nat(47), (id, mask, at) => {
        const { hash } = new URL(formatInvitationLink('https://story.example', { id, mask }));
        const start = hash.length - 48 + at;
        expect(parseInvitation(hash.slice(0, start) + hash.slice(start + 1))).toEqual({ state: 'bad' });
        const other = hash[start] === '0' ? '2' : '0';
        expect(parseInvitation(hash.slice(0, start) + other + hash.slice(start + 1))).toEqual({ state: 'bad' });
      }),
    );
  });

  test("a pupils' link is read with any tail, opened or pasted, and is damaged without a symbol", () => {
    const values = fc.array(fc.nat(31), { minLength: PUPILS_CODE_LENGTH - 1, maxLength: PUPILS_CODE_LENGTH - 1 });
    const anyWriting = fc.constantFrom(...Object.values(WRITINGS));
    fc.assert(
      fc.property(values, fc.constantFrom(...TAILS), anyWriting, fc.nat(28), (symbols, tail, write, at) => {
        const code = encodeWithCheck(symbols);
        const link = formatPupilsLink('', code).slice(1);
        const read = { state: 'pupils', code };
        expect(parseInvitation(`#${write(link, tail)}`)).toEqual(read);
        const pasted = findInvitationHash(`우리 방: https://x.example/quiz-scores#${link}${tail}`);
        expect(parseInvitation(pasted ?? '')).toEqual(read);
        const damaged = link.length - PUPILS_CODE_LENGTH + at;
        expect(parseInvitation(`#${link.slice(0, damaged)}${link.slice(damaged + 1)}`)).toEqual({ state: 'bad' });
      }),
    );
  });

  test.each([
    ['#invitation=', 'bad'],
    ['#pupils=', 'bad'],
    [`#pupils=${createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES))}`, 'bad'],
    ['#invitation=k7qm', 'bad'],
    ['#room=k7qm', 'old'],
    [`#room=${createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES))}`, 'old'],
  ])('the hash %s is read as the invitation state %s', (hash, state) => {
    expect(parseInvitation(hash)).toEqual({ state });
  });

  test('no invitation is found in a text without an invitation link', () => {
    expect(findInvitationHash('our room')).toBeNull();
    expect(findInvitationHash('https://story.example/quiz-scores#room=k7qm')).toBeNull();
  });
});
