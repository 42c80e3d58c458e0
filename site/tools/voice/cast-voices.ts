/** Who reads: a narrator for each book, and a voice for each speaker of a bubble, the same in every book. */
import type { CastId } from '../../features/stories/model/cast.ts';
import type { StoryId } from '../../features/stories/model/stories.ts';

/** A voice of the model, moved by semitones: up for a child, whose head is smaller, down for the old. */
export type Voice = { readonly name: string; readonly semitones: number };

const voice = (name: string, semitones = 0): Voice => ({ name, semitones });

/** Those that the recognizer understands best; the books of Plum Street share one. */
export const ENGLISH_NARRATORS: Readonly<Record<StoryId, Voice>> = {
  'forest-adventure': voice('af_heart'),
  'charlotte-birthday': voice('af_bella'),
  'charlotte-christmas': voice('af_bella'),
  'korean-charlotte-birthday': voice('af_heart'),
  'pyeongchang-story': voice('am_michael'),
};

export const ENGLISH_SPEAKERS: Readonly<Record<CastId, Voice>> = {
  charlotte: voice('af_aoede', 2),
  theo: voice('am_puck', 2),
  priya: voice('af_sarah', 2),
  meera: voice('af_sarah'),
  max: voice('af_sky', 2),
  mom: voice('af_alloy'),
  dad: voice('am_fenrir'),
  halmeoni: voice('bf_emma', -1),
  finch: voice('bm_fable', -2),
  marcus: voice('am_liam', 2),
  mayor: voice('af_nova'),
  guests: voice('af_alloy+am_puck+af_nova', 1),
  bell: voice('bf_isabella', -2),
  scarf: voice('bf_alice'),
  manager: voice('am_onyx', -1),
  doyun: voice('am_puck+af_sky', 2),
  neighbor: voice('am_eric'),
  tteok: voice('af_river'),
  seo: voice('am_adam'),
  chestnut: voice('bm_lewis', -1),
  doyunsMom: voice('af_heart+af_sarah'),
  han: voice('af_nova', 1),
  harin: voice('af_jessica', 1),
  clerk: voice('bm_daniel'),
  pheasant: voice('bf_lily', 2),
  staff: voice('af_alloy', 1),
  bigBrother: voice('am_liam', 1),
  littleYeongsu: voice('am_echo', 2),
  yeongsu: voice('am_echo', -2),
};

/** Of 1 as the model speaks by itself: some 160 words a minute, for a child. */
export const SPEED = 0.85;
