/** The Korean books' people, cats and things, as parts.test.ts looks at the rest. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { KOREA_FOLK } from '../sheets/korea-folk.ts';
import { faults, NO_CANVAS, partsOf } from './part-faults.fixture.ts';

beforeAll(() => void vi.stubGlobal('document', NO_CANVAS));
afterEach(() => void vi.restoreAllMocks());

test.each(Object.keys(KOREA_FOLK))('every part of %s shows its outside and stands on something', (name) => {
  expect(faults(partsOf(() => KOREA_FOLK[name]?.()))).toEqual([]);
});
