/**
 * Build step before the pages: subsets the site's fonts to the characters of its own texts (docs/decisions/029). Other
 * characters that people type are shown in the system's fonts. Writes app/fonts/*.woff2, app/fonts.css and
 * app/fonts-later.css (generated, not committed).
 */
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import aboveTheFoldGlyphs from '../../app/above-the-fold-glyphs.json' with { type: 'json' };
import { CAREERS } from '../../features/career/content/careers.ts';
import { books } from '../../features/stories/books/books.ts';
import type { Book } from '../../features/stories/model/book.ts';
import { teachersPages } from '../../features/stories/teachers/teachers-pages.ts';

/**
 * A Korean face is three files that share no character: the first has the glyphs above the fold of the Korean pages
 * (app/above-the-fold-glyphs.json; a journey names those that are missing there), the others have what these sources
 * add. The reading face has a fourth, with what the careers add. On a Korean book, app/fonts-later.css with all but the
 * first applies after the first paint (app/document/document.tsx, app/boot).
 */
const LATER_SUBSETS = [
  { name: 'pages', sources: ['app/**', 'shared/**', 'features/{home,board,quiz,scores,career}/**'] },
  { name: 'books', sources: ['features/stories/**', 'features/adventure/**'] },
] as const;
const SOURCE_FILE = /\.tsx?$/;
/** Texts that no page shows (of the server, the language model, the PDF), and careers and books, which are imported below. */
const EXCLUDED_SOURCES =
  /\.test\.|\.server\.|\/(?:prompts|content-filter|forbidden-patterns|plan-pdf-text)\.ts$|stories\/books\/|content\/careers\//;
/** Seldom read: what only these files need is in the last subset. */
const LAST_SUBSET_SOURCES = /privacy-text/;
const READING_TEXTS = JSON.stringify([books, teachersPages]);
const CAREER_TEXTS = JSON.stringify(CAREERS);
/** Of careers and books, only titles and large print are set in the display face. */
const DISPLAY_TEXTS = JSON.stringify([
  CAREERS.map((career) => career.title.ko),
  Object.values(books).map(displayTexts),
  Object.values(teachersPages).map(({ words }) => words.map(({ word }) => word)),
]);

function displayTexts({ chapters, gloss, questions, forParents }: Book): unknown {
  const noises = chapters
    .flatMap(({ panels }) => panels.flatMap(({ speechBubbles }) => speechBubbles))
    .filter(({ bubbleStyle }) => bubbleStyle === 'noise');
  return [
    chapters.map(({ title, activities = [] }) => [title, ...activities.map((activity) => activity.title)]),
    noises.map(({ text }) => text),
    gloss.map(({ word }) => word),
    questions.map(({ ask }) => ask),
    forParents?.title,
  ];
}

const BASIC_LATIN = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('');
const PUNCTUATION = '·×÷–—‘’“”…→←↑↓•°©';

type Face = {
  readonly family: string;
  readonly weight: number;
  readonly file: string;
  /** Import path into a Fontsource package. */
  readonly source: string;
  readonly script: 'latin' | 'korean';
  /** Glyphs of the first file. */
  readonly aboveTheFold?: string;
  /** Texts that are set in this face, beside those of the source files. */
  readonly extraTexts?: string;
  /** Texts of a plan: what only they need is a subset of its own, so that no book loads it. */
  readonly careerTexts?: string;
  /** One file with these characters, instead of the subsets. */
  readonly only?: string;
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
    extraTexts: READING_TEXTS,
    careerTexts: CAREER_TEXTS,
    aboveTheFold: aboveTheFoldGlyphs.reading,
  },
  {
    family: 'Jua',
    weight: 400,
    file: 'jua-400',
    source: '@fontsource/jua/files/jua-korean-400-normal.woff2',
    script: 'korean',
    extraTexts: DISPLAY_TEXTS,
    aboveTheFold: aboveTheFoldGlyphs.display,
  },
  {
    // The label of the language switch: on many English pages the only Korean text.
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

/** `name` is the end of the file's name; empty where the face has one file. */
type Subset = { readonly name: string; readonly characters: ReadonlySet<string> };

const koreanIn = (text: string): string[] => text.match(KOREAN) ?? [];

/** The Korean characters in the texts of these source files; `last` are those of files for the last subset. */
async function koreanInSources(sources: readonly string[]): Promise<{ own: string[]; last: string[] }> {
  const own: string[] = [];
  const last: string[] = [];
  for await (const file of glob(sources)) {
    if (!SOURCE_FILE.test(file) || EXCLUDED_SOURCES.test(file)) continue;
    (LAST_SUBSET_SOURCES.test(file) ? last : own).push(...koreanIn(await readFile(file, 'utf8')));
  }
  return { own, last };
}

async function koreanSubsets({ aboveTheFold = '', extraTexts = '', careerTexts = '' }: Face): Promise<Subset[]> {
  const subsets = [{ name: 'first', characters: new Set(aboveTheFold) }];
  const forLast = koreanIn(extraTexts);
  function add(to: Set<string>, characters: readonly string[]): void {
    for (const character of characters)
      if (!subsets.some((subset) => subset.characters.has(character))) to.add(character);
  }
  for (const { name, sources } of LATER_SUBSETS) {
    const { own, last } = await koreanInSources(sources);
    forLast.push(...last);
    const characters = new Set<string>();
    add(characters, own);
    subsets.push({ name, characters });
  }
  const lastSubset = subsets.at(-1);
  if (lastSubset) add(lastSubset.characters, forLast);
  const ofCareers = new Set<string>();
  add(ofCareers, koreanIn(careerTexts));
  if (ofCareers.size > 0) subsets.push({ name: 'careers', characters: ofCareers });
  return subsets;
}

async function subsetsOf(face: Face): Promise<Subset[]> {
  if (face.only) return [{ name: '', characters: new Set(face.only) }];
  if (face.script === 'korean') return koreanSubsets(face);
  return [{ name: '', characters: new Set(BASIC_LATIN + PUNCTUATION) }];
}

const codePointOf = (character: string): string => `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`;

function fontFaceRule({ family, weight, script }: Face, file: string, characters: readonly string[]): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("./fonts/${file}.woff2") format("woff2");
  unicode-range: ${script === 'latin' ? LATIN_RANGE : characters.map(codePointOf).join(', ')};
}
`;
}

const require = createRequire(import.meta.url);
await rm('app/fonts', { recursive: true, force: true });
await mkdir('app/fonts', { recursive: true });

const HEAD = '/* Generated by tools/build/fonts.ts */\n';
const sheets = { first: HEAD, later: HEAD };
for (const face of FACES) {
  const source = await readFile(require.resolve(face.source));
  for (const { name, characters } of await subsetsOf(face)) {
    const sorted = [...characters].sort();
    // Hinting is a third of Jua's bytes, and browsers on current screens do without it.
    const font = await subsetFont(source, sorted.join(''), { targetFormat: 'woff2', noHinting: true });
    const file = name === '' ? face.file : `${face.file}-${name}`;
    await writeFile(`app/fonts/${file}.woff2`, font);
    sheets[name === '' || name === 'first' ? 'first' : 'later'] += fontFaceRule(face, file, sorted);
  }
}
await writeFile('app/fonts.css', sheets.first);
await writeFile('app/fonts-later.css', sheets.later);
