import { callEndpoint, describeFailure } from '../../shared/api.client.ts';
import { careerNextSteps, generateRecommendations, storedRecommendations } from './career-api.ts';
import type { Recommendation } from './recommendation.ts';

/** Has the server recommend others than those of `seenRound`; the first ones where that is undefined. */
export async function regenerate(sessionId: string, seenRound: number | undefined): Promise<boolean> {
  const body = seenRound === undefined ? { sessionId } : { sessionId, more: true, round: seenRound };
  const result = await callEndpoint(generateRecommendations, { body });
  // The page reloads and asks again, so a reply that it cannot read does not matter here.
  return result.ok || result.failure.kind === 'malformed';
}

/**
 * Has the server generate, and returns its reply. Where generating failed, what was recommended before for the same
 * board is fetched instead. Throws the text of docs/product.md §9.2, as TanStack Query wants it.
 */
export async function loadRecommendations(sessionId: string, signal: AbortSignal): Promise<readonly Recommendation[]> {
  const generated = await callEndpoint(generateRecommendations, { body: { sessionId } }, { signal });
  if (generated.ok) return generated.value;
  const stored = await callEndpoint(storedRecommendations, { params: { sessionId } }, { signal });
  if (stored.ok) return stored.value;
  const { failure } = stored;
  throw new Error(`Failed to fetch recommendations: ${'status' in failure ? failure.status : failure.kind}`);
}

/** What to do within three months for a career, which is sent whole. Throws where no steps come. */
export async function loadNextSteps(
  sessionId: string,
  career: Recommendation,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const result = await callEndpoint(careerNextSteps, { body: { sessionId, career } }, { signal });
  if (result.ok) return result.value.nextSteps;
  throw new Error(`Next steps did not load: ${describeFailure(result.failure)}`);
}
