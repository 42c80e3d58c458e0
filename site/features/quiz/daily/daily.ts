import { type FactForm, getAnswer } from '../../../shared/times-tables/facts/fact-form.ts';
import {
  type DayResult,
  emptyMemory,
  type FactMemory,
  FLUENT_SECONDS,
  toDayResult,
} from '../../../shared/times-tables/facts/fact-memory.ts';
import { areOfSameTree } from '../../../shared/times-tables/facts/fact-tree.ts';
import type { TimesFact } from '../../../shared/times-tables/facts/times-fact.ts';
import { parseAnswer, type SpeechCue } from '../model/quiz.ts';
import { MAX_CALM_MS } from '../model/quiz-run.ts';
import { MAX_UNKNOWN_FACTS, type PlannedFact } from './day-plan.ts';

/** Facts asked between a miss and its repeat. */
export const REPEAT_AFTER_FACTS = 2;
/** Most times one fact is asked in a session. */
export const MAX_ASKS_PER_FACT = 4;
/** After this time a session ends with the question that is open: what was left comes tomorrow. */
export const MAX_SESSION_MS = 150_000;
/** A question with its feedback takes a child about this long. */
const QUESTION_MS = 8000;

/** An answer that counts: the first of its fact in this session, or a miss. */
type DailyAnswer = { readonly fact: TimesFact; readonly form: FactForm; readonly result: DayResult };

/** An answered question, repeats too. `seconds` to the millisecond, at most those of MAX_CALM_MS. */
export type AskedQuestion = {
  readonly fact: TimesFact;
  readonly form: FactForm;
  /** Null where what was typed is no number. */
  readonly userAnswer: number | null;
  readonly seconds: number;
  readonly result: DayResult;
};

type QueuedFact = PlannedFact & {
  /** Whether it is asked first, again after a miss, or once more at the end. */
  readonly turn: 'first' | 'again' | 'last';
};

type SessionProgress = {
  /** Facts to ask after the one on the screen. */
  readonly queue: readonly QueuedFact[];
  readonly answers: readonly DailyAnswer[];
  /** Facts that were missed, each once. */
  readonly missed: readonly TimesFact[];
  readonly asked: readonly AskedQuestion[];
  /** A right answer within this time is quick. */
  readonly fluentSeconds: number;
  /** What the player had shown when it began. */
  readonly before: FactMemory;
  readonly endsAt: number;
};

/** `current` is the fact on the screen. */
type QuestionProgress = { readonly current: QueuedFact; readonly progress: SessionProgress };

/** A session; its times are those of `getElapsedMs`. */
export type DailySession =
  | (QuestionProgress & { readonly phase: 'asking'; readonly askedAt: number })
  /** The right answer is shown until it was typed once. `retypes`: how often something else was typed. */
  | (QuestionProgress & { readonly phase: 'correcting'; readonly retypes: number })
  | (QuestionProgress & { readonly phase: 'right'; readonly shownAt: number })
  | { readonly phase: 'done'; readonly progress: SessionProgress };

/** A session that shows a question. */
export type DailyQuestionSession = Exclude<DailySession, { readonly phase: 'done' }>;

type Answer = { readonly type: 'answer'; readonly at: number; readonly text: string };
type DailyEvent = Answer | { readonly type: 'tick'; readonly at: number };

/** A right answer is praised this long. */
export const PRAISE_MS = 900;

export function startDaily(
  plan: readonly PlannedFact[],
  at: number,
  fluentSeconds: number = FLUENT_SECONDS,
  before: FactMemory = emptyMemory,
): DailySession {
  const queue = plan.map((one) => ({ ...one, turn: 'first' as const }));
  return next({ queue, answers: [], missed: [], asked: [], fluentSeconds, before, endsAt: at + MAX_SESSION_MS }, at);
}

/** The page's reducer; null: not begun. */
export function reduceDaily(
  daily: DailySession | null,
  event: DailyEvent | { readonly type: 'begin'; readonly session: DailySession },
): DailySession | null {
  return event.type === 'begin' ? event.session : daily && reduceDailySession(daily, event);
}

/** The reducer of a session. An event that does not apply in the current phase returns the same object. */
export function reduceDailySession(daily: DailySession, event: DailyEvent): DailySession {
  switch (daily.phase) {
    case 'asking':
      return event.type === 'answer' ? answer(daily, event) : daily;
    case 'correcting':
      return event.type === 'answer' ? retype(daily, event) : daily;
    case 'right':
      return event.type === 'tick' && event.at >= daily.shownAt + PRAISE_MS ? next(daily.progress, event.at) : daily;
    case 'done':
      return daily;
  }
}

