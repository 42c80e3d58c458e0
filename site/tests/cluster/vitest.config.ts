import { defineConfig } from 'vitest/config';

/** For `npm run test:cluster` (tests/cluster/main.ts), which runs it in namespaces. */
export default defineConfig({
  test: {
    include: ['tests/cluster/*.fault.ts'],
    environment: 'node',
    testTimeout: 2 * 60 * 60_000,
    hookTimeout: 180_000,
  },
});
