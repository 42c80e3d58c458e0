import { defineConfig } from 'vitest/config';

/** `npm run test:engines`: the main journeys in Firefox and WebKit, on the built site. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.engine.ts'],
    environment: 'node',
    globalSetup: 'tests/require-fresh-build.ts',
    // One browser at a time: each takes a core.
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
