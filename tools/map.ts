/**
 * Prints what each folder holds: the first sentence of the comment of its main file, or the names of its files where
 * that has none. `npm run map`, or `npm run map -- quiz` for the folders whose path holds a word.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path/posix';

/** Folders that are listed: two levels below the parts of the site, one below the others. */
const LISTED =
  /^(?:site\/(?:app|features|shared)(?:\/[^/]+){0,2}|site\/(?:tests|tools)\/[^/]+|(?:site|studio|bench|tools)(?:\/[^/]+)?)$/;
const CODE = /(?<!\.(?:test|fixture|driver|e2e|d)|-text)\.(?:tsx?|mjs)$/;
/** A comment, and the name of the export that follows it at once. */
const DOC_COMMENT = /\/\*\*((?:(?!\*\/).)*)\*\/\s*(?:export (?:async )?\w+ (\w+))?/gs;

/** The name without its kinds: what stands before the first dot. */
const stem = (file: string) => basename(file).split('.')[0] ?? '';

/** Files that may speak for a folder, best first: those named like it or like an entry, else the longest. */
function mainFiles(folder: string, files: readonly string[]): readonly string[] {
  const name = basename(folder);
  const names = [`${name}-page`, name, `${name}-panel`, `use-${name}`, name.replace(/s$/, ''), 'main', 'index'];
  const named = names.flatMap((wanted) => files.filter((file) => stem(file) === wanted).reverse());
  const byLength = files.toSorted((one, other) => readFileSync(other).length - readFileSync(one).length);
  return named.length > 0 ? named : byLength.slice(0, 1);
}

/** The first sentence of the comment before a file's imports, or of the one above the export that has the file's name. */
function firstSentence(file: string): string | undefined {
  const source = readFileSync(file, 'utf8');
  const [head] = source.match(/^\/\*\*(?:(?!\*\/).)*\*\/(?:\n\n|\s*import)/s) ?? [];
  const found = [...(head ?? source).matchAll(DOC_COMMENT)].find(
    ([, , name]) => head !== undefined || name?.toLowerCase() === stem(file).replaceAll('-', ''),
  );
  const text = found?.[1]?.replace(/\s*\n\s*\*\s?/g, ' ').trim();
  return text?.match(/^.*?(?<!\b(?:Mr|e\.g))\.(?=\s|$)/)?.[0] ?? text;
}

const tracked = execFileSync('git', ['ls-files', '-z', 'site', 'studio', 'bench', 'tools'], { encoding: 'utf8' });
const files = tracked.split('\0').filter((file) => CODE.test(file) && existsSync(file));
const folders = [...new Set(files.map(dirname))].filter((folder) => LISTED.test(folder));
const [word = ''] = process.argv.slice(2);
for (const folder of folders.filter((path) => path.includes(word)).sort()) {
  const inside = files.filter((file) => dirname(file) === folder);
  const main = mainFiles(folder, inside).find(firstSentence);
  const names = inside.map((file) => basename(file)).join(', ');
  console.log(main ? `${folder} (${basename(main)}): ${firstSentence(main)}` : `${folder}: ${names}`);
}
