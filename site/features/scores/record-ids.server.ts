/** A place in the order of ids: a time and the count of ids within it. */
type Place = { readonly milliseconds: number; readonly counter: number };

const FIRST: Place = { milliseconds: -1, counter: 0 };
/** The counter has the 12 bits that RFC 9562 calls `rand_a`. */
const LAST_COUNTER = 0xfff;

/**
 * A source of record ids: UUIDv7 (RFC 9562), so that their order as text is the order of completion. Quizzes that end
 * in the same millisecond are told apart by a counter, and where the clock is set back the ids go on from the newest
 * one (`after`, the newest in the database), or a report would hide today's quizzes behind older ones.
 */
export function recordIds(bytes: (count: number) => Buffer, after?: string): (milliseconds: number) => string {
  let last = after === undefined ? FIRST : placeOf(after);
  return (milliseconds) => {
    last = following(last, milliseconds);
    const id = bytes(16);
    id.writeUIntBE(last.milliseconds, 0, 6);
    id.writeUInt16BE(0x7000 | last.counter, 6);
    id.writeUInt8(0x80 | (id.readUInt8(8) & 0x3f), 8);
    const hex = id.toString('hex');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  };
}

function following({ milliseconds, counter }: Place, clock: number): Place {
  if (clock > milliseconds) return { milliseconds: clock, counter: 0 };
  return counter < LAST_COUNTER
    ? { milliseconds, counter: counter + 1 }
    : { milliseconds: milliseconds + 1, counter: 0 };
}

function placeOf(id: string): Place {
  const match = /^([0-9a-f]{8})-([0-9a-f]{4})-7([0-9a-f]{3})-/.exec(id);
  if (!match) return FIRST;
  const [, high = '', low = '', counter = ''] = match;
  return { milliseconds: Number.parseInt(high + low, 16), counter: Number.parseInt(counter, 16) };
}

/** An id that sorts before every id made at that time or later. */
export function firstIdAt(time: Date): string {
  const hex = Math.max(0, time.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}
