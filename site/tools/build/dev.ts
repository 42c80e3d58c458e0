/** `npm run dev`: the pages with hot reload on port 3000, and the API on port 3001, restarted at each change. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runStep, SOURCE_STEPS } from './main.ts';
import { runSteps } from './schedule.ts';

const PAGES_PORT = '3000';
const API_PORT = '3001';

await runSteps(SOURCE_STEPS, runStep);
const require = createRequire(import.meta.url);
const reactRouter = join(dirname(require.resolve('@react-router/dev/package.json')), 'bin.cjs');
const env = { ...process.env, NODE_ENV: 'development' };
const children = [
  spawn(process.execPath, ['--watch', 'app/server/main.server.ts'], {
    stdio: 'inherit',
    env: { ...env, PORT: API_PORT, DATA_DIR: process.env.DATA_DIR || '../data' },
  }),
  spawn(process.execPath, [reactRouter, 'dev', '--port', PAGES_PORT], { stdio: 'inherit', env: { ...env, API_PORT } }),
];

/** Ends both when one of them ends. */
function stop(code: number): void {
  for (const child of children) child.kill();
  process.exit(code);
}
for (const child of children) child.on('exit', (code) => stop(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
