import type { Catalog } from '../../shared/language/language.ts';

type SiteTexts = {
  siteName: string;
  skipToContent: string;
  mainNavigation: string;
  openMenu: string;
  closeMenu: string;
  menu: string;
  languageSwitch: string;
  toTop: string;
  partMissing: string;
  partMissingHint: string;
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
    partMissing: 'Part of this page didn’t load',
    partMissingHint:
      'The connection may be gone, or the site has just been updated. Loading the page again usually helps.',
    pageBroke: 'Something went wrong on this page',
    pageBrokeHint: 'Loading it again usually helps.',
    loadAgain: 'Load again',
    eveningColors: 'Evening colors',
    dayColors: 'Day colors',
    footerPromise: 'Free. No account, no ads, no trackers. Just stories, games, and a plan.',
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
    partMissing: '이 페이지의 한 부분을 불러오지 못했어요',
    partMissingHint: '인터넷이 끊겼거나 사이트가 방금 바뀐 것 같아요. 다시 열면 대개 잘 보여요.',
    pageBroke: '이 페이지에 문제가 생겼어요',
    pageBrokeHint: '다시 열면 대개 잘 보여요.',
    loadAgain: '다시 열기',
    eveningColors: '밤 화면',
    dayColors: '낮 화면',
    footerPromise: '가입도 광고도 추적도 없이 무료예요. 이야기와 놀이, 그리고 나의 꿈 지도만 있어요.',
    footerPages: '다른 페이지',
  },
};
