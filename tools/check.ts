/**
 * Commands of the whole repository: start, test, check, map. This one is `npm run check`, all static checks: each
 * prints what is wrong, all run, also after a failure, and the exit code is 1 if any failed. With `--studio` pictures
 * are also compared with their code.
 *
 * @packageDocumentation
 */
import { spawnSync } from 'node:child_process';
import { checkBudgets } from '../site/tools/check-budgets.ts';
import { checkCareers } from '../site/tools/check-careers.ts';
import { checkTexts } from '../site/tools/check-texts.ts';
import { checkVoice } from '../site/tools/check-voice.ts';
import { checkStories } from '../site/tools/stories/book-check.ts';
import { checkNotices } from '../site/tools/third-party-notices.ts';
import { checkClips } from '../site/tools/voice/check-clips.ts';
import { checkFreshness, checkPictures } from '../studio/tools/check.ts';
import { checkComments } from './check-comments.ts';
import { checkDocuments } from './check-documents.ts';

type Check = {
  name: string;
  run: () => string[] | Promise<string[]>;
};

function command(line: string): string[] {
  const [program = '', ...args] = line.split(' ');
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', program, ...args], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 ? [] : [`${stdout}${stderr}`.trim() || `'${line}' failed`];
}

/** tools/prepare.mjs asks for it where a file of the studio has changed. */
const isStudioChecked = process.argv.includes('--studio');

const checks: readonly Check[] = [
  { name: 'build', run: () => command('node tools/prepare.mjs build') },
  { name: 'format, lint, import rules', run: () => command('biome ci --colors=off --error-on-warnings .') },
  { name: 'route types', run: () => command('react-router typegen site') },
  { name: 'types of the site', run: () => command('tsc -p site') },
  { name: 'types of the studio', run: () => command('tsc -p studio') },
  { name: 'types of the benchmarks', run: () => command('tsc -p bench') },
  { name: 'types of the tools', run: () => command('tsc -p tools') },
  { name: 'pure files: no DOM, no Node', run: () => command('tsc -p site/tsconfig.pure.json') },
  { name: 'dead code', run: () => command('knip') },
  { name: 'speech clips match their texts', run: checkClips },
  { name: 'books are spoken as they are written', run: checkVoice },
  { name: 'pictures are complete', run: checkPictures },
  ...(isStudioChecked ? [{ name: 'pictures are as new as their code', run: checkFreshness }] : []),
  { name: 'wording of the books', run: checkStories },
  { name: 'wording and facts of the careers', run: checkCareers },
  { name: 'wording of the screens', run: checkTexts },
  { name: 'links and paths in documents', run: checkDocuments },
  { name: 'file names in comments', run: checkComments },
  { name: 'third-party notices', run: checkNotices },
  { name: 'budgets', run: checkBudgets },
];

let failed = 0;
for (const check of checks) {
  const start = performance.now();
  const problems = await check.run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${check.name} (${seconds} s)`);
  for (const problem of problems) console.log(problem.replace(/^/gm, '     '));
  if (problems.length > 0) failed++;
}
if (failed > 0) {
  console.log(`${failed} of ${checks.length} checks failed`);
  process.exit(1);
}
