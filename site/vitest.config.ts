import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,features,shared,tools}/**/*.test.ts', 'tests/{walls,api,pages}/**/*.test.ts'],
    environment: 'node',
  },
});
