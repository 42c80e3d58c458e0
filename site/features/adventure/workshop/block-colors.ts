import type { BlockKind } from '../program/program.ts';

/** Classes for a block's colors. */
export function getBlockColors(kind: BlockKind): string {
  if (kind === 'collect') return 'bg-honey-wash text-honey-deep';
  if (kind === 'repeat3' || kind === 'repeat5') return 'bg-violet-wash text-violet-deep';
  return 'bg-teal-wash text-teal-deep';
}
