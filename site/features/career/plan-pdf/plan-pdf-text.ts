import type { ZoneId } from '../../../shared/board/cards.ts';
import type { Catalog } from '../../../shared/language/language.ts';
import type { Stage } from '../model/career.ts';
import type { Source } from '../recommender/recommendation.ts';

/** The PDF's own texts. Days are passed in formatted. */
export type PlanPdfTexts = {
  /** Language of the document, as BCP 47. */
  locale: string;
  site: string;
  documentTitle: (career: string) => string;
  subject: string;
  plan: string;
  explore: string;
  noCareer: string;
  madeOn: (day: string) => string;
  match: string;
  why: string;
  board: string;
  zones: Record<ZoneId, { name: string; means: string }>;
  emptyZone: string;
  roadmap: string;
  stages: Record<Stage, { name: string; place: string }>;
  missingStage: string;
  steps: string;
  stepsHint: string;
  family: string;
  majors: string;
  sources: Record<Source, string>;
  asOf: (day: string) => string;
  change: string;
};

export const planPdfText: Catalog<PlanPdfTexts> = {
  en: {
    locale: 'en-US',
    site: 'Story Forest · 이야기숲',
    documentTitle: (career) => `My plan: ${career}`,
    subject: 'The road from a school in Korea through a US university to a first job',
    plan: 'My plan',
    explore: 'a job to explore',
    noCareer: 'My dream',
    madeOn: (day) => `Made on ${day}`,
    match: 'Goes with my cards',
    why: 'Why this one?',
    board: 'My board',
    zones: {
      strengths: { name: 'Strengths', means: 'What I am good at' },
      weaknesses: { name: 'Weaknesses', means: 'What is still hard for me' },
      likes: { name: 'Likes', means: 'What I love doing' },
      dislikes: { name: 'Dislikes', means: 'What I’d rather not do' },
    },
    emptyZone: 'No cards here yet',
    roadmap: 'The road, step by step',
    stages: {
      elementary: { name: 'Elementary', place: 'Korea · now' },
      middle: { name: 'Middle school', place: 'Korea' },
      high: { name: 'High school', place: 'Korea' },
      university: { name: 'University', place: 'US' },
      career: { name: 'First job', place: 'US / world' },
    },
    missingStage: 'This stage is still being prepared',
    steps: 'Fun activities to try within 3 months',
    stepsHint: 'Check off what you have tried',
    family: 'To read with the family',
    majors: 'Related majors at US universities',
    sources: {
      model: 'An AI suggested this job.',
      embedded: 'The recommendation helper chose this job.',
    },
    asOf: (day) =>
      `The facts are as of ${day}. Rules of schools and tests change every year, so look again when the time comes.`,
    change: 'When your mind changes, your cards and your plan can change with it.',
  },
  ko: {
    locale: 'ko-KR',
    site: '이야기숲 · Story Forest',
    documentTitle: (career) => `나의 꿈 지도: ${career}`,
    subject: '한국의 학교에서 미국 대학을 지나 첫 직장까지 가는 길',
    plan: '나의 꿈 지도',
    explore: '탐험해 볼 직업',
    noCareer: '나의 꿈',
    madeOn: (day) => `${day}에 만들었어요`,
    match: '내 카드와 어울려요',
    why: '왜 이 직업일까요?',
    board: '나를 알아보는 카드판',
    zones: {
      strengths: { name: '강점', means: '내가 잘하는 것' },
      weaknesses: { name: '약점', means: '아직은 어려운 것' },
      likes: { name: '좋아하는 것', means: '할 때 신나는 것' },
      dislikes: { name: '싫어하는 것', means: '별로 하고 싶지 않은 것' },
    },
    emptyZone: '아직 놓은 카드가 없어요',
    roadmap: '한 걸음씩 가는 길',
    stages: {
      elementary: { name: '초등학교', place: '한국 · 지금' },
      middle: { name: '중학교', place: '한국' },
      high: { name: '고등학교', place: '한국' },
      university: { name: '대학교', place: '미국' },
      career: { name: '첫 직장', place: '미국 · 세계' },
    },
    missingStage: '이 단계는 준비 중이에요',
    steps: '3개월 안에 해 볼 재미있는 활동',
    stepsHint: '해 본 활동에는 표시해요',
    family: '가족과 함께 읽어요',
    majors: '미국 대학의 관련 전공',
    sources: {
      model: 'AI가 추천한 직업이에요.',
      embedded: '추천 도우미가 고른 직업이에요.',
    },
    asOf: (day) =>
      `${day} 기준으로 알아본 내용이에요. 학교와 시험의 규칙은 해마다 바뀌니, 때가 되면 다시 확인해 주세요.`,
    change: '마음이 바뀌면 카드도 꿈 지도도 언제든 바꿀 수 있어요.',
  },
};
