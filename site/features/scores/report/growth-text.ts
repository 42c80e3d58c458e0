import { withParticle } from '../../../shared/language/korean.ts';
import type { Catalog } from '../../../shared/language/language.ts';

type GrowthTexts = {
  title: string;
  days: (days: number, before: number) => string;
  newTrees: (facts: string) => string;
  nothingGrown: string;
  plants: (trees: number, young: number, all: number) => string;
  sayIt: string;
  /** `questions`: easier facts to ask. */
  say: (fact: string, questions: string) => string;
};

export const growthText: Catalog<GrowthTexts> = {
  en: {
    title: 'Since last week',
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
  },
  ko: {
    title: '지난주부터 지금까지',
    days: (days, before) => `최근 7일 가운데 ${days}일 연습했어요. 그 전 7일에는 ${before}일이었어요.`,
    newTrees: (facts) => `새로 자란 나무는 ${withParticle(facts, '이에요/예요')}.`,
    nothingGrown: '이번 주에 새로 자란 나무는 없어요. 서로 다른 이틀에 빠르게 맞히면 나무가 돼요.',
    plants: (trees, young, all) =>
      `${all}칸 가운데 나무가 ${trees}그루${young === 0 ? '' : `, 어린나무가 ${young}그루`} 있어요.`,

    sayIt: '이렇게 말해 주세요',
    say: (fact, questions) =>
      `“${withParticle(fact, '은/는')} 얼마일까요?” 하고 물은 다음 속으로 다섯까지 세어 주세요. 막히면 “${questions}” 하고 물어보고, ${withParticle(fact, '을/를')} 다시 물어봐 주세요.`,
  },
};
