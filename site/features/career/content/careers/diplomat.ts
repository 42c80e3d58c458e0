import type { Career } from '../career.ts';

export const diplomat = {
  id: 'diplomat',
  title: { en: 'Diplomat', ko: '외교관' },
  riasec: 'SEI',
  field: 'law-public',
  description: {
    en: 'Diplomats speak for their country. They meet people from other countries, share ideas, and look for peaceful answers to problems.',
    ko: '다른 나라 사람과 만나 서로의 생각을 나누고, 평화롭게 문제를 풀도록 도와줘요.',
  },
  weights: { 영어: 3, '친구 사귀기': 3, 독서: 2, 글쓰기: 2, 팀워크: 1 },
  majors: ['International Relations', 'Political Science', 'Area Studies', 'Economics'],
  stages: {
    elementary: [
      {
        en: 'Find countries on a world map and learn how to say hello there.',
        ko: '세계 지도에서 나라를 찾아 인사말을 배워요',
      },
      {
        en: 'Find out which holiday children in another country love most, and what they eat that day.',
        ko: '다른 나라 어린이가 기다리는 명절과 그날 먹는 음식을 알아봐요',
      },
      {
        en: 'When people argue, look for an answer that is good for both sides.',
        ko: '다툼이 생기면 둘 다에게 좋은 답이 없는지 찾아요',
      },
    ],
    middle: [
      {
        en: 'Play a country in Model United Nations, and bargain until everyone signs.',
        ko: '모의 유엔 같은 활동에서 한 나라를 맡아 봐요',
      },
      {
        en: 'Read one piece of world news and write why it happened and what may come next.',
        ko: '국제 뉴스를 읽고 까닭과 영향을 정리해요',
      },
      {
        en: 'Learn English and one more language well enough to tell a joke in each.',
        ko: '영어와 다른 외국어 하나를 즐겁게 배워요',
      },
    ],
    high: [
      {
        en: 'International relations, world history, and a second foreign language all fit in a diplomat’s suitcase.',
        ko: '국경을 넘는 과목들이 있어요. 국제 관계의 이해, 세계사, 제2외국어예요',
      },
      {
        en: 'Korea has international, foreign language, and regular high schools. See how they differ.',
        ko: '국제고, 외고, 일반고의 길을 비교해 봐요',
      },
      {
        en: 'Keep writing long essays, and keep debating people who disagree with you.',
        ko: '긴 글 쓰기와 토론을 꾸준히 연습해요',
      },
    ],
    university: [
      {
        en: 'How do countries get along? International relations and political science classes look for answers.',
        ko: '나라들은 어떻게 사이좋게 지낼까요? 국제관계학이나 정치학을 배워요',
      },
      {
        en: 'Spend a term in another country as an exchange student, and live the way people there do.',
        ko: '교환 학생으로 다른 문화를 직접 경험해요',
      },
      {
        en: 'Spend a summer helping at an international organization or a citizens’ group.',
        ko: '국제기구나 시민 단체에서 일을 배우는 인턴에 도전해요',
      },
    ],
    career: [
      {
        en: 'Korean diplomats need Korean nationality and have to pass a selection exam.',
        ko: '한국 외교관은 한국 국적이 있어야 하고 선발 시험도 봐요',
      },
      { en: 'Only US citizens can apply to be US diplomats.', ko: '미국 외교관은 미국 시민만 지원할 수 있어요' },
      {
        en: 'The United Nations hires people, and so do groups that help countries build schools and wells.',
        ko: '국제기구와 개발 협력 단체에서도 일할 수 있어요',
      },
    ],
  },
  activities: [
    {
      en: 'Choose a country each week and write about it in a passport-shaped book.',
      ko: '매주 한 나라를 골라 여권 모양 책에 적어요',
    },
    {
      en: 'Write a welcome letter for a child who has just moved here from another country.',
      ko: '다른 나라에서 우리 동네로 이사 온 친구에게 줄 환영 편지를 써요',
    },
    {
      en: 'At a family meeting, look for an agreement that works for everyone.',
      ko: '가족회의에서 모두에게 좋은 약속을 찾아봐요',
    },
    {
      en: 'Cook a dish from another country with a grown-up, and tell everyone at the table about it.',
      ko: '다른 나라 음식을 어른과 만들고 소개해요',
    },
    {
      en: 'Find out how a child in another country spends a day, and draw it next to your own.',
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
