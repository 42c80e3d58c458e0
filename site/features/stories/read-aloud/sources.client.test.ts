import { expect, test } from 'vitest';
import type { NarrationSource, SourceKind } from './narrator/narrator.ts';
import { listBookSources } from './sources.client.ts';

const sourceOf = (kind: SourceKind) => ({ kind }) as NarrationSource;

test('a book is read by the family, else by its narration, else by the device, else by the embedded voice', () => {
  const kinds = (family: NarrationSource | null) =>
    listBookSources(family, sourceOf('pack'), () => 1).map(({ kind }) => kind);
  expect(kinds(sourceOf('family'))).toEqual(['family', 'pack', 'device', 'embedded']);
  expect(kinds(null)).toEqual(['pack', 'device', 'embedded']);
});
