import type { Career } from '../../model/career.ts';

export const lawyer = {
  id: 'lawyer',
  title: { en: 'Lawyer', ko: '변호사' },
  riasec: 'EIS',
  field: 'law-public',
  description: {
    en: 'Who is right, and what does the law say? Lawyers explain it to people and speak for them in court.',
    ko: '“저는 정말 억울해요.” 그런 사람 곁에 서서, 법을 바탕으로 글과 말로 따져 권리를 지켜 줘요.',
  },
  weights: { 독서: 3, 글쓰기: 3, 영어: 2, 집중력: 2, '친구 사귀기': 1, 수학: 1 },
  majors: ['Political Science', 'Philosophy', 'English', 'Economics'],
  stages: {
    elementary: [
      {
        en: 'Propose three family rules and defend each one with a reason.',
        ko: '우리 집에는 어떤 규칙이 있나요? 세 가지만 골라 왜 필요한지 이야기해요',
      },
      {
        en: 'Read the rules of a board game aloud and find one that has two meanings.',
        ko: '보드게임 설명서를 소리 내어 읽어요. 두 가지 뜻으로 읽히는 규칙이 있을까요?',
      },
      {
        en: 'Two friends are arguing. Hear both sides before you say a word.',
        ko: '두 친구가 다투면 둘의 이야기를 다 들어 봐요. 변호사는 상대편 말도 잘 들어야 해요',
      },
    ],
    middle: [
      {
        en: 'Argue for something in a debate club, then switch chairs and argue against it.',
        ko: '토론 동아리에서 오늘은 찬성, 다음 주에는 반대를 맡아요. 그러다 생각이 바뀌기도 해요',
      },
      {
        en: 'Your country’s top rules are its constitution. Put the first line into easy words.',
        ko: '우리나라에서 가장 높은 법이 헌법이에요. 제1조를 동생도 알아듣게 바꿔 써 봐요',
      },
      {
        en: 'Korean middle schools have one semester without exams. Use it to watch a real trial.',
        ko: '법정 뒤쪽에는 재판을 지켜보는 방청석이 있어요. 자유학기에 어른과 함께 보러 가 봐요',
      },
    ],
    high: [
      {
        en: 'Read one real case in a law or politics course. Would you have decided the same way?',
        ko: '이웃의 시끄러운 발소리도 법으로 풀까요? ‘법과 사회’에서 재판 이야기를 읽고 따져 봐요',
      },
      {
        en: 'Mock trials are pretend courts. Be the judge once and the defender once.',
        ko: '모의재판 팀이 있는 미국 학교도 있어요. 책상을 옮겨 법정을 만들고 변호인을 맡아요',
      },
      {
        en: 'Read an English opinion piece, and underline every “because.” Does each reason hold up?',
        ko: '신문 글을 읽으며 주장은 파랑, 이유는 노랑으로 칠해요. 노랑이 없는 글도 있을까요?',
      },
    ],
    university: [
      {
        en: 'Dance majors can be lawyers, too. In the US, four years of college come first, in any subject.',
        ko: '미국 변호사는 먼저 4년제 대학을 마쳐요. 무엇을 전공해도 돼서 로켓을 배운 사람도 있어요',
      },
      {
        en: 'In about three years of law school, you argue over cases, such as whose dog bit whom.',
        ko: '그다음 미국 로스쿨에서 3년쯤 법을 배워요. 교수님은 답을 주는 대신 자꾸 되물어요',
      },
      {
        en: 'Law offices let students look up old cases, perhaps one about a goat that ate a hat.',
        ko: '법률 사무소에서 일을 배우며 열 쪽짜리 글을 한 쪽으로 줄여요. 꼭 필요한 말만 남아요',
      },
    ],
    career: [
      {
        en: 'New US lawyers pass a long test, the bar exam, and promise to be honest.',
        ko: '미국에서는 일하고 싶은 주에서 변호사 시험을 봐요. 이틀이나 걸리는 곳도 있어요',
      },
      {
        en: 'In Korea, law school comes first, and then a bar exam that goes on for days.',
        ko: '한국 변호사는 한국 로스쿨을 마치고 변호사시험에 붙어야 해요. 미국 자격과는 따로예요',
      },
      {
        en: 'Many lawyers rarely see a courtroom. They can argue all afternoon over one comma in a contract.',
        ko: '변호사는 법정에만 있지 않아요. 가게 계약서에서 작은 글씨 한 줄을 찾아 주기도 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Was the wolf guilty? Hold a fairy-tale trial with your family.',
      ko: '동화 속 늑대에게 죄가 있을까요? 가족이 판사와 변호사를 나눠 맡고 재판을 열어요',
    },
    {
      en: 'Read about the rights all children have, and pick one you use every day.',
      ko: '어린이에게는 놀 권리도 있어요. 또 어떤 권리가 있는지 찾아 가장 소중한 것을 골라요',
    },
    {
      en: 'Is a hot dog a sandwich? Argue for one minute, with at least three reasons.',
      ko: '숙제는 놀기 전에 할까요, 논 뒤에 할까요? 한쪽을 골라 1분 동안 주장해요',
    },
    {
      en: 'Put one chore, such as the dishes, into a contract, and have everyone sign it.',
      ko: '설거지 당번을 정하는 계약서를 써요. 온 가족이 이름을 적어야 진짜 계약이에요',
    },
    {
      en: 'Ask somebody at home to hide a cookie. Find it with ten yes-or-no questions.',
      ko: '가족이 숨긴 과자를 찾아요. ‘네’와 ‘아니요’로만 답하는 질문을 열 번 할 수 있어요',
    },
  ],
  datedFacts: [
    {
      where: 'middle.2',
      fact: 'The free semester: one semester of middle school without midterm and final paper exams.',
      year: 2026,
      source: 'K3',
      checkAgain: '2027-03',
    },
    {
      where: 'high.0',
      fact: '법과 사회, 정치 and 논술 are electives of the 2022 curriculum.',
      year: 2026,
      source: 'K4–K6',
      checkAgain: '2027-03',
    },
    {
      where: 'university.0',
      fact: 'No ordinary undergraduate law degree in the US; any bachelor’s.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'university.1',
      fact: 'JD of about 3 years; most schools take the LSAT, many also the GRE.',
      year: 2026,
      source: 'L; findlaw 2022, nationaljurist',
      checkAgain: '2027-09',
    },
    {
      where: 'career.0',
      fact: 'JD and state bar.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: 'Korean law school and bar exam.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
