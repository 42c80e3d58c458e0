import { defineConfig } from 'vitest/config';

/** The tests that `npm run test:mutation` may run. Stryker sets `dir` and takes those that import a mutated module. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: [
      // Read pictures or fonts, which the sandbox does not hold.
      '**/*.server.test.ts',
      '**/picture-manifest.test.ts',
      '**/plan-document*.test.ts',
      // A search of seconds, which proves data.
      '**/shortest-programs.test.ts',
      // Counts the phases that it reached, and so may not be cut short (vitest.mutation.setup.ts).
      '**/quiz-properties.test.ts',
    ],
    environment: 'node',
    isolate: false,
    setupFiles: 'vitest.mutation.setup.ts',
    // A test that is slow on a busy machine kills no mutant.
    testTimeout: 60_000,
  },
});
