import { expect, test } from 'vitest';
import { checkFreshness } from '../tools/check.ts';

/** Every scene is bundled, which takes half a minute on a busy machine. */
const TIMEOUT_MS = 300_000;

test('no committed picture is older than its code', { timeout: TIMEOUT_MS }, async () => {
  expect(await checkFreshness()).toEqual([]);
});
