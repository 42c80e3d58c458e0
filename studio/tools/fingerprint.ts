/** Fingerprints say from which code a picture was painted. They need the sources only: no browser, no pixels. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleCode } from './bundle-code.ts';
import { STUDIO_FOLDER, sceneFile } from './picture-files.ts';
import { paintSettings } from './sizes.ts';

/** Written before every hash. Raise it when the rule below changes. `v2` knew modules by their text, names and all. */
const RULE = 'v3';
/** Every picture also depends on what turns a scene into pixels. */
const RENDERER = join(STUDIO_FOLDER, 'studio.ts');

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

function installedThree(): string {
  return JSON.parse(readFileSync(join(STUDIO_FOLDER, '../node_modules/three/package.json'), 'utf8')).version;
}

/** The fingerprint that each picture would get if it were painted now. */
export async function fingerprints(names: readonly string[]): Promise<Map<string, string>> {
  const renderer = `three@${installedThree()} ${await bundleCode(RENDERER)}`;
  const found = new Map<string, string>();
  for (const name of names) {
    const scene = await bundleCode(sceneFile(name));
    found.set(name, `${RULE}:${hash([renderer, scene, JSON.stringify(paintSettings(name))].join('\n'))}`);
  }
  return found;
}
