import type { Chapter } from '../../model/book.ts';

export const chapters1To3: readonly Chapter[] = [
  {
    number: 1,
    title: { en: 'The Day That Fell in the Sea', ko: '비행기가 꿀꺽한 하루' },
    panels: [
      {
        id: '1-1',
        text: {
          en: 'Dad stayed home with the dog, because Noodle couldn’t open cans. So on the night of June thirteenth only Mom, Max and Charlotte flew to Korea. Charlotte wore her paper crown, because tomorrow she’d be eight.\nShe slept like a suitcase.\n*Clack* went the airport board at dawn. *June 15*.\n“Where’s the fourteenth?” asked Charlotte.\nShe turned out her pockets and crawled under nine seats. She found one candy wrapper, no fourteenth, and her cousin Doyun, who called himself Oppa, Big Brother.\n“There’s a line in the ocean,” he said, and hopped over the yellow strip on the floor. “That side is Sunday, this side is Monday, and you slept over it.”\n“But Sunday was my birthday!”\nThen Halmeoni, her grandmother, came running.\n“Your birthday? It’s at my house!”',
          ko: '아빠는 집에 남았어요. 강아지 누들이 혼자서는 깡통을 못 따거든요. 그래서 13일 밤, 엄마와 맥스와 샬롯만 한국 가는 비행기를 탔어요. 자고 나면 14일, 여덟 번째 생일이에요. 종이 왕관을 쓴 샬롯은 여행 가방처럼 쿨쿨 잤어요.\n내리니 막 동이 트고 있었어요. 철컥, 날짜판이 넘어갔어요. 6월 15일.\n“어, 14일은?”\n샬롯은 주머니를 홀랑 뒤집고, 의자 밑도 엉금엉금 뒤졌어요. 사탕 껍질이 나왔어요. 오빠라고 우기는 사촌 도윤이도 나왔어요. 14일은 안 나왔어요.\n“바다에 날짜 바뀌는 줄이 있거든.” 도윤이가 바닥의 노란 줄을 폴짝 넘었어요. “저쪽은 일요일, 이쪽은 월요일. 너, 자면서 넘어온 거야.”\n“일요일이 내 생일인데!”\n그때 할머니가 두 팔을 벌리고 다다다 달려오셨어요.\n“아이고, 우리 강아지! 네 생일은 할미 집에 있다!”',
        },
        short: {
          en: 'Charlotte’s birthday was June 14. Her plane crossed a line at sea. Now it was June 15! She looked under nine seats.\n“Your birthday? It’s at my house,” said Halmeoni, her grandma.',
          ko: '비행기에서 자고 나면 14일, 샬롯 생일!\n그런데 자고 나니 15일이에요.\n“네 생일은 할미 집에 있다!”',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'Mom, where did the fourteenth go?', ko: '엄마, 십사일은 어디 갔어?' },
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
          en: 'An airport hall at pale dawn. Charlotte, with a squashed paper crown and both pockets turned out, points up at a board that says June 15 in Korean. Max sleeps on the suitcase beside Mom. Halmeoni runs toward them with her arms wide, Aunt Duna comes behind in a bicycle helmet, and cousin Doyun holds up a name card.',
          ko: '동이 틀 무렵의 공항. 머리가 헝클어지고 종이 왕관이 찌그러진 샬롯이 주머니를 양쪽 다 뒤집어 놓은 채 ‘6월 15일’이라고 쓰인 날짜판을 가리켜요. 엄마 옆 여행 가방 위에서 맥스가 자고 있어요. 할머니가 두 팔을 활짝 벌리고 달려오시고, 뒤에는 자전거 헬멧을 쓴 이모와 이름 카드를 든 사촌 도윤이가 있어요.',
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
          en: 'Under every big number on Halmeoni’s calendar lived one as small as an ant.\n“Big ones are the sun’s, and small ones are the moon’s,” said Halmeoni, and she tapped an ant. “When you were born, your mom called, and I ran outside to tell the moon. It was brand-new, too, and as thin as this fingernail. Tomorrow it comes back.”\nCharlotte climbed on a stool till her nose touched June. The sun had dropped her birthday in the sea, but the moon hadn’t even brought it yet!\nShe pulled the red pencil from behind her ear and circled the ant.\n“One more sleep,” said Doyun, and his counter clicked.\n“And then seaweed soup!” said Halmeoni.\nThree bags of seaweed were waiting in the cupboard, dry and very quiet.',
          ko: '할머니 달력에는 큰 숫자 밑에 개미만 한 숫자가 살아요.\n“큰 건 해를 보고 세는 날, 요건 달을 보고 세는 날. 음력이란다.” 할머니가 발돋움해 개미를 톡 짚으셨어요. “너 태어났다고 전화 온 저녁에, 할미가 마당으로 뛰어나갔지. 달한테 자랑하려고. 달도 갓 나와서 딱 요 손톱 끝처럼 가늘더라. 그 달이 내일 또 뜬다.”\n샬롯은 의자에 올라가 코를 바짝 댔어요. 해 생일은 비행기가 꿀꺽했지만, 달 생일은 아직 오지도 않았어요! 샬롯은 귀에 꽂은 빨간 연필을 뽑아 개미한테 동그라미를 쳐 주었어요.\n딸깍. 도윤이가 수 세는 딸깍이를 눌렀어요.\n“한 밤 남았네.”\n“그럼 내일은 미역국이다!” 할머니가 벙글벙글 웃으셨어요.\n찬장 속에서 미역 세 봉지가 기다리고 있었어요. 바싹 마른 채, 아주 얌전하게요.',
        },
        short: {
          en: 'Halmeoni’s calendar had big numbers and ant numbers.\n“Sun days are big. Moon days are ants.”\nThe moon hadn’t brought Charlotte’s birthday yet!\n“One more sleep,” said Halmeoni. “Then seaweed soup!”',
          ko: '할머니 달력에는 개미만 한 숫자도 살아요.\n“달을 보고 세는 음력이란다.”\n샬롯 생일이 거기 있었어요!',
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
          en: 'Morning in Halmeoni’s living room, at a big paper calendar. Charlotte circles a tiny number, 5.2 under the 16, in red pencil, and Halmeoni taps it from below with her coral fingernail. Doyun clicks his counter. A framed photo hangs next to the calendar.',
          ko: '아침, 할머니 댁 거실의 커다란 종이 달력 앞. 샬롯이 16 밑의 아주 작은 숫자 5.2에 빨간 연필로 동그라미를 쳐요. 할머니는 산홋빛 손톱으로 그 숫자 바로 밑을 짚고 계시고, 도윤이는 딸깍이를 눌러요. 달력 옆에는 사진 액자가 걸려 있어요.',
        },
        find: {
          en: 'Somebody we know couldn’t come on the plane. How is he dressed for dinner?',
          ko: '비행기를 못 탄 식구가 벽에 있어요. 목에 무엇을 둘렀나요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'A Month of Moons', ko: '달 달력' },
        description: {
          en: 'Color in what you see, and see how the moon grows and shrinks.',
          ko: '달은 날마다 얼굴이 달라요. 본 만큼만 칠해 봐요.',
        },
        steps: [
          {
            en: 'Find the moon’s day 1 on a calendar. On day 2, step outside just after sunset and look low in the west.',
            ko: '달력에서 음력 1일을 찾아요. 음력 2일, 해가 지자마자 서쪽 하늘 낮은 데를 봐요.',
          },
          {
            en: 'Every evening, color the part of the circle that shines. Is it cloudy? Draw a cloud.',
            ko: '저녁마다 동그라미에서 환한 쪽만 칠해요. 흐린 날은 구름을 그려요.',
          },
          {
            en: 'On which days is the moon too late for your bedtime?',
            ko: '달이 늦게 떠서 못 보고 자는 날은 며칠쯤일까요?',
          },
        ],
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
          en: 'At two in the morning, Charlotte was as awake as lunchtime. At home it *was* lunchtime.\nShe crept to the kitchen in Halmeoni’s flowery pants to soak the seaweed for the birthday soup, as a surprise.\nIt crackled in the bag, and it looked like a handful of hair.\n“Is that *all*?” whispered Charlotte.\nThe bag said 20. Twenty hairs, she guessed. In went the first bag, and the second bag, to be nice, and the third bag, to be sure. She filled the giant bowl with water and turned to go.\nBehind her, something went *ssslip*.',
          ko: '새벽 두 시인데 눈이 말똥말똥했어요. 미국 집은 지금 점심때니까요.\n샬롯은 할머니의 꽃무늬 바지를 둥둥 걷고 살금살금 부엌으로 갔어요. 미역을 미리 불려 놓으면 할머니가 아침에 깜짝 놀라시겠지요?\n바스락바스락. 마른 미역은 꼭 머리카락 한 줌 같았어요.\n“애걔, 이걸 누구 코에 붙여?”\n봉지에는 ‘20인분’이라고 쓰여 있었어요.\n“인분이가 누구지? 스무 살인가?”\n인분이 언니까지 먹으려면 더 있어야겠어요. 샬롯은 한 봉지를 몽땅 부었어요. 돕는 김에 한 봉지 더. 이왕이면 마지막 봉지도 탈탈. 양푼에 물을 찰랑찰랑 붓고 돌아섰지요.\n등 뒤에서 스르륵, 소리가 났어요.',
        },
        short: {
          en: 'At two in the morning, Charlotte was wide awake. She would help with the birthday soup! One bag of seaweed looked like a haircut. She soaked three.\nBehind her, something went *ssslip*.',
          ko: '생일에는 미역국! 샬롯이 밤에 미역을 불렸어요.\n“애걔, 요만큼?”\n세 봉지 다 풍덩!\n등 뒤에서 스르륵.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'A bit more. Just a bit.', ko: '더 넣자. 조금만 더.' },
            position: 'center',
          },
        ],
        alt: {
          en: 'A dark kitchen, with a street lamp in the window. Charlotte, in Halmeoni’s flowery pants rolled up to the knees, tips the last of three bags of crackly black seaweed into a giant dented bowl. One strand creeps over the rim like a finger.',
          ko: '창밖에 가로등만 켜진 캄캄한 부엌. 할머니의 꽃무늬 바지를 무릎까지 걷어 입은 샬롯이 까맣고 바삭한 미역을 커다란 양푼에 쏟아요. 벌써 세 번째 봉지예요. 미역 한 가닥이 손가락처럼 양푼을 넘어오고 있어요.',
        },
        find: {
          en: 'Every bag has a number on it. Can you read it? How many bags are there?',
          ko: '미역 봉지마다 숫자가 있어요. 몇일까요? 봉지는 모두 몇 개인가요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'Just a Spoonful', ko: '미역 한 숟가락' },
        description: {
          en: 'How big does one spoonful of dry seaweed grow? Guess before you look.',
          ko: '마른 미역 한 숟가락은 얼마나 불어날까요? 먼저 어림해 봐요.',
        },
        steps: [
          {
            en: 'Put one spoonful of dry seaweed in a glass. Draw a line where you think it will end.',
            ko: '유리컵에 마른 미역 한 숟가락을 넣어요. 어디까지 불어날지 줄을 그어 봐요.',
          },
          {
            en: 'Fill the glass with water. Draw what you see after 10, 20 and 40 minutes.',
            ko: '물을 가득 부어요. 10분, 20분, 40분 뒤에 본 대로 그려요.',
          },
          { en: 'One spoonful only. Halmeoni is watching.', ko: '꼭 한 숟가락만! 할머니가 보고 계세요.' },
        ],
      },
    ],
  },
];
