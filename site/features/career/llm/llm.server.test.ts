import { expect, it } from 'vitest';
import { createLlmRecommender } from './llm.server.ts';

it('there is no LLM recommender without a base URL', () => {
  const ports = { fetch, now: () => 0, log: { warn: () => {} } };
  expect(createLlmRecommender({ baseUrl: undefined, model: undefined, apiKey: undefined }, ports)).toBeNull();
});
