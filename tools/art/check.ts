/** Part of `npm run check`: is every committed picture as new as its scene, and complete? */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, PUBLIC_FOLDER, RENDERED_FOLDER, rendered, sceneNames } from './fingerprint.ts';

/** Pictures wider than this have one more size, for large screens. */
export const WIDE = 1600;
/** Endings of a picture's files, by its width in pixels. */
export const filesOf = (width: number): string[] => [
  '480.avif',
  '800.avif',
  '1200.avif',
  '800.webp',
  ...(width >= WIDE ? [`${WIDE}.avif`] : []),
];

/** One line for each fault; empty when all is well. A scene that was never finished is not a fault. */
export function checkArt(): string[] {
  const names = sceneNames();
  const faults: string[] = [];
  for (const name of names) {
    const made = rendered(name);
    if (!made) continue;
    if (made.hash !== fingerprint(name))
      faults.push(`art: ${name} is older than its scene; run npm run render:art ${name}`);
    for (const file of filesOf(made.width))
      if (!existsSync(join(PUBLIC_FOLDER, `${name}-${file}`)))
        faults.push(`art: public/art/${name}-${file} is missing`);
  }
  if (!existsSync(RENDERED_FOLDER)) return faults;
  for (const entry of readdirSync(RENDERED_FOLDER, { recursive: true, encoding: 'utf8' }))
    if (entry.endsWith('.json') && !names.includes(entry.slice(0, -5)))
      faults.push(`art: art/rendered/${entry} belongs to no scene`);
  return faults;
}
