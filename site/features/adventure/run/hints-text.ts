import type { Bilingual, Language } from '../../../shared/language/language.ts';
import type { Level } from '../world/level.ts';
import type { Hint } from './hints.ts';
import { inEnglish } from './hints-in-english.ts';
import { inKorean } from './hints-in-korean.ts';

/** The goal texts, by level and item id. They name no block. */
const GOALS: Readonly<Record<string, Readonly<Record<string, Bilingual>>>> = {
  'programming-basics': {
    mitten: {
      en: 'The mitten is in the same row as the start. Count the squares with your finger. Then collect it.',
      ko: '손모아장갑은 출발한 줄에 있어요. 손가락으로 칸을 세어 봐요. 그다음엔 주워야죠.',
    },
    letter: {
      en: 'The letter is in the same column as the mitten, so one direction is enough. How many squares apart are they?',
      ko: '편지는 손모아장갑과 위아래로 나란히 있어요. 한 방향이면 돼요. 몇 칸 떨어져 있나요?',
    },
  },
  'loops-and-logic': {
    key: {
      en: 'The key is two squares right and two squares up. Thorns block the zigzag way. Go right first, then up.',
      ko: '열쇠는 오른쪽으로 두 칸, 위로 두 칸이에요. 비스듬히 맞닿은 칸에는 가시가 있으니, 위로 먼저 갈지 옆으로 먼저 갈지 골라요.',
    },
    bell: {
      en: 'Look from the key to the bell, then at how you came to the key. Is anything different?',
      ko: '열쇠에서 종까지 가는 길을 봐요. 열쇠까지 온 길과 다른 점이 있나요?',
    },
    acorn: {
      en: 'The acorn is one more step up, just like the last two. There’s fire behind it, so stop on it.',
      ko: '도토리는 똑같은 계단 하나만 더 가면 돼요. 바로 뒤에 불이 있으니 제때 멈춰요.',
    },
  },
  'algorithm-master': {
    lantern: {
      en: 'The lantern is a long climb. Then go across, and up a bit more.',
      ko: '등불까지는 먼저 한참 올라가야 해요. 그다음 옆으로, 끝에 조금 더 위로요.',
    },
    trumpet: {
      en: 'From the lantern to the trumpet: across, then a little up. Remember that shape. You’ll need it again.',
      ko: '등불에서 나팔까지는 옆으로, 그리고 조금 위로예요. 이 길을 기억해 둬요. 또 써먹을 거예요.',
    },
    cake: {
      en: 'The cake is as far from the trumpet as the trumpet is from the lantern. What happens three times can be written once.',
      ko: '나팔에서 케이크까지는 등불에서 나팔까지와 똑같아요. 세 번 하는 일은 한 번만 써도 돼요.',
    },
  },
};

/** Writes a hint in one to three short sentences. */
export function formatHint(language: Language, level: Level, hint: Hint): string {
  const { diagnosis, program, hintLevel, suggestion, mistake, blockId } = hint;
  const tip = level.tips?.[hintLevel - 1];
  if (tip) return tip[language];
  const words = language === 'ko' ? inKorean : inEnglish;
  const item = level.items.find(({ id }) => id === hint.item) ?? null;
  if (diagnosis.kind === 'start-over' || diagnosis.kind === 'solved') return words.settled[diagnosis.kind];
  if (hintLevel === 3 && suggestion) return words.try(program, suggestion);
  if (mistake && hintLevel === 1) return words.idea(mistake);
  if (mistake && blockId !== null) return words.place(mistake, program, blockId);
  if (hintLevel !== 1) return words.where(diagnosis, program, item);
  const own = item ? (level.goals ?? GOALS[level.id])?.[item.id] : undefined;
  const goal = item ? (own?.[language] ?? words.goal(diagnosis, item)) : '';
  return `${words.lead(diagnosis, item)} ${goal}`.trim();
}
