import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export type Running = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts a script that prints `listening on http://…` and answers when it has. Its other lines are read and dropped. */
async function start(script: string, variables: Readonly<Record<string, string>>): Promise<Running> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(child, script);
  child.stdout?.resume();
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

function addressOf(child: ChildProcess, script: string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
    if (!child.stdout) throw new Error('no output to read');
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      const url = /listening on (http:\S+)/.exec(line)?.[1];
      if (!url) return;
      lines.close();
      resolve(url);
    });
  });
}

/** The product as it ships: with its log, its headers and its guards, but for the limit a bench would run into. */
export function startProduct(dataDir: string): Promise<Running> {
  return start('app/main.server.ts', {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'info',
  });
}

/** A Fastify with nothing on it, which answers every request with the bytes in a file. */
export function startBare(file: string, type: string): Promise<Running> {
  return start(fileURLToPath(new URL('./bare.ts', import.meta.url)), { BENCH_FILE: file, BENCH_TYPE: type });
}
