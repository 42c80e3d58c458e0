import type { ReplyOf } from '../../../shared/api/endpoint.ts';
import type { Board } from '../../../shared/board/cards.ts';
import { type Bilingual, getOtherLanguage, type Language } from '../../../shared/language/language.ts';
import type { generateRecommendationsEndpoint } from '../api/career-api.ts';
import { CAREERS_AS_OF } from '../content/careers.ts';
import { DAYS_AT_WORK } from '../content/days-at-work.ts';
import { findLicenseNote } from '../content/license-notes.ts';
import { OCCUPATIONS } from '../content/public-pages.ts';
import type { LlmCareer } from '../llm/content-filter.ts';
import { mapStages, type Roadmap, type Stage } from '../model/career.ts';
import { explainMatch, formatReason } from './rationale.ts';
import type { RankedCareer } from './recommend.ts';

/** One recommended career as the API sends it. */
export type Recommendation = ReplyOf<typeof generateRecommendationsEndpoint>[number];

/** Who recommends: a language model, or the embedded recommender over the curated careers. */
export type Source = Recommendation['source'];

/** What all recommendations of one round have in common. */
export type Round = Pick<Recommendation, 'round' | 'explore' | 'startsAnew'>;

/** A line that belongs to every path from Korea to the US, whichever the career. */
export const COMMON_NOTES: { readonly [Name in Stage]?: Bilingual } = {
  high: {
    en: 'Some colleges ask for a big test, the SAT or ACT, and an English test, so check each one.',
    ko: 'SAT나 ACT, 영어 시험이 필요한지 학교별로 확인해요.',
  },
  university: {
    en: 'Each college has its own scholarships (help with the cost) for students from abroad, so look with your family.',
    ko: '유학생 장학금은 학교마다 달라 가족과 함께 찾아요.',
  },
  career: {
    en: 'Working in Korea or in another country is a good road, too.',
    ko: '한국이나 다른 나라에서 일하는 길도 좋아요.',
  },
};

/** The stages of a career with what belongs to every path at their ends. */
export function completeRoadmap(stages: Roadmap, language: Language): Roadmap {
  return mapStages((stage) => [...stages[stage], ...[COMMON_NOTES[stage]?.[language] ?? []].flat()]);
}

export function isExploring(board: Board): boolean {
  return board.strengths.length + board.likes.length === 0;
}

/** A curated career as it is recommended for a board, in a language. */
export function buildEmbeddedRecommendation(
  board: Board,
  { career, percent, isSurprise = false }: Pick<RankedCareer, 'career' | 'percent'> & { readonly isSurprise?: boolean },
  round: Round,
  language: Language,
): Recommendation {
  const note = findLicenseNote(career.id);
  const day = DAYS_AT_WORK[career.id];
  return {
    id: career.id,
    language,
    title: career.title[language],
    otherTitle: career.title[getOtherLanguage(language)],
    description: career.description[language],
    matchScore: percent,
    roadmap: completeRoadmap(
      mapStages((stage) => career.stages[stage].map((sentence) => sentence[language])),
      language,
    ),
    because: explainMatch(board, career, language),
    day: day ? { work: day.work[language], hard: day.hard[language], best: day.best[language] } : null,
    isSurprise,
    occupation: OCCUPATIONS[career.id] ?? null,
    majors: career.majors,
    familyNote: note && { title: note.title[language], text: note.text[language], asOf: note.asOf },
    asOf: CAREERS_AS_OF,
    source: 'embedded',
    ...round,
  };
}

/** A career of a language model, in the language that it was written in. */
export function buildLlmRecommendation(
  board: Board,
  { id, language, career }: { readonly id: string; readonly language: Language; readonly career: LlmCareer },
  round: Round,
): Recommendation {
  const { title, description, matchScore, cards, roadmap } = career;
  return {
    id,
    language,
    title,
    otherTitle: null,
    description,
    matchScore,
    roadmap: completeRoadmap(roadmap, language),
    because: { cards, fits: cards, sentences: [formatReason(board, cards, language)] },
    day: null,
    isSurprise: false,
    occupation: null,
    majors: [],
    familyNote: null,
    asOf: null,
    source: 'model',
    ...round,
  };
}
