import { defineConfig } from 'vitest/config';

/** Tests that read site/build. */
const OF_THE_BUILD = ['tests/pages/**/*.test.ts', 'tests/api/pages.test.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    // How long a test and its preparation may hang. Speed is measured by benchmarks: a busy machine fails no test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'source',
          include: [
            '{app,features,pictures,shared,tools}/**/*.test.{ts,tsx}',
            'tests/{walls,api,learning}/**/*.test.ts',
          ],
          exclude: OF_THE_BUILD,
        },
      },
      {
        extends: true,
        test: { name: 'build', include: OF_THE_BUILD, globalSetup: 'tests/require-fresh-build.ts' },
      },
    ],
  },
});
