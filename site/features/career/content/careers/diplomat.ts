import type { Career } from '../../model/career.ts';

export const diplomat = {
  id: 'diplomat',
  title: { en: 'Diplomat', ko: '외교관' },
  riasec: 'SEI',
  field: 'law-public',
  description: {
    en: 'Two countries can’t agree, so their diplomats sit down to talk. Diplomats speak for their country and look for peaceful answers.',
    ko: '나라를 대신해 다른 나라 사람과 마주 앉아요. 서로의 생각을 듣고, 싸우지 않고 문제를 풀 길을 찾아요.',
  },
  weights: { 영어: 3, '친구 사귀기': 3, 독서: 2, 글쓰기: 2, 팀워크: 1 },
  majors: ['International Relations', 'Political Science', 'Area Studies', 'Economics'],
  stages: {
    elementary: [
      {
        en: 'Close your eyes and point at a map. How do people say hello where your finger landed?',
        ko: '눈을 감고 세계 지도에서 한 나라를 짚어요. 거기서는 “안녕”을 뭐라고 할까요?',
      },
      {
        en: 'Find a holiday that children in another country wait for all year. What do they eat that day?',
        ko: '설날처럼 나라마다 기다리는 명절이 있어요. 그날 어린이들은 무엇을 하고 놀까요?',
      },
      {
        en: 'Two people want the same orange. Ask what each wants it for, and make both happy.',
        ko: '귤 하나를 둘이 달라고 해요. 물어보니 한 사람은 껍질만 있으면 된대요. 어떻게 나눌까요?',
      },
    ],
    middle: [
      {
        en: 'Play a country in Model United Nations, and bargain until everyone signs.',
        ko: '모의 유엔 동아리가 있는 학교가 많아요. 내 생각 말고 맡은 나라의 생각을 말해야 해요',
      },
      {
        en: 'Pick one piece of world news. Why did it happen, and what may come next?',
        ko: '국제 뉴스를 읽고 다음에 어떻게 될지 써 둬요. 한 달 뒤에 펴서 맞았는지 봐요',
      },
      {
        en: 'Learn a joke in English and one in another language, and tell both.',
        ko: '영어 말고 어떤 말을 더 배우고 싶나요? “맛있어요.” 한마디부터 익혀요',
      },
    ],
    high: [
      {
        en: 'In world history, trace one fight between two countries back to its first day.',
        ko: '‘국제 관계의 이해’에는 나라끼리 다툰 이야기가 나와요. 어느 쪽에나 까닭이 있지요',
      },
      {
        en: 'Some Korean high schools teach several subjects in English. Diplomats come from other schools, too.',
        ko: '외국어고와 국제고에는 외국어 시간이 많아요. 일반고에서도 외국어 과목을 고를 수 있어요',
      },
      {
        en: 'Write an essay for the side you disagree with, using its best argument.',
        ko: '나와 생각이 다른 편이 되어 글을 써요. 그쪽에서 가장 좋은 이유는 무엇일까요?',
      },
    ],
    university: [
      {
        en: 'International relations class lays old maps beside new ones and asks why the borders moved.',
        ko: '국제관계학과 책상에는 옛 지도와 지금 지도가 나란히 놓여요. 국경은 왜 움직였을까요?',
      },
      {
        en: 'A term abroad teaches you new manners, such as whether an empty plate is polite.',
        ko: '한 학기쯤 다른 나라 대학에서 배우는 교환 학생도 있어요. 버스 타는 법부터 새로 배워요',
      },
      {
        en: 'Spend a summer at an international organization, where headphones let you choose a language for every speech.',
        ko: '국제기구나 시민 단체에서 인턴으로 일을 배워요. 나라 이름표를 놓는 순서까지 외우지요',
      },
    ],
    career: [
      {
        en: 'Korea’s diplomats are Korean citizens, and most pass an exam before they go abroad.',
        ko: '한국 외교관 시험은 한국 국민만 볼 수 있어요. 붙고 나서도 한 해쯤 외교를 배워요',
      },
      {
        en: 'US diplomats are US citizens. Every few years, they pack their boxes for a new country.',
        ko: '미국 외교관은 미국 시민이어야 해요. 몇 해마다 새 나라로 이사해 새 말을 배워요',
      },
      {
        en: 'The United Nations hires people from many countries, for jobs such as planning a village well.',
        ko: '나라가 아니라 단체에서 일하기도 해요. 먼 마을에 학교를 짓고 우물 팔 자리를 찾아요',
      },
    ],
  },
  activities: [
    {
      en: 'Fold a paper passport. Each week, read about one country and fill its page.',
      ko: '종이 여권에 매주 한 나라의 국기와 자랑거리를 그려요. 열두 주면 열두 나라예요',
    },
    {
      en: 'A child has just moved here from another country. Write a welcome letter.',
      ko: '다른 나라에서 이사 온 친구는 무엇이 궁금할까요? 동네의 좋은 곳을 편지로 알려 줘요',
    },
    {
      en: 'Plan Sunday with your family. Trade one wish of yours for one of theirs.',
      ko: '가족회의를 열어요. 모두가 “좋아!” 할 약속을 찾을 때까지요',
    },
    {
      en: 'Cook a dish from another country with a grown-up and tell its story at the table.',
      ko: '어른과 다른 나라 음식을 만들어요. 가족은 눈을 감고 냄새로 어느 나라인지 맞혀요',
    },
    {
      en: 'Draw your day beside the day of a child in another country.',
      ko: '케냐 어린이는 몇 시에 일어나 학교에 갈까요? 책에서 찾아 내 하루와 나란히 그려요',
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
