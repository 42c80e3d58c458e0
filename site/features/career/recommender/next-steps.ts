import { type Board, type CardLabel, getCardId } from '../../../shared/board/cards.ts';
import type { Bilingual, Language } from '../../../shared/language/language.ts';
import { ANY_CAREER_STEPS, CARD_STEPS } from '../content/card-steps.ts';
import { findCareerById } from '../content/careers.ts';

/** One thing to try within three months. `id` is unique within a career and the same in both languages. */
export type NextStep = { readonly id: string; readonly text: string };

/** How many steps a career without curated ones gets. */
const STEPS_PER_CAREER = 5;

/** A curated career's five steps and one for the first card of its rationale; null for an unknown id. */
export function buildCuratedSteps(
  careerId: string,
  rationaleCards: readonly CardLabel[],
  language: Language,
): readonly NextStep[] | null {
  const career = findCareerById(careerId);
  if (!career) return null;
  return [
    ...career.activities.map((activity, index) => ({ id: `activity-${index + 1}`, text: activity[language] })),
    ...rationaleCards.slice(0, 1).map((card) => cardStep(card, language)),
  ];
}

/**
 * Five steps for a career that has no curated ones: from its rationale's cards, then the board's, then general ones.
 */
export function buildCardSteps(
  board: Board,
  rationaleCards: readonly CardLabel[],
  language: Language,
): readonly NextStep[] {
  const cards = new Set([...rationaleCards, ...board.likes, ...board.strengths]);
  const cardSteps = [...cards].slice(0, STEPS_PER_CAREER - 2).map((card) => cardStep(card, language));
  const general = ANY_CAREER_STEPS.map((step: Bilingual, index) => ({ id: `any-${index + 1}`, text: step[language] }));
  return [...cardSteps, ...general].slice(0, STEPS_PER_CAREER);
}

/** Numbers the steps that a language model wrote. */
export function numberLlmSteps(texts: readonly string[]): readonly NextStep[] {
  return texts.map((text, index) => ({ id: `model-${index + 1}`, text }));
}

function cardStep(card: CardLabel, language: Language): NextStep {
  return { id: `card-${getCardId(card)}`, text: CARD_STEPS[card][language] };
}