function answer(
  { current, progress, askedAt }: Extract<DailySession, { readonly phase: 'asking' }>,
  { at, text }: Answer,
): DailySession {
  const { fact, form, turn } = current;
  const userAnswer = parseAnswer(text);
  const isRight = userAnswer === getAnswer(fact, form);
  // As precise as it is sent, so that the report finds the same answers quick.
  const seconds = Math.round(Math.min(MAX_CALM_MS, at - askedAt)) / 1000;
  const result = toDayResult(isRight, seconds, progress.fluentSeconds);
  const answered = { current, progress: withAnswer(progress, { fact, form, userAnswer, seconds, result }, turn) };
  return isRight ? { ...answered, phase: 'right', shownAt: at } : { ...answered, phase: 'correcting', retypes: 0 };
}

function retype(daily: Extract<DailySession, { readonly phase: 'correcting' }>, { at, text }: Answer): DailySession {
  const { current, progress, retypes } = daily;
  const isRight = parseAnswer(text) === getAnswer(current.fact, current.form);
  return isRight ? next(requeue(progress, current), at) : { ...daily, retypes: retypes + 1 };
}

/** What the voice says: it asks each product, and says the fact that was missed, anew after each retype. */
export function getDailyCue(daily: DailySession): SpeechCue | null {
  switch (daily.phase) {
    case 'asking': {
      const { fact, form } = daily.current;
      // There are no clips of the other questions, and that of the product would say the missing factor.
      return form === 'product' ? { kind: 'question', fact, times: 1 } : null;
    }
    case 'correcting':
      return { kind: 'fact', fact: daily.current.fact, times: 1, retypes: daily.retypes };
    default:
      return null;
  }
}

/** How much is done, 0–1: what was asked over what was asked and is still to come. */
export function computeDoneFraction({ progress: { asked, queue } }: DailyQuestionSession): number {
  return asked.length / (asked.length + 1 + queue.length);
}

function withAnswer(progress: SessionProgress, answer: AskedQuestion, turn: QueuedFact['turn']): SessionProgress {
  const { fact, form, result } = answer;
  const asked = [...progress.asked, answer];
  if (turn !== 'first' && result !== 'missed') return { ...progress, asked };
  const answers = [...progress.answers, { fact, form, result }];
  const isRepeated = progress.missed.some((one) => areOfSameTree(one, fact));
  const missed = result === 'missed' && !isRepeated ? [...progress.missed, fact] : progress.missed;
  return { ...progress, asked, answers, missed };
}

/** Puts a missed fact, once it was typed right, behind two others and once more at the end. */
function requeue(progress: SessionProgress, missed: QueuedFact): SessionProgress {
  const isThis = (other: TimesFact) => areOfSameTree(other, missed.fact);
  // After three misses nothing new is begun: three facts are enough for a day.
  const isEnough = progress.missed.length >= MAX_UNKNOWN_FACTS;
  const open = progress.queue.filter(({ isNew, turn }) => !(isEnough && isNew && turn === 'first'));
  const timesAsked = progress.asked.filter((one) => isThis(one.fact)).length;
  const isQueuedLast = open.some((one) => one.turn === 'last' && isThis(one.fact));
  const left = MAX_ASKS_PER_FACT - timesAsked - (isQueuedLast ? 1 : 0);
  const again: QueuedFact[] = left >= 1 && missed.turn !== 'last' ? [{ ...missed, turn: 'again' }] : [];
  const last: QueuedFact[] = left >= 2 && !isQueuedLast ? [{ ...missed, turn: 'last' }] : [];
  return {
    ...progress,
    queue: [...open.slice(0, REPEAT_AFTER_FACTS), ...again, ...open.slice(REPEAT_AFTER_FACTS), ...last],
  };
}

/** Where the time is short, what was not asked yet comes before repeats: those may come tomorrow. */
function next(progress: SessionProgress, at: number): DailySession {
  const firsts = progress.queue.filter(({ turn }) => turn === 'first');
  const isShort = at + firsts.length * QUESTION_MS > progress.endsAt;
  const [current, ...queue] = at >= progress.endsAt ? [] : isShort ? firsts : progress.queue;
  const left = { ...progress, queue };
  return current ? { phase: 'asking', current, progress: left, askedAt: at } : { phase: 'done', progress: left };
}
