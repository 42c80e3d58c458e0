import { expect, test } from 'vitest';
import { STEP_DELAY_MS } from './adventure-state.ts';
import { parseStepDelay, STEP_DELAYS_MS } from './step-delay.ts';

test('the speed slider goes from slow to fast and has the default in its middle', () => {
  expect(STEP_DELAYS_MS).toEqual([...STEP_DELAYS_MS].sort((a, b) => b - a));
  expect(STEP_DELAYS_MS[2]).toBe(STEP_DELAY_MS);
});

test.each(STEP_DELAYS_MS)('a stored delay of %i ms is used', (delay) => {
  expect(parseStepDelay(String(delay))).toBe(delay);
});

test.each([null, '', 'fast', '1', '-600'])('the stored delay %j is read as the default', (text) => {
  expect(parseStepDelay(text)).toBe(STEP_DELAY_MS);
});
