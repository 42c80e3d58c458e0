import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GlossWord } from './book.ts';
import {
  findGloss,
  findGlossByPanel,
  formatLineId,
  groupUnbreakable,
  listSpellings,
  listSpokenWords,
  parsePassage,
  stripEmphasis,
} from './passage.ts';

const dam: GlossWord = { word: { en: 'dam', ko: '댐' }, meaning: { en: 'a wall', ko: '둑' } };

function plains(text: string, language: 'en' | 'ko' = 'en'): string[] {
  return parsePassage(text, language).map((sentence) => sentence.plain);
}

describe('a passage', () => {
  test.each([
    ['He came. He sat.', ['He came.', 'He sat.']],
    ['"Stop!" said Theo. It did.', ['"Stop!" said Theo.', 'It did.']],
    ['*Glug. Glug.* Icy water.', ['Glug.', 'Glug.', 'Icy water.']],
    ['He wrote *1 sock (left).*', ['He wrote 1 sock (left).']],
    ['It was Mr. Finch. “Bother,” he said.', ['It was Mr. Finch.', '“Bother,” he said.']],
    ['Was it? "No," said Mr.', ['Was it?', '"No," said Mr.']],
  ])('a passage is split into sentences: %s', (text, sentences) => {
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
    const lines = parsePassage('He *came\nin.* “Bo!”\nsaid Theo. Mr.\nFinch sat.', 'en');
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
    const marked = parsePassage('A mail\nslot dam\nDam. The mail slot', 'en', [dam, slot]).map(({ pieces }) =>
      pieces.filter((piece) => piece.gloss).map((piece) => piece.text),
    );
    expect(marked).toEqual([[], ['dam'], [], ['mail slot']]);
  });

  test('emphasis across two sentences is kept in both', () => {
    const pieces = parsePassage('*Glug. Gush!* Ice.', 'en').map((sentence) => sentence.pieces);
    expect(pieces).toEqual([
      [{ start: 0, text: 'Glug.', emphasis: true }],
      [{ start: 6, text: 'Gush!', emphasis: true }],
      [{ start: 12, text: 'Ice.', emphasis: false }],
    ]);
  });

  test('a gloss word is marked once: in English as a whole word, in Korean also before a particle', () => {
    const marked = (text: string, language: 'en' | 'ko') =>
      parsePassage(text, language, [dam]).flatMap((sentence) => sentence.pieces.filter((piece) => piece.gloss));
    expect(marked('Damp mud. The Dam, a dam.', 'en').map((piece) => piece.text)).toEqual(['Dam']);
    expect(marked('커다란 댐은 댐이에요.', 'ko').map((piece) => piece.text)).toEqual(['댐']);
  });

  test.each([
    ['at the start', 'Dam it.', 'en', 0],
    ['as the whole text', 'dam', 'en', 0],
    ['at the end', 'A dam', 'en', 2],
    ['after a quote', '“Dam!”', 'en', 1],
    ['not inside a word', 'A madam, damp.', 'en', -1],
    ['as a later, whole word', 'A madam, a damp dam', 'en', 16],
    ['not where it is missing', 'Mud.', 'en', -1],
    ['with a particle', '댐은', 'ko', 0],
    ['not at the end of another word', '큰댐', 'ko', -1],
  ] as const)('the gloss word of a passage is found %s: %s', (_, text, language, index) => {
    expect(findGloss(text, dam.word[language] ?? '', language)).toBe(index);
  });

  test('a gloss word that is missing, or has no word in the language, marks nothing', () => {
    const english: GlossWord = { word: { en: 'dam' }, meaning: dam.meaning };
    for (const [text, language] of [
      ['Mud dams.', 'en'],
      ['undefined 댐', 'ko'],
    ] as const) {
      const pieces = parsePassage(text, language, [english]).flatMap((sentence) => sentence.pieces);
      expect(pieces).toEqual([{ start: 0, text, emphasis: false }]);
      expect(findGlossByPanel([text], language, [english])).toEqual([[]]);
    }
  });

  test('a gloss word at the start of a passage is marked', () => {
    expect(parsePassage('Dam mud.', 'en', [dam])[0]?.pieces[0]).toEqual({
      start: 0,
      text: 'Dam',
      emphasis: false,
      gloss: dam,
    });
    expect(findGlossByPanel(['Dam mud.'], 'en', [dam])).toEqual([[dam]]);
  });

  test('a sentence on the page has the id of its panel, language, part and number', () => {
    expect(formatLineId('1-3', 'ko', 'bubble', 2)).toBe('1-3.ko.bubble.2');
  });

  test('a chapter marks a gloss word in its first panel that has it', () => {
    expect(findGlossByPanel(['Mud.', 'A dam.', 'The dam.'], 'en', [dam])).toEqual([[], [dam], []]);
  });

  test('the pieces of all sentences make up the text', () => {
    const word = fc.constantFrom('dam', 'Dam', '*Slap!*', 'he', 'said.', '"No."', '댐은', '왔어요.', '4분,', '…');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, fc.constantFrom(' ', '\n')), { minLength: 1 }),
        fc.constantFrom('en' as const, 'ko' as const),
        (words, language) => {
          const text = words.flat().join('').trim();
          const sentences = parsePassage(text, language, [dam]);
          for (const sentence of sentences)
            expect(sentence.pieces.map((piece) => piece.text).join('')).toBe(sentence.plain);
          const all = sentences.map(({ startsLine, plain }) => (startsLine ? '\n' : ' ') + plain).join('');
          expect(all.slice(1)).toBe(stripEmphasis(text));
        },
      ),
    );
  });
});

