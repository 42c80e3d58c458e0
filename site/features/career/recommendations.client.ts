import { describeFailure, getJson, postJson } from '../../shared/api.client.ts';
import { readNextSteps, readRecommendations } from './received.ts';
import type { Recommendation } from './recommendation.ts';

const PATH = '/api/career-recommendations';

/** A request to generate. `seenRound`: the round that the child sees and wants others than. */
type Wish = { readonly sessionId: string; readonly seenRound?: number };

/** Whether the server has recommendations now; what it answers beyond that is fetched by itself (SPEC §7). */
export async function generate(wish: Wish, signal?: AbortSignal): Promise<boolean> {
  const { sessionId, seenRound } = wish;
  const body = seenRound === undefined ? { sessionId } : { sessionId, more: true, round: seenRound };
  const result = await postJson(`${PATH}/generate`, body, readRecommendations, signal);
  // Not read, and so nothing to stumble over, as long as the server said yes.
  return result.ok || result.failure.kind === 'malformed';
}

/**
 * Has the server generate, then fetches what it has (SPEC §4). Where generating failed, what was recommended before for
 * the same board still comes. Throws SPEC §8's text, as TanStack Query wants it.
 */
export async function loadRecommendations(sessionId: string, signal: AbortSignal): Promise<readonly Recommendation[]> {
  await generate({ sessionId }, signal);
  const result = await getJson(`${PATH}/${encodeURIComponent(sessionId)}`, readRecommendations, signal);
  if (result.ok) return result.value;
  const { failure } = result;
  throw new Error(`Failed to fetch recommendations: ${'status' in failure ? failure.status : failure.kind}`);
}

/** What to do within three months for a career (SPEC §7: it is sent whole). Throws where no steps come. */
export async function loadNextSteps(
  sessionId: string,
  career: Recommendation,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const result = await postJson(`${PATH}/next-steps`, { sessionId, career }, readNextSteps, signal);
  if (result.ok) return result.value;
  throw new Error(`Next steps did not load: ${describeFailure(result.failure)}`);
}
