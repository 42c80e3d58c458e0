import type { Board } from '../../../shared/board/cards.ts';
import type { Language } from '../../../shared/language/language.ts';
import type { Recommendation } from '../recommender/recommendation.ts';

/** A 3-month step; its box is ticked where the child has tried it. */
export type PlannedStep = { readonly text: string; readonly isDone: boolean };

/** The content of a plan's PDF: docs/product.md §9.4. */
export type PlanForPdf = {
  /** The board that the career was recommended for. */
  readonly board: Board;
  /** The chosen career. An empty stage of its roadmap is printed as 'being prepared'. */
  readonly recommendation: Recommendation;
  /** The 3-month steps; empty while they load. */
  readonly nextSteps: readonly PlannedStep[];
  /** When the plan was saved. Written in the device's time zone, on the page and in the file's name. */
  readonly date: Date;
  /** The page's language, and the PDF's. */
  readonly language: Language;
};
