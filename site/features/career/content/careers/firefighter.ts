import type { Career } from '../../model/career.ts';

export const firefighter = {
  id: 'firefighter',
  title: { en: 'Firefighter', ko: '소방관' },
  riasec: 'RSE',
  field: 'law-public',
  description: {
    en: 'Firefighters go into the smoke to get people out. They also check buildings to help prevent fires.',
    ko: '불을 끄고 사고 난 곳에서 사람을 구해요. 위험한 일이 생기지 않게 건물을 미리 살피고 알려 주기도 해요.',
  },
  weights: { 체육: 3, 팀워크: 3, 집중력: 2, 과학: 1, 수영: 2, 축구: 1, '친구 사귀기': 1 },
  majors: ['Fire Science', 'Emergency Medical Services', 'Public Administration'],
  stages: {
    elementary: [
      {
        en: 'Practice staying low, as you would under smoke, and crawl to the door with your family.',
        ko: '연기가 날 때처럼 몸을 낮추고 문까지 갈 수 있을까요? 가족과 함께 연습해요',
      },
      {
        en: 'Lie in bed while a grown-up presses the smoke alarm’s test button. Can you hear it?',
        ko: '천장에 붙은 동그란 화재 감지기를 방마다 찾아봐요. 연기나 열을 먼저 알아채는 기계예요',
      },
      {
        en: 'Hang from a bar and count the seconds. Try again next week.',
        ko: '철봉에 매달려 노래 한 소절을 불러요. 팔이 아프면 언제든 내려와요',
      },
    ],
    middle: [
      {
        en: 'Pull, aim low, squeeze, and sweep. At a fire safety center, you can try a real extinguisher.',
        ko: '소화기는 안전핀을 뽑고, 호스를 불 쪽으로 대고, 손잡이를 눌러요. 체험관에서 해 봐요',
      },
      {
        en: 'In dodgeball, look out for your team and shout short warnings, as fire crews do.',
        ko: '팀 운동을 하며 내 짝이 어디 있는지 늘 봐요. 소방관도 둘씩 들어가 서로를 지켜요',
      },
      {
        en: 'Take a CPR course, where you press a dummy’s chest to the beat of a song.',
        ko: '심폐소생술 교실에서는 인형의 가슴을 노래 박자에 맞춰 눌러요. 팔이 금방 후들거려요',
      },
    ],
    high: [
      {
        en: 'Never throw water on burning oil. In chemistry, learn what puts it out.',
        ko: '산소를 막으면 불이 꺼져요. 소화기 가루가 어떻게 불을 막는지 화학에서 배워요',
      },
      {
        en: 'Which door sticks, and which stairs are slippery? Map your school’s dangerous spots and show everyone.',
        ko: '학교를 돌며 비상구를 찾아요. 앞에 물건이 쌓여 있으면 선생님께 바로 알려요',
      },
      {
        en: 'Firefighters climb stairs in heavy gear. Hike uphill with a full backpack to feel the difference.',
        ko: '무거운 공기통을 메고 계단을 오르려면 힘이 있어야 해요. 줄넘기가 좋은 준비예요',
      },
    ],
    university: [
      {
        en: 'Some fire science labs set a sofa on fire, safely, while everyone watches the clock.',
        ko: '소방과학과에서는 작은 방에 불을 피우고 어디로 번지는지 유리 밖에서 살펴봐요',
      },
      {
        en: 'Why does a tall building have two staircases? Reading building plans is part of the degree.',
        ko: '불을 막는 법과 건물의 구조를 공부해요. 계단은 왜 두 곳에 있을까요?',
      },
      {
        en: 'In training for the ambulance, you carry a giggling classmate down narrow stairs.',
        ko: '미국의 응급 구조 교육은 정해진 나이부터 받아요. 흔들리는 구급차에서 붕대도 감아요',
      },
    ],
    career: [
      {
        en: 'To join a US fire department, you may have to drag a heavy dummy out of danger.',
        ko: '미국 소방 체력 시험은 지역마다 달라요. 무거운 인형을 끌거나 계단을 오르기도 해요',
      },
      {
        en: 'Most US firefighters are volunteers, who leave their dinner when the alarm rings.',
        ko: '미국에는 시민이나 영주권자(계속 살도록 허락받은 사람)를 소방관으로 뽑는 곳이 많아요',
      },
      {
        en: 'Korea’s firefighter exam has one part for your pencil and one for your muscles.',
        ko: '한국 소방관은 나랏일을 하는 공무원이에요. 글로 푸는 시험도, 몸으로 하는 시험도 봐요',
      },
    ],
  },
  activities: [
    {
      en: 'Draw two ways out of your home and practice them with your family.',
      ko: '우리 집 대피 지도를 그려 봐요. 밖에서 만날 곳은 어디가 좋을까요?',
    },
    {
      en: 'Time how fast you can put on a coat, boots, and a hat. Firefighters practice that.',
      ko: '일주일에 세 번 한 발 서기를 해요. 흔들리는 사다리에서도 균형을 잡아야 하니까요',
    },
    {
      en: 'Find the fire extinguisher nearest to your bed. How many steps away is it?',
      ko: '미끄러운 욕실이나 문어발 콘센트처럼 위험한 곳 열 군데를 찾아 어른과 고쳐요',
    },
    {
      en: 'Visit a fire station with your family and ask to lift a firefighter’s coat.',
      ko: '가족과 소방서에 찾아가 방화복을 들어 볼 수 있는지 여쭤요. 얼마나 무거울까요?',
    },
    {
      en: 'For a younger child, make a picture book about what to do in a fire.',
      ko: '불조심 그림책을 만들어 읽어 줘요. 소방차가 주인공이라면 첫마디는 무엇일까요?',
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
      where: 'university.2',
      fact: 'EMT course requirements.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.0',
      fact: 'Local fitness tests and EMT.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: 'Public posts often need citizenship or a green card.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.2',
      fact: 'Korean 소방 공무원 exam.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
