/**
 * Build step before the pages: the display font and the pictures of a plan's PDF. The font becomes TrueType and the
 * pictures JPEG, because the PDF library reads neither WOFF2 nor AVIF. Writes features/career/plan-pdf/generated/
 * (generated, not committed). Sizes and reasons: docs/decisions/010.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { CAREERS } from '../../features/career/content/careers.ts';
import { WIDE_ROAD } from '../../features/career/model/road-stops.ts';
import { CARDS } from '../../shared/board/cards.ts';
import { listCharacters, subsetPdfFont } from './pdf-font.ts';

const OUT = 'features/career/plan-pdf/generated';
const JUA = '@fontsource/jua/files/jua';
/** Sources whose texts are set in the display font, beside the careers' titles. */
const DISPLAY_TEXT_FILES = ['features/career/plan-pdf/plan-pdf-text.ts', 'shared/board/cards.ts'];
/** A card is printed about 0.4 inches wide, the road over the whole paper, 8.27 inches. */
const CARD_WIDTH_PX = 140;
const ROAD_WIDTH_PX = 1400;

await mkdir(OUT, { recursive: true });
await writeFile(
  `${OUT}/jua-400.ttf`,
  await subsetPdfFont(`${JUA}-korean-400-normal.woff2`, await displayHangul(), 'Regular'),
);
await writeFile(
  `${OUT}/jua-400-latin.ttf`,
  await subsetPdfFont(`${JUA}-latin-400-normal.woff2`, `${listCharacters(0x20, 0x7e)}·’“”–—`, 'English'),
);
await writeJpeg(WIDE_ROAD.name, WIDE_ROAD.size.width, ROAD_WIDTH_PX, 'road.jpg');
for (const { id } of CARDS) await writeJpeg(`cards/${id}`, 320, CARD_WIDTH_PX, `card-${id}.jpg`);

/** @param sourceWidth one of the widths in which the studio has written the picture */
async function writeJpeg(name: string, sourceWidth: number, widthPx: number, file: string): Promise<void> {
  const picture = sharp(`public/art/${name}-${sourceWidth}.avif`).resize(widthPx);
  await picture.jpeg({ quality: 78, mozjpeg: true }).toFile(`${OUT}/${file}`);
}

/** The Hangul syllables that the plan shows in the display font. */
async function displayHangul(): Promise<string> {
  const words: string[] = CAREERS.map((career) => career.title.ko);
  for (const file of DISPLAY_TEXT_FILES) words.push(await readFile(file, 'utf8'));
  return [...new Set(words.join(''))].filter((character) => /\p{Script=Hangul}/u.test(character)).join('');
}
