/**
 * The walls between the parts of the site, and that every test is run.
 *
 * @packageDocumentation
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Import = readonly [what: string, path: string, module: string];

/** One forbidden import for each import rule and each kind of file that it applies to. */
const FORBIDDEN: readonly Import[] = [
  ['the studio that knows the site', 'studio/scenes/pond.ts', '../../site/shared/language.ts'],
  ['shared that knows a feature', 'site/shared/attempt-list.ts', '../features/quiz/quiz.ts'],
  ['shared that knows app', 'site/shared/ui/link.tsx', '../../app/pages.ts'],
  ['shared that knows the studio', 'site/shared/ui/picture.tsx', '../../../studio/paint/recipe.ts'],
  ['a feature that knows app', 'site/features/quiz/app-user.tsx', '../../app/pages.ts'],
  ['a feature that knows the studio', 'site/features/stories/panel.tsx', '../../../studio/paint/recipe.ts'],
  ['a feature that knows another feature', 'site/features/quiz/scores-user.tsx', '../scores/statistics.ts'],
  ['a feature server that knows another feature', 'site/features/quiz/quiz.server.ts', '../scores/scores.server.ts'],
  ['a feature test that knows another feature', 'site/features/quiz/model/quiz.test.ts', '../scores/statistics.ts'],
  ['a folder of a feature that knows another feature', 'site/features/quiz/run/score-user.tsx', '../../scores/csv.ts'],
  ['a pure folder file that knows another feature', 'site/features/quiz/run/pure-user.ts', '../../scores/csv.ts'],
  ['app that knows the studio', 'site/app/routes/home.tsx', '../../../studio/paint/recipe.ts'],
  ['a pure file that knows React', 'site/features/quiz/react-user.ts', 'react'],
  ['a pure file that knows Node', 'site/shared/node-user.ts', 'node:fs'],
  ['a pure file of app that knows React', 'site/app/header/react-user.ts', 'react'],
  ['a pure file of app that knows browser code', 'site/app/offline/browser-user.ts', './offline.client.ts'],
  ['a pure file that knows a path within a package', 'site/shared/jsx-user.ts', 'react/jsx-runtime'],
  ['a pure file that knows the browser', 'site/features/quiz/browser-user.ts', './voice.client.ts'],
  ['a pure file that knows a component', 'site/features/quiz/component-user.ts', './quiz-page.tsx'],
  ['a page that knows the server', 'site/features/quiz/server-user.tsx', './speech.server.ts'],
  ['a feature that knows dnd-kit', 'site/features/board/drag-user.tsx', '@dnd-kit/react'],
  ['browser code of a feature that knows dnd-kit', 'site/features/board/sensor.client.ts', '@dnd-kit/dom'],
  ['shared code outside of the port that knows dnd-kit', 'site/shared/ui/drag-user.tsx', '@dnd-kit/react'],
  ['app that knows dnd-kit', 'site/app/drag-user.tsx', '@dnd-kit/react'],
  ['the drag port that knows a feature', 'site/shared/drag/board-user.tsx', '../../features/board/model/board.ts'],
  ['a server that knows a page', 'site/features/quiz/page-user.server.ts', './quiz-page.tsx'],
];

const ALLOWED: readonly Import[] = [
  ['a feature that uses shared', 'site/features/quiz/shared-user.ts', '../../shared/times-tables/facts/times-fact.ts'],
  ['a feature that uses its own room', 'site/features/quiz/own-user.tsx', './quiz.ts'],
  ['a folder of a feature that uses its own feature', 'site/features/quiz/run/own-user.ts', '../result/grade.ts'],
  ['a folder of a feature that uses shared', 'site/features/quiz/run/shared-user.ts', '../../../shared/attempt.ts'],
  ['the drag port that uses dnd-kit', 'site/shared/drag/provider.tsx', '@dnd-kit/react'],
  ['app that composes features', 'site/app/composer.tsx', '../features/home/home-page.tsx'],
  ['a page of app that loads its data on the server', 'site/app/routes/loader.tsx', '../pages.server.ts'],
  ['a server that uses Node', 'site/shared/database/db.server.ts', 'node:fs'],
];

