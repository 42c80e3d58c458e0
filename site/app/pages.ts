import { getPrintRoute, getTeachersRoute, type StoryId, stories } from '../features/stories/model/stories.ts';
import type { Bilingual, Language } from '../shared/language/language.ts';

/**
 * The metadata of a page. Routes, prerendering, document heads, header, footer, sitemap and offline downloads are derived
 * from the table below.
 */
export type Page = {
  readonly path: string;
  /** The language of the prerendered page, used until the reader chooses another. */
  readonly language: Language;
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** The tag og:type. */
  readonly kind: 'website' | 'book';
  /** og:image, 1200×630: a path on this site. */
  readonly image: string;
  /** What is downloaded after a visit, so that the page works offline (app/offline/offline-bundles.ts). */
  readonly offlineBundle: OfflineBundleName | null;
  /** Its name in the header; absent where the header does not link it. */
  readonly headerName?: Bilingual;
  readonly isInFooter: boolean;
};

/** A story's id is the name of its bundle; `basics` belongs to no page. */
export type OfflineBundleName = 'basics' | 'covers' | 'quiz' | 'quiz-en' | 'adventure' | 'board' | 'voice' | StoryId;

const bookPages: readonly Page[] = stories.map((story) => ({
  path: story.route,
  language: story.language,
  title: story.title,
  description: story.description,
  kind: 'book',
  image: `/og/${story.id}.png`,
  offlineBundle: story.id,
  isInFooter: false,
}));

const printPages: readonly Page[] = stories.map((story) => ({
  path: getPrintRoute(story),
  language: story.language,
  title: { en: `${story.title.en}: print edition`, ko: `${story.title.ko} 인쇄판` },
  description: {
    en: `“${story.title.en}” on paper: every chapter, picture and speech bubble, as pages or as a booklet to fold.`,
    ko: `‘${story.title.ko}’의 모든 장과 그림, 말풍선을 종이에 담아요. 낱장으로도, 접는 책으로도 뽑을 수 있어요.`,
  },
  kind: 'book',
  image: `/og/${story.id}.png`,
  offlineBundle: story.id,
  isInFooter: false,
}));

const teachersPages: readonly Page[] = stories.map((story) => ({
  path: getTeachersRoute(story),
  language: story.language,
  title: { en: `${story.title.en}: teacher’s page`, ko: `${story.title.ko} 선생님 자료` },
  description: {
    en: `One sheet of A4 for “${story.title.en}”: summary, words, questions, something to write and readers’ theater.`,
    ko: `‘${story.title.ko}’의 줄거리와 낱말, 질문, 글쓰기, 낭독극을 A4 한 장에 담았어요.`,
  },
  kind: 'book',
  image: `/og/${story.id}.png`,
  offlineBundle: null,
  isInFooter: false,
}));

type SitePage = Pick<Page, 'path' | 'language' | 'title' | 'description' | 'headerName'> & Partial<Page>;

function sitePage(page: SitePage): Page {
  return { kind: 'website', image: '/og/site.png', offlineBundle: null, isInFooter: false, ...page };
}

/** The heading of the privacy page. The rest of its text (privacy-text.ts) is loaded with the page alone. */
export const privacyHeading: { readonly title: Bilingual; readonly opening: Bilingual } = {
  title: { en: 'What we keep, and for how long', ko: '무엇을 얼마나 남겨 두나요?' },
  opening: {
    en: 'A word to parents. There is no account, no ad and no tracker. Nothing is sold, and no name goes to another company.',
    ko: '부모님께 드리는 말씀이에요. 가입도 광고도 추적도 없어요. 아무것도 팔지 않고, 이름을 다른 회사에 보내지 않아요.',
  },
};

