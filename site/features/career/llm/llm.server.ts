/** Asks a language model for careers, with a time limit, a circuit breaker and a filter (docs/product.md §9.5). */
import type { z } from 'zod';
import type { Board } from '../../../shared/board/cards.ts';
import type { Language } from '../../../shared/language/language.ts';
import { createBreaker } from '../../../shared/providers/breaker.ts';
import { BodyTooLargeError } from '../../../shared/providers/openai-http.server.ts';
import { raceAbort } from '../../../shared/providers/race-abort.server.ts';
import { DAY_MS } from '../../../shared/time.ts';
import { ChatError, type ResponseMode, requestChat } from './chat-completions.server.ts';
import {
  careersReplySchema,
  type FilterResult,
  filterCareers,
  filterSteps,
  type LlmCareer,
  stepsReplySchema,
} from './content-filter.ts';
import { buildCareersPrompt, buildStepsPrompt, type CareersQuestion, INSTRUCTIONS } from './prompts.ts';

/** Time limit of an answer (docs/product.md §9.5). */
const LLM_TIMEOUT_MS = 20_000;
/** Calls in a day, for all visitors together, where the operator sets no other number: a model may be paid by the call. */
const DEFAULT_CALLS_PER_DAY = 2000;
/** No requests for this long after a failure, or after three unusable replies in a row. */
export const LLM_OPEN_MS = 60_000;
/** The embedded recommender answers requests beyond this number. */
const MAX_CONCURRENT_REQUESTS = 8;

/** Recommends by a language model. Replies pass the content filter. null: no usable reply in time. Never rejects. */
export type LlmRecommender = {
  /** Five careers whose titles are not among those shown. */
  readonly recommend: (board: Board, question: CareersQuestion) => Promise<readonly LlmCareer[] | null>;
  /** Activities for three months. `title` must come from a stored recommendation, not from a request. */
  readonly nextSteps: (board: Board, title: string, language: Language) => Promise<readonly string[] | null>;
};

/** An OpenAI-compatible server: `AI_BASE_URL`, `AI_MODEL`, `AI_API_KEY`. */
export type LlmSettings = {
  readonly baseUrl: string | undefined;
  readonly model: string | undefined;
  readonly apiKey: string | undefined;
  /** Calls in a day (`AI_CALLS_PER_DAY`); beyond, the embedded recommender answers. */
  readonly callsPerDay?: number | undefined;
};

export type LlmLog = { readonly warn: (details: object, message: string) => void };

export type LlmPorts = {
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds on a monotonic clock. */
  readonly now: () => number;
  readonly log: LlmLog;
  /** A signal that aborts after so many milliseconds. Default: `AbortSignal.timeout`. */
  readonly timeLimit?: (milliseconds: number) => AbortSignal;
};

/** Creates the recommender; null where `AI_BASE_URL` or `AI_MODEL` is unset. */
export function createLlmRecommender(settings: LlmSettings, ports: LlmPorts): LlmRecommender | null {
  const { baseUrl, model, apiKey, callsPerDay = DEFAULT_CALLS_PER_DAY } = settings;
  if (baseUrl === undefined || model === undefined) return null;
  const server = { baseUrl, model, apiKey };
  const breaker = createBreaker({ openMs: LLM_OPEN_MS, now: ports.now });
  let requestCount = 0;
  let responseMode: ResponseMode = 'schema';
  let dayBegan = ports.now();
  let calls = 0;

  /** Counts one more call of the day; false where there were enough. */
  function admitCall(): boolean {
    if (ports.now() - dayBegan >= DAY_MS) {
      dayBegan = ports.now();
      calls = 0;
    }
    calls += 1;
    if (calls === callsPerDay + 1) ports.log.warn({ callsPerDay }, 'no more model requests today (AI_CALLS_PER_DAY)');
    return calls <= callsPerDay;
  }

  async function request<Reply, Value>(
    { prompt, language }: { readonly prompt: string; readonly language: Language },
    schema: z.ZodType<Reply>,
    filter: (reply: Reply) => FilterResult<Value>,
  ): Promise<Value | null> {
    const report = requestCount < MAX_CONCURRENT_REQUESTS && admitCall() ? breaker.requestCall() : null;
    if (report === null) return null;
    requestCount += 1;
    const signal = (ports.timeLimit ?? AbortSignal.timeout)(LLM_TIMEOUT_MS);
    try {
      const chat = { instructions: INSTRUCTIONS[language], prompt, schema, responseMode };
      const reply = await raceAbort(requestChat(server, chat, ports.fetch, signal), signal);
      responseMode = reply.responseMode;
      const parsed = schema.safeParse(findJson(reply.text));
      const filtered = parsed.success ? filter(parsed.data) : WRONG_SHAPE;
      report(filtered.ok ? 'succeeded' : 'unusable');
      if (filtered.ok) return filtered.value;
      ports.log.warn({ reason: filtered.reason }, 'model answer refused');
    } catch (error) {
      report('failed');
      ports.log.warn({ reason: describeError(error, signal) }, 'model request failed; no more requests for a while');
    } finally {
      requestCount -= 1;
    }
    return null;
  }

  return {
    recommend: (board, question) => {
      const { language, shown } = question;
      return request({ prompt: buildCareersPrompt(board, question), language }, careersReplySchema, (reply) =>
        filterCareers(reply, board, shown, language),
      );
    },
    nextSteps: (board, title, language) =>
      request({ prompt: buildStepsPrompt(board, title, language), language }, stepsReplySchema, (reply) =>
        filterSteps(reply, language),
      ),
  };
}

const WRONG_SHAPE = { ok: false, reason: 'not of the asked shape' } as const;

/** Describes an error for the log. Foreign messages are left out, because a server's error may quote the prompt. */
function describeError(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'time-out';
  if (error instanceof ChatError || error instanceof BodyTooLargeError) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}

/** The JSON between the first and the last brace, because models add prose and code fences; undefined where there is none. */
function findJson(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
