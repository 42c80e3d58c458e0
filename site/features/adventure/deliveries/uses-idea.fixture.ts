import { ANY_REPEAT, FEATURES } from '../solver/features.fixture.ts';
import type { IdeaId } from './delivery.ts';

/** Whether a program with these features uses the idea. Ideas without an entry are proved otherwise. */
export const USES_IDEA: Readonly<Partial<Record<IdeaId, (features: number) => boolean>>> = {
  // Not one kind of block alone.
  sequence: (features) => {
    const kinds = features & 31;
    return (kinds & (kinds - 1)) !== 0;
  },
  // Off the straight way, and back to it.
  detour: (features) =>
    hasAll(features, FEATURES.up | FEATURES.down) || hasAll(features, FEATURES.left | FEATURES.right),
  'repeat-3': (features) => (features & ANY_REPEAT) !== 0,
  'repeat-5': (features) => hasAll(features, FEATURES.repeat5),
  'two-inside': (features) => hasAll(features, FEATURES.longBody),
  'repeat-then-more': (features) => hasAll(features, FEATURES.afterRepeat),
  'inside-outside': (features) => hasAll(features, FEATURES.collectInside | FEATURES.collectOutside),
  'two-repeats': (features) => hasAll(features, FEATURES.twoRepeats),
  'few-blocks': (features) => (features & ANY_REPEAT) !== 0,
  'nested-small': (features) => hasAll(features, FEATURES.nested),
  'nested-large': (features) => hasAll(features, FEATURES.nested),
};

const hasAll = (features: number, wanted: number) => (features & wanted) === wanted;
