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

  test('a line break ends a sentence and is not part of it', () => {
    const lines = passage('He *came\nin.* “Bo!”\nsaid Theo. Mr.\nFinch sat.', 'en');
    expect(lines.map(({ plain, startsLine }) => [plain, startsLine])).toEqual([
      ['He came', false],
      ['in.', true],
      ['“Bo!”', false],
      ['said Theo.', true],
      ['Mr.', false],
      ['Finch sat.', true],
    ]);
    expect(lines[1]?.pieces).toEqual([{ start: 8, text: 'in.', emphasis: true }]);
    expect(plains('“이모!”\n“왜?”', 'ko')).toEqual(['“이모!”', '“왜?”']);
  });

  test('a gloss word is found at the start and the end of a line, but not across two', () => {
    const slot: GlossWord = { word: { en: 'mail slot' }, meaning: { en: 'a hole', ko: '구멍' } };
    const marked = passage('A mail\nslot dam\nDam. The mail slot', 'en', [dam, slot]).map(({ pieces }) =>
      pieces.filter((piece) => piece.gloss).map((piece) => piece.text),
    );
    expect(marked).toEqual([[], ['dam'], [], ['mail slot']]);
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
        fc.array(fc.tuple(word, fc.constantFrom(' ', '\n')), { minLength: 1 }),
        fc.constantFrom('en' as const, 'ko' as const),
        (words, language) => {
          const text = words.flat().join('').trim();
          const sentences = passage(text, language, [dam]);
          for (const sentence of sentences)
            expect(sentence.pieces.map((piece) => piece.text).join('')).toBe(sentence.plain);
          const all = sentences.map(({ startsLine, plain }) => (startsLine ? '\n' : ' ') + plain).join('');
          expect(all.slice(1)).toBe(plainText(text));
        },
      ),
    );
  });
});
