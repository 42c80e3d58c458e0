/**
 * `npm run bench`: measures everything and writes docs/benchmarks.md. `npm run bench -- throughput` (or `lists`,
 * `careers`, `weight`) measures one part and prints it.
 */
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { weighPages } from '../page-weight.ts';
import { measureGenerate } from './generate-latency.ts';
import { measureLists } from './list-latency.ts';
import { measureThroughput } from './throughput.ts';

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
  ]);
  return `## Requests a second

\`npm run bench -- throughput\`. The product runs as it ships (log, security headers, validation, SQLite with
\`synchronous=FULL\`; only the rate limit is off). Beside it, in the same run and in turn, a bare Fastify sends the same
bytes from memory. 20 connections; medians of five rounds of five seconds each.

${table(['call', 'reply', 'product', 'bare Fastify', 'ratio'], rows)}`;
}

async function lists(): Promise<string> {
  const rows = (await measureLists()).map(({ name, small, large }) => [
    name,
    `${fine.format(small)} ms`,
    `${fine.format(large)} ms`,
    fine.format(large / small),
  ]);
  return `## Lists in a small and in a large table

\`npm run bench -- lists\`. The 95th percentile of 2,000 requests one after the other, from the request to the last byte
of the reply; the two servers are asked in turn. It must stay within 1.5 times.

${table(['list', '1,000 records', '1,000,000 records', 'ratio'], rows)}`;
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

async function weight(): Promise<string> {
  const rows = weighPages().map(({ page, scriptGzip, styleGzip, fonts }) => [
    page.path,
    kilobytes(scriptGzip),
    kilobytes(styleGzip),
    kilobytes(fonts),
  ]);
  return `## What a page loads

\`npm run bench -- weight\`, after \`npm run build\`. Scripts and styles as gzip sends them, and the fonts they name (a browser
fetches those it needs). The limits stand in \`budgets.json\`.

${table(['page', 'scripts', 'styles', 'fonts'], rows)}`;
}

const parts: Readonly<Record<string, () => Promise<string>>> = { throughput, lists, careers, weight };

const asked = process.argv[2];
if (asked !== undefined) {
  const part = parts[asked];
  if (!part) {
    console.error(`story-forest: there is no part '${asked}'; there are ${Object.keys(parts).join(', ')}`);
    process.exit(1);
  }
  console.log(await part());
} else {
  const sections: string[] = [];
  for (const part of Object.values(parts)) sections.push(await part());
  const memory = Math.round(totalmem() / 2 ** 30);
  const text = `# Benchmarks

Made by \`npm run bench\` on a machine with ${cpus().length} cores and ${memory} GB of memory, load generator and server on the same machine. Compare
the ratios, which were taken side by side; the absolute figures are this machine's.

${sections.join('\n\n')}
`;
  writeFileSync('docs/benchmarks.md', text);
  console.log(text);
}
