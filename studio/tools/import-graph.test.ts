import { expect, test } from 'vitest';
import { filesOfOnePicture, importsAgainstLayers, importsIn, readImportGraph } from './import-graph.ts';
import { STUDIO_FOLDER } from './picture-files.ts';

const graphOf = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

test('imports of values, types and side effects are found, also over several lines', () => {
  const source =
    "import { a,\n b } from './a.ts';\nimport type { C } from '../c.ts';\nimport './d.ts';\nexport { e } from './e.ts';\nimport * as THREE from 'three';\n";
  expect(importsIn(source)).toEqual(['./a.ts', '../c.ts', './d.ts', './e.ts']);
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