/** Calls in a file of the browser. */
const TOO_NEW = [
  ['a method', 'document.body.checkVisibility()'],
  ['a method that may have no element', "document.querySelector('p')?.checkVisibility()"],
  ['a function of the window', 'requestIdleCallback(() => {})'],
  ['a static method', 'AbortSignal.any([])'],
  ['a class', "new Intl.Segmenter('ko')"],
] as const;

const pathOfCall = (call: string) => `site/features/quiz/new-${call.replace(/\W+/g, '-').toLowerCase()}.client.ts`;

describe('the linter', () => {
  let refused: Set<string>;

  beforeAll(() => {
    const checkout = mkdtempSync(join(tmpdir(), 'walls-'));
    for (const file of ['biome.jsonc', 'tools/import-rules.grit', 'tools/browser-rules.grit']) {
      mkdirSync(join(checkout, dirname(file)), { recursive: true });
      copyFileSync(join('..', file), join(checkout, file));
    }
    const write = (path: string, text: string) => {
      mkdirSync(join(checkout, dirname(path)), { recursive: true });
      writeFileSync(join(checkout, path), text);
    };
    for (const [, path, module] of [...FORBIDDEN, ...ALLOWED])
      write(path, `import { thing } from '${module}';\n\nexport const used = thing;\n`);
    for (const [, call] of TOO_NEW) write(pathOfCall(call), `export const value = ${call};\n`);
    write('site/shared/new.server.ts', 'export const { promise } = Promise.withResolvers();\n');
    const biome = join(process.cwd(), '../node_modules/.bin/biome');
    const { stdout } = spawnSync(
      biome,
      ['lint', '--reporter=json', '--vcs-enabled=false', '--max-diagnostics=none', '.'],
      {
        cwd: checkout,
        encoding: 'utf8',
      },
    );
    const report = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
    refused = new Set(
      report.diagnostics
        .filter(({ category }) => category === 'plugin' || category.endsWith('noRestrictedImports'))
        .map((diagnostic) => diagnostic.location.path),
    );
    rmSync(checkout, { recursive: true });
  });

  test.each(FORBIDDEN)('the linter refuses %s', (_, path) => {
    expect(refused).toContain(path);
  });

  test.each(ALLOWED)('the linter allows %s', (_, path) => {
    expect(refused).not.toContain(path);
  });

  test.each(TOO_NEW)('the linter refuses %s that the oldest browsers lack: %s', (_, call) => {
    expect(refused).toContain(pathOfCall(call));
  });

  test('the linter allows the server what browsers lack', () => {
    expect(refused).not.toContain('site/shared/new.server.ts');
  });
});

test('the linter names every feature, so that none imports another', () => {
  const features = readdirSync('features');
  const rule = readFileSync('../tools/import-rules.grit', 'utf8').match(/\((?:\?:)?(adventure\|[\w|-]+)\)/)?.[1] ?? '';
  expect(rule.split('|')).toEqual(features.sort());
});

describe('the compiler', () => {
  const folder = mkdtempSync(join(process.cwd(), 'tests/walls/pure-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function compile(source: string): string {
    writeFileSync(join(folder, 'subject.ts'), source);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: '../../../tsconfig.pure.json', include: ['subject.ts'], exclude: [] }),
    );
    try {
      return execFileSync('npx', ['tsc', '-p', folder], { encoding: 'utf8' });
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  }

  test.each([
    ['the document', 'export const title = document.title;'],
    ['local storage', "export const value = localStorage.getItem('x');"],
    ['a timer', 'export const timer = setTimeout(() => {}, 1);'],
    ['the process', 'export const place = process.cwd();'],
    ['a method of the newest browsers', 'export const both = new Set([1]).union(new Set([2]));'],
    ['the network', "export const reply = fetch('/api/quiz-scores');"],
  ])('the compiler refuses %s in a pure file', (_, source) => {
    expect(compile(source)).toMatch(/error TS(2304|2339|2550|2584|2580|2591|2552)/);
  });

  test('the compiler accepts a pure file', () => {
    expect(compile('export const sum = [1, 2].reduce((a, b) => a + b, 0);')).toBe('');
  });
});
