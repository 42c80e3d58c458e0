import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zip, zipAsMacOs } from './archives.fixture.ts';
import type { Recording } from './recording.ts';
import { type FamilyVoices, makeVoicesFile, readVoicesFile } from './voices-file.ts';

const BOOK = 'forest-adventure';

function recording(text: string, more: Partial<Recording> = {}): Recording {
  return {
    book: BOOK,
    reader: 'r1',
    language: 'ko',
    text,
    type: 'audio/webm;codecs=opus',
    audio: Uint8Array.from([1, 2, 3]),
    startMs: 100,
    endMs: 1900,
    gain: 1.5,
    recordedAt: 1_795_000_000_000,
    ...more,
  };
}

const VOICES: FamilyVoices = {
  voices: [{ id: 'r1', name: '할머니' }],
  recordings: [recording('돌 하나.'), recording('“쉽다!” 🐾')],
};

/** The file with another table. */
function changed(change: (table: Record<string, unknown>) => unknown): Uint8Array {
  const files = unzipSync(makeVoicesFile(BOOK, VOICES));
  const table = JSON.parse(strFromU8(files['voices.json'] ?? new Uint8Array()));
  return zip({ ...files, 'voices.json': strToU8(JSON.stringify(change(table))) });
}

test('voices are read from a file as they were saved', () => {
  expect(readVoicesFile(BOOK, makeVoicesFile(BOOK, VOICES))).toEqual({ ok: true, family: VOICES });
});

test('a voices file that macOS has unpacked and packed again is read', () => {
  const file = zipAsMacOs('forest-adventure-voices', unzipSync(makeVoicesFile(BOOK, VOICES)));
  expect(readVoicesFile(BOOK, file)).toEqual({ ok: true, family: VOICES });
  expect(readVoicesFile('pyeongchang-story', file)).toEqual({ ok: false, fault: 'other-book' });
});

test('a voices file without recordings is valid', () => {
  const empty = { voices: VOICES.voices, recordings: [] };
  expect(readVoicesFile(BOOK, makeVoicesFile(BOOK, empty))).toEqual({ ok: true, family: empty });
});

test('a voices file of another kind, book or later version, or a damaged one, is refused', () => {
  const file = makeVoicesFile(BOOK, VOICES);
  const fault = (bytes: Uint8Array, book = BOOK) => readVoicesFile(book, bytes);
  expect(fault(new TextEncoder().encode('a picture'))).toEqual({ ok: false, fault: 'foreign' });
  expect(fault(zip({ 'holiday.jpg': new Uint8Array(9) }))).toEqual({ ok: false, fault: 'foreign' });
  expect(fault(file, 'pyeongchang-story')).toEqual({ ok: false, fault: 'other-book' });
  expect(fault(changed((table) => ({ ...table, version: 2 })))).toEqual({ ok: false, fault: 'newer' });
  expect(fault(file.subarray(0, file.length - 40))).toEqual({ ok: false, fault: 'broken' });
});

test.each<[string, Record<string, unknown>]>([
  ['a voice that is unknown', { reader: 'r2' }],
  ['a voice that is none', { reader: 1 }],
  ['a sound without a name', { file: 1 }],
  ['a type that is none', { type: null }],
  ['a text that is too long', { text: '아'.repeat(2001) }],
  ['a start before the sound', { startMs: -1 }],
  ['a start that is no number', { startMs: '100' }],
  ['an end after ten minutes', { endMs: 600_001 }],
  ['an end at its start', { startMs: 1900 }],
  ['a loudness below nothing', { gain: -0.1 }],
  ['a loudness beyond measure', { gain: 100.1 }],
  ['a date that is none', { recordedAt: 'today' }],
  ['a language that is none', { language: 'fr' }],
  ['a sound that is missing', { file: 'audio/9' }],
  ['a type that is no audio', { type: 'text/html' }],
  ['a type that is too long', { type: `audio/webm;${' '.repeat(2000)}` }],
  ['an end before the start', { endMs: 50 }],
  ['a loudness that is none', { gain: 'loud' }],
  ['a text that is none', { text: 4 }],
])('a voices file with %s in a recording is refused as a whole', (_, change) => {
  const file = changed((table) => ({ ...table, recordings: [{ ...(table.recordings as object[])[0], ...change }] }));
  expect(readVoicesFile(BOOK, file)).toEqual({ ok: false, fault: 'broken' });
});

