import type { Career } from '../../model/career.ts';

export const elementaryTeacher = {
  id: 'elementary-teacher',
  title: { en: 'Elementary School Teacher', ko: '초등학교 교사' },
  riasec: 'SAE',
  field: 'education',
  description: {
    en: 'Who taught you to read this? Elementary school teachers help a whole class learn nearly everything, from fractions to fairness.',
    ko: '“아하, 이제 알겠어요!” 그 한마디가 나올 때까지 함께 배워요. 서로 아끼는 교실도 만들어 가지요.',
  },
  weights: { '친구 사귀기': 3, 독서: 2, 글쓰기: 1, 팀워크: 2, 피아노: 1, 축구: 1, 체육: 1, 수학: 1 },
  majors: ['Elementary Education', 'Child Development', 'Liberal Studies'],
  stages: {
    elementary: [
      {
        en: 'Explain something you know to a younger child, and watch for the “Oh!”',
        ko: '종이접기를 말로만 알려 줄 수 있을까요? 동생이나 친구에게 한 번 접을 만큼씩 말해 줘요',
      },
      {
        en: 'For one day, count all the different jobs your teacher does.',
        ko: '우리 선생님은 하루에 몇 가지 일을 하실까요? 볼 때마다 줄을 하나씩 그어 봐요',
      },
      {
        en: 'Play school with your family, with a board, a bell, and a recess.',
        ko: '칠판을 꾸미고 가족을 앉혀 볼까요? 오늘은 내가 선생님이에요',
      },
    ],
    middle: [
      {
        en: 'Help a younger child with homework without once saying the answer. Hints are allowed.',
        ko: '동생의 수학을 도와줄 때 답은 말하지 않아요. 스스로 알아낼 때까지 기다려요',
      },
      {
        en: 'What made today’s best explanation so clear? Was it the picture, the example, or the joke?',
        ko: '어떤 설명은 귀에 쏙 들어오고 어떤 설명은 졸려요. 무엇이 다를까요?',
      },
      {
        en: 'In one morning, a teacher may go from poems to planets to basketball. What would you practice first?',
        ko: '초등 교사는 노래도 체육도 수학도 가르쳐요. 서툰 과목이 하나쯤 있어도 괜찮아요',
      },
    ],
    high: [
      {
        en: 'Do you remember more after reading twice or after quizzing yourself? Psychology has tested it. Try both.',
        ko: '학교에는 왜 방학이 있을까요? ‘교육의 이해’에서 왜 배우고 어떻게 가르치는지 따져 봐요',
      },
      {
        en: 'Help at a children’s center, and explain fractions with a rice cake.',
        ko: '지역 아동 센터에서 매주 같은 아이와 책을 읽으면, 아이가 다음 주를 기다려 줘요',
      },
      {
        en: 'Korea’s universities of education teach every future teacher a bit of music, art, and gym.',
        ko: '한국에는 초등 교사를 길러 내는 교육대학교가 있어요. 구경 가서 대학생에게 하루를 물어봐요',
      },
    ],
    university: [
      {
        en: 'Future teachers visit real classrooms early on, and take notes on a very tiny chair.',
        ko: '초등교육과에서는 가르치는 법을 배워요. 분수는 사과로 알려 줄까요, 색종이로 알려 줄까요?',
      },
      {
        en: 'Student teachers lead a real class while its own teacher stands beside them.',
        ko: '교생은 교실에서 가르치는 연습을 하는 대학생이에요. 첫날에는 온 교실이 나만 봐요',
      },
      {
        en: 'To teach children who are new to English, you learn to point, draw, and act things out.',
        ko: '특수교육을 함께 배워 두면, 앞이 안 보이는 아이와도 손끝으로 책을 읽을 수 있어요',
      },
    ],
    career: [
      {
        en: 'A US teaching license comes from the state. Teachers who move may need a new one.',
        ko: '미국에서는 주마다 교사 면허(가르쳐도 된다는 허락)를 줘요. 규칙도 조금씩 달라요',
      },
      {
        en: 'In Korea’s hiring exam for teachers, you teach a lesson to desks with no children in them.',
        ko: '교육대학교나 초등교육과를 마치고 임용 시험을 봐요. 아이들 없는 교실에서 수업도 해 보여요',
      },
      {
        en: 'Assistant teachers at international schools learn to say every child’s name the way the family says it.',
        ko: '국제 학교에서 가르치기도 해요. 여러 나라에서 온 아이들 이름을 바르게 불러 줘요',
      },
    ],
  },
  activities: [
    {
      en: 'Clap a rhythm for your family to clap back. Teachers use this to quiet a noisy class.',
      ko: '손뼉을 짝짝 짝짝짝 치면 가족도 따라 쳐요. 시끄러운 교실을 조용하게 하는 신호예요',
    },
    {
      en: 'Turn the times tables into a matching game, with questions on red paper and answers on blue.',
      ko: '구구단 문제와 답을 종이에 따로 써요. 짝 맞추기 놀이를 할 준비가 끝났어요',
    },
    {
      en: 'Pick the twelve picture books you would read aloud to your own class.',
      ko: '동생에게 읽어 주고 싶은 그림책 열두 권을 골라 차례를 정해요',
    },
    {
      en: 'Write to a teacher you want to thank, and deliver the letter yourself.',
      ko: '고마웠던 선생님께 편지를 쓰고, 두 손으로 직접 전해요',
    },
    {
      en: 'Hang a paper leaf on a family praise tree each time someone does something kind.',
      ko: '칭찬을 할 때마다 우리 집 칭찬 나무에 잎을 달아 봐요. 며칠이면 가득할까요?',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: '교육의 이해 and 인간과 심리 are electives of the 2022 curriculum.',
      year: 2026,
      source: 'K4–K6',
      checkAgain: '2027-03',
    },
    {
      where: 'high.2',
      fact: 'Elementary teachers train at universities of education (교육대학교) and a few elementary education departments.',
      year: 2026,
      source: 'L; K16',
      checkAgain: '2027-03',
    },
    {
      where: 'university.1',
      fact: 'Student teaching is part of a US license program.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.0',
      fact: 'US public school license by state.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: '교육대학교 or 초등교육과, then 임용 시험.',
      year: 2026,
      source: 'L; K16',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
