/**
 * Build step before the pages: collects from pictures/ what pages need to show a picture by its name. Writes
 * shared/ui/picture-manifest.json (generated, not committed).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseMetadata } from '../../pictures/metadata.ts';

/** One JSON file a picture, written by the studio. */
const PICTURE_DATA = 'pictures';
/** Without the panels of books: their data is in the pages of the books. */
const NAMED_PICTURES = '{site,covers,tiles,board,cards,game}/*.json';
/** Other pictures are small: a placeholder would weigh nearly as much. */
const WITH_PLACEHOLDER = /^(?:site|covers|tiles|board)\//;

const formats: string[] = [];
const pictures: Record<string, number> = {};
const placeholders: Record<string, string> = {};
for (const file of globSync(NAMED_PICTURES, { cwd: PICTURE_DATA }).sort()) {
  const name = file.replaceAll('\\', '/').replace('.json', '');
  const json = readFileSync(`${PICTURE_DATA}/${file}`, 'utf8');
  const { width, height, avifWidths, webpWidth, placeholder } = parseMetadata(json, file);
  const format = JSON.stringify({ width, height, avifWidths, webpWidth });
  if (!formats.includes(format)) formats.push(format);
  pictures[name] = formats.indexOf(format);
  if (WITH_PLACEHOLDER.test(name)) placeholders[name] = placeholder;
}
const manifest = { formats: formats.map((format) => JSON.parse(format)), pictures, placeholders };
writeFileSync('shared/ui/picture-manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
