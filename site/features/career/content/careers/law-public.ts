import type { FieldOfCareers } from '../../model/career.ts';

export const lawPublic: FieldOfCareers = {
  lawyer: {
    title: { en: 'Lawyer', ko: '변호사' },
    riasec: 'EIS',
    description: {
      en: 'Who is right, and what does the law say? Lawyers explain it to people and speak for them in court.',
      ko: '“저는 정말 억울해요.” 그런 사람 곁에 서서, 법을 바탕으로 글과 말로 따져 권리를 지켜 줘요.',
    },
    weights: { 독서: 3, 글쓰기: 3, 영어: 2, 집중력: 2, '친구 사귀기': 1, 수학: 1 },
    majors: ['Political Science', 'Philosophy', 'English', 'Economics'],
    stages: {
      elementary: [
        {
          en: 'Propose three family rules and defend each one with a reason.',
          ko: '우리 집에는 어떤 규칙이 있나요? 세 가지만 골라 왜 필요한지 이야기해요.',
        },
        {
          en: 'Read the rules of a board game aloud and find one that has two meanings.',
          ko: '보드게임 설명서를 소리 내어 읽어요. 두 가지 뜻으로 읽히는 규칙이 있을까요?',
        },
        {
          en: 'Two friends are arguing. Hear both sides before you say a word.',
          ko: '두 친구가 다투면 둘의 이야기를 다 들어 봐요. 변호사는 상대편 말도 잘 들어야 해요.',
        },
      ],
      middle: [
        {
          en: 'Argue for something in a debate club, then switch chairs and argue against it.',
          ko: '토론 동아리에서 오늘은 찬성, 다음 주에는 반대를 맡아요. 그러다 생각이 바뀌기도 해요.',
        },
        {
          en: 'Your country’s top rules are its constitution. Put the first line into easy words.',
          ko: '우리나라에서 가장 높은 법이 헌법이에요. 제1조를 동생도 알아듣게 바꿔 써 봐요.',
        },
        {
          en: 'Korean middle schools have one semester without exams. Use it to watch a real trial.',
          ko: '법정 뒤쪽에는 재판을 지켜보는 방청석이 있어요. 자유학기에 어른과 함께 보러 가 봐요.',
        },
      ],
      high: [
        {
          en: 'Read one real case in a law or politics course. Would you have decided the same way?',
          ko: '윗집 발소리도 법으로 풀 수 있을까요? ‘법과 사회’에서 재판 이야기를 읽고 따져 봐요.',
        },
        {
          en: 'Mock trials are pretend courts. Be the judge once and the defender once.',
          ko: '모의재판 팀이 있는 미국 학교도 있어요. 책상을 옮겨 법정을 만들고 변호인을 맡아요.',
        },
        {
          en: 'Read an English opinion piece, and underline every “because.” Does each reason hold up?',
          ko: '신문 글을 읽으며 주장은 파랑, 이유는 노랑으로 칠해요. 노랑이 없는 글도 있을까요?',
        },
      ],
      university: [
        {
          en: 'Dance majors can be lawyers, too. In the US, four years of college come first, in any subject.',
          ko: '미국 변호사는 먼저 4년제 대학을 마쳐요. 무엇을 전공해도 돼서 로켓을 배운 사람도 있어요.',
        },
        {
          en: 'In about three years of law school, you argue over cases, such as whose dog bit whom.',
          ko: '그다음 미국 로스쿨에서 3년쯤 법을 배워요. 교수님은 답을 주는 대신 자꾸 되물어요.',
        },
        {
          en: 'Law offices let students look up old cases, perhaps one about a goat that ate a hat.',
          ko: '법률 사무소에서 일을 배우며 열 쪽짜리 글을 한 쪽으로 줄여요. 꼭 필요한 말만 남아요.',
        },
      ],
      career: [
        {
          en: 'New US lawyers pass a long test, the bar exam, and promise to be honest.',
          ko: '미국에서는 일하고 싶은 주에서 변호사 시험을 봐요. 이틀이나 걸리는 곳도 있어요.',
        },
        {
          en: 'In Korea, law school comes first, and then a bar exam that goes on for days.',
          ko: '한국 변호사는 한국 로스쿨을 마치고 변호사시험에 붙어야 해요. 미국 자격과는 서로 달라요.',
        },
        {
          en: 'Many lawyers rarely see a courtroom. They can argue all afternoon over one comma in a contract.',
          ko: '변호사는 법정에만 있지 않아요. 가게 계약서에서 작은 글씨 한 줄을 찾아 주기도 해요.',
        },
      ],
    },
    activities: [
      {
        en: 'Was the wolf guilty? Hold a fairy-tale trial with your family.',
        ko: '동화 속 늑대에게 죄가 있을까요? 가족이 판사와 변호사를 나눠 맡고 재판을 열어요.',
      },
      {
        en: 'Read about the rights all children have, and pick one you use every day.',
        ko: '어린이에게는 놀 권리도 있어요. 또 어떤 권리가 있는지 찾아 가장 소중한 것을 골라요.',
      },
      {
        en: 'Is a hot dog a sandwich? Argue for one minute, with at least three reasons.',
        ko: '숙제는 놀기 전에 할까요, 논 뒤에 할까요? 한쪽을 골라 1분 동안 주장해요.',
      },
      {
        en: 'Put one chore, such as the dishes, into a contract, and have everyone sign it.',
        ko: '설거지 당번을 정하는 계약서를 써요. 온 가족이 이름을 적어야 진짜 계약이에요.',
      },
      {
        en: 'Ask somebody at home to hide a cookie. Find it with ten yes-or-no questions.',
        ko: '가족이 숨긴 과자를 찾아요. ‘네’와 ‘아니요’로만 답하는 질문을 열 번 할 수 있어요.',
      },
    ],
  },
  diplomat: {
    title: { en: 'Diplomat', ko: '외교관' },
    riasec: 'SEI',
    description: {
      en: 'Two countries can’t agree, so their diplomats sit down to talk. Diplomats speak for their country and look for peaceful answers.',
      ko: '나라를 대신해 다른 나라 사람과 마주 앉아요. 서로의 생각을 듣고, 싸우지 않고 문제를 풀 길을 찾아요.',
    },
    weights: { 영어: 3, '친구 사귀기': 3, 독서: 2, 글쓰기: 2, 팀워크: 1 },
    majors: ['International Relations', 'Political Science', 'Area Studies', 'Economics'],
    stages: {
      elementary: [
        {
          en: 'Close your eyes and point at a map. How do people say hello where your finger landed?',
          ko: '눈을 감고 세계 지도에서 한 나라를 짚어요. 거기서는 “안녕”을 뭐라고 할까요?',
        },
        {
          en: 'Find a holiday that children in another country wait for all year. What do they eat that day?',
          ko: '설날처럼 나라마다 기다리는 명절이 있어요. 그날 어린이들은 무엇을 하고 놀까요?',
        },
        {
          en: 'Two people want the same orange. Ask what each wants it for, and make both happy.',
          ko: '귤 하나를 둘이 달라고 해요. 물어보니 한 사람은 껍질만 있으면 된대요. 어떻게 나눌까요?',
        },
      ],
      middle: [
        {
          en: 'Play a country in Model United Nations, and bargain until everyone signs.',
          ko: '모의 유엔 동아리가 있는 학교도 있어요. 내 생각 말고 맡은 나라의 생각을 말해야 해요.',
        },
        {
          en: 'Pick one piece of world news. Why did it happen, and what may come next?',
          ko: '국제 뉴스를 읽고 다음에 어떻게 될지 써 둬요. 한 달 뒤에 펴서 맞았는지 봐요.',
        },
        {
          en: 'Learn a joke in English and one in another language, and tell both.',
          ko: '영어 말고 어떤 말을 더 배우고 싶나요? “맛있어요” 한마디부터 익혀요.',
        },
      ],
      high: [
        {
          en: 'In world history, trace one fight between two countries back to its first day.',
          ko: '‘국제 관계의 이해’에는 나라끼리 다툰 이야기가 나와요. 어느 쪽에나 까닭이 있지요.',
        },
        {
          en: 'Some Korean high schools teach several subjects in English. Diplomats come from other schools, too.',
          ko: '외국어고등학교와 국제고에는 외국어 시간이 많아요. 일반고에서도 외국어 과목을 골라요.',
        },
        {
          en: 'Write an essay for the side you disagree with, using its best argument.',
          ko: '나와 생각이 다른 편이 되어 글을 써요. 그쪽에서 가장 좋은 이유는 무엇일까요?',
        },
      ],
      university: [
        {
          en: 'International relations class lays old maps beside new ones and asks why the borders moved.',
          ko: '국제관계학과 책상에는 옛 지도와 지금 지도가 나란히 놓여요. 국경은 왜 움직였을까요?',
        },
        {
          en: 'A term abroad teaches you new manners, such as whether an empty plate is polite.',
          ko: '한 학기쯤 다른 나라 대학에서 배우는 교환 학생도 있어요. 버스 타는 법부터 새로 배워요.',
        },
        {
          en: 'Spend a summer at an international organization, where headphones let you choose a language for every speech.',
          ko: '국제기구나 시민 단체에서 인턴으로 일을 배워요. 나라 이름표를 놓는 순서까지 외우지요.',
        },
      ],
      career: [
        {
          en: 'Korea’s diplomats are Korean citizens, and most pass an exam before they go abroad.',
          ko: '한국 외교관 시험은 한국 국민만 볼 수 있어요. 붙고 나서도 한 해쯤 외교를 배워요.',
        },
        {
          en: 'US diplomats are US citizens. Every few years, they pack their boxes for a new country.',
          ko: '미국 외교관은 미국 시민이어야 해요. 몇 해마다 새 나라로 이사해 새 말을 배워요.',
        },
        {
          en: 'The United Nations hires people from many countries, for jobs such as planning a village well.',
          ko: '나라가 아니라 단체에서 일하기도 해요. 먼 마을에 학교를 짓고 우물 팔 자리를 찾아요.',
        },
      ],
    },
    activities: [
      {
        en: 'Fold a paper passport. Each week, read about one country and fill its page.',
        ko: '종이 여권에 매주 한 나라의 국기와 자랑거리를 그려요. 열두 주면 열두 나라예요.',
      },
      {
        en: 'A child has just moved here from another country. Write a welcome letter.',
        ko: '다른 나라에서 이사 온 친구는 무엇이 궁금할까요? 동네의 좋은 곳을 편지로 알려 줘요.',
      },
      {
        en: 'Plan Sunday with your family. Trade one wish of yours for one of theirs.',
        ko: '가족회의를 열어요. 모두가 “좋아!” 할 약속을 찾을 때까지요.',
      },
      {
        en: 'Cook a dish from another country with a grown-up and tell its story at the table.',
        ko: '어른과 다른 나라 음식을 만들어요. 가족은 눈을 감고 냄새로 어느 나라인지 맞혀요.',
      },
      {
        en: 'Draw your day beside the day of a child in another country.',
        ko: '케냐 어린이는 몇 시에 일어나 학교에 갈까요? 책에서 찾아 내 하루와 나란히 그려요.',
      },
    ],
  },
  firefighter: {
    title: { en: 'Firefighter', ko: '소방관' },
    riasec: 'RSE',
    description: {
      en: 'Firefighters go into the smoke to get people out. They also check buildings to help prevent fires.',
      ko: '불을 끄고 사고 난 곳에서 사람을 구해요. 위험한 일이 생기지 않게 건물을 미리 살피고 알려 주기도 해요.',
    },
    weights: { 체육: 3, 팀워크: 3, 집중력: 2, 과학: 1, 수영: 2, 축구: 1, '친구 사귀기': 1 },
    majors: ['Fire Science', 'Emergency Medical Services', 'Public Administration'],
    stages: {
      elementary: [
        {
          en: 'Practice staying low, as you would under smoke, and crawl to the door with your family.',
          ko: '연기가 날 때처럼 몸을 낮추고 문까지 갈 수 있을까요? 가족과 함께 연습해요.',
        },
        {
          en: 'Lie in bed while a grown-up presses the smoke alarm’s test button. Can you hear it?',
          ko: '천장에 붙은 동그란 화재 감지기를 방마다 찾아봐요. 연기나 열을 먼저 알아채는 기계예요.',
        },
        {
          en: 'Hang from a bar and count the seconds. Try again next week.',
          ko: '철봉에 매달려 노래 한 소절을 불러요. 팔이 아프면 언제든 내려와요.',
        },
      ],
      middle: [
        {
          en: 'Pull, aim low, squeeze, and sweep. At a fire safety center, you can try a real extinguisher.',
          ko: '소화기는 안전핀을 뽑고, 호스를 불 쪽으로 대고, 손잡이를 눌러요. 체험관에서 해 봐요.',
        },
        {
          en: 'In dodgeball, look out for your team and shout short warnings, as fire crews do.',
          ko: '팀 운동을 하며 내 짝이 어디 있는지 늘 봐요. 소방관도 둘씩 들어가 서로를 지켜요.',
        },
        {
          en: 'Take a CPR course, where you press a dummy’s chest to the beat of a song.',
          ko: '심폐소생술 교실에서는 인형의 가슴을 노래 박자에 맞춰 눌러요. 팔이 금방 후들거려요.',
        },
      ],
      high: [
        {
          en: 'Never throw water on burning oil. In chemistry, learn what puts it out.',
          ko: '산소를 막으면 불이 꺼져요. 소화기 가루가 어떻게 불을 막는지 화학에서 배워요.',
        },
        {
          en: 'Which door sticks, and which stairs are slippery? Map your school’s dangerous spots and show everyone.',
          ko: '학교를 돌며 비상구를 찾아요. 앞에 물건이 쌓여 있으면 선생님께 바로 알려요.',
        },
        {
          en: 'Firefighters climb stairs in heavy gear. Hike uphill with a full backpack to feel the difference.',
          ko: '무거운 공기통을 메고 계단을 오르려면 힘이 있어야 해요. 줄넘기가 좋은 준비예요.',
        },
      ],
      university: [
        {
          en: 'Some fire science labs set a sofa on fire, safely, while everyone watches the clock.',
          ko: '소방과학과에서는 작은 방에 불을 피우고 어디로 번지는지 유리 밖에서 살펴봐요.',
        },
        {
          en: 'Why does a tall building have two staircases? Reading building plans is part of the degree.',
          ko: '불을 막는 법과 건물의 구조를 공부해요. 계단은 왜 두 곳에 있을까요?',
        },
        {
          en: 'In training for the ambulance, you carry a giggling classmate down narrow stairs.',
          ko: '미국의 응급 구조 교육은 정해진 나이부터 받아요. 흔들리는 구급차에서 붕대도 감아요.',
        },
      ],
      career: [
        {
          en: 'To join a US fire department, you may have to drag a heavy dummy out of danger.',
          ko: '미국 소방 체력 시험은 지역마다 달라요. 무거운 인형을 끌거나 계단을 오르기도 해요.',
        },
        {
          en: 'Most US firefighters are volunteers, who leave their dinner when the alarm rings.',
          ko: '미국에는 시민이나 영주권자(계속 살도록 허락받은 사람)를 소방관으로 뽑는 곳이 많아요.',
        },
        {
          en: 'Korea’s firefighter exam has one part for your pencil and one for your muscles.',
          ko: '한국 소방관은 나랏일을 하는 공무원이에요. 글로 푸는 시험도, 몸으로 하는 시험도 봐요.',
        },
      ],
    },
    activities: [
      {
        en: 'Draw two ways out of your home and practice them with your family.',
        ko: '우리 집 대피 지도를 그려 봐요. 밖에서 만날 곳은 어디가 좋을까요?',
      },
      {
        en: 'Time how fast you can put on a coat, boots, and a hat. Firefighters practice that.',
        ko: '일주일에 세 번 한 발 서기를 해요. 흔들리는 사다리에서도 균형을 잡아야 하니까요.',
      },
      {
        en: 'Find the fire extinguisher nearest to your bed. How many steps away is it?',
        ko: '미끄러운 욕실이나 문어발 콘센트처럼 위험한 곳 열 군데를 찾아 어른과 고쳐요.',
      },
      {
        en: 'Visit a fire station with your family and ask to lift a firefighter’s coat.',
        ko: '가족과 소방서에 찾아가 방화복을 들어 볼 수 있는지 여쭤요. 얼마나 무거울까요?',
      },
      {
        en: 'For a younger child, make a picture book about what to do in a fire.',
        ko: '불조심 그림책을 만들어 읽어 줘요. 소방차가 주인공이라면 첫마디는 무엇일까요?',
      },
    ],
  },
  'police-officer': {
    title: { en: 'Police Officer', ko: '경찰관' },
    riasec: 'RES',
    description: {
      en: 'A police officer’s day may bring a lost child, a bike crash, and a noisy argument. Officers keep everyone safe under the law.',
      ko: '걸어서, 또 차를 타고 동네를 살펴요. 어려움에 빠진 사람을 돕고, 모두의 약속인 법에 따라 안전을 지켜 줘요.',
    },
    weights: { 체육: 3, 팀워크: 3, '친구 사귀기': 2, 집중력: 2, 독서: 1, 글쓰기: 1 },
    majors: ['Criminal Justice', 'Sociology', 'Psychology'],
    stages: {
      elementary: [
        {
          en: 'Lost in a crowd? Stop where you are. Do you know your family’s phone number by heart?',
          ko: '가족이 안 보이면 뛰지 말고 그 자리에 멈춰요. 가족 전화번호를 외우고 있나요?',
        },
        {
          en: 'Police answer at 112 in Korea and at 911 in the US. Practice your call on a toy phone.',
          ko: '장난감 전화로 한국은 112, 미국은 911을 눌러요. 어디인지부터 말하는 연습이에요.',
        },
        {
          en: 'Watch a crosswalk with a grown-up for ten minutes and count the cars that stop.',
          ko: '술래잡기에도 법이 있어요. 놀기 전에 약속 세 가지를 정하고 다 같이 지켜요.',
        },
      ],
      middle: [
        {
          en: 'In a bike safety class, learn the hand signals for left, right, and stop.',
          ko: '자전거 안전 교실에서 왼쪽, 오른쪽, 멈춤 손짓을 익혀요. 순찰하는 경찰도 이 손짓을 해요.',
        },
        {
          en: 'Which call comes in most often? Find out when your class visits a police station.',
          ko: '경찰차 뒷문은 안에서 안 열려요. 시험 없는 자유학기에 경찰서에서 까닭을 들어 봐요.',
        },
        {
          en: 'Run a little farther each week, and try the climbing wall with a coach beside you.',
          ko: '왕복 달리기를 일주일에 두 번 해요. 지난주보다 한 번만 더 가면 돼요.',
        },
      ],
      high: [
        {
          en: 'Law and psychology classes ask why people wait at a red light when nobody is looking.',
          ko: '경찰도 사람을 마음대로 가둘 수 없어요. ‘법과 사회’에 그 이유가 나와요.',
        },
        {
          en: 'Volunteers on a neighborhood safety walk notice which streetlamp is out. Join one.',
          ko: '어른과 동네 안전 봉사에 나가요. 가로등이 꺼진 골목을 찾으면 적어서 알려요.',
        },
        {
          en: 'Some Korean officers went to the police university, and others passed an exam. Talk to one.',
          ko: '한국 경찰이 되는 길은 하나가 아니에요. 경찰대학도 있고 공개 채용 시험도 있어요.',
        },
      ],
      university: [
        {
          en: 'Criminal justice is the study of crimes and courts. Why do two witnesses remember different jackets?',
          ko: '범죄와 재판을 배우는 학과가 있어요. 같은 일을 본 사람들의 말이 왜 다를까요?',
        },
        {
          en: 'In a crime lab course, black powder on a glass shows a fingerprint. You learn not to sneeze.',
          ko: '과학 수사 수업에서는 작은 증거도 맨손으로 안 만져요. 내 손자국이 남으면 안 되니까요.',
        },
        {
          en: 'Some people use their hands to tell what happened. Learn sign language, or any new language.',
          ko: '수어를 배우면 더 많은 사람을 도울 수 있어요. “안녕하세요”부터 손으로 해 봐요.',
        },
      ],
      career: [
        {
          en: 'Many US towns hire only citizens as police. A tiny town’s whole team may fit in one car.',
          ko: '미국은 큰 도시와 산골 마을의 경찰 뽑는 규칙이 달라요. 미국 시민이어야 하는 곳이 많아요.',
        },
        {
          en: 'At the police academy, an actor may play an angry neighbor for you to calm down.',
          ko: '미국에서 뽑히면 경찰 학교에 가요. 법과 응급 처치를 배우고 운동장도 여러 바퀴 뛰어요.',
        },
        {
          en: 'Korea’s police test makes you sit still and write, then on another day run, climb, and pull.',
          ko: '한국 경찰관은 한국 국민 가운데서 뽑아요. 글로 보는 시험도, 체력 시험도, 면접도 있어요.',
        },
      ],
    },
    activities: [
      {
        en: 'Map the places near you where you can get help, and walk there with your family.',
        ko: '도움을 청할 수 있는 가게와 파출소를 지도에 그리고, 어른과 그 길을 걸어요.',
      },
      {
        en: 'Study a picture for one minute, hide it, and write ten things you remember.',
        ko: '그림을 1분 동안 보고 뒤집어요. 모자는 무슨 색이었고 사람은 몇 명이었나요?',
      },
      {
        en: 'Tell the story of an argument with a friend twice, once from each side.',
        ko: '친구와 다툰 일을 내 눈으로 한 번, 친구 눈으로 한 번 써요. 무엇이 달라졌나요?',
      },
      {
        en: 'Find five signs on your street. What could happen without each one?',
        ko: '동네 교통 표지판을 찾아 그려요. 모양과 색에는 무슨 뜻이 있는지 어른과 맞혀 봐요.',
      },
      {
        en: 'Describe someone at home so well that another person can guess who.',
        ko: '책에서 경찰관의 하루를 찾아, 한 시간에 한 칸씩 만화로 옮겨요.',
      },
    ],
  },
  'rescue-diver': {
    title: { en: 'Rescue Diver', ko: '구조 잠수사' },
    riasec: 'RSC',
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
          ko: '물에 들어가기 전에는 어른과 팔다리를 빙글빙글 돌려 몸을 깨워요.',
        },
        {
          en: 'In your school’s survival swimming lessons, relax until the water holds you.',
          ko: '몸에 힘을 빼면 물이 받쳐 준대요. 학교 생존 수영 시간에 가만히 누워 떠요.',
        },
        {
          en: 'If a friend falls into water, don’t jump in. Shout for help and throw something that floats.',
          ko: '친구가 물에 빠지면 뛰어들지 말고 큰 소리로 어른을 불러요.',
        },
      ],
      middle: [
        {
          en: 'In a pool safety class, buckle a life jacket so snugly that it can’t slide over your ears.',
          ko: '구명조끼는 끈을 끝까지 조여야 벗겨지지 않아요. 다리 사이 끈도 잊지 말아요.',
        },
        {
          en: 'Korea’s middle schools have an exam-free semester. Visit a coast guard station, and feel a rescue rope.',
          ko: '자유학기에 소방서에 가 봐요. 구조대의 공기통은 수박 몇 통만큼 무거울까요?',
        },
        {
          en: 'Before a dive, partners check each other’s gear. Check a friend’s bike like that, from bell to brakes.',
          ko: '잠수사는 물에 들어가기 전에 짝의 장비를 살펴요. 나는 친구 자전거의 브레이크를 봐 줘요.',
        },
      ],
      high: [
        {
          en: 'In physics, cover the tip of a needle-free syringe and push. Deep water squeezes air like that.',
          ko: '물속 10미터에서는 몸을 누르는 힘이 물 밖의 두 배예요. 물리학을 알면 이유가 보여요.',
        },
        {
          en: 'Dive training often starts with a medical form. Read one, and ask why each question is there.',
          ko: '공기통을 메는 스쿠버는 정해진 나이가 돼야 배워요. 건강을 묻는 종이에는 솔직히 답해요.',
        },
        {
          en: 'Learn first aid, and volunteer at the finish of a marathon, where runners have blisters.',
          ko: '응급 처치를 배워 마라톤 결승선에서 봉사해요. 가장 많이 만나는 것은 발가락 물집이에요.',
        },
      ],
      university: [
        {
          en: 'Rescue divers may study fire science or emergency medicine, and swim between classes.',
          ko: '재난 관리 수업에서는 큰비로 물이 넘칠 때를 배워요. 어느 길부터 막아야 할까요?',
        },
        {
          en: 'Korea’s water rescue certificate takes 64 hours. You practice towing a classmate who pretends to faint.',
          ko: '수상구조사는 물에서 사람을 구하는 한국 자격이에요. 짝을 끌며 헤엄치는 법도 배워요.',
        },
        {
          en: 'Divers practice knots with their eyes closed, because muddy water is dark.',
          ko: '캄캄한 물속에서는 손끝으로 찾아요. 눈을 감고 매듭을 묶는 연습도 해요.',
        },
      ],
      career: [
        {
          en: 'On ordinary days, many US rescue divers are firefighters or police, and the wetsuit hangs in the truck.',
          ko: '미국에는 잠수팀이 있는 소방서와 경찰서도 있어요. 평소에는 불을 끄고 순찰을 해요.',
        },
        {
          en: 'Korea’s coast guard gives its rescue crews a swimming test before they may join.',
          ko: '한국에서는 소방과 해양경찰이 구조대를 뽑아요. 시험을 보고, 잠수해 본 햇수도 살펴요.',
        },
        {
          en: 'Most rescue divers work for a city or a country, and some must be citizens.',
          ko: '구조대는 자기 나라 국민만 뽑는 곳이 많아요. 미국은 영주권자를 뽑기도 해요.',
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
        ko: '페트병에 줄을 묶어 어른 옆으로 살살 던져요. 어른이 줄을 잡으면 천천히 당겨 와요.',
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
        ko: '도서관에서 구조대 이야기를 읽고, 고마운 마음을 응원 편지에 담아 봐요.',
      },
    ],
  },
};
