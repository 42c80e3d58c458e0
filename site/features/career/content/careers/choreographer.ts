import type { Career } from '../../model/career.ts';

export const choreographer = {
  id: 'choreographer',
  title: { en: 'Choreographer', ko: '안무가' },
  riasec: 'AES',
  field: 'arts',
  description: {
    en: 'Fifty dancers turn at the very same second. A choreographer invented the move and taught it to all of them.',
    ko: '음악을 듣고 새로운 춤을 지어요. 누가 언제 어디로 움직일지 정하고, 여러 사람이 함께 추도록 이끌어요.',
  },
  weights: { 발레: 3, 음악: 3, 체육: 2, 팀워크: 2, 피아노: 1, 영화보기: 1 },
  majors: ['Dance', 'Choreography', 'Theater Arts'],
  stages: {
    elementary: [
      {
        en: 'Mix walking, running, freezing, and turning into a move nobody has seen.',
        ko: '걷다가 뛰고, 멈추었다가 돌아요. 순서만 섞어도 새 춤이 되지요',
      },
      {
        en: 'Copy a cat, a crab, and a chicken with your whole body.',
        ko: '고양이는 어떻게 기지개를 켜나요? 잘 보고 나서 똑같이 흉내 내 봐요',
      },
      {
        en: 'With three friends, invent a short dance in which everybody trades places.',
        ko: '친구 셋과 자리를 바꿔 가며 추는 짧은 춤을 지으면 어떨까요?',
      },
    ],
    middle: [
      {
        en: 'Turn the sound off while you watch a dance. Can you find the beat?',
        ko: '댄스 동아리는 거울 있는 교실에서 모여요. 음악이 바뀔 때 누가 어디에 설지 함께 짜요',
      },
      {
        en: 'How do you write down a jump? Learn the signs and pictures that dancers use.',
        ko: '춤에도 악보가 있어요. 내 춤 한 줄을 그림과 기호로 적을 수 있을까요?',
      },
      {
        en: 'Irish dancers keep their arms still while their feet fly. Learn a few steps from another country.',
        ko: '아일랜드에는 팔은 두고 발만 바삐 움직이는 춤이 있어요. 여덟 박자만 따라 해 볼까요?',
      },
    ],
    high: [
      {
        en: 'Can your back say sorry? Try it in a dance or theater course.',
        ko: '무용 수업이 있는 학교에서는 같은 음악에 저마다 다른 춤을 지어 보여 줘요',
      },
      {
        en: 'Plan the school festival dance, and try each friend’s idea once.',
        ko: '학교 축제 공연의 춤을 맡아요. 서로 부딪히지 않게 강당 바닥에 테이프로 자리를 표시해요',
      },
      {
        en: 'Film your dance, then watch only your arms. Did they know what to do?',
        ko: '내가 만든 춤을 앞에서 한 번, 2층에서 한 번 찍어요. 자리 바꾸기가 잘 보여요',
      },
    ],
    university: [
      {
        en: 'To finish a dance degree, you invent a dance for others and watch it from row five.',
        ko: '무용과에서는 내가 지은 춤을 친구들이 춰 줘요. “휙, 쿵!” 하고 말로도 설명해야 해요',
      },
      {
        en: 'Music and theater students join in. The drummer wants your dance faster, and the lighting designer wants it darker.',
        ko: '음악과나 연극과 친구와 작품을 지어요. 북소리가 빨라지면 춤도 같이 빨라지지요',
      },
      {
        en: 'Some colleges teach motion capture. A dancer wears dots, and a cartoon dragon copies every step.',
        ko: '모션 캡처도 배워요. 몸에 작은 공을 붙이고 추면 컴퓨터 속 사람이 똑같이 움직여요',
      },
    ],
    career: [
      {
        en: 'Nearly all choreographers danced first, often in the back row, where you can see everybody’s steps.',
        ko: '선배 안무가를 도와 순서부터 외워요. “다섯, 여섯, 일곱, 여덟!” 하고 박자도 세 줘요',
      },
      {
        en: 'Sword fights on stage have steps, too, and a choreographer counts them.',
        ko: '뮤직비디오와 뮤지컬의 춤을 지어요. 게임 주인공이 이기고 추는 춤도 안무가의 솜씨예요',
      },
      {
        en: 'Who owns a new dance, you or the theater? The answer is in the contract, a written promise.',
        ko: '공연마다 새로 약속하고 일해요. 언제까지 몇 번 연습할지 글로 적어 둬요',
      },
    ],
  },
  activities: [
    {
      en: 'Collect five everyday moves, such as yawning or tying a shoe, and join them into a dance.',
      ko: '하품하기, 신발 끈 묶기처럼 날마다 하는 동작을 다섯 개 모아 춤으로 이어요',
    },
    {
      en: 'Tape a small square on the floor and invent a dance that never leaves it.',
      ko: '동요 한 곡에 네 가지 동작을 붙여 처음부터 끝까지 춰요',
    },
    {
      en: 'Face a friend and move like a mirror. Can anyone tell which of you is leading?',
      ko: '둘이 마주 서서 거울 놀이를 해요. 누가 먼저 움직이는지 보는 사람이 알아챌까요?',
    },
    {
      en: 'Dance one move to a fast song, then to a slow one. How does it change?',
      ko: '빠른 곡을 틀고 느리게 춤춰 봐요. 같은 춤도 느낌이 달라져요',
    },
    {
      en: 'Teach one move to three people. Does it look the same on everyone?',
      ko: '한 동작을 세 사람에게 가르쳐 줘요. 셋이 추면 똑같아 보이나요?',
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
  ],
} satisfies Career;
