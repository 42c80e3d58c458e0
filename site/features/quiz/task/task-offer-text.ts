import type { Catalog } from '../../../shared/language/language.ts';

type TaskOfferTexts = {
  own: (tables: readonly number[]) => string;
  everybody: (tables: readonly number[]) => string;
  start: string;
  /** Accessible name: the quiz has a start button, too. */
  startTask: string;
  notNow: string;
};

const tablesInEnglish = (tables: readonly number[]) =>
  `${tables.length === 1 ? 'table' : 'tables'} ${tables.join(', ')}`;

export const taskOfferText: Catalog<TaskOfferTexts> = {
  en: {
    own: (tables) => `Your task this week: ${tablesInEnglish(tables)}.`,
    everybody: (tables) => `Everybody’s task this week: ${tablesInEnglish(tables)}.`,
    start: 'Start',
    startTask: 'Start the task',
    notNow: 'Not now',
  },
  ko: {
    own: (tables) => `이번 주 과제는 ${tables.join('단, ')}단이에요.`,
    everybody: (tables) => `이번 주 모두의 과제는 ${tables.join('단, ')}단이에요.`,
    start: '시작',
    startTask: '과제 시작',
    notNow: '나중에',
  },
};
