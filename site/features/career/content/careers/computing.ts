import type { FieldOfCareers } from '../../model/career.ts';

export const computing: FieldOfCareers = {
  'software-developer': {
    title: { en: 'Software Developer', ko: '소프트웨어 개발자' },
    riasec: 'ICR',
    description: {
      en: 'Software developers write the code behind apps and websites, squash the bugs in it, and make everything easier to use.',
      ko: '아침에 본 날씨 앱도, 급식을 알려 주는 사이트도 누군가 만들었어요. 컴퓨터 언어로 짓고 더 편하게 고치는 사람이에요.',
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
          ko: '로봇에게 양치질을 가르칠 수 있을까요? “컵을 든다”부터 빠짐없이 말해야 해요.',
        },
        {
          en: 'Agree with your family how long you’ll use the computer, and stop when the timer rings.',
          ko: '컴퓨터를 몇 분 쓸지 가족과 정해요. 시간이 되면 내 손으로 끄고 기지개를 켜요.',
        },
      ],
      middle: [
        {
          en: 'Learn Python, a coding language named after comedians, not after the snake.',
          ko: '파이썬 몇 줄이면 컴퓨터가 이름을 묻고 “반가워!” 하고 인사해요.',
        },
        {
          en: 'Plan an app with only one button. What should happen when a friend presses it?',
          ko: '버튼이 하나뿐인 앱을 상상해요. 누르면 무슨 일이 생겨야 급식 줄이 짧아질까요?',
        },
        {
          en: 'When your code goes wrong, read it aloud line by line until you catch the mistake.',
          ko: '프로그램이 멈추면 한 줄씩 다시 읽어요. 점 하나가 빠져도 움직이지 않아요.',
        },
      ],
      high: [
        {
          en: 'Can you find one name among a billion in thirty tries? Computer science shows how, in a sorted list.',
          ko: '이름이 십억 개라도 차례대로 있으면 서른 번 만에 찾아요. 그 비결이 정보 시간에 나와요.',
        },
        {
          en: 'No programming course at your school? Free ones online begin with a single line of code.',
          ko: '‘프로그래밍’ 과목을 골라 들어요. 우리 학교에 없다면 무료 온라인 강의도 있어요.',
        },
        {
          en: 'Put your team’s program where others can try it, and say in one sentence what it does.',
          ko: '친구와 만든 프로그램을 한곳에 모아요. 무엇을 하는 것인지 한 줄씩 소개도 붙여 줘요.',
        },
      ],
      university: [
        {
          en: 'In computer science, a “tree” is a way to store data. People draw it with the root on top.',
          ko: '컴퓨터과학과에서는 자료를 담고 꺼내는 법(자료구조)을 배워요. 옷장 정리와 비슷해요.',
        },
        {
          en: 'At a hackathon, teams build an app in one weekend. Some people bring a sleeping bag.',
          ko: '며칠 만에 작품을 만드는 대회가 해커톤이에요. 발표하다 화면이 멈춰도 다들 손뼉을 쳐요.',
        },
        {
          en: 'A minor is a smaller second subject. Choose music, and you could build an app that tunes guitars.',
          ko: '기타 줄을 맞춰 주는 앱은 음악도 알아야 만들어요. 그래서 음악 수업을 함께 듣기도 해요.',
        },
      ],
      career: [
        {
          en: 'Even if you fix just one comma, an experienced developer checks it before it goes into the app.',
          ko: '“여기를 누르면 멈춰요.” 하는 손님의 말을 읽고 고쳐요. 선배가 한 줄씩 살펴 줘요.',
        },
        {
          en: 'At an interview, you may solve a code puzzle on a whiteboard and explain your thinking aloud.',
          ko: '회사는 무엇을 만들었고 어떤 문제를 풀었는지 물어요. 작은 앱 하나도 좋은 대답이에요.',
        },
        {
          en: 'Programmers once punched holes in cards. Tools change, so developers keep learning new ones.',
          ko: '컴퓨터 언어는 수백 가지예요. 오래 일한 개발자도 새 언어 앞에서는 다시 1학년이래요.',
        },
      ],
    },
    activities: [
      {
        en: 'Count the buttons you press to set an alarm. Can you find a shorter way?',
        ko: '전자레인지를 1분 돌리려면 버튼을 몇 번 누르나요? 어른과 더 짧은 길을 찾아봐요.',
      },
      {
        en: 'Line up ten books by height, swapping only neighbors. How many swaps does it take?',
        ko: '책 열 권을 키 순서로 세우되 이웃한 두 권끼리만 자리를 바꿔요. 몇 번이면 끝날까요?',
      },
      {
        en: 'Draw app screens on paper and let your family “tap” them.',
        ko: '종이에 앱 화면을 그려 누군가에게 눌러 보라고 하고, 헤매는 곳을 고쳐요.',
      },
      {
        en: 'Teach your fingers where the keys are. Type your favorite song’s first verse without looking down.',
        ko: '키보드 자리를 익히면 손을 안 보고도 일기를 쓸 수 있어요. 오늘은 한 줄만 써 봐요.',
      },
      {
        en: 'Explain what a loop is with a song whose chorus comes back three times.',
        ko: '코딩 그림책에서 처음 본 낱말 하나를 동생도 알아듣게 쉬운 말로 풀어 줘요.',
      },
    ],
  },
  'ai-researcher': {
    title: { en: 'AI Researcher', ko: '인공지능 연구자' },
    riasec: 'ICA',
    description: {
      en: 'Show a computer thousands of cats, and it can spot a new one. AI researchers teach computers and check that AI is fair and safe.',
      ko: '컴퓨터에게 그림과 말을 가르쳐요. 잘 배웠는지, 모두에게 안전하고 공평한지도 살피는 사람이에요.',
    },
    weights: { 수학: 3, 컴퓨터: 3, 과학: 2, 집중력: 2, 영어: 2, 독서: 1, 게임: 1 },
    majors: ['Computer Science', 'Data Science', 'Mathematics', 'Cognitive Science'],
    stages: {
      elementary: [
        {
          en: 'Label twenty photos with words such as “dog,” “wet,” and “happy.” An AI can learn from labels like these.',
          ko: '강아지 사진에 ‘앉음’, ‘잠듦’처럼 이름표를 달아요. 인공지능도 이렇게 배워요.',
        },
        {
          en: 'Play a game with an AI, next to a grown-up, and catch it being wrong.',
          ko: '인공지능도 틀릴 때가 있대요. 어른과 함께 물어보고 틀린 답을 찾아봐요.',
        },
        {
          en: 'Which machines at home understand speech or know faces? Make a list.',
          ko: '지도 앱이나 번역기 속에도 인공지능이 있어요. 집에서 세 가지만 더 찾을까요?',
        },
      ],
      middle: [
        {
          en: 'Show a computer your fist and your open hand until it can tell them apart. That’s machine learning.',
          ko: '블록 코딩으로 컴퓨터에 가위바위보 사진을 많이 보여 주면, 곧 내 손을 알아맞혀요.',
        },
        {
          en: 'Suppose an AI has only ever seen cats. What will it say when a dog walks in?',
          ko: '고양이 사진만 배운 인공지능에게 개를 보여 주면 뭐라고 답할까요?',
        },
        {
          en: 'Will lunch be noodles? Practice probability, the math of chance, with menus or the weather.',
          ko: '급식표 한 달 치에서 국수가 나온 날을 세면 내일 국수를 먹을 확률을 어림할 수 있어요.',
        },
      ],
      high: [
        {
          en: 'Zoom in until a photo breaks into squares. In an AI course, each square becomes a number.',
          ko: '컴퓨터는 사진도 숫자로 바꿔서 봐요. 그래서 ‘인공지능 기초’와 수학을 함께 배워요.',
        },
        {
          en: 'Write a small Python program that sorts flower photos. Which flower does it keep getting wrong?',
          ko: '꽃 사진을 종류대로 나누는 파이썬 프로그램을 짜요. 자꾸 틀리는 꽃은 왜 그런지 살펴요.',
        },
        {
          en: 'An AI is unfair if it knows some faces worse than others. Write how you would fix it.',
          ko: '인공지능이 그린 그림은 누구의 것일까요? 편을 나눠 토론하고, 편을 바꿔 또 해요.',
        },
      ],
      university: [
        {
          en: 'A baby knows “dog” after seeing a few. Computer science asks why AI needs thousands.',
          ko: '카드 백 장을 가장 빨리 순서대로 놓으려면? 컴퓨터과학과에서는 그 답을 프로그램으로 짜요.',
        },
        {
          en: 'Linear algebra is math with whole tables of numbers. You multiply two by hand, and AI multiplies millions.',
          ko: '선형대수는 숫자표를 통째로 더하고 곱하는 수학이에요. 몇 번은 손으로도 풀어 봐요.',
        },
        {
          en: 'You press “run,” go to bed, and find out at breakfast what the lab’s computer learned.',
          ko: '연구실 인공지능이 빵을 강아지라고 해요. 배운 사진을 뒤져 보면 까닭이 나와요.',
        },
      ],
      career: [
        {
          en: 'Beginners check labels, so that an AI doesn’t learn to call a muffin a dog.',
          ko: '인공지능이 배울 사진을 고르는 날도 있어요. 비슷한 신호등만 수백 장 보고 또 봐요.',
        },
        {
          en: 'Most AI research jobs ask for a PhD, the highest degree, and there aren’t many of them.',
          ko: '대학을 마치고 더 공부한 석사나 박사를 많이 뽑아요. 한 문제를 몇 해씩 파고든 사람이에요.',
        },
        {
          en: 'With an AI researcher’s help, biologists teach a computer to tell a whale from a boat by sound.',
          ko: '뼈 사진에서 다친 곳을 찾거나, 몇 시간 뒤에 올 비를 내다보는 인공지능을 가르쳐요.',
        },
      ],
    },
    activities: [
      {
        en: 'Sort thirty things at home by a secret rule, and let your family guess it.',
        ko: '물건 서른 개를 비밀 규칙으로 나눠요. 가족은 몇 번 만에 규칙을 맞히게 될까요?',
      },
      {
        en: 'Play Twenty Questions and find the questions that get to the answer fastest.',
        ko: '스무고개는 질문이 중요해요. “살아 있나요?”처럼 반으로 가르는 질문을 해요.',
      },
      {
        en: 'Hide a coin and say only “warmer” or “colder.” Some AI learns from hints like that.',
        ko: '동전을 숨기고 “가까워!”, “멀어!”로만 알려 줘요. 인공지능도 그렇게 배울 때가 있어요.',
      },
      {
        en: 'Split a page in two, with jobs for AI on the left and jobs for people on the right.',
        ko: '편지 쓰기, 숙제, 길 찾기 가운데 인공지능에게 맡겨도 좋을 일에 동그라미를 쳐요.',
      },
      {
        en: 'Ask someone to stop before the last word of a sentence. Guess it, as a chatbot would.',
        ko: '책에서 문장의 끝말을 가리고 알아맞혀요. 글 쓰는 인공지능도 다음 말을 어림하며 써요.',
      },
    ],
  },
  'cybersecurity-specialist': {
    title: { en: 'Cybersecurity Specialist', ko: '사이버보안 전문가' },
    riasec: 'ICR',
    description: {
      en: 'Cybersecurity specialists guard computers and private information. They look for weak spots and close them before anyone sneaks in.',
      ko: '컴퓨터와 소중한 정보를 지켜요. 누가 몰래 들어오기 전에 약한 곳을 먼저 찾아 막아 둬요.',
    },
    weights: { 컴퓨터: 3, 집중력: 3, 수학: 2, 게임: 2, 영어: 1, 팀워크: 1 },
    majors: ['Cybersecurity', 'Computer Science', 'Information Technology'],
    stages: {
      elementary: [
        {
          en: 'Invent a long, silly password, and keep it secret even from your best friend.',
          ko: '내 비밀번호는 몇 글자인가요? 더 길고 튼튼하게 만드는 방법을 어른과 찾아봐요.',
        },
        {
          en: 'Agree on a secret knock with your family. Can someone who overhears it copy it?',
          ko: '가족끼리만 아는 노크를 정해요. 엿들은 사람이 따라 하면 어떻게 바꿀까요?',
        },
        {
          en: 'If a strange link says “Click me!” don’t touch it. Show it to a grown-up.',
          ko: '모르는 링크를 만나면 누르지 말고 어른께 보여 드리는 게 먼저예요.',
        },
      ],
      middle: [
        {
          en: 'How many codes can a three-digit lock have? Work out how long trying them all would take.',
          ko: '세 자리 자물쇠의 번호는 몇 가지나 될까요? 하나씩 다 맞춰 보면 몇 시간일지 셈해요.',
        },
        {
          en: 'Draw the path of one message from your phone to a friend’s, machine by machine.',
          ko: '내가 보낸 문자는 여러 컴퓨터를 거쳐 가요. 그 길을 이은 그물이 네트워크예요.',
        },
        {
          en: 'Show your class five things that should stay private online, and why.',
          ko: '사물함 번호도 개인 정보예요. 친한 친구에게도 안 알려 주는 까닭을 반에서 발표해요.',
        },
      ],
      high: [
        {
          en: 'Which two numbers under 100 multiply to 8,633? Math class shows how such puzzles lock secret codes.',
          ko: '어떤 두 자리 수끼리 곱하면 8,633일까요? 정보와 수학에서 이런 암호의 비밀을 배워요.',
        },
        {
          en: 'Some websites are built to be broken into. Practice there, where you have permission, and nowhere else.',
          ko: '학교가 끝나면 보안 동아리가 모여 대회를 준비해요. 허락된 연습용 사이트 안에서만 겨뤄요.',
        },
        {
          en: 'Read how an “ethical hacker” found a hole in an app and told its makers first.',
          ko: '착한 해커는 약한 곳을 찾으면 주인에게 먼저 알려요. 어떻게 알렸는지 기사를 찾아 읽어요.',
        },
      ],
      university: [
        {
          en: 'Before lunch, you break into a practice computer, and after lunch, you repair it. Both get graded.',
          ko: '사이버보안 수업에서는 연습용 사이트를 지켜요. 친구가 들어온 길을 찾아 막아요.',
        },
        {
          en: 'In an operating systems class, follow what a computer does as it wakes up. Sneaky programs hide there.',
          ko: '컴퓨터를 켜면 화면이 뜨기까지 무슨 일이 벌어질까요? 운영체제 수업에서 차례로 따라가요.',
        },
        {
          en: 'Deleted photos aren’t always gone. In a class on digital clues, you bring one back.',
          ko: '지운 사진도 흔적이 남을 때가 많아요. 디지털 증거 수업에서는 그 조각을 찾아 맞춰요.',
        },
      ],
      career: [
        {
          en: 'Security analysts look into odd logins, such as one from two countries at the same time.',
          ko: '보안 분석가는 화면을 지켜봐요. 새벽 세 시라도 수상한 신호가 보이면 먼저 알아채요.',
        },
        {
          en: 'On a beginner’s exam called Security+, you may have to fix a pretend network.',
          ko: '보안을 얼마나 아는지 보는 자격시험이 있어요. 가짜 네트워크를 고치는 문제도 나와요.',
        },
        {
          en: 'Many US government security jobs are for citizens only, because the work is secret.',
          ko: '미국 정부의 보안 일은 미국 국민만 하는 자리가 많아요. 전화기를 두고 들어가기도 해요.',
        },
      ],
    },
    activities: [
      {
        en: 'Caesar wrote in a secret alphabet. Make a code wheel and trade secret letters with a friend.',
        ko: '알파벳을 세 칸씩 밀면 CAT은 FDW가 돼요. 영어로 쓴 내 이름은 무엇이 될까요?',
      },
      {
        en: 'Check with your family that every screen at home locks itself.',
        ko: '우리 집 기기는 쓰지 않을 때 저절로 잠길까요? 어른과 하나씩 확인해 봐요.',
      },
      {
        en: 'Write a fake “You won!” message with four clues that it’s a trick. Can your family find them?',
        ko: '“당첨됐어요!” 하는 가짜 문자를 종이에 지어요. 수상한 데 네 곳을 식구들이 찾을까요?',
      },
      {
        en: 'Keep a log of who opens the front door for a day. Does anything look odd?',
        ko: '하루 동안 누가 몇 시에 현관문을 열었는지 적어요. 수상한 기록이 있나요?',
      },
      {
        en: 'With a grown-up, copy ten favorite photos to a second place. That’s called a backup.',
        ko: '아끼는 사진 열 장을 어른과 다른 곳에도 저장해요. 한쪽이 고장 나도 남는 ‘백업’이에요.',
      },
    ],
  },
};
