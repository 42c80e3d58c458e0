import { expect, it } from 'vitest';
import { createLlmRecommender } from './llm.server.ts';

it('without a base URL there is no LLM recommender', () => {
  const ports = { fetch, now: () => 0, log: { warn: () => {} } };
  expect(createLlmRecommender({ baseUrl: undefined, model: undefined, apiKey: undefined }, ports)).toBeNull();
});
