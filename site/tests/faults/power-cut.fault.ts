import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SQLITE_FILE } from '../../shared/database/db.server.ts';
import { formatCount, measured, ROUNDS, SEED } from '../support/fault-options.fixture.ts';
import { type Ledger, openLedger } from '../support/ledger.fixture.ts';
import { openClass } from '../support/load-generator.fixture.ts';
import { runServer } from '../support/process.fixture.ts';
import {
  canRecord,
  type Luck,
  nothing,
  readFiles,
  readRecord,
  recordDisk,
  writeFiles,
} from './disk-recorder.fixture.ts';

/** Load before the power is cut. */
const MIN_LOAD_MS = 200;
const MAX_LOAD_MS = 2000;
/** Every so many rounds the server has ended by itself when the power is cut: its log is gone by then. */
const STOPPED_EVERY = 5;
/** What may have survived of writes without a sync: nothing, and so many random shares of their sectors. */
const RANDOM_DISKS = 3;

const RECORDED = [SQLITE_FILE, `${SQLITE_FILE}-wal`, `${SQLITE_FILE}-journal`];
const ALL = [...RECORDED, `${SQLITE_FILE}-shm`];
const NAME = 'power cut under load, SQLite';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Numbers from 0 to 1, the same for the same seed. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Starts from these files and holds them to the ledger. */
async function audit(ledger: Ledger, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const dataDir = await mkdtemp(join(folder, 'after-'));
  writeFiles(dataDir, ALL, files);
  await ledger.audit({ dataDir });
  await rm(dataDir, { recursive: true });
}

test.skipIf(!canRecord)(`a database has every acknowledged write after a power cut (seed ${SEED})`, async () => {
  const dataDir = join(folder, 'data');
  const chance = chances(SEED);
  const share = (): Luck => {
    const kept = chance();
    return () => chance() < kept;
  };
  const ledger = openLedger();
  const children = openClass(ledger);
  let syncs = 0;
  let lossesWithoutSync = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const trace = join(folder, `trace-${round}`);
    const before = readFiles(dataDir, RECORDED);
    const variables = { DATA_DIR: dataDir, RATE_LIMIT: 'off' };
    const server = await runServer(variables, recordDisk(dataDir, RECORDED, trace));
    const stop = children.begin(server.address);
    await setTimeout(MIN_LOAD_MS + chance() * (MAX_LOAD_MS - MIN_LOAD_MS));
    const signal = round % STOPPED_EVERY === 0 ? 'SIGTERM' : 'SIGKILL';
    server.process.kill(signal);
    expect(await server.ended).toBe(signal === 'SIGTERM' ? 0 : signal);
    await stop();

    const record = readRecord(trace, before);
    // No write has escaped the record: from it come the very files that were left.
    expect(record.filesLeft.map(hashesOf)).toContainEqual(hashesOf(readFiles(dataDir, RECORDED)));
    const disks = [nothing, ...Array.from({ length: RANDOM_DISKS }, share)].map(record.filesAfter);
    for (const disk of disks) await audit(ledger, disk);
    // Without the sync that each commit waits for the same cut loses what was acknowledged.
    const unsynced = readRecord(trace, before, 'fsync').filesAfter(nothing);
    await audit(ledger, unsynced).catch(() => {
      lossesWithoutSync += 1;
    });
    syncs += record.syncs;
    await rm(trace);
    writeFiles(dataDir, ALL, disks[round % disks.length] ?? new Map());
  }
  const { scores, boards } = ledger.acknowledged();
  expect(scores).toBeGreaterThan(0);
  expect(lossesWithoutSync).toBeGreaterThan(0);
  measured(
    NAME,
    `${ROUNDS} cuts, each with ${RANDOM_DISKS + 1} disks: ${formatCount(scores)} scores and ${formatCount(
      boards,
    )} boards acknowledged, ${formatCount(syncs)} syncs; 0 lost, 0 twice, opens clean; without the syncs ${lossesWithoutSync} of the ${ROUNDS} cuts lose some`,
  );
});

test.skipIf(canRecord)('the power cut test is skipped where strace cannot record', () =>
  measured(NAME, 'skipped: strace is missing, or may not trace'),
);

/** Sizes and hashes, short enough for a message. */
function hashesOf(files: ReadonlyMap<string, Buffer>): Record<string, string> {
  return Object.fromEntries([...files].map(([name, bytes]) => [name, `${bytes.length} ${hash('sha256', bytes)}`]));
}
