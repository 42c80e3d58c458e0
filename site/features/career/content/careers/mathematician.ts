import type { Career } from '../../model/career.ts';

export const mathematician = {
  id: 'mathematician',
  title: { en: 'Mathematician', ko: '수학자' },
  riasec: 'ICA',
  field: 'science',
  description: {
    en: 'Mathematicians hunt for rules hidden in numbers and shapes. One problem can keep them busy, and happy, for years.',
    ko: '숫자와 모양 속에 숨은 규칙을 찾는 사람이에요. 아무도 못 푼 문제 하나를 몇 해씩 붙들고 있기도 해요.',
  },
  weights: { 수학: 3, 집중력: 3, 과학: 1, 컴퓨터: 1, 게임: 1, 독서: 1 },
  majors: ['Mathematics', 'Applied Mathematics', 'Statistics'],
  stages: {
    elementary: [
      {
        en: 'Play a board game until you spot a winning trick, then explain why it works.',
        ko: '보드게임에서 이기는 비결을 찾아봐요. 왜 통하는지 가족에게 말로 풀어 줘요',
      },
      {
        en: 'Did you find the answer? Now find a second way to get there.',
        ko: '1부터 10까지 더하면 얼마일까요? 1과 10, 2와 9처럼 짝을 지으면 금방 나와요',
      },
      {
        en: 'You have ten socks in two colors. Make up a math problem about them.',
        ko: '수학 그림책을 읽고 나서, 책에 나온 것과 비슷한 문제를 하나 지어 봐요',
      },
    ],
    middle: [
      {
        en: 'Solve the same problem as a friend, then see whose way is shorter.',
        ko: '주사위 두 개를 백 번 던지면 어떤 합이 가장 자주 나올까요? 먼저 맞혀 봐요',
      },
      {
        en: 'Odd plus odd is always even. Write down, line by line, why it must be.',
        ko: '삼각형의 세 각을 오려 붙이면 곧은 선이 돼요. 모양이 다른 삼각형도 그럴까요?',
      },
      {
        en: 'Crack a secret message by counting its letters. In English, E comes up most often.',
        ko: '자유학기에는 주제를 골라 배우기도 해요. 암호를 고르면 친구와 비밀 쪽지를 풀지요',
      },
    ],
    high: [
      {
        en: 'How fast does an apple fall after one second? Calculus can tell you for any moment.',
        ko: '고등학교에서는 과목을 골라 신청해요. 미적분은 빠르기를, 기하는 모양을 다뤄요',
      },
      {
        en: 'Some high schools have a math research course, where you chase one question all term.',
        ko: '수학과제 탐구에서는 주제를 내가 정해요. 딱지가 넘어갈 확률도 좋은 주제예요',
      },
      {
        en: 'At a math contest, a few problems may take hours. Try last year’s at home, with no clock.',
        ko: '수학 팀이 있는 미국 학교가 많아요. 문제를 풀러 버스를 타고 다른 학교에 가기도 해요',
      },
    ],
    university: [
      {
        en: 'College math homework may be three questions long and still take all weekend.',
        ko: '대학 수학 시험지에는 숫자보다 글이 많아요. 왜 맞는지 증명해야 하니까요',
      },
      {
        en: 'Some summer programs hand out problems nobody has solved yet. The teacher doesn’t know, either.',
        ko: '여름에는 교수님과 한 문제를 몇 주 동안 풀기도 해요. 칠판이 차면 사진부터 찍어 둬요',
      },
      {
        en: 'To count a lake’s fish, catch some, mark them, and fish again. Statistics works out the rest.',
        ko: '스물세 명만 모여도 생일이 같은 둘이 자주 나온대요. 통계학에서는 그 까닭을 셈해 봐요',
      },
    ],
    career: [
      {
        en: 'Many mathematicians pack up their books two or three times before one university keeps them for good.',
        ko: '대학을 마치고 여러 해 더 배우면 박사예요. 산책길에서 답을 찾는 박사도 있어요',
      },
      {
        en: 'Delivery companies ask mathematicians to find a shorter way through the city for a hundred trucks.',
        ko: '비 오는 날에는 파전이 더 팔릴까요? 데이터 분석가는 가게의 숫자에서 답을 찾아요',
      },
      {
        en: 'Actuaries use math to work out how often houses burn or bikes get stolen. They pass several exams.',
        ko: '보험계리사는 사고가 얼마나 날지 미리 셈해요. 미국에서는 협회 시험을 여러 번 봐요',
      },
    ],
  },
  activities: [
    {
      en: 'Pick one hard puzzle, stay with it for days, and write down how you cracked it.',
      ko: '며칠이 걸려도 괜찮아요. 어려운 퍼즐 하나를 끝까지 풀어요',
    },
    {
      en: 'Photograph things at home whose left and right sides match, and fill an album.',
      ko: '접시와 타일에서 왼쪽과 오른쪽이 똑같은 무늬를 다섯 개만 찾아볼까요?',
    },
    {
      en: 'Pile up 15 Go stones and take turns removing one or two. Can you always get the last?',
      ko: '바둑돌을 한 번에 하나나 둘씩 가져가요. 마지막 돌을 가져가려면 몇 개를 남겨야 할까요?',
    },
    {
      en: 'Sophie Germain studied math in secret, by candlelight. Read the story and tell it at bedtime.',
      ko: '도서관에서 수학자 이야기를 읽고, 가장 신기한 문제를 그림으로 그려 벽에 붙여요',
    },
    {
      en: 'Make up a math problem whose answer is your own age.',
      ko: '저녁 식탁에 내가 만든 문제를 하나 올리고, 밥을 다 먹기 전에 풀어 달라고 해요',
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
