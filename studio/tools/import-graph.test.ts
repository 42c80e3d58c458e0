import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOfOnePicture, importCircles, importsAgainstLayers, importsIn, readImportGraph } from './import-graph.ts';
import { STUDIO_FOLDER } from './picture-files.ts';

const graphOf = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

describe('import circles', () => {
  test('a chain of imports is not a circle', () => {
    expect(importCircles(graphOf({ a: ['b'], b: ['c', 'three'], c: [] }))).toEqual([]);
  });
  test('two files that import each other are a circle', () => {
    expect(importCircles(graphOf({ a: ['b'], b: ['a'], c: ['a'] }))).toEqual([['a', 'b']]);
  });
  test('a long import circle is found beside a short one', () => {
    const graph = graphOf({ a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'] });
    expect(importCircles(graph)).toEqual([
      ['d', 'e'],
      ['a', 'b', 'c'],
    ]);
  });
  test('imports of values, types and side effects are found, also over several lines', () => {
    const source =
      "import { a,\n b } from './a.ts';\nimport type { C } from '../c.ts';\nimport './d.ts';\nexport { e } from './e.ts';\nimport * as THREE from 'three';\n";
    expect(importsIn(source)).toEqual(['./a.ts', '../c.ts', './d.ts', './e.ts']);
  });
  test('the studio and the site have no import circles', () => {
    const graph = readImportGraph([STUDIO_FOLDER, join(STUDIO_FOLDER, '../site')]);
    expect(graph.size).toBeGreaterThan(500);
    expect(importCircles(graph)).toEqual([]);
  });
});

test('props import no sets, and only sheets and tools import scenes', () => {
  expect(importsAgainstLayers(readImportGraph([STUDIO_FOLDER]), STUDIO_FOLDER)).toEqual([]);
});

test('a file used by one picture only is found, a file of two pictures is not', () => {
  const graph = graphOf({
    '/s/scenes/book/1-1.ts': ['/s/props/own.ts', '/s/props/shared.ts'],
    '/s/scenes/book/1-2.ts': ['/s/props/shared.ts'],
    '/s/props/own.ts': ['/s/props/below.ts'],
    '/s/props/below.ts': [],
    '/s/props/shared.ts': [],
  });
  expect(filesOfOnePicture(graph, '/s')).toEqual([
    '/s/props/own.ts → /s/scenes/book/1-1.ts',
    '/s/props/below.ts → /s/scenes/book/1-1.ts',
  ]);
});
test('a file used by one picture only is stored beside that picture', () => {
  expect(filesOfOnePicture(readImportGraph([STUDIO_FOLDER]), STUDIO_FOLDER)).toEqual([]);
});
