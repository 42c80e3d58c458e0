import type { Career } from '../career.ts';

export const webtoonArtist = {
  id: 'webtoon-artist',
  title: { en: 'Webtoon Artist', ko: '웹툰 작가' },
  riasec: 'AEI',
  field: 'media',
  description: {
    en: 'Webtoon artists cut a story into panels, draw them, and make readers scroll down to see what happens.',
    ko: '재미있는 이야기를 칸과 그림으로 나누어 온라인에서 많은 독자에게 들려줘요.',
  },
  weights: { 그림그리기: 3, 글쓰기: 2, 컴퓨터: 2, 영화보기: 1, 독서: 1, 집중력: 2, 미술: 1 },
  majors: ['Sequential Art', 'Illustration', 'Digital Media'],
  stages: {
    elementary: [
      {
        en: 'Draw the funniest moment of your day as a single face.',
        ko: '오늘 가장 웃겼던 순간을 얼굴 하나로 그려 봐요',
      },
      {
        en: 'Watch how people’s hands move when they talk, and collect little sketches of them.',
        ko: '사람들이 말할 때 손이 어떻게 움직이는지 그려 모아요',
      },
      {
        en: 'Show a friend your comic, ask what was confusing, and fix it.',
        ko: '친구가 읽고 이해했는지 물어보고 고쳐요',
      },
    ],
    middle: [
      {
        en: 'Join a comics club, where one person can write and another can draw.',
        ko: '만화 동아리에서 글과 그림을 나누어 맡아 봐요',
      },
      {
        en: 'Take one scene from a movie and redraw it as comic panels.',
        ko: '영화의 장면을 만화 칸으로 바꾸어 그려 봐요',
      },
      {
        en: 'May you copy another artist’s hero? Learn what copyright allows.',
        ko: '남의 그림을 베끼지 않도록 저작권을 배워요',
      },
    ],
    high: [
      {
        en: 'A comic mixes pictures and words, so mix art, literature, and media communication courses.',
        ko: '만화가 그림과 글을 섞듯이 미술과 문학, 매체 의사소통을 함께 들어요',
      },
      {
        en: 'Post short webtoon episodes on the day you promised, rain or shine.',
        ko: '짧은 웹툰을 정한 날마다 올리는 연습을 해요',
      },
      {
        en: 'Collect your best characters, backgrounds, and finished pages in one portfolio.',
        ko: '캐릭터와 배경, 완성 원고를 작품집에 담아요',
      },
    ],
    university: [
      {
        en: 'Look for a college that teaches comics, called Sequential Art there, or illustration.',
        ko: '만화(Sequential Art)나 일러스트를 가르치는 대학을 찾아요',
      },
      {
        en: 'Draw people sitting, running, and falling down, and study how stories are built.',
        ko: '이야기 구조와 인체 그림을 꾸준히 배워요',
      },
      {
        en: 'A college magazine or an online series brings you your first real readers.',
        ko: '학교 잡지나 온라인 연재로 독자를 만나요',
      },
    ],
    career: [
      {
        en: 'You might sit beside another artist as an assistant, or send your own pages to a contest.',
        ko: '다른 작가의 보조 작가가 되기도 하고, 웹툰 공모전에 도전하기도 해요',
      },
      {
        en: 'Deadlines never stop coming, so artists guard their sleep and plan their hours.',
        ko: '마감이 있어 건강과 시간 관리가 중요해요',
      },
      {
        en: 'Always check the contract with a webtoon platform and who keeps the copyright.',
        ko: '연재를 시작하기 전에 플랫폼 계약과 저작권을 꼼꼼히 봐요',
      },
    ],
  },
  activities: [
    {
      en: 'Draw one four-panel comic every week until you have twelve.',
      ko: '매주 네 칸 만화를 하나 그려 열두 편을 모아요',
    },
    {
      en: 'Make profile sheets for your main character and the character’s friends.',
      ko: '주인공과 친구들의 소개표를 한 장씩 만들어요',
    },
    { en: 'Draw a comic that makes sense without any speech bubbles.', ko: '말풍선 없이 뜻이 통하는 만화를 그려 봐요' },
    {
      en: 'Measure the panels in a favorite comic and find out why their sizes change.',
      ko: '좋아하는 만화의 칸을 재 보고 크기가 왜 다른지 찾아요',
    },
    { en: 'Bind your finished comics into a family comic book.', ko: '완성한 만화를 묶어 가족 만화책을 펴내요' },
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
