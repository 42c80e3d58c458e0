import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { inlineScripts } from './tools/build/inline-script.ts';

/** Tests that read site/build. */
const OF_THE_BUILD = ['tests/built-pages/**/*.test.ts', 'tests/api/pages.test.ts', 'tests/api/site-address.test.ts'];
/**
 * Tests that need modules of their own: what one test mocks would be mocked in others, and fontkit keeps parts of
 * glyphs from one document to the next.
 */
const ISOLATED = [
  'features/career/plan-pdf/plan-document-en.test.ts',
  ...globSync('{app,features,shared}/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8').includes('vi.mock('),
  ),
];

export default defineConfig({
  plugins: [inlineScripts],
  test: {
    environment: 'node',
    // Files share their modules: importing them anew for each took half of the time.
    isolate: false,
    maxWorkers: 3,
    // How long a test and its preparation may hang. Speed is measured by benchmarks: a busy machine fails no test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    tags: [
      { name: 'exhaustive', description: 'Run by `npm run test:all` only.' },
      { name: 'unmutated', description: 'Not run by `npm run test:mutation` (bench/mutation/vitest.config.ts).' },
    ],
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
