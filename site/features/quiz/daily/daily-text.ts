import { withParticle } from '../../../shared/language/korean.ts';
import type { Catalog } from '../../../shared/language/language.ts';
import type { FactTree } from '../../../shared/times-tables/facts/fact-tree.ts';
import { GROWTHS, type Grown, type GrowthKind } from './daily-growth.ts';

type DailyTexts = {
  title: string;
  loading: string;
  progress: string;
  right: string;
  typeIt: string;
  /** After something else was typed than the answer that is shown. */
  typeItAgain: string;
  /** Accessible name of the answer's field: the question itself. */
  factorQuestion: (table: number, product: number) => string;
  quotientQuestion: (product: number, table: number) => string;
  copyTitle: string;
  copyNote: string;
  copyNumber: (number: number) => string;
  forestOf: (name: string) => string;
  doneTitle: string;
  /** `missed`: the facts that were missed, as '6 × 7'. */
  done: (asked: number, missed: readonly string[], grown: Grown) => string;
  nothingTitle: string;
  nothing: string;
  tomorrow: (count: number) => string;
  again: string;
  back: string;
};

/** More facts than these are counted, not named. */
const MAX_NAMED = 2;

const GROWN_EN: Record<GrowthKind, { one: string; many: string }> = {
  tree: { one: 'turned into a tree', many: 'turned into trees' },
  young: { one: 'turned into a young tree', many: 'turned into young trees' },
  sprout: { one: 'turned into a sprout', many: 'turned into sprouts' },
  watered: { one: 'stands tall again', many: 'stand tall again' },
};

function growthEn(growth: GrowthKind, trees: readonly FactTree[]): string {
  const { one, many } = GROWN_EN[growth];
  if (trees.length === 1) return `${trees.map(({ name }) => name).join()} ${one}.`;
  return trees.length <= MAX_NAMED
    ? `${trees.map(({ name }) => name).join(' and ')} ${many}.`
    : `${trees.length} facts ${many}.`;
}

const GROWN_KO: Record<GrowthKind, { named: string; counted: (count: number) => string }> = {
  tree: { named: '나무가 되었어요', counted: (count) => `나무가 ${count}그루 자랐어요` },
  young: { named: '어린나무가 되었어요', counted: (count) => `어린나무가 ${count}그루 자랐어요` },
  sprout: { named: '새싹이 되었어요', counted: (count) => `새싹이 ${count}개 돋았어요` },
  watered: { named: '다시 싱싱해졌어요', counted: (count) => `나무 ${count}그루가 다시 싱싱해졌어요` },
};

function growthKo(growth: GrowthKind, trees: readonly FactTree[]): string {
  const { named, counted } = GROWN_KO[growth];
  if (trees.length > MAX_NAMED) return `${counted(trees.length)}.`;
  return `${withParticle(trees.map(({ name }) => name).join(', '), '이/가')} ${named}.`;
}

function listGrowth(grown: Grown, say: (growth: GrowthKind, trees: readonly FactTree[]) => string): string[] {
  return GROWTHS.filter((growth) => grown[growth].length > 0).map((growth) => say(growth, grown[growth]));
}

export const dailyText: Catalog<DailyTexts> = {
  en: {
    title: 'Today’s two minutes',
    loading: 'Looking for today’s facts…',
    progress: 'Today’s facts',
    right: 'That’s it!',
    typeIt: 'Now type it once.',
    typeItAgain: 'Not yet. Look again, and type it.',
    factorQuestion: (table, product) => `${table} times what is ${product}?`,
    quotientQuestion: (product, table) => `What is ${product} divided by ${table}?`,
    copyTitle: 'First, copy three numbers',
    copyNote: 'Just this once. It shows us how fast you type.',
    copyNumber: (number) => `Type ${number}`,
    forestOf: (name) => `${name}’s forest`,
    doneTitle: 'Done for today!',
    done: (asked, missed, grown) => {
      const back =
        missed.length === 0
          ? []
          : missed.length <= MAX_NAMED
            ? [`${missed.join(' and ')} ${missed.length === 1 ? 'comes' : 'come'} back tomorrow.`]
            : [`${missed.length} facts come back tomorrow.`];
      return [`${asked - missed.length} of ${asked}!`, ...listGrowth(grown, growthEn), ...back].join(' ');
    },
    nothingTitle: 'Everything is watered',
    nothing: 'There is nothing left for today. Come back tomorrow.',
    tomorrow: (count) => (count === 1 ? 'Tomorrow one fact is waiting.' : `Tomorrow ${count} facts are waiting.`),
    again: 'Two more minutes',
    back: 'Finish',
  },
  ko: {
    title: '오늘의 2분',
    loading: '오늘 만날 문제를 고르고 있어요…',
    progress: '오늘의 문제',
    right: '맞았어요!',
    typeIt: '한 번 따라 써 보세요.',
    typeItAgain: '조금 달라요. 다시 보고 써 보세요.',
    factorQuestion: (table, product) => `${table}에 얼마를 곱하면 ${withParticle(String(product), '이/가')} 될까요?`,
    quotientQuestion: (product, table) => `${product} 나누기 ${withParticle(String(table), '은/는')}?`,
    copyTitle: '먼저 숫자 세 개를 따라 써요',
    copyNote: '한 번만 하면 돼요. 얼마나 빨리 쓰는지 알아 두려고요.',
    copyNumber: (number) => `${number} 쓰기`,
    forestOf: (name) => `${name}의 숲`,
    doneTitle: '오늘은 여기까지!',
    done: (asked, missed, grown) => {
      const right =
        missed.length === 0
          ? `${asked}문제를 모두 맞혔어요!`
          : `${asked}문제 중 ${asked - missed.length}문제를 맞혔어요!`;
      const back =
        missed.length === 0
          ? []
          : missed.length <= MAX_NAMED
            ? [`${withParticle(missed.join(', '), '은/는')} 내일 다시 만나요.`]
            : [`틀린 ${missed.length}문제는 내일 다시 만나요.`];
      return [right, ...listGrowth(grown, growthKo), ...back].join(' ');
    },
    nothingTitle: '물을 다 주었어요',
    nothing: '오늘 할 문제는 다 했어요. 내일 또 만나요.',
    tomorrow: (count) => `내일은 ${count}문제가 기다려요.`,
    again: '2분 더 하기',
    back: '마치기',
  },
};
