import * as z from 'zod/mini';
import { boundedText } from '../api/bounded-text.ts';
import { SESSION_ID } from './board-session.ts';

/** `SESSION_ID` matches at most 89 code units. */
const MAX_SESSION_ID_LENGTH = 100;
const NO_SESSION_ID = "must be 'session-', milliseconds, '-' and at least 16 random characters";

export const sessionIdSchema = boundedText(MAX_SESSION_ID_LENGTH, NO_SESSION_ID).check(
  z.regex(SESSION_ID, { error: NO_SESSION_ID }),
  z.describe("'session-', milliseconds since 1970, '-', at least 96 random bits as letters and digits"),
);
