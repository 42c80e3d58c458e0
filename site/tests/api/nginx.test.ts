import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasNginx, startProxy, writeProxyConfiguration } from '../support/nginx.fixture.ts';
import { freePort } from '../support/postgres.fixture.ts';
import { startSqliteServer, type TestServer } from '../support/server.fixture.ts';

let folder: string;
let server: TestServer;
let proxy: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
  server = await startSqliteServer({ trustProxy: 1 });
});
afterEach(async () => {
  if (proxy) {
    proxy.kill('SIGTERM');
    await once(proxy, 'exit');
    proxy = undefined;
  }
  await server.stop();
  await rm(folder, { recursive: true });
});

describe.skipIf(!hasNginx)('the shipped proxy configuration', { timeout: 30_000 }, () => {
  test('nginx accepts the shipped configuration', async () => {
    const file = await writeProxyConfiguration(folder, await freePort(), [3000]);
    const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-c', file, '-e', join(folder, 'start.log')]);
    expect(status, String(stderr)).toBe(0);
  });

  test('nginx forwards calls, answers a flood with 429, and logs no name, path or address', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const port = await freePort();
    proxy = await startProxy(folder, port, [(server.app.server.address() as AddressInfo).port]);
    const name = encodeURIComponent('김민준');
    const ask = async () => (await fetch(`http://127.0.0.1:${port}/api/quiz-scores/${name}`)).status;
    expect(await ask()).toBe(200);
    const statuses: number[] = [];
    while (!statuses.includes(429) && statuses.length < 8000) {
      statuses.push(...(await Promise.all(Array.from({ length: 100 }, ask))));
    }
    expect(statuses.slice(0, 2000).filter((status) => status !== 200)).toEqual([]);
    expect(statuses).toContain(429);
    proxy.kill('SIGTERM');
    await once(proxy, 'exit');
    proxy = undefined;
    const logs = await Promise.all(['access.log', 'error.log'].map((log) => readFile(join(folder, log), 'utf8')));
    expect(logs[0]).toMatch(/ GET 200 \d+ [\d.]+\n/);
    expect(logs.join('')).not.toMatch(/127\.0\.0\.1|quiz-scores|%EA|김/);
  });
});
