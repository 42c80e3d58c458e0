import type { Career } from '../career.ts';

export const performingArtsManager = {
  id: 'performing-arts-manager',
  title: { en: 'Performing Arts Manager', ko: '공연기획자' },
  riasec: 'ESA',
  field: 'business',
  description: {
    en: 'Performing arts managers plan concerts and dance shows, and look after people, money, and time until the curtain goes up.',
    ko: '음악회와 무용 공연을 계획하고 사람과 돈, 시간을 챙겨 멋진 무대를 열어요.',
  },
  weights: { 음악: 2, 발레: 2, 팀워크: 3, '친구 사귀기': 2, 글쓰기: 1, 수학: 1, 피아노: 1 },
  majors: ['Arts Management', 'Theater Management', 'Business Administration'],
  stages: {
    elementary: [
      { en: 'Make a program and invitations for a family concert.', ko: '가족 음악회의 순서표와 초대장을 만들어요' },
      {
        en: 'At a show, count the helpers you can’t see, from the lights to the tickets.',
        ko: '공연을 본 뒤 무대 뒤에는 누가 있었을지 이야기해요',
      },
      {
        en: 'Plan a small party with a list of what you need and a list of who does what.',
        ko: '작은 잔치를 연다면 필요한 물건과 할 일을 적어 봐요',
      },
    ],
    middle: [
      { en: 'Join the team that runs the shows at your school festival.', ko: '학교 축제에서 공연 진행팀을 맡아 봐요' },
      {
        en: 'Make posters and announcements, and ask people what they think.',
        ko: '포스터와 홍보 글을 만들고 반응을 물어봐요',
      },
      {
        en: 'Find the emergency exits in a theater, and learn how guests behave.',
        ko: '공연장 예절과 안전한 대피 길을 배워요',
      },
    ],
    high: [
      {
        en: 'Every show needs art, money, and words, so mix courses in the arts, economics, and languages.',
        ko: '공연 하나에는 예술과 경제, 언어가 모두 필요해요. 세 가지를 섞어 들어요',
      },
      {
        en: 'Plan a small charity show and make the money last until the curtain falls.',
        ko: '작은 자선 공연을 기획하고 예산을 세워요',
      },
      {
        en: 'Tear tickets and smile at latecomers as a volunteer in a theater.',
        ko: '공연장 봉사로 손님을 맞는 일을 배워요',
      },
    ],
    university: [
      {
        en: 'Major in arts management, or take business as a smaller subject, called a minor.',
        ko: '예술경영을 전공하거나 경영학을 부전공으로 배워요',
      },
      {
        en: 'You learn to write contracts, stage a production, and get the word out.',
        ko: '계약하고 알리고 무대를 세우는 일을 차례로 배워요',
      },
      {
        en: 'Spend a semester behind the scenes of a theater or a dance company.',
        ko: '극장이나 무용단의 무대 뒤에서 한 학기 동안 인턴을 해요',
      },
    ],
    career: [
      {
        en: 'Tape in hand, you put up posters in the morning and welcome the guests at night.',
        ko: '포스터를 붙이고 손님을 맞으며 공연장 일을 하나씩 익혀 가지요',
      },
      {
        en: 'Theaters ask which shows you have helped with and how well you work with people.',
        ko: '행사를 치러 본 경험이 있는지, 사람들과 손발이 잘 맞는지를 봐요',
      },
      {
        en: 'Festivals, concert halls, and exhibitions need people who can plan, too.',
        ko: '축제, 음악회, 전시 쪽으로도 나아갈 수 있어요',
      },
    ],
  },
  activities: [
    {
      en: 'Make a plan for a family show that opens in three months.',
      ko: '석 달 뒤에 할 가족 공연의 계획표를 만들어요',
    },
    { en: 'Put dances, songs, and music in order, and be the host.', ko: '춤, 노래, 연주 순서를 정하고 사회를 맡아요' },
    { en: 'Draw three show posters and choose the best one.', ko: '공연 포스터 세 장을 그려 가장 좋은 것을 골라요' },
    { en: 'Count tickets and chairs, and draw who sits where.', ko: '입장권 수와 의자 수를 세어 자리표를 그려요' },
    {
      en: 'Watch a concert or dance show and write a diary page about it.',
      ko: '음악회나 무용 공연을 보고 감상 일기를 써요',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: 'Elective subjects and their names follow the 2022 curriculum and the high school credit system.',
      year: 2026,
      source: 'K4–K6',
      checkAgain: '2027-03',
    },
  ],
} satisfies Career;
