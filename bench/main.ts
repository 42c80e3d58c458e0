/**
 * `npm run bench`: measures everything and writes docs/benchmarks.md. `npm run bench -- throughput` (or `day`,
 * `growth`, `class`, `careers`, `weight`, `books`, `sound`, `phone`) measures one part and prints it; `phone /book/`
 * measures the pages below a path. `learning` simulates children and writes docs/learning.md.
 *
 * @packageDocumentation
 */
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { getAddress } from '../site/app/pages/pages.ts';
import { sumOfflineBytes, weighPages } from '../site/tools/page-weight.ts';
import { measureBookPages } from './book-pages.ts';
import { CLASS, measureClass } from './class.ts';
import { measureFirstSound } from './first-sound.ts';
import { measureGenerate } from './generate-latency.ts';
import { measureGrowth, SIZES } from './growth.ts';
import { simulateLearning } from './learning.ts';
import { measureLighthouse, passes } from './lighthouse.ts';
import { mutationSection } from './mutation/document.ts';
import { notes } from './notes.ts';
import { replaySchoolDay } from './school-day.ts';
import { measureThroughput } from './throughput.ts';
import { wrapProse } from './wrap-prose.ts';

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

async function throughput(): Promise<string> {
  const rows = (await measureThroughput()).map((result) => [
    result.name,
    kilobytes(result.bytes),
    whole.format(result.product),
    whole.format(result.bare),
    fine.format(result.ratio),
    result.processorRatio === null ? '' : fine.format(result.processorRatio),
    result.nginx === null ? '' : whole.format(result.nginx),
    `${whole.format(result.p50)} ms`,
    `${whole.format(result.p99)} ms`,
  ]);
  return `## Requests a second

\`npm run bench -- throughput\`, after \`npm run build\`. The product runs as it ships (log, security headers, validation, SQLite
with every write on the disk before its reply; only the rate limit is off). Beside it, in the same run and in turn, a bare Fastify sends the same
bytes from memory, and nginx (one worker, with an access log) the same files. 200 connections; medians of five rounds of
five seconds each. 'By processor': the bare one's processor time of a request divided by the product's.

${table(['call', 'reply', 'product', 'bare Fastify', 'ratio', 'by processor', 'nginx', 'p50', 'p99'], rows)}`;
}

async function day(): Promise<string> {
  const { requests, megabytes, growth } = await replaySchoolDay();
  const every = megabytes.filter((_, hour) => (hour + 1) % 4 === 0);
  return `## A day of school

\`npm run bench -- day\`. 24 hours of a class of 40 without a break, as fast as the server takes them: ${whole.format(requests)} requests, with new
boards every hour. The server's heap, with all thrown away that can be, must not grow: over the last 18 hours the second half's mean was ${fine.format(growth)} times the first's.

${table(
  ['after hour', ...every.map((_, index) => String((index + 1) * 4))],
  [['heap', ...every.map((value) => `${whole.format(value)} MB`)]],
)}`;
}

async function growth(): Promise<string> {
  const rows = (await measureGrowth()).map(({ name, times }) => [
    name,
    ...times.map((time) => `${fine.format(time)} ms`),
    fine.format((times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN)),
  ]);
  return `## Reads from small and large tables

\`npm run bench -- growth\` (it needs some 12 GB of disk for its millions of rows). The 95th percentile of 2,000 requests one after
the other, from the request to the last byte of the reply; the servers are asked in turn. The largest must stay within 1.5 times the
smallest.

${table(['read', ...SIZES.map((rows) => `${whole.format(rows)} rows`), 'ratio'], rows)}`;
}

async function classMemories(): Promise<string> {
  const { children, days } = CLASS;
  return `## A class in the report

\`npm run bench -- class\`. GET /api/player-memories for ${children} children who played a quiz and the two minutes on each of ${days} days,
read anew each time: the 95th percentile of 200 requests one after the other is ${whole.format(await measureClass())} ms. It must stay under 200 ms.`;
}

async function careers(): Promise<string> {
  const rows = (await measureGenerate()).map(({ name, product, bare }) => [
    name,
    `${fine.format(product)} ms`,
    `${fine.format(bare)} ms`,
    fine.format(product / bare),
  ]);
  return `## Careers for a board

\`npm run bench -- careers\`. The 95th percentile of POST /api/career-recommendations/generate with the embedded
recommender, 1,000 children with boards that differ, one request after the other; in turn with each, a bare Fastify
sends the same bytes from memory. It must stay under 50 ms.

${table(['asked for', 'product', 'bare Fastify', 'ratio'], rows)}`;
}

const MEASURED_BOOK = 'pyeongchang-story';

