import { z } from 'zod';
import { postToOpenai, StatusError } from '../../../shared/providers/openai-http.server.ts';
import { parseJson } from '../../../shared/storage/json.ts';

/** A reply with five careers has about 10 kB. */
const MAX_REPLY_BYTES = 256 * 1024;
/** Enough for five careers in Korean. */
const MAX_REPLY_TOKENS = 6000;
/** Statuses with which a server refuses a parameter that it does not know. */
const UNSUPPORTED_PARAMETER_STATUSES = [400, 422];

/**
 * Whether the JSON schema is sent as `response_format`, or only described in the prompt. Not all servers know the
 * first.
 */
export type ResponseMode = 'schema' | 'prompt';

/** An OpenAI-compatible server. */
type ChatServer = {
  /** Address of the API, with or without the version at its end. */
  readonly baseUrl: string;
  readonly model: string;
  /** A local server may need none. */
  readonly apiKey: string | undefined;
};

type ChatRequest = {
  readonly instructions: string;
  readonly prompt: string;
  readonly schema: z.ZodType;
  readonly responseMode: ResponseMode;
};

/** `responseMode`: the mode that the server accepted, to be used for the next request. */
type ChatReply = { readonly text: string; readonly responseMode: ResponseMode };

/** A reply that cannot be used. The message is ours and quotes nothing of the reply, so it can be logged. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
}

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
});

/**
 * Sends one request to `POST {baseUrl}/chat/completions`, and a second one without the schema where the server refuses
 * it. `text` is empty where the model said nothing. Rejects with a `ChatError`, a
 * `BodyTooLargeError`, a network error or the signal's reason.
 */
export async function requestChat(
  server: ChatServer,
  request: ChatRequest,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<ChatReply> {
  const { responseMode } = request;
  try {
    return { text: await postCompletion(server, request, fetch, signal), responseMode };
  } catch (error) {
    const isSchemaRefused = error instanceof StatusError && UNSUPPORTED_PARAMETER_STATUSES.includes(error.status);
    if (responseMode !== 'schema' || !isSchemaRefused) throw error;
    return requestChat(server, { ...request, responseMode: 'prompt' }, fetch, signal);
  }
}

async function postCompletion(
  server: ChatServer,
  { instructions, prompt, schema, responseMode }: ChatRequest,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<string> {
  const request = {
    model: server.model,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: prompt },
    ],
    max_tokens: MAX_REPLY_TOKENS,
    ...(responseMode === 'schema' && { response_format: responseFormat(schema) }),
  };
  const body = await postToOpenai(server, '/chat/completions', request, { fetch, signal, maxBytes: MAX_REPLY_BYTES });
  const completion = completionSchema.safeParse(parseJson(body.toString('utf8')));
  if (!completion.success) throw new ChatError('not a chat completion');
  return completion.data.choices[0]?.message.content ?? '';
}

function responseFormat(schema: z.ZodType): object {
  const jsonSchema = z.toJSONSchema(schema, { target: 'draft-7' });
  return { type: 'json_schema', json_schema: { name: 'response', strict: true, schema: jsonSchema } };
}
