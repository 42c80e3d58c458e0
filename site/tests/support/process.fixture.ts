/**
 * What tests share: processes, databases, proxies and readers of PDFs, started and ended with a test.
 *
 * @packageDocumentation
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type RunningProgram = {
  readonly process: ChildProcess;
  /** Everything written so far, both streams. */
  readonly output: () => string;
  /** Resolves with the match in the output; rejects with the output if the program ends before. */
  readonly says: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
};

/** Wraps a command line in another program's. */
export type Wrapper = (command: readonly string[]) => readonly string[];

/**
 * Runs one of the repository's programs with a clean environment and the given variables; through a wrapper where it
 * is to be limited.
 */
export function run(
  script: string,
  variables: Record<string, string>,
  args: readonly string[] = [],
  wrapper: Wrapper = (command) => command,
): RunningProgram {
  const [command = '', ...rest] = wrapper([process.execPath, script, ...args]);
  const child = spawn(command, rest, {
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...variables },
  });
  let text = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes) => {
      text += bytes;
      for (const look of waiting) look();
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  return {
    process: child,
    output: () => text,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(text);
          if (match) {
            waiting.delete(look);
            resolve(match);
          }
        };
        waiting.add(look);
        look();
        ended.then(() => reject(new Error(`ended without saying ${pattern}:\n${text}`)));
      }),
    ended,
  };
}

/** Starts the real server on a free port and returns its address. */
export async function runServer(variables: Record<string, string>, wrapper?: Wrapper): Promise<RunningServer> {
  const program = run('app/server/main.server.ts', { PORT: '0', ...variables }, [], wrapper);
  const [, address = ''] = await program.says(/listening on (http:\S+)/);
  return { ...program, address };
}

export type RunningServer = RunningProgram & { readonly address: string };
