import { defineConfig } from 'vitest/config';

/** Also the units of the benchmarks, which have no configuration of their own. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts', '../bench/*.test.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
