/**
 * `npm run render:pdf-fonts`: writes the subsets of Pretendard for a plan's PDF. They are committed,
 * because the package weighs 98 MB and every install for the site would need it. Sizes and reasons: docs/decisions/010.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listCharacters, subsetPdfFont } from './build/pdf-font.ts';

const OUT = join(import.meta.dirname, '../features/career/plan-pdf/fonts');
const PRETENDARD = 'pretendard/dist/public/static/alternative/Pretendard';

/** All 11,172 syllables of modern Hangul. */
const ALL_HANGUL = listCharacters(0xac00, 0xd7a3);
/** The 2,350 syllables of KS X 1001, in which nearly all Korean is written: rows B0 to C8 of EUC-KR. */
const COMMON_HANGUL = commonHangul();
/** Latin with accents, punctuation, single Korean letters (jamo) and common symbols. */
const SIGNS = [
  listCharacters(0x20, 0x7e),
  listCharacters(0xa1, 0x17f),
  listCharacters(0x2010, 0x2027),
  listCharacters(0x2030, 0x203b),
  '€₩℃℉№™½⅓¼¾①②③④⑤⑥⑦⑧⑨⑩←↑→↓↔⇒∞∼≈≠≤≥−√■□▲△▶▷▼▽◆◇○◎●★☆♠♡♥♣♪♬✓',
  listCharacters(0x3000, 0x3003),
  listCharacters(0x3008, 0x3011),
  listCharacters(0x3131, 0x3163),
  '㎎㎏㎜㎝㎞㎡㎥',
].join('');

const fonts = [
  { file: 'pretendard-400.ttf', style: 'Regular', weight: 'Regular', characters: COMMON_HANGUL + SIGNS },
  { file: 'pretendard-700.ttf', style: 'Bold', weight: 'Bold', characters: COMMON_HANGUL + SIGNS },
  {
    file: 'pretendard-400-rare.ttf',
    style: 'Unusual',
    weight: 'Regular',
    characters: without(ALL_HANGUL, COMMON_HANGUL),
  },
];

await mkdir(OUT, { recursive: true });
for (const { file, style, weight, characters } of fonts) {
  await writeFile(join(OUT, file), await subsetPdfFont(`${PRETENDARD}-${weight}.ttf`, characters, style));
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
