import type { Board } from '../../../shared/cards.ts';
import type { Language } from '../../../shared/language.ts';
import type { Recommendation } from '../recommendation.ts';

/** What the PDF of a plan is made of (SPEC §9). */
export type PlanForPdf = {
  /** The four lists that the plan came from. */
  readonly board: Board;
  /** The chosen career. A stage of its roadmap that is missing or empty is 'being prepared'. */
  readonly recommendation: Recommendation;
  /** What to do within three months; none where it hasn't come yet. */
  readonly nextSteps: readonly string[];
  /** When the plan was saved, by the child's clock: on the page and in the file's name. */
  readonly date: Date;
  /** The page's language. The plan itself is Korean, as the careers' texts are. */
  readonly language: Language;
};
