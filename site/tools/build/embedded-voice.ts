/**
 * Build step before the pages: the embedded voice, as files of its own in public/voice/ (generated, not committed). Of the
 * engine's 24 MB of data only English and Korean are kept. `EMBEDDED_VOICE=off` leaves the voice out: docs/decisions/044.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { reduceVoiceFiles, VOICE_FOLDER } from './embedded-voice-files.ts';

const OUT = join('public', VOICE_FOLDER);

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
