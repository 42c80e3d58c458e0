import type { Chapter } from '../book.ts';

export const chapters4To6: readonly Chapter[] = [
  {
    number: 4,
    title: { en: 'The Kitchen Sea', ko: '부엌 바다' },
    panels: [
      {
        id: '4-1',
        text: {
          en: 'In the morning Charlotte pushed the kitchen door, and something soft pushed back. The handful had grown. It had climbed out of the giant bowl and over the stove, and now it had the fridge by the handle. The whole house smelled of the sea. “Two hundred bowls,” said Doyun, under a seaweed mustache, “and some left over.” Halmeoni held her head. Then, for luck, she knocked twice on the lid of her biggest pot.',
          ko: '아침에 부엌문을 밀었더니 물컹, 저쪽에서도 밀었어요. 미역이었어요! 밤새 불어나고 또 불어난 미역이 양푼을 넘고, 가스레인지를 덮고, 선풍기를 휘감고, 냉장고 손잡이까지 올라가 있었어요. 샬롯은 도로 담아 보려다 미끄덩, 미역 속으로 쏙 빠졌지요. 미역 콧수염을 단 도윤이가 딸깍, 딸깍. “어림잡아 이백 그릇. 그러고도 남아.” 할머니는 한참 말씀이 없으셨어요. 그러시더니 일이 잘 풀리라고 냄비 뚜껑을 똑똑 두드리셨어요. 제일 큰 냄비였어요.',
        },
        speechBubbles: [
          {
            character: 'halmeoni',
            text: { en: 'You’ve brought in the whole sea!', ko: '아이고, 바다를 통째로 들였네!' },
            position: 'center',
          },
          {
            character: 'max',
            text: { en: 'I’m a *WATER* dinosaur!', ko: '크앙! 나는 물공룡!' },
            position: 'left',
          },
        ],
        alt: {
          en: 'A bright kitchen, drowned in glossy green seaweed that covers the stove, the chairs and the fan. Halmeoni stands in the door with both hands on her head, somewhere between a scream and a laugh. Doyun, with a seaweed mustache, clicks helplessly, Max swims along the floor, and Charlotte comes up out of the heap.',
          ko: '환한 부엌이 반들반들한 초록 미역으로 뒤덮였어요. 가스레인지도 의자도 선풍기도 미역투성이예요. 할머니는 비명인지 웃음인지 모를 얼굴로 두 손을 머리에 얹고 문가에 서 계세요. 미역 콧수염을 단 도윤이는 딸깍이만 누르고, 맥스는 바닥에서 헤엄치고, 샬롯은 미역 더미에서 쏙 나와요.',
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
          en: '“Your mom ate this soup when she had you,” said Halmeoni. “I ate it for her, my Hana, and for your aunt Duna.” *Hana* means one, and *Duna* sounds like two. “Why isn’t there a Three?” asked Charlotte. “I got to Two, and then I got busy.” Everyone ate two bowls, and the pots were still full. So Charlotte drew the alley on the back of her old map, with a pot at every gate.',
          ko: '할머니는 소고기랑 미역을 참기름에 달달 볶아 국을 푹 끓이셨어요. “네 엄마도 너 낳고 이 국을 먹었지. 나는 하나 낳고 먹고, 두나 낳고 또 먹고.” 하나는 엄마, 두나는 이모예요. “셋째는 왜 없어요?” “둘 세다가 바빠졌지.” 온 식구가 두 그릇씩 먹어도 국은 그대로였어요. 샬롯은 집에서 가져온 지도를 뒤집어 골목을 쓱쓱 그리고, 대문마다 냄비도 하나씩 그려 넣었지요. 냄비를 들고 나서자 계단마다 국이 찰랑찰랑. 딩동! 첫 번째 대문이 빼꼼 열렸어요.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'Birthday soup!', ko: '생일 미역국 왔어요!' },
            position: 'left',
          },
          { character: 'neighbor', text: { en: 'Whose birthday?', ko: '누구 생일인데?' }, position: 'right' },
        ],
        alt: {
          en: 'Morning on a steep alley of stairs. Charlotte goes first with a pot and rings a bell. Doyun carries two more, Aunt Duna pushes a bicycle with a crate on it, and Max bangs a spoon on a lid. Gates open one by one, and an old man with long white eyebrows looks out. Steam trails behind them like ribbons.',
          ko: '아침, 계단이 가파른 골목. 냄비를 든 샬롯이 앞장서서 벨을 눌러요. 도윤이는 냄비를 두 개 들었고, 이모는 자전거에 상자를 싣고 가고, 맥스는 숟가락으로 냄비 뚜껑을 두드려요. 대문이 하나씩 열리고, 눈썹이 하얗고 긴 할아버지도 내다보세요. 김이 리본처럼 길게 따라와요.',
        },
        find: {
          en: 'One guest has no bell to ring. Who follows the smell of beef?',
          ko: '고기 냄새를 맡고 따라오는 손님이 있어요. 누구일까요?',
        },
      },
    ],
  },
  {
    number: 6,
    title: { en: 'No Pot Comes Home Empty', ko: '빈 그릇은 안 돌아와요' },
    panels: [
      {
        id: '6-1',
        text: {
          en: 'The rice-cake shop was a cloud, and the cloud slurped. Out came Mrs. Tteok, frowning at an empty pot. No pot goes home empty around here. *Plop, plop*, in rolled millet balls in red bean coats. “Eat them every birthday till you’re ten,” she said, “and bad luck can’t find you.” On top went snow-white rice cake. Other pots came back with cherries, potatoes and a cat. Only the cleaner’s was still out.',
          ko: '떡집은 김이 자욱해서 아무것도 안 보였어요. 후루룩 소리가 나더니, 떡집 아주머니가 빈 냄비를 들고 나와 눈을 흘겼어요. 이 골목에는 빈 그릇이 돌아가는 법이 없대요. 데굴데굴, 붉은 수수팥떡이 냄비로 굴러 들어갔어요. 열 살까지는 생일마다 먹어야 탈이 없다나요. 눈처럼 하얀 백설기도 척! 다른 냄비도 줄줄이 돌아왔어요. 앵두 한 바가지, 햇감자 일곱 알, 고양이 한 마리. 고양이 밤이는 도로 꺼냈어요. 이제 안 온 건 세탁소 냄비뿐이었어요.',
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
          ko: '김이 뭉게뭉게 피어오르는 떡집 앞. 분홍 앞치마를 두른 떡집 아주머니가 껄껄 웃으며 바구니에 담긴 붉은 수수팥떡을 국 냄비에 쏟아부어요. 샬롯은 걸상에 올린 냄비를 꼭 붙잡고, 도윤이는 볼이 불룩한 채 딸깍이를 눌러요. 맥스 입가에는 팥고물 수염이 났어요.',
        },
        find: {
          en: 'What number is on Doyun’s counter? Has he missed any?',
          ko: '도윤이의 딸깍이는 몇을 가리키나요? 빠뜨린 떡은 없을까요?',
        },
      },
    ],
  },
];
