import type { Career } from '../../model/career.ts';

export const performingArtsManager = {
  id: 'performing-arts-manager',
  title: { en: 'Performing Arts Manager', ko: '공연기획자' },
  riasec: 'ESA',
  field: 'business',
  description: {
    en: 'Dancers need a theater, a date, and an audience. Performing arts managers book the hall, plan the show, and sell the tickets.',
    ko: '음악회와 무용 공연을 계획하고 사람과 돈, 시간을 챙겨요. 공연 날에는 무대 뒤에서 모든 일이 제때 되는지 살펴요.',
  },
  weights: { 음악: 2, 발레: 2, 팀워크: 3, '친구 사귀기': 2, 글쓰기: 1, 수학: 1, 피아노: 1 },
  majors: ['Arts Management', 'Theater Management', 'Business Administration'],
  stages: {
    elementary: [
      {
        en: 'Line up chairs for a show at home. Sit in each one. Can everyone see the stage?',
        ko: '의자를 줄지어 놓고 하나씩 앉아 봐요. 어느 자리에서나 무대가 잘 보이나요?',
      },
      {
        en: 'At a show, somebody hidden works the lights. Guess who else is helping, and ask an usher.',
        ko: '공연을 보고 오는 길에, 무대 뒤에는 누가 있었을지 이야기해 봐요',
      },
      {
        en: 'Who brings the cups, and who brings the music? Plan a small party with a list.',
        ko: '생일잔치를 열면 접시는 몇 개, 풍선은 몇 개 있어야 할까요? 올 사람부터 세어 봐요',
      },
    ],
    middle: [
      {
        en: 'Join the festival team that tells a nervous band, “You’re on in two minutes.”',
        ko: '학교 축제의 공연 진행팀에 들어가요. “다음 팀, 준비!” 하고 외치는 사람이 나예요',
      },
      {
        en: 'Make two posters for one show. Which one do more people stop to read?',
        ko: '공연 포스터에는 날짜와 시간, 장소가 있어야 해요. 열 걸음 뒤에서도 보일까요?',
      },
      {
        en: 'How long does it take until every guest is seated? Time it before a show.',
        ko: '공연이 시작하기 전, 손님이 모두 앉기까지 몇 분이 걸릴까요? 시계를 보며 재 봐요',
      },
    ],
    high: [
      {
        en: 'In economics, find a ticket price that fills a small theater and still pays the band.',
        ko: '의자는 몇 개를 빌리고 표는 몇 장을 팔까요? 경제를 배우면 공연의 셈이 보여요',
      },
      {
        en: 'Plan a small charity show with very little money. What can you borrow instead of buy?',
        ko: '작은 자선 공연을 열어요. 포스터에 얼마, 간식에 얼마를 쓸지 적은 표가 예산이에요',
      },
      {
        en: 'Volunteer in a theater, tear the tickets, and show latecomers to their seats.',
        ko: '공연장 봉사는 조용조용 해야 해요. 늦게 온 손님을 어두운 통로에서 안내해요',
      },
    ],
    university: [
      {
        en: 'A good show can still play to empty seats. Arts management classes look for the reason.',
        ko: '좋은 공연도 표가 안 팔릴 때가 있어요. 예술경영 학과에서 그 까닭을 따져 봐요',
      },
      {
        en: 'A dancer’s contract may ask for a warm floor and twelve towels. You learn to read every line.',
        ko: '공연을 만드는 수업에서는 이름도 짓고 계약서도 써요. 마지막 시간에는 진짜로 막이 올라요',
      },
      {
        en: 'During a semester backstage, you whisper “Go!” into a headset, and it rains on the stage.',
        ko: '한 학기는 극장에서 인턴으로 일을 배워요. 막이 오르기 전 한 시간이 가장 바빠요',
      },
    ],
    career: [
      {
        en: 'You hang posters in the morning and may lock up near midnight, after the last guest.',
        ko: '포스터를 붙이고 관객을 맞아요. 하루에 백 번쯤 화장실이 어디인지 알려 줘요',
      },
      {
        en: 'At an interview, a theater may ask what you would do if the curtain got stuck.',
        ko: '면접에서는 어떤 행사를 해 봤는지 물어요. 학교 축제를 도운 이야기부터 꺼내면 돼요',
      },
      {
        en: 'Parades and festivals need managers, too. Someone must get ten floats around one narrow corner.',
        ko: '동네 축제를 맡으면 비 오는 날도 생각해요. 천막을 어디에 칠지 미리 정해 두지요',
      },
    ],
  },
  activities: [
    {
      en: 'Your family show is three months away. Mark on the calendar what to do each week.',
      ko: '석 달 뒤 우리 집에서 공연이 열려요. 오늘부터 할 일을 달력에 나눠 적어요',
    },
    {
      en: 'Put five songs you love in order for a concert. Which one should come last?',
      ko: '춤, 노래, 연주 가운데 무엇을 맨 앞에 놓을까요? 사회는 내가 맡아요',
    },
    {
      en: 'Ask ten people which kind of show would get them out of the house. Which answer wins?',
      ko: '어떤 공연이라면 꼭 보러 가고 싶은지 열 사람에게 물어 표로 정리해요',
    },
    {
      en: 'Draw a show ticket with a secret mark, so that nobody can copy it.',
      ko: '아무도 똑같이 못 만들 입장권을 그려요. 비밀 표시는 어디에 숨길까요?',
    },
    {
      en: 'After a show, write down one thing that worked and one that you would change.',
      ko: '공연을 본 날 밤, 아직 귀에 남은 소리가 있나요? 잊기 전에 일기에 적어 둬요',
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