describe('unbreakable groups', () => {
  const groupsIn = (text: string, language: 'en' | 'ko') =>
    parsePassage(text, language, [dam]).map(({ pieces }) =>
      groupUnbreakable(pieces).map((group) => group.map((piece) => piece.text).join('|')),
    );

  test.each([
    ['The dam, he said', 'en', ['The ', 'dam|,', ' he said']],
    ['It is a “dam.”', 'en', ['It is a ', '“|dam|.”']],
    ['A *beaver dam*.', 'en', ['A ', 'beaver ', 'dam|.']],
    ['dam', 'en', ['dam']],
    ['큰 댐을 지어요', 'ko', ['큰 ', '댐|을', ' 지어요']],
    ['No gloss here.', 'en', ['No gloss here.']],
  ] as const)('unbreakable groups are formed for: %s', (text, language, groups) => {
    expect(groupsIn(text, language)).toEqual([groups]);
  });

  test("unbreakable groups keep every character, and no gloss word touches another group's letter", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ab ,“”*]{0,12}dam[ab ,“”*.]{0,12}$/), (text) => {
        for (const { pieces, plain } of parsePassage(text, 'en', [dam])) {
          const groups = groupUnbreakable(pieces).map((group) => group.map((piece) => piece.text).join(''));
          expect(groups.join('')).toBe(plain);
          expect(groups.every((group) => group !== '')).toBe(true);
        }
      }),
    );
  });
});

describe('the spellings of a gloss word', () => {
  test("each spelling of a gloss word has a voice of its language, the text's language first", () => {
    const dam = { word: { en: 'dam', ko: '댐' } };
    const [english, korean] = [
      { language: 'en', spelling: 'dam', voice: { language: 'en', text: 'dam' } },
      { language: 'ko', spelling: '댐', voice: { language: 'ko', text: '댐' } },
    ];
    expect(listSpellings(dam, 'en')).toEqual([english, korean]);
    expect(listSpellings(dam, 'ko')).toEqual([korean, english]);
    expect(listSpellings({ word: { ko: '댐' } }, 'en')).toEqual([korean]);
  });

  test('a Korean name is spoken once, by a Korean voice only', () => {
    expect(listSpellings({ word: { en: 'Tteok' }, spoken: '떡' }, 'en')).toEqual([
      { language: 'en', spelling: 'Tteok', voice: { language: 'ko', text: '떡' } },
    ]);
    expect(listSpellings({ word: { en: 'hanbok', ko: '한복' }, spoken: '한복' }, 'en')).toEqual([
      { language: 'en', spelling: 'hanbok', voice: null },
      { language: 'ko', spelling: '한복', voice: { language: 'ko', text: '한복' } },
    ]);
  });
});

describe('what a voice says of a glossary', () => {
  const meaning = { en: 'a meaning', ko: '뜻' };
  const name: GlossWord = { word: { en: 'Tteok' }, meaning, spoken: '떡' };
  const hanbok: GlossWord = { word: { en: 'hanbok', ko: '한복' }, meaning, spoken: '한복' };
  test.each([
    ['each spelling in its language', [dam], ['dam'], ['댐']],
    ['a word of one language', [{ word: { en: 'mail slot' }, meaning }], ['mail slot'], []],
    ['a Korean name, by the Korean voice', [name, hanbok], [], ['떡', '한복']],
    ['the same text once', [name, { word: { ko: '떡' }, meaning }, dam, dam], ['dam'], ['떡', '댐']],
    ['nothing', [], [], []],
  ])('%s', (_, gloss, english, korean) => {
    expect(listSpokenWords({ gloss }, 'en')).toEqual(english);
    expect(listSpokenWords({ gloss }, 'ko')).toEqual(korean);
  });
});
