import fc from 'fast-check';
import { build, type Rolldown } from 'vite';
import type * as harness from './foreign-changes.page.tsx';
import { expect, test } from './journey.fixture.ts';

/** The harness with React's production build, as a script that defines `harness`. */
async function compileHarness(): Promise<string> {
  const entry = 'tests/e2e/foreign-changes.page.tsx';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Vite takes it from the NODE_ENV of this process, which may be any.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: { write: false, copyPublicDir: false, lib: { entry, formats: ['iife'], name: 'harness' } },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output[0].code;
}

type Harness = typeof harness;

let script: string;
test.beforeAll(async () => {
  script = await compileHarness();
});
test.beforeEach(async ({ page }) => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: script });
});

const part = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(null), fc.constantFrom('x', 'yy', 'z z'));
const step = fc.record({
  parts: fc.array(part, { minLength: 5, maxLength: 5 }),
  isTranslated: fc.boolean(),
});

test('React shows its values and nothing else, however translators change its texts in between', async ({ page }) => {
  const runs = fc.sample(fc.array(step, { minLength: 2, maxLength: 8 }), { numRuns: 40, seed: 47 });
  const stale = await page.evaluate(async (sequences) => {
    const { findStale, FORM_NAMES } = (window as unknown as { harness: Harness }).harness;
    const found: unknown[] = [];
    for (const form of FORM_NAMES)
      for (const steps of sequences) {
        const wrong = await findStale(form, steps).catch((error: unknown) => [String(error)]);
        if (wrong.length > 0) found.push({ form, wrong, steps });
      }
    return { count: found.length, first: found.slice(0, 2) };
  }, runs);
  expect(stale).toEqual({ count: 0, first: [] });
});

test('a number in a sentence that was translated as a whole, or built anew, is never an old one', async ({ page }) => {
  const shown = await page.evaluate(async () => {
    const { showMergedSentence, showRebuiltParagraph } = (window as unknown as { harness: Harness }).harness;
    return [await showMergedSentence(), await showRebuiltParagraph()];
  });
  expect(shown).toEqual(['You have 4 cards left', 'kept ']);
});

test('a page that was translated before hydration is hydrated without an error, and stays translated', async ({
  page,
}) => {
  const result = await page.evaluate(() => (window as unknown as { harness: Harness }).harness.hydrateTranslated());
  const after = 'eins zwei7 of 8achteins !zwei!7!8!acht!end';
  // The last text did not change, so it stays as the translator has left it.
  expect(result).toEqual({ errors: [], isKept: true, after: `${after}${after}…` });
});
