import type { Board } from '../../../shared/cards.ts';
import type { Language } from '../../../shared/language.ts';
import type { Recommendation } from '../recommendation.ts';

/** The content of a plan's PDF: docs/product.md §9.4. */
export type PlanForPdf = {
  /** The board that the career was recommended for. */
  readonly board: Board;
  /** The chosen career. An empty stage of its roadmap is printed as 'being prepared'. */
  readonly recommendation: Recommendation;
  /** The 3-month steps; empty while they load. */
  readonly nextSteps: readonly string[];
  /** When the plan was saved. Written in the device's time zone, on the page and in the file's name. */
  readonly date: Date;
  /** The page's language. The PDF is always Korean, as the careers' texts are. */
  readonly language: Language;
};
