import { formatUuid } from '../../../shared/hex.ts';

/** The sortable part of an id: a time and a counter of the ids at that time. */
type IdTime = { readonly milliseconds: number; readonly counter: number };

const FIRST: IdTime = { milliseconds: -1, counter: 0 };
/** The largest number of 12 bits, `rand_a` of RFC 9562. */
const MAX_COUNTER = 0xfff;

/**
 * Returns a generator of record ids: UUIDv7 (RFC 9562), whose text order is the order of completion. A counter orders
 * quizzes of the same millisecond. If the clock is set back, ids continue after the newest one, since reports list the
 * newest ids.
 *
 * @param after the newest id in the database
 */
export function recordIds(bytes: (count: number) => Buffer, after?: string): (milliseconds: number) => string {
  let last = after === undefined ? FIRST : idTimeOf(after);
  return (milliseconds) => {
    last = following(last, milliseconds);
    const id = bytes(16);
    id.writeUIntBE(last.milliseconds, 0, 6);
    id.writeUInt16BE(last.counter, 6);
    return formatUuid(id, 7);
  };
}

function following({ milliseconds, counter }: IdTime, clock: number): IdTime {
  if (clock > milliseconds) return { milliseconds: clock, counter: 0 };
  return counter < MAX_COUNTER
    ? { milliseconds, counter: counter + 1 }
    : { milliseconds: milliseconds + 1, counter: 0 };
}

function idTimeOf(id: string): IdTime {
  const match = /^([0-9a-f]{8})-([0-9a-f]{4})-7([0-9a-f]{3})-/.exec(id);
  if (!match) return FIRST;
  const [, high = '', low = '', counter = ''] = match;
  return { milliseconds: Number.parseInt(high + low, 16), counter: Number.parseInt(counter, 16) };
}
