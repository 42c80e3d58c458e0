import type { ZoneId } from '../../../shared/cards.ts';
import type { Stage } from '../content/roadmap.ts';
import type { Source } from '../recommendation.ts';

type StageName = { readonly name: string; readonly place: string };

const STAGE_NAMES: { readonly [Name in Stage]: StageName } = {
  elementary: { name: '초등학교', place: '한국 · 지금' },
  middle: { name: '중학교', place: '한국' },
  high: { name: '고등학교', place: '한국' },
  university: { name: '대학교', place: '미국' },
  career: { name: '첫 직장', place: '미국 · 세계' },
};

const ZONE_WORDS: { readonly [Zone in ZoneId]: string } = {
  strengths: '잘하는 것',
  weaknesses: '더 자라고 싶은 것',
  likes: '마음이 가는 것',
  dislikes: '아직은 덜 끌리는 것',
};

const SOURCES: { readonly [Name in Source]: string } = {
  model: 'AI 선생님이 추천한 직업이에요.',
  embedded: '추천 도우미가 고른 직업이에요.',
};

/** The PDF's own texts. The PDF is Korean in both site languages, as the careers' texts are. */
export const planPdfText = {
  site: '이야기숲 · Story Forest',
  documentTitle: (career: string) => `커리어플랜: ${career}`,
  subject: '한국의 학교에서 미국 대학을 지나 첫 직장까지 가는 길',
  plan: '나의 커리어플랜',
  explore: '탐험해 볼 직업',
  noCareer: '나의 꿈',
  madeOn: (day: string) => `${day}에 만들었어요`,
  match: '내 카드와 어울려요',
  why: '왜 이 직업일까요?',
  board: '나를 알아보는 판',
  zoneWords: ZONE_WORDS,
  emptyZone: '아직 놓은 카드가 없어요',
  roadmap: '한 걸음씩 가는 로드맵',
  stages: STAGE_NAMES,
  missingStage: '이 단계는 준비 중이에요',
  steps: '3개월 안에 해 볼 재미있는 활동',
  stepsHint: '해 본 활동에는 표시해요',
  family: '가족과 함께 읽어요',
  majors: '미국 대학의 관련 전공',
  sources: SOURCES,
  asOf: (day: string) =>
    `${day} 기준으로 알아본 내용이에요. 학교와 시험의 규칙은 해마다 바뀌니, 때가 되면 다시 확인해 주세요.`,
  change: '마음이 바뀌면 카드도 계획도 언제든 바꿀 수 있어요.',
} as const;
