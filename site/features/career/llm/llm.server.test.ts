import { expect, it } from 'vitest';
import { createCareerModel } from './llm.server.ts';

it('without an address there is no model', () => {
  const ports = { fetch, now: () => 0, log: { warn: () => {} } };
  expect(createCareerModel({ baseUrl: undefined, model: undefined, apiKey: undefined }, ports)).toBeNull();
});
