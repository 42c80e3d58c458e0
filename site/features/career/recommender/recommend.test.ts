import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBoard, anyCard } from '../../../shared/board/any-board.fixture.ts';
import { type Board, CARD_LABELS, type CardLabel, EMPTY_BOARD, isEmptyBoard } from '../../../shared/board/cards.ts';
import type { Language } from '../../../shared/language/language.ts';
import { CAREERS } from '../content/careers.ts';
import type { Career } from '../model/career.ts';
import { CAREERS_PER_ROUND } from '../model/career.ts';
import { explainMatch, getCardActivity } from './rationale.ts';
import { getCareerFamily, recommendCareers } from './recommend.ts';
import { createScorer, toPercent } from './scoring.ts';

const anyCareer: fc.Arbitrary<Career> = fc.constantFrom(...CAREERS);
const anySeed = fc.nat({ max: 50 });
const filledBoard = anyBoard.filter((board) => !isEmptyBoard(board));

/** Boards with a card in up to two zones, one an axis: more than the product lets a child do. */
const twoAxes: fc.Arbitrary<Board> = fc
  .array(fc.tuple(fc.constantFrom(-1, 0, 1), fc.constantFrom(-1, 0, 1)), { minLength: 20, maxLength: 20 })
  .map((standings) => {
    const cards = (axis: 0 | 1, sign: number) => CARD_LABELS.filter((_, index) => standings[index]?.[axis] === sign);
    return { strengths: cards(0, 1), weaknesses: cards(0, -1), likes: cards(1, 1), dislikes: cards(1, -1) };
  });

const onBoard = (...zones: (keyof Board)[]) => {
  return (card: CardLabel): Board => ({
    ...EMPTY_BOARD,
    ...Object.fromEntries(zones.map((zone) => [zone, [card]])),
  });
};

const cardsOf = (career: Career) => CARD_LABELS.filter((card) => career.weights[card] !== undefined);

describe('the score of a career', () => {
  test('a like never lowers the score of a career', () => {
    fc.assert(
      fc.property(twoAxes, anyCard, anyCareer, (board, card, career) => {
        fc.pre(!board.likes.includes(card) && !board.dislikes.includes(card));
        const before = createScorer(board)(career);
        const after = createScorer({ ...board, likes: [...board.likes, card] })(career);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(toPercent(after)).toBeGreaterThanOrEqual(toPercent(before));
      }),
      { numRuns: 500 },
    );
  });

  test('a disliked essential card lowers the score of a career', () => {
    fc.assert(
      fc.property(twoAxes, anyCareer, fc.nat(), (board, career, choice) => {
        const essential = cardsOf(career).filter((card) => career.weights[card] === 3);
        const card = essential[choice % essential.length] as CardLabel;
        fc.pre(!board.likes.includes(card) && !board.dislikes.includes(card));
        const after = createScorer({ ...board, dislikes: [...board.dislikes, card] })(career);
        expect(after).toBeLessThan(createScorer(board)(career));
      }),
      { numRuns: 500 },
    );
  });

  test.each(CAREERS.map((career) => [career.id, career] as const))(
    'the score of %s decreases with each card in turn',
    (_, career) => {
      for (const card of cardsOf(career)) {
        const score = (...zones: (keyof Board)[]) => createScorer(onBoard(...zones)(card))(career);
        const ladder = [
          score('strengths', 'likes'),
          score('likes'),
          score('weaknesses', 'likes'),
          score('strengths'),
          score(),
          score('weaknesses'),
          score('dislikes'),
          score('weaknesses', 'dislikes'),
        ];
        expect(ladder).toEqual([...ladder].sort((a, b) => b - a));
        expect(new Set(ladder).size).toBe(ladder.length);
        const outOfDuty = score('strengths', 'dislikes');
        expect(outOfDuty).toBeGreaterThan(score('dislikes'));
        expect(outOfDuty).toBeLessThan(score());
      }
    },
  );

  test('the score of a career is a percent between 55 and 96', () => {
    fc.assert(
      fc.property(twoAxes, anyCareer, (board, career) => {
        const percent = toPercent(createScorer(board)(career));
        expect(Number.isInteger(percent) && percent >= 55 && percent <= 96).toBe(true);
      }),
    );
  });
});

