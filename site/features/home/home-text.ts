import type { Catalog } from '../../shared/language/language.ts';

type HomeTexts = {
  /** A sentence each: a line ends between them where it can. */
  headline: readonly string[];
  heroPicture: string;
  lead: string;
  twoMinutes: (name: string) => string;
  letter: string;
  readStories: string;
  playGames: string;
  featuredStories: string;
  allStories: string;
  codingAdventures: string;
  codingLead: string;
  allGames: string;
  forParents: string;
  promises: readonly { title: string; text: string }[];
};

export const homeText: Catalog<HomeTexts> = {
  en: {
    heroPicture:
      'Three children peek out from behind an old tree. In front of it a beaver drums on a blue rubber boot.',
    headline: ['Take the path with the funny noises'],
    lead: 'Picture books in English and Korean, a hero you program yourself, and times tables you can hear.',
    twoMinutes: (name) => `Today’s two minutes: ${name}`,
    letter: 'Today’s letter',
    readStories: 'Read stories',
    playGames: 'Play games',
    featuredStories: 'Start with one of these',
    allStories: 'See all five stories',
    codingAdventures: 'Coding adventures',
    codingLead:
      'Tell a hero what to do, and see whether you really said what you meant. Then play the times tables you can hear.',
    allGames: 'See all games',
    forParents: 'For the grown-up reading over your shoulder',
    promises: [
      { title: 'Nothing to sign up for', text: 'No account, no password, no email. Open the page and read.' },
      {
        title: 'Nobody watching',
        text: 'No ads, no trackers, no cookies. Nothing is sold, and no name goes to another company.',
      },
      {
        title: 'Two languages',
        text: 'One switch at the top turns every book from English to Korean and back.',
      },
    ],
  },
  ko: {
    heroPicture: '아이 셋이 커다란 나무 뒤에서 고개를 쏙 내밀어요. 나무 앞에서는 비버가 파란 장화를 둥둥 두드려요.',
    headline: ['어디선가 재미난 소리가 나요.', '따라가 볼까요?'],
    lead: '영어와 한국어로 읽는 그림책, 내 손으로 만드는 코딩 모험, 소리로 듣고 외우는 구구단이 기다려요.',
    twoMinutes: (name) => `오늘의 2분: ${name}`,
    letter: '오늘의 편지',
    readStories: '이야기 읽기',
    playGames: '놀이터로 가기',
    featuredStories: '이 책부터 펼쳐 봐요',
    allStories: '다섯 권 모두 보기',
    codingAdventures: '코딩 모험',
    codingLead:
      '집배원에게 할 일을 알려 주세요. 정말 내가 생각한 대로 움직일까요? 소리로 듣고 외우는 구구단도 기다려요.',
    allGames: '놀이 모두 보기',
    forParents: '함께 보는 어른께',
    promises: [
      { title: '가입 안 해도 돼요', text: '아이디도 비밀번호도 이메일도 묻지 않아요. 열면 바로 읽을 수 있어요.' },
      { title: '따라다니지 않아요', text: '광고도 추적도 쿠키도 없어요. 이름이나 읽은 책을 다른 곳에 알리지 않아요.' },
      { title: '두 언어로 읽어요', text: '맨 위 버튼 하나로 모든 책이 영어에서 한국어로, 다시 영어로 바뀌어요.' },
    ],
  },
};
