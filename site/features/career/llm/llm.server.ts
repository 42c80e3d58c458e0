/**
 * Careers from a language model, with a time limit, a circuit breaker and a filter (docs/product.md §9.5).
 *
 * @packageDocumentation
 */
import type { z } from 'zod';
import { type Board, type CardLabel, getCardName, getZoneName, ZONES } from '../../../shared/board/cards.ts';
import type { Language } from '../../../shared/language/language.ts';
import { createBreaker, raceAbort } from '../../../shared/providers/calls.server.ts';
import { BodyTooLargeError, StatusError } from '../../../shared/providers/openai-http.server.ts';
import { parseJson } from '../../../shared/storage/json.ts';
import { DAY_MS } from '../../../shared/time.ts';
import { CAREERS_PER_ROUND, MATCH_PERCENT } from '../model/career.ts';
import { ChatError, type ResponseMode, requestChat } from './chat-completions.server.ts';
import {
  careersReplySchema,
  type FilterResult,
  filterCareers,
  filterSteps,
  type LlmCareer,
  stepsReplySchema,
} from './content-filter.ts';

/** Time limit of an answer (docs/product.md §9.5). */
const LLM_TIMEOUT_MS = 20_000;
/**
 * Calls in a day, for all visitors together, where the operator sets no other number: a model may be paid by the call.
 */
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
type LlmSettings = {
  readonly baseUrl: string | undefined;
  readonly model: string | undefined;
  readonly apiKey: string | undefined;
  /** Calls in a day (`AI_CALLS_PER_DAY`); beyond, the embedded recommender answers. */
  readonly callsPerDay?: number | undefined;
};

export type LlmLog = { readonly warn: (details: object, message: string) => void };

type LlmPorts = {
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
  const isOwn = error instanceof ChatError || error instanceof StatusError || error instanceof BodyTooLargeError;
  if (isOwn) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}

/** The JSON between the first and the last brace: models add prose and code fences. Null where there is none. */
const findJson = (text: string) => parseJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));

/** The system message of every request, in the language of the answer. */
const INSTRUCTIONS: { readonly [Each in Language]: string } = {
  ko: `너는 한국의 여덟 살 어린이와 가족에게 직업을 소개하는 다정한 선생님이야. 아이는 한국에서 초등·중·고등학교를 다니고 미국 대학에 가는 길을 살펴보고 있어.
- 모두 한국어 해요체로, 한 문장씩 짧고 구체적으로 써. 문장은 '요'로 끝나야 해.
- 서로 다른 분야의 실제 직업만 소개해. 하는 일과 누구에게 도움이 되는지를 말해.
- 활동은 집, 학교, 도서관에서 돈 없이 할 수 있는 것으로. 불, 물, 도구, 인터넷은 어른과 함께.
- 대학 이름, 순위, 연봉, 비자, 합격이나 취업의 약속, 성별, 외모, 타고난 재능, 다른 아이와의 비교, 겁주는 말은 절대 쓰지 마.
- 폭력, 술, 담배, 도박처럼 어린이에게 맞지 않는 것은 다루지 마.
- 마크다운 없이 JSON 하나로만 답해.`,
  en: `You are a kind teacher who tells an eight-year-old child in Korea and the family about jobs. The child reads English, goes to elementary, middle, and high school in Korea and is looking at the road to a US university.
- Write everything in plain American English that a nine-year-old can read, one short, concrete sentence at a time.
- Name real jobs only, from different fields. Say what people do and whom it helps.
- Activities must be free and possible at home, at school, or in a library; with a grown-up for heat, water, tools, or the internet.
- Never write about names of universities, rankings, salaries, visas, promises of admission or a job, gender, looks, inborn talent, comparisons with other children, or anything frightening.
- Nothing that is unfit for children: no violence, alcohol, tobacco, or gambling.
- Answer with one JSON object only, without Markdown.`,
};

