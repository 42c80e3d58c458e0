import { defineConfig } from 'vitest/config';

/** `npm run test:faults`: real processes that are killed, starved and lied to. They take minutes and run one by one. */
export default defineConfig({
  test: {
    include: ['tests/faults/*.fault.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 60 * 60_000,
    hookTimeout: 120_000,
  },
});
