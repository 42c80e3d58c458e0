import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export const hasNginx = !spawnSync('nginx', ['-v']).error;

/**
 * Writes the proxy's configuration as it is deployed (tools/deploy/nginx.conf), in front of these ports, and returns its
 * path. Names in Docker's network are replaced by addresses: Debian's nginx does not look them up again.
 */
export async function writeProxyConfiguration(folder: string, port: number, ports: readonly number[]): Promise<string> {
  const deployed = await readFile('tools/deploy/nginx.conf', 'utf8');
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`).join('\n');
  const site = deployed
    .replace(/^\s*server site:.*$/m, servers)
    .replace(/^resolver .*$/m, '')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/log/nginx', folder);
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\naccess_log ${folder}/other.log;\n${site}\n}\n`,
  );
  return file;
}

/** Starts the proxy and waits until it answers. */
export async function startProxy(folder: string, port: number, ports: readonly number[]): Promise<ChildProcess> {
  const file = await writeProxyConfiguration(folder, port, ports);
  const proxy = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'start.log')], { stdio: 'inherit' });
  while (
    !(await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (proxy.exitCode !== null) throw new Error(await readFile(join(folder, 'start.log'), 'utf8'));
    await setTimeout(100);
  }
  return proxy;
}
