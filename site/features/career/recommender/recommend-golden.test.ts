import { describe, expect, test } from 'vitest';
import { type Board, EMPTY_BOARD } from '../../../shared/board/cards.ts';
import { CAREERS } from '../content/careers.ts';
import {
  compareByScore,
  computePercents,
  computeTieBreakHash,
  getCareerFamily,
  recommendCareers,
} from './recommend.ts';
import {
  computeHollandSimilarity,
  computeRatingPoints,
  createScorer,
  getInformativeness,
  toPercent,
} from './scoring.ts';

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
  test.each(GOLDEN)('the recommender gives the careers of the study for %s', (_name, board, careers) => {
    const ranked = recommendCareers({ ...EMPTY_BOARD, ...board }, 0, ADDED);
    expect(ranked.map(({ career, score }) => `${career.id} ${score.toFixed(3)}`)).toEqual(careers);
  });

  test('the recommender gives the careers of the study for two likes, one of them a strength', () => {
    const ranked = recommendCareers({ ...EMPTY_BOARD, strengths: ['수학'], likes: ['수학', '컴퓨터'] }, 0, ADDED);
    expect(ranked.map(({ career, score }) => `${career.id} ${score.toFixed(3)}`)).toEqual([
      'ai-researcher 0.392',
      'sports-data-analyst 0.391',
      'robotics-engineer 0.387',
      'architect 0.326',
      'game-designer 0.255',
    ]);
  });

  test.each([
    ['mathematician', '수학', -0.223429],
    ['mathematician', '축구', 0.01737],
    ['soccer-player', '축구', -0.245595],
    ['soccer-player', '수학', 0.018798],
  ] as const)('the score of a %s who dislikes %s is that of the study', (id, card, score) => {
    const career = CAREERS.find((each) => each.id === id) ?? expect.fail(id);
    expect(createScorer({ ...EMPTY_BOARD, dislikes: [card] })(career)).toBeCloseTo(score, 5);
  });
});

describe('the constants of a score are those of docs/product.md §9.2', () => {
  test.each([
    ['a like', 1, [0.85, 1, 1.8]],
    ['neither', 0, [-0.25, 0.03, 0.7]],
    ['a dislike', -1, [-1.2, -1, -0.2]],
  ] as const)(
    'the points of a weakness, neither and a strength that is %s are those of the product',
    (_name, interest, points) => {
      expect(([-1, 0, 1] as const).map((ability) => computeRatingPoints({ ability, interest }))).toEqual(points);
    },
  );

  test.each([
    ['수학', '1.126', '0.00 0.89 0.00 0.00 0.00 0.45'],
    ['영어', '1.163', '0.00 0.00 0.58 0.58 0.58 0.00'],
    ['과학', '1.086', '0.45 0.89 0.00 0.00 0.00 0.00'],
    ['미술', '1.291', '0.45 0.00 0.89 0.00 0.00 0.00'],
    ['음악', '1.347', '0.00 0.00 0.89 0.45 0.00 0.00'],
    ['체육', '1.219', '0.89 0.00 0.00 0.45 0.00 0.00'],
    ['축구', '1.418', '0.89 0.00 0.00 0.00 0.45 0.00'],
    ['수영', '1.448', '1.00 0.00 0.00 0.00 0.00 0.00'],
    ['독서', '1.163', '0.00 0.71 0.71 0.00 0.00 0.00'],
    ['글쓰기', '1.207', '0.00 0.45 0.89 0.00 0.00 0.00'],
    ['그림그리기', '1.259', '0.45 0.00 0.89 0.00 0.00 0.00'],
    ['피아노', '1.392', '0.00 0.00 0.89 0.00 0.00 0.45'],
    ['친구 사귀기', '1.135', '0.00 0.00 0.00 0.89 0.45 0.00'],
    ['발레', '1.448', '0.45 0.00 0.89 0.00 0.00 0.00'],
    ['요리', '1.448', '0.71 0.00 0.71 0.00 0.00 0.00'],
    ['컴퓨터', '1.153', '0.00 0.89 0.00 0.00 0.00 0.45'],
    ['게임', '1.368', '0.00 0.58 0.58 0.00 0.58 0.00'],
    ['영화보기', '1.308', '0.00 0.00 1.00 0.00 0.00 0.00'],
    ['팀워크', '1.109', '0.00 0.00 0.00 0.89 0.45 0.00'],
    ['집중력', '1.000', '0.00 0.45 0.00 0.00 0.00 0.89'],
  ] as const)(
    'the informativeness of %s and its likeness to each Holland letter are as specified',
    (card, informativeness, likeness) => {
      expect(getInformativeness(card).toFixed(3)).toBe(informativeness);
      expect([...'RIASEC'].map((letter) => computeHollandSimilarity(card, letter).toFixed(2)).join(' ')).toBe(likeness);
    },
  );

  test.each([
    [-1, 55],
    [0, 55],
    [0.1, 57],
    [0.15, 61],
    [0.2, 66],
    [0.25, 71],
    [0.3, 76],
    [0.35, 79],
    [0.4, 83],
    [0.5, 87],
    [0.75, 93],
    [1.5, 96],
    [30, 96],
  ])('a score of %d is shown as %d percent', (score, percent) => {
    expect(toPercent(score)).toBe(percent);
  });
});

