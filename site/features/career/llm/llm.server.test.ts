import { expect, test } from 'vitest';
import { createLlmRecommender } from './llm.server.ts';

test('there is no LLM recommender without a base URL', () => {
  const ports = { fetch, now: () => 0, log: { warn: () => {} } };
  expect(createLlmRecommender({ baseUrl: undefined, model: undefined, apiKey: undefined }, ports)).toBeNull();
});
