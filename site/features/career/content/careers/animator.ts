import type { Career } from '../../model/career.ts';

export const animator = {
  id: 'animator',
  title: { en: 'Animator', ko: '애니메이터' },
  riasec: 'ARI',
  field: 'media',
  description: {
    en: 'Animators draw picture after picture until a character seems to move, sneeze, and have feelings.',
    ko: '그림을 조금씩 바꿔 가며 수백 장 이어서 캐릭터를 움직여요. 걷고 웃고 놀라는 모습까지 만들어 내요.',
  },
  weights: { 그림그리기: 3, 미술: 2, 영화보기: 2, 컴퓨터: 2, 집중력: 2, 발레: 1, 게임: 1 },
  majors: ['Animation (BFA)', 'Computer Animation', 'Illustration'],
  stages: {
    elementary: [
      {
        en: 'In the corner of your notebook pages, draw a ball that bounces when you flip them.',
        ko: '공책 귀퉁이에 통통 튀는 공을 이어 그리고 후루룩 넘겨요',
      },
      {
        en: 'Watch how a cat walks, then how somebody walks who has just missed the bus. Copy both.',
        ko: '고양이가 걸을 때 어느 발이 먼저 나갈까요? 천천히 지켜보고 그려 봐요',
      },
      {
        en: 'Make a surprised face in the mirror, hold it, and draw it. Then try a happy one.',
        ko: '거울 속 내 얼굴이 모델이에요. 놀란 얼굴은 눈부터 커져요',
      },
    ],
    middle: [
      {
        en: 'Draw a candle flame that flickers for ten seconds, on a tablet or in a flip book.',
        ko: '촛불이 살랑살랑 흔들리게 그려요. 태블릿도 공책도 좋고, 딱 10초면 충분해요',
      },
      {
        en: 'Invent a character with a friend. One of you draws the head, the other the legs.',
        ko: '학교 버스에서 친구와 캐릭터를 만들어요. 어디 사는지, 무엇을 싫어하는지도 정해요',
      },
      {
        en: 'Split a dance step or a soccer kick into small moves and draw each one.',
        ko: '춤 한 동작을 열두 장에 나눠 그려요. 머리카락은 몸보다 조금 늦게 따라와요',
      },
    ],
    high: [
      {
        en: 'In art class, draw a classmate in thirty seconds flat. Animators call that a gesture drawing.',
        ko: '‘미술과 매체’ 시간에는 사진과 영상으로도 작품을 만들어요. 벽에서 내 그림이 움직여요',
      },
      {
        en: 'A free 3D program can make a teapot hop. One minute of hopping may take your whole vacation.',
        ko: '무료 3D 프로그램에서 주전자를 폴짝폴짝 뛰게 해요. 1분이면 방학이 다 갈지도 몰라요',
      },
      {
        en: 'Record yourself saying “Oh no!” and draw the mouth for every sound.',
        ko: '캐릭터의 입을 목소리에 맞춰 그려요. ‘아’에서는 벌어지고 ‘음’에서는 꼭 다물어요',
      },
    ],
    university: [
      {
        en: 'Draw your dog asleep, not only dragons. Many animation schools ask for drawings from real life.',
        ko: '애니메이션 학과에는 그림을 모은 작품집을 내요. 공원에서 뛰는 개를 얼른 그린 것도 좋아요',
      },
      {
        en: 'One second of film has room for twenty-four drawings. You learn when half of them are enough.',
        ko: '2D도 3D도 배우고 이야기도 지어요. 지우개 하나를 살아 있는 듯 움직이는 숙제도 해요',
      },
      {
        en: 'Your whole year of work becomes a few minutes of film, and everyone watches on a big screen.',
        ko: '졸업 작품이 상영회에 걸리는 날, 팀 모두의 이름이 함께 올라가요',
      },
    ],
    career: [
      {
        en: 'One animator draws an arm down and an arm up. Beginners often draw everything in between.',
        ko: '선배가 뛰는 그림과 내려앉는 그림을 주면 그 사이를 그려요. 1초에 스물네 장도 들어요',
      },
      {
        en: 'Studios watch your demo reel, a video of your best minute, before they read anything.',
        ko: '회사에는 짧은 작품을 모은 영상(데모 릴)을 보내요. 가장 잘된 장면을 맨 앞에 둬요',
      },
      {
        en: 'Nobody can film a vaccine at work inside you, so animators draw how it happens.',
        ko: '게임 회사도 치과도 애니메이터를 찾아요. 이 닦는 법을 알려 주는 곰도 움직여야 하니까요',
      },
    ],
  },
  activities: [
    {
      en: 'Draw a bird on one side of a card and a cage on the other. Then spin it.',
      ko: '종이 앞에는 새, 뒤에는 새장을 그려 연필에 붙여요. 빙글빙글 돌리면 새는 어디 있을까요?',
    },
    {
      en: 'Drop a feather, a leaf, and a stone, and draw the path that each one takes.',
      ko: '깃털과 나뭇잎, 돌은 떨어지는 모습이 달라요. 다섯 칸씩 나눠 그려 봐요',
    },
    {
      en: 'Move a ball of clay across a table in 20 photos, and let it change shape on the way.',
      ko: '점토 인형을 조금씩 움직여 20장을 찍어요. 이어서 틀면 몇 초짜리가 될까요?',
    },
    {
      en: 'Draw your character from the back. What is there that nobody has seen yet?',
      ko: '내 캐릭터를 앞과 옆, 뒤에서 본 모습으로 그려요. 키는 셋 다 같게 맞춰요',
    },
    {
      en: 'Pause an animated film in the middle of a jump, and look for a body stretched like gum.',
      ko: '애니메이션을 뛰는 장면에서 멈춰 봐요. 몸이 고무처럼 늘어난 그림이 숨어 있을지 몰라요',
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
      fact: 'BFA, music and theater degrees often want a portfolio, a pre-screen recording or an audition; each school sets its own rules.',
      year: 2026,
      source: 'U7',
      checkAgain: '2027-09',
    },
  ],
} satisfies Career;
