import { describe, expect, test } from 'vitest';
import { type Board, EMPTY_BOARD } from '../../../shared/board/cards.ts';
import { findCareerById } from '../content/careers.ts';
import { buildEmbeddedPlan, buildRecommendations } from './plan.ts';
import { isSurprise } from './surprise.ts';

const careerOf = (id: string) => findCareerById(id) ?? expect.fail(id);

test.each([
  ['a soccer player among scientists', 'soccer-player', ['chemist', 'mathematician'], true],
  ['one of the same family', 'chemist', ['soccer-player', 'astronomer'], false],
  ['one with the same first Holland letter', 'game-designer', ['ballet-dancer'], false],
])('a surprise is of another family and another Holland letter: %s', (_what, last, others, expected) => {
  expect(isSurprise(careerOf(last), others.map(careerOf))).toBe(expected);
});

describe('the surprise of a round', () => {
  const roundOf = (board: Partial<Board>) =>
    buildRecommendations(
      buildEmbeddedPlan({ ...EMPTY_BOARD, ...board }, { kind: 'fill', round: 0, shown: [], translated: null }),
      'en',
    );
  const BOARDS: readonly Partial<Board>[] = [
    { likes: ['수학', '컴퓨터', '과학'], strengths: ['집중력', '축구'] },
    { likes: ['미술', '그림그리기'], strengths: ['친구 사귀기'] },
    { likes: ['요리', '과학'], strengths: ['체육', '팀워크'] },
    { likes: ['피아노', '음악'], strengths: ['영어'] },
    { likes: ['독서', '글쓰기', '수영'] },
    { strengths: ['게임', '컴퓨터'], likes: ['친구 사귀기', '발레'] },
  ];

  test('only the fifth career can be a surprise, and on some boards it is none', () => {
    const rounds = BOARDS.map((board) => roundOf(board).map((career) => career.isSurprise));
    for (const round of rounds) expect(round.slice(0, 4)).toEqual([false, false, false, false]);
    expect(new Set(rounds.map((round) => round[4]))).toEqual(new Set([true, false]));
  });

  test('nothing surprises where the cards say nothing yet', () => {
    expect(roundOf({ dislikes: ['수학'] }).some(({ isSurprise }) => isSurprise)).toBe(false);
  });
});
