import type { Career } from '../../model/career.ts';

export const musicalActor = {
  id: 'musical-actor',
  title: { en: 'Musical Theater Actor', ko: '뮤지컬 배우' },
  riasec: 'AES',
  field: 'arts',
  description: {
    en: 'In a musical, people stop talking and start to sing. Musical actors sing, dance, and act, all in one show.',
    ko: '노래하고 춤추고 연기하다 보면 어느새 다른 사람이 돼요. 관객은 함께 웃고 울지요.',
  },
  weights: { 음악: 3, 발레: 2, '친구 사귀기': 1, 영어: 1, 팀워크: 2, 영화보기: 2, 독서: 1, 피아노: 1 },
  majors: ['Musical Theater (BFA)', 'Acting', 'Vocal Performance'],
  stages: {
    elementary: [
      {
        en: 'Walk across the room like a king, like a baby, and like somebody with one shoe.',
        ko: '임금님은 어떻게 걸을까요? 신발 한 짝을 잃어버린 사람은요? 두 사람처럼 걸어 봐요',
      },
      {
        en: 'Sing a song you love as if every word had just happened to you.',
        ko: '무슨 뜻인지 알고 부르는 노래는 다르게 들려요. 노랫말부터 소리 내어 읽어요',
      },
      {
        en: 'Put on a short play with friends, and save the funniest line for the smallest role.',
        ko: '친구들과 짧은 연극을 올려요. 가장 작은 역을 맡은 친구가 가장 웃긴 말을 하게 해요',
      },
    ],
    middle: [
      {
        en: 'Try out for the school play, and learn your lines by saying them aloud.',
        ko: '해마다 뮤지컬을 올리는 미국 학교가 많아요. 나무 역을 맡아도 노래는 함께 불러요',
      },
      {
        en: 'Under each line of a script, write what the character feels but doesn’t say.',
        ko: '인물의 속마음이 대본에 다 나오지는 않아요. 상상해서 그 사람의 일기를 써 볼까요?',
      },
      {
        en: 'Jog in place while you sing. Musical actors dance and still need breath for the words.',
        ko: '제자리에서 뛰며 노래해 봐요. 뮤지컬 배우는 춤을 추면서도 숨이 남아야 해요',
      },
    ],
    high: [
      {
        en: 'In chorus, sing the high part one month and the low part the next. Shows need both.',
        ko: '‘연극’은 골라 듣는 과목이라 없는 학교도 있어요. 그러면 합창부에서 목소리를 맞춰 봐요',
      },
      {
        en: 'See a show at an arts high school and one at a regular school. Which stage suits you?',
        ko: '예술고 연극과와 일반고 연극반의 공연을 보러 가요. 어느 학교 무대에 서 보고 싶나요?',
      },
      {
        en: 'Practice two short songs, a slow old one and a fast new one. Many colleges want both.',
        ko: '오디션은 노래나 연기를 보여 주는 시험이에요. 느린 노래와 신나는 노래를 골라 둬요',
      },
    ],
    university: [
      {
        en: 'Sing, speak, then dance steps you saw five minutes ago. College auditions often ask for all three.',
        ko: '뮤지컬을 전공하려면 대개 오디션을 봐요. 노래와 춤과 연기를 하루에 다 보여 줘요',
      },
      {
        en: 'Tap dance is at nine and singing is at four. In between, you learn to fall without getting hurt.',
        ko: '아침에는 춤, 오후에는 노래! 그사이에 다치지 않게 넘어지는 법도 익혀요',
      },
      {
        en: 'History class is part of many theater degrees, and it helps on the night you play a queen.',
        ko: '연극과에서는 역사와 문학도 읽어요. 왕비가 되려면 그 시대 사람을 알아야 하니까요',
      },
    ],
    career: [
      {
        en: 'Ensemble actors play the small parts, perhaps a baker, a soldier, and a tree in one night.',
        ko: '앙상블은 함께 춤추고 노래하는 배우들이에요. 한 공연에서 옷을 여러 번 갈아입기도 해요',
      },
      {
        en: 'Many auditions end with a thank-you and no part, so actors often have a second job.',
        ko: '오디션을 보고 또 봐요. 다음 공연을 기다리는 동안에는 노래를 가르치기도 하고요',
      },
      {
        en: 'A show may travel abroad in forty crates. Its actors need a work visa, permission to work there.',
        ko: '외국 무대에 서려면 취업 비자, 곧 그 나라에서 일해도 좋다는 허락이 있어야 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Read somebody a picture book with a different voice for each character.',
      ko: '그림책 속 인물마다 목소리를 정해 매주 한 권씩 읽어 줘요',
    },
    {
      en: 'Turn one boring chore into a song, with steps and a big ending.',
      ko: '이불 개기를 뮤지컬로 바꿔 볼까요? 노래하고 춤추다가 “짠!” 하고 끝내요',
    },
    {
      en: 'Say “red leather, yellow leather” five times fast. Actors wake up their tongues this way.',
      ko: '입술을 부르르 떨며 노래 한 소절을 불러 봐요. 배우들도 이렇게 목을 풀어요',
    },
    {
      en: 'See a children’s musical, then draw a poster that would make people buy tickets.',
      ko: '어린이 뮤지컬을 보고 나서 가장 따라 하고 싶은 장면을 거실에서 해 봐요',
    },
    {
      en: 'Practice six feelings in the mirror, then let your family guess each face.',
      ko: '기쁠 때와 슬플 때, 놀랐을 때…… 거울 속 얼굴은 몇 가지로 바뀔까요?',
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
      where: 'high.1',
      fact: 'Kinds of high schools in Korea and how they admit students.',
      year: 2026,
      source: 'K7–K11',
      checkAgain: '2027-03',
    },
    {
      where: 'high.2',
      fact: 'BFA, music and theater degrees often want a portfolio, a pre-screen recording or an audition; each school sets its own rules.',
      year: 2026,
      source: 'U7',
      checkAgain: '2027-09',
    },
    {
      where: 'university.0',
      fact: 'BFA, music and theater degrees often want a portfolio, a pre-screen recording or an audition; each school sets its own rules.',
      year: 2026,
      source: 'U7',
      checkAgain: '2027-09',
    },
    {
      where: 'career.2',
      fact: 'Working abroad needs a work visa; no visa can be promised.',
      year: 2026,
      source: 'V4–V7',
      checkAgain: '2027-05',
    },
  ],
} satisfies Career;
