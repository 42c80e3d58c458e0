import { expect, test } from 'vitest';
import { formatLetter, getLetter, letters, senderNames } from './letters.ts';
import { itemKinds } from './made-level.ts';

const LANGUAGES = ['en', 'ko'] as const;
/** How many things the boards of letters have. */
const THINGS = [1, 3, 4, 6];
/** Words that two lines of a letter must not exceed: they stand beside a board on a phone. */
const MAX_LENGTH = { en: 190, ko: 110 } as const;
const MAX_THANKS = { en: 90, ko: 60 } as const;
/** Names a letter may have that stand in the books. */
const NAMES = /Charlotte|Theo|Priya|Mr\. Finch|Manager|Noodle|Max|Ranger Meera/g;
const KOREAN_NAMES: Readonly<Record<string, string>> = {
  Charlotte: '샬롯',
  Theo: '테오',
  Priya: '프리야',
  'Mr. Finch': '핀치 할아버지',
  Manager: '부장님',
  Noodle: '누들',
  Max: '맥스',
  'Ranger Meera': '미라 이모',
};

const numbered = letters.map((letter, index) => ({ letter, number: index + 1 }));

test('there are forty letters, and each sender and each thing comes several times', () => {
  expect(letters).toHaveLength(40);
  for (const sender of Object.keys(senderNames))
    expect(letters.filter(({ from }) => from === sender).length).toBeGreaterThanOrEqual(7);
  for (const kind of itemKinds) expect(letters.filter(({ item }) => item === kind).length).toBeGreaterThanOrEqual(4);
});

test.each(LANGUAGES)('no sentence of a letter comes twice (%s)', (language) => {
  const lines = letters.flatMap(({ news, wish, thanks }) => [news, wish, thanks].map((each) => each[language]));
  expect(new Set(lines).size).toBe(120);
});

test.each(numbered)('letter $number is short, asks for its thing, and has known names', ({ letter }) => {
  for (const language of LANGUAGES) {
    for (const things of THINGS) {
      const text = formatLetter(letter, things)[language];
      expect(text.split('\n')).toHaveLength(2);
      expect(text).not.toMatch(/[{}]|undefined/);
      expect(text.length).toBeLessThanOrEqual(MAX_LENGTH[language]);
    }
    expect(letter.thanks[language].length).toBeLessThanOrEqual(MAX_THANKS[language]);
  }
  expect(letter.wish.en).toContain(`{n} ${letter.item.replace('-', ' ')}{s}`);
  expect(letter.wish.ko).toMatch(KOREAN_WISHES[letter.item] ?? /^$/);
  const { news, wish, thanks } = letter;
  const own = `${news.en} ${wish.en} ${thanks.en}`.match(NAMES) ?? [];
  for (const name of own) expect(`${news.ko} ${wish.ko} ${thanks.ko}`).toContain(KOREAN_NAMES[name]);
});

/** The thing with its counter. */
const KOREAN_WISHES: Readonly<Record<string, RegExp>> = {
  mitten: /손모아장갑 \{n\} 짝만 /,
  letter: /편지 \{n\} 통만 /,
  key: /열쇠 \{n\} 개만 /,
  bell: /종 \{n\} 개만 /,
  acorn: /도토리 \{n\} 알만 /,
  lantern: /등불 \{n\} 개만 /,
  trumpet: /나팔 \{n\} 개만 /,
  'birthday-cake': /생일 케이크 \{n\} 개만 /,
};

test('one thing and several are said as they should be', () => {
  const [letter] = letters;
  if (!letter) expect.fail();
  expect(formatLetter(letter, 1).en).toContain('one lantern.');
  expect(formatLetter(letter, 3)).toMatchObject({
    en: expect.stringContaining('three lanterns.'),
    ko: expect.stringContaining('등불 세 개만'),
  });
});

test('after the last letter the first one comes again', () => {
  expect(getLetter(1)).toMatchObject({ letter: letters[0], number: 1, round: 1 });
  expect(getLetter(40)).toMatchObject({ letter: letters[39], number: 40, round: 1 });
  expect(getLetter(41)).toMatchObject({ letter: letters[0], number: 1, round: 2 });
});
