/** Build step: writes a .br and a .gz beside every file of the built site that compression makes smaller. */
import { globSync, rmSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isMain } from '../is-main.ts';

const SITE = 'build/client';
const COMPRESSIBLE = '**/*.{html,js,css,svg,json,webmanifest,xml,txt,data,bin,ttf}';
/** Bytes. A smaller file fits into one packet either way. */
const MIN_SIZE = 1024;

/** 11 takes twice the time and makes scripts and pages 1 to 2 % smaller. */
const BROTLI_QUALITY = 10;
/** Of the fonts that go into PDFs: 10 takes ten times the time and makes them 5 % smaller. */
const FONT_QUALITY = 9;

// These two run on Node's thread pool, so several files are compressed at once.
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_SIZE) return;
  const quality = file.endsWith('.ttf') ? FONT_QUALITY : BROTLI_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const brotli = await brotliAsync(bytes, { params });
  const gzipped = await gzipAsync(bytes, { level: 9 });
  if (brotli.length < bytes.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < bytes.length) await writeFile(`${file}.gz`, gzipped);
}

async function compressSite(): Promise<void> {
  for (const stale of globSync('**/*.{br,gz}', { cwd: SITE })) rmSync(`${SITE}/${stale}`);
  // The largest is taken first: at the end no thread waits for one large file.
  const queue = globSync(COMPRESSIBLE, { cwd: SITE })
    .map((name) => ({ file: `${SITE}/${name}`, size: statSync(`${SITE}/${name}`).size }))
    .sort((a, b) => a.size - b.size);
  const work = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) await compressFile(next.file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

if (isMain(import.meta.url)) await compressSite();
