import { josa, susa } from 'es-hangul';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countWord, formatOrdinalKo, type Particle, pickParticle, withParticle } from './korean.ts';

const SYLLABLES = Array.from({ length: 0xd7a3 - 0xac00 + 1 }, (_, index) => String.fromCharCode(0xac00 + index));

describe('particles', () => {
  test.each<[Particle, '을/를' | '은/는' | '이/가' | '와/과' | '으로/로' | '이에요/예요']>([
    ['을/를', '을/를'],
    ['은/는', '은/는'],
    ['이/가', '이/가'],
    ['과/와', '와/과'],
    ['으로/로', '으로/로'],
  ])('the particle %s after every syllable equals that of es-hangul', (particle, theirs) => {
    expect(SYLLABLES.filter((syllable) => withParticle(syllable, particle) !== josa(syllable, theirs))).toEqual([]);
  });

  /** Names and nicknames as children type them, by the sound they end with. */
  test.each<[sound: string, name: string, topic: string, way: string]>([
    ['a vowel', '지우', '는', '로'],
    ['a consonant', '도윤', '은', '으로'],
    ['ㄹ', '하늘', '은', '로'],
    ['a double final consonant', '값', '은', '으로'],
    ['a syllable written as single letters', '하늘'.normalize('NFD'), '은', '로'],
    ['lone consonants', 'ㅋㅋ', '은', '으로'],
    ['a lone ㄹ', 'ㅇㄹ', '은', '로'],
    ['a lone vowel', 'ㅠㅠ', '는', '로'],
    ['a Latin vowel', 'Mia', '는', '로'],
    ['a Latin vowel with an accent', 'Chloé', '는', '로'],
    ['y', 'Emily', '는', '로'],
    ['n', 'Ben', '은', '으로'],
    ['a silent e after n', 'Jane', '은', '으로'],
    ['m', 'Sam', '은', '으로'],
    ['ng', 'Ming', '은', '으로'],
    ['l', 'Jill', '은', '로'],
    ['le', 'Nicole', '은', '로'],
    ['a short k', 'Jack', '은', '으로'],
    ['a short t', 'Matt', '은', '으로'],
    ['tte', 'Charlotte', '은', '으로'],
    ['k after a consonant', 'Mark', '는', '로'],
    ['a long vowel and k', 'Luke', '는', '로'],
    ['s', 'Thomas', '는', '로'],
    ['d', 'David', '는', '로'],
    ['x', 'MAX', '는', '로'],
    ['r in a word', 'Peter', '는', '로'],
    ['r alone', 'R', '은', '로'],
    ['n alone', 'N', '은', '으로'],
    ['a alone', 'A', '는', '로'],
    ['0', '팀 10', '은', '으로'],
    ['1', '반 1', '은', '로'],
    ['2', '민수2', '는', '로'],
    ['3', '민수3', '은', '으로'],
    ['4', '민수4', '는', '로'],
    ['5', '민수5', '는', '로'],
    ['6', '민수6', '은', '으로'],
    ['7', '민수7', '은', '로'],
    ['8', '민수8', '은', '로'],
    ['9', '민수9', '는', '로'],
    ['a picture after the name', '하늘 🦊', '은', '로'],
    ['a quote after the word', '‘도토리’', '는', '로'],
    ['marks alone', '★', '는', '로'],
    ['nothing', '', '는', '로'],
  ])('a name that ends in %s: %s', (_, name, topic, way) => {
    expect([pickParticle(name, '은/는'), pickParticle(name, '으로/로')]).toEqual([topic, way]);
  });

  test('no name gets both forms, and every name keeps its letters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom<Particle>('을/를', '이/가', '이에요/예요'),
        (name, particle) => {
          const said = withParticle(name, particle);
          expect(said.startsWith(name)).toBe(true);
          expect(particle.split('/')).toContain(said.slice(name.length));
        },
      ),
    );
  });
});

describe('counting words', () => {
  test('every number up to 100 is spelled as in es-hangul', () => {
    for (let count = 1; count <= 100; count++) expect(countWord(count)).toBe(susa(count, true));
    expect(countWord(101)).toBe('101');
  });

  test.each([
    [1, '첫 번째'],
    [2, '두 번째'],
    [20, '스무 번째'],
    [101, '101번째'],
  ])('number %i in a row is %s', (number, words) => expect(formatOrdinalKo(number)).toBe(words));
});
