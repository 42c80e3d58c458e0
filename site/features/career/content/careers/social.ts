import type { FieldOfCareers } from '../../model/career.ts';

export const social: FieldOfCareers = {
  'school-counselor': {
    title: { en: 'School Counselor', ko: '학교 상담사' },
    riasec: 'SAI',
    description: {
      en: 'School counselors have time to listen. They help a worried student talk things through until the next step is clear.',
      ko: '“어서 와, 무슨 일이니?” 문을 두드린 학생의 고민을 듣고, 스스로 길을 찾을 때까지 함께 생각해요.',
    },
    weights: { '친구 사귀기': 3, 독서: 2, 팀워크: 2, 글쓰기: 1, 집중력: 2 },
    majors: ['Psychology', 'Human Development', 'Education'],
    stages: {
      elementary: [
        {
          en: 'Let a friend talk for two minutes without interrupting. It is longer than you think.',
          ko: '친구가 말하는 동안에는 끼어들지 않아요. 끝까지 들어 주는 것도 큰 도움이에요.',
        },
        {
          en: '“Good” and “bad” are not enough. Find three better words for how you feel today.',
          ko: '‘좋아’와 ‘싫어’ 말고 오늘 마음에 꼭 맞는 말은 무엇일까요? 세 가지를 찾아봐요.',
        },
        {
          en: 'After an argument, tell your friend what you are sorry for.',
          ko: '다툰 뒤에는 “미안해”와 “다음엔 이래 주면 좋겠어”를 함께 전해요.',
        },
      ],
      middle: [
        {
          en: 'Students help students in a peer counseling club. Join one and practice listening.',
          ko: '또래 상담 동아리에 들어가요. 점심시간에 혼자인 전학생에게 “같이 먹을래?” 하고 물어요.',
        },
        {
          en: 'Take the meanest character in a book and invent what happened the day before.',
          ko: '얄미운 인물의 눈으로 책을 다시 읽어 봐요. 미웠던 마음이 그대로인가요?',
        },
        {
          en: 'A surprise party is a secret to keep. Which secrets does a grown-up need to hear?',
          ko: '친구가 다칠 수 있는 일이라면, 비밀이라고 했어도 어른께 꼭 알려요.',
        },
      ],
      high: [
        {
          en: 'Why can one unkind word stay with you all day? Find out in psychology class.',
          ko: '화와 걱정은 왜 생길까요? ‘인간과 심리’에서 마음을 돌보는 법까지 배워요.',
        },
        {
          en: 'Volunteer with children, and keep coming back. Some start to talk on the fifth visit.',
          ko: '“그래서 속상했구나.” 하고 들은 말을 짧게 되돌려 주며 듣는 연습을 해요.',
        },
        {
          en: 'Write a survey with no names on it. Classmates answer more honestly about what worries them.',
          ko: '친구들은 무엇 때문에 힘들까요? 이름을 안 쓰는 설문지를 돌리면 솔직한 답이 모여요.',
        },
      ],
      university: [
        {
          en: 'Psychology majors may watch toddlers share blocks and write down who said “mine.”',
          ko: '인간 발달 수업에서 마음이 자라는 순서를 배워요. 아기는 언제부터 거짓말을 할까요?',
        },
        {
          en: 'On some campuses, trained students answer a helpline at night and mostly listen.',
          ko: '미국 대학에는 학생들이 받는 고민 상담 전화가 있어요. 교육을 받고 밤에 전화기 곁을 지켜요.',
        },
        {
          en: 'In a master’s program after college, you practice talking with someone while a teacher listens.',
          ko: '미국에서는 대학을 마치고 석사 과정에서 상담을 연습해요. 선생님이 지켜보며 도와줘요.',
        },
      ],
      career: [
        {
          en: 'US school counselors usually have a master’s degree, and a box of tissues on the desk.',
          ko: '미국에서는 대개 석사를 마치고 주에서 자격을 받아요. 첫날에는 책상에 휴지부터 놓아둬요.',
        },
        {
          en: 'A Wee Class isn’t a tiny class. It is the counselor’s room in many Korean schools.',
          ko: '한국 학교의 상담실은 ‘위클래스’예요. 상담을 따로 배워 자격을 얻은 전문상담교사가 있어요.',
        },
        {
          en: 'At a children’s center, you learn to wait while a first grader draws before talking.',
          ko: '아이를 돌보는 기관에서는 블록을 쌓으며 만나요. 탑이 무너질 때 말문이 열리기도 해요.',
        },
      ],
    },
    activities: [
      {
        en: 'Draw each day’s feelings as weather and fill a three-month calendar.',
        ko: '오늘 내 마음은 맑음인가요, 비인가요? 석 달 달력에 마음 날씨를 그려요.',
      },
      {
        en: 'Guess a feeling from somebody’s face, then ask whether you were right.',
        ko: '가족의 얼굴만 보고 마음을 짐작해 봐요. 맞았는지는 꼭 물어봐야 알 수 있어요.',
      },
      {
        en: 'Make a family worry box. Once a week, open the notes together over hot chocolate.',
        ko: '빈 상자로 걱정 우체통을 만들어요. 쪽지는 일주일에 한 번 온 가족이 함께 열어요.',
      },
      {
        en: 'Write a kind letter to the ugly duckling, or to another hero who feels alone.',
        ko: '동화 속에서 가장 외로운 인물은 누구일까요? 위로 편지를 보내 봐요.',
      },
      {
        en: 'When you’re angry, test five ways to calm down, from counting to ten to drawing.',
        ko: '화가 나면 열까지 세거나 그림을 그려요. 나에게 잘 듣는 방법에 별표를 해요.',
      },
    ],
  },
  'dance-therapist': {
    title: { en: 'Dance Movement Therapist', ko: '무용동작치료사' },
    riasec: 'SAI',
    description: {
      en: 'Some feelings are hard to put into words. Dance movement therapists help people show them by moving.',
      ko: '말로는 다 못 할 마음이 있어요. 그 마음을 몸의 움직임으로 나타내며 편안해지도록 곁에서 함께 움직여요.',
    },
    weights: { 발레: 3, '친구 사귀기': 3, 음악: 2, 체육: 2, 과학: 1, 집중력: 1 },
    majors: ['Dance', 'Psychology', 'Dance/Movement Therapy'],
    stages: {
      elementary: [
        {
          en: 'Show “I’m glad” and “I’m upset” without a word, from your toes up.',
          ko: '기쁠 때와 속상할 때, 몸은 어떻게 움직일까요? 말 대신 몸짓으로 나타내 봐요.',
        },
        {
          en: 'Be your friend’s mirror and copy every movement.',
          ko: '마주 선 친구의 거울이 되어 동작을 똑같이 따라 해요.',
        },
        {
          en: 'Dance fast for a minute, then lie down. What do you feel, and where?',
          ko: '신나게 춤춰 봐요. 몸이 먼저 더워질까요, 마음이 먼저 가벼워질까요?',
        },
      ],
      middle: [
        {
          en: 'In an empty room, close your eyes and let a friend lead you by one fingertip.',
          ko: '책상을 치운 교실에서 눈을 감고 친구 손을 잡고 걸어요. 처음에는 발걸음이 작아져요.',
        },
        {
          en: 'Ask your grandparents to show you a dance from when they were young.',
          ko: '긴장하면 어느새 어깨가 귀 쪽으로 올라가요. 몸과 뇌는 어떻게 이어져 있을까요?',
        },
        {
          en: 'Dance to slow music with older people at a community center. Some dance sitting down.',
          ko: '의자에 앉아서도 출 수 있는 춤이 있을까요? 하나 지어 할머니 할아버지와 춰요.',
        },
      ],
      high: [
        {
          en: 'What do your shoulders do when you are scared? Try it out in a dance course.',
          ko: '화가 나면 왜 발을 구를까요? ‘인간과 심리’에서 마음을 배우고, 학교가 끝나면 춤을 춰요.',
        },
        {
          en: 'Visit a class where people with and without wheelchairs dance together.',
          ko: '휠체어로 춤추는 사람도 있는 모임에 가요. 바퀴가 빙글 돌면 나도 빙글 돌아요.',
        },
        {
          en: 'Ask ten people how they feel before and after dancing, and make a chart.',
          ko: '점심시간에 친구들과 춤추고, 추기 전과 뒤의 기분을 물어요. 몇 명이나 달라졌을까요?',
        },
      ],
      university: [
        {
          en: 'Few colleges teach dance therapy itself, so students take dance classes and psychology classes.',
          ko: '몸은 무용과에서, 마음은 심리학과에서 배워요. 둘 다 전공하는 학생도 있지요.',
        },
        {
          en: 'Grown-up students crawl across the floor to learn how babies move.',
          ko: '발레와 민속춤, 현대무용을 두루 춰요. 어느 춤에서 마음이 편한지 알게 돼요.',
        },
        {
          en: 'After college, a master’s program teaches you to answer with movement. Someone stamps, and you stamp back.',
          ko: '석사는 대학 다음 공부예요. 미국에는 무용치료협회가 승인한 석사 과정이 따로 있어요.',
        },
      ],
      career: [
        {
          en: 'After a master’s degree and many hours with patients, US dance therapists may add R-DMT to their names.',
          ko: '미국에서는 석사와 긴 실습을 마쳐야 자격을 받아요. 손끝으로만 춤추는 분도 실습에서 만나요.',
        },
        {
          en: 'Some patients need to talk after they dance. For that, some US hospitals want a counseling license.',
          ko: '마음 상담까지 하려면 상담 면허가 있어야 하기도 해요. 미국은 주마다 규칙이 달라요.',
        },
        {
          en: 'A patient who never speaks may one day tap a foot to your beat, and you notice.',
          ko: '병원에서는 의사와, 학교에서는 교사와 한 팀이에요. 오늘 누가 웃었는지도 서로 알려 줘요.',
        },
      ],
    },
    activities: [
      {
        en: 'Sit on a bench with your family and watch people walk. Who looks rushed, and who looks happy?',
        ko: '가족과 벤치에 앉아 걷는 사람들을 봐요. 걸음만 보고 바쁜지 즐거운지 알 수 있을까요?',
      },
      {
        en: 'Two dancers hold the ends of one string. Can you dance without letting it sag?',
        ko: '두 사람이 끈 한 가닥을 마주 잡고 춤춰요. 끈이 처지지 않으려면 어떻게 할까요?',
      },
      {
        en: 'Move to three pieces of music, then draw what your body did.',
        ko: '음악 세 곡에 몸을 맡겨 움직이고 나서, 남은 느낌을 색으로 칠해요.',
      },
      {
        en: 'In bed, squeeze and let go of every muscle in turn, from your toes to your forehead.',
        ko: '잠들기 전 5분, 발끝부터 머리까지 차례로 힘을 빼요. 햇볕에 녹는 눈사람처럼요.',
      },
      {
        en: 'Tie a ribbon to your wrist and draw big letters in the air to music.',
        ko: '가족이 동물 이름을 외치면 그 동물처럼 춤춰요. 거북은 아주 천천히 춰요.',
      },
    ],
  },
  'flight-attendant': {
    title: { en: 'Flight Attendant', ko: '승무원' },
    riasec: 'SEC',
    description: {
      en: 'Flight attendants know every exit by heart. They serve meals, calm nervous passengers, and are ready if anything goes wrong.',
      ko: '“자리에 앉아 주세요. 곧 출발합니다.” 하늘 위에서 승객의 안전을 지키고, 여러 나라 사람이 편안하게 여행하도록 도와줘요.',
    },
    weights: { '친구 사귀기': 3, 영어: 3, 팀워크: 2, 수영: 1, 요리: 1, 체육: 1, 집중력: 1 },
    majors: ['Hospitality Management', 'Communication', 'Aviation Management'],
    stages: {
      elementary: [
        {
          en: 'Smile first at a new classmate, and ask, “Want to sit with us?”',
          ko: '새로 온 친구에게 “우리 같이 놀래?” 하고 먼저 웃으며 인사를 건네요.',
        },
        {
          en: 'When it is breakfast time in Seoul, what time is it in New York? Find both on a globe.',
          ko: '서울이 아침 여덟 시일 때 뉴욕은 몇 시일까요? 지도에서 두 도시를 찾아봐요.',
        },
        {
          en: 'Is a friend feeling sick on the bus? Tell a grown-up, and have a bag ready.',
          ko: '줄을 설 때 앞뒤를 살펴요. 신발 끈이 풀린 친구가 있으면 넘어지기 전에 알려 줘요.',
        },
      ],
      middle: [
        {
          en: 'Practice saying “Gate seven is that way” and “Chicken or rice?” in two languages.',
          ko: '“7번 게이트는 어디인가요?” 공항에서 쓰는 영어를 친구와 번갈아 묻고 답해요.',
        },
        {
          en: 'Learn how people greet each other in five countries, with a bow, a hug, or a handshake.',
          ko: '네팔에서는 두 손을 모아 인사해요. 또 어떤 인사가 있을까요?',
        },
        {
          en: 'No ambulance can reach a plane in the air. Learn first aid for someone who faints.',
          ko: '음식이 목에 걸린 사람을 돕는 법은 하늘에서도 쓰여요. 보건 시간에 배워 둬요.',
        },
      ],
      high: [
        {
          en: 'Take a new language in school, and learn to ask a worried passenger, “Are you all right?”',
          ko: '“물 한 잔 주세요”를 몇 나라 말로 알아들을까요? 영어와 제2외국어 시간에 늘려 가요.',
        },
        {
          en: 'Lost visitors at a school festival often need the restroom. Welcome them and point the way.',
          ko: '학교 축제에서 손님을 안내해요. 많이 묻는 곳은 큰 종이에 화살표로 그려 붙여 둬요.',
        },
        {
          en: 'On a career day at an airport, ask what a crew packs for three days away.',
          ko: '비행기 안전 안내문의 그림만 보고, 무엇을 하라는 뜻인지 말할 수 있을까요?',
        },
      ],
      university: [
        {
          en: 'Hospitality is the study of caring for guests. Your professor may play an angry guest with cold soup.',
          ko: '호텔 경영 수업에서는 손님과 직원을 번갈아 맡아요. 화난 손님의 말도 끝까지 들어 봐요.',
        },
        {
          en: 'Airlines don’t ask for a certain major. Your flight attendant may have studied history.',
          ko: '정해진 전공은 없어요. 역사를 좋아하면 역사를, 언어를 좋아하면 언어를 공부해요.',
        },
        {
          en: 'A part-time job at an airport café teaches you to remember orders while suitcases roll past.',
          ko: '공항 카페에서 아르바이트를 해요. 가방 바퀴 소리 속에서도 주문을 똑바로 듣게 되지요.',
        },
      ],
      career: [
        {
          en: 'In training, you jump down the emergency slide. At the end, US crews get a certificate.',
          ko: '미국에서는 비상문을 열고 미끄럼틀로 내려오는 훈련까지 마쳐야 승무원 증서를 받아요.',
        },
        {
          en: 'Some Korean airlines have asked whether you can swim, and others how well you speak English.',
          ko: '한국에는 수영 실력을 보는 항공사도 있어요. 비행기는 바다 위를 오래 날기도 하니까요.',
        },
        {
          en: 'US airlines need crews who are allowed to work there. Beginners often wait by the phone for a flight.',
          ko: '미국은 항공사마다 몇 살부터 뽑는지 달라요. 첫해엔 가방을 싸 두고 전화를 기다리기도 해요.',
        },
      ],
    },
    activities: [
      {
        en: 'Take your family’s orders at a meal and serve them like a flight crew.',
        ko: '오늘 저녁은 기내식이에요. 무엇을 드실지 승무원처럼 가족에게 여쭤요.',
      },
      {
        en: 'Line up chairs to make a plane and give the safety talk.',
        ko: '의자를 줄지어 놓으면 거실이 비행기가 돼요. 비상구가 어디인지 안내해 봐요.',
      },
      {
        en: 'Make a kit for a child who is scared of flying. What goes in besides a good joke?',
        ko: '비행기가 무서운 아이를 위한 주머니를 꾸며요. 농담 쪽지 말고 또 무엇을 넣을까요?',
      },
      {
        en: 'Carry a full cup on a tray around the room without spilling.',
        ko: '물컵을 쟁반에 올리고 방을 한 바퀴 돌아요. 승무원도 균형을 잡으며 좁은 통로를 걸어요.',
      },
      {
        en: 'Pack for two nights in a bag so small that it fits under a seat.',
        ko: '여행 가방에 꼭 필요한 물건만 넣는다면 무엇을 빼야 할까요?',
      },
    ],
  },
};
