import type { Career } from '../../model/career.ts';

export const softwareDeveloper = {
  id: 'software-developer',
  title: { en: 'Software Developer', ko: '소프트웨어 개발자' },
  riasec: 'ICR',
  field: 'computing',
  description: {
    en: 'Software developers write the code behind apps and websites, squash the bugs in it, and make everything easier to use.',
    ko: '아침에 본 날씨 앱도, 급식을 알려 주는 누리집도 누군가 만들었어요. 컴퓨터 언어로 짓고 더 편하게 고치는 사람이에요.',
  },
  weights: { 컴퓨터: 3, 수학: 2, 집중력: 2, 영어: 1, 게임: 2, 팀워크: 1 },
  majors: ['Computer Science', 'Software Engineering', 'Information Systems'],
  stages: {
    elementary: [
      {
        en: 'Make your own story move in Scratch. What happens when someone clicks the dragon?',
        ko: '내가 지은 이야기를 스크래치로 움직여요. 용을 누르면 불을 뿜게 할까요?',
      },
      {
        en: 'Write the steps for brushing your teeth for a robot that knows nothing.',
        ko: '로봇에게 양치질을 가르칠 수 있을까요? “컵을 든다.”부터 빠짐없이 말해야 해요',
      },
      {
        en: 'Agree with your family how long you’ll use the computer, and stop when the timer rings.',
        ko: '컴퓨터를 몇 분 쓸지 가족과 정해요. 시간이 되면 내 손으로 끄고 기지개를 켜요',
      },
    ],
    middle: [
      {
        en: 'Learn Python, a coding language named after comedians, not after the snake.',
        ko: '파이썬 몇 줄이면 컴퓨터가 이름을 묻고 “반가워!” 하고 인사해요',
      },
      {
        en: 'Plan an app with only one button. What should happen when a friend presses it?',
        ko: '버튼이 하나뿐인 앱을 상상해요. 누르면 무슨 일이 생겨야 급식 줄이 짧아질까요?',
      },
      {
        en: 'When your code goes wrong, read it aloud line by line until you catch the mistake.',
        ko: '프로그램이 멈추면 한 줄씩 다시 읽어요. 점 하나가 빠져도 움직이지 않아요',
      },
    ],
    high: [
      {
        en: 'Can you find one name among a billion in thirty tries? Computer science shows how, in a sorted list.',
        ko: '이름이 십억 개라도 차례대로 있으면 서른 번 만에 찾아요. 그 비결이 정보 시간에 나와요',
      },
      {
        en: 'No programming course at your school? Free ones online begin with a single line of code.',
        ko: '‘프로그래밍’ 과목을 골라 들어요. 우리 학교에 없다면 무료 온라인 강의도 있어요',
      },
      {
        en: 'Put your team’s program where others can try it, and say in one sentence what it does.',
        ko: '친구와 만든 프로그램을 한곳에 모아요. 무엇을 하는 것인지 한 줄씩 소개도 붙여 줘요',
      },
    ],
    university: [
      {
        en: 'In computer science, a “tree” is a way to store data. People draw it with the root on top.',
        ko: '컴퓨터과학과에서는 자료를 담고 꺼내는 법(자료구조)을 배워요. 옷장 정리와 비슷해요',
      },
      {
        en: 'At a hackathon, teams build an app in one weekend. Some people bring a sleeping bag.',
        ko: '며칠 만에 작품을 만드는 대회가 해커톤이에요. 발표하다 화면이 멈춰도 다들 손뼉을 쳐요',
      },
      {
        en: 'A minor is a smaller second subject. Choose music, and you could build an app that tunes guitars.',
        ko: '기타 줄을 맞춰 주는 앱은 음악도 알아야 만들어요. 그래서 음악 수업을 함께 듣기도 해요',
      },
    ],
    career: [
      {
        en: 'Even if you fix just one comma, an experienced developer checks it before it goes into the app.',
        ko: '“여기를 누르면 멈춰요.” 하는 손님의 말을 읽고 고쳐요. 선배가 한 줄씩 살펴 줘요',
      },
      {
        en: 'At an interview, you may solve a code puzzle on a whiteboard and explain your thinking aloud.',
        ko: '회사는 무엇을 만들었고 어떤 문제를 풀었는지 물어요. 작은 앱 하나도 좋은 대답이에요',
      },
      {
        en: 'Programmers once punched holes in cards. Tools change, so developers keep learning new ones.',
        ko: '컴퓨터 언어는 수백 가지예요. 오래 일한 개발자도 새 언어 앞에서는 다시 1학년이래요',
      },
    ],
  },
  activities: [
    {
      en: 'Count the buttons you press to set an alarm. Can you find a shorter way?',
      ko: '전자레인지를 1분 돌리려면 버튼을 몇 번 누르나요? 어른과 더 짧은 길을 찾아봐요',
    },
    {
      en: 'Line up ten books by height, swapping only neighbors. How many swaps does it take?',
      ko: '책 열 권을 키 순서로 세우되 이웃한 두 권끼리만 자리를 바꿔요. 몇 번이면 끝날까요?',
    },
    {
      en: 'Draw app screens on paper and let your family “tap” them.',
      ko: '종이에 앱 화면을 그려 누군가에게 눌러 보라고 하고, 헤매는 곳을 고쳐요',
    },
    {
      en: 'Teach your fingers where the keys are. Type your favorite song’s first verse without looking down.',
      ko: '키보드 자리를 익히면 손을 안 보고도 일기를 쓸 수 있어요. 오늘은 한 줄만 써 봐요',
    },
    {
      en: 'Explain what a loop is with a song whose chorus comes back three times.',
      ko: '코딩 그림책에서 처음 본 낱말 하나를 동생도 알아듣게 쉬운 말로 풀어 줘요',
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
