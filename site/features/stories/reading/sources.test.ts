import { describe, expect, test } from 'vitest';
import type { Line } from '../model/lines.ts';
import type { NarrationSource, SourceKind } from '../voices/narrator.ts';
import { createSourceChooser } from './sources.ts';

const sourceOf = (kind: SourceKind) => ({ kind }) as NarrationSource;

describe('who reads', () => {
  const own = [sourceOf('family'), sourceOf('pack')];
  const line = (language: 'en' | 'ko'): Line => ({ id: '', panel: '1-1', language, text: '', speaker: null });

  test.each([
    ['English', 'en', null, ['family', 'pack', 'spoken', 'device']],
    ['English by a device', 'en', 'device', ['family', 'pack', 'device', 'spoken']],
    ['Korean', 'ko', null, ['family', 'pack', 'device', 'spoken']],
    ['Korean by the voice of the book', 'ko', 'book', ['family', 'pack', 'spoken', 'device']],
  ] as const)('the order of who reads: %s', (_, language, chosen, kinds) => {
    const sourcesOf = createSourceChooser(own, sourceOf('spoken'), sourceOf('device'), () => chosen);
    expect(sourcesOf(line(language)).map(({ kind }) => kind)).toEqual(kinds);
  });
});
