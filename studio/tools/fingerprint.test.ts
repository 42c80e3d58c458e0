import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeHash } from './fingerprint.ts';
import { loadModules } from './module-code.ts';

const SOURCES: Record<string, string> = {
  '/scene.ts':
    "import * as THREE from 'three';\nimport { lamp } from './props/lamp.ts';\nexport const scene = [lamp, THREE];\n",
  '/props/lamp.ts': "import { glass } from './glass.ts';\nexport const lamp = [glass, 0.5];\n",
  '/props/glass.ts': "export const glass = '#ffe';\n",
  '/props/unused.ts': 'export const unused = 1;\n',
};

async function hashOf(changes: Record<string, string> = {}, three = '0.187.0'): Promise<string> {
  const sources = { ...SOURCES, ...changes };
  const modules = await loadModules(['/scene.ts'], (file) => {
    const source = sources[file];
    if (source === undefined) throw new Error(`no ${file}`);
    return source;
  });
  return codeHash([resolve('/scene.ts')], modules, { three });
}

describe('the code hash of a scene', () => {
  test.each([
    ['the scene itself', { '/scene.ts': `${SOURCES['/scene.ts']}export const more = 1;\n` }],
    ['a prop that it imports', { '/props/lamp.ts': (SOURCES['/props/lamp.ts'] ?? '').replace('0.5', '0.6') }],
    ['a prop that is imported by a prop', { '/props/glass.ts': "export const glass = '#fff';\n" }],
    [
      'which of two files it imports from',
      {
        '/scene.ts': (SOURCES['/scene.ts'] ?? '').replace('props/lamp', 'props/glass').replaceAll('lamp', 'glass'),
      },
    ],
  ])('the code hash of a scene changes with %s', async (_what, changes) => {
    expect(await hashOf(changes)).not.toBe(await hashOf());
  });

  test('the code hash of a scene changes with the version of three', async () => {
    expect(await hashOf({}, '0.188.0')).not.toBe(await hashOf());
  });

  test.each([
    ['a comment in an imported prop', { '/props/glass.ts': "/** Warm. */\nexport const glass = '#ffe'; // white\n" }],
    ['a licence comment', { '/props/glass.ts': "/*! @license */\nexport const glass = '#ffe';\n" }],
    [
      'formatting',
      { '/props/lamp.ts': "import {\n  glass\n} from './glass.ts'\n\nexport const lamp = [\n  glass,\n  .50,\n];" },
    ],
    ['quotes', { '/props/glass.ts': 'export const glass = "#ffe";\n' }],
    [
      'types',
      { '/props/glass.ts': "export interface Glass {\n  a: number;\n}\nexport const glass: string = '#ffe';\n" },
    ],
    ['a file that is not imported', { '/props/unused.ts': 'export const unused = 2;\n' }],
    [
      'a file that moved',
      {
        '/props/lamp.ts': "import { glass } from '../parts/glass.ts';\nexport const lamp = [glass, 0.5];\n",
        '/parts/glass.ts': SOURCES['/props/glass.ts'] ?? '',
      },
    ],
  ])('the code hash of a scene does not change with %s', async (_what, changes) => {
    expect(await hashOf(changes)).toBe(await hashOf());
  });
});
