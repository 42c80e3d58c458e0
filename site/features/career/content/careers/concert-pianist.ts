import type { Career } from '../../model/career.ts';

export const concertPianist = {
  id: 'concert-pianist',
  title: { en: 'Concert Pianist', ko: '피아니스트' },
  riasec: 'AIS',
  field: 'music',
  description: {
    en: 'Concert pianists learn thousands of notes by heart. They play them on stage, alone or with an orchestra.',
    ko: '이백 년 전 작곡가의 마음을 오늘 피아노로 들려줘요. 혼자 치는 날도, 여럿이 함께 소리를 만드는 날도 있지요.',
  },
  weights: { 피아노: 3, 음악: 3, 집중력: 3, 팀워크: 1, 독서: 1 },
  majors: ['Piano Performance (BM)', 'Collaborative Piano', 'Music'],
  stages: {
    elementary: [
      {
        en: 'Play a short piece slowly, with shoulders as loose as a sleepy cat’s.',
        ko: '짧은 곡을 한 손씩 천천히 쳐요. 두 손이 처음 만나는 날에는 가족을 불러요',
      },
      {
        en: 'Hear three pianists play the same piece, and write down how each one makes you feel.',
        ko: '같은 곡을 세 피아니스트의 연주로 들어 봐요. 누가 가장 빠르게 칠까요?',
      },
      {
        en: 'Set a timer when you practice, and let your hands rest when it rings.',
        ko: '정한 시간만 즐겁게 쳐요. 뚜껑을 닫으면 손도 푹 쉬게 해 줘요',
      },
    ],
    middle: [
      {
        en: 'Play along while a friend sings, and slow down when your friend does.',
        ko: '합창반의 반주를 맡아요. 노래하는 친구들이 숨을 쉬면 나도 잠깐 기다려요',
      },
      {
        en: 'What was going on in the composer’s life? Look it up, then play the piece again.',
        ko: '좋아하는 곡을 쓸 때 작곡가에게 무슨 일이 있었을까요? 알고 나서 다시 쳐 봐요',
      },
      {
        en: 'Play one short piece from memory at a school concert. Bow, breathe, and begin.',
        ko: '학교 음악회든 동네 연주회든 무대에 한번 올라 봐요. 첫 음만 지나면 손이 기억해요',
      },
    ],
    high: [
      {
        en: 'At an arts high school, you may practice between math and lunch. Compare that with a regular school.',
        ko: '예술고와 일반고에 다니는 선배에게 “피아노는 하루 중 언제 쳐요?” 하고 물어봐요',
      },
      {
        en: 'Ear training is a music class. You write down what you hear, even the washing machine’s tune.',
        ko: '화음의 규칙을 배우는 화성학은 요리와 비슷해요. 어울리는 음을 골라 담아요',
      },
      {
        en: 'Colleges name the composers they want to hear, and many ask for a recording by early winter.',
        ko: '대학마다 듣고 싶어 하는 곡이 달라요. 녹음을 먼저 받는 곳도 있는데, 어떤 곡일까요?',
      },
    ],
    university: [
      {
        en: 'A conservatory is a college for musicians, where a different tune comes through every door.',
        ko: '음악원은 음악을 깊이 배우는 학교예요. 복도를 걸으면 방마다 다른 피아노 소리가 나요',
      },
      {
        en: 'In chamber music, a few people play without a conductor. A nod or a breath says “Now.”',
        ko: '실내악에서는 몇 사람이 함께 연주해요. 틀려도 멈추지 않고 서로의 소리를 들어요',
      },
      {
        en: 'At some colleges, you study piano and chemistry at once. Lab coat off, concert shoes on.',
        ko: '종합 대학 음악과에서는 다른 공부도 함께 해요. 낮에는 별을, 저녁에는 쇼팽을 배우지요',
      },
    ],
    career: [
      {
        en: 'In one week, a pianist may play for a choir, teach a six-year-old, and give a concert.',
        ko: '한 주 동안 합창 반주를 하고, 여섯 살 아이를 가르치고, 주말에는 연주회를 열어요',
      },
      {
        en: 'College piano teachers often have a doctor’s degree, the highest one, in playing the piano.',
        ko: '미국 대학에서 피아노를 가르치려면 가장 긴 공부인 박사까지 마쳐야 하는 자리가 많아요',
      },
      {
        en: 'Solo concerts are few, so many pianists also play for ballet classes and watch the dancers’ feet.',
        ko: '가수가 내민 악보를 처음 보고 바로 칠 때도 있어요. 그래서 날마다 새 악보를 읽어요',
      },
    ],
  },
  activities: [
    {
      en: 'Learn three pieces in three months. Start each one at its hardest measure.',
      ko: '석 달에 세 곡을 익혀요. 빨리 치기보다 안 틀린 마디를 하나씩 늘려요',
    },
    {
      en: 'Each week, listen to a different composer, and guess how long ago the music was written.',
      ko: '이번 주의 작곡가를 정해 세 곡을 들어요. 어느 곡을 직접 치고 싶어질까요?',
    },
    {
      en: 'Close your eyes and play a piece you know well. Where do your fingers get lost?',
      ko: '잘 아는 곡을 눈 감고 쳐 볼까요? 손가락이 길을 잃는 데에 작은 표시를 해 둬요',
    },
    {
      en: 'Keep a practice diary. Green measures went well, and orange ones want another visit.',
      ko: '연습 공책을 써요. 잘된 마디는 초록색으로, 더 칠 마디는 주황색으로 적어요',
    },
    {
      en: 'Play “Twinkle, Twinkle” from five different starting keys. When do you need a black key?',
      ko: '‘작은 별’을 다섯 군데 다른 건반에서 시작해요. 검은건반은 언제 필요할까요?',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: 'Kinds of special high schools and how they admit.',
      year: 2026,
      source: 'K7–K11',
      checkAgain: '2027-03',
    },
    {
      where: 'high.2',
      fact: 'Prescreens and auditions differ by college and come early (often about December 1).',
      year: 2026,
      source: 'U7',
      checkAgain: '2027-09',
    },
    {
      where: 'career.1',
      fact: 'Many college positions ask for a DMA.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
