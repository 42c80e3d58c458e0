/**
 * Pairs the sentences of two tellings of one text, so that they can stand under each other. The tellings are written
 * independently, so one sentence may stand against two, or against none.
 *
 * Length-based alignment after Gale and Church, "A Program for Aligning Sentences in Bilingual Corpora" (1993), with
 * the match types 1-1, 1-2, 2-1, 2-2, 1-0 and 0-1.
 */
type SentencePair = { readonly first: readonly number[]; readonly second: readonly number[] };

/** Cost of a match type beside its length difference: −100·ln of its frequency in Gale and Church, table 5. */
const MATCHES = [
  { first: 1, second: 1, cost: 0 },
  { first: 1, second: 2, cost: 230 },
  { first: 2, second: 1, cost: 230 },
  { first: 2, second: 2, cost: 440 },
  { first: 1, second: 0, cost: 450 },
  { first: 0, second: 1, cost: 450 },
] as const;

/** Variance of the length per character, as in the paper. */
const VARIANCE = 6.8;

/**
 * Cost of setting texts of these lengths against each other; `ratio` is the second telling's length over the first's.
 */
function lengthCost(first: number, second: number, ratio: number): number {
  if (first === 0 && second === 0) return 0;
  const mean = (first + second / ratio) / 2;
  const deviation = Math.abs(second - first * ratio) / Math.sqrt(mean * VARIANCE * ratio);
  return 50 * deviation ** 2;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** `first` and `second` are the sentences of the two tellings; the pairs hold their indices, in order, each once. */
export function pairSentences(first: readonly string[], second: readonly string[]): SentencePair[] {
  const [a, b] = [first.map((sentence) => sentence.length), second.map((sentence) => sentence.length)];
  if (a.length === 0 || b.length === 0)
    return [...a.map((_, i) => ({ first: [i], second: [] })), ...b.map((_, i) => ({ first: [], second: [i] }))];
  const ratio = sum(b) / sum(a);

  type Step = { readonly cost: number; readonly from: { readonly i: number; readonly j: number } };
  const best = new Map<string, Step>([['0,0', { cost: 0, from: { i: 0, j: 0 } }]]);
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      for (const match of MATCHES) {
        const from = { i: i - match.first, j: j - match.second };
        const before = best.get(`${from.i},${from.j}`);
        if (!before) continue;
        const difference = lengthCost(sum(a.slice(from.i, i)), sum(b.slice(from.j, j)), ratio);
        const cost = before.cost + match.cost + difference;
        if (cost < (best.get(`${i},${j}`)?.cost ?? Number.POSITIVE_INFINITY)) best.set(`${i},${j}`, { cost, from });
      }
    }
  }

  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, k) => from + k);
  const pairs: SentencePair[] = [];
  let [i, j] = [a.length, b.length];
  while (i > 0 || j > 0) {
    const { from } = best.get(`${i},${j}`) ?? { from: { i: 0, j: 0 } };
    pairs.unshift({ first: range(from.i, i), second: range(from.j, j) });
    [i, j] = [from.i, from.j];
  }
  return pairs;
}
