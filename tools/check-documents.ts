/**
 * Checks what the documents refer to: relative links and anchors, code paths and file names in backticks, the pointers
 * `docs/product.md §N.M` in code, the register of decisions, and that commands stand in fenced blocks with a line each.
 * `node tools/check-documents.ts` runs it alone.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { pathEnds } from './check-comments.ts';
import { GENERATED_PATHS } from './prepare/generated-paths.mjs';

/** A word in backticks that is a path from the repository's root, or a glob. With a `<placeholder>` it is skipped. */
const CODE_PATH = /^(?:site|studio|bench|runtime|tools|docs|\.github|\.ci)\/[^\s<]*$/;
/**
 * A file's name, the end of its path, or a glob, with an extension of code. One that begins with `x` stands for any.
 */
const FILE_NAME = /^(?!x[.-])[^\s<]*[^\s</]\.(?:tsx?|mjs|css)$/;
/** Written by the build or by tests: absent from a fresh checkout. */
const GENERATED = [...GENERATED_PATHS, 'site/build/', 'site/.epub', 'site/data/', 'site/test-results/'];
const INLINE_LINK = /\]\(([^)\s]+)\)/g;
/** `[label]: target` on a line of its own. */
const LINK_DEFINITION = /^\[([^\]]+)\]: (\S+)$/gm;
const SHELL_BLOCK = /^```sh\n([\s\S]*?)^```/gm;
/** An indented block begins after an empty line that ends no item of a list. */
const INDENTED_BLOCK = /(?<=^(?![ \t]*(?:[-*]|\d+\.) ).*\n\n) {4}\S.*/gm;
const NPM_COMMAND = /\bnpm (?:run )?([\w:-]+)/g;
/** Commands of npm itself. */
const NPM_BUILTINS = ['pack', 'ci', 'install', 'start', 'test'];
const POINTER = /docs\/product\.md §(\d+(?:\.\d+)?)/g;
/** `docs/decisions/012`, and more numbers after commas. */
const DECISION_POINTER = /docs\/decisions\/(\d{3}(?:,\s[\s*]*\d{3})*)/g;
const PRODUCT = 'docs/product.md';
const REGISTER = 'docs/decisions/README.md';

/** The anchors that GitHub gives to the headings of a document. */
function anchorsOf(markdown: string): Set<string> {
  const headings = [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading);
  const slug = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-');
  return new Set(headings.map(slug));
}

