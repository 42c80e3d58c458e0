import { expect, test } from 'vitest';
import { canonicalizeBoard, EMPTY_BOARD } from '../../../shared/board/cards.ts';
import { buildEmbeddedPlan, buildRecommendations } from '../recommender/plan.ts';
import { parseStoredPlan } from './plans.server.ts';

const BOARD = { ...EMPTY_BOARD, likes: ['과학'] } as const;
const PLAN = buildEmbeddedPlan(BOARD, { kind: 'fill', round: 0, shown: [], translated: null });

test('a stored plan is read as it was written', () => {
  expect(parseStoredPlan(JSON.stringify(PLAN))).toEqual(PLAN);
});

/** A recommendation as it was stored until November 2026. */
const EARLIER = {
  titleEn: 'Chemist',
  description: '물질이 왜 변하는지 실험으로 밝혀요.',
  matchScore: 71,
  roadmap: {
    elementary: ['공책을 써요'],
    middle: [],
    high: ['화학을 골라요', 'SAT나 ACT, 영어 시험이 필요한지 학교별로 확인해요'],
    university: ['유학생 장학금은 학교마다 달라 가족과 함께 찾아요'],
    career: [],
  },
  because: { cards: ['과학'], sentences: ['과학을 좋아한다고 했으니까요.'] },
  majors: [],
  familyNote: null,
  asOf: '2026-11-21',
  round: 3,
  explore: false,
  startsAnew: true,
};

test('an earlier plan with Korean texts is shown in both languages', () => {
  const stored = parseStoredPlan(
    JSON.stringify({
      board: canonicalizeBoard(BOARD),
      round: 3,
      recommendations: [{ ...EARLIER, id: 'chemist', title: '화학자', source: 'embedded' }],
      shown: [{ id: 'chemist', title: '화학자' }],
      steps: {},
    }),
  );
  expect(buildRecommendations(stored, 'en')).toMatchObject([
    { id: 'chemist', title: 'Chemist', matchScore: 71, round: 3, startsAnew: true },
  ]);
  expect(buildRecommendations(stored, 'ko')).toMatchObject([{ title: '화학자', otherTitle: 'Chemist' }]);
});

test('an earlier plan of a language model stays Korean, with the notes of every path once', () => {
  const stored = parseStoredPlan(
    JSON.stringify({
      board: canonicalizeBoard(BOARD),
      round: 3,
      recommendations: [{ ...EARLIER, id: 'model-3-0', title: '별 화가', source: 'model', asOf: null }],
      shown: [],
      steps: { 'model-3-0': ['별을 그려요'] },
    }),
  );
  const [career] = buildRecommendations(stored, 'ko');
  expect(career).toMatchObject({ title: '별 화가', language: 'ko', because: { cards: ['과학'] } });
  expect(career?.roadmap.high).toEqual(EARLIER.roadmap.high.map((note, i) => (i === 0 ? note : `${note}.`)));
  expect(career?.roadmap.elementary).toEqual(['공책을 써요']);
  expect(stored.steps).toEqual({ 'model-3-0': ['별을 그려요'] });
});
