import type { Career } from '../../model/career.ts';

export const biomedicalEngineer = {
  id: 'biomedical-engineer',
  title: { en: 'Biomedical Engineer', ko: '의공학자' },
  riasec: 'IRS',
  field: 'engineering',
  description: {
    en: 'A watch can count heartbeats, and an artificial hand can hold an egg. Biomedical engineers build machines like these.',
    ko: '인공 팔이나 맥박을 알려 주는 시계처럼, 아프거나 다친 사람의 하루를 편하게 해 줄 기계를 만들어요.',
  },
  weights: { 과학: 3, 수학: 3, 컴퓨터: 2, 집중력: 2, 팀워크: 1, 그림그리기: 1 },
  majors: ['Biomedical Engineering', 'Electrical Engineering', 'Biology'],
  stages: {
    elementary: [
      {
        en: 'Put on a sock with one hand and time it. How much faster are two hands?',
        ko: '한 손으로 양말을 신는 데 몇 초나 걸릴까요? 두 손으로 신을 때와 견줘 봐요',
      },
      {
        en: 'Glasses, canes, and hearing aids all help a body. What else does? Find three more.',
        ko: '안경과 지팡이, 보청기는 몸을 도와요. 이런 물건을 세 가지 더 찾아요',
      },
      {
        en: 'Make a grabber from two sticks. Can it pick up a grape without squashing it?',
        ko: '막대 두 개와 고무줄로 만든 집게로 콩을 몇 개나 옮길 수 있을까요?',
      },
    ],
    middle: [
      {
        en: 'Build a lever in technology class that opens a tight jar with one finger.',
        ko: '기술 시간에 지레를 만들어요. 꽉 닫힌 뚜껑이 손가락 하나로도 열리는지 시험해요',
      },
      {
        en: 'For hands that shake, print a thicker spoon handle on a 3D printer.',
        ko: '손이 떨려도 잡기 쉽게 숟가락 손잡이를 3D 프린터로 굵게 뽑아요',
      },
      {
        en: 'Ask someone who uses a wheelchair which door in town is the hardest, and find out why.',
        ko: '몸이 불편한 분은 하루 중 언제가 가장 어려울까요? 여쭙고 끝까지 들어요',
      },
    ],
    high: [
      {
        en: 'Engineers copy the heart’s valves, little doors for blood. In biology, look closely at a real one.',
        ko: '심장 판막은 평생 열리고 닫히는 문이에요. 생명과학에서 배우고 무엇으로 본뜰지 생각해요',
      },
      {
        en: 'Catch your own pulse on a screen with a small sensor that your team builds.',
        ko: '과학 박람회에 맥박 센서를 만들어 내요. 뛰어온 친구의 손가락에 대면 숫자가 올라가요',
      },
      {
        en: 'What should medical machines never do? Argue about it in ethics class.',
        ko: '사람의 생각까지 읽는 기계는 만들어도 될까요? 윤리 시간에 토론해요',
      },
    ],
    university: [
      {
        en: 'Look for a US program that outside experts have checked, with a lab full of plastic hearts.',
        ko: '미국에는 수업을 살펴 ‘인증’을 주는 곳이 있어요. 의공학과를 고를 때 그 표시를 찾아봐요',
      },
      {
        en: 'Ask nurses which tool keeps breaking. In your last year, your team may improve it.',
        ko: '“이런 기계가 있으면 좋겠어요.” 의사 선생님의 말에서 졸업 작품이 나와요',
      },
      {
        en: 'Medical pumps hide wires and wheels, so you can also major in electrical or mechanical engineering.',
        ko: '보청기에는 전기가, 의족에는 나사가 들어가요. 그래서 전기와 기계 수업도 들어요',
      },
    ],
    career: [
      {
        en: 'You test an artificial knee on a machine that bends it as often as years of walking would.',
        ko: '새 체온계를 천 번씩 켜고 꺼요. 오래 써도 숫자가 맞는지 검사하는 일이에요',
      },
      {
        en: 'Before patients get a new medical device, safety experts usually read about every test, even the failed ones.',
        ko: '새 의료 기계는 쓰기 전에 안전 심사를 받아요. 잘 안된 시험까지 빠짐없이 적어 내지요',
      },
      {
        en: 'Hospital engineers repair the machines beside the beds and test each one before it goes back.',
        ko: '기계를 만들다가 의학까지 배우는 사람도 있어요. 환자를 직접 돌보고 싶어서예요',
      },
    ],
  },
  activities: [
    {
      en: 'Straws and string can move paper fingers. Build a hand and make it wave.',
      ko: '빨대와 실로 종이 손을 만들어요. 실을 당기면 손가락이 굽지요',
    },
    {
      en: 'Balloons and a plastic bottle can breathe like lungs. Build the model with some help.',
      ko: '풍선과 페트병으로 폐 모형을 만들어요. 자르기는 어른께 부탁해요',
    },
    {
      en: 'Test a sponge, a folded sock, and bubble wrap under your heel. Which makes the best insole?',
      ko: '스펀지, 접은 양말, 뽁뽁이를 발꿈치 밑에 대고 걸어요. 깔창으로는 어느 것이 좋을까요?',
    },
    {
      en: 'Draw an invention that helps someone and write the instructions that come in the box.',
      ko: '누군가를 돕는 나만의 발명품을 그리고 단추마다 하는 일을 써넣어요',
    },
    {
      en: 'Read about someone who has an artificial arm or leg. Which jobs are still hard for it?',
      ko: '의족을 신고 달리는 선수의 이야기를 찾아봐요. 그 의족은 왜 둥글게 굽어 있을까요?',
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
