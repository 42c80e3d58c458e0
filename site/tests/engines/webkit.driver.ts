import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../support/postgres.fixture.ts';
import type { Protocol } from './engine.driver.ts';

const SMALL_BROWSER = resolve(import.meta.dirname, 'small-browser.py');

/** WebKitGTK of Debian (webkit2gtk-driver), over WebDriver, in a window of its own that may be as narrow as a phone. */
export async function startWebkit(): Promise<Protocol> {
  const folder = mkdtempSync(join(tmpdir(), 'engine-webkit-'));
  const downloads = mkdtempSync(join(tmpdir(), 'engine-downloads-'));
  const display = `:${90 + (process.pid % 100)}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '1600x1400x24'], { stdio: 'ignore' });
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      // In a container, where one is root, WebKit's sandbox cannot be made.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
      WK_COMPLAINTS: join(folder, 'complaints.jsonl'),
      WK_DOWNLOADS: downloads,
    },
  });
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`);
    return value;
  };
  while (
    !(await fetch(`http://127.0.0.1:${port}/status`).then(
      (reply) => reply.ok,
      () => false,
    ))
  )
    await setTimeout(100);
  const { sessionId } = (await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: SMALL_BROWSER, args: ['--automation'] },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/timeouts`, { script: 30_000, pageLoad: 60_000 });

  return {
    navigate: async (url) => {
      await send('POST', `${session}/url`, { url });
    },
    call: async (source, args) => {
      const script = `const [text, done] = arguments;
        (async () => JSON.stringify((await (${source})(...JSON.parse(text))) ?? null))()
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const sent = { script, args: [JSON.stringify(args)] };
      const reply = await send('POST', `${session}/execute/async`, sent);
      const { value, error } = reply as { value?: string; error?: string };
      if (value === undefined) throw new Error(error);
      return JSON.parse(value);
    },
    act: async (actions) => {
      await send('POST', `${session}/actions`, { actions });
    },
    resize: async (width, height) => {
      await send('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
    },
    complaints: () => {
      const file = join(folder, 'complaints.jsonl');
      return existsSync(file)
        ? readFileSync(file, 'utf8')
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line))
        : [];
    },
    downloads: () => readdirSync(downloads),
    close: async () => {
      // The window is gone before it answers.
      await send('DELETE', session).catch(() => {});
      for (const program of [driver, screen]) await end(program);
      for (const each of [folder, downloads]) rmSync(each, { recursive: true, force: true });
    },
  };
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  program.kill('SIGTERM');
  await once(program, 'exit');
}
