import * as z from 'zod/mini';

/**
 * A text of at most `maxLength` UTF-16 code units: the base of every string in a request. A longer one is refused
 * before any check that is added to this, because normalization takes quadratic time on stacked accents.
 */
export const boundedText = (maxLength: number, error = `must have at most ${maxLength} code units`) =>
  z.string().check(z.maxLength(maxLength, { error, abort: true }));

const UUID_LENGTH = 36;
const NO_UUID = 'must be a UUID';

/** A UUID of any version, as it was written: in upper or lower case. */
export const uuid = boundedText(UUID_LENGTH, NO_UUID).check(z.guid({ error: NO_UUID }));
