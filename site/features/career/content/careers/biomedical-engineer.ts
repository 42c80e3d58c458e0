import type { Career } from '../career.ts';

export const biomedicalEngineer = {
  id: 'biomedical-engineer',
  title: { en: 'Biomedical Engineer', ko: '의공학자' },
  riasec: 'IRS',
  field: 'engineering',
  description: {
    en: 'Biomedical engineers make machines that help people who are sick or hurt, such as artificial arms and health watches.',
    ko: '인공 팔이나 건강 시계처럼 아픈 사람에게 힘이 되는 기계를 만드는 공학자예요.',
  },
  weights: { 과학: 3, 수학: 3, 컴퓨터: 2, 집중력: 2, 팀워크: 1, 그림그리기: 1 },
  majors: ['Biomedical Engineering', 'Electrical Engineering', 'Biology'],
  stages: {
    elementary: [
      {
        en: 'Put on a sock with one hand. Then draw something that would make it easier.',
        ko: '한 손으로 양말을 신어 보고 도와줄 물건을 그려 봐요',
      },
      {
        en: 'Find three things that help a body, such as glasses or a cane, and draw them.',
        ko: '안경, 지팡이, 보청기처럼 몸을 돕는 물건 세 가지를 찾아 그려요',
      },
      {
        en: 'Build a grabber from tongs or sticks and pick things up without your fingers.',
        ko: '손가락 대신 물건을 집어 주는 집게 도구를 만들어요',
      },
    ],
    middle: [
      {
        en: 'Take an idea from science class, such as a lever, and build it in technology class.',
        ko: '과학 시간에 배운 지레를 기술 시간에 직접 만들어 봐요',
      },
      {
        en: 'On a 3D printer, make a handle for something that’s hard to hold.',
        ko: '3D 프린터로 손잡이 같은 도움 도구를 만들어요',
      },
      {
        en: 'Listen to someone with a disability and learn what makes the day harder than it should be.',
        ko: '몸이 불편한 분이 겪는 어려움을 듣고 배워요',
      },
    ],
    high: [
      {
        en: 'Biology class introduces you to the heart, and physics class to the machine that helps it.',
        ko: '몸이 궁금하면 생명과학을, 몸을 도울 기계가 궁금하면 물리학을 배워요',
      },
      {
        en: 'Build a small sensor with a team and catch your own pulse on a screen.',
        ko: '작은 센서로 맥박을 재는 탐구를 팀으로 해요',
      },
      {
        en: 'What should medical machines never do? Argue about it in ethics class.',
        ko: '윤리 시간에 의료 기술이 해서는 안 되는 일을 토론해요',
      },
    ],
    university: [
      {
        en: 'ABET inspects US engineering programs, so see what it says about the biomedical one you like.',
        ko: '의공학과(BME)를 고를 때 ABET 인증을 받았는지 봐요',
      },
      {
        en: 'For the final project, student teams ask a hospital what’s needed and build it.',
        ko: '졸업 작품으로 병원에서 필요한 기계를 함께 만들어 봐요',
      },
      {
        en: 'Add electrical or mechanical engineering, and your machines get better wires and joints.',
        ko: '전기공학이나 기계공학을 함께 배우기도 해요',
      },
    ],
    career: [
      {
        en: 'Medical device companies need some people who invent and others who check every screw.',
        ko: '의료 기기 회사에서 새 기계를 연구하거나 꼼꼼히 검사하는 자리가 많아요',
      },
      {
        en: 'Nobody may use a new device until it has passed a safety review.',
        ko: '새 기기는 안전 심사를 통과해야 쓸 수 있어요',
      },
      {
        en: 'A few go back to school to do research, become doctors, or protect inventions with patents.',
        ko: '연구나 의대, 발명을 지키는 특허 쪽으로 더 공부하기도 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Build a paper hand with straws and string, and make it wave.',
      ko: '빨대와 실로 움직이는 종이 손을 만들어 봐요',
    },
    {
      en: 'Make a model of breathing lungs from balloons and a plastic bottle with a grown-up.',
      ko: '어른과 함께 풍선, 페트병으로 숨 쉬는 폐 모형을 만들어요',
    },
    {
      en: 'Ask your grandparents which button, jar, or stair bothers them, and write it down.',
      ko: '할머니 할아버지께 불편한 점을 여쭙고 적어 봐요',
    },
    {
      en: 'Draw an invention that helps someone and write the instructions that come in the box.',
      ko: '나만의 도움 발명품을 그려 설명서를 써요',
    },
    {
      en: 'Find and read the story of someone who uses a robot arm or an artificial leg.',
      ko: '로봇 팔이나 의족을 쓰는 사람의 이야기를 찾아 읽어요',
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
    {
      where: 'university.0',
      fact: 'ABET accredits US engineering degrees.',
      year: 2026,
      source: 'U10, recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: 'Medical devices need a safety review before use (FDA in the US, MFDS in Korea).',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
