import type { Career } from '../../model/career.ts';

export const swimCoach = {
  id: 'swim-coach',
  title: { en: 'Swim Coach', ko: '수영 코치' },
  riasec: 'SRE',
  field: 'sport',
  description: {
    en: 'Swim coaches teach people to swim safely, step by step, and cheer loudest for those who were afraid of the water.',
    ko: '물이 무서워 벽을 꼭 잡던 사람이 어느 날 손을 놓고 헤엄쳐요. 그날까지 차근차근 가르치고 응원해 줘요.',
  },
  weights: { 수영: 3, 체육: 3, '친구 사귀기': 2, 팀워크: 1, 집중력: 1, 과학: 1 },
  majors: ['Kinesiology', 'Exercise Science', 'Physical Education'],
  stages: {
    elementary: [
      {
        en: 'Learn the pool’s rules by heart, and swim only where a grown-up is watching.',
        ko: '물놀이 안전 약속을 그림 카드로 만들어요. 물가에서는 어른과 함께 하나씩 짚어 봐요',
      },
      {
        en: 'With a grown-up beside you, put your face in the water and hum. What do the bubbles do?',
        ko: '어른 곁에서 물에 얼굴을 담그고 ‘음’ 콧소리를 내요. 거품이 보글보글 올라오나요?',
      },
      {
        en: 'When a friend is still swimming, wait at the wall and clap.',
        ko: '늦게 오는 친구가 벽에 닿을 때까지 기다렸다가 힘껏 박수를 쳐요',
      },
    ],
    middle: [
      {
        en: 'Try backstroke, breaststroke, and butterfly. In which one do you swallow the least water?',
        ko: '새 영법을 배울 때마다 25미터를 몇 초에 가는지 재 봐요',
      },
      {
        en: 'Learn to throw a float to a tired swimmer from the edge of the pool.',
        ko: '힘이 빠진 사람을 보면 어른부터 불러요. 물 밖에서 튜브를 던지는 법도 배워요',
      },
      {
        en: 'Paddle with open hands, then with fists. Science class explains why one way is so slow.',
        ko: '손을 펴고 물을 당긴 다음 주먹으로도 당겨 봐요. 어느 쪽이 더 앞으로 나아갈까요?',
      },
    ],
    high: [
      {
        en: 'Swim two lengths, then feel your pulse. Sports science explains why it races.',
        ko: '헤엄치고 나면 맥박이 얼마나 빨라질까요? ‘스포츠 과학’ 시간에 직접 재어 봐요',
      },
      {
        en: 'How old must you be for a lifeguard course? Look it up, and read about the swimming test.',
        ko: '물에서 사람을 구하는 자격은 나이가 되어야 딸 수 있어요. 몇 살부터인지 찾아볼까요?',
      },
      {
        en: 'Show the little ones how to kick at their swimming lesson, and get splashed.',
        ko: '어린이 수영 교실에서 봉사하며 발차기를 보여 줘요. 물벼락을 맞아도 웃음이 나요',
      },
    ],
    university: [
      {
        en: 'Some exercise science classes meet at the pool, where an underwater camera films every kick.',
        ko: '운동과학과에서는 물속 카메라로 팔 동작을 찍어요. 느리게 돌려 보며 고칠 데를 찾아요',
      },
      {
        en: 'Before sunrise, you may stand at the pool with a stopwatch for a college team.',
        ko: '대학 수영팀을 도우며 초시계를 눌러요. 물가를 따라 걷다 보면 신발이 늘 젖지요',
      },
      {
        en: 'Some adults are afraid to get their faces wet. Psychology helps you teach them.',
        ko: '얼굴에 물이 닿는 것도 겁나는 어른이 있어요. 심리학을 배우면 건네는 말이 달라져요',
      },
    ],
    career: [
      {
        en: 'Many coaches start in the shallow end, with beginners who hold on to the wall.',
        ko: '발이 닿는 물에서 처음 배우는 사람의 손을 잡아 줘요. 편안해 보이면 살살 놓아요',
      },
      {
        en: 'Pools usually ask coaches for a lifesaving certificate and for CPR, first aid for the heart.',
        ko: '물에 빠진 사람을 구하는 법과 심폐소생술을 배워요. 그 자격이 있어야 하는 곳이 많아요',
      },
      {
        en: 'Coaches at a US swim club take safety training. They count the heads in the water again and again.',
        ko: '미국 클럽의 코치는 수영 협회의 안전 교육을 받아요. 수업마다 몇 명인지부터 세지요',
      },
    ],
  },
  activities: [
    {
      en: 'With a grown-up at the pool, float like a starfish. How many seconds can you lie still?',
      ko: '발이 닿는 물에서 어른이 등을 받쳐 주면 힘을 빼고 누워요. 물이 나를 띄워 줄까요?',
    },
    {
      en: 'Find the numbers at the pool that show how deep it is. Where could you not stand?',
      ko: '수영장에 가면 깊이를 알려 주는 숫자를 찾아요. 내 키보다 깊은 곳은 어디인가요?',
    },
    {
      en: 'Lie on your belly on a blanket and kick for one whole song. What gets tired first?',
      ko: '이불 위에 엎드려 발차기를 하고, 끝나면 다리를 쭉 뻗어 풀어 줘요',
    },
    {
      en: 'Float an orange in water, then peel it and try again. What was the peel good for?',
      ko: '사과는 뜰까요, 쇠숟가락은 뜰까요? 먼저 짐작하고 대야에 넣어 봐요',
    },
    {
      en: 'How did a champion swimmer get through a hard day? Look for the story in a book.',
      ko: '수영 선수도 연습하기 싫은 날이 있었대요. 그런 날을 어떻게 넘겼는지 책에서 찾아요',
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
      where: 'high.1',
      fact: 'Water safety courses have a minimum age.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: 'Lifesaving and CPR certificates for coaches and instructors.',
      year: 2026,
      source: 'usaswimming.org coach membership checklist',
      checkAgain: '2027-11',
    },
    {
      where: 'career.2',
      fact: 'USA Swimming coach members need safety training, CPR, a background check and athlete protection training.',
      year: 2026,
      source: 'usaswimming.org coach membership checklist (undated)',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
