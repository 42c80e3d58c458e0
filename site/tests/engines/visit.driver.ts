import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { LANGUAGE_KEY } from '../../shared/language/language.ts';
import { type RunningServer, runServer } from '../support/process.fixture.ts';
import { createEngine, type EnginePage, type Protocol } from './engine.driver.ts';

export const PHONE = [390, 844] as const;
export const DESKTOP = [1280, 800] as const;
type Size = readonly [width: number, height: number];

/** Complaints that are not the site's: a machine without sound, and the browser's own remarks. */
const HARMLESS = /OnMediaSinkAudioError|preload|Service-?Worker.*(?:scope|operation is insecure)/i;

/** A browser of one engine at a server, as journeys use it. */
export type Visit = {
  readonly engine: EnginePage;
  readonly server: RunningServer;
  /** Opens a page in a window of this size. */
  readonly open: (path: string, size?: Size) => Promise<void>;
  /** Opens a page in English. */
  readonly openEnglish: (path: string, size?: Size) => Promise<void>;
  /** Goes on at a server of its own with these settings, and returns to the first afterwards. */
  readonly atOwnServer: (
    settings: Readonly<Record<string, string>>,
    use: (server: RunningServer) => Promise<void>,
  ) => Promise<void>;
  /** Complaints that the test in hand provokes. */
  readonly expectComplaints: (pattern: RegExp) => void;
};

/**
 * Starts a server and the engine before the tests, and holds every test to its complaints. The visit is there within
 * tests.
 */
export function prepareVisit(start: () => Promise<Protocol>): () => Visit {
  let first: RunningServer;
  let server: RunningServer;
  let folder: string;
  let engine: EnginePage;
  let seenComplaints = 0;
  let expected: RegExp[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
    first = await runServer({ DATA_DIR: join(folder, 'first'), RATE_LIMIT: 'off' });
    server = first;
    engine = createEngine(await start());
  });
  afterAll(async () => {
    await engine?.close();
    await stop(first);
    await rm(folder, { recursive: true });
  });
  afterEach(() => {
    const complaints = engine.complaints().slice(seenComplaints);
    seenComplaints += complaints.length;
    const allowed = [HARMLESS, ...expected];
    expected = [];
    expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
  });

  async function open(path: string, [width, height]: Size = DESKTOP): Promise<void> {
    await engine.resize(width, height);
    await engine.open(`${server.address}${path}`);
  }

  return () => ({
    engine,
    server,
    open,
    openEnglish: async (path, size) => {
      await open('/privacy', size);
      await engine.call("(key) => localStorage.setItem(key, 'en')", LANGUAGE_KEY);
      await open(path, size);
    },
    atOwnServer: async (settings, use) => {
      const dataDir = await mkdtemp(join(folder, 'own-'));
      const own = await runServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off', ...settings });
      server = own;
      try {
        await use(own);
      } finally {
        server = first;
        await stop(own);
      }
    },
    expectComplaints: (pattern) => {
      expected.push(pattern);
    },
  });
}

/** Ends a server, where it has not ended yet. */
export async function stop(server: RunningServer): Promise<void> {
  server.process.kill('SIGTERM');
  await server.ended;
}
