import type { Career } from '../../model/career.ts';

export const smartFarmEngineer = {
  id: 'smart-farm-engineer',
  title: { en: 'Smart Farm Specialist', ko: '스마트팜 전문가' },
  riasec: 'RIC',
  field: 'new-jobs',
  description: {
    en: 'A lettuce can’t say “I’m thirsty,” but a sensor can. Smart farm specialists give each plant the right water and light.',
    ko: '센서가 “목말라요.” 하고 알리면 물을 주고 빛을 맞춰요. 컴퓨터로 물을 아끼면서도 건강한 채소를 길러 내요.',
  },
  weights: { 과학: 3, 컴퓨터: 2, 요리: 1, 수학: 2, 집중력: 1, 팀워크: 1, 체육: 1 },
  majors: ['Agricultural Engineering', 'Plant Science', 'Data Science'],
  stages: {
    elementary: [
      {
        en: 'Grow bean sprouts in the dark, then put a few in the light. What color do they turn?',
        ko: '콩나물을 햇볕에 두면 무슨 색으로 변할까요? 어두운 데서 자란 것과 나란히 놓아 봐요',
      },
      {
        en: 'Read where five vegetables in a store grew. Which one traveled farthest?',
        ko: '이 채소는 어디에서 자랐을까요? 마트에서 다섯 가지의 이름표를 읽어 봐요',
      },
      {
        en: 'Stand a celery stalk in blue water overnight. How high does the blue climb?',
        ko: '파란 물에 셀러리 줄기를 하룻밤 꽂아 둬요. 파란색이 어디까지 올라갔나요?',
      },
    ],
    middle: [
      {
        en: 'Hook a temperature sensor to a tiny computer board and breathe on it. Watch the number jump.',
        ko: '온도와 습도를 재는 센서를 작은 컴퓨터에 이어요. 입김을 불면 숫자가 뛰어올라요',
      },
      {
        en: 'Count the days until each vegetable in the school garden sprouts, and note the winner.',
        ko: '학교 텃밭 당번이 된 날에는 물을 주고 키를 재요. 지난주보다 얼마나 자랐나요?',
      },
      {
        en: 'Apples now grow farther north in Korea than before. What else moves when summers get hotter?',
        ko: '우리나라에서 사과를 기르는 곳이 북쪽으로 올라가고 있어요. 더워지면 또 무엇이 이사할까요?',
      },
    ],
    high: [
      {
        en: 'Invent an alarm that rings before a tomato wilts. Biology and computer science both help.',
        ko: '상추가 시드는 까닭을 생명과학에서 배워요. 농업 과목을 고를 수 있는 학교도 있어요',
      },
      {
        en: 'Grow lettuce without soil, with its roots in water. Write down the water’s temperature every day.',
        ko: '상추를 흙 없이 물에서 키우는 것이 수경 재배예요. 물 온도와 뿌리 색을 날마다 적어요',
      },
      {
        en: 'Korea has farming high schools where a greenhouse is the classroom. Look for a video tour of one.',
        ko: '농업 마이스터고에서는 온실이 교실이에요. 일반고에 다니며 텃밭을 가꿔도 좋아요',
      },
    ],
    university: [
      {
        en: 'How much does one tomato plant drink in a day? Plant science, engineering, and data science work it out.',
        ko: '토마토는 하루에 물을 얼마나 마실까요? 식물과학, 농공학, 데이터과학을 배우며 셈해 봐요',
      },
      {
        en: 'University greenhouses need helpers, who may measure two hundred cucumbers before breakfast.',
        ko: '대학 온실에 내 고추 한 줄이 생겨요. 꽃을 날마다 세다 보면 이름도 지어 주게 돼요',
      },
      {
        en: 'You teach a robot’s camera that a red tomato is ready to pick and a green one isn’t.',
        ko: '빨갛게 익은 토마토만 따도록 로봇의 카메라를 가르쳐요. 잎에 가린 것도 알아볼까요?',
      },
    ],
    career: [
      {
        en: 'A sensor reports that row nine is dry, and you walk over to find the leaking pipe.',
        ko: '온실 화면에서 온도와 물의 양을 읽어요. 숫자가 이상하면 직접 가서 잎을 살펴요',
      },
      {
        en: 'A greenhouse must carry heavy snow. Engineers who sign the plans for one may need a license.',
        ko: '미국에서는 면허가 있는 기술자가 온실 설계를 살펴요. 눈이 쌓여도 안 무너지게요',
      },
      {
        en: 'At training centers in Korea, young people learn to run a greenhouse from a phone.',
        ko: '한국에는 스마트팜 농사를 가르쳐 주는 온실이 있어요. 첫 토마토는 내 손으로 따지요',
      },
    ],
  },
  activities: [
    {
      en: 'Plant a bean upside down against the side of a glass jar. Which way do the roots turn?',
      ko: '유리병 벽 쪽에 콩을 거꾸로 심어 봐요. 뿌리는 어느 쪽으로 돌아서 갈까요?',
    },
    {
      en: 'With a grown-up, cut a bottle in half and make a lettuce pot that waters itself.',
      ko: '어른과 자른 페트병에 상추를 심고 끈을 물에 담가 둬요. 흙이 스스로 물을 빨아올리지요',
    },
    {
      en: 'Photograph one growing plant every week, then flip through the pictures like a movie.',
      ko: '일요일마다 채소 사진을 한 장씩 찍으면 자라는 모습이 만화처럼 이어져요',
    },
    {
      en: 'Toss a salad for everyone. Which vegetables are roots, which are leaves, and which are fruits?',
      ko: '내가 기른 채소를 씻어 샐러드를 만들어요. 써는 일은 어른께 부탁해요',
    },
    {
      en: 'Who waters, who picks, and who drives on a farm of the future? Draw it.',
      ko: '미래 농장에서는 로봇이 무슨 일을 할까요? 온실과 함께 그려 가족에게 소개해요',
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
      where: 'high.2',
      fact: 'Kinds of special high schools and how they admit.',
      year: 2026,
      source: 'K7–K11',
      checkAgain: '2027-03',
    },
    {
      where: 'career.1',
      fact: 'PE for engineering designs.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.2',
      fact: 'Korean training and startup support for smart farms.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