/**
 * What is asked for: careers that were shown before are left out; `jobs` are asked for by name, in another language.
 */
type CareersQuestion = {
  readonly language: Language;
  readonly shown: readonly string[];
  readonly jobs: readonly string[];
};

/** Asks for five careers. Contains only card labels and titles of stored recommendations: no text of a request. */
function buildCareersPrompt(board: Board, question: CareersQuestion): string {
  return question.language === 'ko' ? koreanCareersPrompt(board, question) : englishCareersPrompt(board, question);
}

function koreanCareersPrompt(board: Board, { shown, jobs }: CareersQuestion): string {
  return `아이가 고른 카드:
${cardLines(board, 'ko')}

이 카드와 어울리는 직업 ${CAREERS_PER_ROUND}개를 추천해 줘.${jobs.length > 0 ? `\n바로 이 직업들을 한국어로 소개해 줘: ${JSON.stringify(jobs)}` : ''}${shown.length > 0 ? `\n이미 본 직업은 빼 줘: ${JSON.stringify(shown)}` : ''}
답의 모양:
{"careers":[{"title":"직업 이름(2~20자)","description":"하는 일 한 문장(20~100자)","matchScore":${MATCH_PERCENT.min}에서 ${MATCH_PERCENT.max} 사이의 정수,"cards":["아이가 좋아하거나 잘하는 카드 가운데 이 직업과 이어지는 것 1~3개, 카드 이름 그대로"],"roadmap":{"elementary":["한국 초등학교에서 할 일(10~50자)", …3개],"middle":[한국 중학교, 3개],"high":[한국 고등학교, 3개],"university":[미국 대학, 3개],"career":[첫 직장, 3개]}}]}`;
}

function englishCareersPrompt(board: Board, { shown, jobs }: CareersQuestion): string {
  return `The cards that the child has sorted:
${cardLines(board, 'en')}

Recommend ${CAREERS_PER_ROUND} jobs that go with these cards.${jobs.length > 0 ? `\nWrite about exactly these jobs: ${JSON.stringify(jobs)}` : ''}${shown.length > 0 ? `\nLeave out jobs that were shown before: ${JSON.stringify(shown)}` : ''}
The shape of the answer:
{"careers":[{"title":"name of the job (2–40 characters)","description":"what people do there, one sentence (30–180 characters)","matchScore":a whole number from ${MATCH_PERCENT.min} to ${MATCH_PERCENT.max},"cards":["1–3 of the child's likes or strengths that go with the job, by the card's name"],"roadmap":{"elementary":["something to do at elementary school in Korea (15–110 characters)", … 3 of them],"middle":[middle school in Korea, 3],"high":[high school in Korea, 3],"university":[university in the US, 3],"career":[first job, 3]}}]}`;
}

/** Asks for activities for three months. `title` must come from a stored recommendation, not from a request. */
function buildStepsPrompt(board: Board, title: string, language: Language): string {
  const cards = cardLines(board, language);
  return language === 'ko'
    ? `아이가 고른 카드:
${cards}

아이가 ${JSON.stringify(title)}에 관심이 있어. 3개월 안에 해 볼 재미있는 활동 5개를 알려 줘.
답의 모양: {"nextSteps":["활동 한 문장(10~50자)", …5개]}`
    : `The cards that the child has sorted:
${cards}

The child is curious about ${JSON.stringify(title)}. Name 5 fun activities to try within three months.
The shape of the answer: {"nextSteps":["one activity, one sentence (15–110 characters)", … 5 of them]}`;
}

function cardLines(board: Board, language: Language): string {
  const none = language === 'ko' ? '없음' : 'none';
  const namesOf = (cards: readonly CardLabel[]) => cards.map((card) => getCardName(card, language)).join(', ') || none;
  return ZONES.map(({ id }) => `${getZoneName(id, language)}: ${namesOf(board[id])}`).join('\n');
}
