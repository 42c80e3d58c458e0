import type { Catalog } from '../../language/language.ts';
import { TREE_DAYS, type TreeLevel } from './fact-tree.ts';

type PlantTexts = {
  /** What a plant is called, and what makes it one: the rule of `fact-tree.ts` in words. */
  levels: Record<TreeLevel, { name: string; meaning: string }>;
};

export const plantText: Catalog<PlantTexts> = {
  en: {
    levels: {
      tree: { name: 'Tree', meaning: `right and quick on ${TREE_DAYS} different days` },
      young: { name: 'Young tree', meaning: `right on ${TREE_DAYS} different days, not quick yet` },
      thirsty: { name: 'Needs water', meaning: 'missed last time, or not asked for two weeks' },
      sprout: { name: 'Sprout', meaning: 'right once' },
      seed: { name: 'Seed', meaning: 'not right yet' },
      untried: { name: 'Bare soil', meaning: 'not tried yet' },
    },
  },
  ko: {
    levels: {
      tree: { name: '나무', meaning: `서로 다른 날에 ${TREE_DAYS}번 빠르게 맞혔어요` },
      young: { name: '어린나무', meaning: `서로 다른 날에 ${TREE_DAYS}번 맞혔어요. 빨라지면 나무가 돼요` },
      thirsty: { name: '목마른 나무', meaning: '지난번에 틀렸거나 두 주 동안 풀지 않았어요' },
      sprout: { name: '새싹', meaning: '한 번 맞혔어요' },
      seed: { name: '씨앗', meaning: '아직 맞히지 못했어요' },
      untried: { name: '빈 땅', meaning: '아직 풀어 보지 않았어요' },
    },
  },
};
