import type { Board } from '../../shared/cards.ts';
import type { ReplyOf } from '../../shared/endpoint.ts';
import type { generateRecommendations } from './career-api.ts';
import { CAREERS_AS_OF } from './content/careers.ts';
import { licenceNoteOf } from './content/family-notes.ts';
import type { Roadmap } from './content/roadmap.ts';
import { explainMatch } from './recommender/rationale.ts';
import type { RankedCareer } from './recommender/recommend.ts';

/** One recommended career as the API sends it. */
export type Recommendation = ReplyOf<typeof generateRecommendations>[number];

/** Who recommends: a language model, or the embedded recommender over the curated careers. */
export type Source = Recommendation['source'];

/** What all recommendations of one round have in common. */
export type Round = Pick<Recommendation, 'round' | 'explore' | 'startsAnew'>;

/** A line that belongs to every path from Korea to the US, whichever the career. */
const COMMON_NOTES: { readonly [Stage in keyof Roadmap]?: string } = {
  high: 'SAT나 ACT, 영어 시험이 필요한지 학교별로 확인해요',
  university: '유학생 장학금은 학교마다 달라 가족과 함께 찾아요',
  career: '한국이나 다른 나라에서 일하는 길도 좋아요',
};

/** The stages of a career with what belongs to every path at their ends. */
export function wholeRoadmap(stages: Roadmap): Roadmap {
  const withCommon = (stage: keyof Roadmap) => {
    const common = COMMON_NOTES[stage];
    return common === undefined ? stages[stage] : [...stages[stage], common];
  };
  return {
    elementary: withCommon('elementary'),
    middle: withCommon('middle'),
    high: withCommon('high'),
    university: withCommon('university'),
    career: withCommon('career'),
  };
}

export function isExploring(board: Board): boolean {
  return board.strengths.length + board.likes.length === 0;
}

/** A curated career as it is recommended for a board. */
export function embeddedRecommendation(board: Board, { career, percent }: RankedCareer, round: Round): Recommendation {
  return {
    id: career.id,
    title: career.titleKo,
    titleEn: career.titleEn,
    description: career.descriptionKo,
    matchScore: percent,
    roadmap: wholeRoadmap(career.stageNotes),
    because: explainMatch(board, career),
    majors: career.usMajors,
    familyNote: licenceNoteOf(career.id),
    asOf: CAREERS_AS_OF,
    source: 'embedded',
    ...round,
  };
}
