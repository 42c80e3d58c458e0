import { expect, test } from 'vitest';
import { planPdfText } from './plan-pdf-text.ts';

type Leaf = { readonly path: string; readonly text: string };

/** Every text with its path; a function's with a mark for what is passed in. */
function leavesOf(value: unknown, path = ''): readonly Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') return [{ path: `${path}()`, text: value('‹passed in›') }];
  return Object.entries(value as object).flatMap(([key, each]) => leavesOf(each, `${path}.${key}`));
}

test("the PDF's texts exist in both languages, none empty or in the wrong language", () => {
  const [english, korean] = [leavesOf(planPdfText.en), leavesOf(planPdfText.ko)];
  expect(korean.map(({ path }) => path)).toEqual(english.map(({ path }) => path));
  for (const [index, { path, text }] of english.entries()) {
    const other = korean[index]?.text ?? '';
    expect([text.trim(), other.trim(), path]).not.toContain('');
    expect(other, path).not.toBe(text);
    if (path === '.site' || path === '.locale') continue;
    expect(text, path).not.toMatch(/[가-힣]/);
    expect(other, path).toMatch(/[가-힣]/);
    expect([text.includes('‹passed in›'), other.includes('‹passed in›')]).toEqual(Array(2).fill(path.endsWith('()')));
  }
});
