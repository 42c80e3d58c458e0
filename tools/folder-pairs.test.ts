import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderPairs, readSources } from './folder-pairs.ts';

describe('pairs of folders', () => {
  test('folders that import in one direction are no pair', () => {
    const sources = new Map([
      ['page/page.tsx', "import { text } from '../text/text.ts';\nimport './page.css';"],
      ['text/text.ts', "import type { State } from '../state/state.ts';"],
      ['state/state.ts', "import { z } from 'zod';\nimport { rule } from './rule.ts';"],
    ]);
    expect(folderPairs(sources)).toEqual([]);
  });
  test('a type and a module that is loaded later make a pair', () => {
    const sources = new Map([
      ['page/page.tsx', "const Map = lazy(() =>\n  import('../map/map.tsx'));"],
      ['map/map.tsx', "import type {\n  Props,\n} from '../page/props.ts';"],
    ]);
    expect(folderPairs(sources)).toEqual(['map ↔ page']);
  });
  test('a folder and its parent can be a pair', () => {
    const sources = new Map([
      ['quiz/page.tsx', "export { Daily } from './daily/daily.tsx';"],
      ['quiz/daily/daily.tsx', "import { quizText } from '../quiz-text.ts';"],
    ]);
    expect(folderPairs(sources)).toEqual(['quiz ↔ quiz/daily']);
  });
  test('the site has none: what two folders share belongs in a third, below both', () => {
    const sources = readSources(join(import.meta.dirname, '../site'));
    expect(sources.size).toBeGreaterThan(500);
    expect(folderPairs(sources)).toEqual([]);
  });
});
