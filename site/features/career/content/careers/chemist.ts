import type { Career } from '../../model/career.ts';

export const chemist = {
  id: 'chemist',
  title: { en: 'Chemist', ko: '화학자' },
  riasec: 'IRC',
  field: 'science',
  description: {
    en: 'Why does iron rust, and why does milk turn sour? Chemists find out by experiment, then help make medicines and new materials.',
    ko: '철은 왜 녹슬고 우유는 왜 시어질까요? 실험으로 비밀을 밝혀 약과 새 재료를 만드는 데 힘을 보태요.',
  },
  weights: { 과학: 3, 수학: 2, 집중력: 2, 요리: 1, 독서: 1, 영어: 1 },
  majors: ['Chemistry', 'Biochemistry', 'Materials Science'],
  stages: {
    elementary: [
      {
        en: 'Stir a spoonful of salt into one glass of water and sugar into another. Which disappears first?',
        ko: '소금과 설탕을 물 두 컵에 따로 넣고 저어 봐요. 어느 쪽이 먼저 사라질까요?',
      },
      {
        en: 'Watch a science museum show. A flower dipped in very cold liquid nitrogen shatters like glass.',
        ko: '과학관 화학 공연을 보러 가요. 아주 찬 액체 질소에 담근 꽃은 유리처럼 부서져요',
      },
      {
        en: 'Why does toast turn brown? Write each “Why?” on a slip of paper and fill a jar.',
        ko: '식빵은 구우면 왜 갈색이 될까요? 궁금한 것을 쪽지에 적어 유리병에 모아요',
      },
    ],
    middle: [
      {
        en: 'Black marker ink is often a mixture. Dot some on a coffee filter, wet it, and count the colors.',
        ko: '까만 사인펜 잉크에는 여러 색이 섞여 있어요. 거름종이에 찍고 물을 묻히면 색이 갈라져요',
      },
      {
        en: 'Visit a chemistry lab on a career day, and find three tools you have no name for.',
        ko: '자유학기에는 큰 시험이 없어 화학 실험실에 가 볼 수 있어요. 무엇부터 눈에 띌까요?',
      },
      {
        en: 'In a lab report, write first what you saw and only then why it may have happened.',
        ko: '실험 보고서에는 눈으로 본 것을 먼저 쓰고, 왜 그런지는 그다음에 써요',
      },
    ],
    high: [
      {
        en: 'Chemistry uses math. Move a decimal point one place, and a mixture turns out ten times too strong.',
        ko: '골라 듣는 과목 ‘화학 반응의 세계’에서는 건전지가 어떻게 전기를 내는지 배워요',
      },
      {
        en: 'Science high schools have more labs. At a regular school, a science club can study rust all year.',
        ko: '과학고가 아니어도 과학 동아리가 있어요. 현미경에 소금을 올리면 알알이 네모난 상자예요',
      },
      {
        en: 'Helium is almost the same word in Korean and English. Find three more elements like it.',
        ko: '식초에 적신 철 수세미를 온도계와 함께 병에 두면, 녹슬면서 온도가 올라가요',
      },
    ],
    university: [
      {
        en: 'In many college labs, you take notes in pen and cross out mistakes. Even a wrong guess stays readable.',
        ko: '화학과 실험실에서는 맑은 물이 한 방울에 분홍이 돼요. 다들 보안경을 쓰고 지켜봐요',
      },
      {
        en: 'Beginners in a professor’s lab often wash the glass tubes, because one dirty tube spoils a test.',
        ko: '교수님 연구실에서는 시험관 씻기도 중요해요. 깨끗해야 결과를 믿을 수 있으니까요',
      },
      {
        en: 'A PhD, the highest degree, can mean five years with one stubborn molecule.',
        ko: '졸업 실험은 한 학기 내내 해요. 끝나면 결과를 큰 종이에 붙이고 친구들의 질문을 받아요',
      },
    ],
    career: [
      {
        en: 'A chemist in a paint factory brushes on a little of each batch. Today’s blue must match yesterday’s.',
        ko: '페인트 공장의 화학자는 통마다 조금 떠서 칠해 봐요. 어제의 파랑과 똑같아야 내보내요',
      },
      {
        en: 'The chemist who leads a lab decides what to try next, even when ten people have ten ideas.',
        ko: '연구를 이끄는 화학자는 보통 박사예요. 아무도 안 해 본 실험을 몇 해 동안 하며 배우지요',
      },
      {
        en: 'Lipstick must not melt in a hot car, so a chemist leaves some in an oven first.',
        ko: '로션은 물과 기름을 섞은 거예요. 둘이 다시 갈라지지 않게 하는 일도 화학자가 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Pour vinegar on baking soda over the sink, then jump back from the foam.',
      ko: '어른과 식초에 베이킹소다를 넣어 봐요. 두 숟가락이면 거품도 두 배로 높아질까요?',
    },
    {
      en: 'Drip red cabbage water into lemon juice, then into soapy water, with a grown-up. Record the colors.',
      ko: '어른과 적양배추를 우려요. 그 물에 식초 한 방울이 떨어질 때 색을 지켜봐요',
    },
    {
      en: 'Find iron, copper, and aluminum at home, and test what a magnet pulls.',
      ko: '자석에 붙는 것은 대개 철이에요. 못과 동전, 알루미늄 포일은 붙을까요?',
    },
    {
      en: 'Grow sugar crystals with a grown-up and draw them once a week.',
      ko: '설탕 결정은 날마다 조금씩 자라요. 뜨거운 물은 어른께 맡기고 매주 그림을 그려요',
    },
    {
      en: 'Write five lab rules on page one of a notebook. The first could be “Never taste anything!”',
      ko: '실험 공책의 첫 장에는 무엇을 쓸까요? 안전 약속 다섯 가지가 좋아요',
    },
  ],
  datedFacts: [
    {
      where: 'middle.1',
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
      fact: 'Kinds of high schools in Korea and how they admit students.',
      year: 2026,
      source: 'K7–K11',
      checkAgain: '2027-03',
    },
  ],
} satisfies Career;
