import { expect, test } from 'vitest';
import { withConflictRetry } from './postgres-conflict-retry.server.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

/** Runs work that fails with these codes, one after the other, and then succeeds. */
async function runFailing(codes: readonly string[]) {
  const delays: number[] = [];
  let runs = 0;
  const retryConflicts = withConflictRetry({
    chance: () => 0.5,
    sleep: async (milliseconds) => delays.push(milliseconds),
  });
  const outcome = await retryConflicts(async () => {
    const code = codes[runs++];
    if (code !== undefined) throw failure(code);
    return 'stored';
  }).catch((error: { code: string }) => error.code);
  return { outcome, runs, delays };
}

test('work without a conflict runs once', async () => {
  expect(await runFailing([])).toEqual({ outcome: 'stored', runs: 1, delays: [] });
});

test('a serialization failure and a deadlock are retried, each after a longer delay', async () => {
  expect(await runFailing(['40001', '40P01', '40001'])).toEqual({ outcome: 'stored', runs: 4, delays: [5, 10, 20] });
});

test('retries are bounded, and the last error is thrown', async () => {
  const { outcome, runs, delays } = await runFailing(Array(100).fill('40001'));
  expect([outcome, runs]).toEqual(['40001', 9]);
  expect(delays.slice(-4)).toEqual([80, 160, 160, 160]);
});

// statement_completion_unknown, connection_failure, admin_shutdown, a broken socket, unique_violation.
test.for(['40003', '08006', '57P01', 'ECONNRESET', '23505'])('%s is not retried', async (code) => {
  expect(await runFailing([code])).toEqual({ outcome: code, runs: 1, delays: [] });
});