describe('five careers differ from each other', () => {
  /** Each turns out otherwise if a constant of the selection changes by a few hundredths, or a limit by one. */
  test.each([
    [
      'by the shares of the best score, and two of one family at most',
      { weaknesses: ['그림그리기', '게임'], likes: ['피아노'] },
      ['concert-pianist', 'instrument-maker', 'film-composer', 'ballet-dancer', 'elementary-teacher'],
    ],
    [
      'by the likeness to what was picked, where nothing fits',
      { dislikes: ['게임', '피아노'] },
      ['firefighter', 'physical-therapist', 'aquarist', 'food-scientist', 'diplomat'],
    ],
    [
      'by the first Holland letter, three at most',
      { weaknesses: ['수영'], likes: ['친구 사귀기'], dislikes: ['게임'] },
      ['school-counselor', 'diplomat', 'music-therapist', 'entrepreneur', 'dietitian'],
    ],
  ] as const)('five careers differ %s', (_name, board, careers) => {
    const ranked = recommendCareers({ ...EMPTY_BOARD, ...board }, 0, ADDED);
    expect(ranked.map(({ career }) => career.id)).toEqual(careers);
  });

  test('a career family has the fields that a child would see as alike', () => {
    const fields = (family: string) =>
      [...new Set(CAREERS.filter((career) => getCareerFamily(career) === family).map(({ field }) => field))].sort();
    expect(
      Object.fromEntries([...new Set(CAREERS.map(getCareerFamily))].map((family) => [family, fields(family)])),
    ).toEqual({
      care: ['health'],
      discover: ['science', 'space'],
      make: ['computing', 'engineering', 'new-jobs'],
      move: ['sport'],
      nature: ['animals', 'environment'],
      people: ['education', 'social'],
      public: ['business', 'law-public'],
      shape: ['crafts', 'design'],
      sound: ['music'],
      stage: ['arts'],
      story: ['media'],
      taste: ['food'],
    });
  });
});

describe('percents differ where the board says so', () => {
  test.each([
    ['four of five fit alike', { likes: ['수학', '과학', '음악', '그림그리기'] }, [80, 80, 80, 80, 78]],
    ['a card that only some need', { likes: ['축구'] }, [64, 64, 56, 56, 56]],
    ['dislikes alone: nothing fits', { dislikes: ['게임', '피아노'] }, [55, 55, 55, 55, 55]],
    [
      'a clear first',
      { strengths: ['수학', '과학', '집중력'], weaknesses: ['체육'], likes: ['과학', '컴퓨터', '독서'] },
      [90, 88, 88, 86, 81],
    ],
  ] as const)('percents differ as expected for %s', (_name, board, percents) => {
    const ranked = recommendCareers({ ...EMPTY_BOARD, ...board }, 0, ADDED);
    expect(ranked.map(({ percent }) => percent)).toEqual(percents);
  });

  test.each([
    ['by less than a card: one percent, of the mean', [0.36, 0.35, 0.34], [79, 79, 79]],
    ['by a card: two percents', [0.36, 0.33], [80, 78]],
    ['by little within two pairs', [0.36, 0.345, 0.32, 0.305], [80, 80, 77, 77]],
    ['by little from each to the next', [0.345, 0.325, 0.318, 0.316, 0.313], [77, 77, 77, 77, 77]],
    ['by 0.0278, the least that a card adds', [0.3, 0.2723], [74, 74]],
    ['by 0.0279', [0.3, 0.2721], [76, 73]],
    ['not at all', [], []],
  ])('percents are as expected for scores that differ %s', (_name, scores, percents) => {
    expect(computePercents(scores)).toEqual(percents);
  });
});

describe('careers of equal score', () => {
  const firstOf = (seed: number, score = 0.5): string | undefined =>
    ['chemist', 'doctor', 'lawyer']
      .map((id) => ({ id, score: id === 'chemist' ? score : 0.5, tieBreak: computeTieBreakHash(seed, 'board', id) }))
      .sort(compareByScore)[0]?.id;

  test.each([
    [0, 'board', 'chemist 1986854964, lawyer 2951385285, doctor 3915109294'],
    [1, 'board', 'doctor 1887256199, lawyer 2997781804, chemist 3745661423'],
    [2, 'board', 'doctor 1509213796, lawyer 2400892931, chemist 3494678822'],
    [0, 'another board', 'chemist 106283119, lawyer 521542828, doctor 3705984519'],
  ])('careers of equal score are in the order of a hash of seed and board: %d, %s', (seed, board, order) => {
    const tied = ['chemist', 'doctor', 'lawyer'].map((id) => ({
      id,
      score: 0.5,
      tieBreak: computeTieBreakHash(seed, board, id),
    }));
    const sorted = tied.sort(compareByScore).map(({ id, tieBreak }) => `${id} ${tieBreak}`);
    expect(sorted.join(', ')).toBe(order);
  });

  test('careers count as equal below 1e-9, and a higher score wins otherwise', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(firstOf(seed, 0.5 + 4e-10)).toBe(firstOf(seed));
      expect(firstOf(seed, 0.5 + 2e-9)).toBe('chemist');
    }
  });
});
