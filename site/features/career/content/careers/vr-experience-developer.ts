import type { Career } from '../../model/career.ts';

export const vrExperienceDeveloper = {
  id: 'vr-experience-developer',
  title: { en: 'VR Experience Developer', ko: '가상현실 개발자' },
  riasec: 'IAR',
  field: 'new-jobs',
  description: {
    en: 'Put on a headset and stand on Mars. VR developers build worlds where people can learn, play, and train.',
    ko: '특별한 안경을 쓰면 눈앞에 바닷속이나 달이 펼쳐져요. 그런 세계를 만들어 사람들이 배우고 놀고 훈련하게 해요.',
  },
  weights: { 컴퓨터: 3, 게임: 3, 그림그리기: 2, 영화보기: 1, 수학: 2, 미술: 1, 팀워크: 1 },
  majors: ['Computer Science', 'Interactive Media', 'Extended Reality Design'],
  stages: {
    elementary: [
      {
        en: 'Hold up your thumb and close one eye, then the other. Why does the thumb jump?',
        ko: '한쪽 눈을 감고 팔을 뻗어 펜 뚜껑을 끼워 봐요. 두 눈을 뜨면 왜 더 쉬울까요?',
      },
      {
        en: 'Close your eyes while someone claps around the room. Can you point to every clap?',
        ko: '눈을 감고 손뼉 소리가 난 쪽을 가리켜요. 앞인지 뒤인지도 알아맞힐 수 있을까요?',
      },
      {
        en: 'Most headsets are made for older children and adults. Look for the age limit on the box.',
        ko: '화면을 20분 봤으면 창밖 먼 곳을 봐요. 눈도 쉬어야 해요',
      },
    ],
    middle: [
      {
        en: 'Build your classroom in a 3D program. What pops out when someone opens a locker?',
        ko: '3D 프로그램으로 교실을 똑같이 지어요. 사물함 문을 열면 무엇이 나오게 할까요?',
      },
      {
        en: 'Let a friend tour the classroom you built. Take a break before anyone feels dizzy.',
        ko: '친구가 “어, 어지러워.” 하면 거기서 멈춰요. 어느 장면이었는지 묻고 고쳐요',
      },
      {
        en: 'Firefighters can practice in virtual reality. Sketch a room for them to train in.',
        ko: '소방관도 가상현실로 불 끄기를 연습해요. 어떤 방이 있으면 좋을지 그려 봐요',
      },
    ],
    high: [
      {
        en: 'A virtual ball is made of hundreds of flat triangles. In geometry, see why it looks round.',
        ko: '가상의 둥근 공은 납작한 삼각형 수백 개예요. 기하 시간에 왜 둥글어 보이는지 따져요',
      },
      {
        en: 'A game engine builds worlds. In one, make an apple fall as slowly as on the moon.',
        ko: '게임 엔진은 세계를 만드는 프로그램이에요. 사과가 달에서처럼 천천히 떨어지게 바꿔 봐요',
      },
      {
        en: 'A headset can tell where you look. Decide what your program should never save.',
        ko: '가상현실 안경은 손과 머리의 움직임도 알아요. 이 정보를 어떻게 지킬까요?',
      },
    ],
    university: [
      {
        en: 'In interactive media class, you build a painting that waves back. Computer science students help to program it.',
        ko: '컴퓨터과학과나 미디어 학과에서는 손을 흔들면 따라 흔드는 화면을 만들어요',
      },
      {
        en: 'Why does everyone duck from a ball that isn’t there? A psychology class looks into it.',
        ko: '가짜 공인 줄 알면서도 왜 고개를 숙일까요? 3D 그래픽과 함께 심리 수업도 들어요',
      },
      {
        en: 'Build a virtual dinosaur for a museum, and watch whether visitors try to pet it.',
        ko: '수술을 연습하는 작품은 의사와, 옛 도시를 걷는 작품은 박물관과 함께 만들어요',
      },
    ],
    career: [
      {
        en: 'Where should a virtual bird sing so that visitors turn around? New developers test such things.',
        ko: '3D 프로그램으로 나무를 심고 새소리도 놓아요. 어디서 울어야 손님이 고개를 돌릴까요?',
      },
      {
        en: 'Bring your own VR world to an interview, so that somebody can walk around in it.',
        ko: '“써 보세요.” 하고 안경을 건네요. 들어가 볼 수 있는 작품 하나가 가장 좋은 소개예요',
      },
      {
        en: 'Headsets change fast. What you know about light, sound, and how eyes work still helps with a new one.',
        ko: '기기 이름은 금세 바뀌어요. 그래도 빛과 공간을 다루는 솜씨는 어디서나 쓰이지요',
      },
    ],
  },
  activities: [
    {
      en: 'Look into the front and back of a shiny spoon. Draw how your room bends in each.',
      ko: '신발 상자 속에 바닷속을 꾸며요. 뚜껑에는 빛이 들 창을, 옆에는 들여다볼 구멍을 내요',
    },
    {
      en: 'Draw a cube in red and again in blue, a little to the side, like an old 3D picture.',
      ko: '한 그림을 빨강과 파랑으로 살짝 어긋나게 그려요. 빨강·파랑 비닐 안경으로 보면 어떨까요?',
    },
    {
      en: 'To a mouse, your home is a maze. Draw what it sees on its way to the kitchen.',
      ko: '우리 집을 미로처럼 그리고, 냉장고까지 가는 길을 글로만 알려 줄 수 있을까요?',
    },
    {
      en: 'In Scratch, walk a character from a beach into space by changing the background.',
      ko: '스크래치로 여행을 꾸며요. 문에 닿을 때마다 배경이 바다, 숲, 달로 바뀌어요',
    },
    {
      en: 'Plan a virtual museum. What could visitors do there that a real museum never allows?',
      ko: '가상 박물관에서는 천장을 걸어 다녀도 돼요. 방 세 개에 무엇을 둘지 그려 봐요',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: 'Elective subjects and their names follow the 2022 curriculum and the high school credit system.',
      year: 2026,
      source: 'K4–K6',
      checkAgain: '2027-03',
    },
    {
      where: 'career.2',
      fact: 'Device names and job names change quickly.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
