import { describe, expect, it } from 'vitest';
import { type Board, EMPTY_BOARD } from '../../../shared/board/cards.ts';
import { CAREERS } from '../content/careers.ts';
import { compareByScore, recommendCareers, tieBreakHash } from './recommend.ts';
import { createScorer } from './scoring.ts';

/** Careers that were added after the study. */
const ADDED = new Set([
  'esports-player',
  'figure-skater',
  'flight-attendant',
  'kindergarten-teacher',
  'police-officer',
  'rescue-diver',
  'singer',
  'video-creator',
]);

/** Careers and scores of the independent Python implementation of the scoring study, over its 64 careers. */
const GOLDEN: readonly (readonly [name: string, board: Partial<Board>, careers: readonly string[]])[] = [
  [
    'a scientist',
    {
      strengths: ['수학', '과학', '집중력'],
      weaknesses: ['체육'],
      likes: ['과학', '컴퓨터', '독서'],
      dislikes: ['발레'],
    },
    [
      'astronomer 0.575',
      'biomedical-engineer 0.524',
      'pharmacist 0.506',
      'smart-farm-engineer 0.457',
      'sound-engineer 0.364',
    ],
  ],
  [
    'an artist',
    {
      strengths: ['그림그리기', '미술'],
      weaknesses: ['수학'],
      likes: ['그림그리기', '미술', '독서', '영화보기'],
      dislikes: ['체육', '축구'],
    },
    [
      'fashion-designer 0.685',
      'stage-costume-designer 0.678',
      'picture-book-author 0.630',
      'vr-experience-developer 0.321',
      'paleontologist 0.317',
    ],
  ],
  [
    // Without the similarity penalty the fifth career is a nurse.
    'an athlete',
    {
      strengths: ['체육', '축구', '팀워크'],
      weaknesses: ['집중력'],
      likes: ['축구', '수영', '친구 사귀기', '게임'],
      dislikes: ['글쓰기', '피아노'],
    },
    [
      'soccer-coach 0.546',
      'soccer-player 0.515',
      'firefighter 0.455',
      'physical-therapist 0.401',
      'game-designer 0.257',
    ],
  ],
  [
    'a musician',
    {
      strengths: ['음악', '피아노'],
      weaknesses: ['축구'],
      likes: ['음악', '발레', '영화보기', '친구 사귀기'],
      dislikes: ['수학'],
    },
    [
      'musical-actor 0.585',
      'choreographer 0.564',
      'music-therapist 0.551',
      'film-composer 0.544',
      'dance-therapist 0.522',
    ],
  ],
  [
    'a board with one like',
    { likes: ['축구'] },
    [
      'soccer-player 0.189',
      'sports-broadcaster 0.182',
      'firefighter 0.079',
      'physical-therapist 0.077',
      'robotics-engineer 0.075',
    ],
  ],
];

describe('the recommender gives the results of the study', () => {
  it.each(GOLDEN)('for %s', (_name, board, careers) => {
    const ranked = recommendCareers({ ...EMPTY_BOARD, ...board }, 0, ADDED);
    expect(ranked.map(({ career, score }) => `${career.id} ${score.toFixed(3)}`)).toEqual(careers);
  });

  it('for a board with two likes, one of them a strength', () => {
    const ranked = recommendCareers({ ...EMPTY_BOARD, strengths: ['수학'], likes: ['수학', '컴퓨터'] }, 0, ADDED);
    expect(ranked.map(({ career, score }) => `${career.id} ${score.toFixed(3)}`)).toEqual([
      'ai-researcher 0.392',
      'sports-data-analyst 0.391',
      'robotics-engineer 0.387',
      'architect 0.326',
      'game-designer 0.255',
    ]);
  });

  it.each([
    ['mathematician', '수학', -0.223429],
    ['mathematician', '축구', 0.01737],
    ['soccer-player', '축구', -0.245595],
    ['soccer-player', '수학', 0.018798],
  ] as const)(
    'for the score of a %s who dislikes %s, with the penalty only for an essential card',
    (id, card, score) => {
      const career = CAREERS.find((each) => each.id === id) ?? expect.fail(id);
      expect(createScorer({ ...EMPTY_BOARD, dislikes: [card] })(career)).toBeCloseTo(score, 5);
    },
  );
});

describe('careers of equal score', () => {
  const firstOf = (seed: number, score = 0.5): string | undefined =>
    ['chemist', 'doctor', 'lawyer']
      .map((id) => ({ id, score: id === 'chemist' ? score : 0.5, tieBreak: tieBreakHash(seed, 'board', id) }))
      .sort(compareByScore)[0]?.id;

  it('come in an order that depends on the seed', () => {
    const firsts = new Set(Array.from({ length: 20 }, (_, seed) => firstOf(seed)));
    expect([...firsts].sort()).toEqual(['chemist', 'doctor', 'lawyer']);
  });

  it('come in the same order for the same seed', () => {
    for (let seed = 0; seed < 20; seed++) expect(firstOf(seed)).toBe(firstOf(seed));
  });

  it('count as equal below 1e-9, and a higher score wins otherwise', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(firstOf(seed, 0.5 + 1e-11)).toBe(firstOf(seed));
      expect(firstOf(seed, 0.5001)).toBe('chemist');
    }
  });
});
