import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GlossWord } from '../books/book.ts';
import { glossByPanel, passage, plainText } from './passage.ts';

const dam: GlossWord = { word: { en: 'dam', ko: '댐' }, meaning: { en: 'a wall', ko: '둑' } };

function plains(text: string, language: 'en' | 'ko' = 'en'): string[] {
  return passage(text, language).map((sentence) => sentence.plain);
}

describe('a passage', () => {
  test.each([
    ['He came. He sat.', ['He came.', 'He sat.']],
    ['"Stop!" said Theo. It did.', ['"Stop!" said Theo.', 'It did.']],
    ['*Glug. Glug.* Icy water.', ['Glug.', 'Glug.', 'Icy water.']],
    ['He wrote *1 sock (left).*', ['He wrote 1 sock (left).']],
    ['It was Mr. Finch. “Bother,” he said.', ['It was Mr. Finch.', '“Bother,” he said.']],
    ['Was it? "No," said Mr.', ['Was it?', '"No," said Mr.']],
  ])('%s', (text, sentences) => {
    expect(plains(text)).toEqual(sentences);
  });

  test('a closing quote belongs to its sentence in Korean', () => {
    expect(plains('“이웃집이야. 밤에 일하거든.” 이모가 말했어요. 찰싹!', 'ko')).toEqual([
      '“이웃집이야.',
      '밤에 일하거든.”',
      '이모가 말했어요.',
      '찰싹!',
    ]);
  });

  test('emphasis across two sentences is kept in both', () => {
    const pieces = passage('*Glug. Gush!* Ice.', 'en').map((sentence) => sentence.pieces);
    expect(pieces).toEqual([
      [{ start: 0, text: 'Glug.', emphasis: true }],
      [{ start: 6, text: 'Gush!', emphasis: true }],
      [{ start: 12, text: 'Ice.', emphasis: false }],
    ]);
  });

  test('a gloss word is marked once: in English as a whole word, in Korean also before a particle', () => {
    const marked = (text: string, language: 'en' | 'ko') =>
      passage(text, language, [dam]).flatMap((sentence) => sentence.pieces.filter((piece) => piece.gloss));
    expect(marked('Damp mud. The Dam, a dam.', 'en').map((piece) => piece.text)).toEqual(['Dam']);
    expect(marked('커다란 댐은 댐이에요.', 'ko').map((piece) => piece.text)).toEqual(['댐']);
  });

  test('a chapter marks a word in its first panel that has it', () => {
    expect(glossByPanel(['Mud.', 'A dam.', 'The dam.'], 'en', [dam])).toEqual([[], [dam], []]);
  });

  test('the pieces of all sentences make up the text', () => {
    const word = fc.constantFrom('dam', 'Dam', '*Slap!*', 'he', 'said.', '"No."', '댐은', '왔어요.', '4분,', '…');
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1 }),
        fc.constantFrom('en' as const, 'ko' as const),
        (words, language) => {
          const text = words.join(' ');
          const sentences = passage(text, language, [dam]);
          for (const sentence of sentences)
            expect(sentence.pieces.map((piece) => piece.text).join('')).toBe(sentence.plain);
          expect(sentences.map((sentence) => sentence.plain).join(' ')).toBe(plainText(text));
        },
      ),
    );
  });
});