/** The document without fenced blocks: commands and examples are not checked. */
function proseOf(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```/gm, '');
}

function brokenLinks(document: string, prose: string): string[] {
  const inline = [...prose.matchAll(INLINE_LINK)].map(([, target = '']) => target);
  const defined = [...prose.matchAll(LINK_DEFINITION)].map(([, , target = '']) => target);
  const targets = [...inline, ...defined];
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .flatMap((target) => {
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? document : join(dirname(document), decodeURI(path));
      if (!existsSync(file)) return [`${document}: the link '${target}' leads nowhere`];
      const isMissing = anchor && file.endsWith('.md') && !anchorsOf(readFileSync(file, 'utf8')).has(anchor);
      return isMissing ? [`${document}: '${file}' has no heading '#${anchor}'`] : [];
    });
}

/** What stands in backticks, without line numbers. */
function codeOf(prose: string): string[] {
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code.replace(/:\d+(?:-\d+)?$/, ''));
}

function brokenPaths(document: string, prose: string): string[] {
  return codeOf(prose)
    .filter((word) => CODE_PATH.test(word) && !GENERATED.some((path) => word.startsWith(path)))
    .filter((word) => !existsSync(word) && globSync(word).length === 0)
    .map((word) => `${document}: there is no '${word}'`);
}

/** File names, or globs, that no path of `ends` is. Paths from the root are left to `brokenPaths`. */
export function brokenFileNames(document: string, prose: string, ends: ReadonlySet<string>): string[] {
  return codeOf(prose)
    .filter((code) => !CODE_PATH.test(code))
    .flatMap((code) => code.split(' '))
    .filter((word) => FILE_NAME.test(word) && !ends.has(word))
    .filter((word) => ![...ends].some((end) => matchesGlob(end, word)))
    .map((word) => `${document}: no file is called '${word}'`);
}

function trackedFiles(...patterns: string[]): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--', ...patterns], { encoding: 'utf8' });
  return list.split('\0').filter((file) => file !== '' && existsSync(file));
}

function brokenPointers(): string[] {
  const sections = new Set(
    [...readFileSync(PRODUCT, 'utf8').matchAll(/^#{2,3} (\d+(?:\.\d+)?) /gm)].map(([, number]) => number),
  );
  return trackedFiles('*.ts', '*.tsx', '*.mjs', '*.css', '*.md').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(POINTER)]
      .filter(([, number]) => !sections.has(number))
      .map(([, number]) => `${file}: ${PRODUCT} has no section ${number}`),
  );
}

/** Decisions that code speaks of by number, and that are not there. */
function brokenDecisionPointers(decisionFiles: readonly string[]): string[] {
  const known = new Set(decisionFiles.map((file) => file.slice(0, 3)));
  return trackedFiles('*.ts', '*.tsx', '*.mjs', '*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(DECISION_POINTER)]
      .flatMap(([, numbers = '']) => numbers.match(/\d{3}/g) ?? [])
      .filter((number) => !known.has(number))
      .map((number) => `${file}: there is no decision ${number}`),
  );
}

/**
 * Compares the register of decisions with the files beside it: each decision has one row, which leads to the file of
 * its number, and each number that is left out is named as never used.
 */
export function registerProblems(register: string, decisionFiles: readonly string[]): string[] {
  const rows = [...register.matchAll(/^\| \[(\d{3})\]\(([^)]+)\)/gm)].map(([, number = '', file = '']) => ({
    number,
    file,
  }));
  const unusedLine = register.match(/^The numbers (.+) were never used\.$/m)?.[1] ?? '';
  const namedUnused: string[] = unusedLine.match(/\d{3}/g) ?? [];
  const used = decisionFiles.map((file) => file.slice(0, 3));
  const last = Math.max(...used.map(Number));
  const gaps = Array.from({ length: last }, (_, index) => String(index + 1).padStart(3, '0')).filter(
    (number) => !used.includes(number),
  );
  const problems = [
    ...rows
      .filter(({ number, file }) => !file.startsWith(number))
      .map(({ number, file }) => `row ${number} leads to ${file}`),
    ...decisionFiles
      .filter((file) => rows.filter((row) => row.file === file).length !== 1)
      .map((file) => `${file} needs one row`),
    ...used
      .filter((number, index) => used.indexOf(number) !== index)
      .map((number) => `two files have the number ${number}`),
    ...gaps
      .filter((number) => !namedUnused.includes(number))
      .map((number) => `${number} has no file and is not named as never used`),
    ...namedUnused.filter((number) => !gaps.includes(number)).map((number) => `${number} is named as never used`),
  ];
  return problems.map((problem) => `${REGISTER}: ${problem}`);
}

/** Commands in indented blocks, two in one line, and scripts that package.json does not have. */
export function brokenCommands(document: string, markdown: string, scripts: readonly string[]): string[] {
  const indented = (proseOf(markdown).match(INDENTED_BLOCK) ?? []).map(
    (line) => `${document}: put '${line.trim()}' into a block of \`\`\`sh`,
  );
  const lines = [...markdown.matchAll(SHELL_BLOCK)].flatMap(([, block = '']) => block.trimEnd().split('\n'));
  const known = [...NPM_BUILTINS, ...scripts];
  return [
    ...indented,
    ...lines.flatMap((line) => {
      const [command = ''] = line.split(' #');
      const named = [...command.matchAll(NPM_COMMAND)].map(([, script = '']) => script);
      const inComment = line.slice(command.length).replace(/`[^`]*`/g, '');
      return [
        ...named.filter((script) => !known.includes(script)).map((script) => `${document}: no script '${script}'`),
        ...(/\bnpm run\b/.test(inComment) ? [`${document}: '${line.slice(0, 60)}…' holds two commands`] : []),
      ];
    }),
  ];
}

/** One line for each problem. Must run at the repository's root. */
export function checkDocuments(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const ends = pathEnds([...trackedFiles(), ...GENERATED_PATHS]);
  const problems = trackedFiles('*.md').flatMap((document) => {
    const markdown = readFileSync(document, 'utf8');
    const prose = proseOf(markdown);
    return [
      ...brokenCommands(document, markdown, Object.keys(scripts)),
      ...brokenLinks(document, prose),
      ...brokenPaths(document, prose),
      ...brokenFileNames(document, prose, ends),
    ];
  });
  const decisionFiles = globSync('docs/decisions/[0-9]*.md').map((file) => basename(file));
  const registered = registerProblems(readFileSync(REGISTER, 'utf8'), decisionFiles.sort());
  return [...problems, ...brokenPointers(), ...brokenDecisionPointers(decisionFiles), ...registered];
}

if (import.meta.main) {
  const problems = checkDocuments();
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) process.exit(1);
}
