/** Which folders of the site import each other. Types count, and modules that are loaded later; tests do not. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** `import … from './a.ts'`, `export … from './a.ts'`, `import './a.css'` and `import('./a.ts')`. */
const SPECIFIER = /(?:\bfrom|\bimport)[\s(]*'(\.[^']+)'/g;
const TEST = /\.(?:test|fixture)\.tsx?$/;

/** Source by path. Paths are separated by slashes. */
type Sources = ReadonlyMap<string, string>;

/** Pairs of folders that import each other, as `a ↔ b` in alphabetical order. */
export function folderPairs(sources: Sources): string[] {
  const imported = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    const folder = dirname(file);
    const targets = imported.get(folder) ?? new Set();
    imported.set(folder, targets);
    for (const [, specifier = ''] of source.matchAll(SPECIFIER)) targets.add(dirname(join(folder, specifier)));
  }
  return [...imported]
    .flatMap(([one, targets]) =>
      [...targets].filter((other) => one < other && imported.get(other)?.has(one)).map((other) => `${one} ↔ ${other}`),
    )
    .sort();
}

/** The sources of a folder and its subfolders, without tests and their fixtures. */
export function readSources(root: string): Sources {
  const files = globSync('{app,features,shared}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !TEST.test(file));
  return new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(`${root}/${file}`, 'utf8')]));
}
