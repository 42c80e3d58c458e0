/**
 * What the PDF of a plan is set and drawn with: fonts as TrueType (the PDF library cannot read WOFF2), cut to what it may
 * have to show, and pictures as JPEG (it knows no AVIF or WebP). Writes features/career/pdf/ (generated, not committed);
 * Vite gives each file a name of its content, so browsers keep it. Sizes and reasons: docs/decisions/010.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { CAREERS } from '../../features/career/content/careers.ts';
import { WIDE_ROAD } from '../../features/career/planner/road-stops.ts';
import { CARDS } from '../../shared/cards.ts';

const OUT = 'features/career/pdf';
const PRETENDARD = 'pretendard/dist/public/static/alternative/Pretendard';
const JUA = '@fontsource/jua/files/jua';
/** Sources whose words are set in the display font, beside the careers' titles. */
const DISPLAYED_TEXTS = ['features/career/plan-pdf/plan-pdf-text.ts', 'shared/cards.ts'];
/** Pixels: a card stands at about 0.4 inches, the road over the whole paper, 8.27 inches. */
const CARD_WIDTH = 140;
const ROAD_WIDTH = 1400;

/** The PDF library reads the head of every glyph, even of an empty one (a space) that stands at the end of the file. */
const EMPTY_GLYPH = Buffer.alloc(12);

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
}

/** All 11,172 syllables of modern Hangul. */
const ALL_HANGUL = range(0xac00, 0xd7a3);
/** The 2,350 syllables of KS X 1001, in which nearly all Korean is written: rows B0 to C8 of EUC-KR. */
const COMMON_HANGUL = commonHangul();
/** Latin with its accents, punctuation, Korean letters and the signs that people write in plain text. */
const SIGNS = [
  range(0x20, 0x7e),
  range(0xa1, 0x17f),
  range(0x2010, 0x2027),
  range(0x2030, 0x203b),
  '€₩℃℉№™½⅓¼¾①②③④⑤⑥⑦⑧⑨⑩←↑→↓↔⇒∞∼≈≠≤≥−√■□▲△▶▷▼▽◆◇○◎●★☆♠♡♥♣♪♬✓',
  range(0x3000, 0x3003),
  range(0x3008, 0x3011),
  range(0x3131, 0x3163),
  '㎎㎏㎜㎝㎞㎡㎥',
].join('');

const fonts = [
  {
    file: 'pretendard-400.ttf',
    style: 'Regular',
    source: `${PRETENDARD}-Regular.ttf`,
    characters: COMMON_HANGUL + SIGNS,
  },
  { file: 'pretendard-700.ttf', style: 'Bold', source: `${PRETENDARD}-Bold.ttf`, characters: COMMON_HANGUL + SIGNS },
  {
    file: 'pretendard-400-rare.ttf',
    style: 'Unusual',
    source: `${PRETENDARD}-Regular.ttf`,
    characters: without(ALL_HANGUL, COMMON_HANGUL),
  },
  {
    file: 'jua-400.ttf',
    style: 'Regular',
    source: `${JUA}-korean-400-normal.woff2`,
    characters: await displayHangul(),
  },
  {
    file: 'jua-400-latin.ttf',
    style: 'English',
    source: `${JUA}-latin-400-normal.woff2`,
    characters: `${range(0x20, 0x7e)}·`,
  },
];

const require = createRequire(import.meta.url);
await mkdir(OUT, { recursive: true });
for (const { file, style, source, characters } of fonts) {
  const font = await subsetFont(await readFile(require.resolve(source)), characters, { targetFormat: 'sfnt' });
  await writeFile(`${OUT}/${file}`, Buffer.concat([renamed(font, style), EMPTY_GLYPH]));
}
await jpeg(WIDE_ROAD.name, WIDE_ROAD.size.width, ROAD_WIDTH, 'road.jpg');
for (const { id } of CARDS) await jpeg(`cards/${id}`, 320, CARD_WIDTH, `card-${id}.jpg`);

/** A painting of the studio in the size that the paper needs. */
async function jpeg(name: string, width: number, shown: number, file: string): Promise<void> {
  const painting = sharp(`public/art/${name}-${width}.avif`).resize(shown);
  await painting.jpeg({ quality: 78, mozjpeg: true }).toFile(`${OUT}/${file}`);
}

/**
 * A part of a family under a style name of its own, as long as 'Regular': the library tells fonts apart by their
 * PostScript names, and would embed two of one name again at every change between them.
 */
function renamed(font: Buffer, style: string): Buffer {
  const bytes = Buffer.from(font);
  for (const encode of [
    (text: string) => Buffer.from(text, 'latin1'),
    (text: string) => Buffer.from(text, 'utf16le').swap16(),
  ]) {
    const [from, to] = [encode('-Regular'), encode(`-${style}`)];
    for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) to.copy(bytes, at);
  }
  return bytes;
}

function commonHangul(): string {
  const bytes: number[] = [];
  for (let lead = 0xb0; lead <= 0xc8; lead++) {
    for (let trail = 0xa1; trail <= 0xfe; trail++) bytes.push(lead, trail);
  }
  return new TextDecoder('euc-kr').decode(Uint8Array.from(bytes));
}

function without(characters: string, others: string): string {
  const left = new Set(others);
  return [...characters].filter((character) => !left.has(character)).join('');
}

/** What is set in the display font: the PDF's own words and the curated careers' titles. */
async function displayHangul(): Promise<string> {
  const words: string[] = CAREERS.map((career) => career.title_ko);
  for (const file of DISPLAYED_TEXTS) words.push(await readFile(file, 'utf8'));
  return [...new Set(words.join(''))].filter((character) => /\p{Script=Hangul}/u.test(character)).join('');
}
