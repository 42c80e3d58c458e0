/** The letters of the days: one small story, by how many of them the child has delivered (docs/product.md §7.8). */

import { countWord } from '../../../shared/language/korean.ts';
import type { Bilingual } from '../../../shared/language/language.ts';
import type { Letter, SenderId } from './letter.ts';
import { letters1To10 } from './letters-1-10.ts';
import { letters11To20 } from './letters-11-20.ts';
import { letters21To30 } from './letters-21-30.ts';
import { letters31To40 } from './letters-31-40.ts';

export const letters: readonly Letter[] = [...letters1To10, ...letters11To20, ...letters21To30, ...letters31To40];

export const senderNames: Readonly<Record<SenderId, Bilingual>> = {
  charlotte: { en: 'Charlotte', ko: '샬롯' },
  theo: { en: 'Theo', ko: '테오' },
  priya: { en: 'Priya', ko: '프리야' },
  finch: { en: 'Mr. Finch', ko: '핀치 할아버지' },
  manager: { en: 'the Manager', ko: '부장님' },
};

/** A place in the story: `round` is 2 when it is read again. */
type LetterPlace = { readonly letter: Letter; readonly number: number; readonly round: number };

/** The letter of a count from 1, which goes on with the first after the last one. */
export function getLetter(count: number): LetterPlace {
  const index = (Math.max(1, count) - 1) % letters.length;
  const letter = letters[index];
  if (!letter) throw new Error('There are letters');
  return { letter, number: index + 1, round: Math.floor((Math.max(1, count) - 1) / letters.length) + 1 };
}

const NUMBERS_EN = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** The two lines of a letter that asks for so many things. */
export function formatLetter({ news, wish }: Letter, things: number): Bilingual {
  const wishEn = wish.en.replace('{n}', NUMBERS_EN[things] ?? `${things}`).replace('{s}', things === 1 ? '' : 's');
  return { en: `${news.en}\n${wishEn}`, ko: `${news.ko}\n${wish.ko.replace('{n}', countWord(things))}` };
}
