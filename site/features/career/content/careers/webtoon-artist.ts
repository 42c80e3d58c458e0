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
        ko: '글자를 가린 내 만화를 친구에게 보여 줘요. 무슨 이야기인지 알아맞힐까요?',
      },
    ],
    middle: [
      {
        en: 'Draw a comic page with a friend. Take turns, panel by panel, and don’t plan ahead.',
        ko: '점심시간에 만화 동아리가 모여요. 한 사람은 글을, 한 사람은 그림을 맡으면 빨라요',
      },
      {
        en: 'Squeeze one movie scene into three comic panels, even if the explosion has to go.',
        ko: '영화의 한 장면을 만화 세 칸으로 줄여요. 멋진 폭발을 빼야 할지도 몰라요',
      },
      {
        en: 'Copyright means that a drawing belongs to its artist. Ask before you borrow another artist’s hero.',
        ko: '남의 그림을 쓰고 싶으면 먼저 물어봐요. 그린 사람의 권리를 저작권이라고 해요',
      },
    ],
    high: [
      {
        en: 'In media class, draw a scene for paper, then for scrolling. Which one hides the surprise better?',
        ko: '점선 말풍선은 왜 속삭이는 것 같을까요? ‘매체 의사소통’은 그런 약속을 살피는 과목이에요',
      },
      {
        en: 'Finish a short webtoon every Friday for a month. Which one makes your friends laugh out loud?',
        ko: '요일을 정해 짧은 웹툰을 이어 가요. 빠뜨리면 읽던 친구가 먼저 물어봐요',
      },
      {
        en: 'Draw one character at five, fifteen, and fifty. Can readers tell who it is?',
        ko: '휴대 전화 만화는 아래로 내려 읽어요. 칸 사이를 띄우면 천천히 읽혀요',
      },
    ],
    university: [
      {
        en: 'A few colleges teach comics. One name for the subject is sequential art, which means pictures in order.',
        ko: '미국에는 만화학과가 드물어요. 일러스트레이션을 배우며 말풍선을 달아도 되지요',
      },
      {
        en: 'Figure drawing class shows you where a sleeve folds when an elbow bends.',
        ko: '사람 몸 그리기 수업에 가요. 팔꿈치가 굽으면 소매에 주름이 몇 개 생길까요?',
      },
      {
        en: 'Tape your comic up in the dorm kitchen, and listen for the laugh at the last panel.',
        ko: '학교 잡지나 온라인에 만화를 올려요. 첫 독자가 남긴 한마디는 자꾸 다시 읽게 돼요',
      },
    ],
    career: [
      {
        en: 'Assistants draw rain, windows, rooftops, and more rain before they have a comic of their own.',
        ko: '보조 작가는 남의 만화에 배경을 그리며 배워요. 구름만 하루 종일 그리는 날도 있어요',
      },
      {
        en: 'Dozens of panels are due every week, so a helper colors the sky while you draw.',
        ko: '그림을 다 내는 날(마감)은 꼭 돌아와요. 손목을 쉬게 하고 푹 자는 것도 일이에요',
      },
      {
        en: 'Readers comment within minutes. Artists learn which comments help and which to skip.',
        ko: '매주 올리는 웹툰은 여럿이 나눠 그려요. 머리 색이 안 바뀌게 색마다 이름을 달아 둬요',
      },
    ],
  },
  activities: [
    {
      en: 'Draw four panels, and let your character climb out of one and into the next.',
      ko: '네 칸 만화의 주인공이 칸 밖으로 기어 나와요. 어디로 가는지 이어서 그려요',
    },
    {
      en: 'Make a profile sheet for your hero and for the hero’s friends. Who hates which snack?',
      ko: '주인공과 친구들의 소개표를 만들어 봐요. 나이와 버릇, 무서워하는 것도 적어 줘요',
    },
    {
      en: 'Draw five sounds as letters. A crash needs big spiky ones. What does a drip need?',
      ko: '‘쾅’은 뾰족하게, ‘톡’은 조그맣게 써요. 소리 글자 다섯 개에 모양을 입혀 볼까요?',
    },
    {
      en: 'Measure the panels in a favorite comic with a ruler. Why is one so big?',
      ko: '놀라는 장면의 칸은 다른 칸보다 얼마나 클까요? 좋아하는 만화를 자로 재 봐요',
    },
    {
      en: 'Swap the last two panels of a comic you drew, and see whether the joke survives.',
      ko: '내 만화를 모아 실로 묶어요. 표지에 ‘1호’라고 쓰는 것도 잊지 말아요',
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
