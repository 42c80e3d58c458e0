/** Who reads: a narrator for each book, and a voice for each speaker of a bubble, the same in every book. */
import type { CastId } from '../../features/stories/model/cast.ts';
import type { StoryId } from '../../features/stories/model/stories.ts';
import type { Language } from '../../shared/language/language.ts';

/** A voice of the model, moved by semitones: up for a child, whose head is smaller, down for the old. */
export type Voice = { readonly name: string; readonly semitones: number };

const voice = (name: string, semitones = 0): Voice => ({ name, semitones });

/** Those that the recognizer understands best; the books of Plum Street share one. */
const ENGLISH_NARRATORS: Readonly<Record<StoryId, Voice>> = {
  'forest-adventure': voice('af_heart'),
  'charlotte-birthday': voice('af_bella'),
  'charlotte-christmas': voice('af_bella'),
  'korean-charlotte-birthday': voice('af_heart'),
  'pyeongchang-story': voice('am_michael'),
};

const ENGLISH_SPEAKERS: Readonly<Record<CastId, Voice>> = {
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

/**
 * The model has learned no Korean. A recognizer understands a Japanese voice best, and its mixtures with others
 * (docs/voice.md): these, moved by at most two semitones, are the cast.
 */
const NEZUMI = 'jf_nezumi';
const WITH_XIAOBEI = 'jf_nezumi+zf_xiaobei';
const WITH_KUMO = 'jf_nezumi+jm_kumo';
const WITH_YUNXI = 'jf_nezumi+zm_yunxi';

const KOREAN_NARRATORS: Readonly<Record<StoryId, Voice>> = {
  'forest-adventure': voice(NEZUMI),
  'charlotte-birthday': voice(WITH_XIAOBEI),
  'charlotte-christmas': voice(WITH_XIAOBEI),
  'korean-charlotte-birthday': voice(NEZUMI),
  'pyeongchang-story': voice(WITH_KUMO),
};

const KOREAN_SPEAKERS: Readonly<Record<CastId, Voice>> = {
  charlotte: voice(NEZUMI, 2),
  theo: voice(WITH_KUMO, 2),
  priya: voice(WITH_XIAOBEI, 2),
  meera: voice(WITH_XIAOBEI, 1),
  max: voice(NEZUMI, 1),
  mom: voice(WITH_XIAOBEI, -1),
  dad: voice(WITH_YUNXI, -2),
  halmeoni: voice(NEZUMI, -2),
  finch: voice(WITH_KUMO, -2),
  marcus: voice(WITH_YUNXI, 1),
  mayor: voice(WITH_XIAOBEI, -2),
  guests: voice(WITH_XIAOBEI, 1),
  bell: voice(NEZUMI, -2),
  scarf: voice(WITH_XIAOBEI, -2),
  manager: voice(WITH_YUNXI, -2),
  doyun: voice(WITH_YUNXI, 2),
  neighbor: voice(WITH_YUNXI, -1),
  tteok: voice(WITH_XIAOBEI),
  seo: voice(WITH_YUNXI, -2),
  chestnut: voice(WITH_KUMO, -2),
  doyunsMom: voice(WITH_XIAOBEI, -1),
  han: voice(NEZUMI, -1),
  harin: voice(NEZUMI, 1),
  clerk: voice(WITH_YUNXI, -1),
  pheasant: voice(NEZUMI, 2),
  staff: voice(WITH_XIAOBEI),
  bigBrother: voice(WITH_YUNXI),
  littleYeongsu: voice(WITH_KUMO, 2),
  yeongsu: voice(WITH_KUMO, -2),
};

const NARRATORS = { en: ENGLISH_NARRATORS, ko: KOREAN_NARRATORS };
const SPEAKERS = { en: ENGLISH_SPEAKERS, ko: KOREAN_SPEAKERS };

/** @param speaker id of the character who says a bubble; null for the book's narrator */
export function chooseCastVoice(book: StoryId, language: Language, speaker: string | null): Voice {
  return speaker === null ? NARRATORS[language][book] : SPEAKERS[language][speaker as CastId];
}

export const QUIZ_VOICES: Readonly<Record<Language, Voice>> = { en: voice('af_heart'), ko: voice(NEZUMI) };

/** Of 1 as the model speaks by itself: calm enough for a child, some 160 words a minute in English. */
export const SPEEDS: Readonly<Record<Language, number>> = { en: 0.85, ko: 1 };
