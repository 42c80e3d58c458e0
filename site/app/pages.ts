import { stories } from '../features/stories/library/stories.ts';
import type { Bilingual, Language } from '../shared/language.ts';

/** A page of the site: what its head says, and the language it is written in until the reader chooses another. */
export type Page = {
  readonly path: string;
  readonly language: Language;
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** og:type */
  readonly kind: 'website' | 'book';
  /** og:image, 1200×630: a path on this site. */
  readonly image: string;
};

const SITE_IMAGE = '/og/site.png';

const bookPages: readonly Page[] = stories.map((story) => ({
  path: story.route,
  language: story.language,
  title: story.title,
  description: story.description,
  kind: 'book',
  image: `/og/${story.id}.png`,
}));

function sitePage(path: string, language: Language, title: Bilingual, description: Bilingual): Page {
  return { path, language, title, description, kind: 'website', image: SITE_IMAGE };
}

/** The head of the privacy page, and its heading; the rest (privacy-text.ts) comes with the page alone. */
export const privacyHeading: { readonly title: Bilingual; readonly opening: Bilingual } = {
  title: { en: 'What we keep, and for how long', ko: '무엇을 얼마나 남겨 두나요?' },
  opening: {
    en: 'A word to parents. There is no account, no advert and no tracker, and nothing is sold or sent to anybody.',
    ko: '부모님께 드리는 말씀이에요. 가입도 광고도 추적도 없고, 아무것도 팔거나 다른 곳에 보내지 않아요.',
  },
};

/** Every page that has an address of its own, in the order of the sitemap: those of SPEC §2, and what is kept. */
export const pages: readonly Page[] = [
  sitePage(
    '/',
    'en',
    { en: 'Story Forest · 이야기숲', ko: '이야기숲 · Story Forest' },
    {
      en: 'Picture books in English and Korean, a coding adventure, spoken times tables and a plan for what comes next. Free, with no account.',
      ko: '영어와 한국어로 읽는 그림책, 코딩 모험, 소리 내어 배우는 구구단, 꿈을 향한 계획까지. 가입 없이 무료예요.',
    },
  ),
  sitePage(
    '/stories',
    'en',
    { en: 'Stories', ko: '이야기' },
    {
      en: 'Five picture books about Charlotte, her friends and a very disappointed beaver. Read them in English, in Korean, or both.',
      ko: '샬롯과 친구들, 그리고 늘 실망한 얼굴의 비버가 나오는 그림책 다섯 권. 영어로도 한국어로도 읽어요.',
    },
  ),
  sitePage(
    '/games',
    'en',
    { en: 'Games', ko: '놀이터' },
    {
      en: 'Program a hero, learn the times tables by ear, see your progress and plan where to go.',
      ko: '주인공을 코딩하고, 구구단을 귀로 익히고, 얼마나 자랐는지 보고, 앞으로 갈 길을 그려요.',
    },
  ),
  ...bookPages,
  {
    path: '/book/korean-charlotte-birthday/print',
    language: 'ko',
    title: { en: 'Charlotte and the Birthday That Vanished: print edition', ko: '샬롯의 사라진 생일 인쇄판' },
    description: {
      en: 'The whole book on A4 paper: every chapter, picture and speech bubble.',
      ko: '모든 장과 그림, 말풍선을 A4 종이에 담은 인쇄용 책이에요.',
    },
    kind: 'book',
    image: '/og/korean-charlotte-birthday.png',
  },
  sitePage(
    '/multiplication-table',
    'ko',
    { en: 'Times Tables', ko: '구구단' },
    {
      en: 'Hear every fact from 2 to 7 spoken in Korean, then take a quiz: ten questions, ten seconds each.',
      ko: '2단부터 7단까지 소리로 듣고 외워요. 준비됐으면 열 문제 퀴즈에 도전해요. 한 문제에 10초예요.',
    },
  ),
  sitePage(
    '/quiz-scores',
    'ko',
    { en: 'Score Report', ko: '아빠의 평가 페이지' },
    {
      en: 'For parents: every quiz, what went wrong, and what to practise tonight.',
      ko: '퀴즈 기록과 오답 분석을 보고 오늘 밤 무엇을 연습하면 좋을지 알아봐요.',
    },
  ),
  sitePage(
    '/adventure-game',
    'en',
    { en: 'Programming Adventure', ko: '코딩 모험' },
    {
      en: 'Choose a hero, build a program from blocks, and find every treasure on the grid.',
      ko: '주인공을 고르고 블록으로 프로그램을 만들어 보물을 모두 찾아요.',
    },
  ),
  sitePage(
    '/quadrant-board',
    'ko',
    { en: 'My Board', ko: '나를 알아보는 판' },
    {
      en: 'Sort twenty cards into strengths, weaknesses, likes and dislikes.',
      ko: '카드 스무 장을 강점, 약점, 좋아하는 것, 싫어하는 것으로 나누어 봐요.',
    },
  ),
  sitePage(
    '/career-planner',
    'ko',
    { en: 'Career Planner', ko: '꿈의 직업 찾기' },
    {
      en: 'A path from a school in Korea to a US university and a first job, made from your own board.',
      ko: '내가 만든 판에서 출발해 한국 학교부터 미국 대학, 첫 직장까지 가는 길을 그려 봐요.',
    },
  ),
  sitePage('/privacy', 'ko', privacyHeading.title, privacyHeading.opening),
];

/** What the head of every unknown path says. */
export const notFoundPage: Page = sitePage(
  '/404',
  'en',
  { en: 'Page Not Found', ko: 'Page Not Found' },
  { en: 'This path is not on the map of Story Forest.', ko: '이야기숲 지도에 없는 길이에요.' },
);

export function pageAt(path: string): Page {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return pages.find((page) => page.path === bare) ?? notFoundPage;
}
