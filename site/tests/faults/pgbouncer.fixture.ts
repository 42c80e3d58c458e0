import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../support/postgres.fixture.ts';

/** Postgres and PgBouncer refuse to run as root. */
const isRoot = process.getuid?.() === 0;
const idOf = (option: string) => Number(spawnSync('id', [option, 'postgres']).stdout.toString());
export const postgresUser = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};

export const hasPgBouncer = !spawnSync('pgbouncer', ['--version']).error && (!isRoot || postgresUser.uid !== 0);

/**
 * PgBouncer in transaction mode (docs/scaling.md) in front of every database of a Postgres.
 *
 * @param folder which the user of Postgres may write to
 */
export async function startPgBouncer(folder: string, postgresPort: number) {
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${postgresPort} user=postgres password=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
ignore_startup_parameters = statement_timeout
server_login_retry = 1
server_connect_timeout = 2
logfile = ${folder}/pgbouncer.log
`,
  );
  const pooler = spawn('pgbouncer', [file], { ...postgresUser, stdio: 'ignore' });
  return {
    port,
    stop: () => pooler.kill('SIGKILL'),
  };
}
