/** Build step: writes a .br and a .gz beside every file of the built site that compression makes smaller. */
import { globSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { writeCompressedCopies } from '../../app/server/compressed-copies.server.ts';

const SITE = 'build/client';
const COMPRESSIBLE = '**/*.{html,js,css,svg,json,webmanifest,xml,txt,data,bin,ttf}';

/** 11 takes twice the time and makes scripts and pages 1 to 2 % smaller. */
const BROTLI_QUALITY = 10;
/** Of the fonts that go into PDFs: 10 takes ten times the time and makes them 5 % smaller. */
const FONT_QUALITY = 9;

export function compressFile(file: string): Promise<void> {
  return writeCompressedCopies(file, file.endsWith('.ttf') ? FONT_QUALITY : BROTLI_QUALITY);
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

if (import.meta.main) await compressSite();
