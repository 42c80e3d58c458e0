import { describe, expect, test } from 'vitest';
import { bundleCode } from './bundle-code.ts';

const SOURCES: Record<string, string> = {
  '/scene.ts':
    "import * as THREE from 'three';\nimport { lamp } from './props/lamp.ts';\nexport const scene = [lamp(1), THREE];\n",
  '/props/lamp.ts':
    "import { glass } from './glass.ts';\nexport function lamp(size: number) {\n  const light = 0.5;\n  return [glass, size, light];\n}\n",
  '/props/glass.ts': "export const glass = '#ffe';\n",
  '/props/unused.ts': 'export const unused = 1;\n',
};

function bundleScene(changes: Record<string, string> = {}): Promise<string> {
  const sources = { ...SOURCES, ...changes };
  return bundleCode('/scene.ts', [
    {
      name: 'sources',
      resolveId: (id, importer) => (id === 'three' ? null : new URL(id, `file://${importer ?? '/'}`).pathname),
      load: (id) => sources[id] ?? null,
    },
  ]);
}

describe('the code of a scene', () => {
  test.each([
    ['the scene itself', { '/scene.ts': (SOURCES['/scene.ts'] ?? '').replace('lamp(1)', 'lamp(2)') }],
    ['a prop that it imports', { '/props/lamp.ts': (SOURCES['/props/lamp.ts'] ?? '').replace('0.5', '0.6') }],
    ['a prop that is imported by a prop', { '/props/glass.ts': "export const glass = '#fff';\n" }],
    [
      'what a prop does when it is loaded',
      { '/props/glass.ts': "document.title = 'glass';\nexport const glass = '#ffe';" },
    ],
    [
      'which of two files it imports from',
      {
        '/scene.ts': (SOURCES['/scene.ts'] ?? '').replace('props/lamp', 'props/shade'),
        '/props/shade.ts': 'export const lamp = (size: number) => [size];\n',
      },
    ],
    ['the name of a property', { '/props/glass.ts': "export const glass = { tint: '#ffe' }.tint;\n" }],
  ])('the code of a scene changes with %s', async (_what, changes) => {
    expect(await bundleScene(changes)).not.toBe(await bundleScene());
  });

  test.each([
    ['a comment in an imported prop', { '/props/glass.ts': "/** Warm. */\nexport const glass = '#ffe'; // white\n" }],
    ['a license comment', { '/props/glass.ts': "/*! @license */\nexport const glass = '#ffe';\n" }],
    [
      'formatting',
      {
        '/props/lamp.ts':
          "import {\n  glass\n} from './glass.ts'\n\nexport function lamp(size: number) { const light = .50; return [\n  glass, size, light,\n]; }",
      },
    ],
    ['quotes', { '/props/glass.ts': 'export const glass = "#ffe";\n' }],
    [
      'types',
      { '/props/glass.ts': "export interface Glass {\n  a: number;\n}\nexport const glass: string = '#ffe';\n" },
    ],
    ['a file that is not imported', { '/props/unused.ts': 'export const unused = 2;\n' }],
    [
      'a part of a prop that it does not use',
      { '/props/glass.ts': "export const glass = '#ffe';\nexport const mug = 3;" },
    ],
    [
      'a file that moved',
      {
        '/props/lamp.ts': (SOURCES['/props/lamp.ts'] ?? '').replace('./glass', '../parts/glass'),
        '/parts/glass.ts': SOURCES['/props/glass.ts'] ?? '',
      },
    ],
    [
      'names of variables and functions',
      {
        '/props/lamp.ts': (SOURCES['/props/lamp.ts'] ?? '')
          .replaceAll('light', 'brightness')
          .replaceAll('lamp', 'lantern'),
        '/scene.ts': (SOURCES['/scene.ts'] ?? '')
          .replace(/\blamp\b/g, 'lantern')
          .replace('props/lantern', 'props/lamp'),
      },
    ],
  ])('the code of a scene does not change with %s', async (_what, changes) => {
    expect(await bundleScene(changes)).toBe(await bundleScene());
  });
});
