import { josa, susa } from 'es-hangul';
import { expect, test } from 'vitest';
import { countWord, type Particle, withParticle } from './korean-words.ts';

const SYLLABLES = Array.from({ length: 0xd7a3 - 0xac00 + 1 }, (_, index) => String.fromCharCode(0xac00 + index));

test.each<Particle>(['을/를', '은/는', '이/가', '으로/로'])(
  'the particle %s after every syllable equals that of es-hangul',
  (particle) => {
    const different = SYLLABLES.filter((syllable) => withParticle(syllable, particle) !== josa(syllable, particle));
    expect(different).toEqual([]);
  },
);

test('every number up to 100 is spelled as in es-hangul', () => {
  for (let count = 1; count <= 100; count++) expect(countWord(count)).toBe(susa(count, true));
  expect(countWord(101)).toBe('101');
});
