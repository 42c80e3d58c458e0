import type { Career } from '../career.ts';

export const mathematician = {
  id: 'mathematician',
  title: { en: 'Mathematician', ko: '수학자' },
  riasec: 'ICA',
  field: 'science',
  description: {
    en: 'Mathematicians hunt for rules hidden in numbers and shapes. One problem can keep them busy, and happy, for years.',
    ko: '숫자와 모양 속에 숨은 규칙을 찾고, 아무도 못 푼 문제에 오래 매달려 보는 사람이에요.',
  },
  weights: { 수학: 3, 집중력: 3, 과학: 1, 컴퓨터: 1, 게임: 1, 독서: 1 },
  majors: ['Mathematics', 'Applied Mathematics', 'Statistics'],
  stages: {
    elementary: [
      {
        en: 'Play a board game until you spot a winning trick, then explain why it works.',
        ko: '퍼즐과 보드게임에서 이기는 규칙을 찾아 설명해요',
      },
      {
        en: 'Did you find the answer? Now find a second way to get there.',
        ko: '답을 찾은 뒤 다르게 푸는 방법을 하나 더 생각해 봐요',
      },
      {
        en: 'Read a math picture book, then make up a problem about your own socks.',
        ko: '수학 그림책을 읽고 나도 재미있는 문제를 하나 만들어요',
      },
    ],
    middle: [
      {
        en: 'In a math club, trade solutions with friends and argue about whose is shorter.',
        ko: '수학 동아리에서 친구와 풀이를 비교하고 토론해요',
      },
      {
        en: 'Odd plus odd is always even. Write down, line by line, why it must be.',
        ko: '“왜 늘 그럴까?” 까닭을 한 줄씩 글로 밝혀 봐요',
      },
      {
        en: 'Korea’s free semester leaves time for secret codes and statistics, without a midterm in sight.',
        ko: '자유학기에 암호나 통계 같은 주제를 탐구해요',
      },
    ],
    high: [
      {
        en: 'Korean high schools let you choose courses, so fill your basket with calculus, geometry, and statistics.',
        ko: '과목을 스스로 고르는 고교학점제! 미적분과 기하, 확률과 통계를 골라 담아요',
      },
      {
        en: 'Some high schools have a math research course, where you chase one question all term.',
        ko: '수학과제 탐구 과목에서 한 가지 주제를 깊이 파고들어요',
      },
      {
        en: 'Go to a math contest to meet problems nobody has warned you about.',
        ko: '한 번도 본 적 없는 문제를 만나러 수학 대회에 나가요',
      },
    ],
    university: [
      {
        en: 'Math students do less counting and more proving, in courses such as analysis and algebra.',
        ko: '수학과에서 해석학과 대수학을 배우며 증명하는 힘을 길러요',
      },
      {
        en: 'Spend a summer on a professor’s research, or write one long paper called a thesis.',
        ko: '교수님과 하는 여름 연구나 졸업 논문에 도전해요',
      },
      {
        en: 'Students who want more can add statistics or applied math as a second major.',
        ko: '응용수학이나 통계학을 복수 전공할 수도 있어요',
      },
    ],
    career: [
      {
        en: 'Before a university hires them, mathematicians earn a PhD and do more research as a “postdoc.”',
        ko: '대학에서 연구하려면 박사 학위를 받고 박사후 연구원도 거쳐요',
      },
      {
        en: 'Companies hire data analysts straight from college to find the pattern in a mountain of numbers.',
        ko: '대학을 마치고 숫자에서 규칙을 찾는 데이터 분석가가 되기도 해요',
      },
      {
        en: 'Actuaries figure out risks for insurance companies, and pass exams from the SOA or the CAS.',
        ko: '위험을 계산하는 보험계리사가 되려면 SOA나 CAS 시험을 봐요',
      },
    ],
  },
  activities: [
    {
      en: 'Pick one hard puzzle, stay with it for days, and write down how you cracked it.',
      ko: '퍼즐 하나를 골라 며칠이 걸려도 풀고 푼 길을 적어요',
    },
    {
      en: 'Photograph things at home whose left and right sides match, and fill an album.',
      ko: '집 안에서 대칭 무늬를 찾아 사진첩을 만들어요',
    },
    {
      en: 'Take turns picking up one or two Go stones. The last stone wins, but how?',
      ko: '바둑돌 가져가기 놀이에서 이기는 방법을 찾아봐요',
    },
    {
      en: 'At the library, find a mathematician’s life story and copy the strangest problem in it.',
      ko: '도서관에서 수학자 이야기를 찾아 가장 신기한 문제를 옮겨 적어요',
    },
    {
      en: 'Quiz your family with math problems you made up, and give bonus points for funny answers.',
      ko: '내가 만든 수학 문제로 가족 퀴즈의 날을 열어요',
    },
  ],
  datedFacts: [
    {
      where: 'middle.2',
      fact: 'The free semester is one term in the first year of middle school, without midterm or final paper exams.',
      year: 2026,
      source: 'K3',
      checkAgain: '2027-03',
    },
    {
      where: 'high.0',
      fact: 'In the credit system, students who entered high school from 2025 on choose courses; 192 credits to graduate.',
      year: 2026,
      source: 'K5, K6',
      checkAgain: '2027-03',
    },
    {
      where: 'high.1',
      fact: 'Names and choice of high school subjects follow the 2022 curriculum and the credit system; not every school offers all of them.',
      year: 2026,
      source: 'K5',
      checkAgain: '2027-03',
    },
    {
      where: 'career.2',
      fact: 'US actuaries pass the SOA or CAS exams.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
