import { expect, test } from 'vitest';
import { bundlesOfPage } from './bundles-of-page.ts';

test.each([
  ['/multiplication-table', 'ko', ['quiz', 'basics']],
  ['/multiplication-table', 'en', ['quiz-en', 'quiz', 'basics']],
  ['/book/forest-adventure', 'en', ['forest-adventure', 'basics']],
  ['/privacy', 'en', ['basics']],
] as const)('a visit to %s in %s downloads %j', (path, language, bundles) => {
  expect(bundlesOfPage(path, language)).toEqual(bundles);
});
