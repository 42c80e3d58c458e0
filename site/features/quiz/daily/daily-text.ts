import type { TreeLevel } from '../../../shared/facts/fact-tree.ts';
import type { Catalog } from '../../../shared/language/language.ts';

type DailyTexts = {
  title: string;
  loading: string;
  progress: string;
  right: string;
  typeIt: string;
  forestOf: (name: string) => string;
  levels: Record<TreeLevel, string>;
  doneTitle: string;
  done: (facts: number, missed: number) => string;
  nothingTitle: string;
  nothing: string;
  tomorrow: (count: number) => string;
  again: string;
  back: string;
};

export const dailyText: Catalog<DailyTexts> = {
  en: {
    title: 'Today’s two minutes',
    loading: 'Looking for today’s facts…',
    progress: 'Today’s facts',
    right: 'That’s it!',
    typeIt: 'Now type it once.',
    forestOf: (name) => `The forest of ${name}`,
    levels: { tree: 'Tree', thirsty: 'Needs water', sprout: 'Sprout', seed: 'Seed', untried: 'Bare soil' },
    doneTitle: 'Done for today!',
    done: (facts, missed) => {
      if (missed === 0) return `All ${facts} were right.`;
      return missed === 1 ? 'One of them comes back tomorrow.' : `${missed} of them come back tomorrow.`;
    },
    nothingTitle: 'Everything is watered',
    nothing: 'There is nothing left for today. Come back tomorrow.',
    tomorrow: (count) => (count === 1 ? 'Tomorrow one fact is waiting.' : `Tomorrow ${count} facts are waiting.`),
    again: 'Two minutes more',
    back: 'Finish',
  },
  ko: {
    title: '오늘의 2분',
    loading: '오늘 만날 문제를 고르고 있어요…',
    progress: '오늘의 문제',
    right: '맞았어요!',
    typeIt: '한 번 따라 써 보세요.',
    forestOf: (name) => `${name}의 숲`,
    levels: { tree: '나무', thirsty: '물이 필요해요', sprout: '새싹', seed: '씨앗', untried: '빈 땅' },
    doneTitle: '오늘은 여기까지!',
    done: (facts, missed) =>
      missed === 0 ? `${facts}문제를 모두 맞혔어요.` : `틀린 ${missed}문제는 내일 다시 만나요.`,
    nothingTitle: '물을 다 주었어요',
    nothing: '오늘 할 문제는 다 했어요. 내일 또 만나요.',
    tomorrow: (count) => `내일은 ${count}문제가 기다려요.`,
    again: '2분 더 하기',
    back: '마치기',
  },
};
