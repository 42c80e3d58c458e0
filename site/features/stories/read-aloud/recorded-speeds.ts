import type { Speed } from '../settings/reading-settings.ts';

/** Speeds of recordings and narration packs; 1 is as they were spoken, which is already calm. */
export const RECORDED_SPEEDS: Readonly<Record<Speed, number>> = { slow: 0.8, calm: 1, brisk: 1.2 };
