import type { Career } from '../../model/career.ts';

export const foodScientist = {
  id: 'food-scientist',
  title: { en: 'Food Scientist', ko: '식품과학자' },
  riasec: 'IRC',
  field: 'food',
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
        ko: '과자 봉지는 왜 빵빵할까요? 과자가 부서지지 않게 질소라는 기체를 넣어서예요',
      },
      {
        en: 'Bite into an apple, a carrot, and a cracker. Which one crunches the loudest?',
        ko: '눈을 감고 사과와 당근과 과자를 차례로 깨물어요. 어느 소리가 가장 큰가요?',
      },
      {
        en: 'Look in your fridge. Why do some foods sit in a drawer and others in the door?',
        ko: '우유와 달걀, 김치는 냉장고 어디에 두나요? 그 자리가 왜 좋은지 어른께 여쭤요',
      },
    ],
    middle: [
      {
        en: 'Seal bread in a clear bag, watch the mold through a magnifier, and throw it out unopened.',
        ko: '봉지를 꼭 닫은 채 식빵에 핀 곰팡이를 돋보기로 봐요. 실처럼 뻗은 것이 살아 있어요',
      },
      {
        en: 'Cover your friends’ eyes and hand out red and green grapes. Can they taste the color?',
        ko: '눈을 가리고 과자 맛을 맞히는 놀이를 열어요. 못 먹는 음식이 있는지부터 물어봐요',
      },
      {
        en: 'Tofu sits in water, and dried seaweed comes with a little packet. What is each one for?',
        ko: '두부는 물에 담겨 있고 김에는 작은 봉지가 들어 있어요. 무슨 일을 할까요?',
      },
    ],
    high: [
      {
        en: 'Add vinegar to warm milk in chemistry. The white lumps are the first step of cheese.',
        ko: '식빵은 왜 구우면 갈색이 될까요? 무엇이 무엇으로 바뀌는지 화학에서 배워요',
      },
      {
        en: 'Why does soybean paste get darker month by month? Make that your science fair project.',
        ko: '김치가 날마다 얼마나 시어지는지 재어 과학 전람회에 내요. 통은 꼭 닫아서 들고 가요',
      },
      {
        en: 'Ask thirty people to score one snack, and work out the average.',
        ko: '여러 사람이 매긴 맛 점수를 모아 통계로 정리해요. 내 입맛과 달라서 놀랄지도 몰라요',
      },
    ],
    university: [
      {
        en: 'Food chemistry explains why popcorn pops, and microbiology why honey hardly ever spoils.',
        ko: '꿀은 왜 오래 둬도 잘 상하지 않을까요? 식품과학과의 미생물 수업에서 알게 돼요',
      },
      {
        en: 'Tasting is a class, too. You sit in a booth, and cookies come through a tiny window.',
        ko: '맛보는 수업은 칸막이 방에서 해요. 작은 창으로 과자가 나오면 점수를 매겨요',
      },
      {
        en: 'On a summer job at a food company, you may taste ketchup that was kept for a year.',
        ko: '두부는 며칠까지 먹어도 될까요? 온도와 포장을 바꿔 가며 날마다 상하는지 살펴요',
      },
    ],
    career: [
      {
        en: 'Yogurt is alive. In the factory, you count its bacteria and measure how sour each cup is.',
        ko: '새 과자를 만드는 주방에서는 같은 과자를 굽고 또 구워요. 서른 번 맛보는 날도 있대요',
      },
      {
        en: 'One peanut can make some children sick. Food scientists write rules to keep it out of the wrong cookie.',
        ko: '봉지 뒤 작은 글씨에 재료를 빠짐없이 적어요. 땅콩이 조금만 들어가도 꼭 알려야 해요',
      },
      {
        en: 'Crumbs float in space, so astronauts eat tortillas. Food scientists keep them soft for months.',
        ko: '우주에서 먹는 라면은 물이 덜 뜨거워도 익어야 해요. 그런 음식도 연구해요',
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
      ko: '어른과 우유로 요구르트를 만들어요. 몇 시간 만에 걸쭉해지는지 적어 둬요',
    },
    {
      en: 'Read five food labels and find the words that turn up on most of them.',
      ko: '식품 포장 다섯 개를 모아 읽어 봐요. 어디에나 들어 있는 재료가 있나요?',
    },
    {
      en: 'What will people eat in fifty years? Draw one food and how to eat it.',
      ko: '백 년 뒤에는 무엇을 먹을까요? 미래의 음식에 설명서를 붙여 봐요',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: 'Elective subjects and their names follow the 2022 curriculum and the high school credit system.',
      year: 2026,
      source: 'K4–K6',
      checkAgain: '2027-03',
    },
  ],
} satisfies Career;
