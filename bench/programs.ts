import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { RawReply } from './raw-reply.ts';

const SITE = join(import.meta.dirname, '../site');

/** A server in a process of its own. */
export type Running = { readonly url: string; readonly stop: () => Promise<void> };
export type RunningNode = Running & {
  readonly pid: number;
  /** Its next line that matches. */
  readonly says: (pattern: RegExp) => Promise<RegExpExecArray>;
};

/** Starts a script. Resolves when it has printed its address (`listening on http://…`); its other lines are dropped. */
async function start(script: string, variables: Readonly<Record<string, string>>): Promise<RunningNode> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [, url = ''] = await lineOf(child, script, /listening on (http:\S+)/);
  return {
    url,
    pid: child.pid ?? 0,
    says: (pattern) => lineOf(child, script, pattern),
    stop: () => ended(child),
  };
}

function lineOf(child: ChildProcess, script: string, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`${script} ended with ${code}`));
    child.once('exit', fail);
    if (!child.stdout) throw new Error('no output to read');
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      const match = pattern.exec(line);
      if (!match) return;
      lines.close();
      child.off('exit', fail);
      child.stdout?.resume();
      resolve(match);
    });
  });
}

/**
 * The product as it ships: with its log, its headers and its guards, but for the limit a bench would run into.
 * `watched` has it tell its memory at SIGUSR2 (site/tests/faults/watched-memory.ts).
 */
export function startProduct(dataDir: string, { watched = false } = {}): Promise<RunningNode> {
  const watching = fileURLToPath(new URL('../site/tests/faults/watched-memory.ts', import.meta.url));
  return start(join(SITE, 'app/server/main.server.ts'), {
    ...(watched && { NODE_OPTIONS: `--import=${watching}` }),
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'info',
  });
}

/** Baseline: a Fastify that answers every request with the same bytes, which are written to a file in `folder`. */
export function startBare(folder: string, { bytes, type, encoding }: RawReply): Promise<RunningNode> {
  const file = join(folder, 'reply');
  writeFileSync(file, bytes);
  return start(fileURLToPath(new URL('./bare.ts', import.meta.url)), {
    BENCH_FILE: file,
    BENCH_TYPE: type,
    BENCH_ENCODING: encoding,
  });
}

/** Where nginx listens; nothing else of the bench does. */
const NGINX_PORT = 45_080;

/**
 * nginx with the files of the built site, compressed copies too, and a log like the product's; null where there is
 * none.
 */
export async function startNginx(folder: string): Promise<Running | null> {
  if (spawnSync('nginx', ['-v']).error) return null;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfiguration(folder));
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'nginx-error.log')], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${NGINX_PORT}`;
  for (let look = 0; ; look++) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) break;
    if (child.exitCode !== null || look === 50) throw new Error(`nginx does not serve the site: ${file}`);
    await wait(100);
  }
  return { url, stop: () => ended(child) };
}

const nginxConfiguration = (folder: string) => `
daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 1024; }
http {
  types { text/html html; audio/mpeg mp3; }
  access_log ${folder}/nginx.log;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${NGINX_PORT};
    root ${SITE}/build/client;
    gzip_static on;
    location / { try_files $uri $uri/index.html =404; }
  }
}
`;

/** Ends a program and answers when it has. */
function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
