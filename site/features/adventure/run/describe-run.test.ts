import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../shared/language/language.ts';
import { type BlockKind, parseProgram } from '../program/program.ts';
import type { Level } from '../world/level.ts';
import { levels } from '../world/levels.ts';
import { describeCell, describeEnding, describeEntry, describeGrid, describeWay, getKindName } from './describe-run.ts';
import { createStartState, run } from './run.ts';

const [meadow] = levels as readonly [Level];
const said = (language: 'en' | 'ko', form: string) =>
  run(meadow, parseProgram(form) ?? []).entries.map((entry) => describeEntry(language, meadow, entry));

describe('blocks', () => {
  test.each<[BlockKind, string, string]>([
    ['up', 'Move up', '위로 한 칸'],
    ['down', 'Move down', '아래로 한 칸'],
    ['left', 'Move left', '왼쪽으로 한 칸'],
    ['right', 'Move right', '오른쪽으로 한 칸'],
    ['collect', 'Collect', '줍기'],
    ['repeat3', 'Repeat 3 times', '3번 반복하기'],
    ['repeat5', 'Repeat 5 times', '5번 반복하기'],
  ])('the block %s is described in both languages', (kind, en, ko) => {
    expect([getKindName('en', kind), getKindName('ko', kind)]).toEqual([en, ko]);
  });
});

describe('steps', () => {
  test('a Korean step is described with the right particles', () => {
    expect(said('ko', 'rrrcl')).toEqual([
      '오른쪽으로 한 칸. 왼쪽에서 두 번째, 위에서 여덟 번째 칸이에요.',
      '오른쪽으로 한 칸. 왼쪽에서 세 번째, 위에서 여덟 번째 칸이에요.',
      '오른쪽으로 한 칸. 왼쪽에서 네 번째, 위에서 여덟 번째 칸이에요.',
      '손모아장갑을 주웠어요! 한 개 남았어요.',
      '왼쪽으로 한 칸. 왼쪽에서 세 번째, 위에서 여덟 번째 칸이에요.',
    ]);
    expect(said('ko', 'rrrcuuuc').at(-1)).toBe('편지를 주웠어요! 다 찾았어요!');
  });

  test('each kind of failed step has its own description', () => {
    expect(said('en', 'lcur')).toEqual([
      'Bump! The board ends here. No going left.',
      'Nothing to collect here.',
      'One square up, to column 1, row 7.',
      'Oops! Going right, you hit a fire. The hero stays in column 1, row 7.',
    ]);
    expect(said('ko', 'lcur').at(-1)).toBe('앗! 오른쪽으로 가다가 불에 닿았어요. 제자리에 멈췄어요.');
  });
});

describe('the grid', () => {
  test('the grid is described with every item and hazard in its place', () => {
    for (const level of levels)
      for (const language of LANGUAGES) {
        const text = describeGrid(language, level, createStartState(level)).join(' ');
        for (const item of level.items) {
          expect(text).toContain(item.name[language]);
          expect(text).toContain(describeCell(language, item));
        }
        for (const hazard of level.hazards) expect(text).toContain(describeCell(language, hazard));
      }
  });

  test('the description of the grid leaves out found items', () => {
    const end = run(meadow, parseProgram('rrrc') ?? []).entries.at(-1) ?? createStartState(meadow);
    const text = describeGrid('en', meadow, end).join(' ');
    expect(text).not.toContain('mitten');
    expect(text).toContain('The letter is in column 4, row 5: 3 squares up.');
    expect(describeGrid('ko', meadow, end).join(' ')).toContain('여기서 위로 세 칸이에요.');
  });
});

describe('a way', () => {
  test("a way is described by its squares, and there is none to the hero's own square", () => {
    const here = { x: 2, y: 2 };
    expect(describeWay('en', here, { x: 5, y: 0 })).toBe('3 squares right and 2 up');
    expect(describeWay('ko', here, { x: 1, y: 4 })).toBe('왼쪽으로 한 칸, 아래로 두 칸');
    expect(describeWay('en', here, { x: 2, y: 1 })).toBe('1 square up');
    expect(describeWay('en', here, here)).toBeNull();
  });
});

test('every ending is described in both languages', () => {
  const endings = ['ran-out', 'hazard', 'all-found', 'step-limit'] as const;
  const texts = endings.flatMap((ending) => [describeEnding('en', ending), describeEnding('ko', ending)]);
  expect(new Set(texts).size).toBe(8);
});

describe('the whole grid', () => {
  const tiny = { ...meadow, items: meadow.items.slice(0, 1), hazards: meadow.hazards.slice(0, 1) };
  const start = createStartState(tiny);

  test.each([
    [
      'en',
      1,
      [
        'The board is 8 squares wide and 8 squares high.',
        'The hero is in column 1, row 8, facing right.',
        '1 thing is left to find.',
      ],
    ],
    [
      'en',
      2,
      [
        'The board is 8 squares wide and 8 squares high.',
        'The hero is in column 1, row 8, facing right.',
        '2 things are left to find.',
      ],
    ],
    [
      'ko',
      1,
      [
        '가로 여덟 칸, 세로 여덟 칸짜리 판이에요.',
        '집배원은 왼쪽에서 첫 번째, 위에서 여덟 번째 칸에서 오른쪽을 보고 있어요.',
        '찾을 물건이 한 개 남았어요.',
      ],
    ],
  ] as const)(
    'the grid description begins with its size, the hero and what is left (%s, %i)',
    (language, items, sentences) => {
      const level = { ...tiny, items: meadow.items.slice(0, items) };
      expect(describeGrid(language, level, start).slice(0, 3)).toEqual(sentences);
    },
  );

  test.each([
    ['en', 'Nothing is left to find.'],
    ['ko', '찾을 물건이 남지 않았어요.'],
  ] as const)('the grid description says where nothing is left (%s)', (language, sentence) => {
    const done = { ...start, found: tiny.items.map(({ id }) => id) };
    expect(describeGrid(language, tiny, done)[2]).toBe(sentence);
    expect(describeGrid(language, tiny, done)).toHaveLength(4);
  });

  test('the grid description has the way to each item, also to one on the same square', () => {
    const [item] = tiny.items;
    if (!item) throw new Error('there is an item');
    expect(describeGrid('en', tiny, start)[3]).toBe(`The ${item.name.en} is in column 4, row 8: 3 squares right.`);
    const there = { ...start, position: { x: item.x, y: item.y } };
    expect(describeGrid('en', tiny, there)[3]).toBe(`The ${item.name.en} is in column 4, row 8: right here.`);
    expect(describeGrid('ko', tiny, there)[3]).toMatch(/바로 여기예요\.$/);
    expect(describeGrid('ko', tiny, start)[3]).toMatch(/여기서 오른쪽으로 세 칸이에요\.$/);
  });
});

test('steps are described in English, too', () => {
  expect(said('en', 'rrrcuuuc').filter((text) => text.startsWith('Collected'))).toEqual([
    expect.stringMatching(/^Collected the .+! 1 to go\.$/),
    expect.stringMatching(/^Collected the .+! That was the last one\.$/),
  ]);
  expect(said('ko', 'lc')).toEqual(['왼쪽으로 가려다 쿵! 판의 끝이에요.', '주울 것이 없어요.']);
});

test.each([
  [{ x: 0, y: 0 }, '왼쪽에서 첫 번째, 위에서 첫 번째 칸'],
  [{ x: 99, y: 100 }, '왼쪽에서 백 번째, 위에서 101번째 칸'],
])('the square %o is named %s', (cell, text) => {
  expect(describeCell('ko', cell)).toBe(text);
});
