import type { Catalogue } from '../shared/language.ts';

type SiteTexts = {
  siteName: string;
  skipToContent: string;
  mainNavigation: string;
  openMenu: string;
  closeMenu: string;
  menu: string;
  languageSwitch: string;
  toTop: string;
  scoreSentAtLast: string;
  footerPromise: string;
  footerPages: string;
};

export const siteText: Catalogue<SiteTexts> = {
  en: {
    siteName: 'Story Forest',
    skipToContent: 'Skip to the page',
    mainNavigation: 'Main',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    menu: 'Menu',
    languageSwitch: 'Language',
    toTop: 'Back to the top',
    scoreSentAtLast: 'The quiz score has been sent. Dad can see it now!',
    footerPromise: 'Free. No account, no adverts, no trackers. Just stories, games and a plan.',
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
    scoreSentAtLast: '점수를 보냈어요. 이제 아빠도 볼 수 있어요!',
    footerPromise: '가입도 광고도 추적도 없이 무료예요. 이야기와 놀이, 그리고 꿈을 향한 계획만 있어요.',
    footerPages: '다른 페이지',
  },
};
