import type { z } from 'zod';
import { createBreaker } from '../../../shared/breaker.ts';
import type { Board } from '../../../shared/cards.ts';
import { unlessAborted } from '../../../shared/unless-aborted.server.ts';
import {
  careersAnswer,
  type ModelCareer,
  type Screened,
  screenCareers,
  screenSteps,
  stepsAnswer,
} from './content-filter.ts';
import { careersPrompt, INSTRUCTIONS, stepsPrompt } from './prompts.ts';

/** A model that has not answered by then has failed (DESIGN, 'AI'). */
const MODEL_TIMEOUT_MS = 20_000;
/** A model that failed, or gave three poor answers in a row, is left alone for this long. */
export const MODEL_REST_MS = 60_000;
/** Questions under way at once; who comes beyond them is answered by the embedded recommender. */
const MAX_QUESTIONS = 8;
/** Five careers are about 10 kB. */
const MAX_ANSWER_BYTES = 256 * 1024;
/** What five careers in Korean need, with room to spare. */
const MAX_ANSWER_TOKENS = 6000;

/** The door to a language model. What comes through is screened; null where nothing fit came in time. Never rejects. */
export type CareerModel = {
  /** Five careers that are not among the `shown` titles. */
  readonly recommend: (board: Board, shown: readonly string[]) => Promise<readonly ModelCareer[] | null>;
  /** What to do within three months; `title` from our own answers. */
  readonly nextSteps: (board: Board, title: string) => Promise<readonly string[] | null>;
};

/** An OpenAI-compatible server. */
export type ModelSettings = {
  /** With or without the `/v1` at its end. */
  readonly baseUrl: string | undefined;
  readonly model: string | undefined;
  /** A server at home may want none. */
  readonly apiKey: string | undefined;
};

export type ModelLog = { readonly warn: (details: object, message: string) => void };

export type ModelPorts = {
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds on any steady clock. */
  readonly now: () => number;
  readonly log: ModelLog;
  /** A signal that is aborted after so many milliseconds; `AbortSignal.timeout` where left out. */
  readonly timeLimit?: (milliseconds: number) => AbortSignal;
};

/** Whether the model is told a JSON schema in the protocol, or only in the prompt: not every server knows the first. */
type Manner = 'schema' | 'prompt';

/** The model that the settings name, or null where they name none. */
export function createCareerModel({ baseUrl, model, apiKey }: ModelSettings, ports: ModelPorts): CareerModel | null {
  if (baseUrl === undefined || model === undefined) return null;
  const ask = questioner({ baseUrl: versioned(baseUrl), model, apiKey }, ports.fetch);
  const breaker = createBreaker({ restMs: MODEL_REST_MS, now: ports.now });
  let underWay = 0;
  let manner: Manner = 'schema';

  /** What the model answered, as far as it is of the asked shape and passes the `screen`; null where nothing is. */
  async function answerTo<Answer, Value>(
    prompt: string,
    schema: z.ZodType<Answer>,
    screen: (answer: Answer) => Screened<Value>,
  ): Promise<Value | null> {
    const tell = underWay < MAX_QUESTIONS ? breaker.ask() : null;
    if (tell === null) return null;
    underWay += 1;
    const signal = (ports.timeLimit ?? AbortSignal.timeout)(MODEL_TIMEOUT_MS);
    try {
      const reply = await unlessAborted(ask(prompt, schema, manner, signal), signal);
      manner = reply.manner;
      const parsed = schema.safeParse(readJson(reply.text));
      const screened = parsed.success ? screen(parsed.data) : NOT_THE_SHAPE;
      tell(screened.ok ? 'worked' : 'poor');
      if (screened.ok) return screened.value;
      ports.log.warn({ reason: screened.reason }, 'model answer refused');
    } catch (error) {
      tell('failed');
      // The kind alone: what a server says may quote what it was asked.
      const reason = signal.aborted ? 'time-out' : error instanceof Error ? error.name : 'unknown';
      ports.log.warn({ reason }, 'model failed; left alone for a while');
    } finally {
      underWay -= 1;
    }
    return null;
  }

  return {
    recommend: (board, shown) =>
      answerTo(careersPrompt(board, shown), careersAnswer, (answer) => screenCareers(answer, board, shown)),
    nextSteps: (board, title) => answerTo(stepsPrompt(board, title), stepsAnswer, screenSteps),
  };
}

const NOT_THE_SHAPE = { ok: false, reason: 'not of the asked shape' } as const;

type Reply = { readonly text: string; readonly manner: Manner };

/** A function that asks once, and once more without a schema where the server does not take one. */
function questioner(
  { baseUrl, model, apiKey }: { readonly baseUrl: string; readonly model: string; readonly apiKey: string | undefined },
  fetch: typeof globalThis.fetch,
) {
  return async function ask(
    prompt: string,
    schema: z.ZodType,
    manner: Manner,
    abortSignal: AbortSignal,
  ): Promise<Reply> {
    // Loaded at the first question: most servers have no model, and start without the SDK's megabytes.
    const [{ APICallError, generateText, NoObjectGeneratedError, Output }, { createOpenAICompatible }] =
      await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);
    const provider = createOpenAICompatible({
      name: 'model',
      baseURL: baseUrl,
      ...(apiKey !== undefined && { apiKey }),
      supportsStructuredOutputs: true,
      fetch: guardedFetch(fetch),
    });
    const question = {
      model: provider.chatModel(model),
      instructions: INSTRUCTIONS,
      prompt,
      maxOutputTokens: MAX_ANSWER_TOKENS,
      maxRetries: 0,
      abortSignal,
    };
    try {
      if (manner === 'prompt') return { text: (await generateText(question)).text, manner };
      const { text } = await generateText({ ...question, output: Output.object({ schema }) });
      return { text, manner };
    } catch (error) {
      // JSON in a code fence, say; it is read again here.
      if (NoObjectGeneratedError.isInstance(error) && error.text !== undefined) return { text: error.text, manner };
      const isSchemaRefused = APICallError.isInstance(error) && [400, 422].includes(error.statusCode ?? 0);
      if (manner === 'schema' && isSchemaRefused) return ask(prompt, schema, 'prompt', abortSignal);
      throw error;
    }
  };
}

function versioned(baseUrl: string): string {
  const base = baseUrl.replace(/\/+$/, '');
  return /\/v\d+(beta)?(\/openai)?$/.test(base) ? base : `${base}/v1`;
}

/** Follows no redirect, for the key goes to the server that was named and to no other; reads no endless answer. */
function guardedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (address, options) => {
    const response = await fetch(address, { ...options, redirect: 'error' });
    const pieces: Uint8Array[] = [];
    let length = 0;
    for await (const piece of response.body ?? []) {
      length += piece.length;
      if (length > MAX_ANSWER_BYTES) throw new Error(`an answer of more than ${MAX_ANSWER_BYTES} bytes`);
      pieces.push(piece);
    }
    return new Response(Buffer.concat(pieces), { status: response.status, headers: response.headers });
  };
}

/** The JSON in a model's text, from its first brace to its last; undefined where there is none. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
