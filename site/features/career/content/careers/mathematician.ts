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
        en: 'If five friends all shake hands with each other once, how many handshakes is that? Try it and count.',
        ko: '친구 다섯이 서로 한 번씩 악수하면 모두 몇 번일까요? 손을 잡으며 세어 봐요',
      },
      {
        en: 'Add all the numbers from 1 to 10. Pairing 1 with 10 and 2 with 9 helps.',
        ko: '1부터 10까지 더하면 얼마일까요? 1과 10, 2와 9처럼 짝을 지으면 금방 나와요',
      },
      {
        en: 'You have ten socks in two colors. Make up a math problem about them.',
        ko: '서랍에 두 가지 색 양말이 열 짝 있어요. 이 양말로 수학 문제를 하나 지어 볼까요?',
      },
    ],
    middle: [
      {
        en: 'Fold a sheet of paper in half, again and again. How many layers will six folds make?',
        ko: '종이를 반으로 접고 또 접으면 겹이 자꾸 늘어요. 여섯 번 접으면 몇 겹이 될까요?',
      },
      {
        en: 'Odd plus odd is always even. Write down, line by line, why it must be.',
        ko: '삼각형의 세 각을 오려 붙이면 곧은 선이 돼요. 모양이 다른 삼각형도 그럴까요?',
      },
      {
        en: 'Crack a secret message by counting its letters. In English, E comes up most often.',
        ko: '자유학기에는 주제를 골라 배우기도 해요. 암호를 고르면 친구와 비밀 쪽지를 풀어요',
      },
    ],
    high: [
      {
        en: 'How fast is an apple falling after one second? Calculus, the math of change, can tell you.',
        ko: '‘미적분’이나 ‘기하’를 골라 배워요. 미적분은 떨어지는 사과의 빠르기를 알려 줘요',
      },
      {
        en: 'A math research course, if your school has one, lets you chase one question all term.',
        ko: '‘수학과제 탐구’에서는 주제를 내가 정해요. 딱지가 넘어갈 확률도 좋은 주제예요',
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
        en: 'At a summer program, the problem may be one nobody has solved. The teacher doesn’t know, either.',
        ko: '여름에는 교수님과 한 문제를 몇 주 동안 풀기도 해요. 칠판이 차면 사진부터 찍어 둬요',
      },
      {
        en: 'To count a lake’s fish, catch some, mark them, and fish again. Statistics works out the rest.',
        ko: '스물세 명만 모여도 생일이 같은 둘이 자주 나온대요. 통계학에서는 그 까닭을 셈해 봐요',
      },
    ],
    career: [
      {
        en: 'Young mathematicians often work at two or three universities before one keeps them. Books are heavy to move!',
        ko: '대학을 마치고 여러 해 더 배우면 박사예요. 산책길에서 답을 찾는 박사도 있어요',
      },
      {
        en: 'A hundred trucks, a thousand packages. Delivery companies ask mathematicians to find the shortest routes.',
        ko: '비 오는 날에는 파전이 더 팔릴까요? 데이터 분석가는 가게의 숫자에서 답을 찾아요',
      },
      {
        en: 'Actuaries use math to work out how often houses burn or bikes get stolen. They pass several exams.',
        ko: '보험계리사는 자전거가 얼마나 자주 사라지는지 셈해요. 그 셈으로 보험료를 정하지요',
      },
    ],
  },
  activities: [
    {
      en: 'Leave one hard puzzle on the kitchen table for days. Where were you when the answer came?',
      ko: '어려운 퍼즐 하나를 식탁에 두고 오가며 풀어요. 며칠 뒤 문득 답이 보일지도 몰라요',
    },
    {
      en: 'Photograph things at home whose left and right sides match, and fill an album.',
      ko: '접시와 타일에서 왼쪽과 오른쪽이 똑같은 무늬를 다섯 개만 찾아볼까요?',
    },
    {
      en: 'Put out 15 beans and take turns removing one or two. Can the second player always get the last?',
      ko: '둘이 번갈아 바둑돌을 하나나 둘씩 가져가요. 마지막 돌을 가지려면 몇 개를 남겨야 할까요?',
    },
    {
      en: 'Sophie Germain studied math in secret, by candlelight. Read the story and tell it at bedtime.',
      ko: '소피 제르맹은 밤에 몰래 촛불을 켜고 수학을 공부했대요. 그 이야기를 찾아 읽어요',
    },
    {
      en: 'Give a paper strip half a twist, tape the ends, and cut along the middle. What happens?',
      ko: '종이 띠를 반 바퀴 꼬아 양 끝을 붙이고 가운데를 따라 잘라요. 고리가 몇 개 나올까요?',
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
