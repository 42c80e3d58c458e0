/**
 * Build step before the pages: gathers the blurred placeholders of the paintings that fill their place (the smaller ones
 * weigh hardly more than a placeholder does). Writes shared/ui/stand-ins.json (generated, not committed).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const FACTS = 'pictures';
const PAINTINGS = '{site,covers,tiles,board}/*.json';

const placeholders = globSync(PAINTINGS, { cwd: FACTS })
  .sort()
  .map((file) => [
    file.replaceAll('\\', '/').replace('.json', ''),
    (JSON.parse(readFileSync(`${FACTS}/${file}`, 'utf8')) as { placeholder: string }).placeholder,
  ]);
writeFileSync('shared/ui/stand-ins.json', `${JSON.stringify(Object.fromEntries(placeholders), null, 2)}\n`);
