import * as z from 'zod/mini';
import { SESSION_ID } from '../board/board-session.ts';

export const sessionIdSchema = z
  .string()
  .check(
    z.regex(SESSION_ID, { error: "must be 'session-', milliseconds, '-' and at least 16 random characters" }),
    z.describe("'session-', milliseconds since 1970, '-', at least 96 random bits as letters and digits"),
  );

/** The session of a call in a header: the site's own pages keep it out of addresses, which proxies log. */
export const sessionHeaders = z.looseObject({
  'session-id': z.optional(sessionIdSchema).check(z.describe('The session, where no address should name it')),
});
