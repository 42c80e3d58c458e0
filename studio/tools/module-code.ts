/** Code of modules without types, comments and formatting, and what each of them imports. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minifySync, transformWithOxc } from 'vite';

export interface ModuleCode {
  /** JavaScript on one line; the specifiers of its imports are replaced by nothing */
  code: string;
  /** absolute paths of imported files, in the order of the code; types are not among them */
  files: string[];
  /** names of imported packages, for example `three` */
  packages: string[];
}
/** Modules by absolute path. */
export type ModuleGraph = ReadonlyMap<string, ModuleCode>;

/** After minifying, every import and re-export has this form; strings of the code never follow `from` directly. */
const SPECIFIER = /(\bfrom|\bimport)"([^"]+)"/g;

/** Two sources that differ in types, comments or formatting only give the same code. */
export async function moduleCode(file: string, source: string): Promise<ModuleCode> {
  const { code: untyped } = await transformWithOxc(source, file, { sourcemap: false });
  const { code, errors } = minifySync(file.replace(/ts$/, 'js'), untyped, {
    module: true,
    compress: false,
    mangle: false,
    codegen: { removeWhitespace: true, legalComments: 'none' },
  });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const specifiers = [...code.matchAll(SPECIFIER)].map((match) => match[2] ?? '');
  const isFile = (specifier: string) => specifier.startsWith('.');
  return {
    code: code.replace(SPECIFIER, '$1""'),
    files: specifiers.filter(isFile).map((specifier) => resolve(file, '..', specifier)),
    packages: specifiers.filter((specifier) => !isFile(specifier)),
  };
}

/** The modules of `entries` and everything they import; each file is read once. */
export async function loadModules(
  entries: readonly string[],
  read = (file: string): string => readFileSync(file, 'utf8'),
): Promise<ModuleGraph> {
  const modules = new Map<string, ModuleCode>();
  let wanted = [...new Set(entries)];
  while (wanted.length > 0) {
    const found = await Promise.all(wanted.map(async (file) => [file, await moduleCode(file, read(file))] as const));
    for (const [file, module] of found) modules.set(file, module);
    wanted = [...new Set(found.flatMap(([, module]) => module.files))].filter((file) => !modules.has(file));
  }
  return modules;
}

/** The file and everything it imports, directly or not. */
export function reachableFrom(files: readonly string[], modules: ModuleGraph): Set<string> {
  const reached = new Set(files);
  for (const file of reached) for (const next of modules.get(file)?.files ?? []) reached.add(next);
  return reached;
}
