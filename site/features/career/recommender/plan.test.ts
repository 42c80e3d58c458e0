import { describe, expect, test } from 'vitest';
import { type Board, canonicalizeBoard, EMPTY_BOARD } from '../../../shared/board/cards.ts';
import { CAREERS } from '../content/careers.ts';
import type { LlmCareer } from '../llm/content-filter.ts';
import {
  buildEmbeddedPlan,
  buildLlmPlan,
  buildRecommendations,
  findShownCareer,
  listShownTitles,
  listTranslatedTitles,
  type Plan,
  planNextRound,
  selectCareers,
} from './plan.ts';
import { formatReason } from './rationale.ts';

const board: Board = { ...EMPTY_BOARD, strengths: ['수학'], likes: ['컴퓨터'] };
const other: Board = { ...EMPTY_BOARD, likes: ['미술'] };
const first = buildEmbeddedPlan(board, { kind: 'fill', round: 0, shown: [], translated: null });

const stages = { elementary: ['하나'], middle: ['둘'], high: ['셋'], university: ['넷'], career: ['다섯'] };
const llmCareer = (title: string): LlmCareer => ({
  title,
  description: '설명이에요.',
  matchScore: 80,
  cards: ['수학'],
  roadmap: stages,
});

describe('a request', () => {
  test('a request without a stored plan, or for another board, begins at round 0', () => {
    const begin = { kind: 'fill', round: 0, shown: [], translated: null };
    expect(planNextRound(null, board, { more: false, language: 'ko' })).toEqual(begin);
    expect(planNextRound(first, other, { more: true, round: 0, language: 'ko' })).toEqual(begin);
  });

  test.each([[{ more: false }], [{ more: false, round: 0 }], [{ more: true, round: 1 }], [{ more: true, round: -1 }]])(
    'the request %o is answered with the stored plan',
    (request) => {
      expect(planNextRound(first, board, { ...request, language: 'ko' })).toEqual({ kind: 'current', plan: first });
    },
  );

  test.each([[{ more: true }], [{ more: true, round: 0 }]])(
    'the request %o needs the round after the stored one',
    (request) => {
      expect(planNextRound(first, board, { ...request, language: 'ko' })).toEqual({
        kind: 'fill',
        round: 1,
        shown: first.shown,
        translated: null,
      });
    },
  );
});

