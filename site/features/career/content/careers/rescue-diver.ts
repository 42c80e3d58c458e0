import type { Career } from '../../model/career.ts';

export const rescueDiver = {
  id: 'rescue-diver',
  title: { en: 'Rescue Diver', ko: '구조 잠수사' },
  riasec: 'RSC',
  field: 'law-public',
  description: {
    en: 'Where others see only dark water, rescue divers go in. They search rivers and seas for people in danger and bring them out.',
    ko: '강과 바다에서 위험에 빠진 사람을 찾아 구해요. 아무 일 없는 날에도 장비를 닦고 물가의 안전을 살펴요.',
  },
  weights: { 수영: 3, 팀워크: 3, 체육: 2, 집중력: 2, 과학: 1, '친구 사귀기': 1 },
  majors: ['Fire Science', 'Emergency Medical Services', 'Emergency Management'],
  stages: {
    elementary: [
      {
        en: 'In a pool, with a grown-up beside you, go in slowly: feet, knees, tummy. Where does it feel coldest?',
        ko: '물에 들어가기 전에는 어른과 팔다리를 빙글빙글 돌려 몸을 깨워요',
      },
      {
        en: 'In your school’s survival swimming lessons, relax until the water holds you.',
        ko: '몸에 힘을 빼면 물이 받쳐 준대요. 학교 생존 수영 시간에 가만히 누워 떠요',
      },
      {
        en: 'If a friend falls into water, don’t jump in. Shout for help and throw something that floats.',
        ko: '친구가 물에 빠지면 뛰어들지 말고 큰 소리로 어른을 불러요',
      },
    ],
    middle: [
      {
        en: 'In a pool safety class, buckle a life jacket so snugly that it can’t slide over your ears.',
        ko: '구명조끼는 끈을 끝까지 조여야 벗겨지지 않아요. 다리 사이 끈도 잊지 말아요',
      },
      {
        en: 'Korea’s middle schools have an exam-free semester. Visit a coast guard station, and feel a rescue rope.',
        ko: '자유학기에 소방서에 가 봐요. 구조대의 공기통은 수박 몇 통만큼 무거울까요?',
      },
      {
        en: 'Before a dive, partners check each other’s gear. Check a friend’s bike like that, from bell to brakes.',
        ko: '잠수사는 물에 들어가기 전에 짝의 장비를 살펴요. 나는 친구 자전거의 브레이크를 봐 줘요',
      },
    ],
    high: [
      {
        en: 'In physics, cover the tip of a needle-free syringe and push. Deep water squeezes air like that.',
        ko: '물속 10미터에서는 몸을 누르는 힘이 물 밖의 두 배예요. 물리학을 알면 이유가 보여요',
      },
      {
        en: 'Dive training often starts with a medical form. Read one, and ask why each question is there.',
        ko: '공기통을 메는 스쿠버는 정해진 나이가 돼야 배워요. 건강을 묻는 종이에는 솔직히 답해요',
      },
      {
        en: 'Learn first aid, and volunteer at the finish of a marathon, where runners have blisters.',
        ko: '응급 처치를 배워 마라톤 결승선에서 봉사해요. 가장 많이 만나는 것은 발가락 물집이에요',
      },
    ],
    university: [
      {
        en: 'Rescue divers may study fire science or emergency medicine, and swim between classes.',
        ko: '재난 관리 수업에서는 큰비로 물이 넘칠 때를 배워요. 어느 길부터 막아야 할까요?',
      },
      {
        en: 'Korea’s water rescue certificate takes 64 hours. You practice towing a classmate who pretends to faint.',
        ko: '수상구조사는 물에서 사람을 구하는 한국 자격이에요. 짝을 끌며 헤엄치는 법도 배워요',
      },
      {
        en: 'Divers practice knots with their eyes closed, because muddy water is dark.',
        ko: '캄캄한 물속에서는 손끝으로 찾아요. 눈을 감고 매듭을 묶는 연습도 해요',
      },
    ],
    career: [
      {
        en: 'On ordinary days, many US rescue divers are firefighters or police, and the wetsuit hangs in the truck.',
        ko: '미국에는 잠수팀이 있는 소방서와 경찰서도 있어요. 평소에는 불을 끄고 순찰을 해요',
      },
      {
        en: 'Korea’s coast guard gives its rescue crews a swimming test before they may join.',
        ko: '한국에서는 소방과 해양경찰이 구조대를 뽑아요. 시험을 보고, 잠수해 본 햇수도 살펴요',
      },
      {
        en: 'Most rescue divers work for a city or a country, and some must be citizens.',
        ko: '구조대는 자기 나라 국민만 뽑는 곳이 많아요. 미국은 영주권자를 뽑기도 해요',
      },
    ],
  },
  activities: [
    {
      en: 'What do the flags at a beach mean? Learn three, and teach them to your family.',
      ko: '해수욕장 깃발은 색마다 뜻이 달라요. 빨간 깃발은 무슨 뜻일까요?',
    },
    {
      en: 'Tie a string to an empty plastic bottle, hold the end, and throw it past a pillow.',
      ko: '페트병에 줄을 묶어 어른 옆으로 살살 던져요. 어른이 줄을 잡으면 천천히 당겨 와요',
    },
    {
      en: 'Drop five spoons into a sink of soapy water, and find them by touch alone.',
      ko: '어른과 구명조끼를 입고 물에서 무릎을 안아 봐요. 이러면 왜 몸이 덜 식을까요?',
    },
    {
      en: 'Divers can’t talk underwater. Invent hand signals for “Look!” and “Go up!” with your family.',
      ko: '물속에서는 말을 못 해요. 손짓만으로 “괜찮아?” 하고 물을 수 있을까요?',
    },
    {
      en: 'Write a letter to a rescue crew, with three questions about the water.',
      ko: '도서관에서 구조대 이야기를 읽고, 고마운 마음을 응원 편지에 담아 봐요',
    },
  ],
  datedFacts: [
    {
      where: 'elementary.1',
      fact: 'Korean elementary schools give lessons in survival swimming (생존수영), from grade 3 at least.',
      year: 2026,
      source: 'K17',
      checkAgain: '2027-03',
    },
    {
      where: 'middle.1',
      fact: 'The free semester: one semester of middle school without midterm and final paper exams.',
      year: 2026,
      source: 'K3',
      checkAgain: '2027-03',
    },
    {
      where: 'high.0',
      fact: 'Elective subjects and their names follow the 2022 curriculum and the high school credit system.',
      year: 2026,
      source: 'K4–K6',
      checkAgain: '2027-03',
    },
    {
      where: 'high.1',
      fact: 'Scuba courses set a minimum age and a health form.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'university.1',
      fact: '수상구조사: national certificate of the Korea Coast Guard after 64 hours of training; no age limit.',
      year: 2023,
      source: 'yeongnam.com 2023-06-06; news1 2019-10-20',
      checkAgain: '2027-11',
    },
    {
      where: 'career.0',
      fact: 'Fire and police departments run their own dive rescue teams and train their members.',
      year: 2026,
      source: 'policemag.com; californiadiver.com, undated',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: 'Korean fire service and coast guard select rescue crews separately; many posts ask for earlier special service, swimming tests for the coast guard.',
      year: 2018,
      source: 'gosiweek.com 2018-07; ggilbo.com 2017',
      checkAgain: '2027-03',
    },
    {
      where: 'career.2',
      fact: 'Public posts often need citizenship or a green card.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
