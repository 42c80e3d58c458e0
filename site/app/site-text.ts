import type { Catalog } from '../shared/language/language.ts';

type SiteTexts = {
  siteName: string;
  skipToContent: string;
  mainNavigation: string;
  openMenu: string;
  closeMenu: string;
  menu: string;
  languageSwitch: string;
  toTop: string;
  pageBroke: string;
  pageBrokeHint: string;
  loadAgain: string;
  footerPromise: string;
  eveningColors: string;
  dayColors: string;
  footerPages: string;
};

export const siteText: Catalog<SiteTexts> = {
  en: {
    siteName: 'Story Forest',
    skipToContent: 'Skip to the page',
    mainNavigation: 'Main',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    menu: 'Menu',
    languageSwitch: 'Language',
    toTop: 'Back to the top',
    pageBroke: 'A part of this page is missing',
    pageBrokeHint: 'The site may just have been renewed. Loading the page again usually helps.',
    loadAgain: 'Load again',
    eveningColors: 'Evening colors',
    dayColors: 'Day colors',
    footerPromise: 'Free. No account, no ads, no trackers. Just stories, games and a plan.',
    footerPages: 'More pages',
  },
  ko: {
    siteName: '이야기숲',
    skipToContent: '본문으로 건너뛰기',
    mainNavigation: '주 메뉴',
    openMenu: '메뉴 열기',
    closeMenu: '메뉴 닫기',
    menu: '메뉴',
    languageSwitch: '언어',
    toTop: '맨 위로',
    pageBroke: '이 페이지의 한 부분이 빠졌어요',
    pageBrokeHint: '사이트가 방금 새로워졌을 수 있어요. 다시 열면 대개 잘 보여요.',
    loadAgain: '다시 열기',
    eveningColors: '밤 화면',
    dayColors: '밤 화면 그만',
    footerPromise: '가입도 광고도 추적도 없이 무료예요. 이야기와 놀이, 그리고 꿈을 향한 계획만 있어요.',
    footerPages: '다른 페이지',
  },
};
