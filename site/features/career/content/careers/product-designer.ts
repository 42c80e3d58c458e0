import type { Career } from '../../model/career.ts';

export const productDesigner = {
  id: 'product-designer',
  title: { en: 'Product Designer', ko: '제품 디자이너' },
  riasec: 'AIE',
  field: 'design',
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
        ko: '두꺼운 장갑을 끼고 과자 봉지를 뜯어요. 손힘이 약한 사람은 날마다 이렇게 힘들어요',
      },
      {
        en: 'Think up a thing nobody sells yet, and make it from clay and paper.',
        ko: '머릿속에 떠오른 물건을 찰흙으로 만들어 손에 쥐어 봐요',
      },
    ],
    middle: [
      {
        en: 'Ask friends what annoys them about their school bags, and write down what they need.',
        ko: '책가방 때문에 어깨가 아픈 친구가 있나요? 어디가 불편한지 들은 말을 그대로 적어요',
      },
      {
        en: 'Build a pencil case from cardboard, drop it ten times, and make it stronger.',
        ko: '두꺼운 종이로 연필꽂이를 세 번 만들어 볼까요? 만들 때마다 한 군데씩 고쳐요',
      },
      {
        en: 'Design a locker hook and 3D-print it. You can watch it grow, layer by thin layer.',
        ko: '사물함에 걸 고리를 그려 3D 프린터로 뽑아요. 아래부터 조금씩 쌓여 올라와요',
      },
    ],
    high: [
      {
        en: 'In physics, try a screwdriver with a thin handle, then a thick one. Which turns more easily?',
        ko: '물리학을 알면 의자가 왜 넘어지는지 보여요. 미술에서는 앉고 싶은 모양을 그려요',
      },
      {
        en: 'Sketch an umbrella in twenty ways for art class. Number nineteen may be the one you build.',
        ko: '우산 하나를 스무 가지로 그려요. 열아홉 번째 그림을 만들게 될지도 몰라요',
      },
      {
        en: 'Make the same box from cork, bamboo, and cardboard, and see which one survives a rainy week.',
        ko: '옥수수로 만든 그릇도 있대요. 쓰레기를 줄이는 재료를 찾아 모형을 만들어요',
      },
    ],
    university: [
      {
        en: 'Build a chair out of cardboard in industrial design class. Then your teacher sits on it.',
        ko: '산업 디자인을 전공하면 칫솔부터 버스 의자까지 온갖 물건을 다뤄요',
      },
      {
        en: 'To test a design, watch ten people try it. You may take notes, but you may not help.',
        ko: '“여기를 누르면 되나?” 처음 쓰는 사람이 어디에서 멈추는지 지켜보고 적어요',
      },
      {
        en: 'Companies bring real problems to class, such as a can opener that hurts the hand.',
        ko: '안 넘어지는 물통처럼 회사가 낸 문제를 팀으로 풀어요. 공장에서도 만들 수 있을까요?',
      },
    ],
    career: [
      {
        en: 'Beginners may design only the lid of a pot, and test forty lids.',
        ko: '손잡이 하나를 여러 날 다시 그려요. 아이 손에도 할머니 손에도 맞아야 하니까요',
      },
      {
        en: 'To get a job, show a book of designs: the handle that broke, then the one that held.',
        ko: '회사에는 작품집(내 작품을 모은 책)을 보여 줘요. 누구의 불편을 풀었는지부터 말해요',
      },
      {
        en: 'A designer may move from rice cookers to hospital beds. Tired people have to understand both.',
        ko: '올해는 밥솥을, 내년에는 병원 침대를 맡기도 해요. 지친 사람도 쓰기 쉬워야 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Once a week, take a photo of something that’s hard to use, such as a stuck drawer.',
      ko: '병뚜껑이든 서랍이든, 쓰기 불편한 물건을 일주일에 하나씩 사진으로 남겨요',
    },
    {
      en: 'Take a click pen apart, lay out the pieces, and find the one that clicks.',
      ko: '똑딱 볼펜을 분해해 부품을 늘어놓고, ‘똑딱’ 소리를 내는 부품을 찾아요',
    },
    {
      en: 'Make a paper remote control with only three buttons. Which three will you keep?',
      ko: '버튼이 세 개뿐인 리모컨을 종이로 만들어요. 어떤 버튼을 남길까요?',
    },
    {
      en: 'Draw a favorite toy from the front, the side, and the top, as designers do.',
      ko: '좋아하는 물건을 앞에서, 옆에서, 위에서 보고 세 장으로 그려요',
    },
    {
      en: 'How did people close their coats before the zipper? Find out who changed that.',
      ko: '지퍼가 없던 옛날에는 외투를 어떻게 잠갔을까요? 알아보고 가족에게 들려줘요',
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
  ],
} satisfies Career;
