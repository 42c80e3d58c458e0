import type { Career } from '../career.ts';

export const journalist = {
  id: 'journalist',
  title: { en: 'Journalist', ko: '기자' },
  riasec: 'AES',
  field: 'media',
  description: {
    en: 'Journalists go where things happen, ask questions, and check the answers. Then they tell people the facts clearly and fairly.',
    ko: '궁금한 일을 직접 찾아가 묻고 확인해서 사람들에게 사실을 쉽고 바르게 알려요.',
  },
  weights: { 글쓰기: 3, 독서: 2, '친구 사귀기': 2, 영어: 2, 컴퓨터: 1, 집중력: 1 },
  majors: ['Journalism', 'Communication', 'Political Science'],
  stages: {
    elementary: [
      {
        en: 'Ask your family five questions and write down the answers.',
        ko: '가족에게 질문 다섯 개를 묻고 답을 적어 봐요',
      },
      {
        en: 'Guess from a news photo what happened, then read the story and check.',
        ko: '신문 사진을 보고 무슨 일인지 짐작한 뒤 기사에서 확인해요',
      },
      {
        en: 'Hear the same story from two people and find the differences.',
        ko: '같은 일을 두 사람에게 듣고 다른 점을 찾아요',
      },
    ],
    middle: [
      {
        en: 'Write news stories for a school newspaper or a broadcasting club.',
        ko: '학교 신문이나 방송 동아리에서 기사를 써 봐요',
      },
      {
        en: 'When you hear a rumor, find out what you can prove before you believe it.',
        ko: '소문을 들으면 믿기 전에 어디까지 사실인지 알아봐요',
      },
      {
        en: 'Make it a habit to ask, “May I take your picture?”',
        ko: '“찍어도 될까요?” 사진을 찍기 전에 묻는 습관을 들여요',
      },
    ],
    high: [
      {
        en: 'Language, media, and society classes train you to ask sharp questions and explain the answers simply.',
        ko: '잘 묻고 쉽게 설명하는 힘은 화법과 언어, 매체 의사소통, 사회 과목에서 자라요',
      },
      {
        en: 'Compare the same news in an English paper and a Korean one.',
        ko: '영어 신문과 한국 신문의 같은 소식을 비교해요',
      },
      {
        en: 'Pick one local problem, such as a dark street, and report on it to the end.',
        ko: '지역 문제를 취재해 긴 기사 한 편을 완성해요',
      },
    ],
    university: [
      {
        en: 'Journalism students spend their days asking, checking, writing, and asking again.',
        ko: '저널리즘이나 커뮤니케이션을 전공하며 묻고 쓰는 법을 배워요',
      },
      {
        en: 'Report every week for the student newspaper, and rewrite your stories.',
        ko: '학생 신문사에서 매주 취재하고 글을 고쳐요',
      },
      {
        en: 'Take economics or science as a minor, and become the reporter who understands it.',
        ko: '경제나 과학을 부전공해 전문 분야를 만들어요',
      },
    ],
    career: [
      {
        en: 'Beginners report on new bakeries and broken bridges for a local paper, or assist a writer.',
        ko: '동네 소식을 전하는 지역 신문이나 방송의 새내기 기자로, 또는 보조 작가로 일해요',
      },
      {
        en: 'Reporters need no license, but they do need to check every fact and be fair.',
        ko: '면허는 없지만 확인하는 습관과 윤리가 중요해요',
      },
      {
        en: 'One reporter tells stories with video, another with numbers, and another about science.',
        ko: '영상, 데이터, 과학 기자로 나뉘기도 해요',
      },
    ],
  },
  activities: [
    { en: 'Make a family newspaper once a month and hand it out.', ko: '가족 신문을 한 달에 한 번 만들어 나눠 줘요' },
    {
      en: 'Interview a shopkeeper or a librarian near you, with a grown-up beside you.',
      ko: '어른과 함께 동네 가게 주인이나 도서관 선생님을 인터뷰해요',
    },
    {
      en: 'Choose a news story and mark facts and opinions in different colors.',
      ko: '뉴스 하나를 골라 사실과 의견에 서로 다른 색을 칠해요',
    },
    {
      en: 'Who, when, where, what, how, and why? Answer all six in a news story about today.',
      ko: '누가, 언제, 왜? 여섯 가지 물음으로 오늘을 기사로 써요',
    },
    {
      en: 'Read a children’s newspaper and make a dictionary of new words.',
      ko: '어린이 신문을 읽고 새 낱말 사전을 만들어요',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: 'Names and choice of high school subjects follow the 2022 curriculum and the credit system; not every school offers all of them.',
      year: 2026,
      source: 'K5',
      checkAgain: '2027-03',
    },
  ],
} satisfies Career;
