import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

function fromEnvironment(name: string, otherwise: number): number {
  const value = Number(process.env[name] || otherwise);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${name} must be a whole number from 1 on`);
  return value;
}

/** Rounds of what is done again and again; `FAULT_ROUNDS=3` for a quick look. */
export const ROUNDS = fromEnvironment('FAULT_ROUNDS', 50);
/** Hostile requests in all; `FUZZ_REQUESTS=5000` for a quick look. */
export const REQUESTS = fromEnvironment('FUZZ_REQUESTS', 100_000);
/** Of everything that is left to chance; a failing run names its own. */
export const SEED = fromEnvironment('FAULT_SEED', (Date.now() % 1_000_000) + 1);

/** Writes a second that children send while something breaks. */
export const WRITES_PER_SECOND = 200;

const FOLDER = 'test-results/faults';

/** Notes what was counted, as a row for docs/reliability.md. */
export function measured(fault: string, counted: string): void {
  mkdirSync(FOLDER, { recursive: true });
  const row = `| ${fault} | ${counted} |`;
  appendFileSync(join(FOLDER, 'rows.md'), `${row}\n`);
  console.log(row);
}

/** A number as a reader likes it: 12,345. */
export const formatCount = (count: number): string => count.toLocaleString('en');
