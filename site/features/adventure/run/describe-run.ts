/** The adventure as text for screen readers. */

import { countWord, formatOrdinalKo, withParticle } from '../../../shared/language/korean.ts';
import type { Bilingual, Language } from '../../../shared/language/language.ts';
import { type BlockKind, type Direction, getTimes, isRepeatKind, type RepeatKind } from '../program/program.ts';
import type { Cell, HazardType, Level } from '../world/level.ts';
import type { Ending, HeroState, TranscriptEntry } from './run.ts';

const KINDS: Readonly<Record<Exclude<BlockKind, RepeatKind>, Bilingual>> = {
  up: { en: 'Move up', ko: '위로 한 칸' },
  down: { en: 'Move down', ko: '아래로 한 칸' },
  left: { en: 'Move left', ko: '왼쪽으로 한 칸' },
  right: { en: 'Move right', ko: '오른쪽으로 한 칸' },
  collect: { en: 'Collect', ko: '줍기' },
};

const directionNames: Readonly<Record<Direction, Bilingual>> = {
  up: { en: 'up', ko: '위' },
  down: { en: 'down', ko: '아래' },
  left: { en: 'left', ko: '왼쪽' },
  right: { en: 'right', ko: '오른쪽' },
};

/** A spike is thorns in the pictures, and in every text but the alert (docs/product.md §7.3). */
export const hazardNames: Readonly<Record<HazardType, Bilingual>> = {
  fire: { en: 'fire', ko: '불' },
  spike: { en: 'thorns', ko: '가시' },
};

/** Names a hazard with its article: 'a fire', 'thorns'. */
export function formatHazardEn(type: HazardType): string {
  return type === 'fire' ? 'a fire' : hazardNames[type].en;
}

/** Names a kind of block: 'Move right', '3번 반복하기'. */
export function getKindName(language: Language, kind: BlockKind): string {
  if (!isRepeatKind(kind)) return KINDS[kind][language];
  const times = getTimes(kind);
  return language === 'ko' ? `${times}번 반복하기` : `Repeat ${times} times`;
}

/** A square, counted from 1 from the top left corner. */
export function describeCell(language: Language, { x, y }: Cell): string {
  if (language === 'en') return `column ${x + 1}, row ${y + 1}`;
  return `왼쪽에서 ${formatOrdinalKo(x + 1)}, 위에서 ${formatOrdinalKo(y + 1)} 칸`;
}

/** The way from one square to another: '3 squares right and 2 up', '오른쪽으로 세 칸, 위로 두 칸'; null for the same square. */
export function describeWay(language: Language, from: Cell, to: Cell): string | null {
  const across = to.x - from.x;
  const down = to.y - from.y;
  const legs: readonly { readonly count: number; readonly direction: Direction }[] = [
    { count: Math.abs(across), direction: across > 0 ? 'right' : 'left' },
    { count: Math.abs(down), direction: down > 0 ? 'down' : 'up' },
  ];
  const parts = legs
    .filter(({ count }) => count > 0)
    .map(({ count, direction }, index) => {
      const name = directionNames[direction][language];
      if (language === 'ko') return `${withParticle(name, '으로/로')} ${countWord(count)} 칸`;
      if (index > 0) return `${count} ${name}`;
      return `${count} ${count === 1 ? 'square' : 'squares'} ${name}`;
    });
  return parts.length > 0 ? parts.join(language === 'ko' ? ', ' : ' and ') : null;
}

