import type { FieldOfCareers } from '../../model/career.ts';

export const sport: FieldOfCareers = {
  'soccer-player': {
    title: { en: 'Professional Soccer Player', ko: '축구 선수' },
    riasec: 'RES',
    description: {
      en: 'Soccer players may run six miles in one game. They train nearly every day to pass, defend, and score as a team.',
      ko: '공이 없을 때도 동료를 보며 달려요. 패스하고 또 뛰면서, 꾸준히 훈련한 만큼 멋진 경기를 보여 주지요.',
    },
    weights: { 축구: 3, 체육: 3, 팀워크: 3, 집중력: 2, 영어: 1 },
    majors: ['Kinesiology', 'Sport Management', 'Business'],
    stages: {
      elementary: [
        {
          en: 'Play many sports. Even tag teaches you to run, stop, and turn.',
          ko: '술래잡기와 줄넘기, 자전거까지 여러 운동을 하면 뛰고 멈추는 힘이 자라요.',
        },
        {
          en: 'Pass a ball against a wall with one foot, then the other. Which foot listens better?',
          ko: '친구와 패스를 열 번 이어 봐요. 공이 빠지면 웃고 하나부터 다시 세요.',
        },
        {
          en: 'Win or lose, shake hands with the other team.',
          ko: '이겨도 져도 “수고했어!” 하고 상대에게 인사해요.',
        },
      ],
      middle: [
        {
          en: 'Play goalkeeper for one game and watch the field from the other end.',
          ko: '공격도 수비도 골키퍼도 해 봐요. 골대 앞에 서면 공이 더 빠르게 느껴져요.',
        },
        {
          en: 'Knees and heels can hurt while you grow fast. Tell your coach, and take a rest day.',
          ko: '키가 쑥쑥 클 때는 무릎이나 발뒤꿈치가 아프기도 해요. 어른께 말하고 푹 쉬어요.',
        },
        {
          en: '“Nutmeg” means the ball rolled between someone’s legs. Find five more soccer words as odd as that.',
          ko: '다리 사이로 공을 빼는 ‘알까기’는 영어로 ‘nutmeg’예요. 다른 축구 말도 찾아봐요.',
        },
      ],
      high: [
        {
          en: 'Color in your week, hour by hour. Do school, training, and sleep all fit?',
          ko: '수업과 훈련, 숙제로 하루 계획을 짤 때 잠잘 시간부터 맨 먼저 써넣어요.',
        },
        {
          en: 'A sports high school, a club youth team, or a regular school? Compare how often each trains.',
          ko: '체육고와 클럽 유소년팀, 일반고 축구부를 하나씩 알아봐요. 하루가 어떻게 다를까요?',
        },
        {
          en: 'College coaches far away can’t come to every game, so save short videos of your best moments.',
          ko: '내가 뛴 경기를 찍어 모아요. 미국 대학 팀은 그 영상도 보고 학교 성적도 봐요.',
        },
      ],
      university: [
        {
          en: 'US college players are students, too, and often do their homework on the team bus.',
          ko: '미국에는 대학끼리 겨루는 리그가 있어요. 먼 경기에 가는 버스에서는 책을 펴요.',
        },
        {
          en: 'College leagues have rules about money. Ask the campus office before you take even free shoes.',
          ko: '미국 대학 선수는 돈이나 선물을 받을 때 지킬 규칙이 있어요. 먼저 학교에 물어봐요.',
        },
        {
          en: 'In exercise science, find out why legs cramp near the end of a game, and what helps.',
          ko: '많이 뛴 다리는 쉬는 동안 더 튼튼해져요. 운동과학을 공부하면 쉬는 법도 알아요.',
        },
      ],
      career: [
        {
          en: 'Most players never turn professional, but soccer also needs people who mend knees and mow fields.',
          ko: '프로 선수가 되는 사람은 적어요. 심판이나 체육 선생님이 되어 축구 곁에 남기도 해요.',
        },
        {
          en: 'In some leagues, teams take turns choosing players. In others, players come from youth teams or tryouts.',
          ko: '입단 시험에서는 처음 만난 열 명과 한 팀이 돼요. 이름부터 물어보면 패스가 쉬워요.',
        },
        {
          en: 'Players often hang up their cleats in their thirties and find a new job, such as coaching.',
          ko: '삼십 대에 축구화를 벗는 선수가 많아요. 그 뒤 동네에 축구 교실을 열기도 하고요.',
        },
      ],
    },
    activities: [
      {
        en: 'Dribble around five water bottles without knocking one over. How fast can you go?',
        ko: '물병 다섯 개를 세우고 드리블로 지나가 봐요. 공을 발에 가까이 둘수록 빨라요.',
      },
      {
        en: 'At a game, follow one player without the ball. Where does that player run, and why?',
        ko: '공이 없는 선수 한 명을 5분 동안 눈으로 따라가요. 어디로, 왜 뛸까요?',
      },
      {
        en: 'Keep a ball in the air with your feet and knees. Write down your best count each week.',
        ko: '아침마다 발목, 무릎, 허리를 천천히 돌려 주면 잠이 달아나고 몸이 깨어나요.',
      },
      {
        en: 'Play referee for one game, with a red card, a whistle, and the real rules.',
        ko: '축구 규칙 책을 읽고 심판 놀이를 해요. 호루라기를 언제 불어야 할까요?',
      },
      {
        en: 'Find the birthplaces of five players on a world map. Who was born farthest from you?',
        ko: '좋아하는 선수 다섯 명이 태어난 곳을 세계 지도에서 찾아요. 어디가 가장 먼가요?',
      },
    ],
  },
  'soccer-coach': {
    title: { en: 'Soccer Coach', ko: '축구 코치' },
    riasec: 'SER',
    description: {
      en: 'Eleven good players are not yet a team. Soccer coaches plan the training and show them how to play together.',
      ko: '오늘은 패스, 내일은 수비, 날마다 다른 훈련을 짜요. 선수들이 즐겁게 배우고 서로 도우며 뛰도록 힘을 북돋아 줘요.',
    },
    weights: { 축구: 3, 체육: 2, 팀워크: 3, '친구 사귀기': 3, 집중력: 1, 글쓰기: 1 },
    majors: ['Kinesiology', 'Sport Coaching', 'Education'],
    stages: {
      elementary: [
        {
          en: 'Teach a ball game to a friend who has never played it, and notice what you forgot to say.',
          ko: '쉬운 공놀이 하나를 골라, 처음 하는 친구에게 한 걸음씩 알려 줄 수 있을까요?',
        },
        {
          en: 'Say what went well in a game before you say anything else.',
          ko: '경기가 끝나면 진 쪽에서도 잘한 점을 하나 찾아 칭찬해요.',
        },
        {
          en: 'Change one rule of a game so that everybody can join in.',
          ko: '느린 친구도 어린 동생도 함께 놀려면 규칙을 어떻게 바꿔야 할까요?',
        },
      ],
      middle: [
        {
          en: 'Lead your school team’s warm-up. Can everybody at the back see and hear you?',
          ko: '학교 팀이 몸을 풀 때 맨 앞에 서 봐요. 뒤에서도 보이게 동작을 크게 해요.',
        },
        {
          en: 'Watch a game with paper on your knees, and draw little arrows for where the players run.',
          ko: '경기를 보며 선수들이 움직이는 길을 화살표로 그려요. 숨은 작전을 찾았나요?',
        },
        {
          en: 'When two teammates argue, hear each one out before the ball rolls again.',
          ko: '점심시간 축구에서 다툼이 나면 양쪽 말을 다 듣고, 함께 풀 길을 찾아봐요.',
        },
      ],
      high: [
        {
          en: 'What would you say to a nervous team before a final? Psychology class has some ideas.',
          ko: '중요한 공을 차기 전에는 손이 차가워져요. 그 까닭을 ‘인간과 심리’ 시간에 탐구해요.',
        },
        {
          en: 'Help a children’s team near you. Twenty players want one ball, so hand out more.',
          ko: '동네 어린이 축구팀에서 코치를 도와요. 콘을 놓고 공을 줍고 넘어진 동생을 일으켜요.',
        },
        {
          en: 'Take a first aid course. When does an ankle need ice, and when a doctor?',
          ko: '“왜 못 해!” 대신 “다음에는 왼발로 해 보자.” 하고 말하는 연습을 해요.',
        },
      ],
      university: [
        {
          en: 'Coaching can be a college major. Your homework may be a new game with ten flags and one ball.',
          ko: '코칭 학과의 숙제는 운동장에서 해요. 깃발 열 개로 놀이를 만들어 아이들과 뛰지요.',
        },
        {
          en: 'College teams need someone to put forty cones into wet grass and collect them again.',
          ko: '대학 팀의 물통과 기록지를 맡아요. 감독이 선수에게 하는 말을 가까이서 들어요.',
        },
        {
          en: 'In education class, explain one ball trick three ways, with words, with chalk, and in silence.',
          ko: '교육학 시간에는 같은 동작을 말로, 그림으로, 몸짓으로 세 번 가르쳐 봐요.',
        },
      ],
      career: [
        {
          en: 'The first job is often assistant coach of a youth team, with many shoelaces to tie.',
          ko: '첫 팀은 일곱 살 유소년팀일 수도 있어요. 공차기와 신발 끈 묶기를 함께 가르쳐요.',
        },
        {
          en: 'Coaching licenses go up in steps. The first often covers small children, who all chase the ball.',
          ko: '축구 협회의 지도자 자격은 계단 같아요. 맨 아래 단계부터 하나씩 올라가요.',
        },
        {
          en: 'School coaches in the US usually learn when a bumped head means “Stop playing.”',
          ko: '미국 학교 코치는 안전 교육을 받아요. 더운 날 언제 물을 마시게 할지도 배우지요.',
        },
      ],
    },
    activities: [
      {
        en: 'Plan four weeks of ball games for your family, and let each person choose one.',
        ko: '4주 공놀이 훈련표를 짜 볼까요? 첫 주는 굴리기, 다음 주는 차기가 좋아요.',
      },
      {
        en: 'Place eleven buttons on a paper soccer field. How many stay back to guard the goal?',
        ko: '종이 축구장에 바둑돌 열한 개를 놓아요. 몇 개를 남겨 골대를 지킬까요?',
      },
      {
        en: 'Split your friends into two fair teams. What can you go by besides height?',
        ko: '친구들을 두 편으로 공평하게 나눠요. 키 말고 또 무엇을 보면 좋을까요?',
      },
      {
        en: 'Read a soccer story and write down the words that cheer players up.',
        ko: '축구 이야기책 속 감독은 지고 있을 때 뭐라고 할까요? 소리 내어 읽어 봐요.',
      },
      {
        en: 'Write your name with the other hand for a week, and notice how beginners feel.',
        ko: '일주일 동안 반대 손으로 이름을 쓰면 처음 배우는 사람의 마음을 알게 돼요.',
      },
    ],
  },
  'swim-coach': {
    title: { en: 'Swim Coach', ko: '수영 코치' },
    riasec: 'SRE',
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
          ko: '물놀이 안전 약속을 그림 카드로 만들어요. 물가에서는 어른과 함께 하나씩 짚어 봐요.',
        },
        {
          en: 'With a grown-up beside you, put your face in the water and hum. What do the bubbles do?',
          ko: '어른 곁에서 물에 얼굴을 담그고 ‘음’ 콧소리를 내요. 거품이 보글보글 올라오나요?',
        },
        {
          en: 'When a friend is still swimming, wait at the wall and clap.',
          ko: '늦게 오는 친구가 벽에 닿을 때까지 기다렸다가 힘껏 박수를 쳐요.',
        },
      ],
      middle: [
        {
          en: 'Try backstroke, breaststroke, and butterfly. In which one do you swallow the least water?',
          ko: '새 영법을 배울 때마다 25미터를 몇 초에 가는지 재 봐요.',
        },
        {
          en: 'Learn to throw a float to a tired swimmer from the edge of the pool.',
          ko: '힘이 빠진 사람을 보면 어른부터 불러요. 물 밖에서 튜브를 던지는 법도 배워요.',
        },
        {
          en: 'Paddle with open hands, then with fists. Science class explains why one way is so slow.',
          ko: '손을 펴고 물을 당긴 다음 주먹으로도 당겨 봐요. 어느 쪽이 더 앞으로 나아갈까요?',
        },
      ],
      high: [
        {
          en: 'Swim two lengths, then feel your pulse. Sports science explains why it races.',
          ko: '헤엄치고 나면 맥박이 얼마나 빨라질까요? ‘스포츠 과학’ 시간에 직접 재어 봐요.',
        },
        {
          en: 'How old must you be for a lifeguard course? Look it up, and read about the swimming test.',
          ko: '물에서 사람을 구하는 자격은 나이가 되어야 딸 수 있어요. 몇 살부터인지 찾아볼까요?',
        },
        {
          en: 'Show the little ones how to kick at their swimming lesson, and get splashed.',
          ko: '어린이 수영 교실에서 봉사하며 발차기를 보여 줘요. 물벼락을 맞아도 웃음이 나요.',
        },
      ],
      university: [
        {
          en: 'Some exercise science classes meet at the pool, where an underwater camera films every kick.',
          ko: '운동과학과에서는 물속 카메라로 팔 동작을 찍어요. 느리게 돌려 보며 고칠 데를 찾아요.',
        },
        {
          en: 'Before sunrise, you may stand at the pool with a stopwatch for a college team.',
          ko: '대학 수영팀을 도우며 초시계를 눌러요. 물가를 따라 걷다 보면 신발이 늘 젖지요.',
        },
        {
          en: 'Some adults are afraid to get their faces wet. Psychology helps you teach them.',
          ko: '얼굴에 물이 닿는 것도 겁나는 어른이 있어요. 심리학을 배우면 건네는 말이 달라져요.',
        },
      ],
      career: [
        {
          en: 'Many coaches start in the shallow end, with beginners who hold on to the wall.',
          ko: '발이 닿는 물에서 처음 배우는 사람의 손을 잡아 줘요. 편안해 보이면 살살 놓아요.',
        },
        {
          en: 'Pools usually ask coaches for a lifesaving certificate and for CPR, first aid for the heart.',
          ko: '물에 빠진 사람을 구하는 법과 심폐소생술을 배워요. 그 자격이 있어야 하는 곳이 많아요.',
        },
        {
          en: 'Coaches at a US swim club take safety training. They count the heads in the water again and again.',
          ko: '미국 클럽의 코치는 수영 협회의 안전 교육을 받아요. 수업마다 몇 명인지부터 세지요.',
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
        ko: '이불 위에 엎드려 발차기를 하고, 끝나면 다리를 쭉 뻗어 풀어 줘요.',
      },
      {
        en: 'Float an orange in water, then peel it and try again. What was the peel good for?',
        ko: '사과는 뜰까요, 쇠숟가락은 뜰까요? 먼저 짐작하고 대야에 넣어 봐요.',
      },
      {
        en: 'How did a champion swimmer get through a hard day? Look for the story in a book.',
        ko: '수영 선수도 연습하기 싫은 날이 있었대요. 그런 날을 어떻게 넘겼는지 책에서 찾아요.',
      },
    ],
  },
  'sports-data-analyst': {
    title: { en: 'Sports Data Analyst', ko: '스포츠 데이터 분석가' },
    riasec: 'ICE',
    description: {
      en: 'Sports data analysts study a game’s numbers and videos, and tell the team what to try next.',
      ko: '누가 얼마나 뛰었고 어디에서 골을 넣었을까요? 경기 기록과 영상을 숫자로 살펴, 팀이 더 잘 뛸 방법을 찾아 줘요.',
    },
    weights: { 수학: 3, 컴퓨터: 3, 축구: 2, 체육: 2, 수영: 1, 집중력: 1, 게임: 1 },
    majors: ['Statistics', 'Data Science', 'Sport Analytics'],
    stages: {
      elementary: [
        {
          en: 'Count your jump rope jumps every day and turn them into a bar graph.',
          ko: '날마다 줄넘기 횟수를 막대그래프로 그려요. 가장 높은 막대는 무슨 요일인가요?',
        },
        {
          en: 'During a game, make a mark for every shot. Do more come from the left or the right?',
          ko: '경기를 보다가 슛이 나올 때마다 바둑돌을 하나씩 놓아요. 끝나면 모두 몇 개일까요?',
        },
        {
          en: 'Time yourself twice around the playground, a week apart. By how many seconds do the times differ?',
          ko: '신문이나 책에서 그래프를 하나 찾아요. 무슨 일이 있었는지 한 문장으로 말해 봐요.',
        },
      ],
      middle: [
        {
          en: 'Type your class’s running times into a spreadsheet, and let one click put them in order.',
          ko: '달마다 잰 내 달리기 기록을 표 계산 프로그램에 넣어요. 버튼 하나면 빠른 차례로 늘어서요.',
        },
        {
          en: 'One player scores 2 of 10 shots, another 1 of 4. Who is the better shooter? Use ratios.',
          ko: '열 번 차서 여섯 골, 네 번 차서 세 골. 누가 더 잘 넣었는지 비율로 비교해요.',
        },
        {
          en: 'Keep score for a school team, with your eyes on the ball while everyone cheers.',
          ko: '학교 팀의 기록원을 맡아 봐요. 응원석이 시끄러워도 눈은 공만 따라가야 해요.',
        },
      ],
      high: [
        {
          en: 'A player scores one shot in five. Math class can tell you the chance of two in a row.',
          ko: '‘데이터 과학’에서는 자료를 모아 정리하고 그 속에서 규칙을 찾아요. 슛 기록도 자료예요.',
        },
        {
          en: 'Load public game results into Python, a coding language, and look for a surprise.',
          ko: '비 오는 날에는 골이 줄까요? 누구나 볼 수 있는 경기 자료를 파이썬으로 열어 확인해요.',
        },
        {
          en: 'Put your school team’s whole season into three graphs, and show them to the players.',
          ko: '우리 학교의 한 해 경기를 그래프 세 장에 담아 친구들 앞에서 발표해요.',
        },
      ],
      university: [
        {
          en: 'Statistics lets you ask thousands of games at once whether teams win more often at home.',
          ko: '아이스크림이 많이 팔린 날 골도 많았어요. 그 덕분일까요? 통계학과에서 따져 봐요.',
        },
        {
          en: 'For a college team, you color a map of the field, reddest where one player ran most.',
          ko: '대학 팀의 숫자를 읽어 한마디로 알려 줘요. “저 골키퍼는 오른쪽이 느려요”처럼요.',
        },
        {
          en: 'Halftime is short, so you practice showing the whole first half in a single picture.',
          ko: '숫자를 그림으로 바꾸는 수업도 있어요. 동생이 봐도 알아볼 만큼 쉬워야 해요.',
        },
      ],
      career: [
        {
          en: 'The newest analyst often marks every pass on video. One soccer game has several hundred.',
          ko: '경기 다음 날, 감독이 볼 장면을 영상에서 찾아 짧게 잘라 둬요.',
        },
        {
          en: 'Show a team something nobody else noticed, such as a goalkeeper who nearly always dives left.',
          ko: '면접에서는 직접 쓴 경기 보고서와 코드를 보여 줘요. 말보다 그래프가 빨라요.',
        },
        {
          en: 'Teams hire few analysts, but stores need them, too, to see which ice cream sells on rainy days.',
          ko: '구단 자리는 많지 않아요. 하지만 숫자를 읽는 일은 병원과 은행에도 있지요.',
        },
      ],
    },
    activities: [
      {
        en: 'Make a player card for each family member, with numbers such as the longest hop.',
        ko: '가족의 선수 카드를 만들고, 한 발로 뛴 거리처럼 직접 잰 숫자를 적어 넣어요.',
      },
      {
        en: 'During one soccer game, note each minute when someone on the sofa jumps up.',
        ko: '축구 한 경기에서 패스가 오간 길을 지도처럼 그려 봐요. 어디가 가장 까만가요?',
      },
      {
        en: 'Count the family’s jumping jacks in one minute and work out the average.',
        ko: '가족 팔 벌려 뛰기 대회에서는 누가 이겼는지 말고 우리 가족의 평균을 구해요.',
      },
      {
        en: 'Throw ten socks into a basket from near and from far. Write each result as a fraction.',
        ko: '양말 열 켤레를 가까이서, 멀리서 바구니에 던져요. 들어간 수를 분수로 적어 볼까요?',
      },
      {
        en: 'Guess the score before a game and give a reason. How close were you?',
        ko: '경기 전에 점수를 맞혀 봐요. 왜 그렇게 생각했는지 까닭도 적어 둬요.',
      },
    ],
  },
  'sports-broadcaster': {
    title: { en: 'Sports Broadcaster', ko: '스포츠 캐스터' },
    riasec: 'EAS',
    description: {
      en: 'Close your eyes, and you can still see the game. Sports broadcasters put every goal, fall, and comeback into words.',
      ko: '“슛, 골입니다!” 두근거리는 순간을 또렷한 말로 전해, 경기장에 못 온 사람도 그 자리에 있는 듯 느끼게 해요.',
    },
    weights: { 축구: 3, 체육: 2, 글쓰기: 2, '친구 사귀기': 2, 영어: 2, 독서: 1 },
    majors: ['Broadcast Journalism', 'Communication', 'Sport Media'],
    stages: {
      elementary: [
        {
          en: 'Tell someone who missed a game what happened, from the first minute to the last.',
          ko: '경기를 못 본 가족에게 이야기해 줘요. 골이 들어간 순간에는 목소리가 절로 커져요.',
        },
        {
          en: 'Record yourself reading a page aloud, and listen for the words you swallowed.',
          ko: '책 한 쪽을 소리 내어 읽고 녹음해요. 내 말이 또박또박 들리나요?',
        },
        {
          en: 'Use spoons and cups to show your family what “offside” means in soccer.',
          ko: '“오프사이드가 뭐야?” 가족이 물으면 숟가락과 컵을 늘어놓고 쉽게 알려 줘요.',
        },
      ],
      middle: [
        {
          en: 'Join the school broadcasting club and read the morning news to the whole school.',
          ko: '미국 학교에서는 학생이 아침 방송을 읽기도 해요. 1분을 맡으면 미리 읽으며 초를 재요.',
        },
        {
          en: 'Interview a player, and ask one question that can’t be answered with “yes” or “no.”',
          ko: '학교 운동부 선수를 인터뷰해 봐요. ‘네’로 끝나지 않을 질문을 몇 개 준비할까요?',
        },
        {
          en: 'In which sports do the winners move backward? Fill a notebook with odd facts like that.',
          ko: '이기려면 뒤로 가야 하는 운동은 무엇일까요? 이런 이야기를 공책에 모아 둬요.',
        },
      ],
      high: [
        {
          en: 'In media class, describe a game to friends with their eyes closed. Can they follow it?',
          ko: '‘스포츠 문화’라는 과목에서는 사람들이 왜 함께 응원하는지 이야기해요.',
        },
        {
          en: 'Film a school sports day, talk over it live, and cut it to three minutes.',
          ko: '학교 체육 대회를 3분 중계 영상으로 만들어요. 응원하는 친구도 꼭 담아 줘요.',
        },
        {
          en: 'Play one minute of a sports broadcast and talk along, as fast as the speaker.',
          ko: '영어 중계에서는 골이 들어갈 때 뭐라고 외칠까요? 짧은 말부터 따라 해 봐요.',
        },
      ],
      university: [
        {
          en: 'A voice in your ear counts down while you keep talking. That is one lesson in broadcast class.',
          ko: '방송 수업에서는 1분짜리 소식을 10초로 줄여 말해요. 무엇을 남길지가 어려워요.',
        },
        {
          en: 'Ask the college channel whether its badminton matches still need a voice.',
          ko: '대학 경기를 중계하는 팀에 들면 매주 마이크 앞에 서요. 겨울에는 농구도 맡아요.',
        },
        {
          en: 'Take classes in writing and editing. Many broadcasters do both themselves, and carry the batteries.',
          ko: '경기 전에 선수의 이야기를 찾아 둬요. 경기가 멈춘 동안 들려줄 말이 돼요.',
        },
      ],
      career: [
        {
          en: 'Your first game may be high school soccer on local radio, with rain on your notes.',
          ko: '고등학교 경기와 온라인 경기를 중계해요. 선수 이름은 전날 밤에 다 외워 가요.',
        },
        {
          en: 'Stations ask for a recording. Give them one minute of “Goal!” and one quiet minute.',
          ko: '일을 구할 때는 내 중계 가운데 가장 잘한 1분을 보내요. 어느 1분을 고를까요?',
        },
        {
          en: 'Between seasons, a soccer announcer may host another show, perhaps a quiet one about books.',
          ko: '중계만 하지 않고 글도 써요. 신문에 기사를 내거나 스포츠 책을 쓰는 사람도 있지요.',
        },
      ],
    },
    activities: [
      {
        en: 'Announce one minute of your family jumping rope, as if a whole stadium were listening.',
        ko: '“네, 줄을 잡았습니다!” 가족의 줄넘기를 1분 동안 큰 경기처럼 중계해요.',
      },
      {
        en: 'Make up one sentence to welcome your favorite player onto the field, and shout it.',
        ko: '좋아하는 선수가 경기장에 들어와요. 한 문장 소개말을 지어 큰 소리로 외쳐 봐요.',
      },
      {
        en: 'Learn to say the names of five foreign players the way their families say them.',
        ko: '외국 선수 다섯 명의 이름을 그 나라 소리대로 불러 봐요. 혀가 꼬이는 이름도 있나요?',
      },
      {
        en: 'Build a broadcast booth from a big box, with a window, a microphone, and a clock.',
        ko: '큰 상자로 중계석을 만들어요. 창과 마이크와 시계만 있으면 방송을 시작할 수 있어요.',
      },
      {
        en: 'Three times a day, say a tongue twister such as “Toy boat, toy boat” without tripping.',
        ko: '‘간장 공장 공장장은 강 공장장이고’를 하루 세 번 말해요. 며칠이면 안 꼬일까요?',
      },
    ],
  },
  'esports-player': {
    title: { en: 'Pro Gamer', ko: '프로게이머' },
    riasec: 'EIR',
    description: {
      en: 'Pro gamers often choose a move in under a second. They practice as a team for video game tournaments.',
      ko: '팀과 작전을 짜고 눈 한 번 감았다 뜰 사이에 판단해요. 대회에서 좋은 경기를 펼치려고 꾸준히 연습해요.',
    },
    weights: { 게임: 3, 집중력: 3, 팀워크: 2, 컴퓨터: 2, 체육: 1, 영어: 1 },
    majors: ['Esports Management', 'Interactive Media', 'Computer Science'],
    stages: {
      elementary: [
        {
          en: 'Agree with your family how long you will play, and set a timer you can hear.',
          ko: '하루에 얼마나 할지 가족과 정해요. 알람이 울리면 하던 판을 마치고 꺼요.',
        },
        {
          en: 'In checkers or Go, guess the other player’s next move before it comes.',
          ko: '“내가 여기 두면 상대는?” 오목이나 바둑을 두며 한 수 앞을 생각해 봐요.',
        },
        {
          en: 'Lost? Before you start again, find the one move you would change.',
          ko: '졌을 때는 방금 한 판을 떠올려요. 딱 한 번 되돌린다면 어디로 돌아갈까요?',
        },
      ],
      middle: [
        {
          en: 'The small letter or number shown with a game is its age rating. Find it with a grown-up.',
          ko: '게임에는 나이 등급이 있어요. 화면에 적힌 숫자를 어른과 함께 찾아봐요.',
        },
        {
          en: 'In team games, say who does what, in as few words as you can.',
          ko: 'e스포츠 동아리가 있는 학교도 있어요. 팀에서는 “왼쪽!” “지금!”처럼 짧게 말해요.',
        },
        {
          en: 'Catch a ruler that a friend drops. Try again after a run, and compare.',
          ko: '의자 높이를 팔꿈치에 맞추고 등을 세워요. 손목과 어깨가 덜 아파요.',
        },
      ],
      high: [
        {
          en: 'For sports science, write down your sleep for two weeks. After which nights do you play best?',
          ko: '상대가 왼쪽으로 올 확률은 얼마일까요? 확률과 통계에서 배우는 것을 경기에 써요.',
        },
        {
          en: 'Watch a pro match without sound. Why did that player turn left and not right?',
          ko: '프로 경기를 소리 없이 보며 직접 해설해요. 선수는 왜 거기로 움직였을까요?',
        },
        {
          en: 'Pro leagues set a lowest age, and young players need a parent’s signature. Read the contract together.',
          ko: '프로 리그에는 뛸 수 있는 나이가 있어요. 어른이 되기 전이라면 부모님 동의도 받아요.',
        },
      ],
      university: [
        {
          en: 'Homework first, headset second. Some US universities have esports teams with coaches, and grades count.',
          ko: '미국 대학의 e스포츠 선수는 성적도 지켜야 해요. 팀 방에 모여 숙제부터 끝내기도 하고요.',
        },
        {
          en: 'Study something besides games. Statistics, for one, can show a team which first move wins most often.',
          ko: '연습은 강의가 다 끝난 뒤에 해요. 지고 나면 심리학 시간에 배운 대로 숨부터 골라요.',
        },
        {
          en: 'Play one match for the university, then grab the microphone and announce the next.',
          ko: '대학 팀에는 경기를 분석하는 학생도, 중계하는 학생도 있어요. 선수만 있는 게 아니에요.',
        },
      ],
      career: [
        {
          en: 'Very few people become pro players, and many stop before thirty, so a second skill helps.',
          ko: '프로가 되는 사람은 아주 적어요. 다른 공부도 이어 가면 고를 수 있는 길이 늘어나요.',
        },
        {
          en: 'A player who knows every map by heart may become the coach later.',
          ko: '선수를 마치면 해설가나 코치가 되기도 해요. 졌던 경기도 좋은 이야깃거리가 돼요.',
        },
        {
          en: 'To play for a team abroad, you first need permission to work in that country.',
          ko: '다른 나라 팀에서 뛰려면 그 나라에서 일해도 된다는 허락을 받아요. 팀과 함께 준비해요.',
        },
      ],
    },
    activities: [
      {
        en: 'Draw a map of your favorite game from memory. What did you leave out?',
        ko: '좋아하는 게임의 지도를 안 보고 그려요. 다 그린 뒤에 빠진 곳을 찾아봐요.',
      },
      {
        en: 'Look at ten small objects, cover them with a towel, and name as many as you can.',
        ko: '물건 열 개를 잠깐 보고 수건으로 덮어요. 몇 개나 기억날까요?',
      },
      {
        en: 'Take three minutes to stretch your wrists, roll your shoulders, and rest your eyes.',
        ko: '스물을 셀 동안 창밖의 먼 나무를 바라봐요. 화면만 보던 눈이 쉬는 시간이에요.',
      },
      {
        en: 'Play one board game ten times. Does the player who starts win more often?',
        ko: '보드게임 대회를 열면 몇 판을 해야 공평할까요? 기록지도 만들어요.',
      },
      {
        en: 'Esports needs more than players. Find five other jobs and act one out for your family.',
        ko: 'e스포츠 대회 영상에서 선수 말고 누가 일하는지 찾아요. 심판과 해설가도 보이나요?',
      },
    ],
  },
  'figure-skater': {
    title: { en: 'Figure Skater', ko: '피겨 스케이팅 선수' },
    riasec: 'RAE',
    description: {
      en: 'A skate blade is thinner than your pencil. Figure skaters glide, spin, and land jumps on it, in time with the music.',
      ko: '얼음 위를 미끄러지고 돌고 뛰어오르며 음악에 맞춰 연기해요. 점프 하나를 익히려고 수없이 넘어지고 다시 일어나요.',
    },
    weights: { 발레: 3, 체육: 3, 음악: 2, 집중력: 2, 팀워크: 1, 영어: 1 },
    majors: ['Kinesiology', 'Dance', 'Sport Management'],
    stages: {
      elementary: [
        {
          en: 'Before you skate, learn to fall. Bend your knees and sink to one side.',
          ko: '스케이트를 신으면 넘어지는 법부터 배워요. 무릎을 굽히고 옆으로 살짝 앉으면 돼요.',
        },
        {
          en: 'Spin slowly on a swivel chair while a grown-up watches. Arms out, then in. What changes?',
          ko: '회전의자에 앉으면 어른이 천천히 돌려 줘요. 벌린 팔을 모으면 더 빨라질까요?',
        },
        {
          en: 'On the grass, jump and turn once in the air. Which way are you facing now?',
          ko: '여러 운동을 고루 즐기고, 아픈 날은 “오늘은 여기까지!” 하고 쉬어요.',
        },
      ],
      middle: [
        {
          en: 'Take lessons at a rink, and learn to skate backward while you look over your shoulder.',
          ko: '빙상장 강습에서 뒤로 타기를 배워요. 어깨 너머로 뒤를 살피며 천천히 가요.',
        },
        {
          en: 'In ballet class, learn to keep your back tall and land without a sound.',
          ko: '발레를 배우며 등을 펴고 사뿐히 내려서는 연습을 해요. 얼음 위에서도 쓸모 있어요.',
        },
        {
          en: 'Many skaters practice before school. What time would you have to get up?',
          ko: '점프는 얼음에 오르기 전에 땅에서 먼저 익혀요. 팔을 모으고 뛰며 돌아요.',
        },
      ],
      high: [
        {
          en: 'Learn when your skates need sharpening, and what the groove under the blade is for.',
          ko: '빙상장에 가는 날에는 간식을 챙겨요. 얼음을 매끈하게 다듬는 동안 먹으면 꿀맛이에요.',
        },
        {
          en: 'Skaters move up a level by passing tests. Watch a test day and see which moves they show.',
          ko: '국제 대회는 나이에 따라 주니어와 시니어로 나뉘어요. 좋아하는 선수는 어느 쪽인가요?',
        },
        {
          en: 'Choose music you love, cut it to two minutes, and fit a skating program to it.',
          ko: '좋아하는 음악을 1분만 골라요. 눈을 감고 들으면 어디에서 뛰어오르고 싶은가요?',
        },
      ],
      university: [
        {
          en: 'A triple jump takes less than a second. Sports labs film it and play it back slowly.',
          ko: '새벽에 얼음 위에서 훈련하고 낮에는 강의를 들어요. 운동과학이나 무용을 많이 골라요.',
        },
        {
          en: 'Some US college clubs compete, and even beginners may skate on the team.',
          ko: '미국 대학에는 스케이트 동아리끼리 겨루는 대회가 있어요. 응원 소리에 빙상장이 시끌시끌해요.',
        },
        {
          en: 'On a college synchronized team, a dozen skaters or more join hands and turn like one wheel.',
          ko: '여럿이 손을 잡고 타는 싱크로나이즈드 팀에서는 한 사람만 빨라도 줄이 휘어요.',
        },
      ],
      career: [
        {
          en: 'Few skaters can live on prize money, so many also teach or have another job.',
          ko: '해마다 새 음악으로 프로그램을 짜요. 같은 곡을 몇 달 들으니 꿈에서도 들린대요.',
        },
        {
          en: 'Ice shows hire skaters, too, perhaps to spin in a snowman costume.',
          ko: '경기에 나가지 않고 아이스 쇼에 서기도 해요. 다른 선수가 출 안무를 짜 주기도 하고요.',
        },
        {
          en: 'US Figure Skating coaches take safety training before they teach the first wobbly beginner.',
          ko: '미국 피겨 협회는 코치도 안전 교육부터 받게 해요. 선수를 잘 지키는 법을 배우는 거예요.',
        },
      ],
    },
    activities: [
      {
        en: 'Stand on one foot while you wait for your toast, and change feet every day.',
        ko: '오른발과 왼발 가운데 어느 쪽으로 더 오래 설 수 있을까요? 하루 1분씩 재 봐요.',
      },
      {
        en: 'With your arms alone, be a wave, a tree, and a bird. Can your family guess which?',
        ko: '팔로만 파도와 나무와 새를 보여 줘요. 가족이 무엇인지 맞힐 수 있을까요?',
      },
      {
        en: 'On a paper rink, plan your path in loops and circles.',
        ko: '종이에 얼음판을 그리고, 내가 지나갈 길을 동글동글 이어 그려 봐요.',
      },
      {
        en: 'Watch one skater’s program twice, first only the feet, then only the arms.',
        ko: '피겨 경기를 보며 점프와 회전을 세면 어느 쪽이 더 많을까요?',
      },
      {
        en: 'Many skaters perform to “Swan Lake.” Read the story, then listen for the swan.',
        ko: '피겨 음악으로 쓰이는 ‘백조의 호수’ 이야기를 읽고, 음악에서 백조를 찾아요.',
      },
    ],
  },
};
