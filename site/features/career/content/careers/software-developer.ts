import type { Career } from '../career.ts';

export const softwareDeveloper = {
  id: 'software-developer',
  title: { en: 'Software Developer', ko: '소프트웨어 개발자' },
  riasec: 'ICR',
  field: 'computing',
  description: {
    en: 'Software developers write the code behind apps and websites, squash the bugs in it, and make everything easier to use.',
    ko: '사람들이 매일 쓰는 앱과 웹사이트를 컴퓨터 언어로 만들고 더 편하게 고쳐요.',
  },
  weights: { 컴퓨터: 3, 수학: 2, 집중력: 2, 영어: 1, 게임: 2, 팀워크: 1 },
  majors: ['Computer Science', 'Software Engineering', 'Information Systems'],
  stages: {
    elementary: [
      { en: 'Make a story of your own come alive in Scratch.', ko: '스크래치로 내가 생각한 이야기를 움직이게 해요' },
      {
        en: 'Write the steps for brushing your teeth for a robot that knows nothing.',
        ko: '양치질할 때 무엇부터 하나요? 명령을 내리듯 순서를 나누어 적어요',
      },
      {
        en: 'Agree on computer time with your family, and be the one who keeps to it.',
        ko: '컴퓨터를 쓰는 시간을 가족과 정하고 지켜요',
      },
    ],
    middle: [
      {
        en: 'Computer class and coding clubs both speak Python, so pick up that coding language.',
        ko: '정보 시간과 동아리에서 코딩 언어 파이썬을 익혀요',
      },
      {
        en: 'Ask a friend what’s annoying, and plan a small app that fixes it.',
        ko: '친구의 불편을 해결하는 작은 앱을 기획해요',
      },
      {
        en: 'When your code goes wrong, read it aloud line by line until you catch the mistake.',
        ko: '코드가 틀렸을 때 한 줄씩 고치며 까닭을 찾아요',
      },
    ],
    high: [
      {
        en: 'Computer science, data science, and math teach you to chop one huge problem into small steps.',
        ko: '큰 문제를 작은 단계로 나누어 생각하는 힘을 정보와 데이터 과학, 수학에서 길러요',
      },
      {
        en: 'If your school has no programming course, take a free one online.',
        ko: '프로그래밍 과목이나 무료 온라인 코딩 강의에 도전해 봐요',
      },
      {
        en: 'Collect the code you wrote with friends in one place, so others can try it.',
        ko: '친구와 함께 만든 코드를 모아 작품집을 만들어요',
      },
    ],
    university: [
      {
        en: 'In a computer science degree, you learn data structures, the boxes and shelves for information.',
        ko: '컴퓨터과학과에서 자료를 담고 꺼내는 법(자료구조)을 배워요',
      },
      {
        en: 'Build with a team over a summer job, or in a few wild days at a hackathon.',
        ko: '여름 인턴이나 며칠 만에 함께 만드는 해커톤에서 팀 개발을 해 봐요',
      },
      {
        en: 'Do you also love music or biology? Add it as a minor, a smaller second subject.',
        ko: '관심 있는 분야가 있으면 부전공으로 더해도 좋아요',
      },
    ],
    career: [
      {
        en: 'A new developer fixes one small bug, shows it to an experienced one, and fixes the next.',
        ko: '새내기가 작은 오류를 고치면 경험 많은 선배가 그 코드를 살펴 줘요',
      },
      {
        en: 'Nobody will ask for a license, but everybody will ask to see what you built.',
        ko: '정해진 면허는 없고 만든 작품과 문제 푸는 힘을 봐요',
      },
      {
        en: 'Coding tools change all the time, so developers never quite stop being students.',
        ko: '기술이 빨리 변해서 새로 배우는 습관이 중요해요',
      },
    ],
  },
  activities: [
    { en: 'Finish one Scratch project a month, however small.', ko: '스크래치로 한 달에 작품 하나씩 만들어 봐요' },
    {
      en: 'Draw your family’s morning routine as a flowchart and hang it on the wall.',
      ko: '우리 집 아침 준비를 순서도로 그려 벽에 붙여요',
    },
    {
      en: 'Draw app screens on paper and let your family “tap” them.',
      ko: '종이에 앱 화면을 그려 가족에게 써 보게 해요',
    },
    { en: 'Learn where the keys are, and type a short diary.', ko: '키보드 자리를 익혀 짧은 일기를 타자로 써요' },
    {
      en: 'Quiz your family with words from a picture book about coding.',
      ko: '코딩 그림책에서 배운 낱말로 가족 퀴즈를 내요',
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
      where: 'high.1',
      fact: 'Names and choice of high school subjects follow the 2022 curriculum and the credit system; not every school offers all of them.',
      year: 2026,
      source: 'K5',
      checkAgain: '2027-03',
    },
  ],
} satisfies Career;
