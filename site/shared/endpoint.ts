import type { z } from 'zod';

/** One thing wrong with a request: where (`questions.3.isCorrect`, `Idempotency-Key`; empty: the whole) and what. */
export type Issue = { readonly path: string; readonly message: string };

/** The error body of every endpoint. */
export type ErrorReply = {
  readonly error: { readonly code: string; readonly message: string; readonly issues?: readonly Issue[] };
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
  Headers extends z.ZodType = z.ZodType,
> = {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  /** Names in lower case; a loose object, for every request carries others too. */
  readonly headers?: Headers;
  readonly body?: Body;
  /** Left out where the reply is not JSON (audio). */
  readonly reply?: Reply;
  /** Statuses that carry `reply`; 200 unless told. */
  readonly success?: readonly number[];
  /** Requests a minute from one address, where that must be fewer than the API's limit. */
  readonly perMinute?: number;
};
