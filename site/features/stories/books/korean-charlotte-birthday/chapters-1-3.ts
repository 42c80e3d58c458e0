import type { Chapter } from '../book.ts';

export const chapters1To3: readonly Chapter[] = [
  {
    number: 1,
    title: { en: 'The Day That Fell in the Sea', ko: '하늘에서 사라진 날' },
    panels: [
      {
        id: '1-1',
        text: {
          en: 'On the night of the thirteenth Charlotte flew off in a paper crown. She’d wake up on the fourteenth, eight years old. She slept like a suitcase. In Korea the date board went *clack* and said June 15. Charlotte turned out her pockets and crawled under the seats. She found one candy wrapper, no fourteenth, and a cousin who called himself Big Brother. Then Halmeoni, her grandmother, came running. “Your birthday? It’s at my house!”',
          ko: '13일 밤, 샬롯은 종이 왕관을 쓰고 비행기를 탔어요. 자고 나면 14일, 여덟 번째 생일이거든요. 쿨쿨 자고 내리니 한국은 막 동이 트고 있었어요. 그런데 날짜판이 이상했어요. 6월 15일. 어, 14일은? 샬롯은 주머니를 홀랑 뒤집고, 의자 밑도 엉금엉금 뒤졌어요. 사탕 껍질도 나오고 오빠라고 우기는 사촌 도윤이도 나왔는데, 14일은 안 나왔어요. 그때 할머니가 두 팔을 벌리고 다다다 달려오셨어요. “아이고, 우리 강아지! 생일은 할미 집에 있다.”',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'Mom, where did the fourteenth go?', ko: '엄마, 십사일은 어디 갔어요?' },
            position: 'left',
          },
          {
            character: 'doyun',
            text: {
              en: 'I’m four months older. Call me Oppa.',
              ko: '넉 달 먼저 태어났으니까 오빠라고 불러.',
            },
            position: 'right',
          },
        ],
        alt: {
          en: 'An airport hall at pale dawn. Charlotte, with messy hair and a squashed paper crown, points up at a board that says June 15 in Korean. Max sleeps on the suitcase beside Mom. Halmeoni runs toward them with her arms wide, Aunt Duna comes behind in a bicycle helmet, and cousin Doyun holds up a name card.',
          ko: '동이 틀 무렵의 공항. 머리가 헝클어지고 종이 왕관이 찌그러진 샬롯이 ‘6월 15일’이라고 쓰인 날짜판을 가리켜요. 엄마 옆 여행 가방 위에서 맥스가 자고 있어요. 할머니가 두 팔을 활짝 벌리고 달려오시고, 뒤에는 자전거 헬멧을 쓴 이모와 이름 카드를 든 사촌 도윤이가 있어요.',
        },
        find: {
          en: 'Doyun has crossed something out on his card. What did he write first?',
          ko: '도윤이가 카드에 썼다가 지운 글자가 있네요. 처음에는 뭐라고 썼을까요?',
        },
      },
    ],
  },
  {
    number: 2,
    title: { en: 'The Small Number', ko: '작은 숫자' },
    panels: [
      {
        id: '2-1',
        text: {
          en: 'Under every big number on Halmeoni’s calendar lived one as small as an ant. “Big ones are the sun’s,” said Halmeoni, *tap*. “Small ones are the moon’s. On your birthday the moon always wears the same face.” The sun had dropped Charlotte’s in the sea, but the moon still had it! Charlotte circled it in red. “One sleep till seaweed soup,” said cousin Doyun, and his counter clicked. In the cupboard, three bags were waiting.',
          ko: '할머니 달력에는 큰 숫자 밑에 개미만 한 숫자가 살아요. 할머니가 발돋움해 톡톡 짚으셨어요. “큰 건 해로 세는 날, 요건 달로 세는 날. 음력이란다.” 달로 세면 생일마다 똑같은 달이 뜬대요. 해 생일은 놓쳤지만 달 생일은 바로 내일이에요! 샬롯은 귀에 꽂은 빨간 연필로 동그라미를 쳤어요. 딸깍. 도윤이가 수 세는 딸깍이를 눌렀어요. “하룻밤 남았네.” “그럼 내일은 미역국이다!” 할머니가 벙글벙글 웃으셨어요. 찬장에서 미역 세 봉지가 기다리고 있었지요.',
        },
        speechBubbles: [
          {
            character: 'halmeoni',
            text: { en: 'On my calendar, it’s tomorrow.', ko: '내 달력에선 네 생일이 내일이다.' },
            position: 'left',
          },
          {
            character: 'charlotte',
            text: { en: 'My birthday has two houses?', ko: '생일이 두 군데 살아요?' },
            position: 'right',
          },
        ],
        alt: {
          en: 'Morning in Halmeoni’s living room. Halmeoni stands on tiptoe at a big paper calendar and taps a tiny number with her coral fingernail. There is a red circle around it. Charlotte’s nose nearly touches the page, and Doyun clicks his counter. Steam rises from the breakfast tray.',
          ko: '아침, 할머니 댁 거실. 할머니가 까치발로 서서 커다란 종이 달력의 아주 작은 숫자를 산홋빛 손톱으로 짚고 계세요. 그 숫자에 빨간 동그라미가 있어요. 샬롯은 코가 닿을 만큼 들여다보고, 도윤이는 딸깍이를 눌러요. 아침 밥상에서 김이 올라와요.',
        },
        find: {
          en: 'Somebody we know couldn’t come on the plane. How is he dressed for dinner?',
          ko: '비행기를 못 탄 식구가 벽에 있어요. 목에 무엇을 둘렀나요?',
        },
      },
    ],
  },
  {
    number: 3,
    title: { en: 'Just a Handful', ko: '미역 한 줌' },
    panels: [
      {
        id: '3-1',
        text: {
          en: 'At two in the morning, Charlotte was as awake as lunchtime. At home it *was* lunchtime. She tiptoed to the kitchen to help. Dry seaweed crackled in the bag. It looked like a handful of old hair. That couldn’t feed anybody! She poured in one bag, then two, then every crumb of the third. She added water and turned to go. Behind her, something went *ssslip*.',
          ko: '새벽 두 시인데 눈이 말똥말똥했어요. 미국은 지금 한낮이니까요. 샬롯은 까치발로 부엌에 갔어요. 할머니 대신 미역을 불려 놓고 싶었거든요. 바스락바스락. 마른 미역은 꼭 머리카락 한 줌 같았어요. 이걸 누구 코에 붙여? 한 봉지를 붓고, 또 한 봉지를 붓고, 마지막 봉지까지 탈탈 털었어요. 물을 붓고 돌아서는데 등 뒤에서 스르륵, 소리가 났어요.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'A bit more. Just a bit.', ko: '더 넣자. 조금만 더.' },
            position: 'center',
          },
        ],
        alt: {
          en: 'A dark kitchen with the moon in the window. Charlotte, in Halmeoni’s flowery pants rolled up to the knees, tips the last of three bags of crackly black seaweed into a giant dented bowl. One strand creeps over the rim like a finger.',
          ko: '창밖에 달이 뜬 캄캄한 부엌. 할머니의 꽃무늬 바지를 무릎까지 걷어 입은 샬롯이 까맣고 바삭한 미역을 커다란 양푼에 쏟아요. 벌써 세 번째 봉지예요. 미역 한 가닥이 손가락처럼 양푼을 넘어오고 있어요.',
        },
        find: {
          en: 'The bags have something to say about how much. Can you read it?',
          ko: '미역 봉지에 작은 글씨가 있어요. 뭐라고 쓰여 있나요?',
        },
      },
    ],
  },
];
