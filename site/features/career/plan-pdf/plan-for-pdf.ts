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

/** Messages from the worker to the page, in this order. The page sends one message: the plan. */
export type PlanPdfMessage<File> =
  | { readonly kind: 'started' }
  /** The fonts are loaded; drawing begins. */
  | { readonly kind: 'fonts' }
  | { readonly kind: 'drawn'; readonly file: File }
  | { readonly kind: 'failed'; readonly reason: string };

/** UTF-16 code units: with prefix and date the name stays below 255 bytes, the limit of common file systems. */
const MAX_CAREER_CODE_UNITS = 50;

const WORDS: { readonly [Each in Language]: { readonly plan: string; readonly career: string } } = {
  en: { plan: 'Career Plan', career: 'Job' },
  ko: { plan: '커리어플랜', career: '직업' },
};

/**
 * Names the file, for example '커리어플랜-화학자-2026. 11. 21.pdf' or 'Career Plan-Chemist-2026. 11. 21.pdf'; the date is
 * Korean in both (docs/product.md §9.4). Characters that a file system may forbid are removed from the career.
 */
export function planFileName(career: string, date: Date, language: Language): string {
  const words = WORDS[language];
  const day = `${date.getFullYear()}. ${date.getMonth() + 1}. ${date.getDate()}`;
  return `${words.plan}-${fileNamePart(career) || words.career}-${day}.pdf`;
}

function fileNamePart(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
      .replace(/[/\\:*?"<>|~%]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .slice(0, MAX_CAREER_CODE_UNITS)
      // `slice` may have cut a surrogate pair.
      .replace(/[\uD800-\uDBFF]$/u, '')
      .replace(/^[\s.]+|[\s.]+$/gu, '')
  );
}
