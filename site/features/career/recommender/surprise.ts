import type { Career } from '../model/career.ts';
import { getCareerFamily } from './recommend.ts';

/**
 * Whether the last career of a round is one that a child may not have thought of: no other career of the round has its
 * family of fields or the first letter of its Holland code.
 */
export function isSurprise(last: Career, others: readonly Career[]): boolean {
  return others.every(
    (other) => getCareerFamily(other) !== getCareerFamily(last) && other.riasec[0] !== last.riasec[0],
  );
}
