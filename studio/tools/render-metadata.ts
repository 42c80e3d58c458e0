/**
 * Projects the hidden thing and the lettering of finished pictures from their scenes, without painting them.
 *   npm run render:metadata                 all pictures
 *   npm run render:metadata -- a/1-1 a/1-2  these
 * Heads and focal point stay as they were painted. Where the scene puts them elsewhere today, by more than 1 % of the
 * picture, the scene has changed since; then nothing is written and the picture is named.
 */
import { writeFileSync } from 'node:fs';
import { formatMetadata, type PictureMetadata, type Projection } from '../../site/pictures/metadata.ts';
import { installBlankCanvas } from './blank-canvas.ts';
import { metadataFile, readMetadata, sceneNames } from './picture-files.ts';

const MAX_SHIFT = 0.01;

function hasMoved(painted: PictureMetadata, now: Projection): boolean {
  if (painted.heads.length !== now.heads.length) return true;
  const shifts = painted.heads.flatMap((head, i) => {
    const other = now.heads[i];
    return (['left', 'top', 'width', 'height'] as const).map((key) => Math.abs(head[key] - (other?.[key] ?? 2)));
  });
  shifts.push(Math.abs(painted.focal.x - now.focal.x), Math.abs(painted.focal.y - now.focal.y));
  return shifts.some((shift) => shift > MAX_SHIFT);
}

installBlankCanvas();
const { SCENES } = await import('../scenes/catalogue.ts');
const { projected } = await import('../project.ts');
const asked = process.argv.slice(2);
const moved: string[] = [];
let written = 0;
for (const name of asked.length > 0 ? asked : sceneNames()) {
  const build = SCENES[name];
  const painted = readMetadata(name);
  if (!build || !painted) continue;
  const now = projected(build());
  if (hasMoved(painted, now)) {
    moved.push(name);
    continue;
  }
  const { find: _find, lettering: _lettering, ...rest } = painted;
  const metadata: PictureMetadata = rest;
  if (now.find) metadata.find = now.find;
  if (now.lettering) metadata.lettering = now.lettering;
  if (JSON.stringify(metadata) === JSON.stringify(painted)) continue;
  writeFileSync(metadataFile(name), formatMetadata(metadata));
  written++;
}
console.log(`${written} metadata files written`);
if (moved.length > 0) console.log(`changed since they were painted: ${moved.join(', ')}`);
