import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeZip, readZip } from './zip.ts';

const entries = fc.array(
  fc.record({ name: fc.stringMatching(/^[a-z0-9/.-]{1,20}$/), bytes: fc.uint8Array({ maxLength: 200 }) }),
  { maxLength: 6 },
);

describe('an archive', () => {
  test('a ZIP archive is read as it was written', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const read = readZip(makeZip(list));
        expect(read?.map(({ name, bytes }) => [name, [...bytes]])).toEqual(
          list.map(({ name, bytes }) => [name, [...bytes]]),
        );
      }),
    );
  });

  test('a ZIP archive that is cut off is refused', () => {
    const whole = makeZip([{ name: 'a.bin', bytes: Uint8Array.from({ length: 300 }, (_, i) => i % 256) }]);
    for (let length = 0; length < whole.length; length++) expect(readZip(whole.subarray(0, length))).toBeNull();
  });

  test('a ZIP archive with one wrong byte in an entry is refused', () => {
    const whole = makeZip([{ name: 'a.bin', bytes: new Uint8Array(300) }]);
    whole[100] = 1;
    expect(readZip(whole)).toBeNull();
  });

  /** Places of the fields in an archive of one entry: its central header begins behind the name and the bytes. */
  const central = 30 + 5 + 300;
  test.each([
    ['an encrypted entry', central + 8, 1],
    ['a compressed entry', central + 10, 8],
    ['no central header where the end says', central, 0],
    ['no local header where the central one says', 0, 0],
  ])('a ZIP archive with %s is refused', (_, at, value) => {
    const whole = makeZip([{ name: 'a.bin', bytes: new Uint8Array(300) }]);
    expect(readZip(whole)).toHaveLength(1);
    whole[at] = value;
    expect(readZip(whole)).toBeNull();
  });

  test.each([
    ['two entries over one body', 0],
    ['an entry within the body of another', 30 + 'a.bin'.length],
  ])('a ZIP archive with %s is refused', (_, start) => {
    const inner = { name: 'b.bin', bytes: new Uint8Array(9) };
    // The first body is an archive, so that a local header of the second entry stands in it, too.
    const whole = makeZip([{ name: 'a.bin', bytes: makeZip([inner]) }, inner]);
    const lastEntry = whole.length - 22 - 46 - inner.name.length;
    new DataView(whole.buffer).setUint32(lastEntry + 42, start, true);
    // Of the same body, the same size and sum.
    if (start === 0) whole.copyWithin(lastEntry + 16, lastEntry - 46 - 5 + 16, lastEntry - 46 - 5 + 28);
    expect(readZip(whole)).toBeNull();
  });

  test('a ZIP archive whose directory lists the entries in another order is read', () => {
    const names = ['a.bin', 'b.bin'];
    const whole = makeZip(names.map((name) => ({ name, bytes: new Uint8Array(9) })));
    const directory = whole.length - 22 - 2 * (46 + 5);
    const rows = [whole.slice(directory, directory + 51), whole.slice(directory + 51, directory + 102)];
    for (const [i, row] of rows.reverse().entries()) whole.set(row, directory + 51 * i);
    expect(readZip(whole)?.map(({ name }) => name)).toEqual(['b.bin', 'a.bin']);
  });

  test('a ZIP archive with a comment behind its end is read', () => {
    const whole = makeZip([{ name: 'a.bin', bytes: new Uint8Array(3) }]);
    expect(readZip(Uint8Array.from([...whole, ...new Uint8Array(9)]))).toHaveLength(1);
  });

  test('a ZIP archive holds no more entries than its end can count', () => {
    const entry = { name: 'a', bytes: new Uint8Array() };
    expect(() => makeZip(Array.from({ length: 65_536 }, () => entry))).toThrow('too many');
  });

  test('a ZIP archive with any wrong bytes is read or refused without failing', () => {
    const whole = makeZip([
      { name: 'a.bin', bytes: new Uint8Array(60) },
      { name: 'b.bin', bytes: new Uint8Array(9) },
    ]);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255))), (changes) => {
        const changed = whole.slice();
        for (const [at, value] of changes) changed[at] = value;
        expect(() => readZip(changed)).not.toThrow();
      }),
    );
  });

  test('a ZIP archive has no name that other programs could read differently', () => {
    expect(() => makeZip([{ name: '할머니.webm', bytes: new Uint8Array() }])).toThrow('ASCII');
  });
});

test.each([[''], ['PK'], ['a letter to Grandma, and longer than the record at the end of an archive']])(
  'a file that is not a ZIP archive is refused: %j',
  (text) => expect(readZip(Uint8Array.from(text, (character) => character.charCodeAt(0)))).toBeNull(),
);
