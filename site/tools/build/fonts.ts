/**
 * Cuts the site's fonts down to the characters its own texts use, before the pages are built. What people type beyond
 * them is shown in the system's fonts. Writes app/fonts/*.woff2, app/fonts.css and app/fonts-later.css (generated, not
 * committed).
 */
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import firstLetters from '../../app/first-letters.json' with { type: 'json' };
import { CAREERS } from '../../features/career/content/careers.ts';
import type { Book } from '../../features/stories/books/book.ts';
import { books } from '../../features/stories/books/books.ts';

/**
 * Korean letters come in slices, each with those that no slice before it has, so that a page fetches what its own words
 * need: first those that the Korean pages open with (app/first-letters.json; a journey says which are missing there),
 * then those of the other pages, then those of the books. The later slices stand in a sheet of their own, which on a
 * Korean book applies only once the page is painted (app/root.tsx, app/boot).
 */
const SLICES = [
  { name: 'pages', of: ['app/**', 'shared/**', 'features/{home,board,quiz,scores,career}/**'] },
  { name: 'books', of: ['features/stories/**', 'features/adventure/**'] },
] as const;
const TEXTS = /\.tsx?$/;
/** Words that stand on no page (the server's, the model's, those of the PDF, which has fonts of its own), and the books'. */
const ELSEWHERE = /\.test\.|\.server\.|\/(?:prompts|content-filter|plan-pdf-text)\.ts$|stories\/books\//;
/** Read by grown-ups who ask for it: what is not among the first letters can wait. */
const LATE = /privacy-text/;
/** Careers and books are set in the reading face; of both, only titles and what is drawn large stand in the display face. */
const READ = JSON.stringify([CAREERS, books]);
const DISPLAYED = JSON.stringify([CAREERS.map((career) => career.titleKo), Object.values(books).map(displayedOf)]);

function displayedOf({ chapters, gloss, questions, forParents }: Book): unknown {
  const noises = chapters
    .flatMap(({ panels }) => panels.flatMap(({ speechBubbles }) => speechBubbles))
    .filter(({ bubbleStyle }) => bubbleStyle === 'noise');
  return [
    chapters.map(({ title, activity }) => [title, activity?.title]),
    noises.map(({ text }) => text),
    gloss.map(({ word }) => word),
    questions.map(({ ask }) => ask),
    forParents?.title,
  ];
}

const BASIC_LATIN = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('');
const PUNCTUATION = '·×÷–—‘’“”…→←↑↓•°©';

type Face = {
  family: string;
  weight: number;
  file: string;
  source: string;
  script: 'latin' | 'korean';
  /** Texts beyond the sources that are set in it. */
  alsoFor?: string;
  /** The letters that the Korean pages open with in this face. */
  first?: string;
  /** It has these letters and no others. */
  only?: string;
};

const FACES: readonly Face[] = [
  {
    family: 'Andika',
    weight: 400,
    file: 'andika-400',
    source: '@fontsource/andika/files/andika-latin-400-normal.woff2',
    script: 'latin',
  },
  {
    family: 'Andika',
    weight: 700,
    file: 'andika-700',
    source: '@fontsource/andika/files/andika-latin-700-normal.woff2',
    script: 'latin',
  },
  {
    family: 'Gowun Dodum',
    weight: 400,
    file: 'gowun-dodum-400',
    source: '@fontsource/gowun-dodum/files/gowun-dodum-korean-400-normal.woff2',
    script: 'korean',
    alsoFor: READ,
    first: firstLetters.reading,
  },
  {
    family: 'Jua',
    weight: 400,
    file: 'jua-400',
    source: '@fontsource/jua/files/jua-korean-400-normal.woff2',
    script: 'korean',
    alsoFor: DISPLAYED,
    first: firstLetters.display,
  },
  {
    // What leads to the Korean words: on many pages no other letter is Korean.
    family: 'Language Name',
    weight: 400,
    file: 'language-name-400',
    source: '@fontsource/gowun-dodum/files/gowun-dodum-korean-400-normal.woff2',
    script: 'korean',
    only: '한국어가',
  },
  {
    family: 'Jua',
    weight: 400,
    file: 'jua-latin-400',
    source: '@fontsource/jua/files/jua-latin-400-normal.woff2',
    script: 'latin',
  },
];

const LATIN_RANGE = 'U+0000-024F, U+2000-206F, U+2190-21FF';
const KOREAN = /[\u1100-\u11ff\u3000-\u318f\uac00-\ud7a3]/g;

type Slice = { readonly name: string; readonly characters: ReadonlySet<string> };

const koreanOf = (text: string): string[] => text.match(KOREAN) ?? [];

/** The slices of a Korean face: its first letters, those of the sources, and last those of further texts. */
async function koreanSlices({ first = '', alsoFor = '', only }: Face): Promise<Slice[]> {
  if (only) return [{ name: '', characters: new Set(only) }];
  const taken = new Set(first);
  const late: string[] = [];
  const slices = [{ name: 'first', characters: new Set(first) }];
  for (const { name, of } of SLICES) {
    const characters = new Set<string>();
    for await (const file of glob(of)) {
      if (!TEXTS.test(file) || ELSEWHERE.test(file)) continue;
      const letters = koreanOf(await readFile(file, 'utf8'));
      if (LATE.test(file)) late.push(...letters);
      else for (const letter of letters) if (!taken.has(letter)) characters.add(letter);
    }
    for (const letter of characters) taken.add(letter);
    slices.push({ name, characters });
  }
  const last = slices.at(-1)?.characters;
  for (const letter of [...late, ...koreanOf(alsoFor)]) if (!taken.has(letter)) last?.add(letter);
  return slices;
}

const codeOf = (character: string): string => `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`;

const require = createRequire(import.meta.url);
await rm('app/fonts', { recursive: true, force: true });
await mkdir('app/fonts', { recursive: true });

const HEAD = '/* Generated by tools/build/fonts.ts */\n';
const sheets = { first: HEAD, later: HEAD };
let total = 0;
for (const face of FACES) {
  const slices =
    face.script === 'latin' ? [{ name: '', characters: new Set(BASIC_LATIN + PUNCTUATION) }] : await koreanSlices(face);
  const source = await readFile(require.resolve(face.source));
  for (const { name, characters } of slices) {
    const letters = [...characters].sort();
    // Hints are a third of Jua's weight, for screens that are gone.
    const font = await subsetFont(source, letters.join(''), { targetFormat: 'woff2', noHinting: true });
    const file = name === '' ? face.file : `${face.file}-${name}`;
    await writeFile(`app/fonts/${file}.woff2`, font);
    total += font.length;
    sheets[name === '' || name === 'first' ? 'first' : 'later'] += `@font-face {
  font-family: "${face.family}";
  font-weight: ${face.weight};
  font-display: swap;
  src: url("./fonts/${file}.woff2") format("woff2");
  unicode-range: ${face.script === 'latin' ? LATIN_RANGE : letters.map(codeOf).join(', ')};
}
`;
  }
}
await writeFile('app/fonts.css', sheets.first);
await writeFile('app/fonts-later.css', sheets.later);
console.log(`fonts: ${Math.round(total / 1000)} kB in all`);
