/**
 * Build step before the pages: gathers the blurred stand-ins of the paintings that fill their place (the smaller ones
 * weigh hardly more than a stand-in does). Writes shared/ui/stand-ins.json (generated, not committed).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const FACTS = 'pictures';
const PAINTINGS = '{site,covers,tiles,board}/*.json';

const standIns = globSync(PAINTINGS, { cwd: FACTS })
  .sort()
  .map((file) => [
    file.replaceAll('\\', '/').replace('.json', ''),
    (JSON.parse(readFileSync(`${FACTS}/${file}`, 'utf8')) as { standIn: string }).standIn,
  ]);
writeFileSync('shared/ui/stand-ins.json', `${JSON.stringify(Object.fromEntries(standIns), null, 2)}\n`);
