/** `npm run bench -- learning`: simulates children and writes the table of docs/learning.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHOOSABLE_TABLES, PRESET_TABLES } from '../site/shared/times-tables/facts/times-fact.ts';
import { MEMORY_MODELS } from '../site/tests/learning/memory-models.ts';
import { type PolicyMaker, randomDraws, threeInARow, twoMinutes } from '../site/tests/learning/policies.ts';
import { LONGEST_DAYS, type Summary, simulateCourses, summarizeCourses } from '../site/tests/learning/simulate.ts';
import { STRENGTHS } from '../site/tests/learning/simulated-child.ts';

const CHILDREN = 500;
const DOCUMENT = join(import.meta.dirname, '../docs/learning.md');
const BEGIN = '<!-- simulation: npm run bench -- learning -->';
const END = '<!-- end of simulation -->';

const POLICIES: readonly (readonly [name: string, policy: PolicyMaker])[] = [
  ['random draws, ten a day', randomDraws],
  ['three in a row, ten a day', threeInARow],
  ["today's two minutes", twoMinutes],
];

const RANGES = [
  ['36 facts', PRESET_TABLES],
  ['64 facts', CHOOSABLE_TABLES],
] as const;

/** A question with its feedback takes a child some eight seconds. */
const SECONDS_A_QUESTION = 8;

const HEAD = [
  'facts',
  'rule',
  'median days',
  '9 of 10 within',
  'median questions',
  'minutes a day',
  'reached',
  'misses half: median days',
  '9 of 10 within',
];

function cells(all: Summary, half: Summary): string[] {
  const days = (value: number | null) => (value === null ? `> ${LONGEST_DAYS}` : String(value));
  const minutes = (all.medianQuestions * SECONDS_A_QUESTION) / 60 / (all.medianDays ?? LONGEST_DAYS);
  return [
    days(all.medianDays),
    days(all.slowestDays),
    all.medianDays === null ? '' : String(all.medianQuestions),
    minutes.toFixed(1),
    `${Math.round(all.reached * 100)} %`,
    days(half.medianDays),
    days(half.slowestDays),
  ];
}

function tableOf(model: (typeof MEMORY_MODELS)[number]): string {
  const half = STRENGTHS[2];
  const rows = RANGES.flatMap(([range, tables]) =>
    POLICIES.map(([name, policy]) => {
      const courses = simulateCourses(model, policy, tables, CHILDREN);
      const ofHalf = courses.filter(({ strength }) => strength === half);
      return [range, name, ...cells(summarizeCourses(courses), summarizeCourses(ofHalf))];
    }),
  );
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return [line(HEAD), line(HEAD.map((_, index) => (index < 2 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** Returns the tables, after it has put them into the document. */
export async function simulateLearning(): Promise<string> {
  const tables = MEMORY_MODELS.map((model) => `**${model.name}**\n\n${tableOf(model)}`).join('\n\n');
  const text = readFileSync(DOCUMENT, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${DOCUMENT} has no place for the tables`);
  writeFileSync(DOCUMENT, `${before}${BEGIN}\n\n${tables}\n\n${END}${after}`);
  return tables;
}
