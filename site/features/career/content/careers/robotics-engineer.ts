import type { Career } from '../../model/career.ts';

export const roboticsEngineer = {
  id: 'robotics-engineer',
  title: { en: 'Robotics Engineer', ko: '로봇공학자' },
  riasec: 'IRC',
  field: 'engineering',
  description: {
    en: 'Robots crawl through smoke, dive under ice, and roll across Mars. Robotics engineers build them to sense and move on their own.',
    ko: '무너진 건물 속, 깊은 바닷속처럼 사람이 가기 어려운 곳에서 스스로 느끼고 움직이는 로봇을 만들어요.',
  },
  weights: { 과학: 3, 수학: 3, 컴퓨터: 3, 팀워크: 2, 집중력: 1, 게임: 1, 축구: 1 },
  majors: ['Robotics Engineering', 'Mechanical Engineering', 'Computer Science'],
  stages: {
    elementary: [
      {
        en: 'Give a block toy a motor and see how far it crawls.',
        ko: '블록에 단 모터 끝에 지우개를 비뚤게 끼워요. 바퀴 없이도 부르르 떨며 기어갈까요?',
      },
      {
        en: 'Watch an ant walk. Which of its six legs move together? Some robots walk that way, too.',
        ko: '개미는 여섯 다리 가운데 어느 다리를 함께 옮길까요? 그렇게 걷는 로봇도 있어요',
      },
      {
        en: 'Take the batteries out of a broken toy, open it with a grown-up, and find what stopped working.',
        ko: '장난감이 안 움직이면 건전지를 바꿔 보고, 그래도 안 되면 어른과 전선을 살펴요',
      },
    ],
    middle: [
      {
        en: 'On a robotics team, one member builds the wheels, one writes the code, and one notes what broke.',
        ko: '방과 후 로봇 팀에서 누구는 조립하고 누구는 코드를 짜요. 나는 무엇을 맡고 싶나요?',
      },
      {
        en: 'Wire a light sensor to a small motor so that it stops in the dark.',
        ko: '손을 가까이 대면 불이 켜지는 회로를 만들 수 있어요. 거리 센서가 눈이 돼 줘요',
      },
      {
        en: 'A makerspace has 3D printers to share. Print a wheel for a robot there.',
        ko: '자유학기에 메이커실, 곧 만드는 방에 가 봐요. 3D 프린터로 로봇 바퀴도 뽑을 수 있어요',
      },
    ],
    high: [
      {
        en: 'Balance a broom on your hand. In physics, learn how a two-legged robot keeps from falling.',
        ko: '두 발 로봇은 왜 안 넘어질까요? ‘로봇과 공학세계’ 과목에서 센서와 모터를 배우면 알아요',
      },
      {
        en: 'Write ten lines of Python or C code that make a motor turn.',
        ko: '컴퓨터 언어인 파이썬이나 C로 몇 줄을 써요. 그대로 모터가 돌고 멈추는지 지켜봐요',
      },
      {
        en: 'Korea’s Meister high schools teach trades. Visit one and a science high school, and compare the machines.',
        ko: '마이스터고는 산업 기술을, 과학고는 과학을 많이 가르쳐요. 로봇 동아리는 일반고에도 있지요',
      },
    ],
    university: [
      {
        en: 'Mechanical majors build the arm, electrical majors wire it, and computer majors teach it to wave.',
        ko: '로봇공학과나 기계공학과에는 손으로 만드는 숙제가 많아요. 다 하면 숙제가 걸어가요',
      },
      {
        en: 'On a student robot team, one person drives, and the others fix what fell off.',
        ko: '학생 팀 로봇은 하필 대회 전날 멈추기도 해요. 나사 하나를 찾아 모두 바닥을 기어 다녀요',
      },
      {
        en: 'Some students spend a semester at a company, where a robot arm has to learn to pack chocolates.',
        ko: '한 학기를 회사에서 배우는 ‘코업’도 있어요. 초콜릿 담는 로봇 팔이 멈추면 함께 고쳐요',
      },
    ],
    career: [
      {
        en: 'Before a robot is sold, someone sends it through the same door a hundred times.',
        ko: '로봇을 팔기 전에 같은 문을 백 번 지나게 해요. 딱 한 번 부딪혀도 까닭을 찾아내요',
      },
      {
        en: 'Most robot jobs need no license. Companies would rather see a video of your robot, falls and all.',
        ko: '면허가 없어도 되는 자리가 많아요. 그 대신 회사에서는 무엇을 만들어 봤는지 물어요',
      },
      {
        en: 'Research robots learn to fold towels, and somebody counts how many they drop.',
        ko: '대학원까지 가서 로봇 손만 연구하기도 해요. 달걀을 깨지 않고 쥐는 것이 참 어렵거든요',
      },
    ],
  },
  activities: [
    {
      en: 'Which chore would you give away? Build a robot for it from the recycling box.',
      ko: '양말을 개 주는 로봇은 어떨까요? 재활용품으로 모형부터 만들어 봐요',
    },
    {
      en: 'Steer your family to the fridge like robots, with nothing but command cards.',
      ko: '“앞으로 세 걸음, 오른쪽!” 내 명령대로만 움직이는 가족 로봇을 냉장고까지 보내요',
    },
    {
      en: 'Send a Scratch character through a maze. How few commands does it need?',
      ko: '스크래치 캐릭터가 벽에 닿으면 돌아서게 해 볼까요? 로봇 청소기도 그렇게 움직여요',
    },
    {
      en: 'Watch robot soccer with your family, and spot the moves no human player would make.',
      ko: '어른과 로봇 축구 영상을 봐요. 로봇은 어떻게 공을 알아보고 차는 걸까요?',
    },
    {
      en: 'Pick up a boiled egg with spoons, tongs, and chopsticks. What would make a good robot hand?',
      ko: '삶은 메추리알을 숟가락, 집게, 젓가락으로 옮겨요. 로봇 손은 무엇을 닮으면 좋을까요?',
    },
  ],
  datedFacts: [
    {
      where: 'middle.2',
      fact: 'The free semester is one term in the first year of middle school, without midterm or final paper exams.',
      year: 2026,
      source: 'K3',
      checkAgain: '2027-03',
    },
    {
      where: 'high.0',
      fact: 'Names and choice of high school subjects follow the 2022 curriculum and the credit system; not every school offers all of them.',
      year: 2026,
      source: 'K5',
      checkAgain: '2027-03',
    },
    {
      where: 'high.2',
      fact: 'Kinds of high schools in Korea and how they admit students.',
      year: 2026,
      source: 'K7–K11',
      checkAgain: '2027-03',
    },
    {
      where: 'career.1',
      fact: 'Most engineering jobs need no license; a PE is needed to sign public designs.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