/** All pages (docs/product.md §1), in the order of sitemap, header and footer. */
export const pages: readonly Page[] = [
  sitePage({
    path: '/',
    language: 'en',
    title: { en: 'Story Forest · 이야기숲', ko: '이야기숲 · Story Forest' },
    description: {
      en: 'Picture books in English and Korean, a coding adventure, spoken times tables and a plan for what comes next. Free, with no account.',
      ko: '영어와 한국어로 읽는 그림책, 코딩 모험, 소리 내어 배우는 구구단, 꿈을 향한 계획까지. 가입 없이 무료예요.',
    },
    offlineBundle: 'covers',
    headerName: { en: 'Home', ko: '홈' },
  }),
  sitePage({
    path: '/stories',
    language: 'en',
    title: { en: 'Stories', ko: '이야기' },
    description: {
      en: 'Five picture books about Charlotte, her friends, her cousin’s missing taffy and a very disappointed beaver. Read them in English, in Korean, or both.',
      ko: '샬롯과 친구들, 엿을 찾는 사촌 도윤이, 그리고 늘 실망한 얼굴의 비버가 나오는 그림책 다섯 권. 영어로도 한국어로도 읽어요.',
    },
    offlineBundle: 'covers',
    headerName: { en: 'Stories', ko: '이야기' },
    isInFooter: true,
  }),
  sitePage({
    path: '/games',
    language: 'en',
    title: { en: 'Games', ko: '놀이터' },
    description: {
      en: 'Program a hero, learn the times tables by ear, see your progress and plan where to go.',
      ko: '주인공을 코딩하고, 구구단을 귀로 익히고, 얼마나 자랐는지 보고, 앞으로 갈 길을 그려요.',
    },
    offlineBundle: 'covers',
    headerName: { en: 'Games', ko: '놀이터' },
    isInFooter: true,
  }),
  ...bookPages,
  ...printPages,
  ...teachersPages,
  sitePage({
    path: '/multiplication-table',
    language: 'ko',
    title: { en: 'Times Tables', ko: '구구단' },
    description: {
      en: 'Hear every fact from 2 to 7 spoken in English or Korean, then take a quiz: ten questions, ten seconds each.',
      ko: '2단부터 7단까지 소리로 듣고 외워요. 준비됐으면 열 문제 퀴즈에 도전해요. 한 문제에 10초예요.',
    },
    offlineBundle: 'quiz',
    isInFooter: true,
  }),
  sitePage({
    path: '/quiz-scores',
    language: 'ko',
    title: { en: 'Score Report', ko: '점수 노트' },
    description: {
      en: 'For the grown-ups: every quiz, what went wrong, and what to practice tonight.',
      ko: '아빠도 엄마도 함께 봐요. 퀴즈 기록과 오답 분석을 보고 오늘 밤 무엇을 연습하면 좋을지 알아봐요.',
    },
    offlineBundle: 'quiz',
    isInFooter: true,
  }),
  sitePage({
    path: '/adventure-game',
    language: 'en',
    title: { en: 'Programming Adventure', ko: '코딩 모험' },
    description: {
      en: 'Choose a hero, build a program from blocks, and find every treasure on the grid.',
      ko: '주인공을 고르고 블록으로 프로그램을 만들어 보물을 모두 찾아요.',
    },
    offlineBundle: 'adventure',
  }),
  sitePage({
    path: '/quadrant-board',
    language: 'ko',
    title: { en: 'My Board', ko: '나를 알아보는 카드판' },
    description: {
      en: 'Sort twenty cards into strengths, weaknesses, likes and dislikes.',
      ko: '카드 스무 장을 강점, 약점, 좋아하는 것, 싫어하는 것으로 나누어 봐요.',
    },
    offlineBundle: 'board',
    isInFooter: true,
  }),
  sitePage({
    path: '/career-planner',
    language: 'ko',
    title: { en: 'Career Planner', ko: '꿈의 직업 찾기' },
    description: {
      en: 'A path from a school in Korea to a US university and a first job, made from your own board.',
      ko: '내가 만든 카드판에서 출발해 한국 학교부터 미국 대학, 첫 직장까지 가는 길을 그려 봐요.',
    },
    offlineBundle: 'board',
    headerName: { en: 'Career Tools', ko: '꿈 찾기' },
    isInFooter: true,
  }),
  sitePage({
    path: '/privacy',
    language: 'ko',
    title: privacyHeading.title,
    description: privacyHeading.opening,
    isInFooter: true,
  }),
];

/** The page of every unknown path. The splat route renders it; the server sends it with status 404. */
export const notFoundPage: Page = sitePage({
  path: '/404',
  language: 'en',
  title: { en: 'Page Not Found', ko: 'Page Not Found' },
  description: { en: 'This path is not on the map of Story Forest.', ko: '이야기숲 지도에 없는 길이에요.' },
});

/** The page at a path, with or without a trailing slash; `notFoundPage` where there is none. */
export function getPageByPath(path: string): Page {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return pages.find((page) => page.path === bare) ?? notFoundPage;
}
