import type { Career } from '../../model/career.ts';

export const journalist = {
  id: 'journalist',
  title: { en: 'Journalist', ko: '기자' },
  riasec: 'AES',
  field: 'media',
  description: {
    en: 'Journalists go where things happen and ask questions. They check each answer before they write the story.',
    ko: '“정말인가요? 직접 봤나요?” 궁금한 일은 찾아가 묻고 확인해서, 사람들에게 사실을 쉽고 바르게 알려요.',
  },
  weights: { 글쓰기: 3, 독서: 2, '친구 사귀기': 2, 영어: 2, 컴퓨터: 1, 집중력: 1 },
  majors: ['Journalism', 'Communication', 'Political Science'],
  stages: {
    elementary: [
      {
        en: 'Ask your family five questions nobody has ever asked them, and write down the answers.',
        ko: '오늘은 우리 집 기자예요. 가족에게 무엇을 물으면 새 소식이 나올까요?',
      },
      {
        en: 'Guess from a news photo what happened, then read the story and check.',
        ko: '신문 사진만 보고 무슨 일인지 짐작해 봐요. 기사를 읽으면 답이 나와요',
      },
      {
        en: 'Hear the same story from two people, and find the part where they disagree.',
        ko: '같은 일을 두 사람에게 듣고 적어 봐요. 이야기가 다른 곳에 밑줄을 그어 볼까요?',
      },
    ],
    middle: [
      {
        en: 'Write for the school newspaper. Start small, with a mystery such as where lost gloves go.',
        ko: '학교 신문이나 방송 동아리에서 기사를 쓰면 맨 끝에 내 이름이 실려요',
      },
      {
        en: 'When a rumor goes around at lunch, ask who really saw it happen.',
        ko: '소문을 들으면 “누가 봤대?” 하고 물어요. 직접 본 사람을 만날 때까지 물어요',
      },
      {
        en: 'Take pictures for the yearbook, a book about one school year. Ask “May I?” every time.',
        ko: '미국 학교는 해마다 사진 책 ‘이어북’을 만들어요. “찍어도 돼?” 하고 먼저 물어요',
      },
    ],
    high: [
      {
        en: 'Anyone may read how a city spends its money. In social studies, look up what playgrounds cost.',
        ko: '이 소식, 믿어도 될까요? ‘매체 의사소통’ 시간에 누가 언제 쓴 글인지부터 찾아요',
      },
      {
        en: 'Lay an English newspaper beside a Korean one and compare how each tells the same news.',
        ko: '같은 소식도 영어 신문과 한국 신문은 제목부터 달라요. 두 제목을 나란히 오려 붙여요',
      },
      {
        en: 'Who fixes the leaky school roof? Ask, write it down, and keep asking until the bucket is gone.',
        ko: '우리 학교에서 꼭 고치고 싶은 것은 무엇인가요? 끝까지 취재해 긴 기사로 써요',
      },
    ],
    university: [
      {
        en: 'Journalism students check how to spell every name, because a Smith may turn out to be a Smyth.',
        ko: '저널리즘 학과에는 시장에서 모르는 사람 열 명에게 말을 걸고 오는 숙제도 있어요',
      },
      {
        en: 'The student newspaper comes out at ten, whether your story is done or not.',
        ko: '마감은 기사를 다 내야 하는 때예요. 그날 학생 신문사는 제목을 고치고 또 고쳐요',
      },
      {
        en: 'Take biology, too. Then you can ask a whale expert more than “How big?”',
        ko: '과학이나 경제를 따로 배우는 기자도 있어요. 로켓이 왜 멈췄는지 쉬운 말로 풀어 써요',
      },
    ],
    career: [
      {
        en: 'Your first news story may be small, such as a peacock that stopped a bus.',
        ko: '새 빵집이 문을 열면 찾아가서 물어요. 동네의 작은 소식도 누군가는 기다려요',
      },
      {
        en: '“How do you know?” An editor asks that about each fact before a story appears.',
        ko: '한 문장이 맞는지 알아보려고 전화를 스무 통 거는 날도 있어요. 다들 믿고 읽으니까요',
      },
      {
        en: 'Some reporters talk to a camera in a storm. Others sit at a desk and check numbers.',
        ko: '태풍이 오면 방송 기자는 비옷을 입고 나가고, 어떤 기자는 숫자를 모아 그래프를 그려요',
      },
    ],
  },
  activities: [
    {
      en: 'Print a family newspaper once a month and deliver it to every bedroom.',
      ko: '한 달에 한 번 우리 집 신문이 나와요. 이번 달 1면에는 누구 이야기를 실을까요?',
    },
    {
      en: 'Ask a shopkeeper, with a grown-up beside you, what happens before the shop opens.',
      ko: '도서관에서 가장 오래된 책은 무엇일까요? 사서 선생님을 인터뷰하면 알 수 있어요',
    },
    {
      en: 'In one news story, mark facts in blue and opinions in red.',
      ko: '뉴스 하나를 골라 사실과 의견에 서로 다른 색을 칠하면 무슨 색이 더 많을까요?',
    },
    {
      en: 'Answer who, when, where, what, how, and why in a news story about your day.',
      ko: '누가, 언제, 어디서, 무엇을, 어떻게, 왜? 오늘 일을 여섯 가지로 나눠 기사로 써요',
    },
    {
      en: 'Cut one story out of an old newspaper and write a better headline for it.',
      ko: '내일 날씨를 신문과 방송과 할머니에게 물어 적어요. 하루 뒤면 누가 맞았는지 알아요',
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
