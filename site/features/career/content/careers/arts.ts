import type { FieldOfCareers } from '../../model/career.ts';

export const arts: FieldOfCareers = {
  'museum-curator': {
    title: { en: 'Museum Curator', ko: '미술관 큐레이터' },
    riasec: 'AIS',
    description: {
      en: 'Which painting should hang next to which? Curators choose the works for an exhibition and write the signs beside them.',
      ko: '어떤 그림 옆에 어떤 그림을 걸까요? 작품을 고르고 이야기를 엮어 누구나 즐겁게 보는 전시회를 만들어요.',
    },
    weights: { 미술: 3, 독서: 2, 글쓰기: 2, 영어: 2, '친구 사귀기': 1, 그림그리기: 1 },
    majors: ['Art History', 'Museum Studies', 'Anthropology'],
    stages: {
      elementary: [
        {
          en: 'Stand close to a painting in a museum, then far away. What appears, and what disappears?',
          ko: '그림 하나를 가까이에서도 멀리에서도 봐요. 붓 자국이 언제 꽃으로 보이나요?',
        },
        {
          en: 'Choose five postcards that belong together. Can somebody guess your secret rule?',
          ko: '그림엽서 다섯 장을 나만의 규칙으로 골라요. 친구가 그 규칙을 알아맞힐까요?',
        },
        {
          en: 'If a person in a painting could talk, what would you hear? Ask a friend, too.',
          ko: '그림 속 사람이 말을 한다면 뭐라고 할까요? 친구의 생각도 들어 봐요.',
        },
      ],
      middle: [
        {
          en: 'Hang an exhibition at school with friends, and guide the first visitors through it.',
          ko: '사물함 옆 벽에 친구들의 그림을 걸고 짧은 설명을 달아요. 복도가 미술관이 돼요.',
        },
        {
          en: 'Old paintings keep clues. In history class, find one that shows what people ate or wore.',
          ko: '옛 그림에는 그때의 옷과 집이 담겨 있어요. 역사 교과서에서 본 것과 똑같을까요?',
        },
        {
          en: 'Museums show only part of what they own. Ask a guide what is in storage.',
          ko: '박물관 보물은 창고에도 많아요. 자유학기에 보러 가도 되는지 편지를 써서 여쭤봐요.',
        },
      ],
      high: [
        {
          en: 'Learn to talk about art in class. Say what you see before you say what you like.',
          ko: '‘미술 감상과 비평’ 시간에는 작품 하나를 오래 봐요. 처음에 못 본 것을 찾아 글로 써요.',
        },
        {
          en: 'Volunteer guides in museums are called docents. Follow one and notice which question comes up most.',
          ko: '도슨트는 미술관에서 작품을 설명해 주는 사람이에요. 청소년을 뽑는 곳도 있어요.',
        },
        {
          en: 'Hands are hard to draw. For an essay, compare hands from an artist’s early and late paintings.',
          ko: '좋아하는 화가는 어디에서 누구와 그림을 그렸을까요? 조사한 것을 긴 글로 써요.',
        },
      ],
      university: [
        {
          en: 'An art history class may look at one painting for an hour and keep finding new things.',
          ko: '미술사는 미술의 역사를 배우는 공부예요. 한 시간 내내 그림 한 점만 보기도 한대요.',
        },
        {
          en: 'Notes on the back of a painting may be in French or Chinese, so curators learn languages.',
          ko: '프랑스에 살던 화가의 편지를 그대로 읽고 싶어서 프랑스어를 배우기도 해요.',
        },
        {
          en: 'College museums need student helpers. With a tape measure and a level, you make every frame hang straight.',
          ko: '인턴은 잠시 일을 배우는 사람이에요. 대학 박물관에서 작품을 싸고, 둘이 천천히 옮겨요.',
        },
      ],
      career: [
        {
          en: 'Assistants learn to carry even a small painting with gloves on and both hands under the frame.',
          ko: '전시 전날에는 그림이 똑바른지 자로 재고, 관람객이 걸을 길을 먼저 걸어요.',
        },
        {
          en: 'Many curators study one subject after college, perhaps Korean tiger paintings, and earn a master’s degree.',
          ko: '대학원에서 한 분야를 깊이 배운 사람이 많아요. 조선 시대 호랑이 그림만 연구하기도 해요.',
        },
        {
          en: 'Korea has ranks for curators. The one for beginners takes an exam and time at work in a museum.',
          ko: '한국에서는 학예사라고 해요. 시험을 보고, 미술관에서 일한 햇수도 쌓아야 해요.',
        },
      ],
    },
    activities: [
      {
        en: 'Turn ten family things into a museum, with a label under each.',
        ko: '가족 물건 열 가지로 우리 집 박물관을 열어요. 할머니의 라디오도 전시할 수 있어요.',
      },
      {
        en: 'Cover the title of a painting in a book and invent your own. Which one do you prefer?',
        ko: '한 달에 한 번, 미술책에서 그림 제목을 가려요. 내가 붙인 제목이 더 나을까요?',
      },
      {
        en: 'An audio guide is a recording that explains the art. Make a short one about a picture at home.',
        ko: '미술관에는 작품을 설명해 주는 녹음이 있어요. 우리 집 그림 한 점을 1분 동안 녹음해요.',
      },
      {
        en: 'Go to a small show near you, and write down which picture you remember at bedtime.',
        ko: '동네 미술관이나 도서관 전시를 본 날에는 가장 오래 본 그림을 떠올려 몇 줄 써요.',
      },
      {
        en: 'Draw the view from one window in crayon, pencil, and paint, and hang all three.',
        ko: '같은 창밖을 연필로, 물감으로, 색종이로 나타내고 나란히 걸어요.',
      },
    ],
  },
  'ballet-dancer': {
    title: { en: 'Ballet Dancer', ko: '발레 무용수' },
    riasec: 'ARS',
    description: {
      en: 'Ballet dancers tell a whole story without a word. They practice each step for years until it looks light.',
      ko: '발끝과 손끝으로 말없이 이야기를 전해요. 동작 하나하나에 갈고닦은 시간이 담겨 있지요.',
    },
    weights: { 발레: 3, 체육: 2, 음악: 2, 집중력: 2, 팀워크: 1, 피아노: 1 },
    majors: ['Dance (BFA)', 'Ballet Performance', 'Dance Education'],
    stages: {
      elementary: [
        {
          en: 'Wake up your body before you dance. Roll your ankles, bend your knees, and circle your hips.',
          ko: '무릎을 굽혔다 펴는 동작을 발레에서는 플리에라고 해요. 동요에 맞춰 해 볼까요?',
        },
        {
          en: 'Let one song move you like rain and another like thunder.',
          ko: '이 음악은 물결 같나요, 발소리 같나요? 느낌대로 몸을 움직여 봐요.',
        },
        {
          en: 'Practice saying “It hurts, I need a rest,” so that it’s easy to tell your teacher.',
          ko: '“선생님, 발목이 아파요.” 몸이 아플 때 말하는 연습을 해요.',
        },
      ],
      middle: [
        {
          en: 'Future dancers take class nearly every day. Ask your teacher how many days suit you.',
          ko: '발레 학원의 전공반은 취미반보다 자주 춰요. 나에게 맞는 반을 선생님과 정해요.',
        },
        {
          en: 'Watch a performance, then write down its story and the movement that told it best.',
          ko: '공연이 끝나고도 오래 남는 움직임이 있지요? 그 한 동작을 글로 써 둬요.',
        },
        {
          en: 'Toe shoes must wait until your teacher says your ankles are strong enough. Bones need time.',
          ko: '골고루 먹고 푹 자는 것도 훈련이에요. 몸은 쉬는 동안에도 자라요.',
        },
      ],
      high: [
        {
          en: 'At an arts high school, dance is part of the school day. Elsewhere, dancers take class in the evening.',
          ko: '예술고 무용과에서는 춤도 학교 수업이에요. 일반고 학생은 수업을 마치고 학원에서 춰요.',
        },
        {
          en: 'Try modern dance, too. You dance barefoot and roll on the floor.',
          ko: '현대무용도 배워요. 발레와 달리 맨발로 바닥을 구르고 몸을 숙이기도 해요.',
        },
        {
          en: 'For college, dancers often send a video first, so someone has to film while you dance.',
          ko: '대학에 춤 영상을 먼저 보내기도 해요. 어떤 동작을 찍을지는 학교마다 정해 둬요.',
        },
      ],
      university: [
        {
          en: 'At a college audition, you pin on a number and learn new steps in a crowd.',
          ko: '무용과에 가려면 대개 춤 시험인 오디션을 봐요. 번호표를 달고 처음 보는 동작을 따라 춰요.',
        },
        {
          en: 'Anatomy class explains sore muscles. The big one in your calf is called the gastrocnemius.',
          ko: '발끝으로 서면 온몸의 무게가 발가락에 실려요. 다치지 않게 뼈와 근육을 배워요.',
        },
        {
          en: 'Instead of college, you might train with a ballet company and take class beside its dancers each morning.',
          ko: '대학에 가지 않고 발레단 연수생이 되기도 해요. 아침마다 단원들 곁에서 몸을 풀지요.',
        },
      ],
      career: [
        {
          en: 'Most ballet dancers begin in a group, such as twenty-four swans who lift one arm together.',
          ko: '여럿이 똑같이 추는 군무로 무대에 서요. 백조 스물네 마리가 함께 움직여요.',
        },
        {
          en: 'Toe shoes may last only one evening. Bodies get tired, too, and many dancers stop before forty.',
          ko: '무대에 서는 시절은 짧은 편이에요. 그래서 춤추는 동안 다음에 할 일도 배워 둬요.',
        },
        {
          en: 'When dancers stop jumping, they may teach, lead rehearsals, or run a ballet company.',
          ko: '무대를 내려온 뒤에는 아이들을 가르치거나, 다친 무용수의 운동을 도와줘요.',
        },
      ],
    },
    activities: [
      {
        en: 'Keep a list of the ballet steps you can do, with their French names.',
        ko: '‘그랑 주테’는 크게 뛰는 동작이에요. 아는 동작의 프랑스어 이름을 공책에 모아요.',
      },
      {
        en: 'In ballet, both hands on the heart say “I love you.” Tell a story without words.',
        ko: '발레에서 가슴에 손을 얹으면 ‘사랑해요’라는 뜻이에요. 말없이 옛이야기를 들려줘요.',
      },
      {
        en: 'Read “The Nutcracker,” then turn like a snowflake that can’t decide where to land.',
        ko: '‘호두까기 인형’을 읽고 눈송이가 되어 빙글 돌아요. 끝나면 녹은 듯이 누워요.',
      },
      {
        en: 'Find a waltz, count one-two-three, and take a big step on every “one.”',
        ko: '‘쿵짝짝’ 왈츠를 틀어요. ‘쿵’마다 크게 한 걸음씩, 거실을 한 바퀴 돌아요.',
      },
      {
        en: 'Stand tall and walk around the table with a book on your head. How many laps?',
        ko: '벽에 등을 대고 서면 머리와 어깨, 엉덩이가 모두 벽에 닿을까요?',
      },
    ],
  },
  choreographer: {
    title: { en: 'Choreographer', ko: '안무가' },
    riasec: 'AES',
    description: {
      en: 'Fifty dancers turn at the very same second. A choreographer invented the move and taught it to all of them.',
      ko: '음악을 듣고 새로운 춤을 지어요. 누가 언제 어디로 움직일지 정하고, 여러 사람이 함께 추도록 이끌어요.',
    },
    weights: { 발레: 3, 음악: 3, 체육: 2, 팀워크: 2, 피아노: 1, 영화보기: 1 },
    majors: ['Dance', 'Choreography', 'Theater Arts'],
    stages: {
      elementary: [
        {
          en: 'Mix walking, running, freezing, and turning into a move nobody has seen.',
          ko: '걷다가 뛰고, 멈추었다가 돌아요. 순서만 섞어도 새 춤이 되지요.',
        },
        {
          en: 'Copy a cat, a crab, and a chicken with your whole body.',
          ko: '고양이는 어떻게 기지개를 켜나요? 잘 보고 나서 똑같이 흉내 내 봐요.',
        },
        {
          en: 'With three friends, invent a short dance in which everybody trades places.',
          ko: '친구 셋과 자리를 바꿔 가며 추는 짧은 춤을 지으면 어떨까요?',
        },
      ],
      middle: [
        {
          en: 'Turn the sound off while you watch a dance. Can you find the beat?',
          ko: '댄스 동아리는 거울 있는 교실에서 모여요. 음악이 바뀔 때 누가 어디에 설지 함께 짜요.',
        },
        {
          en: 'How do you write down a jump? Learn the signs and pictures that dancers use.',
          ko: '춤에도 악보가 있어요. 내 춤 한 줄을 그림과 기호로 적을 수 있을까요?',
        },
        {
          en: 'Irish dancers keep their arms still while their feet fly. Learn a few steps from another country.',
          ko: '아일랜드에는 팔은 가만히 두고 발만 바삐 움직이는 춤이 있어요. 여덟 박자만 따라 해 볼까요?',
        },
      ],
      high: [
        {
          en: 'Can your back say sorry? Try it in a dance or theater course.',
          ko: '무용 수업이 있는 학교에서는 같은 음악에 저마다 다른 춤을 지어 보여 줘요.',
        },
        {
          en: 'Plan the school festival dance, and try each friend’s idea once.',
          ko: '학교 축제 공연의 춤을 맡아요. 서로 부딪히지 않게 강당 바닥에 테이프로 자리를 표시해요.',
        },
        {
          en: 'Film your dance, then watch only your arms. Did they know what to do?',
          ko: '내가 만든 춤을 앞에서 한 번, 2층에서 한 번 찍어요. 자리 바꾸기가 잘 보여요.',
        },
      ],
      university: [
        {
          en: 'To finish a dance degree, you invent a dance for others and watch it from row five.',
          ko: '무용과에서는 내가 지은 춤을 친구들이 춰 줘요. “휙, 쿵!” 하고 말로도 설명해야 해요.',
        },
        {
          en: 'Music and theater students join in. The drummer wants your dance faster, and the lighting designer wants it darker.',
          ko: '음악과나 연극과 친구와 작품을 지어요. 북소리가 빨라지면 춤도 같이 빨라지지요.',
        },
        {
          en: 'Some colleges teach motion capture. A dancer wears dots, and a cartoon dragon copies every step.',
          ko: '모션 캡처도 배워요. 몸에 작은 공을 붙이고 추면 컴퓨터 속 사람이 똑같이 움직여요.',
        },
      ],
      career: [
        {
          en: 'Nearly all choreographers danced first, often in the back row, where you can see everybody’s steps.',
          ko: '선배 안무가를 도와 순서부터 외워요. “다섯, 여섯, 일곱, 여덟!” 하고 박자도 세 줘요.',
        },
        {
          en: 'Sword fights on stage have steps, too, and a choreographer counts them.',
          ko: '뮤직비디오와 뮤지컬의 춤을 지어요. 게임 주인공이 이기고 추는 춤도 안무가의 솜씨예요.',
        },
        {
          en: 'Who owns a new dance, you or the theater? The answer is in the contract, a written promise.',
          ko: '공연마다 새로 약속하고 일해요. 언제까지 몇 번 연습할지 글로 적어 둬요.',
        },
      ],
    },
    activities: [
      {
        en: 'Collect five everyday moves, such as yawning or tying a shoe, and join them into a dance.',
        ko: '하품하기, 신발 끈 묶기처럼 날마다 하는 동작을 다섯 개 모아 춤으로 이어요.',
      },
      {
        en: 'Tape a small square on the floor and invent a dance that never leaves it.',
        ko: '동요 한 곡에 네 가지 동작을 붙여 처음부터 끝까지 춰요.',
      },
      {
        en: 'Face a friend and move like a mirror. Can anyone tell which of you is leading?',
        ko: '둘이 마주 서서 거울 놀이를 해요. 누가 먼저 움직이는지 보는 사람이 알아챌까요?',
      },
      {
        en: 'Dance one move to a fast song, then to a slow one. How does it change?',
        ko: '빠른 곡을 틀고 느리게 춤춰 봐요. 같은 춤도 느낌이 달라져요.',
      },
      {
        en: 'Teach one move to three people. Does it look the same on everyone?',
        ko: '한 동작을 세 사람에게 가르쳐 줘요. 셋이 추면 똑같아 보이나요?',
      },
    ],
  },
  'musical-actor': {
    title: { en: 'Musical Theater Actor', ko: '뮤지컬 배우' },
    riasec: 'AES',
    description: {
      en: 'In a musical, people stop talking and start to sing. Musical actors sing, dance, and act, all in one show.',
      ko: '노래하고 춤추고 연기하다 보면 어느새 다른 사람이 돼요. 관객은 함께 웃고 울지요.',
    },
    weights: { 음악: 3, 발레: 2, '친구 사귀기': 1, 영어: 1, 팀워크: 2, 영화보기: 2, 독서: 1, 피아노: 1 },
    majors: ['Musical Theater (BFA)', 'Acting', 'Vocal Performance'],
    stages: {
      elementary: [
        {
          en: 'Walk across the room like a king, like a baby, and like somebody with one shoe.',
          ko: '임금님은 어떻게 걸을까요? 신발 한 짝을 잃어버린 사람은요? 두 사람처럼 걸어 봐요.',
        },
        {
          en: 'Sing a song you love as if every word had just happened to you.',
          ko: '무슨 뜻인지 알고 부르는 노래는 다르게 들려요. 노랫말부터 소리 내어 읽어요.',
        },
        {
          en: 'Put on a short play with friends, and save the funniest line for the smallest role.',
          ko: '친구들과 짧은 연극을 올려요. 가장 작은 역을 맡은 친구가 가장 웃긴 말을 하게 해요.',
        },
      ],
      middle: [
        {
          en: 'Try out for the school play, and learn your lines by saying them aloud.',
          ko: '해마다 뮤지컬을 올리는 미국 학교가 많아요. 나무 역을 맡아도 노래는 함께 불러요.',
        },
        {
          en: 'Under each line of a script, write what the character feels but doesn’t say.',
          ko: '인물의 속마음이 대본에 다 나오지는 않아요. 상상해서 그 사람의 일기를 써 볼까요?',
        },
        {
          en: 'Jog in place while you sing. Musical actors dance and still need breath for the words.',
          ko: '제자리에서 뛰며 노래해 봐요. 뮤지컬 배우는 춤을 추면서도 숨이 남아야 해요.',
        },
      ],
      high: [
        {
          en: 'In chorus, sing the high part one month and the low part the next. Shows need both.',
          ko: '‘연극’은 골라 듣는 과목이라 없는 학교도 있어요. 그러면 합창부에서 목소리를 맞춰 봐요.',
        },
        {
          en: 'See a show at an arts high school and one at a regular school. Which stage suits you?',
          ko: '예술고 연극과와 일반고 연극반의 공연을 보러 가요. 어느 학교 무대에 서 보고 싶나요?',
        },
        {
          en: 'Practice two short songs, a slow old one and a fast new one. Many colleges want both.',
          ko: '오디션은 노래나 연기를 보여 주는 시험이에요. 느린 노래와 신나는 노래를 골라 둬요.',
        },
      ],
      university: [
        {
          en: 'Sing, speak, then dance steps you saw five minutes ago. College auditions often ask for all three.',
          ko: '뮤지컬을 전공하려면 대개 오디션을 봐요. 노래와 춤과 연기를 하루에 다 보여 줘요.',
        },
        {
          en: 'Tap dance is at nine and singing is at four. In between, you learn to fall without getting hurt.',
          ko: '아침에는 춤, 오후에는 노래! 그사이에 다치지 않게 넘어지는 법도 익혀요.',
        },
        {
          en: 'History class is part of many theater degrees, and it helps on the night you play a queen.',
          ko: '연극과에서는 역사와 문학도 읽어요. 왕비가 되려면 그 시대 사람을 알아야 하니까요.',
        },
      ],
      career: [
        {
          en: 'Ensemble actors play the small parts, perhaps a baker, a soldier, and a tree in one night.',
          ko: '앙상블은 함께 춤추고 노래하는 배우들이에요. 한 공연에서 옷을 여러 번 갈아입기도 해요.',
        },
        {
          en: 'Many auditions end with a thank-you and no part, so actors often have a second job.',
          ko: '오디션을 보고 또 봐요. 다음 공연을 기다리는 동안에는 노래를 가르치기도 하고요.',
        },
        {
          en: 'A show may travel abroad in forty crates. Its actors need a work visa, permission to work there.',
          ko: '외국 무대에 서려면 취업 비자, 곧 그 나라에서 일해도 좋다는 허락이 있어야 해요.',
        },
      ],
    },
    activities: [
      {
        en: 'Read somebody a picture book with a different voice for each character.',
        ko: '그림책 속 인물마다 목소리를 정해 매주 한 권씩 읽어 줘요.',
      },
      {
        en: 'Turn one boring chore into a song, with steps and a big ending.',
        ko: '이불 개기를 뮤지컬로 바꿔 볼까요? 노래하고 춤추다가 “짠!” 하고 끝내요.',
      },
      {
        en: 'Say “red leather, yellow leather” five times fast. Actors wake up their tongues this way.',
        ko: '입술을 부르르 떨며 노래 한 소절을 불러 봐요. 배우들도 이렇게 목을 풀어요.',
      },
      {
        en: 'See a children’s musical, then draw a poster that would make people buy tickets.',
        ko: '어린이 뮤지컬을 보고 나서 가장 따라 하고 싶은 장면을 거실에서 해 봐요.',
      },
      {
        en: 'Practice six feelings in the mirror, then let your family guess each face.',
        ko: '기쁠 때와 슬플 때, 놀랐을 때… 거울 속 얼굴은 몇 가지로 바뀔까요?',
      },
    ],
  },
};
