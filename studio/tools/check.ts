/** Part of `npm run check`: is every committed picture as new as its scene, and complete? */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, PUBLIC_FOLDER, RENDERED_FOLDER, rendered, sceneNames } from './fingerprint.ts';
import { filesOf } from './sizes.ts';

/** One line for each fault; empty when all is well. A scene that was never finished is not a fault. */
export function checkArt(): string[] {
  const names = sceneNames();
  const faults: string[] = [];
  for (const name of names) {
    const made = rendered(name);
    if (!made) continue;
    if (made.hash !== fingerprint(name))
      faults.push(`art: ${name} is older than its scene; run npm run render:art ${name}`);
    for (const file of filesOf(name))
      if (!existsSync(join(PUBLIC_FOLDER, `${name}-${file}`)))
        faults.push(`art: site/public/art/${name}-${file} is missing`);
  }
  if (!existsSync(RENDERED_FOLDER)) return faults;
  for (const entry of readdirSync(RENDERED_FOLDER, { recursive: true, encoding: 'utf8' }))
    if (entry.endsWith('.json') && !names.includes(entry.slice(0, -5)))
      faults.push(`art: site/pictures/${entry} belongs to no scene`);
  return faults;
}
