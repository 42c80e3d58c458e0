import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard, anyCard } from '../../../shared/any-board.fixture.ts';
import { type Board, CARD_LABELS, type CardLabel, EMPTY_BOARD, isEmptyBoard } from '../../../shared/cards.ts';
import { CAREERS, type Career } from '../content/careers.ts';
import { explainMatch } from './rationale.ts';
import { CAREERS_PER_ROUND, familyOf, recommendCareers } from './recommend.ts';
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
  it('is never lowered by a like', () => {
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

  it('is lowered where an essential card is disliked', () => {
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

  it.each(CAREERS.map((career) => [career.titleKo, career] as const))(
    'of %s falls with each card in turn',
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

  it('is a percentage that nobody has to doubt', () => {
    fc.assert(
      fc.property(twoAxes, anyCareer, (board, career) => {
        const percent = toPercent(createScorer(board)(career));
        expect(Number.isInteger(percent) && percent >= 55 && percent <= 97).toBe(true);
      }),
    );
  });
});

describe('five careers', () => {
  it('are the ones that the study worked out by hand', () => {
    const board = { ...EMPTY_BOARD, strengths: ['수학'], likes: ['수학', '컴퓨터'] } as const;
    const chosen = recommendCareers(board, 0).map(({ career, percent }) => `${career.titleKo} ${percent}`);
    expect(chosen.sort()).toEqual(
      ['인공지능 연구자 81', '스포츠 데이터 분석가 81', '로봇공학자 80', '건축가 78', '게임 디자이너 74'].sort(),
    );
  });

  it('are the same for the same board and seed, in whatever order the cards were dropped', () => {
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

  it('differ, come best first, and from at least three families of at most two each', () => {
    fc.assert(
      fc.property(filledBoard, anySeed, (board, seed) => {
        const chosen = recommendCareers(board, seed);
        expect(new Set(chosen.map(({ career }) => career.id)).size).toBe(CAREERS_PER_ROUND);
        const percents = chosen.map(({ percent }) => percent);
        expect(percents).toEqual([...percents].sort((a, b) => b - a));
        const families = chosen.map(({ career }) => familyOf(career));
        expect(new Set(families).size).toBeGreaterThanOrEqual(3);
        for (const family of families) expect(families.filter((other) => other === family).length).toBeLessThan(3);
      }),
      { numRuns: 300 },
    );
  });

  it.each(CARD_LABELS)('for one like, %s, all use that card and claim little', (card) => {
    for (const { career, percent } of recommendCareers(onBoard('likes')(card), 0)) {
      expect(career.weights[card]).toBeDefined();
      expect(percent).toBeGreaterThanOrEqual(61);
      expect(percent).toBeLessThanOrEqual(71);
    }
  });

  it('for twenty likes all go well with them', () => {
    const all = { ...EMPTY_BOARD, likes: CARD_LABELS };
    for (const { percent } of recommendCareers(all, 0)) expect(percent).toBeGreaterThanOrEqual(80);
  });

  it('for dislikes and weaknesses alone are still five, and claim next to nothing', () => {
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

  it('for the empty board are none', () => {
    expect(recommendCareers(EMPTY_BOARD, 0)).toEqual([]);
  });

  it('and the rounds after them bring all 64, none twice', () => {
    fc.assert(
      fc.property(filledBoard, (board) => {
        const shown = new Set<string>();
        for (let round = 0; round < 13; round++) {
          const chosen = recommendCareers(board, round, shown);
          expect(chosen).toHaveLength(round < 12 ? 5 : 4);
          for (const { career } of chosen) {
            expect(shown.has(career.id)).toBe(false);
            shown.add(career.id);
          }
        }
        expect(recommendCareers(board, 13, shown)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it.each(CAREERS.map((career) => [career.titleKo, career] as const))(
    'hold %s for the child it suits best',
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
  const reasonFor = (id: string, on: Board) =>
    explainMatch(on, CAREERS.find((career) => career.id === id) ?? expect.fail(id)).sentences;

  it.each([
    [{ likes: ['수학'] }, '좋아하는 수학을 골랐기 때문이에요.'],
    [{ likes: ['수학', '컴퓨터'] }, '좋아하는 컴퓨터와 수학을 골랐기 때문이에요.'],
    [{ likes: ['컴퓨터'], strengths: ['수학'] }, '좋아하는 컴퓨터와 잘하는 수학을 골랐기 때문이에요.'],
    [{ likes: ['컴퓨터', '과학'], strengths: ['수학'] }, '좋아하는 컴퓨터와 과학, 잘하는 수학을 골랐기 때문이에요.'],
    [{ likes: ['컴퓨터', '과학', '수학'] }, '좋아하는 컴퓨터, 수학과 과학을 골랐기 때문이에요.'],
    [{ likes: ['수학'], strengths: ['수학'] }, '잘하고 좋아하는 수학을 골랐기 때문이에요.'],
    [{ likes: ['수학'], strengths: ['집중력'] }, '좋아하는 수학과 자신 있는 집중력을 골랐기 때문이에요.'],
    [{ likes: ['수학'], weaknesses: ['수학'] }, '더 자라고 싶은 수학을 골랐기 때문이에요.'],
  ] as const)('of the AI researcher for %o', (zones, sentence) => {
    expect(reasonFor('ai-researcher', { ...EMPTY_BOARD, ...zones })[0]).toBe(sentence);
  });

  it('never names a dislike, and takes the fear from one that the career needs', () => {
    expect(reasonFor('robotics-engineer', board)).toEqual([
      '좋아하는 수학과 축구, 잘하는 컴퓨터를 골랐기 때문이에요.',
      '과학도 쓰이지만 천천히 친해져도 괜찮아요.',
    ]);
  });

  it('names only cards that the child likes or is strong in, at most three', () => {
    fc.assert(
      fc.property(filledBoard, anyCareer, (any, career) => {
        const { cards, sentences } = explainMatch(any, career);
        expect(cards.length).toBeLessThanOrEqual(3);
        for (const card of cards) {
          expect([...any.likes, ...any.strengths]).toContain(card);
          expect(career.weights[card]).toBeDefined();
          expect(sentences[0]).toContain(card);
        }
        expect(sentences.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('of a board without likes and strengths is the fun of exploring', () => {
    const gloomy: Board = { ...EMPTY_BOARD, dislikes: ['수학'], weaknesses: ['영어'] };
    for (const { career } of recommendCareers(gloomy, 0)) {
      const { cards, sentences } = explainMatch(gloomy, career);
      expect(cards).toEqual([]);
      expect(sentences[0]).toContain('탐험');
    }
  });
});
