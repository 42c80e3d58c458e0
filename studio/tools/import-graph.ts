/** Which files of the studio import which. Types count: they bind files as well. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Imported files by the path of the importing one. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

const IMPORT = /^(?:import|export)\b[^'";]*?\bfrom\s+'(\.[^']+)'|^import\s+'(\.[^']+)'/gm;

/** The static relative imports of a source, as they are written. */
export function importsIn(source: string): string[] {
  return [...source.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? '');
}

export function readImportGraph(folders: readonly string[]): ImportGraph {
  const files = folders.flatMap((folder) =>
    globSync('**/*.{ts,tsx}', {
      cwd: folder,
      exclude: ['**/node_modules/**', '**/build/**', '**/.react-router/**'],
    }).map((file) => join(folder, file)),
  );
  return new Map(
    files.map((file) => [file, importsIn(readFileSync(file, 'utf8')).map((to) => resolve(file, '..', to))]),
  );
}

const LAYERS = ['props', 'sets', 'scenes'];
/** Imports against the direction scenes → sets → props → the rest of the studio, as `importing file → imported file`. */
export function importsAgainstLayers(graph: ImportGraph, studio: string): string[] {
  const layerOf = (file: string) => LAYERS.findIndex((layer) => file.startsWith(join(studio, layer)));
  const isTooling = (file: string) => /\.test\.ts$|[/\\](sheets|tools|browser)[/\\]/.test(file);
  return [...graph].flatMap(([file, targets]) =>
    isTooling(file)
      ? []
      : targets.filter((target) => layerOf(target) > layerOf(file)).map((target) => `${file} → ${target}`),
  );
}

const PART_LAYERS = ['animals', 'cast', 'props', 'sets'];
const SCENE = /[/\\]scenes[/\\][^/\\]+[/\\][^/\\.]+\.ts$/;
/** Files of the shared folders that one picture alone reaches, as `file → scene`. They belong beside that scene. */
export function filesOfOnePicture(graph: ImportGraph, studio: string): string[] {
  const scenesOf = new Map<string, Set<string>>();
  for (const scene of graph.keys()) {
    if (!SCENE.test(scene)) continue;
    const reached = new Set([scene]);
    for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next);
    for (const file of reached) scenesOf.set(file, (scenesOf.get(file) ?? new Set()).add(scene));
  }
  const isShared = (file: string) => PART_LAYERS.some((layer) => file.startsWith(join(studio, layer)));
  return [...scenesOf].flatMap(([file, scenes]) =>
    scenes.size === 1 && isShared(file) ? [`${file} → ${[...scenes].join()}`] : [],
  );
}
