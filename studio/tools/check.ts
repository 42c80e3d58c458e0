/** Checks the committed pictures: each is complete and, unless listed as stale, as new as its code. */
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

/** Files, sizes and shut eyes, one line for each fault. A scene that was never finished is not a fault. Reads no code. */
export function checkPictures(): string[] {
  const names = sceneNames();
  const faults: string[] = [];
  for (const name of names) {
    const metadata = readMetadata(name);
    if (!metadata) continue;
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
  return [...faults, ...blinkFaults(paintedFingerprints())];
}

/** Pictures that are older than their code, one line for each fault. Bundles every scene: seven seconds on two idle cores. */
export async function checkFreshness(): Promise<string[]> {
  return freshnessFaults(paintedFingerprints(), await fingerprints(sceneNames()), readStale());
}

/** The fingerprint with which each finished picture was painted, by its name. */
function paintedFingerprints(): Map<string, string> {
  return new Map(
    sceneNames().flatMap((name) => {
      const metadata = readMetadata(name);
      return metadata ? [[name, metadata.fingerprint] as const] : [];
    }),
  );
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
