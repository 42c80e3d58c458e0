/** Which pictures are older than their scenes? Answered from the sources alone: no browser, no pixels. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Rendered } from '../rendered.ts';
import { VERSIONS } from '../versions.ts';

const STUDIO = resolve(import.meta.dirname, '..');
const SITE = resolve(STUDIO, '../site');
export const SCENE_FOLDER = join(STUDIO, 'scenes');
export const RENDERED_FOLDER = join(SITE, 'pictures');
export const PUBLIC_FOLDER = join(SITE, 'public/art');

/** The code of a module without comments, imports and spacing: what is left decides how the picture looks. */
function essence(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/import[\s\S]*?;\n/g, '')
    .replace(/[\s,]+/g, '');
}

/** Modules of art/ that the scene file imports, as paths without the ending. */
function imported(file: string, source: string): string[] {
  return [...source.matchAll(/from '(\.[^']+)\.ts'/g)].map((m) => relative(STUDIO, resolve(file, '..', m[1] ?? '')));
}

/** Scenes are files in art/scenes/<book>/; the file name is the picture's name. */
export function sceneNames(): string[] {
  return readdirSync(SCENE_FOLDER, { withFileTypes: true })
    .filter((e) => e.isDirectory())
    .flatMap((e) =>
      readdirSync(join(SCENE_FOLDER, e.name))
        .filter((f) => f.endsWith('.ts') && !f.endsWith('.test.ts'))
        .map((f) => `${e.name}/${f.slice(0, -3)}`),
    )
    .sort();
}

/** Hash of the scene's own numbers and of the versions of everything it uses by name. */
export function fingerprint(scene: string): string {
  const file = join(SCENE_FOLDER, `${scene}.ts`);
  const source = readFileSync(file, 'utf8');
  const versions = ['studio', ...imported(file, source).sort()].map((key) => `${key}@${VERSIONS[key] ?? 1}`);
  return createHash('sha256').update(essence(source)).update(versions.join()).digest('hex').slice(0, 16);
}

/** What was written beside a finished picture; undefined when it was never finished. */
export function rendered(scene: string): Rendered | undefined {
  const file = join(RENDERED_FOLDER, `${scene}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Rendered) : undefined;
}
