import type { Board } from '../../shared/cards.ts';
import { CAREERS_AS_OF } from './content/careers.ts';
import { type FamilyNote, licenceNoteOf } from './content/family-notes.ts';
import type { Roadmap } from './content/roadmap.ts';
import { explainMatch, type MatchRationale } from './recommender/rationale.ts';
import type { RankedCareer } from './recommender/recommend.ts';

/** Who recommends: a language model ('AI 선생님'), or the embedded recommender over the curated careers ('추천 도우미'). */
export type Source = 'model' | 'embedded';

/** One recommended career as the API sends it. Its texts are Korean, but for the English title and the majors. */
export type Recommendation = {
  /** A curated career's id, or one that is unique within its round. */
  readonly id: string;
  readonly title: string;
  /** null where a model recommends. */
  readonly titleEn: string | null;
  readonly description: string;
  /** How well the cards chosen by now go with the career, whole percent, 55…97. No chance of success. */
  readonly matchScore: number;
  readonly roadmap: Roadmap;
  readonly because: MatchRationale;
  /** Majors at a university in the US, in English; none where a model recommends. */
  readonly majors: readonly string[];
  /** For parents: what the career's licence or post asks for today. */
  readonly familyNote: FamilyNote | null;
  /** The day on which the facts were looked up, ISO 8601; null where a model said them. */
  readonly asOf: string | null;
  readonly source: Source;
  /** 0 for a board's first five, 1 after 'see other jobs', and so on. */
  readonly round: number;
  /** The board holds no like and no strength: these are jobs to explore ('탐험해 볼 직업'), not ones that suit. */
  readonly explore: boolean;
  /** Every career had been shown ('모두 만나 봤어요!'), and this round begins again from the first. */
  readonly startsAnew: boolean;
};

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