async function weight(): Promise<string> {
  const shown = weighPages().filter(
    ({ page, address }) => address === getAddress(page, 'ko') && (page.kind !== 'book' || page.image === MEASURED_BOOK),
  );
  const rows = shown.map(({ address, scriptGzip, styleGzip, fonts, requests }) => [
    address,
    kilobytes(scriptGzip),
    kilobytes(styleGzip),
    kilobytes(fonts),
    whole.format(requests),
  ]);
  return `## What a page loads

\`npm run bench -- weight\`, after \`npm run build\`. Scripts and styles as gzip sends them, and the fonts they name (a browser
fetches those it needs). Korean addresses, which need the most fonts; of the books one, since all weigh the same. The
limits are in \`site/budgets.json\`.

${table(['page', 'scripts', 'styles', 'fonts', 'requests'], rows)}

All files for offline use (every book with its voice in one language, the quiz with its speech, the game, the board):
${fine.format(sumOfflineBytes() / 1_000_000)} MB in all; 40 MB are allowed.`;
}

async function books(): Promise<string> {
  const rows = (await measureBookPages()).map(({ path, scriptGzip, turns }) => [
    path,
    kilobytes(scriptGzip),
    `${whole.format(turns[Math.floor(turns.length / 2)] ?? Number.NaN)} ms`,
    `${whole.format(turns.at(-1) ?? Number.NaN)} ms`,
  ]);
  return `## A book on a phone

\`npm run bench -- books\`, after \`npm run build\`; \`CHROMIUM\` names a browser. A window of 390 × 844. Scripts: all that the scrolled
page asked for until it was quiet, 6 s after its load, each as gzip sends it; at most 140 kB are wanted. Turns: of the book as pages,
with the processor slowed down four times and reduced motion, from the key to the frame that shows the next page; 12 turns, a key
every 0.5 s; at most 100 ms are wanted.

${table(['page', 'scripts when quiet', 'a turn, median', 'slowest of 12'], rows)}`;
}

async function sound(): Promise<string> {
  const rows = (await measureFirstSound()).map(({ language, first, later }) => [
    language === 'en' ? 'English' : 'Korean',
    `${whole.format(first)} ms`,
    `${whole.format(later[Math.floor(later.length / 2)] ?? Number.NaN)} ms`,
    `${whole.format(later.at(-1) ?? Number.NaN)} ms`,
  ]);
  return `## First sound of a book

\`npm run bench -- sound\`, after \`npm run build\`; \`CHROMIUM\` names a browser. From the tap on 'Read to me' to the first sound at the
speakers, measured by an analyser node, by the voice of the book. The page is slowed down four times, the line is one of 1.6 Mbit/s and
150 ms. Wanted: 2 s for the first press of a visit, 0.3 s for later ones.

${table(['language', 'first press', 'later, median', 'slowest of 5'], rows)}`;
}

async function phone(): Promise<string> {
  const measured = await measureLighthouse(process.argv[3]);
  const rows = measured.map(({ path, scores, largestPaint, shift, benchmarkIndex }) => [
    path,
    ...Object.values(scores).map((score) => whole.format(score)),
    `${fine.format(largestPaint / 1000)} s`,
    shift.toFixed(3),
    whole.format(benchmarkIndex),
  ]);
  for (const page of measured.filter((each) => !passes(each))) {
    console.error(`${page.path} falls short: ${JSON.stringify(page.scores)} ${page.faults.join(', ')}`);
    process.exitCode = 1;
  }
  return `## On a phone

\`npm run bench -- phone\`, after \`npm run build\`; \`CHROMIUM\` names a browser. Lighthouse as it comes: a phone of the middle class with a slow
connection, simulated; medians of three rounds a page. It ends with 1 where performance is under 90 (95 less the noise of a busy
machine) or another mark under 100. The benchmark index is Lighthouse's measure of the machine's speed during the rounds. The hard
limits, in bytes, stand in \`site/budgets.json\`.

${table(['page', 'performance', 'accessibility', 'best practices', 'SEO', 'largest paint', 'shift', 'benchmark index'], rows)}`;
}

const parts: Readonly<Record<string, () => Promise<string>>> = {
  throughput,
  day,
  growth,
  class: classMemories,
  careers,
  weight,
  books,
  sound,
  phone,
};

const asked = process.argv[2];
if (asked !== undefined) {
  const part = asked === 'learning' ? simulateLearning : parts[asked];
  if (!part) {
    console.error(
      `story-forest: there is no part '${asked}'; there are ${[...Object.keys(parts), 'learning'].join(', ')}`,
    );
    process.exit(1);
  }
  console.log(wrapProse(await part()));
} else {
  const sections: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    sections.push(await part());
    const note = notes[name];
    if (note) sections.push(note);
  }
  sections.push(mutationSection());
  const memory = Math.round(totalmem() / 2 ** 30);
  const text = wrapProse(`# Benchmarks

Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, on a machine with ${cpus().length} cores and ${memory} GB of memory, load generator and server on the same machine. Compare
the ratios, which were taken side by side; the absolute figures are this machine's.

${sections.join('\n\n')}
`);
  writeFileSync(join(import.meta.dirname, '../docs/benchmarks.md'), text);
  console.log(text);
}
