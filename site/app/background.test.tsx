// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { LANGUAGE_KEY } from '../shared/language/language.ts';
import { explainRefusal } from '../shared/refusal/refusal.client.ts';
import { writeStored } from '../shared/storage/stored-text.client.ts';
import './background.tsx';

vi.mock('../shared/refusal/refusal.client.ts', () => ({ explainRefusal: vi.fn() }));

test('that storage refuses a text is said once in a visit, even before the page is hydrated', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  for (const value of ['one', 'two']) writeStored(LANGUAGE_KEY, value);
  await vi.dynamicImportSettled();
  expect(explainRefusal).toHaveBeenCalledExactlyOnceWith('storage');
});