describe('a plan from the curated careers', () => {
  test('a curated plan has five careers for its board, and lists them as shown', () => {
    const recommendations = buildRecommendations(first, 'ko');
    expect(first.board).toBe(canonicalizeBoard(board));
    expect(recommendations).toHaveLength(5);
    expect(first.shown).toEqual(recommendations.map(({ id, title }) => ({ id, title })));
    expect(recommendations[0]).toMatchObject({ source: 'embedded', round: 0, explore: false, startsAnew: false });
    expect(first.steps).toEqual({});
  });

  test('the next round leaves out careers that were shown, by title, and adds its own to the list', () => {
    const next = buildEmbeddedPlan(board, { kind: 'fill', round: 1, shown: first.shown, translated: null });
    const [before, after] = [buildRecommendations(first, 'ko'), buildRecommendations(next, 'ko')];
    const titles = before.map(({ title }) => title);
    expect(after.filter(({ title }) => titles.includes(title))).toEqual([]);
    expect(next.shown).toEqual([...first.shown, ...after.map(({ id, title }) => ({ id, title }))]);
    expect(after.every(({ round }) => round === 1)).toBe(true);
  });

  test('the rounds start over once every career was shown', () => {
    const all = CAREERS.map(({ id, title }) => ({ id, title: title.ko }));
    const again = buildEmbeddedPlan(board, { kind: 'fill', round: 13, shown: all, translated: null });
    expect(buildRecommendations(again, 'en').map(({ startsAnew }) => startsAnew)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(again.shown).toHaveLength(5);
  });

  test('a plan explores where the board has no likes and strengths', () => {
    const gloomy = buildEmbeddedPlan(
      { ...EMPTY_BOARD, dislikes: ['수학'] },
      { kind: 'fill', round: 0, shown: [], translated: null },
    );
    expect(buildRecommendations(gloomy, 'ko').every(({ explore }) => explore)).toBe(true);
  });
});

describe('a plan from a language model', () => {
  const plan = buildLlmPlan(
    board,
    { kind: 'fill', round: 2, shown: first.shown, translated: null },
    [llmCareer('우주 요리사'), llmCareer('별 화가')],
    'ko',
  );

  test("a model's plan has its careers, with ids of their round", () => {
    expect(buildRecommendations(plan, 'ko').map(({ id, title }) => [id, title])).toEqual([
      ['model-2-0', '우주 요리사'],
      ['model-2-1', '별 화가'],
    ]);
    expect(buildRecommendations(plan, 'ko')[0]).toMatchObject({
      language: 'ko',
      otherTitle: null,
      matchScore: 80,
      because: { cards: ['수학'], fits: ['수학'], sentences: [formatReason(board, ['수학'], 'ko')] },
      majors: [],
      familyNote: null,
      asOf: null,
      source: 'model',
      round: 2,
      explore: false,
      startsAnew: false,
    });
    expect(plan.shown).toHaveLength(7);
  });

  test("a model's plan has the notes of every path at the ends of the later stages", () => {
    const { roadmap } = buildRecommendations(plan, 'ko')[0] ?? expect.fail('it has a career');
    expect([roadmap.elementary, roadmap.middle]).toEqual([['하나'], ['둘']]);
    for (const [stage, own] of [
      ['high', '셋'],
      ['university', '넷'],
      ['career', '다섯'],
    ] as const)
      expect(roadmap[stage]).toEqual([own, expect.stringMatching(/요\.$/)]);
  });

  test('a plan remembers the last hundred careers', () => {
    const shown = Array.from({ length: 100 }, (_, index) => ({ id: `${index}`, title: `직업 ${index}` }));
    const late = buildLlmPlan(board, { kind: 'fill', round: 3, shown, translated: null }, [llmCareer('별 화가')], 'ko');
    expect(late.shown).toHaveLength(100);
    expect(late.shown[0]).toEqual({ id: '1', title: '직업 1' });
    expect(late.shown.at(-1)).toEqual({ id: 'model-3-0', title: '별 화가' });
  });
});

describe('a plan in the other language', () => {
  test('a plan in the other language has the same curated careers, with texts in that language', () => {
    const [korean, english] = [buildRecommendations(first, 'ko'), buildRecommendations(first, 'en')];
    expect(english.map(({ id, matchScore }) => [id, matchScore])).toEqual(
      korean.map(({ id, matchScore }) => [id, matchScore]),
    );
    for (const [index, { title, otherTitle, description, because, roadmap, language }] of english.entries()) {
      expect(language).toBe('en');
      expect(otherTitle).toBe(korean[index]?.title);
      expect(because.fits).toEqual(korean[index]?.because.fits);
      expect([title, description, ...because.sentences, ...Object.values(roadmap).flat()].join(' ')).not.toMatch(
        /[가-힣]/,
      );
    }
    expect(planNextRound(first, board, { more: false, language: 'en' })).toEqual({ kind: 'current', plan: first });
  });

  test('a stored plan leaves out a curated career that no longer exists', () => {
    const gone = { ...first, careers: [{ source: 'embedded', id: 'lamplighter', matchScore: 70 } as const] };
    expect(buildRecommendations(gone, 'en')).toEqual([]);
  });

  const korean = buildLlmPlan(
    board,
    { kind: 'fill', round: 2, shown: [], translated: null },
    [llmCareer('별 화가')],
    'ko',
  );
  const asked = planNextRound(korean, board, { more: false, language: 'en' });

  test('for the other language the model is asked for the same careers of the same round', () => {
    expect(asked).toEqual({ kind: 'fill', round: 2, shown: korean.shown, translated: korean });
    expect(asked.kind === 'fill' && listTranslatedTitles(asked)).toEqual(['별 화가']);
  });

  test('a plan keeps the careers of both languages, so that switching back calls no model', () => {
    if (asked.kind !== 'fill') throw new Error('a round to fill');
    const both = buildLlmPlan(board, asked, [llmCareer('Star Painter')], 'en');
    expect(buildRecommendations(both, 'ko').map(({ id, title }) => [id, title])).toEqual([['model-2-0', '별 화가']]);
    expect(buildRecommendations(both, 'en').map(({ id, title }) => [id, title])).toEqual([
      ['model-en-2-0', 'Star Painter'],
    ]);
    for (const language of ['ko', 'en'] as const) {
      expect(planNextRound(both, board, { more: false, language })).toEqual({ kind: 'current', plan: both });
    }
    expect(planNextRound(both, board, { more: true, language: 'en' })).toMatchObject({ round: 3, translated: null });
  });

  test('where the model fails, a plan in the other language is curated', () => {
    if (asked.kind !== 'fill') throw new Error('a round to fill');
    const both = buildEmbeddedPlan(board, asked);
    expect(buildRecommendations(both, 'en').map(({ source }) => source)).toEqual(Array(5).fill('embedded'));
    expect(buildRecommendations(both, 'ko').map(({ source }) => source)).toEqual(['model']);
  });

  test('a plan is shown in its own language where no other was requested', () => {
    expect(selectCareers(korean, 'en')).toEqual(korean.careers);
    expect(buildRecommendations(korean, 'en')[0]).toMatchObject({ language: 'ko', title: '별 화가' });
  });

  test('the model gets the titles of curated careers in its language', () => {
    const shown = [
      { id: 'chemist', title: '화학자' },
      { id: 'model-0-1', title: '별 화가' },
    ];
    expect(listShownTitles({ kind: 'fill', round: 1, shown, translated: null }, 'en')).toEqual(['Chemist', '별 화가']);
    expect(asked.kind === 'fill' && listShownTitles(asked, 'en')).toEqual([]);
  });
});

describe('the career that a request refers to', () => {
  const plan: Plan = {
    ...buildLlmPlan(
      board,
      { kind: 'fill', round: 1, shown: [], translated: null },
      [llmCareer('우주 요리사'), llmCareer('별 화가')],
      'ko',
    ),
    shown: [
      { id: 'old', title: '로봇 의사' },
      { id: 'older', title: '로봇 의사' },
    ],
  };

  test.each([
    ['by id and title', { id: 'model-1-1', title: '별 화가' }, 'model-1-1'],
    ['by title, where the id is another', { id: 'model-0-0', title: '별 화가' }, 'model-1-1'],
    ['by title alone', { title: '우주 요리사' }, 'model-1-0'],
    ['of those shown before the latest, by title', { title: '로봇 의사' }, 'older'],
    ['of those shown before, by id and title', { id: 'old', title: '로봇 의사' }, 'old'],
  ])('the career of a request is found %s', (_, requested, id) => {
    expect(findShownCareer(plan, requested)?.id).toBe(id);
  });

  test('a curated career is found by either title, also if shown in the other language', () => {
    const earlier = { ...first, careers: [], shown: [{ id: 'chemist', title: '화학자' }] };
    for (const title of ['Chemist', '화학자']) expect(findShownCareer(earlier, { title })?.id).toBe('chemist');
    const [career] = buildRecommendations(first, 'en');
    expect(findShownCareer(first, { title: career?.title ?? '' })?.id).toBe(career?.id);
  });

  test('no career is found where only the id is known', () => {
    expect(findShownCareer(plan, { id: 'model-1-1', title: '모르는 일' })).toBeNull();
  });
});
