import { withParticle } from '../../../shared/language/korean.ts';
import type { Catalog } from '../../../shared/language/language.ts';
import { nameTables } from '../../../shared/times-tables/facts/table-task.ts';

type GroupsTexts = {
  title: string;
  lead: string;
  need: (count: number, fact: string) => string;
  assign: (tables: readonly number[]) => string;
  assigned: (done: number, all: number) => string;
  print: string;
};

export const groupsText: Catalog<GroupsTexts> = {
  en: {
    title: 'Who needs the same fact',
    lead: 'Five minutes with one group helps more than a worksheet for everybody.',
    need: (count, fact) => `These ${count} need ${fact}`,
    assign: (tables) => `Assign ${nameTables(tables).en} to them`,
    assigned: (done, all) =>
      done === all
        ? `Assigned to ${all} children for a week.`
        : `Assigned to ${done} of ${all}. Please try again in a moment.`,
    print: 'Print a strip for each group',
  },
  ko: {
    title: '같은 문제를 연습할 아이들',
    lead: '모두에게 같은 학습지를 주는 것보다 한 모둠과 5분 함께하는 것이 더 도움이 돼요.',
    need: (count, fact) => `${count}명이 ${withParticle(fact, '을/를')} 연습할 차례예요`,
    assign: (tables) => `이 아이들에게 ${nameTables(tables).ko} 숙제 내기`,
    assigned: (done, all) =>
      done === all
        ? `${all}명에게 일주일 숙제를 냈어요.`
        : `${all}명 가운데 ${done}명에게만 숙제를 냈어요. 잠시 뒤에 다시 눌러 주세요.`,
    print: '모둠 쪽지 인쇄하기',
  },
};