describe('five careers', () => {
  test('the same board and seed give the same five careers, whatever the order of the cards', () => {
    fc.assert(
      fc.property(filledBoard, anySeed, (board, seed) => {
        const turned = {
          strengths: [...board.strengths].reverse(),
          weaknesses: [...board.weaknesses].reverse(),
          likes: [...board.likes].reverse(),
          dislikes: [...board.dislikes].reverse(),
        };
        expect(recommendCareers(turned, seed)).toEqual(recommendCareers(board, seed));
      }),
    );
  });

  test('five careers are sorted best first, of at least three families, at most two of each', () => {
    fc.assert(
      fc.property(filledBoard, anySeed, (board, seed) => {
        const chosen = recommendCareers(board, seed);
        expect(new Set(chosen.map(({ career }) => career.id)).size).toBe(CAREERS_PER_ROUND);
        const percents = chosen.map(({ percent }) => percent);
        expect(percents).toEqual([...percents].sort((a, b) => b - a));
        const families = chosen.map(({ career }) => getCareerFamily(career));
        expect(new Set(families).size).toBeGreaterThanOrEqual(3);
        for (const family of families) expect(families.filter((other) => other === family).length).toBeLessThan(3);
      }),
      { numRuns: 300 },
    );
  });

  test.each(CARD_LABELS)('five careers for the single like %s all use that card and have modest percents', (card) => {
    for (const { career, percent } of recommendCareers(onBoard('likes')(card), 0)) {
      expect(career.weights[card]).toBeDefined();
      expect(percent).toBeGreaterThanOrEqual(55);
      expect(percent).toBeLessThanOrEqual(67);
    }
  });

  test('five careers for twenty likes all have high percents', () => {
    const all = { ...EMPTY_BOARD, likes: CARD_LABELS };
    for (const { percent } of recommendCareers(all, 0)) expect(percent).toBeGreaterThanOrEqual(80);
  });

  test('a board of dislikes and weaknesses only gets five careers with low percents', () => {
    fc.assert(
      fc.property(filledBoard, anySeed, (board, seed) => {
        const gloomy = { ...EMPTY_BOARD, weaknesses: board.strengths, dislikes: board.likes };
        fc.pre(!isEmptyBoard(gloomy));
        const chosen = recommendCareers(gloomy, seed);
        expect(chosen).toHaveLength(CAREERS_PER_ROUND);
        for (const { percent } of chosen) expect(percent).toBeLessThanOrEqual(59);
      }),
    );
  });

  test('an empty board gets no careers', () => {
    expect(recommendCareers(EMPTY_BOARD, 0)).toEqual([]);
  });

  test('the rounds show all 72 careers, none twice', () => {
    fc.assert(
      fc.property(filledBoard, (board) => {
        const shown = new Set<string>();
        for (let round = 0; round < 15; round++) {
          const chosen = recommendCareers(board, round, shown);
          expect(chosen).toHaveLength(round < 14 ? 5 : 2);
          for (const { career } of chosen) {
            expect(shown.has(career.id)).toBe(false);
            shown.add(career.id);
          }
        }
        expect(recommendCareers(board, 15, shown)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test.each(CAREERS.map((career) => [career.id, career] as const))(
    'the five careers include %s for the child it suits best',
    (_, career) => {
      const strengths = cardsOf(career).filter((card) => career.weights[card] === 3);
      const chosen = recommendCareers({ ...EMPTY_BOARD, strengths, likes: cardsOf(career) }, 0);
      expect(chosen.map((choice) => choice.career.id)).toContain(career.id);
    },
  );
});

describe('the reason', () => {
  const board: Board = {
    strengths: ['컴퓨터', '집중력'],
    weaknesses: ['영어'],
    likes: ['수학', '축구', '친구 사귀기'],
    dislikes: ['글쓰기', '과학'],
  };
  const reasonFor = (id: string, on: Board, language: Language = 'ko') =>
    explainMatch(on, CAREERS.find((career) => career.id === id) ?? expect.fail(id), language).sentences;

  test.each([
    [{ likes: ['수학'] }, '수학을 좋아한다고 했으니까요.'],
    [{ likes: ['수학', '컴퓨터'] }, '컴퓨터와 수학을 좋아한다고 했으니까요.'],
    [{ likes: ['컴퓨터'], strengths: ['수학'] }, '컴퓨터를 좋아하고 수학을 잘한다고 했으니까요.'],
    [{ likes: ['컴퓨터', '과학'], strengths: ['수학'] }, '컴퓨터와 과학을 좋아하고, 수학을 잘한다고 했으니까요.'],
    [{ likes: ['컴퓨터', '과학', '수학'] }, '컴퓨터, 수학과 과학을 좋아한다고 했으니까요.'],
    [{ likes: ['수학'], strengths: ['수학'] }, '수학을 좋아하고 잘한다고 했으니까요.'],
    [{ likes: ['수학'], strengths: ['집중력'] }, '수학을 좋아하고 한 가지에 집중하는 것을 잘한다고 했으니까요.'],
    [
      { likes: ['수학', '컴퓨터'], strengths: ['컴퓨터'] },
      '컴퓨터를 좋아하는 데다 잘하고 수학을 좋아한다고 했으니까요.',
    ],
    [{ likes: ['수학'], weaknesses: ['수학'] }, '수학을 더 잘하고 싶다고 했으니까요.'],
  ] as const)('the reason for the AI researcher fits %o', (zones, sentence) => {
    expect(reasonFor('ai-researcher', { ...EMPTY_BOARD, ...zones })[0]).toBe(sentence);
  });

  test.each([
    [{ likes: ['수학'] }, 'You said that you like math.'],
    [{ likes: ['컴퓨터'], strengths: ['수학'] }, 'You said that you like computers and are good at math.'],
    [
      { likes: ['컴퓨터', '과학'], strengths: ['수학'] },
      'You said that you like computers and science, and are good at math.',
    ],
    [{ likes: ['컴퓨터', '과학', '수학'] }, 'You said that you like computers, math, and science.'],
    [{ likes: ['수학'], strengths: ['수학'] }, 'You said that you like and are good at math.'],
    [{ likes: ['수학'], strengths: ['집중력'] }, 'You said that you like math and are good at focusing on one thing.'],
    [{ likes: ['수학'], weaknesses: ['수학'] }, 'You said that you want to get better at math.'],
  ] as const)('the reason for the AI researcher in English fits %o', (zones, sentence) => {
    expect(reasonFor('ai-researcher', { ...EMPTY_BOARD, ...zones }, 'en')[0]).toBe(sentence);
  });

  test('the reason never names a dislike, and reassures about a disliked card that the career needs', () => {
    expect(reasonFor('robotics-engineer', board)).toEqual([
      '수학과 축구를 좋아하고, 컴퓨터를 잘한다고 했으니까요.',
      '이 일에는 과학도 필요해요. 천천히 친해지면 돼요.',
    ]);
    expect(reasonFor('robotics-engineer', board, 'en')).toEqual([
      'You said that you like math and soccer, and are good at computers.',
      'This job takes science, too. You can grow into that, little by little.',
    ]);
  });

  test('a card label of two words is written with a space inside a sentence', () => {
    const drawing: Board = { ...EMPTY_BOARD, likes: ['독서'], dislikes: ['그림그리기'] };
    expect(reasonFor('picture-book-author', drawing)).toEqual([
      '독서를 좋아한다고 했으니까요.',
      '이 일에는 그림 그리기도 필요해요. 천천히 친해지면 돼요.',
    ]);
  });

  test('the reason names at most three cards, all of them likes or strengths', () => {
    fc.assert(
      fc.property(filledBoard, anyCareer, (any, career) => {
        const { cards, fits, sentences } = explainMatch(any, career, 'ko');
        const english = explainMatch(any, career, 'en').sentences;
        expect(cards).toEqual(fits.slice(0, 3));
        const usedLikes = [...any.likes, ...any.strengths].filter((card) => career.weights[card] !== undefined);
        expect([...fits].sort()).toEqual(usedLikes.sort());
        for (const card of cards) {
          expect(english[0]).toContain(getCardActivity(card, 'en'));
          expect([...any.likes, ...any.strengths]).toContain(card);
          expect(career.weights[card]).toBeDefined();
          expect(sentences[0]).toContain(getCardActivity(card, 'ko'));
        }
        expect(sentences.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('the reason for a board without likes and strengths is the fun of exploring', () => {
    const gloomy: Board = { ...EMPTY_BOARD, dislikes: ['수학'], weaknesses: ['영어'] };
    for (const { career } of recommendCareers(gloomy, 0)) {
      const { cards, sentences } = explainMatch(gloomy, career, 'ko');
      expect(cards).toEqual([]);
      expect(sentences[0]).toContain('탐험');
    }
  });
});