/** The grid as sentences: size, hero, items left, hazards. */
export function describeGrid(
  language: Language,
  level: Level,
  { position, facing, found }: HeroState,
): readonly string[] {
  const left = level.items.filter(({ id }) => !found.includes(id));
  const size = level.gridSize;
  const where = describeCell(language, position);
  const way = (cell: Cell) => describeWay(language, position, cell);
  if (language === 'ko') {
    return [
      `가로 ${countWord(size)} 칸, 세로 ${countWord(size)} 칸짜리 판이에요.`,
      `집배원은 ${where}에서 ${withParticle(directionNames[facing].ko, '을/를')} 보고 있어요.`,
      left.length === 0 ? '찾을 물건이 남지 않았어요.' : `찾을 물건이 ${countWord(left.length)} 개 남았어요.`,
      ...left.map(
        (item) =>
          `${withParticle(item.name.ko, '은/는')} ${describeCell('ko', item)}에 있어요. ${way(item) ? `여기서 ${way(item)}이에요.` : '바로 여기예요.'}`,
      ),
      ...level.hazards.map(
        (hazard) =>
          `${describeCell('ko', hazard)}에는 ${withParticle(hazardNames[hazard.type].ko, '이/가')} 있어요. 조심해요.`,
      ),
    ];
  }
  return [
    `The board is ${size} squares wide and ${size} squares high.`,
    `The hero is in ${where}, facing ${directionNames[facing].en}.`,
    left.length === 0
      ? 'Nothing is left to find.'
      : `${left.length === 1 ? '1 thing is' : `${left.length} things are`} left to find.`,
    ...left.map((item) => `The ${item.name.en} is in ${describeCell('en', item)}: ${way(item) ?? 'right here'}.`),
    ...level.hazards.map(
      ({ type, ...cell }) =>
        `There ${type === 'fire' ? 'is' : 'are'} ${formatHazardEn(type)} in ${describeCell('en', cell)}. Keep off.`,
    ),
  ];
}

/** Describes the effect of one step. */
export function describeEntry(language: Language, level: Level, entry: TranscriptEntry): string {
  const { effect, position, facing, itemsLeft } = entry;
  const ko = language === 'ko';
  const side = directionNames[facing][language];
  switch (effect.kind) {
    case 'moved':
      return ko
        ? `${withParticle(side, '으로/로')} 한 칸. ${describeCell('ko', position)}이에요.`
        : `One square ${side}, to ${describeCell('en', position)}.`;
    case 'bumped':
      return ko
        ? `${withParticle(side, '으로/로')} 가려다 쿵! 판의 끝이에요.`
        : `Bump! The board ends here. No going ${side}.`;
    case 'nothing-here':
      return ko ? '주울 것이 없어요.' : 'Nothing to collect here.';
    case 'collected': {
      const item = level.items.find(({ id }) => id === effect.item);
      if (ko)
        return `${withParticle(item?.name.ko ?? '물건', '을/를')} 주웠어요! ${itemsLeft === 0 ? '다 찾았어요!' : `${countWord(itemsLeft)} 개 남았어요.`}`;
      return `Collected the ${item?.name.en ?? 'thing'}! ${itemsLeft === 0 ? 'That was the last one.' : `${itemsLeft} to go.`}`;
    }
    case 'hazard': {
      return ko
        ? `앗! ${withParticle(side, '으로/로')} 가다가 ${hazardNames[effect.type].ko}에 닿았어요. 제자리에 멈췄어요.`
        : `Oops! Going ${side}, you hit ${formatHazardEn(effect.type)}. The hero stays in ${describeCell('en', position)}.`;
    }
  }
}

const ENDINGS: Readonly<Record<Ending, Bilingual>> = {
  'all-found': { en: 'Everything is found.', ko: '모두 찾았어요.' },
  hazard: { en: 'The run has stopped. The marked block did it.', ko: '실행을 멈췄어요. 표시한 블록 때문이에요.' },
  'ran-out': {
    en: 'The program is over. Something is still out there.',
    ko: '프로그램이 끝났어요. 아직 못 찾은 물건이 있어요.',
  },
  'step-limit': {
    en: 'A thousand steps! The hero sits down for a rest.',
    ko: '천 걸음이나 걸었어요! 집배원이 잠깐 앉아 쉰대요.',
  },
};

export function describeEnding(language: Language, ending: Ending): string {
  return ENDINGS[ending][language];
}
