import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pairSentences } from './sentence-pairs.ts';

describe('sentences of two tellings', () => {
  test('sentences are paired one by one where two tellings have equally many of similar length', () => {
    expect(pairSentences(['aaaaaaaaaa', 'bbbb'], ['가가가가가', '나나'])).toEqual([
      { first: [0], second: [0] },
      { first: [1], second: [1] },
    ]);
  });

  test('two sentences are paired with one where the other telling says it in one', () => {
    const english = ['It rained.', 'The pond grew and grew and grew, and nobody at all knew why.', 'Then it was gone.'];
    const korean = ['비가 왔어요.', '연못이 자꾸 불어났어요.', '왜 그런지 아무도 몰랐어요.', '그러다 사라졌어요.'];
    expect(pairSentences(english, korean)).toEqual([
      { first: [0], second: [0] },
      { first: [1], second: [1, 2] },
      { first: [2], second: [3] },
    ]);
  });

  test('a sentence stands alone where the other telling has none', () => {
    expect(pairSentences(['a'], [])).toEqual([{ first: [0], second: [] }]);
    expect(pairSentences([], ['가', '나'])).toEqual([
      { first: [], second: [0] },
      { first: [], second: [1] },
    ]);
  });

  test('sentence pairs contain each sentence once, in order', () => {
    const sentences = fc.array(fc.string({ minLength: 1, maxLength: 60 }), { maxLength: 9 });
    fc.assert(
      fc.property(sentences, sentences, (first, second) => {
        const pairs = pairSentences(first, second);
        expect(pairs.flatMap((pair) => pair.first)).toEqual(first.map((_, index) => index));
        expect(pairs.flatMap((pair) => pair.second)).toEqual(second.map((_, index) => index));
      }),
    );
  });
});
