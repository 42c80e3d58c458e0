import { withParticle } from '../../../shared/language/korean.ts';
import type { Catalog } from '../../../shared/language/language.ts';
import { nameTables } from '../../../shared/times-tables/facts/table-task.ts';

type TaskOfferTexts = {
  own: (tables: readonly number[]) => string;
  everybody: (tables: readonly number[]) => string;
  start: string;
  /** Accessible name: the quiz has a start button, too. */
  startTask: string;
  notNow: string;
};

export const taskOfferText: Catalog<TaskOfferTexts> = {
  en: {
    own: (tables) => `Your assignment this week: ${nameTables(tables).en}.`,
    everybody: (tables) => `Everybody’s assignment this week: ${nameTables(tables).en}.`,
    start: 'Start',
    startTask: 'Start the assignment',
    notNow: 'Not now',
  },
  ko: {
    own: (tables) => `이번 주 숙제는 ${withParticle(nameTables(tables).ko, '이에요/예요')}.`,
    everybody: (tables) => `이번 주에 모두가 할 숙제는 ${withParticle(nameTables(tables).ko, '이에요/예요')}.`,
    start: '시작',
    startTask: '숙제 시작',
    notNow: '나중에',
  },
};
