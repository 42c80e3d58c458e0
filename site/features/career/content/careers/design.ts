import type { FieldOfCareers } from '../../model/career.ts';

export const design: FieldOfCareers = {
  architect: {
    title: { en: 'Architect', ko: '건축가' },
    riasec: 'AIR',
    description: {
      en: 'An architect decided where your classroom door goes. Architects design homes, schools, and parks that are safe and good to be in.',
      ko: '아침 햇빛이 드는 교실, 할머니도 걷기 편한 공원처럼 사람들이 안전하고 행복하게 지낼 곳을 그리고 지어요.',
    },
    weights: { 수학: 3, 미술: 2, 그림그리기: 3, 컴퓨터: 1, 과학: 1, 집중력: 1 },
    majors: ['Architecture (B.Arch)', 'Architectural Studies', 'Civil Engineering'],
    stages: {
      elementary: [
        {
          en: 'Build your dream house from blocks. Who sleeps where, and which window does the cat get?',
          ko: '블록과 상자로 내가 살고 싶은 집을 지어 볼까요? 현관과 창문부터 자리를 정해요.',
        },
        {
          en: 'Imagine a bird flying over your home. If the roof came off, what rooms would it see?',
          ko: '지붕을 연 것처럼 위에서 내려다본 우리 집을 그려 봐요.',
        },
        {
          en: 'Collect five roofs and five windows in a sketchbook on your next walk.',
          ko: '동네를 걸으며 지붕과 창문을 다섯 개씩 그려요. 똑같은 모양이 하나라도 있을까요?',
        },
      ],
      middle: [
        {
          en: 'Measure your classroom and build a model twenty times smaller.',
          ko: '1미터를 5센티미터로 줄이면 교실이 상자만 해져요. 책상과 사물함도 그 크기로 만들어요.',
        },
        {
          en: 'In technology or art class, plan a room where the bed, the desk, and the door all fit.',
          ko: '기술과 미술 시간에 문이 침대에 부딪히지 않는 작은 방을 설계해요.',
        },
        {
          en: 'Step into a hanok, an old Korean house, or an architecture exhibit, and sketch the ceiling.',
          ko: '한옥은 지붕 끝인 처마가 길어요. 여름 햇빛은 막고 겨울 햇빛은 마루까지 들이지요.',
        },
      ],
      high: [
        {
          en: 'A square of straws bends, and a triangle doesn’t. Physics explains why towers use triangles.',
          ko: '빨대로 만든 네모는 찌그러지고 세모는 버텨요. 물리학에서 그 힘을 화살표로 그려요.',
        },
        {
          en: 'In art class, draw a hallway that seems to run deep into the paper. That trick is called perspective.',
          ko: '긴 복도는 왜 끝으로 갈수록 좁아 보일까요? 미술 시간에 원근법으로 학교 복도를 그려요.',
        },
        {
          en: 'Build one room in a 3D program, walk in, and bump your head on your own stairs.',
          ko: '3D 설계를 가르치는 미국 고등학교도 있어요. 계단을 오르다 천장에 쿵 닿으면 다시 그려요.',
        },
      ],
      university: [
        {
          en: 'A US architecture degree takes about five or six years, and heaps of cardboard for models.',
          ko: '미국에는 건축가 공부로 인정받은 과정이 따로 있어요. 5년을 다니거나 석사까지 다녀요.',
        },
        {
          en: 'A design teacher asks why each wall is there, and your model may lose one.',
          ko: '모형을 앞에 놓고 의견을 들어요. “이 지붕, 안 무너질까요?” 하면 뜯어서 다시 지어요.',
        },
        {
          en: 'A portfolio is a folder of your work. One school asks for drawings, another for photos of models.',
          ko: '작품을 모은 포트폴리오에 무엇을 넣는지는 학교마다 달라요. 부서진 모형 사진도 모아 둬요.',
        },
      ],
      career: [
        {
          en: 'In a big office, new architects often draw just the stairs and bathrooms of a tower.',
          ko: '설계 사무소에서는 화장실 문이 어느 쪽으로 열릴지까지 도면에 그려 넣어요.',
        },
        {
          en: 'Signing your own plans in the US takes a license. That means years of work and several exams.',
          ko: '미국에서는 오래 일하고 시험에 붙어야 주 면허를 받아요. 건물을 책임져도 좋다는 허락이에요.',
        },
        {
          en: 'Korea has its own exam. First, you draw for some years in an experienced architect’s office.',
          ko: '한국 건축사 시험은 여러 해 도면을 그린 뒤에 봐요. 그사이 내가 그린 계단이 진짜가 돼요.',
        },
      ],
    },
    activities: [
      {
        en: 'Roll newspapers into tubes and build a hut that you can sit in.',
        ko: '신문지를 둘둘 말아 기둥을 만들고, 내가 들어가 앉을 만한 집을 세워요.',
      },
      {
        en: 'Walk to the playground and look for places where a wheelchair would get stuck. How would you fix one?',
        ko: '휠체어로 놀이터에 간다면 어디서 막힐지 찾아 지도에 표시하고, 고칠 방법을 적어요.',
      },
      {
        en: 'Fold a bridge from paper and count how many coins it can hold.',
        ko: '종이를 접어 만든 다리에 동전을 하나씩 올리며 무너질 때까지 세어요.',
      },
      {
        en: 'Pick your favorite building on the way to school and find out how old it is.',
        ko: '학교 가는 길에서 가장 오래된 건물은 무엇일까요? 벽에 지은 해가 적혀 있기도 해요.',
      },
      {
        en: 'From igloos to straw roofs, weather shapes homes. Find three examples in a book.',
        ko: '이글루는 눈으로 짓고, 초가집 지붕은 짚으로 덮었어요. 더운 나라 집은 무엇으로 지을까요?',
      },
    ],
  },
  'fashion-designer': {
    title: { en: 'Fashion Designer', ko: '패션 디자이너' },
    riasec: 'AER',
    description: {
      en: 'Before a coat exists, somebody draws it. Fashion designers choose fabrics, colors, and shapes for clothes that suit how people live.',
      ko: '누가, 언제, 무엇을 하며 입을까요? 옷감과 색, 모양을 골라 입는 사람의 마음과 생활에 맞는 옷을 지어요.',
    },
    weights: { 미술: 3, 그림그리기: 3, 영화보기: 1, '친구 사귀기': 1, 컴퓨터: 1, 집중력: 1 },
    majors: ['Fashion Design (BFA)', 'Textile Design', 'Fashion Merchandising'],
    stages: {
      elementary: [
        {
          en: 'Draw three outfits for a paper doll. For one of them, use only three colors.',
          ko: '종이 인형에게 옷 세 벌을 그려 줘요. 한 벌은 딱 세 가지 색만 쓰기로 해요.',
        },
        {
          en: 'Touch a towel, a sock, and a raincoat, and find a word for how each feels.',
          ko: '털옷은 복슬복슬하고 비옷은 미끌미끌해요. 눈을 감고 만지면 무슨 옷인지 알까요?',
        },
        {
          en: 'Count the pockets in your closet. Where would you sew one more, and what for?',
          ko: '옷장 속 옷에는 주머니가 모두 몇 개일까요? 하나 더 단다면 어디에 달지 그려요.',
        },
      ],
      middle: [
        {
          en: 'Sew something small in home economics class, then pull hard to see if the seam holds.',
          ko: '가정 시간에 바느질을 배워요. 천 두 장을 이으면 작은 필통이 돼요.',
        },
        {
          en: 'Find out what people in three countries wear to a wedding, and copy the patterns.',
          ko: '스코틀랜드 체크무늬는 집안마다 다르대요. 무늬에 뜻이 담긴 옷을 더 찾아봐요.',
        },
        {
          en: 'Where do clothes from a donation box travel? Follow one old sweater on a world map.',
          ko: '헌 옷 수거함에 넣은 옷은 어디로 갈까요? 배를 타고 다른 나라로 가는 옷이 많대요.',
        },
      ],
      high: [
        {
          en: 'Cotton soaks up sweat, and wool keeps you warm. In a course on clothing, find out why.',
          ko: '면은 왜 땀을 잘 빨아들일까요? 기술·가정 시간에 옷감을 물에 적셔 비교해요.',
        },
        {
          en: 'Keep a scrap of every fabric you sew. Glue the scraps into a book until it won’t close.',
          ko: '셔츠 한 벌은 몇 조각일까요? 안 입는 셔츠의 바느질을 뜯어 펼쳐 놓아요.',
        },
        {
          en: 'Collect torn jeans at school and mend them so that someone can wear them again.',
          ko: '학교 연극의 옷을 맡아요. 배우의 몸을 재고, 종이로 옷본을 뜨고, 천을 잘라 이어요.',
        },
      ],
      university: [
        {
          en: 'A skirt made from curtains can go into your portfolio, the folder that fashion schools look at.',
          ko: '커튼으로 지은 치마도 사진을 찍어 둬요. 그런 작품집을 보는 패션 디자인과가 많아요.',
        },
        {
          en: 'Bodies are round and paper is flat. In pattern class, you learn to draw clothes that fit.',
          ko: '3D 의상 프로그램으로 화면 속 사람에게 먼저 입혀요. 천을 자르기 전에 고칠 수 있어요.',
        },
        {
          en: 'One summer, you may sort buttons at a fashion brand and watch a drawing become a dress.',
          ko: '옷 회사 인턴은 일을 배우며 옷을 따라다녀요. 한 벌이 몇 사람 손을 거치는지 세어 봐요.',
        },
      ],
      career: [
        {
          en: 'A design assistant kneels with a box of pins and fits a skirt on a model who mustn’t giggle.',
          ko: '디자이너 곁에서 종이 옷본을 잘라요. 선에서 조금만 벗어나도 소매가 안 맞아요.',
        },
        {
          en: 'People who hire designers may turn your coat inside out to see how you sewed the seams.',
          ko: '면접에 내가 지은 옷을 가져가요. 회사 사람이 옷을 뒤집어 안쪽 바느질까지 살펴봐요.',
        },
        {
          en: 'A coat that is shorter in back fits better in a wheelchair. Some designers make clothes like that.',
          ko: '버린 페트병에서 뽑은 실로 운동복을 지어요. 쓰레기를 줄이는 옷이에요.',
        },
      ],
    },
    activities: [
      {
        en: 'Drape a bedsheet on someone as a cape, a dress, and a robe, without a single cut.',
        ko: '얇은 이불 한 장을 망토로, 치마로, 가운으로 둘러요. 자르지 않고 옷 몇 가지가 될까요?',
      },
      {
        en: 'Cut and knot an old T-shirt into a bag with a grown-up’s help.',
        ko: '안 입는 티셔츠는 가방이 될 수 있지요. 가위질은 어른과 함께 해요.',
      },
      {
        en: 'Lay scraps of fabric side by side, from light to dark, and find two that look good together.',
        ko: '단추와 천 조각을 이리저리 놓다 보면 생각지 못한 색이 어울릴 때가 있어요.',
      },
      {
        en: 'Find a hanbok, the traditional dress of Korea, in a book. How does its sleeve differ from yours?',
        ko: '옛날 옷 책에서 한복 소매를 찾아 그려요. 내 옷 소매와 나란히 두면 어디가 다른가요?',
      },
      {
        en: 'Sew a doll an outfit with some help, and roll out a towel for a fashion show.',
        ko: '어른과 함께 인형 옷 한 벌을 바느질하고, 가족을 불러 패션쇼를 열어 봐요.',
      },
    ],
  },
  'product-designer': {
    title: { en: 'Product Designer', ko: '제품 디자이너' },
    riasec: 'AIE',
    description: {
      en: 'Product designers watch people struggle with jars, zippers, and buttons, and invent things that are easier to use.',
      ko: '병뚜껑은 왜 자꾸 미끄러질까요? 불편해하는 사람을 지켜보고, 쓰기 쉽고 보기 좋은 물건을 생각해 내요.',
    },
    weights: { 그림그리기: 3, 미술: 2, 과학: 2, 컴퓨터: 2, '친구 사귀기': 1, 수학: 1 },
    majors: ['Industrial Design', 'Product Design', 'Human-Computer Interaction'],
    stages: {
      elementary: [
        {
          en: 'Why does a pencil have six sides, and why does a cup have a handle?',
          ko: '여섯 모가 난 연필은 잘 굴러가지 않아요. 그럼 컵에는 왜 손잡이가 있을까요?',
        },
        {
          en: 'Put on thick mittens and open a bag of snacks. What would make the bag easier?',
          ko: '두꺼운 장갑을 끼고 과자 봉지를 뜯어요. 손힘이 약한 사람은 날마다 이렇게 힘들어요.',
        },
        {
          en: 'Think up a thing nobody sells yet, and make it from clay and paper.',
          ko: '머릿속에 떠오른 물건을 찰흙으로 만들어 손에 쥐어 봐요.',
        },
      ],
      middle: [
        {
          en: 'Ask friends what annoys them about their school bags, and write down what they need.',
          ko: '책가방 때문에 어깨가 아픈 친구가 있나요? 어디가 불편한지 들은 말을 그대로 적어요.',
        },
        {
          en: 'Build a pencil case from cardboard, drop it ten times, and make it stronger.',
          ko: '두꺼운 종이로 연필꽂이를 세 번 만들어 볼까요? 만들 때마다 한 군데씩 고쳐요.',
        },
        {
          en: 'Design a locker hook and 3D-print it. You can watch it grow, layer by thin layer.',
          ko: '사물함에 걸 고리를 그려 3D 프린터로 뽑아요. 아래부터 조금씩 쌓여 올라와요.',
        },
      ],
      high: [
        {
          en: 'In physics, try a screwdriver with a thin handle, then a thick one. Which turns more easily?',
          ko: '물리학을 알면 의자가 왜 넘어지는지 보여요. 미술에서는 앉고 싶은 모양을 그려요.',
        },
        {
          en: 'Sketch an umbrella in twenty ways for art class. Number nineteen may be the one you build.',
          ko: '우산 하나를 스무 가지로 그려요. 열아홉 번째 그림을 만들게 될지도 몰라요.',
        },
        {
          en: 'Make the same box from cork, bamboo, and cardboard, and see which one survives a rainy week.',
          ko: '옥수수로 만든 그릇도 있대요. 쓰레기를 줄이는 재료를 찾아 모형을 만들어요.',
        },
      ],
      university: [
        {
          en: 'Build a chair out of cardboard in industrial design class. Then your teacher sits on it.',
          ko: '산업 디자인을 전공하면 칫솔부터 버스 의자까지 온갖 물건을 다뤄요.',
        },
        {
          en: 'To test a design, watch ten people try it. You may take notes, but you may not help.',
          ko: '“여기를 누르면 되나?” 처음 쓰는 사람이 어디에서 멈추는지 지켜보고 적어요.',
        },
        {
          en: 'Companies bring real problems to class, such as a can opener that hurts the hand.',
          ko: '안 넘어지는 물통처럼 회사가 낸 문제를 팀으로 풀어요. 공장에서도 만들 수 있을까요?',
        },
      ],
      career: [
        {
          en: 'Beginners may design only the lid of a pot, and test forty lids.',
          ko: '손잡이 하나를 여러 날 다시 그려요. 아이 손에도 할머니 손에도 맞아야 하니까요.',
        },
        {
          en: 'To get a job, show a book of designs: the handle that broke, then the one that held.',
          ko: '회사에는 작품집(내 작품을 모은 책)을 보여 줘요. 누구의 불편을 풀었는지부터 말해요.',
        },
        {
          en: 'A designer may move from rice cookers to hospital beds. Tired people have to understand both.',
          ko: '올해는 밥솥을, 내년에는 병원 침대를 맡기도 해요. 지친 사람도 쓰기 쉬워야 해요.',
        },
      ],
    },
    activities: [
      {
        en: 'Once a week, take a photo of something that’s hard to use, such as a stuck drawer.',
        ko: '병뚜껑이든 서랍이든, 쓰기 불편한 물건을 일주일에 하나씩 사진으로 남겨요.',
      },
      {
        en: 'Take a click pen apart, lay out the pieces, and find the one that clicks.',
        ko: '똑딱 볼펜을 분해해 부품을 늘어놓고, ‘똑딱’ 소리를 내는 부품을 찾아요.',
      },
      {
        en: 'Make a paper remote control with only three buttons. Which three will you keep?',
        ko: '버튼이 세 개뿐인 리모컨을 종이로 만들어요. 어떤 버튼을 남길까요?',
      },
      {
        en: 'Draw a favorite toy from the front, the side, and the top, as designers do.',
        ko: '좋아하는 물건을 앞에서, 옆에서, 위에서 보고 세 장으로 그려요.',
      },
      {
        en: 'How did people close their coats before the zipper? Find out who changed that.',
        ko: '지퍼가 없던 옛날에는 외투를 어떻게 잠갔을까요? 알아보고 가족에게 들려줘요.',
      },
    ],
  },
  'game-designer': {
    title: { en: 'Game Designer', ko: '게임 디자이너' },
    riasec: 'AIE',
    description: {
      en: 'Game designers think up rules and stories, let players try them, and throw out whatever is boring.',
      ko: '“한 판만 더!” 소리가 나오도록 재미있는 규칙과 이야기를 짓고, 친구들과 해 보며 더 즐겁게 다듬어요.',
    },
    weights: { 게임: 3, 컴퓨터: 2, 그림그리기: 2, 글쓰기: 1, 수학: 2, 팀워크: 2, 영화보기: 1, 축구: 1 },
    majors: ['Game Design', 'Computer Science', 'Interactive Media'],
    stages: {
      elementary: [
        {
          en: 'Invent a paper board game with rules so clear that nobody has to ask.',
          ko: '종이와 연필만 있으면 보드게임 한 판을 만들 수 있어요. 규칙은 몇 줄이면 될까요?',
        },
        {
          en: 'Tag has hardly any rules. Why is it still fun? Find three reasons.',
          ko: '술래잡기는 왜 재미있을까요? 좋아하는 놀이의 비밀을 세 가지 찾아봐요.',
        },
        {
          en: 'Roll two dice fifty times and write down each sum. Which number turns up most?',
          ko: '주사위 두 개를 쉰 번 굴려 더한 수를 적어요. 어떤 수가 가장 자주 나올까요?',
        },
      ],
      middle: [
        {
          en: 'In Scratch or another block coding tool, build a game that lasts one minute.',
          ko: '딱 1분이면 끝나는 게임을 만들어 봐요. 스크래치 같은 블록 코딩으로도 돼요.',
        },
        {
          en: 'Make a game with two friends. One writes the story, one draws, and one codes.',
          ko: '한 사람은 이야기, 한 사람은 그림, 한 사람은 코드! 셋이서 게임 하나를 끝내요.',
        },
        {
          en: 'Stop playing when the kitchen timer rings, then note what made it hard to stop.',
          ko: '게임 시간은 내가 정하고 내가 지켜요. 제때 끄는 연습도 해 둬요.',
        },
      ],
      high: [
        {
          en: 'Program one jump in computer science class. Change a single number, and the hero floats.',
          ko: '정보 시간에 코드의 숫자 하나를 바꿔요. 쿵쿵 뛰던 주인공이 풍선처럼 둥둥 떠요.',
        },
        {
          en: 'A game jam gives a team a few days to finish one small game. Sign up with friends.',
          ko: '게임잼은 며칠 동안 모여 게임을 만드는 행사예요. 작아도 끝까지 만드는 것이 목표예요.',
        },
        {
          en: 'People played board games thousands of years ago. In world history, find one and try its rules.',
          ko: '수천 년 전 사람들도 말판 놀이를 했어요. 세계사 시간에 하나를 찾아 규칙대로 해 봐요.',
        },
      ],
      university: [
        {
          en: 'Game design students decide when the dragon wakes up. Computer science students write the code that wakes it.',
          ko: '게임 디자인과에서는 용이 언제 불을 뿜을지 정해요. 컴퓨터과학과에서는 그 코드를 짜요.',
        },
        {
          en: 'Your team may finish one small game each semester. Half of its ideas stay in the drawer.',
          ko: '학기마다 팀이 게임 하나를 끝내요. 아무도 못 깨는 게임이라면 어디를 쉽게 할지 정해요.',
        },
        {
          en: 'At a play test, you watch someone miss the door again and again, and you mustn’t say a word.',
          ko: '친구가 게임하는 모습을 말없이 지켜보면(플레이 테스트) 막히는 곳이 보여요.',
        },
      ],
      career: [
        {
          en: 'Testers walk into every wall of the castle, looking for bugs. Many designers began that way.',
          ko: '게임 속 길을 꾸며요. 주인공이 벽에 끼는 곳이 없는지 온종일 부딪혀 봐요.',
        },
        {
          en: 'A studio would rather play one small finished game than read about a huge unfinished one.',
          ko: '회사에는 내가 만든 게임을 들고 가요. “한번 해 보실래요?” 하고 내밀면 돼요.',
        },
        {
          en: 'Some games help patients. Each time you reach up to pop a balloon, a stiff arm gets its exercise.',
          ko: '다친 손을 풀어 주는 게임도 있어요. 손가락을 펴면 새가 날도록 병원과 함께 만들어요.',
        },
      ],
    },
    activities: [
      {
        en: 'Mix ten cards of your own into an old board game and play it.',
        ko: '집에 있는 보드게임에 새 규칙을 하나 넣어 봐요. 더 재미있어졌나요?',
      },
      {
        en: 'Add one new hand to rock-paper-scissors. What does it beat?',
        ko: '가위바위보에 하나를 더 넣는다면 무엇이 좋을까요? 누가 누구를 이길지도 정해요.',
      },
      {
        en: 'Hide five clues at home for a treasure hunt, each one harder than the last.',
        ko: '집 안에 쪽지 다섯 장을 숨겨 보물찾기를 꾸며요. 뒤로 갈수록 조금씩 어려워져야 해요.',
      },
      {
        en: 'Sketch a map and mark where the hero rests, climbs, and gets lost.',
        ko: '내 게임의 주인공은 어디를 돌아다닐까요? 스케치북 한 장에 지도를 그려요.',
      },
      {
        en: 'After each game you play, give it stars for fun and for difficulty.',
        ko: '놀이가 끝날 때마다 재미와 어려움에 별을 몇 개 줄지 친구와 이야기해요.',
      },
    ],
  },
  'stage-costume-designer': {
    title: { en: 'Stage and Costume Designer', ko: '무대·의상 디자이너' },
    riasec: 'ARE',
    description: {
      en: 'On stage, a bedsheet can be an ocean. Stage and costume designers dream up the palace, the forest, and every cape.',
      ko: '막이 오르면 관객은 눈 내리는 숲에 와 있어요. 공연의 이야기에 꼭 맞는 무대와 의상을 만들어 그곳으로 데려가지요.',
    },
    weights: { 미술: 3, 그림그리기: 3, 독서: 1, 영화보기: 2, 발레: 2, 음악: 1, 팀워크: 1 },
    majors: ['Theater Design', 'Costume Design', 'Scenic Design'],
    stages: {
      elementary: [
        {
          en: 'Pick a fairy tale and draw what hangs in the main character’s closet.',
          ko: '동화를 읽고 나서 주인공이 입은 옷과 자는 방을 그려 볼까요?',
        },
        {
          en: 'Dress up as someone from a story, with clothes you have, and let your family guess who.',
          ko: '옷장에 있는 옷만으로 이야기 속 인물이 돼요. 아빠 외투는 마법사의 망토예요.',
        },
        {
          en: 'Turn a soup ladle or a hairbrush into a prop for a king or a witch.',
          ko: '국자는 요술 지팡이가 돼요. 평범한 물건을 임금님이나 마녀의 소품으로 꾸며요.',
        },
      ],
      middle: [
        {
          en: 'Paint a street for the drama club’s play, then look at it from the last row.',
          ko: '학교 연극에서 소품을 맡아요. 뒷줄에서도 보이게 진짜보다 크게 만들어요.',
        },
        {
          en: 'Find a photo of your town from a hundred years ago, and draw what people wore.',
          ko: '백 년 전 사람은 무엇을 입고 어떤 집에 살았을까요? 옛 사진에서 찾아 그려요.',
        },
        {
          en: 'At a show, a bedroom becomes a beach in seconds. Watch how the crew does it.',
          ko: '공연에서 장면이 바뀔 때 눈을 크게 떠요. 무엇이 내려오고 무엇이 굴러 나왔나요?',
        },
      ],
      high: [
        {
          en: 'Take theater as a class, even if you don’t like to act. Somebody has to sew the robes.',
          ko: '연극 과목을 골라도 연기만 하지는 않아요. 무대와 의상을 맡는 사람도 있어야 해요.',
        },
        {
          en: 'Build the school festival stage as a small model first, and fix what tips over.',
          ko: '축제 무대를 20분의 1 크기로 만들어 봐요. 종이 배우가 문을 지나갈 만큼 넓은가요?',
        },
        {
          en: 'Photograph your castle before it goes into the recycling bin. Colleges may ask to see your sets.',
          ko: '공연이 끝나면 무대를 허물어요. 사진으로 남겨 두면 대학에 지원할 때 보여 줄 수 있어요.',
        },
      ],
      university: [
        {
          en: 'Theater design students may build a whole forest, as long as it fits through the door.',
          ko: '무대 디자인을 전공하면 숲도 지어요. 큰 나무는 반으로 나눠야 극장 문을 지나가요.',
        },
        {
          en: 'Sew a cape in one class and hang a spotlight in the next. Bring thread and a wrench.',
          ko: '오전에는 바느질하고 오후에는 못을 박아요. 공연 전날에는 조명까지 달고요.',
        },
        {
          en: 'At the university theater, you wait backstage with a needle in case a costume rips.',
          ko: '대학 극장에서는 종이 눈도 내려요. 위에서 한 줌씩 뿌리는 사람이 나일 수도 있어요.',
        },
      ],
      career: [
        {
          en: 'Many designers begin in a theater workshop, where they paint a thousand bricks on one wall of wood.',
          ko: '의상실은 늘 손이 모자라요. 단추를 달고 모자를 고치며 일을 배워요.',
        },
        {
          en: 'After theater, a designer may work in film, where the camera can see every stitch.',
          ko: '연극이 끝나면 발레로, 그다음에는 영화로 가요. 작품마다 새 팀을 만나요.',
        },
        {
          en: 'A stage moon may be heavier than you are, so crews check every rope that holds it.',
          ko: '무대를 지을 때는 톱과 사다리를 써요. 그래서 솜씨보다 안전을 먼저 배워요.',
        },
      ],
    },
    activities: [
      {
        en: 'A shoebox makes a fine stage. Build the set for a favorite story.',
        ko: '신발 상자를 무대 삼아 좋아하는 동화의 한 장면을 꾸며 봐요.',
      },
      {
        en: 'Collect ten scraps of cloth, and decide who would wear each: a thief, a queen, or a cook.',
        ko: '천 조각을 모아 ‘도둑이 입을 천’과 ‘왕비가 입을 천’으로 나눠 붙여요.',
      },
      {
        en: 'Cover a flashlight with a red candy wrapper, then a blue one, and turn day into night.',
        ko: '속이 비치는 빨간 비닐을 손전등에 대면 노을빛, 파란 비닐을 대면 밤이 돼요.',
      },
      {
        en: 'Make a wig from yarn or strips of paper, and wear it to breakfast.',
        ko: '털실이나 종이 띠로 가발을 만들어 써요. 머리만 바꿔도 딴사람처럼 보일까요?',
      },
      {
        en: 'With only chairs and blankets, turn the living room into a ship. Where does the sail go?',
        ko: '의자와 이불만 옮겨서 거실을 배로 바꿔요. 돛은 무엇으로 달까요?',
      },
    ],
  },
};
