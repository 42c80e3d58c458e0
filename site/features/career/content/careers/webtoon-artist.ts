import type { Career } from '../../model/career.ts';

export const webtoonArtist = {
  id: 'webtoon-artist',
  title: { en: 'Webtoon Artist', ko: '웹툰 작가' },
  riasec: 'AEI',
  field: 'media',
  description: {
    en: 'Webtoon artists cut a story into panels, draw them, and make readers scroll down to see what happens.',
    ko: '재미있는 이야기를 칸칸이 나누어 그려 인터넷에 올려요. “다음 편은 언제 나와요?” 하는 말에 힘이 나지요.',
  },
  weights: { 그림그리기: 3, 글쓰기: 2, 컴퓨터: 2, 영화보기: 1, 독서: 1, 집중력: 2, 미술: 1 },
  majors: ['Sequential Art', 'Illustration', 'Digital Media'],
  stages: {
    elementary: [
      {
        en: 'Draw the funniest moment of your day as a single face.',
        ko: '오늘 가장 웃겼던 순간을 얼굴 하나에 다 담을 수 있을까요?',
      },
      {
        en: 'Watch people talk, and sketch ten hands that are busy telling a story.',
        ko: '말하는 사람의 손을 본 적 있나요? 웃을 때와 화날 때, 자랑할 때의 손을 하나씩 그려요',
      },
      {
        en: 'Show your comic to a friend and fix the panel that was confusing.',
        ko: '친구에게 만화를 보여 주고, 어디까지 알아들었는지 들어 봐요',
      },
    ],
    middle: [
      {
        en: 'Draw a comic page with a friend. Take turns, panel by panel, and don’t plan ahead.',
        ko: '점심시간에 만화 동아리가 모여요. 한 사람은 글을, 한 사람은 그림을 맡으면 빨라요',
      },
      {
        en: 'Squeeze one movie scene into three comic panels, even if the explosion has to go.',
        ko: '영화의 한 장면을 만화 여섯 칸으로 옮긴다면, 어느 칸을 가장 크게 그릴까요?',
      },
      {
        en: 'May you copy another artist’s hero? Learn what copyright allows.',
        ko: '그림은 그린 사람의 것이에요. 그 사람만 쓰게 지켜 주는 권리를 저작권이라고 해요',
      },
    ],
    high: [
      {
        en: 'In media class, draw a scene for paper, then for scrolling. Which one hides the surprise better?',
        ko: '‘매체 의사소통’에서는 글과 그림으로 뜻을 전하는 법을 배워요. 웹툰도 그런 매체예요',
      },
      {
        en: 'Post a short webtoon on the same day every week for two months.',
        ko: '요일을 정해 짧은 웹툰을 이어 가요. 빠뜨리면 읽던 친구가 먼저 물어봐요',
      },
      {
        en: 'Draw one character at five, fifteen, and fifty. Can readers tell who it is?',
        ko: '휴대 전화 만화는 아래로 내려 읽어요. 칸 사이를 띄우면 천천히 읽혀요',
      },
    ],
    university: [
      {
        en: 'A few colleges teach comics. The subject is called Sequential Art, which means pictures in order.',
        ko: '미국에는 만화학과가 드물어요. 일러스트레이션을 배우며 말풍선을 달아도 되지요',
      },
      {
        en: 'The model in figure drawing class may move every minute, so your pencil gets fast.',
        ko: '이야기의 짜임과 사람 몸 그리기를 배워요. 몸을 알면 옷의 주름도 그릴 수 있어요',
      },
      {
        en: 'Tape your comic up in the dorm kitchen, and listen for the laugh at the last panel.',
        ko: '학교 잡지나 온라인에 만화를 올려요. 첫 독자가 남긴 한마디는 자꾸 다시 읽게 돼요',
      },
    ],
    career: [
      {
        en: 'Assistants draw rain, windows, rooftops, and more rain before they have a comic of their own.',
        ko: '다른 작가의 하늘과 건물을 칠하며 배워요. 구름만 하루 종일 그리는 날도 있어요',
      },
      {
        en: 'Dozens of panels are due every week, so a helper colors the sky while you draw.',
        ko: '마감은 어김없이 돌아와요. 손목을 쉬게 하고 잠을 챙기는 것도 일이에요',
      },
      {
        en: 'Readers comment within minutes. Artists learn which comments help and which to skip.',
        ko: '매주 이어지는 연재에서는 여럿이 나눠 그려요. 머리 색이 안 바뀌게 이름표를 붙여 둬요',
      },
    ],
  },
  activities: [
    {
      en: 'Every week, draw a comic of four panels until you have twelve.',
      ko: '매주 네 칸 만화를 하나씩 그리면 석 달 뒤에는 열두 편이에요',
    },
    {
      en: 'Give your main character and each friend a profile sheet, with favorite snacks.',
      ko: '주인공과 친구들의 소개표를 만들어 봐요. 나이와 버릇, 무서워하는 것도 적어 줘요',
    },
    {
      en: 'Tell a story in a comic with no speech bubbles at all.',
      ko: '말풍선 없이 네 칸 만화를 그려요. 읽은 친구가 이야기를 맞히면 성공이에요',
    },
    {
      en: 'Measure the panels in a favorite comic with a ruler. Why is one so big?',
      ko: '놀라는 장면의 칸은 다른 칸보다 얼마나 클까요? 좋아하는 만화를 자로 재 봐요',
    },
    {
      en: 'Swap the last two panels of a comic you drew, and see whether the joke survives.',
      ko: '완성한 만화를 실로 묶어요. 표지에 ‘1호’라고 쓰는 것도 잊지 말아요',
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
