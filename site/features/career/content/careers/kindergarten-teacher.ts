import type { Career } from '../../model/career.ts';

export const kindergartenTeacher = {
  id: 'kindergarten-teacher',
  title: { en: 'Kindergarten Teacher', ko: '유치원 선생님' },
  riasec: 'SAC',
  field: 'education',
  description: {
    en: 'In Korea, children aged three to five go to kindergarten. Their teachers sing, draw, and run around so that everyone learns through play.',
    ko: '노래하고 그림 그리고 뛰어노는 것이 다 공부예요. 어린 동생들이 놀면서 배우고 사이좋게 지내도록 도와줘요.',
  },
  weights: { '친구 사귀기': 3, 피아노: 2, 그림그리기: 2, 독서: 2, 발레: 1, 축구: 1, 요리: 1 },
  majors: ['Early Childhood Education', 'Child Development', 'Elementary Education'],
  stages: {
    elementary: [
      {
        en: 'Read a younger child a picture book, and ask which page felt sad or funny.',
        ko: '동생이나 인형에게 그림책을 읽어 주고 “어떤 마음이 들었어?” 하고 물어봐요',
      },
      {
        en: 'Dance an action song with your whole family, arms and all.',
        ko: '율동이 있는 노래를 하나 배워요. 온 가족이 함께 추면 누가 먼저 웃음을 터뜨릴까요?',
      },
      {
        en: 'Let a younger child go first on the slide.',
        ko: '놀이터에서 어린 동생에게 “네가 먼저 타.” 해요. 내 차례가 조금 늦어져도 괜찮아요',
      },
    ],
    middle: [
      {
        en: 'Make two paper-bag puppets, and let them end a fight over a toy.',
        ko: '종이봉투 인형 둘로 인형극을 해요. 장난감을 두고 다투던 둘은 어떻게 화해할까요?',
      },
      {
        en: 'On a piano, play three children’s songs until your fingers find the keys without your eyes.',
        ko: '동요 세 곡을 피아노나 우쿨렐레로 익혀요. 손을 안 보고 치면 동생들 얼굴이 보여요',
      },
      {
        en: 'Learn five origami animals, and find out which one a four-year-old can fold, too.',
        ko: '색종이와 풀, 끈을 상자 하나에 모아 둬요. 비 오는 날 동생들이 먼저 찾을 거예요',
      },
    ],
    high: [
      {
        en: 'A child development course follows a baby from the first smile to the first “no.”',
        ko: '‘아동발달과 부모’ 과목을 고르면 아이가 언제 걷고 말하고 뛰는지 나이별로 배워요',
      },
      {
        en: 'Ask a kindergarten whether you may help with all the coats at noon.',
        ko: '유치원에서 봉사할 수 있는지 여쭤봐요. 집에 갈 때 외투 단추만 채워 줘도 바쁠걸요',
      },
      {
        en: 'Why might a little one cry at the door? Look for reasons in a book about feelings.',
        ko: '아이의 마음을 다룬 책을 읽어요. 어린 동생은 왜 바나나가 부러졌다고 울까요?',
      },
    ],
    university: [
      {
        en: 'An early childhood education major watches one child play for an hour and writes everything down.',
        ko: '유아교육과 학생은 노는 아이를 한 시간 동안 지켜봐요. 모래를 몇 번 쏟는지까지 적지요',
      },
      {
        en: 'In student teaching, you lead the morning circle while somebody crawls under the table.',
        ko: '유치원에 가서 선생님 일을 해 보는 것이 실습이에요. 아침 노래는 내가 이끌어요',
      },
      {
        en: 'Classes teach you to use songs, somersaults, and finger paint. Some of the paint rides home on you.',
        ko: '찰흙과 북, 낙엽으로 숫자와 말을 가르쳐요. 열을 세려고 도토리부터 줍는 날도 있지요',
      },
    ],
    career: [
      {
        en: 'US kindergarten is one year, at about age five. Public schools want teachers with a state license.',
        ko: '미국 유치원은 만 5세쯤 한 해만 다녀요. 공립에서 가르치려면 주에서 면허를 받아야 해요',
      },
      {
        en: 'In Korea, you earn a teaching certificate at college. Then you learn whose blanket is whose.',
        ko: '한국의 공립 유치원 교사는 대학에서 자격을 얻고, 선생님을 뽑는 임용 시험을 봐요',
      },
      {
        en: 'Wipe the table, read the story, wipe it again. Assistant teachers learn the job that way.',
        ko: '보조 교사는 함께 노래하고 코를 닦아 주고, 왼쪽 오른쪽이 바뀐 신발도 다시 신겨 줘요',
      },
    ],
  },
  activities: [
    {
      en: 'Seat five dolls and open a kindergarten for ten minutes.',
      ko: '인형 다섯을 앉히고 유치원을 열어요. 우는 인형이 있다면 어떻게 달래 줄까요?',
    },
    {
      en: 'Mix two paint colors at a time with a little one, and name each new color together.',
      ko: '동생과 물감을 두 색씩 섞고, 새로 나온 색마다 이름을 지어 줘요',
    },
    {
      en: 'Invent three rainy-day games that need nothing but a blanket.',
      ko: '우유갑을 끈으로 이어 기차를 만들어요. 인형 손님은 동생이 태워 줘요',
    },
    {
      en: 'Cut sandwiches into animals with cookie cutters and share them.',
      ko: '동물 모양 샌드위치를 어른과 만들어 나눠 먹어요. 토끼 귀는 무엇으로 할까요?',
    },
    {
      en: 'Roll socks into a ball and invent a gentle kicking game.',
      ko: '양말을 말아 공을 만들고, 어린 동생도 할 수 있는 공놀이 규칙을 정해요',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: '아동발달과 부모 and 인간과 심리 are electives of the 2022 curriculum (scribd.com/document/726741775, table of contents; rest recalled).',
      year: 2026,
      source: 'K4–K6',
      checkAgain: '2027-03',
    },
    {
      where: 'university.1',
      fact: 'Student teaching is part of teacher programmes in both countries.',
      year: 2026,
      source: 'baewha.ac.kr; L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.0',
      fact: 'US public school license by state; in the US kindergarten is the one school year at about age five, preschool comes before it.',
      year: 2026,
      source: 'L; elearners.com, undated',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: '유치원 정교사 2급 by finishing 유아교육과 and the like; 공립 유치원 임용 시험. Kindergartens and daycare (유보통합) are to be joined under one teacher certificate; new teachers planned from 2031, law not confirmed.',
      year: 2024,
      source: 'blog.naver.com/pso164 2023-02-15; seoul.co.kr 2024-06-28',
      checkAgain: '2027-03',
    },
    {
      where: 'description',
      fact: 'Korean kindergarten: ages three to five; plans to join it with daycare (ages zero to five).',
      year: 2024,
      source: 'chosun.com 2024-06-27',
      checkAgain: '2027-03',
    },
  ],
} satisfies Career;
