/** Part of `npm run check`: is every committed picture as new as its scene, and complete? */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, PUBLIC_FOLDER, RENDERED_FOLDER, renderedHash, sceneNames } from './fingerprint.ts';

/** Pictures wider than this have one more size, for large screens. */
export const WIDE = 1600;
export const PICTURE_FILES = ['480.avif', '800.avif', '1200.avif', '800.webp'];

/** One line for each fault; empty when all is well. A scene that was never finished is not a fault. */
export function checkArt(): string[] {
  const names = sceneNames();
  const faults: string[] = [];
  for (const name of names) {
    const hash = renderedHash(name);
    if (hash === undefined) continue;
    if (hash !== fingerprint(name)) faults.push(`art: ${name} is older than its scene; run npm run render:art ${name}`);
    for (const file of PICTURE_FILES)
      if (!existsSync(join(PUBLIC_FOLDER, `${name}-${file}`)))
        faults.push(`art: public/art/${name}-${file} is missing`);
  }
  if (!existsSync(RENDERED_FOLDER)) return faults;
  for (const entry of readdirSync(RENDERED_FOLDER, { recursive: true, encoding: 'utf8' }))
    if (entry.endsWith('.json') && !names.includes(entry.slice(0, -5)))
      faults.push(`art: art/rendered/${entry} belongs to no scene`);
  return faults;
}
