import { callEndpoint, describeFailure } from '../../../shared/api/api.client.ts';
import type { Language } from '../../../shared/language/language.ts';
import {
  generateRecommendationsEndpoint,
  getNextStepsEndpoint,
  getRecommendationsEndpoint,
} from '../api/career-api.ts';
import type { NextStep } from '../recommender/next-steps.ts';
import type { Recommendation } from '../recommender/recommendation.ts';

/** Has the server recommend others than those of `seenRound`; the first ones where that is undefined. */
export async function regenerate(
  sessionId: string,
  language: Language,
  seenRound: number | undefined,
): Promise<boolean> {
  const body =
    seenRound === undefined ? { sessionId, language } : { sessionId, language, more: true, round: seenRound };
  return (await callEndpoint(generateRecommendationsEndpoint, { body })).ok;
}

/**
 * Has the server generate, and loads the list. Where generating failed, the list is what was recommended before for the
 * same board. Throws the text of docs/product.md §2.5 where the list does not load, as TanStack Query wants it.
 */
export async function loadRecommendations(
  sessionId: string,
  language: Language,
  signal: AbortSignal,
): Promise<readonly Recommendation[]> {
  await callEndpoint(generateRecommendationsEndpoint, { body: { sessionId, language } }, { signal });
  // Korean is the API's default.
  const query = language === 'ko' ? {} : { language };
  const listed = await callEndpoint(getRecommendationsEndpoint, { params: { sessionId }, query }, { signal });
  if (listed.ok) return listed.value;
  const { failure } = listed;
  throw new Error(`Failed to fetch recommendations: ${'status' in failure ? failure.status : failure.kind}`);
}

/** What to do within three months for a career, which is sent whole. Throws where no steps come. */
export async function loadNextSteps(
  sessionId: string,
  career: Recommendation,
  signal: AbortSignal,
): Promise<readonly NextStep[]> {
  const body = { sessionId, career, language: career.language };
  const result = await callEndpoint(getNextStepsEndpoint, { body }, { signal });
  if (!result.ok) throw new Error(`Next steps did not load: ${describeFailure(result.failure)}`);
  const { nextSteps, ids } = result.value;
  return nextSteps.map((text, index) => ({ id: ids[index] ?? `step-${index + 1}`, text }));
}
