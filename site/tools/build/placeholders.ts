/**
 * Build step before the pages: collects the blurred placeholders of the large pictures (a small picture weighs little
 * more than its placeholder). Writes shared/ui/placeholders.json (generated, not committed).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

/** What the studio wrote about each picture. */
const PICTURE_DATA = 'pictures';
const LARGE_PICTURES = '{site,covers,tiles,board}/*.json';

const placeholders = globSync(LARGE_PICTURES, { cwd: PICTURE_DATA })
  .sort()
  .map((file) => [
    file.replaceAll('\\', '/').replace('.json', ''),
    (JSON.parse(readFileSync(`${PICTURE_DATA}/${file}`, 'utf8')) as { placeholder: string }).placeholder,
  ]);
writeFileSync('shared/ui/placeholders.json', `${JSON.stringify(Object.fromEntries(placeholders), null, 2)}\n`);
