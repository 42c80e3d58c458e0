import type { ReactNode } from 'react';
import type { StoryId } from './stories.ts';

/** One line drawing a book, stamped on its cover: 120×120, drawn in strokes of the foil's colour. */
export const COVER_EMBLEMS: Record<StoryId, ReactNode> = {
  // Two doors, each the other's reflection, and one candle too many to blow out.
  'charlotte-birthday': (
    <>
      <path d="M14 104V50c0-12 8-18 18-18s18 6 18 18v54M70 104V50c0-12 8-18 18-18s18 6 18 18v54M6 104h108" />
      <path d="M22 104V54c0-8 4-12 10-12s10 4 10 12v50M78 104V54c0-8 4-12 10-12s10 4 10 12v50" />
      <circle cx="38" cy="78" r="1.800" fill="currentColor" />
      <circle cx="82" cy="78" r="1.800" fill="currentColor" />
      <path d="M27 54v10M35 54l-4 7h6m-2-7v10" />
      <path d="M83 54l-4 7h6m-2-7v10M93 54v10" />
      <path d="M60 104V84m0-8c-4-4-1-8 0-11 3 3 5 7 0 11Zm-4 28V86h8v18" />
    </>
  ),
  // The bell that swallowed a mitten.
  'charlotte-christmas': (
    <>
      <path d="M60 16v8M52 16c0-8 16-8 16 0M34 82c8-8 8-18 9-30 1-16 8-26 17-26s16 10 17 26c1 12 1 22 9 30-16 6-36 6-52 0Z" />
      <path d="M46 70c9 3 19 3 28 0" />
      <path d="M56 86v8c-6 0-8 4-8 8 0 6 4 10 11 10s11-4 11-10c0-2 0-3 2-5 3-3 0-7-4-5v-6" />
      <path d="M54 94h14" />
      <path d="M16 30l6 6m0-6-6 6M98 22l6 6m0-6-6 6M102 66l5 5m0-5-5 5M12 70l5 5m0-5-5 5" />
    </>
  ),
  // A pencil-sharp stump, a tail above the water and one boot.
  'forest-adventure': (
    <>
      <path d="M22 74 34 28l12 46M22 74c8 5 16 5 24 0M27 56c5 3 9 3 14 0M31 40c2 1 4 1 6 0" />
      <path d="M66 74c-2-18 4-32 18-38 12 8 16 22 12 36" />
      <path d="M72 66l20-18M78 72l18-16M70 56l14-14" opacity=".8" />
      <path d="M8 80c10-6 16 6 26 0s16 6 26 0 16 6 26 0 16 6 26 0M14 94c9-5 14 5 23 0s14 5 23 0 14 5 23 0 14 5 23 0M26 107c8-4 12 4 20 0s12 4 20 0 12 4 20 0" />
      <path d="M52 22c0 8-1 14 0 20h14c2-4-2-7-6-8l1-12Zm0 3h9" />
    </>
  ),
  // A calendar with one day torn out, and rather a lot of seaweed.
  'korean-charlotte-birthday': (
    <>
      <path d="M24 26c24-2 48-2 72 0 1 20 1 42 0 62-24 2-48 2-72 0-1-20-1-42 0-62Z" />
      <path d="M23 42c24-2 49-2 73 0M40 18v14M80 18v14" />
      <path d="M36 54h4m12 0h4m12 0h4m12 0h2M36 66h4m12 0h4M36 78h4m12 0h4m28-12h2m-2 12h2" />
      <path d="M64 60c6-2 9 1 15-1-1 8 1 13 0 20-5 2-9-1-15 1 1-7-1-13 0-20Z" strokeDasharray="4 5" />
      <path d="M14 110c-4-10 6-14 2-26M28 112c-5-8 5-12 0-20M106 110c5-9-5-14 0-26M92 112c4-7-4-11 0-19" />
    </>
  ),
  // The ridge, the map, and the place where the taffy should be.
  'pyeongchang-story': (
    <>
      <path d="M8 58 30 34l12 12 20-30 22 28 12-10 16 24" />
      <path d="M56 26c4 4 6 0 10 4M26 40l5 4M88 40l6 5" opacity=".8" />
      <path d="M14 68l30-6 32 8 30-7-3 40-30 7-31-8-30 6Z" />
      <path d="M44 62l-2 40M76 70l-3 40" />
      <path d="M24 96c6-8 12 2 18-8s10-6 16-2 12-2 18-8" strokeDasharray="1 7" />
      <path d="m84 74 9 9m0-9-9 9" strokeWidth="4" />
    </>
  ),
};
