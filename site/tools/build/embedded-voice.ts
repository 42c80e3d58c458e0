/**
 * Build step before the pages: the embedded voice, as files of its own in public/voice/ (generated, not committed). Of
 * the engine's 24 MB of data only English and Korean are kept. `EMBEDDED_VOICE=off` leaves the voice out:
 * docs/decisions/044.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Below the site's root. */
const VOICE_FOLDER = 'voice';

/** Dictionaries, phonemes and the one voice variant that is used (features/stories/voices/synthesizer.ts). */
const INCLUDED_FILES = [
  'en_dict',
  'ko_dict',
  'phondata',
  'phonindex',
  'phontab',
  'intonations',
  'lang/gmw/en',
  'lang/gmw/en-US',
  'lang/ko',
  'voices/!v/anika',
] as const;
const DATA_ROOT = '/usr/share/espeak-ng-data/';

/** The table of the files that are packed in the data file, as the engine's loader has it. */
const FILE_TABLE = /loadPackage\(\{files:\[.*?\],remote_package_size:\d+\}\)/s;
const TABLE_ENTRY = /\{filename:"([^"]+)",start:([\de]+),end:([\de]+)\}/g;

const SOURCE_NOTE = `/*
 * eSpeak NG, a speech synthesizer: GNU General Public License, version 3 or later (COPYING.txt beside this file).
 * Compiled by the package @echogarden/espeak-ng-emscripten; its sources:
 * https://github.com/echogarden-project/espeak-ng Changed for Story Forest: the data file has the languages English and
 * Korean only, and another name.
 */
`;

/**
 * The engine's script, and its data file with `INCLUDED_FILES` alone.
 *
 * @throws where the script has no such table or a file is missing: a new version of the package must be looked at
 */
export function reduceVoiceFiles(script: string, data: Uint8Array): { script: string; data: Uint8Array } {
  const table = FILE_TABLE.exec(script)?.[0];
  if (!table) throw new Error('espeak-ng.js has no table of its data files');
  const entries = new Map(
    [...table.matchAll(TABLE_ENTRY)].map(([, name = '', start, end]) => [
      name,
      { start: Number(start), end: Number(end) },
    ]),
  );
  const pieces: Uint8Array[] = [];
  const rows: string[] = [];
  let length = 0;
  for (const file of INCLUDED_FILES) {
    const found = entries.get(DATA_ROOT + file);
    if (!found) throw new Error(`espeak-ng has no file ${file}`);
    const piece = data.subarray(found.start, found.end);
    rows.push(`{filename:"${DATA_ROOT}${file}",start:${length},end:${length + piece.length}}`);
    pieces.push(piece);
    length += piece.length;
  }
  const ownTable = `loadPackage({files:[${rows.join(',')}],remote_package_size:${length}})`;
  const kept = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    kept.set(piece, at);
    at += piece.length;
  }
  return {
    script: SOURCE_NOTE + script.replace(table, () => ownTable).replaceAll('espeak-ng.data', 'espeak-ng.bin'),
    data: kept,
  };
}

const OUT = join('public', VOICE_FOLDER);

if (import.meta.main) {
  rmSync(OUT, { recursive: true, force: true });
  if (process.env.EMBEDDED_VOICE !== 'off') {
    const engine = dirname(createRequire(import.meta.url).resolve('@echogarden/espeak-ng-emscripten'));
    const { script, data } = reduceVoiceFiles(
      readFileSync(join(engine, 'espeak-ng.js'), 'utf8'),
      readFileSync(join(engine, 'espeak-ng.data')),
    );
    mkdirSync(OUT, { recursive: true });
    writeFileSync(join(OUT, 'espeak-ng.js'), script);
    writeFileSync(join(OUT, 'espeak-ng.bin'), data);
    copyFileSync(join(engine, 'COPYING'), join(OUT, 'COPYING.txt'));
  }
}
