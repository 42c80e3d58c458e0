import type { Chapter } from '../../model/book.ts';

export const chapters4To6: readonly Chapter[] = [
  {
    number: 4,
    title: { en: 'The Kitchen Sea', ko: '부엌 바다' },
    panels: [
      {
        id: '4-1',
        text: {
          en: 'In the morning Charlotte pushed the kitchen door.\nThe kitchen door pushed back.\n“Two hundred,” said Doyun, who was counting strands under a seaweed mustache. “And that’s just the fan.”\nHalmeoni didn’t say one word. Charlotte’s ears got hot, and Max had time to swim to the fridge and back.\n“I wanted to help,” said Charlotte, in a very small voice.\n“Good,” said Halmeoni. “Now you can.”\nAnd she took the lid of her biggest pot and knocked on it, two times, for luck.',
          ko: '아침에 샬롯이 부엌문을 밀었어요.\n물컹. 부엌문도 샬롯을 밀었어요.\n틈으로 보니 부엌이 통째로 미역이었어요.\n“이백 가닥.” 미역 콧수염을 단 도윤이가 말했어요. “아직 선풍기밖에 못 셌어.”\n할머니는 말씀이 없으셨어요. 맥스가 냉장고까지 헤엄쳐 갔다 오도록 없으셨어요. 샬롯은 귀가 화끈거렸어요.\n“도와드리려고요…” 샬롯이 기어드는 소리로 말했어요.\n“오냐. 그럼 이제부터 도와라.”\n할머니가 제일 큰 냄비를 꺼내 뚜껑을 똑똑 두드리셨어요. 일이 잘 풀리라고요.',
        },
        short: {
          en: 'In the morning, Charlotte pushed the kitchen door. The door pushed back. Even the fan wore seaweed!\n“I wanted to help,” said Charlotte.\n“Good,” said Halmeoni. “Now you can.”',
          ko: '샬롯이 문을 밀었어요.\n물컹. 미역도 샬롯을 밀었어요!\n“도와드리려고요…”\n“오냐, 이제부터 도와라.” 할머니가 말씀하셨어요.',
        },
        speechBubbles: [
          {
            character: 'halmeoni',
            text: { en: 'You’ve brought in the whole sea!', ko: '아이고, 바다를 통째로 들였네!' },
            position: 'left',
          },
          {
            character: 'max',
            text: { en: 'I’m a *WATER* dinosaur!', ko: '크앙! 나는 물공룡!' },
            position: 'right',
          },
        ],
        alt: {
          en: 'A bright kitchen drowned in glossy green seaweed, even the stove and the fan. Halmeoni, between a scream and a laugh, knocks on the lid of her biggest pot. Charlotte peeks out of the heap with an empty bag. Max swims along the floor in his dinosaur hood. Doyun, with a seaweed mustache, clicks his counter.',
          ko: '환한 부엌이 반들반들한 초록 미역으로 뒤덮였어요. 가스레인지도 선풍기도 미역투성이예요. 할머니는 비명인지 웃음인지 모를 얼굴로 제일 큰 냄비 뚜껑을 똑똑 두드리세요. 미역 더미에서 올라온 샬롯은 빈 봉지를 들고 눈을 못 마주쳐요. 공룡 옷을 입은 맥스는 바닥에서 헤엄치고, 미역 콧수염을 단 도윤이는 딸깍이만 눌러요.',
        },
        find: {
          en: 'One strand of seaweed has dressed up for the birthday. Where is it?',
          ko: '생일이라고 멋을 부린 미역 한 가닥이 있어요. 어디에 있을까요?',
        },
      },
    ],
  },
  {
    number: 5,
    title: { en: 'Soup’s Here!', ko: '국 왔어요!' },
    panels: [
      {
        id: '5-1',
        text: {
          en: '“Twenty *bowls*,” Halmeoni read from an empty bag.\n“Not hairs?” said Charlotte.\n“You soaked three bags,” said Doyun. “Sixty.”\nSo Halmeoni cooked sixty bowls, with beef, till the windows dripped.\n“Your mom ate this when she had you,” she told Charlotte. “I ate it when I had her, my Hana, and when I had your aunt Duna.”\n*Hana* means one, and *Duna* sounds like two.\n“Why isn’t there a Three?”\n“I got busy.”\nSix people ate two bowls each and lay down, and that left forty-eight.\n“That’s a lot of birthday for one house,” said Charlotte, and she drew the alley, with a pot at every gate.\nOff they went, with soup sloshing and Max banging a lid. *Ding-dong!* The first gate opened, and a nose came out.',
          ko: '할머니가 빈 봉지를 쳐들고 읽으셨어요.\n“이십 인분. 스무 사람이 먹는다는 소리다.”\n인분이는 언니가 아니었어요.\n“스물, 마흔, 예순. 예순 그릇!” 도윤이가 세었어요.\n할머니는 소고기랑 미역을 참기름에 달달 볶아 국을 푹 끓이셨어요.\n“네 엄마도 너 낳고 이 국을 먹었지. 나는 하나 낳고 먹고, 두나 낳고 또 먹고.”\n하나는 엄마, 두나는 이모예요.\n“셋째는 왜 없어요?”\n“둘까지 세고 나니 바빠서 못 셌지.”\n여섯 식구가 두 그릇씩 먹고 벌렁 누웠어요. 그래도 마흔여덟 그릇이 남았어요. 샬롯은 누운 채 창밖 골목을 보았어요.\n“대문이 참 많네.”\n샬롯은 벌떡 일어나 골목을 쓱쓱 그리고, 대문마다 냄비를 하나씩 그려 넣었지요.\n계단마다 국이 찰랑찰랑, 맥스는 냄비 뚜껑을 챙챙. 딩동! 첫 번째 대문이 열리고, 코가 먼저 나왔어요.',
        },
        short: {
          en: 'Halmeoni cooked sixty bowls of soup. Six people ate twelve.\n“That’s a lot of birthday,” said Charlotte.\nShe took the rest from gate to gate.\n*Ding-dong!* A nose came out.',
          ko: '그 미역을 다 끓이니 국이 예순 그릇!\n샬롯은 골목 대문마다 국을 날랐어요.\n딩동! 코가 먼저 나왔어요.',
        },
        speechBubbles: [
          { character: 'neighbor', text: { en: 'Who is it?', ko: '누구세요?' }, position: 'left' },
          { character: 'charlotte', text: { en: 'It’s soup!', ko: '미역국이에요!' }, position: 'center' },
        ],
        alt: {
          en: 'Morning on a steep alley of stairs. Charlotte, on her toes, hugs a pot in one arm and rings a doorbell. The green gate is open a crack, and the steam of the soup has already reached the nose of the neighbor who looks out. Max bangs a spoon on a lid. A cat looks up at the pot.',
          ko: '아침, 계단이 가파른 골목. 샬롯이 한 팔로 냄비를 꼭 안고 발돋움해 벨을 눌러요. 초록 대문이 빼꼼 열리고, 국에서 난 하얀 김이 이웃 아주머니 코앞까지 뻗어 있어요. 맥스는 숟가락으로 냄비 뚜껑을 두드려요. 고양이가 냄비를 올려다봐요.',
        },
        find: {
          en: 'One guest has no bell to ring. Who follows the smell of beef?',
          ko: '고기 냄새를 맡고 따라오는 손님이 있어요. 누구일까요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'Forty-Eight Bowls', ko: '마흔여덟 그릇' },
        description: {
          en: 'There are forty-eight bowls of soup and eight gates. Draw who lives behind each gate, and write how many bowls they get.',
          ko: '국은 마흔여덟 그릇, 대문은 여덟 개. 누가 사는지 그리고, 몇 그릇씩 나눌지 적어요.',
        },
        steps: [
          { en: 'First give everybody the same.', ko: '먼저 집집마다 똑같이 나눠 봐요.' },
          {
            en: 'Then give eight different numbers. Do they still make 48?',
            ko: '이번에는 여덟 집에 모두 다르게 나눠요. 다 더하면 그대로 48인가요?',
          },
        ],
      },
    ],
  },
  {
    number: 6,
    title: { en: 'No Pot Comes Home Empty', ko: '빈 그릇으로는 안 돌아와요' },
    panels: [
      {
        id: '6-1',
        text: {
          en: 'The rice-cake shop was one big cloud, and somebody in it was slurping. Out came Mrs. Tteok, and she turned her soup pot upside down.\n“It’s empty.”\n“You ate it,” said Doyun.\nBut in that alley no pot goes home empty. *Plop, plop, plop!* In fell millet balls in red bean coats, and on top went a slab of snow-white rice cake.\n“Eat them every birthday till you’re ten,” said Mrs. Tteok, “and bad luck won’t know where you live.”\nDoyun counted thirty-one. His cheeks were very round.\nOne by one, the other pots came home, too. They brought cherries, seven potatoes, and Bami the cat, who was asked to get out.\nOnly the cleaner’s pot was missing. What can a cleaner put in a pot?',
          ko: '떡집은 김이 자욱해서 아무것도 안 보였어요. 후루룩, 후루룩, 소리만 났어요.\n“어, 시원하다!”\n샬롯은 고개를 갸웃했어요. 펄펄 끓는 국인데요?\n떡집 아주머니가 김 속에서 나왔어요. 그런데 냄비를 거꾸로 들고 눈을 흘겼어요.\n“비었네.”\n“아주머니가 드셨잖아요.” 도윤이가 말했어요.\n하지만 이 골목에는 빈 그릇이 돌아가는 법이 없대요. 데굴데굴, 붉은 수수팥떡이 냄비로 굴러 들어갔어요. 그 위에 하얀 백설기도 척!\n“열 살까지 생일마다 먹어. 그럼 나쁜 일이 너희 집을 못 찾아.”\n도윤이는 서른한 알을 세었어요. 볼이 양쪽 다 불룩했어요.\n다른 냄비도 왔어요. 앵두가 한 바가지, 햇감자가 일곱 알, 고양이가 한 마리. 고양이 밤이한테는 그만 나와 달라고 했어요.\n이제 안 온 건 세탁소 냄비뿐이에요. 그런데 세탁소에서는 냄비에 뭘 담지요?',
        },
        short: {
          en: 'Mrs. Tteok ate her soup. But no pot goes home empty! She filled it with rice cakes. Other pots brought cherries, potatoes and a cat. The cat was asked to get out.',
          ko: '빈 냄비가 꽉 차서 돌아왔어요.\n수수팥떡에, 앵두에, 감자에, 고양이!\n고양이한테는 나와 달라고 했어요.',
        },
        speechBubbles: [
          {
            character: 'tteok',
            text: { en: 'An empty pot? In *MY* shop?', ko: '그릇을 어떻게 빈 채로 보내니?' },
            position: 'left',
          },
          {
            character: 'doyun',
            text: { en: 'Should we bring more soup tomorrow?', ko: '그럼 내일 또 국을 가져올까요?' },
            position: 'right',
          },
        ],
        alt: {
          en: 'The front of a rice-cake shop in clouds of steam. A round lady in a pink apron roars with laughter and tips millet balls in red bean crumbs from a basket into the soup pot. Charlotte holds the pot steady on a stool, and Doyun clicks his counter with his cheeks full. Max has a red bean mustache.',
          ko: '김이 뭉게뭉게 피어오르는 떡집 앞. 분홍 앞치마를 두른 떡집 아주머니가 껄껄 웃으며 바구니에 담긴 붉은 수수팥떡을 국 냄비에 쏟아부어요. 샬롯은 의자에 올린 냄비를 꼭 붙잡고, 도윤이는 볼이 불룩한 채 딸깍이를 눌러요. 맥스 입가에는 팥고물 수염이 났어요.',
        },
        find: {
          en: 'What number is on Doyun’s counter? Has he missed any?',
          ko: '도윤이의 딸깍이는 몇을 가리키나요? 빠뜨린 떡은 없을까요?',
        },
      },
    ],
  },
];
