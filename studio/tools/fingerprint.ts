/** Fingerprints say from which code a picture was painted. They need the sources only: no browser, no pixels. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadModules, type ModuleGraph, reachableFrom } from './module-code.ts';
import { STUDIO_FOLDER, sceneFile } from './picture-files.ts';
import { paintSettings } from './sizes.ts';

/** Written before every hash. Raise it when the rule below changes. `v1` looked at the scene file alone. */
const RULE = 'v2';
/** Every picture also depends on what turns a scene into pixels. */
const RENDERER = join(STUDIO_FOLDER, 'studio.ts');

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Hash of the code of `entries` and of everything they import. Comments, types and formatting do not count, nor does
 * where a file lies: an import is known by the code it leads to.
 */
export function codeHash(entries: readonly string[], modules: ModuleGraph, versions: Record<string, string>): string {
  const own = (file: string): string => hash(modules.get(file)?.code ?? '');
  const parts = [...reachableFrom(entries, modules)].map((file) => {
    const module = modules.get(file);
    const packages = module?.packages.map((name) => `${name}@${versions[name.split('/')[0] ?? name] ?? ''}`) ?? [];
    return [own(file), ...(module?.files.map(own) ?? []), ...packages].join(' ');
  });
  return hash(parts.sort().join('\n'));
}

function installedThree(): string {
  return JSON.parse(readFileSync(join(STUDIO_FOLDER, '../node_modules/three/package.json'), 'utf8')).version;
}

/** The fingerprint that each picture would get if it were painted now. */
export async function fingerprints(names: readonly string[]): Promise<Map<string, string>> {
  const modules = await loadModules([RENDERER, ...names.map(sceneFile)]);
  const versions = { three: installedThree() };
  return new Map(
    names.map((name) => {
      const code = codeHash([sceneFile(name), RENDERER], modules, versions);
      return [name, `${RULE}:${hash(`${code} ${JSON.stringify(paintSettings(name))}`)}`];
    }),
  );
}
