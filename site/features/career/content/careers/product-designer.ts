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
        ko: '연필은 굴러가지 않게 모가 나 있어요. 그럼 컵에는 왜 손잡이가 있을까요?',
      },
      {
        en: 'Choose something that is hard to open or hold, and draw it in a better shape.',
        ko: '우리 집에서 잘 안 열리는 물건은 무엇인가요? 더 나은 모양을 그려 봐요',
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
        en: 'Use a 3D printing class to design something small that you’d use every day.',
        ko: '사물함에 걸 고리를 그려 3D 프린터로 뽑아요. 아래부터 조금씩 쌓여 올라와요',
      },
    ],
    high: [
      {
        en: 'In physics, turn a screw with a thin handle, then with a thick one. Which is easier?',
        ko: '물리학을 알면 의자가 왜 넘어지는지 보여요. 미술에서는 앉고 싶은 모양을 그려요',
      },
      {
        en: 'Draw the same cup twenty times. Number nineteen may be the one you build.',
        ko: '가위를 쓰는 친구 다섯 명의 손을 찍어요. 왼손잡이는 어디에서 멈칫할까요?',
      },
      {
        en: 'Build the same box from bamboo, cork, and cardboard, and test which one lasts.',
        ko: '옥수수나 종이로 만든 그릇도 있어요. 쓰고 나면 흙이 되는 재료로 모형을 만들어요',
      },
    ],
    university: [
      {
        en: 'Build a chair out of cardboard in industrial design class. Then your teacher sits on it.',
        ko: '산업 디자인을 전공하면 칫솔부터 버스 의자까지 온갖 물건을 다뤄요',
      },
      {
        en: 'Research class watches ten people open one jar, and somebody may use teeth.',
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
        en: 'Put the handle that broke into your portfolio, too, and show how you fixed it.',
        ko: '회사에는 작품집(내 작품을 모은 책)을 보여 줘요. 누구의 불편을 풀었는지부터 말해요',
      },
      {
        en: 'Rice cookers and hospital beds both have buttons, so designers can move between fields.',
        ko: '선풍기 하나를 오래 맡으면 바람 소리만 듣고도 어디가 틀어졌는지 안대요',
      },
    ],
  },
  activities: [
    {
      en: 'Try to open a jar with wet hands. Then draw a lid that would help.',
      ko: '병뚜껑이든 서랍이든, 쓰기 불편한 물건을 일주일에 하나씩 사진으로 남겨요',
    },
    {
      en: 'Cut a desk organizer from cereal boxes, use it for a week, and improve it.',
      ko: '재활용품으로 책상 정리함을 만들어요. 일주일 써 보고 불편한 데를 고쳐요',
    },
    {
      en: 'Interview three people in your family about what they like, and design each a gift.',
      ko: '선물할 사람에게 무엇이 불편한지 묻고, 그것을 덜어 줄 물건을 설계해요',
    },
    {
      en: 'Hold five different cups, and find out why one handle fits your hand best.',
      ko: '좋아하는 물건을 앞에서, 옆에서, 위에서 보고 세 장으로 그려요',
    },
    {
      en: 'How did people close their coats before the zipper? Find out who changed that.',
      ko: '발명가는 첫 물건을 어떻게 고쳤을까요? 처음 것과 나중 것을 나란히 그려요',
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