test('the bounds of a recording belong to it', () => {
  const widest = recording('아'.repeat(2000), { startMs: 0, endMs: 600_000, gain: 100, recordedAt: 0 });
  const family = { ...VOICES, recordings: [widest, recording('돌.', { gain: 0 })] };
  expect(readVoicesFile(BOOK, makeVoicesFile(BOOK, family))).toEqual({ ok: true, family });
});

test.each<[string, (table: Record<string, unknown>) => unknown]>([
  ['without voices', ({ readers, ...table }) => table],
  ['without recordings', ({ recordings, ...table }) => table],
  ['with a recording that is none', (table) => ({ ...table, recordings: [null] })],
  ['with one faulty recording of two', (table) => ({ ...table, recordings: [...(table.recordings as []), {}] })],
  ['with a voice that is none', (table) => ({ ...table, readers: [null, ...(table.readers as [])] })],
  [
    'with a name of 2,001 letters',
    (table) => ({ ...table, readers: [...(table.readers as []), { id: 'r2', name: '아'.repeat(2001) }] }),
  ],
  ['with a voice without an id', (table) => ({ ...table, readers: [...(table.readers as []), { name: '삼촌' }] })],
  [
    'with an id that is a path',
    (table) => ({ ...table, readers: [...(table.readers as []), { id: '../r', name: '삼촌' }] }),
  ],
  ['with a voice without a name', (table) => ({ ...table, readers: [...(table.readers as []), { id: 'r2' }] })],
  [
    'with a voice with an empty name',
    (table) => ({ ...table, readers: [...(table.readers as []), { id: 'r2', name: ' ' }] }),
  ],
])('a voices file %s is refused as a whole', (_, change) => {
  expect(readVoicesFile(BOOK, changed(change))).toEqual({ ok: false, fault: 'broken' });
});

test.each([
  ['a table that is no object', () => 'voices'],
  ['another format', (table: Record<string, unknown>) => ({ ...table, format: 'holiday' })],
])('an archive with %s is foreign', (_, change) => {
  expect(readVoicesFile(BOOK, changed(change))).toEqual({ ok: false, fault: 'foreign' });
});

test.each([
  ['P?', 'foreign'],
  ['?K', 'foreign'],
  ['PK', 'broken'],
])('a file that cannot be read and begins with %s is %s', (start, fault) => {
  const bytes = new TextEncoder().encode(`${start}, and more than the record at the end of an archive has`);
  expect(readVoicesFile(BOOK, bytes)).toEqual({ ok: false, fault });
});

test('a voices file whose recordings share a sound is refused as a whole', () => {
  const file = changed(({ recordings, ...table }) => {
    const [first] = recordings as object[];
    return { ...table, recordings: [first, { ...first, text: '돌 둘.' }] };
  });
  expect(readVoicesFile(BOOK, file)).toEqual({ ok: false, fault: 'broken' });
});

test('a voices file whose entries overlap is refused as a damaged one', () => {
  const file = makeVoicesFile(BOOK, VOICES);
  const view = new DataView(file.buffer);
  const lastEntry = file.length - 22 - 46 - 'audio/2'.length;
  const entryBefore = lastEntry - 46 - 'audio/1'.length;
  view.setUint32(lastEntry + 42, view.getUint32(entryBefore + 42, true), true);
  expect(readVoicesFile(BOOK, file)).toEqual({ ok: false, fault: 'broken' });
});
