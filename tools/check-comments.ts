/**
 * Checks that the files which comments of the sources name exist, that their lines are no longer than the formatter's,
 * and that one comment speaks for each folder. `node tools/check-comments.ts` runs it alone.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readFolders } from './map.ts';
import { GENERATED_PATHS } from './prepare/generated-paths.mjs';

/** `//` of an address is no comment. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;
/** `recipe.ts`, `../check.ts` or `tools/check.ts`; no glob, no `<placeholder>`. */
const FILE_NAME = /(?<![\w*{}<>…./-])(?:\.{1,2}\/)*((?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|css|md))\b/g;
/** Tests of this check hold comments as data. */
const SOURCE = /(?<!\.test)\.(?:tsx?|mjs|css)$/;
/** `lineWidth` of biome.jsonc. */
const MAX_COLUMNS = 120;
/** Begins with a comment, or is a line within one; no comment that the linter reads, which has to be in one line. */
const COMMENT_LINE = /^\s*(?:\*|\/\/|\/\*)(?!\s*biome-ignore)/;
/** The pictures are finished, and so is their code. */
const FINISHED = /^studio\//;
/** One letter stands for any file, in examples. */
const EXAMPLE = /^[a-z]\.\w+$/;

/** The path of each file, and all that it ends with: `tools/check.ts` is called `check.ts`, too. */
export function pathEnds(files: readonly string[]): Set<string> {
  return new Set(
    files.flatMap((file) => {
      const parts = file.split('/');
      return parts.map((_, index) => parts.slice(index).join('/'));
    }),
  );
}

/** The file names in comments of `source` that no file's path ends with. */
export function missingFileNames(source: string, ends: ReadonlySet<string>): string[] {
  const names = (source.match(COMMENT) ?? []).flatMap((comment) =>
    [...comment.matchAll(FILE_NAME)].map(([, name = '']) => name),
  );
  return names.filter((name) => !ends.has(name) && !EXAMPLE.test(name));
}

/** The lines of comments of `source`, counted from 1, that are longer than the formatter's lines. */
export function longCommentLines(source: string): number[] {
  return source
    .split('\n')
    .flatMap((line, index) => (line.length > MAX_COLUMNS && COMMENT_LINE.test(line) ? [index + 1] : []));
}

/** One line for each problem. Must run at the repository's root. */
export function checkComments(): string[] {
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  const files = tracked.filter((file) => file !== '' && existsSync(file));
  const ends = pathEnds([...files, ...GENERATED_PATHS]);
  const missing = files
    .filter((file) => SOURCE.test(file))
    .flatMap((file) =>
      missingFileNames(readFileSync(file, 'utf8'), ends).map((name) => `${file}: no file is called '${name}'`),
    );
  const folders = [...readFolders()]
    .filter(([, comments]) => comments.length !== 1)
    .map(([folder, { length }]) => `${folder}: ${length} comments with @packageDocumentation, not one`);
  const long = files
    .filter((file) => SOURCE.test(file) && !FINISHED.test(file))
    .flatMap((file) =>
      longCommentLines(readFileSync(file, 'utf8')).map((line) => `${file}:${line}: longer than ${MAX_COLUMNS} columns`),
    );
  return [...missing, ...long, ...folders];
}

if (import.meta.main) {
  const problems = checkComments();
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) process.exit(1);
}
