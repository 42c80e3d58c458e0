import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BUILT_SITE_URL } from '../document/site-url.ts';
import { REVISION_LENGTH } from '../offline/offline-bundles.ts';
import { writeCompressedCopies } from './compressed-copies.server.ts';

/** What names the site's address: pages, sitemap, feeds. */
const ADDRESSED = ['**/*.html', '**/*.xml', 'robots.txt'];
const SERVICE_WORKER = 'service-worker.js';
/** All pages in half a second. The build's 10 makes them a tenth smaller in five times the time. */
const BROTLI_QUALITY = 7;

/**
 * Writes the files of the built site that name its address into `target`, with this address: an image is built once,
 * for whoever runs it. The service worker gets the digests of the new files, by which it verifies what it stores.
 *
 * @param client the built site; may be `target`, too
 */
export async function writeSiteAddress(client: string, siteUrl: string, target: string): Promise<void> {
  const revisions = new Map<string, string>();
  const write = async (name: string, text: string) => {
    const file = join(target, name);
    const { mtime } = await stat(join(client, name));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    await writeCompressedCopies(file, BROTLI_QUALITY);
    const date = dateFor(mtime, siteUrl);
    for (const copy of globSync(`${file}{,.br,.gz}`)) await utimes(copy, date, date);
  };
  const writeAddressed = async (name: string) => {
    const built = await readFile(join(client, name), 'utf8');
    const text = built.replaceAll(BUILT_SITE_URL, siteUrl);
    if (text === built) return;
    revisions.set(revisionOf(built), revisionOf(text));
    await write(name, text);
  };
  await Promise.all(globSync(ADDRESSED, { cwd: client }).map(writeAddressed));
  const worker = await readFile(join(client, SERVICE_WORKER), 'utf8');
  const isRevision = new RegExp(`\\b[0-9a-f]{${REVISION_LENGTH}}\\b`, 'g');
  await write(
    SERVICE_WORKER,
    worker.replace(isRevision, (revision) => revisions.get(revision) ?? revision),
  );
}

function revisionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, REVISION_LENGTH);
}

/**
 * The build's date with other milliseconds for each address. Tags (ETag) are made of date and size: they must be the
 * same from every process, and differ where addresses of one length do.
 */
function dateFor(built: Date, siteUrl: string): Date {
  const milliseconds = createHash('sha256').update(siteUrl).digest().readUInt16BE() % 1000;
  return new Date(Math.floor(built.getTime() / 1000) * 1000 + milliseconds);
}
