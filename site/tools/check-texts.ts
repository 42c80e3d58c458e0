/** Checks the text catalogs: typography, particles, and one name for one thing (docs/vocabulary.md). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTypographyFaults } from './typography.ts';

/** A string of a source. Where it is a template, `{}` stands for each value. */
type Literal = { readonly text: string; readonly line: number };

/**
 * A row of the table of words: what is never said for a thing, and below which folders; everywhere if there are none.
 */
type WordRule = {
  readonly name: string;
  readonly never: readonly string[];
  readonly folders: readonly string[];
};

const HANGUL = /[가-힣]/;

/** Words for a reader: not the rows of a grid, the ids, nor the paths of a picture. */
const IS_SAID = /[가-힣]|[a-zA-Z,.’] [a-zA-Z“]|^[A-Z][a-z]+[.!?…]?$/;

/** What docs/product.md fixes to the letter in words that are not used elsewhere. */
const FIXED: ReadonlySet<string> = new Set(['Oops! You hit a spike! Try again.']);

type Rule = { readonly fault: string; readonly pattern: RegExp; readonly language?: 'en' | 'ko' };

const RULES: readonly Rule[] = [
  { fault: 'a space before an ellipsis', pattern: / …/ },
  { fault: 'a particle in two forms', pattern: /[을를은는이가과와]\([을를은는이가과와]\)|\(으\)로/, language: 'ko' },
  {
    fault: 'a particle that does not follow its word (shared/language/korean.ts)',
    pattern: /\{\}[’”]?(?:을|를|은|는|이|가|과|와|로|으로|이에요|예요)(?![가-힣])/,
    language: 'ko',
  },
  {
    fault: 'a comma or colon in the place of a particle',
    pattern: /^[‘“]?\{\}[’”]?[,:] ?[가-힣]|[가-힣]기: \{\}$/,
    language: 'ko',
  },
  { fault: 'an ordinal with a digit', pattern: /\{\}째/, language: 'ko' },
  { fault: 'minutes in words', pattern: /(?:^|\s)[일이삼오십] 분/, language: 'ko' },
];

/** The strings of a TypeScript source, with their lines. Comments and the paths of imports are left out. */
export function listLiterals(source: string): Literal[] {
  const found: Literal[] = [];
  let at = 0;

  function add(text: string, start: number): void {
    if (!/^\.{1,2}\//.test(text)) found.push({ text, line: source.slice(0, start).split('\n').length });
  }

  function readQuoted(quote: string): void {
    const start = at++;
    let text = '';
    while (at < source.length && source[at] !== quote && source[at] !== '\n') {
      if (source[at] === '\\') at++;
      text += source[at++];
    }
    at++;
    add(text, start);
  }

  function readTemplate(): void {
    const start = at++;
    let text = '';
    while (at < source.length && source[at] !== '`') {
      if (source[at] === '$' && source[at + 1] === '{') {
        at += 2;
        readCode('}');
        text += '{}';
      } else {
        if (source[at] === '\\') at++;
        text += source[at];
      }
      at++;
    }
    at++;
    add(text, start);
  }

  /** Stops at the bracket that closes the code, or at the end. */
  function readCode(end: string): void {
    let depth = 0;
    while (at < source.length) {
      const character = source[at] ?? '';
      if (character === end && depth === 0) return;
      if (source.startsWith('//', at)) at = indexAfter('\n');
      else if (source.startsWith('/*', at)) at = indexAfter('*/');
      else if (character === "'" || character === '"') readQuoted(character);
      else if (character === '`') readTemplate();
      else {
        if (character === '{') depth++;
        if (character === '}') depth--;
        at++;
      }
    }
  }

  function indexAfter(mark: string): number {
    const index = source.indexOf(mark, at + 2);
    return index === -1 ? source.length : index + mark.length;
  }

  readCode('');
  return found;
}

/** The rules of the table with the heading 'thing | English | Korean | never | in' in docs/vocabulary.md. */
export function parseWordRules(markdown: string): WordRule[] {
  const [, table = ''] = markdown.split(/^\| thing \| English \| Korean \| never \| in \|\n\|[-|]+\|\n/m);
  const rows = table.split('\n\n')[0]?.split('\n') ?? [];
  return rows
    .filter((row) => row.startsWith('|'))
    .map((row) => {
      const [, , english = '', korean = '', never = '', folders = ''] = row.split('|').map((cell) => cell.trim());
      const list = (cell: string) => cell.split(', ').filter((word) => word !== '');
      return { name: `${english} / ${korean}`, never: list(never), folders: list(folders.replaceAll('`', '')) };
    });
}

/** Korean words are found inside others, since particles follow them; English ones only whole. */
function hasWord(text: string, word: string): boolean {
  return HANGUL.test(word) ? text.includes(word) : new RegExp(`\\b${word}\\b`, 'i').test(text);
}

/** The faults of one file, one line each. `path` is below site/. */
export function checkCatalog(path: string, source: string, words: readonly WordRule[]): string[] {
  const rules = words.filter(
    ({ folders }) => folders.length === 0 || folders.some((folder) => path.startsWith(folder)),
  );
  return listLiterals(source)
    .filter(({ text }) => IS_SAID.test(text) && !FIXED.has(text))
    .flatMap(({ text, line }) => {
      const language = HANGUL.test(text) ? 'ko' : 'en';
      const own = RULES.filter((rule) => (rule.language ?? language) === language && rule.pattern.test(text));
      const named = rules.flatMap(({ name, never }) =>
        never.filter((word) => hasWord(text, word)).map((word) => `'${word}' for ${name}`),
      );
      const faults = [...findTypographyFaults(text, language), ...own.map(({ fault }) => fault), ...named];
      return faults.map((fault) => `site/${path}:${line}: ${fault}: ${text}`);
    });
}

const SITE = join(import.meta.dirname, '..');
const SOURCES = ['app/**/*.{ts,tsx}', 'features/**/*.{ts,tsx}', 'shared/**/*.{ts,tsx}'];
/** Texts of screens that are not in a `Catalog`. */
const OTHER_TEXTS =
  /(?:privacy-text|page-descriptions|home\/games|levels|deliveries|characters|hints-text|fact-tip)\.ts$/;

/** The faults in the texts of all screens, one line each. */
export function checkTexts(): string[] {
  const words = parseWordRules(readFileSync(join(SITE, '../docs/vocabulary.md'), 'utf8'));
  if (words.length === 0) return ['docs/vocabulary.md has no words of the screens'];
  return globSync(SOURCES, { cwd: SITE })
    .filter((path) => !/\.(?:test|fixture)\./.test(path))
    .sort()
    .flatMap((path) => {
      const source = readFileSync(join(SITE, path), 'utf8');
      const isCatalog = source.includes(': Catalog<') || OTHER_TEXTS.test(path);
      return isCatalog ? checkCatalog(path, source, words) : [];
    });
}
