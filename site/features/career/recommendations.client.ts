import { callEndpoint, describeFailure } from '../../shared/api/api.client.ts';
import type { Language } from '../../shared/language/language.ts';
import { generateRecommendationsEndpoint, getNextStepsEndpoint, getRecommendationsEndpoint } from './api/career-api.ts';
import type { NextStep } from './recommender/next-steps.ts';
import type { Recommendation } from './recommender/recommendation.ts';

/** Has the server recommend others than those of `seenRound`; the first ones where that is undefined. */
export async function regenerate(
  sessionId: string,
  language: Language,
  seenRound: number | undefined,
): Promise<boolean> {
  const body =
    seenRound === undefined ? { sessionId, language } : { sessionId, language, more: true, round: seenRound };
  const result = await callEndpoint(generateRecommendationsEndpoint, { body });
  // The page reloads and asks again, so a reply that it cannot read does not matter here.
  return result.ok || result.failure.kind === 'malformed';
}

/**
 * Has the server generate, and returns its reply. Where generating failed, what was recommended before for the same
 * board is fetched instead. Throws the text of docs/product.md §9.2, as TanStack Query wants it.
 */
export async function loadRecommendations(
  sessionId: string,
  language: Language,
  signal: AbortSignal,
): Promise<readonly Recommendation[]> {
  const generated = await callEndpoint(generateRecommendationsEndpoint, { body: { sessionId, language } }, { signal });
  if (generated.ok) return generated.value;
  const headers = { 'session-id': sessionId };
  const stored = await callEndpoint(getRecommendationsEndpoint, { headers, query: { language } }, { signal });
  if (stored.ok) return stored.value;
  const { failure } = stored;
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
