import type { FieldOfCareers } from '../../model/career.ts';

export const food: FieldOfCareers = {
  chef: {
    title: { en: 'Chef', ko: '요리사' },
    riasec: 'RAE',
    description: {
      en: 'Chefs decide what is on the menu, then cook it so that the hundredth plate tastes as good as the first.',
      ko: '썰고 굽고 맛보고, 또 맛봐요. 맛과 색이 어우러진 한 접시로 둘러앉은 사람들을 웃게 해요.',
    },
    weights: { 요리: 3, 미술: 1, 과학: 1, 팀워크: 2, '친구 사귀기': 1, 집중력: 2 },
    majors: ['Culinary Arts', 'Hospitality Management', 'Food Studies'],
    stages: {
      elementary: [
        {
          en: 'Wash your hands, then roll rice balls or toss a salad.',
          ko: '손을 깨끗이 씻고 어른과 주먹밥을 만들어 볼까요? 동그라미도 세모도 좋아요.',
        },
        {
          en: 'Taste five foods, one each that is sweet, salty, sour, bitter, and savory. Which is hardest to describe?',
          ko: '단맛, 짠맛, 신맛, 쓴맛, 감칠맛 가운데 오늘 저녁에는 무엇이 있었나요?',
        },
        {
          en: 'Sniff three spices with your eyes closed, and learn their names.',
          ko: '시장에서 “지금 뭐가 제철이에요?” 하고 여쭤봐요. 세 가지나 알게 될지 몰라요.',
        },
      ],
      middle: [
        {
          en: 'In home economics, learn the cat’s paw, a safe way to tuck in your fingers when you cut.',
          ko: '가정 시간에 칼과 불을 안전하게 다뤄요. 손가락은 고양이 발처럼 동그랗게 말아요.',
        },
        {
          en: 'Why do people eat with chopsticks here, forks there, and hands elsewhere? Find out.',
          ko: '손으로 밥을 먹는 나라도 있어요. 흘리지 않고 먹으려면 손가락을 어떻게 모을까요?',
        },
        {
          en: 'Cook rice and soup so that both are ready in the same minute.',
          ko: '밥과 국과 반찬을 한꺼번에 상에 올리려면 무엇부터 해야 할까요? 순서표를 짜요.',
        },
      ],
      high: [
        {
          en: 'Some Korean high schools teach cooking as a main subject. Visit one and watch a class.',
          ko: '조리 특성화고에서는 요리가 중요한 과목이에요. 입학 설명회에 가면 실습실도 구경해요.',
        },
        {
          en: 'Cook one soup twice and change a single thing. Can your family taste which?',
          ko: '레시피에서 딱 하나만 바꿔 봐요. 소금 대신 간장을 넣으면 색까지 달라져요.',
        },
        {
          en: 'On a career day in a restaurant, count how many people work on one plate of food.',
          ko: '직업 체험 날 식당 주방에 가 봐요. 한 접시에 몇 사람의 손이 닿는지 세어 볼까요?',
        },
      ],
      university: [
        {
          en: 'Hospitality class may teach you to carry three plates, and culinary arts what goes on them.',
          ko: '조리학과에서는 뼈와 채소로 서양 육수를 내요. 거품을 걷어 내면 국물이 맑아져요.',
        },
        {
          en: 'Food cost class works out the price of one plate of pasta, down to the salt.',
          ko: '음식이 상하지 않게 냉장고 온도를 적어요. 국수 한 그릇에 드는 재료값도 계산하고요.',
        },
        {
          en: 'Some cooking schools run a restaurant, so your homework is dinner for real guests.',
          ko: '실습 날에는 진짜 손님이 와요. 그릇이 깨끗이 비어 돌아오면 주방에 웃음이 퍼져요.',
        },
      ],
      career: [
        {
          en: 'Beginners often chop onions by the bucket, until the pieces come out small and even.',
          ko: '주방 막내는 채소를 씻고 썰어요. 문을 열 때는 모든 재료가 그릇에 담겨 있어야 해요.',
        },
        {
          en: 'Many kitchens ask for food safety training. You learn how hot the chicken has to get.',
          ko: '손님을 맞기 전에 위생 교육을 받는 곳이 많아요. 머리카락이 안 빠지게 모자도 써요.',
        },
        {
          en: 'Not every chef went to cooking school. Some learned at somebody else’s stove.',
          ko: '요리 학교에 안 간 요리사도 많아요. 선배가 불을 줄이는 때를 곁에서 보며 배우지요.',
        },
      ],
    },
    activities: [
      {
        en: 'Cook the same dish with a grown-up every two weeks until it tastes like yours.',
        ko: '한 달에 두 가지, 어른과 만든 요리를 사진과 한 줄 느낌으로 남겨 봐요.',
      },
      {
        en: 'Ask an older relative for one recipe. How much is “a little salt”? Measure it.',
        ko: '우리 집 요리책에는 누구 요리를 먼저 실을까요? 재료는 그리고, 순서는 글로 적어요.',
      },
      {
        en: 'Close your eyes, hold your nose, and taste an apple and a pear. Which is which?',
        ko: '눈을 감고 코를 쥔 채, 어른이 주는 사과와 배 조각을 맛봐요. 어느 것인지 알겠나요?',
      },
      {
        en: 'Arrange the same fruit on three plates in three ways. Which one would you order?',
        ko: '같은 과일을 세 접시에 저마다 다르게 담아요. 손님은 어느 접시를 고를까요?',
      },
      {
        en: 'Plan the dinner for a birthday and write the menu card.',
        ko: '가족 생일 밥상에 무엇을 올릴까요? 그 사람이 좋아하는 것부터 차림표에 적어요.',
      },
    ],
  },
  'pastry-chef': {
    title: { en: 'Pastry Chef', ko: '제과제빵사' },
    riasec: 'RAC',
    description: {
      en: 'Pastry chefs weigh every gram, watch the dough rise, and turn flour and eggs into beautiful breads and cakes.',
      ko: '밀가루는 그램까지 재고, 반죽은 부풀 때까지 기다려요. 그렇게 따뜻한 빵과 예쁜 케이크를 구워 내요.',
    },
    weights: { 요리: 3, 미술: 2, 수학: 2, 집중력: 2, 과학: 2, 그림그리기: 1 },
    majors: ['Baking and Pastry Arts', 'Culinary Arts', 'Food Science'],
    stages: {
      elementary: [
        {
          en: 'Weigh a cup of flour and a cup of sugar. Which one is heavier?',
          ko: '밀가루 한 컵과 설탕 한 컵 가운데 어느 쪽이 무거울까요? 저울에 올려 봐요.',
        },
        {
          en: 'Bake cookies with a grown-up and watch them brown through the oven window.',
          ko: '어른과 쿠키를 구워요. 한 걸음 떨어져 유리문을 보며 갈색이 되는 순간을 기다려요.',
        },
        {
          en: 'Braid three strings the way bakers braid a loaf. Then try it with four.',
          ko: '리본 세 줄을 머리 땋듯 땋아 봐요. 오븐에 들어가는 빵 반죽도 이렇게 땋아요.',
        },
      ],
      middle: [
        {
          en: 'Experiment with dough. What changes without the sugar, or without the salt?',
          ko: '빵을 구울 때 소금만 빼 봐요. 한입 먹으면 왜 넣는지 알걸요.',
        },
        {
          en: 'Use ratios from math class to cut a recipe in half. What is half of three eggs?',
          ko: '레시피를 반으로 줄일 때 달걀 세 개는 몇 개로 해야 할까요?',
        },
        {
          en: 'Guess how many kinds of flour a bakery uses, then go in and ask.',
          ko: '달걀흰자만 저으면 하얀 거품이 돼요. 손으로 하면 몇 분이나 걸릴까요?',
        },
      ],
      high: [
        {
          en: 'Chemistry class smells wonderful when you find out why toast turns brown.',
          ko: '빵이 부푸는 것도 옷감이 줄어드는 것도 과학이에요. ‘생활과학 탐구’에서 알아봐요.',
        },
        {
          en: 'Cook naan, a flatbread from India, in a hot pan and watch the bubbles rise.',
          ko: '나라마다 먹는 빵이 달라요. 프랑스의 바게트와 인도의 난을 하나씩 구워 봐요.',
        },
        {
          en: 'If one cake rises and the other stays flat, write down what you did to each.',
          ko: '잘된 빵도 납작해진 빵도 사진을 찍어 둬요. 왜 그랬는지 적으면 다음 빵이 달라져요.',
        },
      ],
      university: [
        {
          en: 'Baking degrees take two or four years. The first loaves may be bricks, the last ones bread.',
          ko: '제과제빵을 가르치는 대학은 2년제도 있고 4년제도 있어요. 교실에서 늘 빵 냄새가 나요.',
        },
        {
          en: 'Sugar work is a class where hot sugar stretches like taffy and cools into a rose.',
          ko: '설탕 공예 수업에서 뜨거운 설탕을 늘여 꽃잎을 빚어요. 식으면 유리처럼 딱딱해요.',
        },
        {
          en: 'Train for a semester at a hotel or bakery, until your hands know the shape of a roll.',
          ko: '호텔이나 빵집에서 한 학기 실습해요. 수백 개를 빚고 나면 손이 빵 모양을 기억해요.',
        },
      ],
      career: [
        {
          en: 'Bakers start when the street is still asleep, so that breakfast has bread.',
          ko: '새벽에 밀가루를 재고 물과 섞어요. 해가 뜰 때쯤 첫 빵 냄새가 골목에 퍼져요.',
        },
        {
          en: 'Korea has one baking exam for bread and one for cake. Somebody watches while you bake.',
          ko: '한국에서는 제빵 시험과 제과 시험을 따로 봐요. 미국에서는 위생 교육을 받는 곳이 많지요.',
        },
        {
          en: 'Bakery owners count what sold and what was left, so that fewer rolls go stale.',
          ko: '내 가게를 열려면 숫자도 봐야 해요. 몇 개를 팔고 몇 개가 남았는지 날마다 적어요.',
        },
      ],
    },
    activities: [
      {
        en: 'Put mashed potato in a bag, snip off a corner, and squeeze your name onto a plate.',
        ko: '비닐봉지에 으깬 감자를 담고 끝을 조금 잘라요. 꾹 짜서 내 이름을 써 볼까요?',
      },
      {
        en: 'Mix yeast and warm sugar water in a bottle, stretch a balloon over the top, and watch it swell.',
        ko: '병에 효모와 따뜻한 설탕물을 넣고 입구에 풍선을 끼우면 풍선이 저절로 커져요.',
      },
      {
        en: 'Measure rice with spoons. How many teaspoons fill a tablespoon, and how many fill a cup?',
        ko: '계량컵 하나를 채우려면 큰 숟가락으로 몇 번 부어야 할까요? 물로 하면 쉬워요.',
      },
      {
        en: 'Shape the cake of your dreams out of clay, layer by layer.',
        ko: '찰흙으로 꿈의 케이크를 만들고, 값과 이름을 붙여 가게처럼 늘어놓아요.',
      },
      {
        en: 'Knead one ball of dough for a minute and another for ten. Stretch both and compare.',
        ko: '빵집에서 본 빵 이름을 외워 와요. ‘크루아상’은 초승달이라는 뜻이에요.',
      },
    ],
  },
  'food-scientist': {
    title: { en: 'Food Scientist', ko: '식품과학자' },
    riasec: 'IRC',
    description: {
      en: 'Why do chips crunch and strawberries spoil? Food scientists find out, and use the answers to make new foods and safer ones.',
      ko: '과자는 왜 바삭하고 딸기는 왜 상할까요? 그 비밀을 찾아 더 안전하고 새로운 먹거리를 만들어요.',
    },
    weights: { 과학: 3, 요리: 3, 수학: 2, 집중력: 2, 컴퓨터: 1, 글쓰기: 1 },
    majors: ['Food Science', 'Chemistry', 'Nutrition Science'],
    stages: {
      elementary: [
        {
          en: 'Press a chip bag gently. It is full of nitrogen, a gas that keeps the chips crisp.',
          ko: '과자 봉지는 왜 빵빵할까요? 과자가 부서지지 않게 질소라는 기체를 넣어서예요.',
        },
        {
          en: 'Bite into an apple, a carrot, and a cracker. Which one crunches the loudest?',
          ko: '눈을 감고 사과와 당근과 과자를 차례로 깨물어요. 어느 소리가 가장 큰가요?',
        },
        {
          en: 'Look in your fridge. Why do some foods sit in a drawer and others in the door?',
          ko: '우유와 달걀, 김치는 냉장고 어디에 두나요? 그 자리가 왜 좋은지 어른께 여쭤요.',
        },
      ],
      middle: [
        {
          en: 'Seal bread in a clear bag, watch the mold through a magnifier, and throw it out unopened.',
          ko: '봉지를 꼭 닫은 채 식빵에 핀 곰팡이를 돋보기로 봐요. 실처럼 뻗은 것이 살아 있어요.',
        },
        {
          en: 'Cover your friends’ eyes and hand out red and green grapes. Can they taste the color?',
          ko: '눈을 가리고 과자 맛을 맞히는 놀이를 열어요. 못 먹는 음식이 있는지부터 물어봐요.',
        },
        {
          en: 'Tofu sits in water, and dried seaweed comes with a little packet. What is each one for?',
          ko: '두부는 물에 담겨 있고 김에는 작은 봉지가 들어 있어요. 무슨 일을 할까요?',
        },
      ],
      high: [
        {
          en: 'Add vinegar to warm milk in chemistry. The white lumps are the first step of cheese.',
          ko: '식빵은 왜 구우면 갈색이 될까요? 무엇이 무엇으로 바뀌는지 화학에서 배워요.',
        },
        {
          en: 'Why does soybean paste get darker month by month? Make that your science fair project.',
          ko: '김치가 날마다 얼마나 시어지는지 재어 과학전람회에 내요. 통은 꼭 닫아서 들고 가요.',
        },
        {
          en: 'Ask thirty people to score one snack, and work out the average.',
          ko: '여러 사람이 매긴 맛 점수를 모아 통계로 정리해요. 내 입맛과 달라서 놀랄지도 몰라요.',
        },
      ],
      university: [
        {
          en: 'Food chemistry explains why popcorn pops, and microbiology why honey hardly ever spoils.',
          ko: '꿀은 왜 오래 둬도 잘 상하지 않을까요? 식품과학과의 미생물 수업에서 알게 돼요.',
        },
        {
          en: 'Tasting is a class, too. You sit in a booth, and cookies come through a tiny window.',
          ko: '맛보는 수업은 칸막이 방에서 해요. 작은 창으로 과자가 나오면 점수를 매겨요.',
        },
        {
          en: 'On a summer job at a food company, you may taste ketchup that was kept for a year.',
          ko: '두부는 며칠까지 먹어도 될까요? 온도와 포장을 바꿔 가며 날마다 상하는지 살펴요.',
        },
      ],
      career: [
        {
          en: 'Yogurt is alive. In the factory, you count its bacteria and measure how sour each cup is.',
          ko: '새 과자를 만드는 주방에서는 같은 과자를 굽고 또 구워요. 서른 번 맛보는 날도 있대요.',
        },
        {
          en: 'One peanut can make some children sick. Food scientists write rules to keep it out of the wrong cookie.',
          ko: '봉지 뒤 작은 글씨에 재료를 빠짐없이 적어요. 땅콩이 조금만 들어가도 꼭 알려야 해요.',
        },
        {
          en: 'Crumbs float in space, so astronauts eat tortillas. Food scientists keep them soft for months.',
          ko: '우주에서 먹는 라면은 물이 덜 뜨거워도 익어야 해요. 그런 음식도 연구해요.',
        },
      ],
    },
    activities: [
      {
        en: 'Leave apple slices in salt water, sugar water, and air. Which stay white?',
        ko: '사과 반쪽만 소금물에 담갔다 꺼내 둬요. 어느 쪽이 먼저 갈색이 될까요?',
      },
      {
        en: 'Color apple juice red with food coloring. What do five people say it tastes like?',
        ko: '사과 주스를 식용 색소로 빨갛게 물들여요. 가족은 무슨 맛이라고 할까요?',
      },
      {
        en: 'Make yogurt with a grown-up. Check it every hour, and write down when it turns thick.',
        ko: '어른과 우유로 요구르트를 만들어요. 몇 시간 만에 걸쭉해지는지 적어 둬요.',
      },
      {
        en: 'Read five food labels and find the words that turn up on most of them.',
        ko: '식품 포장 다섯 개를 모아 읽어 봐요. 어디에나 들어 있는 재료가 있나요?',
      },
      {
        en: 'What will people eat in fifty years? Draw one food and how to eat it.',
        ko: '백 년 뒤에는 무엇을 먹을까요? 미래의 음식에 설명서를 붙여 봐요.',
      },
    ],
  },
};
