/** Part of `npm run check`: every committed picture is complete and, unless listed as stale, as new as its code. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readBlinks, shutEyesFile } from './blinks-file.ts';
import { fingerprints } from './fingerprint.ts';
import { freshnessFaults } from './freshness.ts';
import { METADATA_FOLDER, PUBLIC_FOLDER, readMetadata, sceneNames } from './picture-files.ts';
import { filesOf, sizesOf } from './sizes.ts';
import { readStale } from './stale-pictures.ts';

/** A page of a book fetches them once it has been read. */
const MAX_BLINK_BYTES = 60_000;

/** One line for each fault; empty when all is well. A scene that was never finished is not a fault. */
export async function checkArt(): Promise<string[]> {
  const names = sceneNames();
  const faults: string[] = [];
  const painted = new Map<string, string>();
  for (const name of names) {
    const metadata = readMetadata(name);
    if (!metadata) continue;
    painted.set(name, metadata.fingerprint);
    const { avif, webp } = sizesOf(name);
    if (metadata.avifWidths.join() !== avif.join() || metadata.webpWidth !== webp)
      faults.push(`site/pictures/${name}.json has other widths than studio/tools/sizes.ts`);
    for (const file of filesOf(name))
      if (!existsSync(join(PUBLIC_FOLDER, `${name}-${file}`)))
        faults.push(`site/public/art/${name}-${file} is missing`);
  }
  for (const entry of readdirSync(METADATA_FOLDER, { recursive: true, encoding: 'utf8' }))
    if (entry.endsWith('.json') && !names.includes(entry.slice(0, -5)))
      faults.push(`site/pictures/${entry} belongs to no scene`);
  faults.push(...blinkFaults(painted));
  return [...faults, ...freshnessFaults(painted, await fingerprints(names), readStale())];
}

/** Shut eyes lie over the picture that they were painted for, and are light. */
function blinkFaults(painted: ReadonlyMap<string, string>): string[] {
  return Object.entries(readBlinks()).flatMap(([name, { fingerprint }]) => {
    const file = shutEyesFile(name);
    const bytes = statSync(file, { throwIfNoEntry: false })?.size;
    if (bytes === undefined) return [`${file} is missing`];
    if (bytes > MAX_BLINK_BYTES) return [`${file} has ${bytes} bytes, allowed are ${MAX_BLINK_BYTES}`];
    return painted.get(name) === fingerprint
      ? []
      : [`the shut eyes of ${name} are older than the picture: npm run render:blinks`];
  });
}

/** How many painted pictures are older than their code, as a short sentence; `checkArt` holds that no other becomes so. */
export function describeStaleArt(): string {
  const paintedCount = sceneNames().filter((name) => readMetadata(name)).length;
  return `${Object.keys(readStale().pictures).length} of ${paintedCount} pictures are older than their code`;
}
