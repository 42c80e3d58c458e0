import type { Career } from '../career.ts';

export const diplomat = {
  id: 'diplomat',
  title: { en: 'Diplomat', ko: '외교관' },
  riasec: 'SEI',
  field: 'law-public',
  description: {
    en: 'Two countries can’t agree, so their diplomats sit down to talk. Diplomats speak for their country and look for peaceful answers.',
    ko: '나라를 대신해 다른 나라 사람과 마주 앉아요. 서로의 생각을 듣고, 싸우지 않고 문제를 풀 길을 찾지요.',
  },
  weights: { 영어: 3, '친구 사귀기': 3, 독서: 2, 글쓰기: 2, 팀워크: 1 },
  majors: ['International Relations', 'Political Science', 'Area Studies', 'Economics'],
  stages: {
    elementary: [
      {
        en: 'Learn to say hello in five countries, and find each on a world map.',
        ko: '세계 지도에서 나라를 짚고, 그 나라의 인사말을 소리 내어 배워요',
      },
      {
        en: 'Which holiday do children in another country wait for all year, and what do they eat?',
        ko: '다른 나라 어린이가 기다리는 명절과 그날 먹는 음식을 알아봐요',
      },
      {
        en: 'Two people want the same thing. Look for an answer that leaves both of them happy.',
        ko: '다툼이 생기면 두 사람 모두에게 좋은 답을 함께 찾아봐요',
      },
    ],
    middle: [
      {
        en: 'Play a country in Model United Nations, and bargain until everyone signs.',
        ko: '모의 유엔에 나가면 한 나라의 대표가 되어 말해 볼 수 있어요',
      },
      {
        en: 'Pick one piece of world news. Why did it happen, and what may come next?',
        ko: '국제 뉴스 한 가지를 읽고 왜 일어났는지, 다음은 어떻게 될지 써요',
      },
      {
        en: 'Learn English and one more language well enough to tell a joke in each.',
        ko: '영어와 또 하나의 외국어, 시험보다 재미로 만나도 좋아요',
      },
    ],
    high: [
      {
        en: 'International relations, world history, and a second foreign language all fit in a diplomat’s suitcase.',
        ko: '국경을 넘는 과목들이 있어요. 국제 관계의 이해, 세계사, 제2외국어예요',
      },
      {
        en: 'Does the school have a Model United Nations? Ask international, foreign language, and regular high schools.',
        ko: '국제고, 외고, 일반고가 저마다 어떻게 다른지 견주어 봐요',
      },
      {
        en: 'Keep writing long essays, and keep debating people who disagree with you.',
        ko: '긴 글을 쓰고 토론하는 시간을 한 주에 한 번은 마련해 둬요',
      },
    ],
    university: [
      {
        en: 'International relations students lay old maps beside new ones and ask why the borders moved.',
        ko: '나라들은 어떻게 사이좋게 지낼까요? 국제관계학이나 정치학을 배워요',
      },
      {
        en: 'Spend a term abroad, and find out how long a polite guest there waits before eating.',
        ko: '교환 학생으로 가면 그 나라의 아침밥부터 버스 타는 법까지 다 배우지요',
      },
      {
        en: 'Help at an international organization or a citizens’ group for a summer.',
        ko: '국제기구나 시민 단체에서 일을 배우는 인턴에 도전해요',
      },
    ],
    career: [
      {
        en: 'To speak for Korea, you need Korean nationality and a pass in the diplomats’ selection exam.',
        ko: '한국 외교관은 한국 국적이 있어야 하고 선발 시험도 봐요',
      },
      {
        en: 'US diplomats must be US citizens, and they pack for a new country every few years.',
        ko: '미국 외교관은 미국 시민만 지원할 수 있어요',
      },
      {
        en: 'The United Nations hires people, and so do groups that help countries build schools and wells.',
        ko: '국제기구도, 다른 나라의 발전을 돕는 단체도 좋은 일터예요',
      },
    ],
  },
  activities: [
    {
      en: 'Give each week’s country a page in a passport you made.',
      ko: '매주 한 나라씩, 여권처럼 만든 책에 알게 된 것을 적어요',
    },
    {
      en: 'Write a welcome letter for a child who has just moved here from another country.',
      ko: '다른 나라에서 우리 동네로 이사 온 친구에게 줄 환영 편지를 써요',
    },
    {
      en: 'Hold a family meeting and bargain until everyone agrees on something.',
      ko: '가족회의를 열어요. 모두가 “좋아!” 할 약속을 찾을 때까지요',
    },
    {
      en: 'Cook a dish from another country with a grown-up and tell its story at the table.',
      ko: '다른 나라 음식을 어른과 만들어 상에 올리고 소개해요',
    },
    {
      en: 'Draw your day beside the day of a child in another country.',
      ko: '다른 나라 어린이의 하루를 찾아 내 하루와 나란히 그려요',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: '국제 관계의 이해 and 세계사 are electives of the 2022 curriculum.',
      year: 2026,
      source: 'K4–K6',
      checkAgain: '2027-03',
    },
    {
      where: 'high.1',
      fact: 'Kinds of special high schools and how they admit.',
      year: 2026,
      source: 'K7–K11',
      checkAgain: '2027-03',
    },
    {
      where: 'career.0',
      fact: 'Korean nationality and the 외교관후보자 exam.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: 'US Foreign Service: US citizens.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
