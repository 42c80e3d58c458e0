import { defineConfig } from 'vitest/config';

/** Tests that read site/build. */
const OF_THE_BUILD = ['tests/pages/**/*.test.ts', 'tests/api/pages.test.ts'];
/** Tests that need modules of their own: fontkit keeps parts of glyphs from one document to the next. */
const ISOLATED = ['features/career/plan-pdf/plan-document-en.test.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    // Files share their modules: importing them anew for each took half of the time.
    isolate: false,
    maxWorkers: '100%',
    // How long a test and its preparation may hang. Speed is measured by benchmarks: a busy machine fails no test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    tags: [{ name: 'exhaustive', description: 'Run by `npm run test:all` only.' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'source',
          include: [
            '{app,features,pictures,shared,tools}/**/*.test.{ts,tsx}',
            'tests/{walls,api,learning}/**/*.test.ts',
          ],
          exclude: [...OF_THE_BUILD, ...ISOLATED],
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED, isolate: true } },
      {
        extends: true,
        test: { name: 'build', include: OF_THE_BUILD, globalSetup: 'tests/require-fresh-build.ts' },
      },
    ],
  },
});
