import { type FactTree, getTree } from '../../shared/times-tables/facts/fact-tree.ts';
import { getFact, type TimesFact } from '../../shared/times-tables/facts/times-fact.ts';
import type { MemoryModel, Trace } from './memory-models.ts';

/** Children of one strength. */
export type Strength = {
  readonly name: string;
  /** Share of the facts that are known on the first day. */
  readonly knownShare: number;
  /** Multiplies what a first encounter leaves behind: 1 is the model's own value. */
  readonly learning: number;
};

export const STRENGTHS: readonly Strength[] = [
  { name: 'misses nine of ten', knownShare: 0.1, learning: 0.6 },
  { name: 'misses seven of ten', knownShare: 0.3, learning: 0.8 },
  { name: 'misses half', knownShare: 0.5, learning: 1 },
  { name: 'misses three of ten', knownShare: 0.7, learning: 1.2 },
  { name: 'misses one of ten', knownShare: 0.9, learning: 1.4 },
];

/** A known fact is answered wrong this often all the same: a slip of the finger. */
const SLIP = 0.03;
/** An operand order that was never answered is found a little less surely (Rickard, Healy & Bourne 1994). */
const UNSEEN_ORDER = 0.9;
/** A known fact would be recalled at 0.9 after this many days. */
const KNOWN_DAYS = [10, 60] as const;

/** A fact holds if it would be recalled with this probability… */
const HOLD_RECALL = 0.9;
/** …after this many further days without practice. */
const HOLD_DAYS = 7;

/** A random number from 0 up to 1. */
type Chance = () => number;

/** A child with a memory trace for each tree, and answers that follow from it. */
export class SimulatedChild {
  private readonly traces = new Map<FactTree, Trace>();
  private readonly orders = new Set<TimesFact>();
  private readonly model: MemoryModel;
  private readonly strength: Strength;
  private readonly chance: Chance;

  constructor(model: MemoryModel, strength: Strength, trees: readonly FactTree[], chance: Chance) {
    this.model = model;
    this.strength = strength;
    this.chance = chance;
    const [least, most] = KNOWN_DAYS;
    // Easy trees come first: a child knows these sooner than the hard ones.
    trees.forEach((tree, index) => {
      const ease = 1 - (2 * index) / Math.max(1, trees.length - 1);
      const known = Math.min(
        1,
        Math.max(0, strength.knownShare + 0.4 * ease * Math.min(strength.knownShare, 1 - strength.knownShare) * 2),
      );
      if (chance() >= known) return;
      this.traces.set(tree, model.known(least + (most - least) * chance(), 0));
      if (chance() < 0.9) this.orders.add(getFact(tree.low, tree.high));
      if (chance() < 0.9) this.orders.add(getFact(tree.high, tree.low));
    });
  }

  /** Answers a question on a day, is shown the right answer after a miss, and remembers. */
  answer(fact: TimesFact, day: number): boolean {
    const key = getTree(fact);
    const trace = this.traces.get(key);
    const isRight = trace !== undefined && this.chance() < this.recall(fact, day) * (1 - SLIP);
    this.orders.add(fact);
    if (trace) {
      this.traces.set(key, this.model.review(trace, day, isRight));
    } else {
      const learned = this.model.learn(day);
      this.traces.set(key, { ...learned, stability: learned.stability * this.strength.learning });
    }
    return isRight;
  }

  holds(fact: TimesFact, day: number): boolean {
    return this.recall(fact, day + HOLD_DAYS) >= HOLD_RECALL;
  }

  private recall(fact: TimesFact, day: number): number {
    const trace = this.traces.get(getTree(fact));
    if (!trace) return 0;
    return this.model.recall(trace, day) * (this.orders.has(fact) ? 1 : UNSEEN_ORDER);
  }
}
