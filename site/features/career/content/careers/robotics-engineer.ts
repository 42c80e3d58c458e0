import type { Career } from '../career.ts';

export const roboticsEngineer = {
  id: 'robotics-engineer',
  title: { en: 'Robotics Engineer', ko: '로봇공학자' },
  riasec: 'IRC',
  field: 'engineering',
  description: {
    en: 'Robotics engineers build robots that sense and move on their own, for work that is hard or dangerous for people.',
    ko: '스스로 느끼고 움직이는 로봇을 설계해서 사람이 하기 어렵거나 위험한 일을 도와요.',
  },
  weights: { 과학: 3, 수학: 3, 컴퓨터: 3, 팀워크: 2, 집중력: 1, 게임: 1, 축구: 1 },
  majors: ['Robotics Engineering', 'Mechanical Engineering', 'Computer Science'],
  stages: {
    elementary: [
      { en: 'Build a toy that moves, with blocks and a motor.', ko: '블록에 모터를 달아 움직이는 장난감을 만들어요' },
      {
        en: 'Use Scratch to put a robot’s commands in the right order.',
        ko: '로봇은 무엇부터 해야 할까요? 스크래치로 명령을 순서대로 놓아요',
      },
      {
        en: 'Look at something broken and work out where the trouble is.',
        ko: '고장 난 물건을 보고 어디가 문제인지 추리해요',
      },
    ],
    middle: [
      {
        en: 'Play robot soccer or enter a robot contest with a team.',
        ko: '로봇 축구를 하거나 팀을 꾸려 로봇 대회에 나가요',
      },
      {
        en: 'Make a simple circuit with sensors that measure light and distance.',
        ko: '센서로 빛과 거리를 재는 간단한 회로를 만들어요',
      },
      {
        en: 'In the free semester, a term with time to tinker, try an invention class or makerspace.',
        ko: '자유학기에 발명 교실이나 메이커실을 찾아가요',
      },
    ],
    high: [
      {
        en: 'Physics for the arms, computer science for the brain: add courses about robots and engineering.',
        ko: '로봇의 팔은 물리학으로, 머리는 정보로! 로봇과 공학세계 과목도 더해요',
      },
      {
        en: 'Write code in Python or C, two coding languages, that makes a motor move.',
        ko: '파이썬이나 C로 모터를 움직이는 코드를 써 봐요',
      },
      {
        en: 'Compare science high schools, regular ones, and Meister high schools, where students train for industry jobs.',
        ko: '과학고와 일반고, 산업 기술을 배우는 마이스터고의 길을 견주어 봐요',
      },
    ],
    university: [
      {
        en: 'Study machines that move, in a robotics or a mechanical engineering degree.',
        ko: '로봇공학과나 기계공학과에서 움직이는 기계를 배워요',
      },
      {
        en: 'Join a student robot team and follow a project from design to testing.',
        ko: '학생 로봇 팀에서 설계부터 시험까지 해 봐요',
      },
      {
        en: 'Solve real problems in a robotics lab or a co-op, a school term on the job.',
        ko: '로봇 연구실이나 한 학기를 보내는 일터(코업)에서 진짜 문제를 풀어요',
      },
    ],
    career: [
      {
        en: 'One engineer writes the robot’s program; another checks whether the robot really moves that way.',
        ko: '프로그램을 짜는 사람도 있고 로봇이 잘 움직이나 시험하는 사람도 있어요',
      },
      {
        en: 'Most jobs need no license, but it helps to show what you have built.',
        ko: '면허는 보통 필요 없고 내가 만든 로봇으로 솜씨를 보여 줘요',
      },
      {
        en: 'Some go on to a master’s degree or a PhD after college, to do deeper research.',
        ko: '더 깊이 연구하고 싶으면 대학원에 가기도 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Use recycled things to build a model robot that helps at home.',
      ko: '재활용품으로 집안일 돕는 로봇 모형을 만들어요',
    },
    {
      en: 'Make command cards and have your family move like robots.',
      ko: '가족을 로봇처럼 움직이는 명령 카드 놀이를 해요',
    },
    {
      en: 'Help a Scratch character find its way, one step at a time.',
      ko: '스크래치로 길 찾는 캐릭터를 한 단계씩 키워요',
    },
    {
      en: 'Watch robot soccer with a grown-up and draw the team’s plan.',
      ko: '로봇 축구 영상을 어른과 보고 전략을 그려 봐요',
    },
    {
      en: 'Draw a robot of your own with something you learned from a library book on robots.',
      ko: '도서관 로봇 책에서 배운 것을 하나 넣어 나만의 로봇을 그려요',
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
