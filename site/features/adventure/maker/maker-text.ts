import { withParticle } from '../../../shared/language/korean.ts';
import type { Catalog, Language } from '../../../shared/language/language.ts';
import { hazardNames } from '../run/describe-run.ts';
import type { GroundId } from '../world/level.ts';
import { itemWords, type LevelProblem } from '../world/made-level.ts';
import type { CellContent, Refusal } from './level-maker.ts';

type Texts = {
  title: string;
  intro: string;
  tools: string;
  start: string;
  erase: string;
  grid: string;
  /** An empty square, for screen readers. */
  empty: string;
  size: string;
  squares: (size: number) => string;
  ground: string;
  grounds: Readonly<Record<GroundId, string>>;
  problem: Readonly<Record<LevelProblem, string>>;
  ready: string;
  refusal: Readonly<Record<Refusal, string>>;
  tryIt: string;
  anew: string;
  undo: string;
  redo: string;
  /** Announcements; `cell` is a text of `describeCell`. */
  placed: (thing: string, cell: string) => string;
  takenAway: (thing: string, cell: string) => string;
  emptied: string;
  undone: string;
  redone: string;
};

export const makerText: Catalog<Texts> = {
  en: {
    title: 'Level maker',
    intro: 'Pick a thing, then tap a square. Every level needs something to find and a way to get there.',
    tools: 'What to put down',
    start: 'start',
    erase: 'Take away',
    grid: 'Your board',
    empty: 'empty',
    size: 'Size',
    squares: (size) => `${size} × ${size} squares`,
    ground: 'Ground',
    grounds: { meadow: 'Meadow', pond: 'Pond', night: 'Night hill' },
    problem: {
      'no-item': 'Nothing is hidden yet. Put something on the board.',
      unsolvable: 'Nobody can get there! Leave a way open.',
    },
    ready: 'It can be solved. Now try it yourself!',
    refusal: {
      'off-grid': 'That is off the board.',
      'start-is-here': 'The hero starts on this square.',
      'too-many-items': 'Eight things are enough to carry.',
      'too-many-hazards': 'Twelve fires and thorns are quite enough.',
      'nothing-here': 'This square is empty already.',
    },
    tryIt: 'Try it',
    anew: 'Empty board',
    undo: 'Undo',
    redo: 'Redo',
    placed: (thing, cell) => `${thing}, put down: ${cell}.`,
    takenAway: (thing, cell) => `${thing}, taken away: ${cell}.`,
    emptied: 'The board is empty. Undo brings everything back.',
    undone: 'Undone.',
    redone: 'Redone.',
  },
  ko: {
    title: '배달 만들기',
    intro: '놓을 것을 고르고 칸을 눌러요. 찾을 물건이 있어야 하고, 거기까지 가는 길도 있어야 해요.',
    tools: '무엇을 놓을까요?',
    start: '출발',
    erase: '치우기',
    grid: '내 놀이판',
    empty: '빈칸',
    size: '크기',
    squares: (size) => `가로세로 ${size}칸`,
    ground: '바닥',
    grounds: { meadow: '풀밭', pond: '연못', night: '밤 언덕' },
    problem: {
      'no-item': '아직 숨긴 물건이 없어요. 하나 놓아 보세요.',
      unsolvable: '아무도 갈 수 없어요! 지나갈 길을 열어 주세요.',
    },
    ready: '끝까지 갈 수 있는 길이에요. 직접 한번 걸어 볼까요?',
    refusal: {
      'off-grid': '판 밖이에요.',
      'start-is-here': '여기는 집배원이 출발하는 칸이에요.',
      'too-many-items': '물건은 여덟 개면 충분해요.',
      'too-many-hazards': '불과 가시는 열두 개면 충분해요.',
      'nothing-here': '이미 빈칸이에요.',
    },
    tryIt: '해 보기',
    anew: '모두 치우기',
    undo: '되돌리기',
    redo: '되돌린 것 다시 하기',
    placed: (thing, cell) => `${cell}에 ${withParticle(thing, '을/를')} 놓았어요.`,
    takenAway: (thing, cell) => `${cell}에서 ${withParticle(thing, '을/를')} 치웠어요.`,
    emptied: '모두 치웠어요. 되돌리기를 누르면 다시 나와요.',
    undone: '되돌렸어요.',
    redone: '다시 했어요.',
  },
};

/** The name of what is on a square. */
export function getContentName(language: Language, thing: CellContent): string {
  if (thing.role === 'start') return makerText[language].start;
  return thing.role === 'item' ? itemWords[thing.kind].name[language] : hazardNames[thing.type][language];
}
