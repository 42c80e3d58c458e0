import { withParticle } from '../../language/korean.ts';
import type { Bilingual } from '../../language/language.ts';
import type { TimesFact } from './times-fact.ts';

/** Equal rows of dots in groups, from the top: those of an easier fact each. */
export type FactSplit = {
  readonly rowLength: number;
  readonly groups: readonly {
    readonly rows: number /** Crossed out: more than the fact has. */;
    readonly isTaken: boolean;
  }[];
};

/** A way to come to a fact from easier ones (Baroody 2006, docs/learning.md). */
type FactTip = {
  /** The way in a sentence. */
  readonly text: Bilingual;
  /** The easier facts as questions, for a grown-up to ask. */
  readonly questions: Bilingual;
  readonly split: FactSplit;
};

type Way = {
  readonly factor: number;
  /** Rows of each group of the array, of `factor` rows, or of ten. */
  readonly groups: readonly number[];
  /** Whether the last group is crossed out. */
  readonly isTaking?: boolean;
  readonly text: (other: number, product: number) => Bilingual;
  readonly questions: (other: number) => Bilingual;
};

/** '5 × 8은?' with the particle of its last digit. */
const ask = (fact: string) => `${withParticle(fact, '은/는')}?`;

/** The first whose factor is there is told. */
const WAYS: readonly Way[] = [
  {
    factor: 1,
    groups: [1],
    text: (other) => ({
      en: `One times a number is the number itself: ${other}.`,
      ko: `1을 곱하면 그 수 그대로: ${other}.`,
    }),
    questions: (other) => ({ en: `What’s one ${other}?`, ko: `${ask(`${other} 한 묶음`)}` }),
  },
  {
    factor: 2,
    groups: [1, 1],
    text: (other, product) => ({
      en: `Double it: ${other} + ${other} = ${product}.`,
      ko: `똑같은 수를 두 번: ${other} + ${other} = ${product}.`,
    }),
    questions: (other) => ({ en: `What’s ${other} + ${other}?`, ko: ask(`${other} + ${other}`) }),
  },
  {
    factor: 5,
    groups: [5, 5],
    isTaking: true,
    text: (other, product) => ({
      en: `10 × ${other} = ${10 * other}. Half of that is ${product}.`,
      ko: `10 × ${other} = ${10 * other}. 그 절반은 ${product}.`,
    }),
    questions: (other) => ({
      en: `What’s 10 × ${other}? And half of that?`,
      ko: `${ask(`10 × ${other}`)} 그 절반은?`,
    }),
  },
  {
    factor: 9,
    groups: [9, 1],
    isTaking: true,
    text: (other, product) => ({
      en: `10 × ${other} = ${10 * other}. Take away one ${other}: ${10 * other} − ${other} = ${product}.`,
      ko: `10 × ${other} = ${10 * other}. ${other} 한 묶음만 빼요: ${10 * other} − ${other} = ${product}.`,
    }),
    questions: (other) => ({
      en: `What’s 10 × ${other}? And one ${other} less?`,
      ko: `${ask(`10 × ${other}`)} 거기서 ${other} 한 묶음을 빼면?`,
    }),
  },
  {
    factor: 4,
    groups: [1, 1, 2],
    text: (other, product) => ({
      en: `Double it, then double it again: ${other} → ${2 * other} → ${product}.`,
      ko: `두 배 하고 또 두 배: ${other} → ${2 * other} → ${product}.`,
    }),
    questions: (other) => ({
      en: `What’s 2 × ${other}? And double that?`,
      ko: `${ask(`2 × ${other}`)} 그 두 배는?`,
    }),
  },
  {
    factor: 3,
    groups: [2, 1],
    text: (other, product) => ({
      en: `Double ${other}, and one more ${other}: ${2 * other} + ${other} = ${product}.`,
      ko: `${other}씩 두 묶음에 한 묶음 더: ${2 * other} + ${other} = ${product}.`,
    }),
    questions: (other) => ({
      en: `What’s 2 × ${other}? And one more ${other}?`,
      ko: `${ask(`2 × ${other}`)} 거기에 ${other} 한 묶음을 더하면?`,
    }),
  },
  {
    factor: 6,
    groups: [5, 1],
    text: (other, product) => ({
      en: `Five ${other}s and one more ${other}: ${5 * other} + ${other} = ${product}.`,
      ko: `${other}씩 다섯 묶음에 한 묶음 더: ${5 * other} + ${other} = ${product}.`,
    }),
    questions: (other) => ({
      en: `What’s 5 × ${other}? And one more ${other}?`,
      ko: `${ask(`5 × ${other}`)} 거기에 ${other} 한 묶음을 더하면?`,
    }),
  },
  {
    factor: 8,
    groups: [1, 1, 2, 4],
    text: (other, product) => ({
      en: `Double it three times: ${other} → ${2 * other} → ${4 * other} → ${product}.`,
      ko: `두 배를 세 번: ${other} → ${2 * other} → ${4 * other} → ${product}.`,
    }),
    questions: (other) => ({
      en: `What’s 4 × ${other}? And double that?`,
      ko: `${ask(`4 × ${other}`)} 그 두 배는?`,
    }),
  },
  {
    factor: 7,
    groups: [5, 2],
    text: (other, product) => ({
      en: `Five ${other}s and two ${other}s: ${5 * other} + ${2 * other} = ${product}.`,
      ko: `${other}씩 다섯 묶음과 두 묶음: ${5 * other} + ${2 * other} = ${product}.`,
    }),
    questions: (other) => ({
      en: `What’s 5 × ${other}? And 2 × ${other}?`,
      ko: `${ask(`5 × ${other}`)} ${ask(`2 × ${other}`)}`,
    }),
  },
];

/** The hardest fact has a rhyme of its own, beside its way by the sevens. */
const RHYME: Bilingual = { en: '5, 6, 7, 8: 56 = 7 × 8.', ko: '오, 육, 칠, 팔! 56 = 7 × 8.' };
const RHYMED_PRODUCT = 56;

/** Returns what helps with a fact. */
export function getFactTip({ table, multiplier, product, question }: TimesFact): FactTip {
  const isRhymed = product === RHYMED_PRODUCT;
  const ways = isRhymed ? WAYS.filter(({ factor }) => factor === 7) : WAYS;
  const way = ways.find(({ factor }) => factor === table || factor === multiplier);
  if (!way) throw new RangeError(`no tip for ${question}`);
  const other = way.factor === table ? multiplier : table;
  const text = way.text(other, product);
  const groups = way.groups.map((rows, index) => ({
    rows,
    isTaken: way.isTaking === true && index === way.groups.length - 1,
  }));
  return {
    text: isRhymed ? { en: `${RHYME.en} ${text.en}`, ko: `${RHYME.ko} ${text.ko}` } : text,
    questions: way.questions(other),
    split: { rowLength: other, groups },
  };
}
