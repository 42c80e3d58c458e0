import { describe, expect, test } from 'vitest';
import { EMPTY_BOARD, placeCard } from '../../shared/cards.ts';
import { STAGES } from './content/roadmap.ts';
import { readNextSteps, readRecommendations } from './received.ts';
import { embeddedRecommendation } from './recommendation.ts';
import { recommendCareers } from './recommender/recommend.ts';

describe('recommendations in a reply', () => {
  test("are read as the server's own recommender wrote them", () => {
    const board = placeCard(placeCard(EMPTY_BOARD, '수학', 'likes'), '체육', 'strengths');
    const round = { round: 2, explore: true, startsAnew: true };
    const careers = recommendCareers(board, 0).map((choice) => embeddedRecommendation(board, choice, round));
    expect(readRecommendations(JSON.parse(JSON.stringify(careers)))).toEqual(careers);
  });

  test('have a match score of 85 where none came', () => {
    expect(readRecommendations([{ title: '우체부' }])?.[0]?.matchScore).toBe(85);
    expect(readRecommendations([{ title: '우체부', matchScore: '높음' }])?.[0]?.matchScore).toBe(85);
    expect(readRecommendations([{ title: '우체부', matchScore: 0 }])?.[0]?.matchScore).toBe(0);
  });

  test('have stages without sentences where the roadmap lacks them', () => {
    const read = readRecommendations([
      { title: '우체부', roadmap: { middle: ['지도를 읽어 봐요', ' ', 7], high: '없음' } },
    ]);
    expect(read?.[0]?.roadmap).toEqual({
      ...Object.fromEntries(STAGES.map((stage) => [stage, []])),
      middle: ['지도를 읽어 봐요'],
    });
  });

  test('are known by their title where they have no id', () => {
    expect(readRecommendations([{ title: '우체부' }])?.[0]?.id).toBe('우체부');
  });

  test('name only cards of the board as their reasons', () => {
    const read = readRecommendations([{ title: '우체부', because: { cards: ['체육', '우표 모으기'], sentences: [] } }]);
    expect(read?.[0]?.because.cards).toEqual(['체육']);
  });

  test('show a note to parents only with the day of its facts', () => {
    const note = { title: '자격', text: '면허가 필요해요.' };
    expect(readRecommendations([{ title: '우체부', familyNote: note }])?.[0]?.familyNote).toBeNull();
    expect(
      readRecommendations([{ title: '우체부', familyNote: { ...note, asOf: '언젠가' } }])?.[0]?.familyNote,
    ).toBeNull();
    const dated = { ...note, asOf: '2026-11-21' };
    expect(readRecommendations([{ title: '우체부', familyNote: dated }])?.[0]?.familyNote).toEqual(dated);
  });

  test.each([[null], ['<html>'], [{}], [[null]], [[{ title: ' ' }]], [[{ title: '우체부' }, 'x']]])(
    'are not found in %j',
    (body) => {
      expect(readRecommendations(body)).toBeNull();
    },
  );
});

test.each([
  [{ nextSteps: ['편지를 써요'] }, ['편지를 써요']],
  [{ nextSteps: [] }, null],
  [{ nextSteps: [1] }, null],
  [{}, null],
  [undefined, null],
])('the steps in %j are %j', (body, steps) => {
  expect(readNextSteps(body)).toEqual(steps);
});
