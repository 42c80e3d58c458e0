import { withParticle } from '../../../shared/language/korean.ts';
import type { Catalog } from '../../../shared/language/language.ts';
import type { ClassOrder } from './trees.ts';

type ClassTexts = {
  title: string;
  lead: string;
  /** Accessible name of the table's frame, which scrolls. */
  frame: string;
  today: (count: number, all: number) => string;
  order: string;
  orders: Record<ClassOrder, string>;
  search: string;
  noMatch: string;
  child: string;
  lastDay: string;
  todayShort: string;
  need: string;
  page: (page: number, pages: number) => string;
  before: string;
  after: string;
  more: (count: number) => string;

  growth: string;
  days: (days: number, before: number) => string;
  newTrees: (facts: string) => string;
  nothingGrown: string;
  plants: (trees: number, young: number, all: number) => string;

  sayIt: string;
  /** `questions`: easier facts to ask. */
  say: (fact: string, questions: string) => string;

  certificate: string;
  certificatePrint: string;
  certificateClose: string;
  certificateTitle: string;
  certificateText: (trees: number) => string;
  certificateAll: string;
  certificateFrom: string;
};

export const classText: Catalog<ClassTexts> = {
  en: {
    title: 'The whole class',
    frame: 'Children and facts',
    lead: 'A column for each fact: 3 × 7 and 7 × 3 are one tree.',
    today: (count, all) => `${count} of ${all} have practiced today.`,
    order: 'Order',
    orders: { help: 'Needs help first', name: 'By name', recent: 'Practiced most recently' },
    search: 'Search for a name',
    noMatch: 'Nobody here has that name.',
    child: 'Child',
    lastDay: 'Last practice',
    todayShort: 'today',
    need: 'Facts to practice',
    page: (page, pages) => `Page ${page} of ${pages}`,
    before: 'Previous page',
    after: 'Next page',
    more: (count) => `Show ${count} more`,

    growth: 'Since last week',
    days: (days, before) => `Practiced on ${days} of the last 7 days (${before} in the week before).`,
    newTrees: (facts) => `New trees: ${facts}.`,
    nothingGrown: 'No new tree this week. A tree stands once its fact has been right and quick on two different days.',
    plants: (trees, young, all) => {
      const count = `${trees} of ${all} facts ${trees === 1 ? 'is a tree' : 'are trees'}`;
      if (young === 0) return `${count}.`;
      return `${count}, ${young === 1 ? '1 is a young tree' : `${young} are young trees`}.`;
    },

    sayIt: 'What to say',
    say: (fact, questions) =>
      `“What’s ${fact}?” Count to five in your head. Stuck? “${questions}” Then ask for ${fact} again.`,

    certificate: 'See the certificate',
    certificatePrint: 'Print',
    certificateClose: 'Close',
    certificateTitle: 'Certificate',
    certificateText: (trees) =>
      trees === 1
        ? 'has grown a tree in the times-table forest, with a quick, right answer on two different days.'
        : `has grown ${trees} trees in the times-table forest, each with a quick, right answer on two different days.`,
    certificateAll: 'The whole forest is grown.',
    certificateFrom: 'Story Forest',
  },
  ko: {
    title: '우리 반 모두',
    frame: '아이별 구구단 표',
    lead: '문제마다 한 칸이에요. 3 × 7과 7 × 3은 같은 나무예요.',
    today: (count, all) => `${all}명 가운데 ${count}명이 오늘 연습했어요.`,
    order: '보는 순서',
    orders: { help: '도움이 필요한 순', name: '이름순', recent: '최근에 연습한 순' },
    search: '이름 찾기',
    noMatch: '그런 이름은 없어요.',
    child: '이름',
    lastDay: '마지막 연습',
    todayShort: '오늘',
    need: '연습할 것',
    page: (page, pages) => `${pages}쪽 가운데 ${page}쪽`,
    before: '이전 쪽',
    after: '다음 쪽',
    more: (count) => `${count}개 더 보기`,

    growth: '지난주부터 지금까지',
    days: (days, before) => `최근 7일 가운데 ${days}일 연습했어요. 그 전 7일에는 ${before}일이었어요.`,
    newTrees: (facts) => `새로 자란 나무는 ${withParticle(facts, '이에요/예요')}.`,
    nothingGrown: '이번 주에 새로 자란 나무는 없어요. 서로 다른 이틀에 빠르게 맞히면 나무가 돼요.',
    plants: (trees, young, all) =>
      `${all}칸 가운데 나무가 ${trees}그루${young === 0 ? '' : `, 어린나무가 ${young}그루`} 있어요.`,

    sayIt: '이렇게 말해 주세요',
    say: (fact, questions) =>
      `“${withParticle(fact, '은/는')} 얼마일까요?” 하고 물은 다음 속으로 다섯까지 세어 주세요. 막히면 “${questions}” 하고 물어보고, ${withParticle(fact, '을/를')} 다시 물어봐 주세요.`,

    certificate: '상장 보기',
    certificatePrint: '인쇄하기',
    certificateClose: '닫기',
    certificateTitle: '상장',
    certificateText: (trees) =>
      `위 어린이는 서로 다른 날에 거듭 빠르고 바르게 답하여 구구단 숲에 나무 ${trees}그루를 길러 냈기에 이 상장을 드립니다.`,
    certificateAll: '숲을 모두 채웠습니다.',
    certificateFrom: '이야기숲',
  },
};
