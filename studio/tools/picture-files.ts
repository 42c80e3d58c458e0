/** Where scenes, picture files and their metadata are, and which names they have. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type PictureMetadata, parseMetadata } from '../../site/pictures/metadata.ts';

export const STUDIO_FOLDER = resolve(import.meta.dirname, '..');
const SCENE_FOLDER = join(STUDIO_FOLDER, 'scenes');
export const METADATA_FOLDER = resolve(STUDIO_FOLDER, '../site/pictures');
export const PUBLIC_FOLDER = resolve(STUDIO_FOLDER, '../site/public/art');

/** Pictures by name, `<book>/<panel>`: the path of the scene file in `scenes/`. */
export function sceneNames(): string[] {
  return readdirSync(SCENE_FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((folder) =>
      readdirSync(join(SCENE_FOLDER, folder.name))
        .filter((file) => /^[^.]+\.ts$/.test(file))
        .map((file) => `${folder.name}/${file.slice(0, -3)}`),
    )
    .sort();
}

export const sceneFile = (name: string): string => join(SCENE_FOLDER, `${name}.ts`);
export const metadataFile = (name: string): string => join(METADATA_FOLDER, `${name}.json`);

/** What is written beside a finished picture; undefined when it was never finished. Throws when it is malformed. */
export function readMetadata(name: string): PictureMetadata | undefined {
  const file = metadataFile(name);
  return existsSync(file) ? parseMetadata(readFileSync(file, 'utf8'), file) : undefined;
}
