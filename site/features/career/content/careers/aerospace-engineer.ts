import type { Career } from '../../model/career.ts';

export const aerospaceEngineer = {
  id: 'aerospace-engineer',
  title: { en: 'Aerospace Engineer', ko: '항공우주공학자' },
  riasec: 'IRC',
  field: 'space',
  description: {
    en: 'A launch shakes every screw in a satellite. Aerospace engineers design airplanes, rockets, and satellites, and test them until they hold.',
    ko: '비행기와 로켓, 인공위성을 설계하고 시험하고 또 고쳐서, 마침내 안전하게 날게 해요.',
  },
  weights: { 수학: 3, 과학: 3, 컴퓨터: 2, 팀워크: 2, 집중력: 1, 그림그리기: 1 },
  majors: ['Aerospace Engineering', 'Mechanical Engineering'],
  stages: {
    elementary: [
      {
        en: 'Bend the wings of a paper plane, throw it again, and measure how far it flies.',
        ko: '종이비행기 날개 뒤쪽을 한 번은 위로, 한 번은 아래로 접어 날려 봐요',
      },
      {
        en: 'Airliners carry fuel inside their wings. Stand under one at an air museum and guess how much.',
        ko: '여객기는 날개 속에 연료를 싣고 날아요. 항공우주 박물관에서 날개 밑에 서 봐요',
      },
      {
        en: 'Stack blocks into a rocket and label its nose, tank, engine, and fins.',
        ko: '블록 로켓을 쌓고 머리, 연료통, 엔진, 꼬리 날개에 이름표를 달아 줘요',
      },
    ],
    middle: [
      {
        en: 'Launch a water rocket with different amounts of water to see which goes highest.',
        ko: '물로켓은 물을 가득 채운다고 높이 날지 않아요. 얼마나 넣으면 좋을지 시험해 봐요',
      },
      {
        en: 'Take a drone class and practice until you can land inside a circle.',
        ko: '드론 교실의 첫 시간은 날리기가 아니에요. 사람 머리 위를 피하는 약속부터 배워요',
      },
      {
        en: 'A full jumbo jet weighs more than fifty elephants. In science class, ask what holds it up.',
        ko: '길쭉한 종이를 입술 아래에 대고 후 불면, 늘어졌던 종이가 떠올라요. 왜 그럴까요?',
      },
    ],
    high: [
      {
        en: 'A rocket burns its fuel, gets lighter, and speeds up faster and faster. In physics, work out why.',
        ko: '로켓은 연료를 쓸수록 가벼워져서 더 빨라져요. 그 계산을 물리학과 미적분에서 배워요',
      },
      {
        en: 'A dragonfly moves each of its four wings separately. Draw them in a 3D design program.',
        ko: '잠자리는 날개 네 장을 따로 움직여요. 3D 설계 프로그램에 새 날개와 나란히 그려 봐요',
      },
      {
        en: 'A CanSat is a practice satellite the size of a soda can. Build one with a team.',
        ko: '음료수 캔만 한 모형 위성을 띄우는 대회가 있어요. 친구들과 팀을 짜서 나가요',
      },
    ],
    university: [
      {
        en: 'Look for an accredited school, one that experts have checked, and ask whether it has a wind tunnel.',
        ko: '미국에는 전문가가 살펴보고 인증한 공학과가 있어요. 바람을 만드는 터널도 있는지 물어봐요',
      },
      {
        en: 'Student rocket teams need all kinds of people, even somebody who can sew a parachute.',
        ko: '로켓 팀 학생들은 떨어진 로켓의 조각부터 주워요. 어디가 먼저 부서졌는지 거기 남아 있어요',
      },
      {
        en: 'A co-op is a term of work at a company. You might freeze parts until they’re colder than Antarctica.',
        ko: '한 학기를 회사에서 배우는 ‘코업’도 있어요. 진짜 부품을 얼리고 데우며 시험해요',
      },
    ],
    career: [
      {
        en: 'Engineers bend an airplane wing until it snaps, and note how far it went.',
        ko: '엔진에 물을 쏟아붓는 시험도 있어요. 큰비 속에서도 힘차게 돌아야 하니까요',
      },
      {
        en: 'Many US rocket companies hire only citizens or people with a green card, a permit to stay.',
        ko: '로켓 기술에는 비밀이 많아요. 그래서 미국 시민인지, 계속 살 허락이 있는지 묻기도 해요',
      },
      {
        en: 'Korean engineers launch rockets from Naro, an island in the south. First comes light, then the roar.',
        ko: '한국 로켓은 남쪽 바닷가 나로우주센터에서 떠나요. 빛이 먼저 보이고 소리는 나중에 와요',
      },
    ],
  },
  activities: [
    {
      en: 'Pack a raw egg so that it survives a fall. Some Mars rovers landed inside airbags.',
      ko: '날달걀을 폭신하게 싸서 떨어뜨려요. 화성 탐사차도 공기주머니에 싸여 통통 튀며 내렸대요',
    },
    {
      en: 'Send a balloon rocket along a string, then change it until it goes farther.',
      ko: '줄에 매단 풍선 로켓을 날려요. 긴 풍선과 둥근 풍선 중 어느 것이 멀리 갈까요?',
    },
    {
      en: 'Watch a landing filmed from a window seat. Which parts of the wing slide, tip, or pop up?',
      ko: '비행기를 그린 뒤 “나는 방향을 바꿔요.” 하고 꼬리 날개의 말을 적어 줘요',
    },
    {
      en: 'The Wright brothers crashed more than once on the way to their airplane. Read what they changed each time.',
      ko: '라이트 형제는 새가 나는 모습을 오래 지켜봤대요. 무엇을 보고 날개를 고쳤을까요?',
    },
    {
      en: 'Cut parachutes from napkins and time each fall with a stopwatch.',
      ko: '휴지 귀퉁이마다 실을 매고 클립을 달아 날려요. 큰 낙하산은 작은 것보다 느릴까요?',
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
      fact: 'US defense, space and government jobs often need citizenship or a green card.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
