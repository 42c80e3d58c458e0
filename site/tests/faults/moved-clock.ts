/**
 * Loaded before the server (`--import`), this moves its wall clock: by as many milliseconds as the file that
 * MOVED_CLOCK names says. Timers and steady clocks go on, as they do when somebody sets a computer's clock.
 */
import { readFileSync } from 'node:fs';

const file = process.env.MOVED_CLOCK ?? '';
const RealDate = globalThis.Date;

function now(): number {
  return RealDate.now() + Number(readFileSync(file, 'utf8'));
}

class MovedDate extends RealDate {
  constructor(...from: [] | [number | string]) {
    super(...((from.length === 0 ? [now()] : from) as [number]));
  }

  static override now(): number {
    return now();
  }
}

globalThis.Date = MovedDate as DateConstructor;
