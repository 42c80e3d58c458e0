/**
 * The table of all pages (docs/product.md §1), of which routes, heads, menus, sitemap and downloads are made.
 *
 * @packageDocumentation
 */
import {
  getPrintRoute,
  getTeachersRoute,
  type StoryId,
  stories,
  type VoiceBundle,
} from '../../features/stories/model/stories.ts';
import {
  type Bilingual,
  getOtherLanguage,
  LANGUAGES,
  type Language,
  splitAddress,
} from '../../shared/language/language.ts';

/**
 * The metadata of a page. Routes, prerendering, document heads, header, footer, sitemap and offline downloads are
 * derived from the table below.
 */
export type Page = {
  readonly path: string;
  /** The language at `path`. The page in the other language stands below that language's name (`getAddress`). */
  readonly language: Language;
  readonly title: Bilingual;
  /** The tag og:type. */
  readonly kind: 'website' | 'book';
  /** The name of its preview pictures (og:image, 1200×630), one for each language. */
  readonly image: string;
  /** What is downloaded after a visit, so that the page works offline (app/offline/offline-bundles.ts). */
  readonly offlineBundle: OfflineBundleName | null;
  /** Its name in the header; absent where the header does not link it. */
  readonly headerName?: Bilingual;
  readonly isInFooter: boolean;
};

/** A story's id is the name of its bundle; `basics` and the voices belong to no page. */
export type OfflineBundleName =
  | 'basics'
  | 'covers'
  | 'quiz'
  | 'quiz-en'
  | 'adventure'
  | 'board'
  | StoryId
  | VoiceBundle;

const bookPages: readonly Page[] = stories.map((story) => ({
  path: story.route,
  language: story.language,
  title: story.title,
  kind: 'book',
  image: story.id,
  offlineBundle: story.id,
  isInFooter: false,
}));

const printPages: readonly Page[] = stories.map((story) => ({
  path: getPrintRoute(story),
  language: story.language,
  title: { en: `${story.title.en}: print edition`, ko: `${story.title.ko} 인쇄판` },
  kind: 'book',
  image: story.id,
  offlineBundle: story.id,
  isInFooter: false,
}));

const teachersPages: readonly Page[] = stories.map((story) => ({
  path: getTeachersRoute(story),
  language: story.language,
  title: { en: `${story.title.en}: teacher’s page`, ko: `${story.title.ko} 선생님 자료` },
  kind: 'book',
  image: story.id,
  offlineBundle: null,
  isInFooter: false,
}));

type SitePage = Pick<Page, 'path' | 'language' | 'title' | 'headerName'> & Partial<Page>;

function sitePage(page: SitePage): Page {
  return { kind: 'website', image: 'site', offlineBundle: null, isInFooter: false, ...page };
}

/** The heading of the privacy page. The rest of its text (privacy-text.ts) is loaded with the page alone. */
export const privacyTitle: Bilingual = { en: 'What we keep, and for how long', ko: '무엇을 얼마 동안 남겨 두나요?' };

/** All pages (docs/product.md §1), in the order of sitemap, header and footer. */
export const pages: readonly Page[] = [
  sitePage({
    path: '/',
    language: 'en',
    title: { en: 'Story Forest · 이야기숲', ko: '이야기숲 · Story Forest' },
    offlineBundle: 'covers',
    headerName: { en: 'Home', ko: '홈' },
  }),
  sitePage({
    path: '/stories',
    language: 'en',
    title: { en: 'Stories', ko: '이야기' },
    offlineBundle: 'covers',
    headerName: { en: 'Stories', ko: '이야기' },
    isInFooter: true,
  }),
  sitePage({
    path: '/games',
    language: 'en',
    title: { en: 'Games', ko: '놀이터' },
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
    offlineBundle: 'quiz',
    isInFooter: true,
  }),
  sitePage({
    path: '/quiz-scores',
    language: 'ko',
    title: { en: 'Score Report', ko: '점수 노트' },
    offlineBundle: 'quiz',
    isInFooter: true,
  }),
  sitePage({
    path: '/adventure-game',
    language: 'en',
    title: { en: 'Programming Adventure', ko: '코딩 모험' },
    offlineBundle: 'adventure',
  }),
  sitePage({
    path: '/quadrant-board',
    language: 'ko',
    title: { en: 'My Board', ko: '나를 알아보는 카드판' },
    offlineBundle: 'board',
    isInFooter: true,
  }),
  sitePage({
    path: '/career-planner',
    language: 'ko',
    title: { en: 'Career Planner', ko: '꿈의 직업 찾기' },
    offlineBundle: 'board',
    headerName: { en: 'Career Tools', ko: '꿈 찾기' },
    isInFooter: true,
  }),
  sitePage({
    path: '/privacy',
    language: 'ko',
    title: privacyTitle,
    isInFooter: true,
  }),
];

/** The page of every unknown path. The splat route renders it; the server sends it with status 404. */
export const notFoundPage: Page = sitePage({
  path: '/404',
  language: 'en',
  title: { en: 'Page Not Found', ko: 'Page Not Found' },
});

/** The address of a page in a language: its path, or below the other language's name. */
export function getAddress({ path, language: own }: Page, language: Language): string {
  return language === own ? path : `/${language}${path === '/' ? '' : path}`;
}

/** What an address shows. */
export type LocalizedPage = {
  readonly page: Page;
  readonly language: Language;
  /** Whether the address names its language. */
  readonly namesLanguage: boolean;
};

/** The page's address in the other language; null on the page of unknown addresses. */
export function getOtherAddress({ page, language }: LocalizedPage): string | null {
  return page === notFoundPage ? null : getAddress(page, getOtherLanguage(language));
}

/** The same unknown address in a language: of `/ko/nowhere` in English `/nowhere`. */
export function getUnknownAddress(address: string, language: Language): string {
  const { path } = splitAddress(address);
  return language === notFoundPage.language ? path : `/${language}${path}`;
}

/** What is at an address, with or without a trailing slash; `notFoundPage` where there is nothing. */
export function findLocalizedPage(address: string): LocalizedPage {
  const { named, path } = splitAddress(address);
  const page = pages.find((each) => each.path === path && each.language !== named) ?? notFoundPage;
  return { page, language: named ?? page.language, namesLanguage: named !== null };
}

export function getPageByPath(path: string): Page {
  return findLocalizedPage(path).page;
}

/** The link to a page in a language. `to` is the page's path, perhaps with a query and a hash. */
export function localize(to: string, language: Language): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(to) ?? [];
  const page = pages.find((each) => each.path === path);
  return page ? getAddress(page, language) + rest : to;
}

/** All pages in all languages, the 404 pages last. */
export const localizedPages: readonly LocalizedPage[] = [...pages, notFoundPage].flatMap((page) =>
  LANGUAGES.map((language) => ({ page, language, namesLanguage: language !== page.language })),
);
