import { productOf, type TimesFact } from '../../../shared/attempt.ts';
import { type DayResult, resultOf } from '../../../shared/fact-memory.ts';
import { isSameTree, treeOf } from '../../../shared/fact-tree.ts';
import { parseAnswer } from '../quiz.ts';
import { FOCUS_FACTS, type PlannedFact } from './day-plan.ts';

/** A missed fact comes again after this many others… */
export const AGAIN_AFTER = 2;
/** …and a fact is asked at most this often in one session, so that two minutes stay two minutes. */
export const MAX_ASKED = 4;

/** An answer that counts: the first of its fact in this session, or a miss. */
export type DailyAnswer = { readonly fact: TimesFact; readonly result: DayResult };

type Place = PlannedFact & {
  /** 'first', again after a miss, or once more at the end. */
  readonly turn: 'first' | 'again' | 'last';
};

type Progress = {
  /** The first is on the screen. */
  readonly queue: readonly Place[];
  readonly answers: readonly DailyAnswer[];
  /** Facts that were missed, each once. */
  readonly missed: readonly TimesFact[];
  /** Every question that was answered, repeats too. */
  readonly asked: readonly TimesFact[];
};

/** Times are epoch milliseconds. */
export type Daily =
  | { readonly phase: 'asking'; readonly progress: Progress; readonly askedAt: number }
  /** The right answer is shown until it was typed once. */
  | { readonly phase: 'correcting'; readonly progress: Progress }
  | { readonly phase: 'right'; readonly progress: Progress; readonly shownAt: number }
  | { readonly phase: 'done'; readonly progress: Progress };

export type DailyEvent =
  | { readonly type: 'answer'; readonly at: number; readonly text: string }
  | { readonly type: 'tick'; readonly at: number };

/** A right answer is praised this long. */
export const PRAISE_MS = 900;

export function startDaily(plan: readonly PlannedFact[], at: number): Daily {
  const queue = plan.map((one) => ({ ...one, turn: 'first' as const }));
  return next({ queue, answers: [], missed: [], asked: [] }, at);
}

/** The reducer. An event that does not apply in the current phase returns the same object. */
export function stepDaily(daily: Daily, event: DailyEvent): Daily {
  const place = daily.progress.queue[0];
  if (!place) return daily;
  if (event.type === 'tick') {
    const isOver = daily.phase === 'right' && event.at >= daily.shownAt + PRAISE_MS;
    return isOver ? next(withoutFirst(daily.progress), event.at) : daily;
  }
  if (event.text === '') return daily;
  const isRight = parseAnswer(event.text) === productOf(place.fact);
  if (daily.phase === 'correcting') return isRight ? next(requeue(daily.progress), event.at) : daily;
  if (daily.phase !== 'asking') return daily;
  const seconds = Math.max(0, event.at - daily.askedAt) / 1000;
  const progress = withAnswer(daily.progress, place, resultOf(isRight, seconds));
  return isRight ? { phase: 'right', progress, shownAt: event.at } : { phase: 'correcting', progress };
}

/** The fact on the screen; null at the end. */
export function factOfDaily(daily: Daily): TimesFact | null {
  return daily.progress.queue[0]?.fact ?? null;
}

/** How much is done, 0–1: what was asked over what was asked and is still to come. */
export function shareDone({ progress }: Daily): number {
  const total = progress.asked.length + progress.queue.length;
  return total === 0 ? 1 : Math.min(1, progress.asked.length / total);
}

function withAnswer(progress: Progress, { fact, turn }: Place, result: DayResult): Progress {
  const asked = [...progress.asked, fact];
  if (turn !== 'first' && result !== 'missed') return { ...progress, asked };
  const answers = [...progress.answers, { fact, result }];
  const isRepeated = progress.missed.some((one) => isSameTree(treeOf(one), treeOf(fact)));
  const missed = result === 'missed' && !isRepeated ? [...progress.missed, fact] : progress.missed;
  return { ...progress, asked, answers, missed };
}

function withoutFirst(progress: Progress): Progress {
  return { ...progress, queue: progress.queue.slice(1) };
}

/** Puts a missed fact, once it was typed right, behind two others and once more at the end. */
function requeue(progress: Progress): Progress {
  const [place, ...rest] = progress.queue;
  if (!place) return progress;
  const { fact } = place;
  const isThis = (other: TimesFact) => isSameTree(treeOf(other), treeOf(fact));
  // After three misses nothing new is begun: three facts are enough for a day.
  const open = progress.missed.length >= FOCUS_FACTS ? rest.filter((one) => !one.isNew || one.turn !== 'first') : rest;
  const timesAsked = progress.asked.filter(isThis).length;
  const atTheEnd = open.some((one) => one.turn === 'last' && isThis(one.fact));
  const left = MAX_ASKED - timesAsked - (atTheEnd ? 1 : 0);
  const again: Place[] = left >= 1 && place.turn !== 'last' ? [{ ...place, turn: 'again' }] : [];
  const last: Place[] = left >= 2 && !atTheEnd ? [{ ...place, turn: 'last' }] : [];
  return { ...progress, queue: [...open.slice(0, AGAIN_AFTER), ...again, ...open.slice(AGAIN_AFTER), ...last] };
}

function next(progress: Progress, at: number): Daily {
  return progress.queue.length > 0 ? { phase: 'asking', progress, askedAt: at } : { phase: 'done', progress };
}
