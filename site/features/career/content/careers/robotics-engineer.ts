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
      {
        en: 'Give a block toy a motor and see how far it crawls.',
        ko: '블록에 모터를 달아 움직이는 장난감을 만들어요',
      },
      {
        en: 'In Scratch, put a robot’s commands in order. What if it turns before it walks?',
        ko: '로봇은 무엇부터 해야 할까요? 스크래치로 명령을 순서대로 놓아요',
      },
      {
        en: 'Look hard at a broken toy and work out which part went on strike.',
        ko: '고장 난 물건을 보고 어디가 문제인지 추리해요',
      },
    ],
    middle: [
      {
        en: 'Play robot soccer or enter a robot contest with a team.',
        ko: '로봇 축구를 하거나 팀을 꾸려 로봇 대회에 나가요',
      },
      {
        en: 'Wire up a simple circuit with sensors that tell light from dark and near from far.',
        ko: '센서로 빛과 거리를 재는 간단한 회로를 만들어요',
      },
      {
        en: 'Tinker in an invention class or a makerspace during the free semester, Korea’s term without big exams.',
        ko: '자유학기에 발명 교실이나 메이커실을 찾아가요',
      },
    ],
    high: [
      {
        en: 'Computer science builds a robot’s brain, physics builds its arms, and robot courses put them together.',
        ko: '로봇의 팔은 물리학으로, 머리는 정보로! 로봇과 공학세계 과목도 더해요',
      },
      {
        en: 'Write ten lines of Python or C code that make a motor turn.',
        ko: '파이썬이나 C로 모터를 움직이는 코드를 써 봐요',
      },
      {
        en: 'Science high school, regular school, or a Meister school that trains for industry? Compare all three.',
        ko: '과학고와 일반고, 산업 기술을 배우는 마이스터고의 길을 견주어 봐요',
      },
    ],
    university: [
      {
        en: 'In robotics or mechanical engineering, you learn to build machines that move.',
        ko: '로봇공학과나 기계공학과에서 움직이는 기계를 배워요',
      },
      {
        en: 'On a student robot team, you follow one robot from first sketch to last test.',
        ko: '학생 로봇 팀에서 설계부터 시험까지 해 봐요',
      },
      {
        en: 'Work in a robotics lab, or spend a co-op term at a company that builds robots.',
        ko: '로봇 연구실이나 한 학기를 보내는 일터(코업)에서 진짜 문제를 풀어요',
      },
    ],
    career: [
      {
        en: 'One new engineer writes the robot’s program, and another checks whether the robot really obeys.',
        ko: '프로그램을 짜는 사람도 있고 로봇이 잘 움직이나 시험하는 사람도 있어요',
      },
      {
        en: 'Few robot jobs need a license, so let a robot that you built do the talking.',
        ko: '면허는 보통 필요 없고 내가 만든 로봇으로 솜씨를 보여 줘요',
      },
      {
        en: 'Engineers who dream of brand-new robots often go back to school for a master’s or a PhD.',
        ko: '더 깊이 연구하고 싶으면 대학원에 가기도 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Build a robot helper from the recycling box. Which chore will it take from you?',
      ko: '재활용품으로 집안일 돕는 로봇 모형을 만들어요',
    },
    {
      en: 'Write command cards and have your family move like robots.',
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
      en: 'Read a library book on robots, then draw your own with one real part from it.',
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
