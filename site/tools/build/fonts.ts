/**
 * Build step before the pages: subsets the site's fonts to the characters of its own texts (docs/decisions/029). Other
 * characters that people type are shown in the system's fonts. Writes the files of app/fonts (generated, not
 * committed).
 */
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import aboveTheFoldGlyphs from '../../app/above-the-fold-glyphs.json' with { type: 'json' };
import { CAREERS } from '../../features/career/content/careers.ts';
import { DAYS_AT_WORK } from '../../features/career/content/days-at-work.ts';
import { books } from '../../features/stories/books/books.ts';
import type { Book } from '../../features/stories/model/book.ts';
import { teachersPages } from '../../features/stories/print/teachers-page.server.ts';
import { type Face, formatFontFace, getFontFile, isFirst, listSubsets, type SourceTexts } from './font-subsets.ts';

/**
 * A Korean face is three files that share no character: the first has the glyphs with which the Korean pages open
 * (app/above-the-fold-glyphs.json; tests name those of a heading that are missing), the others have what these sources
 * add. The reading face has a fourth, with what the careers add. On a Korean book, the style sheet of all but the
 * first applies after the first paint (app/document).
 */
const LATER_SUBSETS = [
  { name: 'screens', sources: ['app/**', 'shared/**', 'features/{home,board,quiz,scores,career}/**'] },
  { name: 'books', sources: ['features/stories/**', 'features/adventure/**'] },
] as const;
const SOURCE_FILE = /\.tsx?$/;
/**
 * Texts that no page shows (of the server, the language model, the PDF, what is spoken or read), and careers and books,
 * which are imported below.
 */
const EXCLUDED_SOURCES =
  /\.test\.|\.fixture\.|\.server\.|\/(?:prompts|content-filter|forbidden-patterns|plan-pdf-text|printable-plan|phrases|korean)\.ts$|stories\/books\/|content\/(?:careers\/|days-at-work|dated-facts)/;
/** What only these files need is in the last subset. */
const SELDOM_READ = /privacy-text/;
const READING_TEXTS = JSON.stringify([books, teachersPages]);
const CAREER_TEXTS = JSON.stringify([CAREERS, DAYS_AT_WORK]);
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
    texts: { aboveTheFold: aboveTheFoldGlyphs.reading, extra: READING_TEXTS, careers: CAREER_TEXTS },
  },
  {
    family: 'Jua',
    weight: 400,
    file: 'jua-400',
    source: '@fontsource/jua/files/jua-korean-400-normal.woff2',
    script: 'korean',
    texts: { aboveTheFold: aboveTheFoldGlyphs.display, extra: DISPLAY_TEXTS },
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

/** Reads the texts of the source files of a later subset. */
async function readSources({ name, sources }: (typeof LATER_SUBSETS)[number]): Promise<SourceTexts> {
  const texts = { own: '', seldom: '' };
  for await (const file of glob(sources)) {
    if (!SOURCE_FILE.test(file) || EXCLUDED_SOURCES.test(file)) continue;
    texts[SELDOM_READ.test(file) ? 'seldom' : 'own'] += await readFile(file, 'utf8');
  }
  return { name, ...texts };
}

const require = createRequire(import.meta.url);
await rm('app/fonts', { recursive: true, force: true });
await mkdir('app/fonts', { recursive: true });

const HEAD = '/* Generated by tools/build/fonts.ts */\n';
const sheets = { first: HEAD, later: HEAD };
const sources = await Promise.all(LATER_SUBSETS.map(readSources));
for (const face of FACES) {
  const font = await readFile(require.resolve(face.source));
  for (const subset of listSubsets(face, sources)) {
    // Hinting is a third of Jua's bytes, and browsers on current screens do without it.
    const bytes = await subsetFont(font, subset.characters.join(''), { targetFormat: 'woff2', noHinting: true });
    await writeFile(`app/fonts/${getFontFile(face, subset)}.woff2`, bytes);
    sheets[isFirst(subset) ? 'first' : 'later'] += formatFontFace(face, subset);
  }
}
await writeFile('app/fonts/fonts.css', sheets.first);
await writeFile('app/fonts/fonts-later.css', sheets.later);
