import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Bytes. A smaller file fits into one packet either way. */
const MIN_SIZE = 1024;

// These two run on Node's thread pool, so several files are compressed at once.
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Writes a .br and a .gz beside a file, where they are smaller. @param quality of Brotli, from 0 to 11 */
export async function writeCompressedCopies(file: string, quality: number): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_SIZE) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [brotli, gzipped] = await Promise.all([brotliAsync(bytes, { params }), gzipAsync(bytes, { level: 9 })]);
  if (brotli.length < bytes.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < bytes.length) await writeFile(`${file}.gz`, gzipped);
}
