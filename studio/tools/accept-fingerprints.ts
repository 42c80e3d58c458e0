/**
 * Writes today's fingerprint beside every picture and its shut eyes, without painting anything.
 *   npm run accept:art
 * Only after a change of the fingerprint's rule, of the bundler that it rests on, or of a part of the wardrobe that is
 * worn in pictures painted since: that gives every picture another fingerprint though nothing would be painted
 * differently. `npm run test:studio` has to be green just before such a change.
 */
import { writeFileSync } from 'node:fs';
import { formatMetadata } from '../../site/pictures/metadata.ts';
import { readBlinks, writeBlinks } from './blinks-file.ts';
import { fingerprints } from './fingerprint.ts';
import { metadataFile, readMetadata, sceneNames } from './picture-files.ts';

const blinks = readBlinks();
for (const [name, fingerprint] of await fingerprints(sceneNames())) {
  const metadata = readMetadata(name);
  if (!metadata) continue;
  const blink = blinks[name];
  if (blink?.fingerprint === metadata.fingerprint) blinks[name] = { ...blink, fingerprint };
  writeFileSync(metadataFile(name), formatMetadata({ ...metadata, fingerprint }));
}
writeBlinks(blinks);
