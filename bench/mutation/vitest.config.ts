import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { inlineScripts } from '../../site/tools/build/inline-script.ts';

/** The tests that `npm run test:mutation` may run. Stryker sets `dir` and takes those that import a mutated module. */
export default defineConfig({
  plugins: [inlineScripts],
  test: {
    include: ['**/*.test.ts'],
    exclude: [
      // Some read pictures, fonts or the code of pages, which the sandbox does not hold. Server code is not mutated.
      '**/keys.test.ts',
      '**/*.server.test.ts',
      '**/picture-manifest.test.ts',
      '**/plan-document*.test.ts',
      // Import views, which it does not hold either.
      '**/{cell-grid,coach,use-room,plan-pdf.client}.test.ts',
    ],
    tags: [
      { name: 'exhaustive', skip: true },
      // Searches for seconds, may not be cut short (vitest.setup.ts), or reads a document.
      { name: 'unmutated', skip: true },
    ],
    environment: 'node',
    isolate: false,
    setupFiles: join(import.meta.dirname, 'vitest.setup.ts'),
    // A test that is slow on a busy machine kills no mutant.
    testTimeout: 60_000,
  },
});
