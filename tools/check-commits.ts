/**
 * Refuses commits whose subject is no `area: what changed` of at most 72 characters (CONTRIBUTING.md). Looks at those
 * that a base lacks, merges left out: `node tools/check-commits.ts [base]`. CI runs it, since a clone may be shallow.
 */
import { spawnSync } from 'node:child_process';

const MAX_SUBJECT_LENGTH = 72;
const AREA = /^[a-z][a-z0-9-]*(?: [a-z0-9-]+)*: \S/;

/** One line for each fault of a commit's subject. */
export function subjectProblems(subject: string): string[] {
  const { length } = [...subject];
  return [
    ...(length > MAX_SUBJECT_LENGTH
      ? [`'${subject}' has ${length} characters, allowed are ${MAX_SUBJECT_LENGTH}`]
      : []),
    ...(AREA.test(subject) ? [] : [`'${subject}' begins with no area in lower case ('quiz: what changed')`]),
  ];
}

if (import.meta.main) {
  const [base = 'origin/main'] = process.argv.slice(2);
  const log = spawnSync('git', ['log', '--no-merges', '--format=%s', `${base}..HEAD`, '--'], { encoding: 'utf8' });
  if (log.status !== 0) console.error(log.stderr.trim());
  const subjects = log.stdout.split('\n').filter((subject) => subject !== '');
  const problems = subjects.flatMap(subjectProblems);
  for (const problem of problems) console.log(problem);
  console.log(`${subjects.length} commits since ${base}, ${problems.length} problems`);
  if (log.status !== 0 || problems.length > 0) process.exit(1);
}
