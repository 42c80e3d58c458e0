import type { Catalog } from '../../../shared/language/language.ts';
import type { ClassOrder } from './class-view.ts';

type ClassTexts = {
  title: string;
  lead: string;
  /** Accessible name of the table's frame, which scrolls. */
  frame: string;
  today: (count: number, all: number) => string;
  order: string;
  orders: Record<ClassOrder, string>;
  noMatch: string;
  child: string;
  lastDay: string;
  todayShort: string;
  need: string;
  page: (page: number, pages: number) => string;
  before: string;
  after: string;
};

export const classText: Catalog<ClassTexts> = {
  en: {
    title: 'The whole class',
    frame: 'Children and facts',
    lead: 'A column for each fact: 3 × 7 and 7 × 3 are one tree.',
    today: (count, all) => `${count} of ${all} have practiced today.`,
    order: 'Order',
    orders: { help: 'Needs help first', name: 'By name', recent: 'Practiced most recently' },
    noMatch: 'Nobody here has that name.',
    child: 'Child',
    lastDay: 'Last practice',
    todayShort: 'today',
    need: 'Facts to practice',
    page: (page, pages) => `Page ${page} of ${pages}`,
    before: 'Previous page',
    after: 'Next page',
  },
  ko: {
    title: '우리 반 모두',
    frame: '아이별 구구단 표',
    lead: '문제마다 한 칸이에요. 3 × 7과 7 × 3은 같은 나무예요.',
    today: (count, all) => `${all}명 가운데 ${count}명이 오늘 연습했어요.`,
    order: '보는 순서',
    orders: { help: '도움이 필요한 순', name: '이름순', recent: '최근에 연습한 순' },
    noMatch: '그런 이름은 없어요.',
    child: '이름',
    lastDay: '마지막 연습',
    todayShort: '오늘',
    need: '연습할 것',
    page: (page, pages) => `${pages}쪽 가운데 ${page}쪽`,
    before: '이전 쪽',
    after: '다음 쪽',
  },
};
