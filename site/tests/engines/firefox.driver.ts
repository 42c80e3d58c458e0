import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Protocol } from './engine.driver.ts';

type Reply = { readonly id?: number; readonly type: string; readonly result?: unknown; readonly message?: string };
type LogEntry = { readonly method: string; readonly params: { readonly level: string; readonly text: string | null } };

/** Firefox of Debian (firefox-esr), over WebDriver BiDi. */
export async function startFirefox(): Promise<Protocol> {
  const folder = mkdtempSync(join(tmpdir(), 'engine-firefox-'));
  const downloads = mkdtempSync(join(tmpdir(), 'engine-downloads-'));
  const preferences = {
    'browser.download.dir': downloads,
    'browser.download.folderList': 2,
    'media.autoplay.default': 0,
    'ui.useOverlayScrollbars': 1,
  };
  const lines = Object.entries(preferences).map(
    (pair) => `user_pref(${pair.map((each) => JSON.stringify(each)).join(', ')});`,
  );
  writeFileSync(join(folder, 'user.js'), lines.join('\n'));
  const program = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: program.stderr }).on('line', (line) => {
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    program.on('exit', () => reject(new Error('Firefox did not start')));
  });
  const complaints: string[] = [];
  const send = await connect(`${url}/session`, ({ method, params }) => {
    if (method === 'log.entryAdded' && params.level === 'error') complaints.push(String(params.text));
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as { context: string };

  return {
    navigate: async (address) => {
      await send('browsingContext.navigate', { context, url: address, wait: 'complete' });
    },
    call: async (source, args) => {
      const reply = (await send('script.callFunction', {
        functionDeclaration: `async (text) => JSON.stringify((await (${source})(...JSON.parse(text))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!reply.result) throw new Error(reply.exceptionDetails?.text ?? 'a call failed in the page');
      return JSON.parse(reply.result.value);
    },
    act: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    complaints: () => complaints,
    downloads: () => readdirSync(downloads),
    close: async () => {
      program.kill('SIGTERM');
      await once(program, 'exit');
      for (const each of [folder, downloads]) rmSync(each, { recursive: true, force: true });
    },
  };
}

/** Opens the connection. Returns the function that sends a command and resolves with its result. */
async function connect(url: string, onEvent: (entry: LogEntry) => void) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  socket.onmessage = ({ data }) => {
    const reply: Reply = JSON.parse(String(data));
    if (reply.id === undefined) return onEvent(reply as unknown as LogEntry);
    const { resolve, reject } = waiting.get(reply.id) ?? {};
    waiting.delete(reply.id);
    if (reply.type === 'success') resolve?.(reply.result);
    else reject?.(new Error(reply.message));
  };
  return (method: string, params: object): Promise<unknown> => {
    lastId += 1;
    socket.send(JSON.stringify({ id: lastId, method, params }));
    return new Promise((resolve, reject) => waiting.set(lastId, { resolve, reject }));
  };
}
