/**
 * Build step before the pages: the display font and the pictures of a plan's PDF. The font becomes TrueType and the
 * pictures JPEG, because the PDF library reads neither WOFF2 nor AVIF. Writes features/career/pdf/ (generated, not
 * committed). Sizes and reasons: docs/decisions/010.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { CAREERS } from '../../features/career/content/careers.ts';
import { WIDE_ROAD } from '../../features/career/planner/road-stops.ts';
import { CARDS } from '../../shared/cards.ts';
import { range, subsetPdfFont } from './pdf-font.ts';

const OUT = 'features/career/pdf';
const JUA = '@fontsource/jua/files/jua';
/** Sources whose words are set in the display font, beside the careers' titles. */
const DISPLAYED_TEXTS = ['features/career/plan-pdf/plan-pdf-text.ts', 'shared/cards.ts'];
/** Pixels: a card stands at about 0.4 inches, the road over the whole paper, 8.27 inches. */
const CARD_WIDTH = 140;
const ROAD_WIDTH = 1400;

await mkdir(OUT, { recursive: true });
await writeFile(
  `${OUT}/jua-400.ttf`,
  await subsetPdfFont(`${JUA}-korean-400-normal.woff2`, await displayHangul(), 'Regular'),
);
await writeFile(
  `${OUT}/jua-400-latin.ttf`,
  await subsetPdfFont(`${JUA}-latin-400-normal.woff2`, `${range(0x20, 0x7e)}·`, 'English'),
);
await jpeg(WIDE_ROAD.name, WIDE_ROAD.size.width, ROAD_WIDTH, 'road.jpg');
for (const { id } of CARDS) await jpeg(`cards/${id}`, 320, CARD_WIDTH, `card-${id}.jpg`);

/** A picture of the studio in the size that the paper needs. */
async function jpeg(name: string, width: number, shown: number, file: string): Promise<void> {
  const painting = sharp(`public/art/${name}-${width}.avif`).resize(shown);
  await painting.jpeg({ quality: 78, mozjpeg: true }).toFile(`${OUT}/${file}`);
}

async function displayHangul(): Promise<string> {
  const words: string[] = CAREERS.map((career) => career.titleKo);
  for (const file of DISPLAYED_TEXTS) words.push(await readFile(file, 'utf8'));
  return [...new Set(words.join(''))].filter((character) => /\p{Script=Hangul}/u.test(character)).join('');
}
