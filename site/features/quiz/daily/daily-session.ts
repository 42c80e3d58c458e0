import { isRightAnswer, type TimesFact } from '../../../shared/facts/attempt.ts';
import { type DayResult, toDayResult } from '../../../shared/facts/fact-memory.ts';
import { getTree, isSameTree } from '../../../shared/facts/fact-tree.ts';
import { parseAnswer } from '../model/quiz.ts';
import { MAX_FOCUS_FACTS, type PlannedFact } from './day-plan.ts';

/** Facts asked between a miss and its repeat. */
export const REPEAT_AFTER_FACTS = 2;
/** Most times one fact is asked in a session, so that two minutes stay two minutes. */
export const MAX_ASKS_PER_FACT = 4;

/** An answer that counts: the first of its fact in this session, or a miss. */
type DailyAnswer = { readonly fact: TimesFact; readonly result: DayResult };

type QueuedFact = PlannedFact & {
  /** Whether it is asked first, again after a miss, or once more at the end. */
  readonly turn: 'first' | 'again' | 'last';
};

type SessionProgress = {
  /** Facts to ask; the first is on the screen. */
  readonly queue: readonly QueuedFact[];
  readonly answers: readonly DailyAnswer[];
  /** Facts that were missed, each once. */
  readonly missed: readonly TimesFact[];
  /** Every question that was answered, repeats too. */
  readonly asked: readonly TimesFact[];
};

/** A session; its times are epoch milliseconds. */
export type DailySession =
  | { readonly phase: 'asking'; readonly progress: SessionProgress; readonly askedAt: number }
  /** The right answer is shown until it was typed once. */
  | { readonly phase: 'correcting'; readonly progress: SessionProgress }
  | { readonly phase: 'right'; readonly progress: SessionProgress; readonly shownAt: number }
  | { readonly phase: 'done'; readonly progress: SessionProgress };

export type DailyEvent =
  | { readonly type: 'answer'; readonly at: number; readonly text: string }
  | { readonly type: 'tick'; readonly at: number };

/** A right answer is praised this long. */
export const PRAISE_MS = 900;

export function startDaily(plan: readonly PlannedFact[], at: number): DailySession {
  const queue = plan.map((one) => ({ ...one, turn: 'first' as const }));
  return next({ queue, answers: [], missed: [], asked: [] }, at);
}

/** The reducer. An event that does not apply in the current phase returns the same object. */
export function stepDaily(daily: DailySession, event: DailyEvent): DailySession {
  const queued = daily.progress.queue[0];
  if (!queued) return daily;
  if (event.type === 'tick') {
    const isOver = daily.phase === 'right' && event.at >= daily.shownAt + PRAISE_MS;
    return isOver ? next(withoutFirst(daily.progress), event.at) : daily;
  }
  if (event.text === '') return daily;
  const isRight = isRightAnswer(queued.fact, parseAnswer(event.text));
  if (daily.phase === 'correcting') return isRight ? next(requeue(daily.progress), event.at) : daily;
  if (daily.phase !== 'asking') return daily;
  const seconds = Math.max(0, event.at - daily.askedAt) / 1000;
  const progress = withAnswer(daily.progress, queued, toDayResult(isRight, seconds));
  return isRight ? { phase: 'right', progress, shownAt: event.at } : { phase: 'correcting', progress };
}

/** The fact on the screen; null at the end. */
export function getDailyFact(daily: DailySession): TimesFact | null {
  return daily.progress.queue[0]?.fact ?? null;
}

/** How much is done, 0–1: what was asked over what was asked and is still to come. */
export function shareDone({ progress }: DailySession): number {
  const total = progress.asked.length + progress.queue.length;
  return total === 0 ? 1 : Math.min(1, progress.asked.length / total);
}

function withAnswer(progress: SessionProgress, { fact, turn }: QueuedFact, result: DayResult): SessionProgress {
  const asked = [...progress.asked, fact];
  if (turn !== 'first' && result !== 'missed') return { ...progress, asked };
  const answers = [...progress.answers, { fact, result }];
  const isRepeated = progress.missed.some((one) => isSameTree(getTree(one), getTree(fact)));
  const missed = result === 'missed' && !isRepeated ? [...progress.missed, fact] : progress.missed;
  return { ...progress, asked, answers, missed };
}

function withoutFirst(progress: SessionProgress): SessionProgress {
  return { ...progress, queue: progress.queue.slice(1) };
}

/** Puts a missed fact, once it was typed right, behind two others and once more at the end. */
function requeue(progress: SessionProgress): SessionProgress {
  const [queued, ...rest] = progress.queue;
  if (!queued) return progress;
  const { fact } = queued;
  const isThis = (other: TimesFact) => isSameTree(getTree(other), getTree(fact));
  // After three misses nothing new is begun: three facts are enough for a day.
  const open =
    progress.missed.length >= MAX_FOCUS_FACTS ? rest.filter((one) => !one.isNew || one.turn !== 'first') : rest;
  const timesAsked = progress.asked.filter(isThis).length;
  const atTheEnd = open.some((one) => one.turn === 'last' && isThis(one.fact));
  const left = MAX_ASKS_PER_FACT - timesAsked - (atTheEnd ? 1 : 0);
  const again: QueuedFact[] = left >= 1 && queued.turn !== 'last' ? [{ ...queued, turn: 'again' }] : [];
  const last: QueuedFact[] = left >= 2 && !atTheEnd ? [{ ...queued, turn: 'last' }] : [];
  return {
    ...progress,
    queue: [...open.slice(0, REPEAT_AFTER_FACTS), ...again, ...open.slice(REPEAT_AFTER_FACTS), ...last],
  };
}

function next(progress: SessionProgress, at: number): DailySession {
  return progress.queue.length > 0 ? { phase: 'asking', progress, askedAt: at } : { phase: 'done', progress };
}
