import { fnv1a, mulberry32 } from '../../../shared/random.ts';

/** Numbers from a seed: the same on every device. */
export type Random = {
  /** An integer from 0, below a bound. */
  readonly below: (bound: number) => number;
  /** Picks a value; throws for an empty list. */
  readonly pick: <Value>(values: readonly Value[]) => Value;
};

/** Creates random numbers from the hash of a text. */
export function createRandom(seed: string): Random {
  const next = mulberry32(fnv1a(seed));
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    below,
    pick: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('Nothing to pick from');
      return value;
    },
  };
}
