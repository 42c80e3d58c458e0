import { expect, test } from 'vitest';
import { DAY_MS } from '../../../shared/time.ts';
import { createLlmRecommender } from './llm.server.ts';

test('there is no LLM recommender without a base URL', () => {
  const ports = { fetch, now: () => 0, log: { warn: () => {} } };
  expect(createLlmRecommender({ baseUrl: undefined, model: undefined, apiKey: undefined }, ports)).toBeNull();
});

test('a model is asked as often in a day as the operator allows, and again the next day', async () => {
  let calls = 0;
  let time = 0;
  const said: string[] = [];
  const model = createLlmRecommender(
    { baseUrl: 'http://model.test', model: 'small', apiKey: undefined, callsPerDay: 2 },
    {
      fetch: async () => {
        calls += 1;
        return Response.json({ choices: [{ message: { content: '{}' } }] });
      },
      now: () => time,
      log: { warn: (_details, message) => said.push(message) },
    },
  );
  const ask = () => model?.nextSteps({ strengths: [], weaknesses: [], likes: ['과학'], dislikes: [] }, '과학자', 'ko');
  for (let asked = 0; asked < 5; asked += 1) expect(await ask()).toBeNull();
  expect(calls).toBe(2);
  expect(said.filter((text) => text.includes('AI_CALLS_PER_DAY'))).toHaveLength(1);
  time = DAY_MS;
  await ask();
  expect(calls).toBe(3);
});
