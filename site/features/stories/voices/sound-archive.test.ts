import fc from 'fast-check';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { zip, zipAsMacOs } from './archives.fixture.ts';
import { makeSoundArchive, readSoundArchive } from './sound-archive.ts';

const TABLE = 'table.json';
const BODY = Uint8Array.from({ length: 300 }, (_, i) => i % 256);

const text = fc.string({ unit: fc.constantFrom('a', '"', '\\', '\n', '\u007f', '돌', '🐾') });
const sound = fc.uint8Array({ maxLength: 200 });

const read = (bytes: Uint8Array) => readSoundArchive(TABLE, bytes);
const namesIn = (bytes: Uint8Array) => [...(read(bytes)?.files.keys() ?? [])];

test('an archive is read as it was written', () => {
  fc.assert(
    fc.property(text, fc.array(sound, { maxLength: 6 }), (words, sounds) => {
      const { table, files } = read(makeSoundArchive(TABLE, { text: words }, sounds)) ?? {};
      expect(table).toEqual({ text: words });
      expect(sounds.map((_, i) => [...(files?.get(`audio/${i + 1}`) ?? [])])).toEqual(sounds.map((each) => [...each]));
    }),
  );
});

test('the sounds of an archive are numbered from 1, and its table is ASCII', () => {
  const bytes = makeSoundArchive(TABLE, { text: '할머니 🐾' }, [BODY, BODY]);
  expect(namesIn(bytes)).toEqual([TABLE, 'audio/1', 'audio/2']);
  expect(strFromU8(read(bytes)?.files.get(TABLE) ?? new Uint8Array())).toMatch(/^[\x20-\x7e]+$/);
});

test('the same sounds make the same archive', () => {
  expect(makeSoundArchive(TABLE, {}, [BODY])).toEqual(makeSoundArchive(TABLE, {}, [BODY]));
});

test('an archive holds no more files than its end can count', () => {
  const sounds = Array.from({ length: 65_535 }, () => new Uint8Array());
  expect(() => makeSoundArchive(TABLE, {}, sounds)).toThrow('too many');
});

describe('an archive of another program', () => {
  const files = { [TABLE]: strToU8('{"text":"돌"}'), 'audio/1': BODY };

  test.each([
    ['compressed', zipSync(files)],
    ['in a folder', zip({ 'voices/table.json': files[TABLE], 'voices/audio/1': BODY })],
    ['of macOS', zipAsMacOs('forest-adventure-voices', files)],
    ['of macOS in a folder of another alphabet', zipAsMacOs('우리 목소리', files)],
  ])('is read: %s', (_, bytes) => {
    const { table, files: found } = read(bytes) ?? {};
    expect(table).toEqual({ text: '돌' });
    expect(found?.get('audio/1')).toEqual(BODY);
  });

  test('is read with a comment behind its end', () => {
    expect(namesIn(Uint8Array.from([...zip(files), ...new Uint8Array(9)]))).toEqual(Object.keys(files));
  });

  test('is read when its directory lists the files in another order', () => {
    const whole = zip({ 'a.bin': BODY, 'b.bin': BODY });
    const directory = whole.length - 22 - 2 * (46 + 5);
    const rows = [whole.slice(directory, directory + 51), whole.slice(directory + 51, directory + 102)];
    for (const [i, row] of rows.reverse().entries()) whole.set(row, directory + 51 * i);
    expect(namesIn(whole)).toEqual(['b.bin', 'a.bin']);
  });

  test('has no table where it has no file of that name', () => {
    expect(read(zip({ 'holiday.jpg': BODY }))?.table).toBeNull();
    expect(read(zip({ [`x${TABLE}`]: strToU8('{}') }))?.table).toBeNull();
  });
});

describe('a damaged archive', () => {
  test.each([
    ['stored', zip({ 'a.bin': BODY })],
    ['of macOS', zipAsMacOs('folder', { 'a.bin': BODY })],
  ])('that is cut off is refused: %s', (_, whole) => {
    for (let length = 0; length < whole.length; length++) expect(read(whole.subarray(0, length))).toBeNull();
  });

  test.each([
    ['stored', 0 as const],
    ['compressed', 9 as const],
  ])('with one wrong byte in a file is refused: %s', (_, level) => {
    const whole = zipSync({ 'a.bin': BODY }, { level });
    whole.set([(whole[100] ?? 0) ^ 1], 100);
    expect(read(whole)).toBeNull();
  });

  /** Places of the fields in an archive of one file: its central header begins behind the name and the bytes. */
  const central = 30 + 5 + 300;
  test.each([
    ['an encrypted file', central + 8, 1],
    ['a file that is not compressed as it says', central + 10, 8],
    ['an unknown compression', central + 10, 12],
    ['no central header where the end says', central, 0],
    ['no local header where the central one says', 0, 0],
  ])('with %s is refused', (_, at, value) => {
    const whole = zip({ 'a.bin': BODY });
    expect(namesIn(whole)).toEqual(['a.bin']);
    whole[at] = value;
    expect(read(whole)).toBeNull();
  });

  test.each([
    ['two files over one body', 0],
    ['a file within the body of another', 30 + 'a.bin'.length],
  ])('with %s is refused', (_, start) => {
    const inner = { 'b.bin': new Uint8Array(9) };
    // The first body is an archive, so that a local header of the second file stands in it, too.
    const whole = zip({ 'a.bin': zip(inner), ...inner });
    const lastEntry = whole.length - 22 - 46 - 'b.bin'.length;
    new DataView(whole.buffer).setUint32(lastEntry + 42, start, true);
    // Of the same body, the same size and sum.
    if (start === 0) whole.copyWithin(lastEntry + 16, lastEntry - 46 - 5 + 16, lastEntry - 46 - 5 + 28);
    expect(read(whole)).toBeNull();
  });

  test('with any wrong bytes is read or refused without failing', () => {
    const wholes = [
      zip({ 'a.bin': new Uint8Array(60), 'b.bin': new Uint8Array(9) }),
      zipAsMacOs('f', { 'a.bin': BODY }),
    ];
    for (const whole of wholes) {
      fc.assert(
        fc.property(fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255))), (changes) => {
          const changed = whole.slice();
          for (const [at, value] of changes) changed[at] = value;
          expect(() => read(changed)).not.toThrow();
        }),
      );
    }
  });
});

describe('an archive that becomes too large', () => {
  const zeros = new Uint8Array(1_000_000);

  test('is refused by what it says', () => {
    expect(read(zipSync({ 'a.bin': zeros }))).toBeNull();
    expect(namesIn(zipSync({ 'a.bin': zeros, 'b.bin': BODY }))).toEqual([]);
  });

  test('is refused where it says less than it becomes', () => {
    const whole = zipSync({ 'a.bin': zeros });
    const central = whole.length - 22 - 46 - 'a.bin'.length;
    new DataView(whole.buffer).setUint32(central + 24, 1000, true);
    expect(read(whole)).toBeNull();
  });
});

test.each([[''], ['PK'], ['a letter to Grandma, and longer than the record at the end of an archive']])(
  'a file that is not a ZIP archive is refused: %j',
  (text) => expect(read(strToU8(text))).toBeNull(),
);
