import { expect, test } from 'vitest';
import { listBundlesOfPage } from './offline.client.ts';

test.each([
  ['/multiplication-table', 'ko', ['quiz', 'basics']],
  ['/multiplication-table', 'en', ['quiz-en', 'quiz', 'basics']],
  ['/book/forest-adventure', 'en', ['forest-adventure', 'basics']],
  ['/privacy', 'en', ['basics']],
] as const)('a visit to %s in %s downloads %j', (path, language, bundles) => {
  expect(listBundlesOfPage(path, language)).toEqual(bundles);
});
