/** Build step, the last: writes a .br and a .gz beside every file of the built site that they make smaller. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const SITE = 'build/client';
const COMPRESSIBLE = '**/*.{html,js,css,svg,json,webmanifest,xml,txt,data,ttf}';
/** Bytes; below this a header costs more than it saves. */
const SMALLEST = 1024;

for (const stale of globSync('**/*.{br,gz}', { cwd: SITE })) rmSync(`${SITE}/${stale}`);
for (const name of globSync(COMPRESSIBLE, { cwd: SITE })) {
  const file = `${SITE}/${name}`;
  const bytes = readFileSync(file);
  if (bytes.length < SMALLEST) continue;
  const brotli = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  const gzip = gzipSync(bytes, { level: 9 });
  if (brotli.length < bytes.length) writeFileSync(`${file}.br`, brotli);
  if (gzip.length < bytes.length) writeFileSync(`${file}.gz`, gzip);
}
