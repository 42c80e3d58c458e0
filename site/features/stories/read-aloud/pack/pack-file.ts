import { getFields, parseJson } from '../../../../shared/storage/json.ts';
import { makeZip, readZip, type ZipEntry } from '../family/zip.ts';

/** A sentence of a narration pack as sound. */
export type PackSentence = { readonly text: string; readonly audio: Uint8Array<ArrayBuffer> };

const FORMAT = 'story-forest-narration';
const VERSION = 1;
const TABLE = 'narration.json';

/** Which chapters of a book the server has in a language: reply of `/narration/<book>/<language>/index.json`. */
export type PackIndex = { readonly chapters: readonly number[] };

export const packPath = (book: string, language: string, file: string) => `/narration/${book}/${language}/${file}`;

/** The file of a chapter: a ZIP of `narration.json` and one sound a sentence. */
export function makePackFile(sentences: readonly PackSentence[]): Uint8Array<ArrayBuffer> {
  const files = sentences.map(({ audio }, i): ZipEntry => ({ name: `audio/${i + 1}`, bytes: audio }));
  const table = { format: FORMAT, version: VERSION, sentences: sentences.map(({ text }) => text) };
  const json = JSON.stringify(table).replaceAll(
    /[^\x20-\x7e]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return makeZip([{ name: TABLE, bytes: Uint8Array.from(json, (c) => c.charCodeAt(0)) }, ...files]);
}

/** The sounds of a chapter by their sentences; empty where the file is none of these or is damaged. Never throws. */
export function readPackFile(bytes: Uint8Array): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  const entries = new Map((readZip(bytes) ?? []).map((entry) => [entry.name, entry.bytes]));
  const sounds = new Map<string, Uint8Array<ArrayBuffer>>();
  const json = Array.from(entries.get(TABLE) ?? [], (code) => String.fromCharCode(code)).join('');
  const table = getFields(parseJson(json));
  if (table?.format !== FORMAT || table.version !== VERSION || !Array.isArray(table.sentences)) return sounds;
  table.sentences.forEach((text: unknown, i) => {
    const audio = entries.get(`audio/${i + 1}`);
    if (typeof text === 'string' && audio?.length) sounds.set(text, new Uint8Array(audio));
  });
  return sounds;
}
