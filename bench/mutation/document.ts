import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from './areas.ts';

const DOCUMENT = join(import.meta.dirname, '../../docs/benchmarks.md');
const HEADING = '## Mutants killed';

/** The section of docs/benchmarks.md with the figures of all areas. `npm run bench` keeps it as it is. */
export function mutationSection(): string {
  const text = readFileSync(DOCUMENT, 'utf8');
  return text.slice(text.indexOf(HEADING)).trimEnd();
}

/** Replaces the row of one area. Throws where the table has none. */
export function writeMutationRow(area: Area, cells: readonly string[]): void {
  const section = mutationSection();
  const row = new RegExp(`^\\| ${area} \\|.*$`, 'm');
  if (!row.test(section)) throw new Error(`docs/benchmarks.md has no row for ${area} below '${HEADING}'`);
  const text = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(DOCUMENT, text.replace(section, section.replace(row, `| ${[area, ...cells].join(' | ')} |`)));
}
