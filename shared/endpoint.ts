import type { z } from 'zod';

/** The error body of every endpoint. */
export type ErrorReply = {
  error: { code: string; message: string; issues?: { path: string; message: string }[] };
};

/**
 * One endpoint of the API, described once: the server validates and documents with it, the page types its calls with
 * it. Schemas are zod objects; `path` is in Fastify's notation (`/api/quiz-scores/:playerName`).
 */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply: Reply;
};
