/**
 * Two published models of forgetting, for simulated children. Times are in days.
 *
 * - `fsrs`: the three-component model of FSRS-4.5 with its default weights, which were fitted to hundreds of millions
 *   of reviews (Ye et al. 2022, KDD, doi 10.1145/3534678.3539081). It forgets by a power function, as Wixted & Ebbesen
 *   (1991) found, and gains more from a review that comes late.
 * - `halfLife`: half-life regression with its Leitner weights (Settles & Meeder 2016, ACL, doi 10.18653/v1/P16-1174):
 *   exponential forgetting, as in Ebbinghaus (1885); the half-life doubles with a right answer and halves with a wrong
 *   one.
 */
export type Trace = {
  /** FSRS: the interval in days after which recall is 0.9. Half-life: the half-life in days. */
  readonly stability: number;
  /** FSRS: 1–10. Unused by the half-life model. */
  readonly difficulty: number;
  /** The day of the last review. */
  readonly lastDay: number;
};

export type MemoryModel = {
  readonly name: string;
  /** Probability of recall. */
  readonly recall: (trace: Trace, day: number) => number;
  /** A first encounter: the answer was not known, and was then shown. */
  readonly learn: (day: number) => Trace;
  /** A fact that is known from the start and would be recalled at 0.9 after `days` without practice. */
  readonly known: (days: number, day: number) => Trace;
  readonly review: (trace: Trace, day: number, isRight: boolean) => Trace;
};

/** FSRS-4.5 default weights w0–w16. */
const W = [
  0.4872, 1.4003, 3.7145, 13.8206, 5.1618, 1.2298, 0.8975, 0.031, 1.6474, 0.1367, 1.0461, 2.1072, 0.0793, 0.3246, 1.587,
  0.2272, 2.8755,
] as const;

const DECAY = -0.5;
const FACTOR = 19 / 81;
/** FSRS grades: 1 again, 3 good. */
const initialDifficulty = (grade: 1 | 3) => clampDifficulty(W[4] - (grade - 3) * W[5]);

function clampDifficulty(value: number): number {
  return Math.min(10, Math.max(1, value));
}

function fsrsRecall({ stability, lastDay }: Trace, day: number): number {
  return (1 + (FACTOR * Math.max(0, day - lastDay)) / stability) ** DECAY;
}

function fsrsReview(trace: Trace, day: number, isRight: boolean): Trace {
  const { stability, difficulty } = trace;
  const recall = fsrsRecall(trace, day);
  const moved = difficulty - W[6] * (isRight ? 0 : -2);
  const nextDifficulty = clampDifficulty(W[7] * initialDifficulty(3) + (1 - W[7]) * moved);
  const grown =
    stability * (1 + Math.exp(W[8]) * (11 - difficulty) * stability ** -W[9] * (Math.exp(W[10] * (1 - recall)) - 1));
  const relearned = W[11] * difficulty ** -W[12] * ((stability + 1) ** W[13] - 1) * Math.exp(W[14] * (1 - recall));
  // A lapse never leaves more than there was.
  return {
    stability: isRight ? grown : Math.max(0.1, Math.min(stability, relearned)),
    difficulty: nextDifficulty,
    lastDay: day,
  };
}

const fsrs: MemoryModel = {
  name: 'FSRS-4.5 (power)',
  recall: fsrsRecall,
  learn: (day) => ({ stability: W[0], difficulty: initialDifficulty(1), lastDay: day }),
  known: (days, day) => ({ stability: days, difficulty: initialDifficulty(3), lastDay: day }),
  review: fsrsReview,
};

/** Half-lives of at least half a day; at most nine months, as the authors bound them. */
const MIN_HALF_LIFE_DAYS = 0.5;
const MAX_HALF_LIFE_DAYS = 274;
/** Recall falls from 1 to 0.9 in this share of a half-life. */
const NINE_TENTHS = Math.log2(1 / 0.9);

const halfLife: MemoryModel = {
  name: 'half-life regression (exponential)',
  recall: ({ stability, lastDay }, day) => 2 ** (-Math.max(0, day - lastDay) / stability),
  learn: (day) => ({ stability: 1, difficulty: 0, lastDay: day }),
  known: (days, day) => ({ stability: Math.min(MAX_HALF_LIFE_DAYS, days / NINE_TENTHS), difficulty: 0, lastDay: day }),
  review: (trace, day, isRight) => {
    // Repeats within a day are massed practice: they leave the half-life as it is.
    if (isRight && day - trace.lastDay < 1) return trace;
    const stability = Math.min(MAX_HALF_LIFE_DAYS, Math.max(MIN_HALF_LIFE_DAYS, trace.stability * (isRight ? 2 : 0.5)));
    return { ...trace, stability, lastDay: day };
  },
};

export const MEMORY_MODELS: readonly MemoryModel[] = [fsrs, halfLife];
