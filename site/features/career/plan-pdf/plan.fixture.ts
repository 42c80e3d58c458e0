import fc from 'fast-check';
import type { Board } from '../../../shared/board/cards.ts';
import { findCareerById } from '../content/careers.ts';
import { recommendCareers } from '../recommender/recommend.ts';
import { buildEmbeddedRecommendation } from '../recommender/recommendation.ts';
import type { PlanForPdf } from './plan-for-pdf.ts';

export const SAMPLE_BOARD: Board = {
  strengths: ['수학', '과학', '집중력', '그림그리기'],
  weaknesses: ['축구', '친구 사귀기', '발레'],
  likes: ['컴퓨터', '독서', '게임', '글쓰기', '요리'],
  dislikes: ['수영', '영화보기'],
};

/** A plan for a curated career, saved on 21 November 2026 at noon in the device's time zone. */
export function samplePlan(careerId: string, change: Partial<PlanForPdf> = {}): PlanForPdf {
  const career = findCareerById(careerId);
  if (career === undefined) throw new Error(`no career '${careerId}'`);
  const { language = 'ko' } = change;
  const [choice] = recommendCareers(SAMPLE_BOARD, 0);
  const round = { round: 0, explore: false, startsAnew: false };
  const recommendation = buildEmbeddedRecommendation(
    SAMPLE_BOARD,
    { career, percent: choice?.percent ?? 85 },
    round,
    language,
  );
  return {
    board: SAMPLE_BOARD,
    recommendation,
    nextSteps: career.activities.map((activity) => ({ text: activity[language], isDone: false })),
    date: new Date(2026, 10, 21, 12),
    language,
    ...change,
  };
}

/** Any code points, lone surrogates too. Building fast-check's own unit 'binary' takes seconds. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const codePoint = fc.integer({ min: 0, max: 0x10ffff }).map((value) => String.fromCodePoint(value));
  return fc.array(codePoint, { maxLength }).map((characters) => characters.join(''));
}
