import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server for one journey, with its own port and data, that can be killed and restarted. */
export type OwnServer = {
  readonly url: string;
  /** Deleted afterwards. */
  readonly dataDir: string;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
};

/** Starts a server with these environment variables for the duration of `use`, and deletes its data afterwards. */
export async function withOwnServer(
  variables: Readonly<Record<string, string>>,
  use: (server: OwnServer) => Promise<void>,
): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'story-forest-'));
  let child: ChildProcess | undefined;
  const server = {
    url: 'http://localhost:0',
    dataDir: data,
    start: async () => {
      const { port } = new URL(server.url);
      child = spawn('node', ['app/server/main.server.ts'], {
        env: {
          ...process.env,
          PORT: port,
          DATA_DIR: data,
          DATABASE_URL: '',
          LOG_LEVEL: 'silent',
          RATE_LIMIT: 'off',
          ...variables,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      server.url = await addressIn(child);
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
  await server.start();
  try {
    await use(server);
  } finally {
    await server.kill();
    await rm(data, { recursive: true });
  }
}

/** The line that the server prints: 'story-forest: listening on http://localhost:3000'. */
function addressIn(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
    const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
    if (address) resolve(address);
  });
  child.on('exit', (code) => reject(new Error(`the server left with ${code}: ${said}`)));
  return promise;
}
