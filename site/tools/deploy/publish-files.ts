/**
 * Copies the built site, with the host's address, to the folder from which the proxy sends files: `node
 * site/tools/deploy/publish-files.ts /srv/site`. While the folders change places the proxy finds no file and asks the
 * server.
 */
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnv } from '../../app/server/env.server.ts';
import { writeSiteAddress } from '../../app/server/site-address.server.ts';

const BUILT = fileURLToPath(new URL('../../build/client', import.meta.url));
const [folder] = process.argv.slice(2);
const reading = readEnv(process.env);
if (folder === undefined || !reading.ok) {
  console.error(`story-forest: ${reading.ok ? 'say which folder: publish-files.ts /srv/site' : reading.sentence}`);
  process.exit(1);
}
const next = join(folder, '..', 'next');
await rm(next, { recursive: true, force: true });
await cp(BUILT, next, { recursive: true, preserveTimestamps: true });
await writeSiteAddress(next, reading.env.siteUrl, next);
await rm(folder, { recursive: true, force: true });
await rename(next, folder);
