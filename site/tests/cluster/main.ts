/**
 * `npm run test:cluster`: the deployed cluster (tools/deploy/cluster) under the load of a school day, while its leader
 * is killed, cut off, frozen and its disk filled. Runs in namespaces of its own (network, mounts, processes), so the
 * configuration is used with the addresses and ports it names, and nothing is left when it ends. `FAULT_ROUNDS=20` for
 * the figures of docs/reliability.md; by default one round of each fault. `-- -t limit`: one test.
 *
 * @packageDocumentation
 */
import { spawnSync } from 'node:child_process';

const PACKAGES = {
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  ip: 'iproute2',
  patroni: 'patroni',
  pgbouncer: 'pgbouncer',
  unshare: 'util-linux',
};
const NAMESPACES = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];

const missing = Object.entries(PACKAGES).filter(([program]) => spawnSync(program, ['-V']).error);
if (missing.length > 0) {
  console.error(`story-forest: programs are missing (apt-get install ${missing.map(([, name]) => name).join(' ')})`);
  process.exit(1);
}
if (process.getuid?.() !== 0 || spawnSync('unshare', [...NAMESPACES, 'true']).status !== 0) {
  console.log('story-forest: test:cluster is skipped: only root can make its namespaces');
  process.exit(0);
}
// The shell is the first process of its namespace and reaps what a killed node leaves behind, which Node would not: a
// dead Postgres that nobody reaped counts as running for Patroni.
const script = 'mount -t tmpfs none /run && ip link set lo up && "$0" "$@" & wait $!';
const vitest = ['../node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/cluster/vitest.config.ts'];
const { status } = spawnSync(
  'unshare',
  [...NAMESPACES, 'sh', '-c', script, process.execPath, ...vitest, ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, FAULT_ROUNDS: process.env.FAULT_ROUNDS || '4' } },
);
process.exit(status ?? 1);
