import type { Chapter } from '../book.ts';

export const chapters7To9: readonly Chapter[] = [
  {
    number: 7,
    title: { en: 'The Lights Go Out', ko: '불이 나갔어요' },
    panels: [
      {
        id: '7-1',
        text: {
          en: 'At four o’clock on Christmas Eve, the blizzard sat down on the town. *Pop!* Out went the tree, and out went the street. Dad picked up the phone to call the hills, but even the hum was gone. Mom lit a candle, and in the quiet Halmeoni’s knife went round and round a pear. Charlotte still hadn’t thought of anything. And up there in the snow, three hills of people were putting on their boots.',
          ko: '크리스마스이브 네 시, 눈보라가 마을에 털썩 주저앉았어요. 픽! 트리도 꺼지고 온 동네 불도 꺼졌어요. 엄마가 촛불을 켰어요. 사각사각, 할머니가 배 깎으시는 소리만 났지요. 생각해 보겠다던 샬롯은 아직 아무 생각도 안 났어요. 지금쯤 언덕에서는 다들 장화를 신고 있을 텐데요.',
        },
        speechBubbles: [
          { character: 'dad', text: { en: 'No phones.', ko: '전화도 먹통이네.' }, position: 'left' },
          { character: 'max', text: { en: 'Roar?', ko: '크앙?' }, position: 'right' },
        ],
        alt: {
          en: 'The living room, half of it lit and half of it dark blue, because the tree has just gone out. One candle lights everybody’s faces. Dad holds a phone to his ear, Mom kneels by Max, who looks small, and Charlotte thinks. Halmeoni peels a pear in one long strip.',
          ko: '트리 불이 막 나가서 반은 환하고 반은 짙푸른 거실. 촛불 하나가 식구들 얼굴을 비춰요. 아빠는 먹통이 된 전화기를 귀에 대고, 엄마는 움츠린 맥스 곁에 앉았고, 샬롯은 생각에 잠겼어요. 할머니는 배 껍질을 끊지 않고 길게 깎으세요.',
        },
        find: {
          en: 'Look at the peel of the pear. What has it turned into?',
          ko: '배 껍질을 보세요. 무슨 모양이 되었나요?',
        },
      },
      {
        id: '7-2',
        text: {
          en: 'Halmeoni had a tangerine for Max, on the far side of the dark. She didn’t throw it. She put it in Mom’s hand, Mom put it in Dad’s, and Dad put it in Charlotte’s, cold and round. It had crossed the room, and nobody had stood up. Charlotte held it out to Max and stopped, with her eyes on the map. Sixty steps, it said, sixty steps, sixty steps, from door to door to door.',
          ko: '할머니가 맥스 먹으라고 귤을 꺼내셨어요. 맥스는 저쪽 캄캄한 데 있고요. 귤은 할머니 손에서 엄마 손으로, 아빠 손으로, 샬롯 손으로. 차갑고 동글동글했어요. 아무도 안 던졌는데! 아무도 안 일어났는데! 샬롯은 지도를 봤어요. 예순 걸음, 집. 예순 걸음, 집. 예순 걸음, 또 집.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: {
              en: 'It doesn’t have to be loud. It has to be *PASSED.*',
              ko: '커다란 소리가 아니어도 돼. 옆으로 *넘기면* 되잖아!',
            },
            position: 'center',
          },
        ],
        alt: {
          en: 'The dim living room floor by candlelight. Halmeoni, Mom, Dad, Charlotte, Max and Noodle sit in a line, and a tangerine goes from hand to hand. Charlotte has stopped in the middle of it with wide eyes. The street map lies beside her.',
          ko: '촛불을 켠 어둑한 거실 바닥. 할머니와 엄마, 아빠, 샬롯, 맥스, 누들이 한 줄로 앉아 귤을 옆으로 넘겨요. 샬롯은 귤을 건네다 말고 눈이 휘둥그레졌어요. 옆에는 동네 지도가 펼쳐져 있어요.',
        },
        find: {
          en: 'Everybody passes it on. Well, nearly everybody. Who doesn’t?',
          ko: '다들 옆으로 넘기는데, 안 넘기는 친구가 있어요. 누구일까요?',
        },
      },
    ],
  },
  {
    number: 8,
    title: { en: 'Pass It On', ko: '옆집으로 댕!' },
    panels: [
      {
        id: '8-1',
        text: {
          en: 'At half past five every door on Plum Street had a lantern and a pot. Charlotte ran from gate to gate with an armful of clinking ladles and one rule. *When next door bangs, you bang.* The bakery said yes. The banjo kid said yes before she’d asked. Even the teapot lady said yes, and half the street thought she was a ghost. At the last gate Charlotte had one ladle left, and no houses.',
          ko: '다섯 시 반, 문마다 등불 하나, 냄비 하나. 샬롯은 국자를 한 아름 안고 뽀득뽀득 뛰었어요. 옆집이 땡 하면 우리도 땡! 그게 다예요. 빵집도 좋대요. 밴조 치는 아이는 묻기도 전에 좋대요. 귀신이라던 찻주전자 할머니도 좋으시대요. 그런데 국자가 하나 남았어요. 이제 집은 없는데요.',
        },
        speechBubbles: [
          { character: 'charlotte', text: { en: 'Hear it? Hit it!', ko: '들리면 치세요!' }, position: 'left' },
          { character: 'finch', text: { en: 'Banjos too?', ko: '밴조도 되나?' }, position: 'right' },
        ],
        alt: {
          en: 'Plum Street by lantern light. All along it doors are open, with a pot at each. Charlotte runs with her red coat flying and hands out ladles, and Theo keeps the list. A child holds a banjo. Mr. Finch stands at his gate with his whistle, under his sign.',
          ko: '등불이 켜진 자두나무길. 집집마다 문이 열리고 냄비가 나와 있어요. 샬롯은 빨간 외투를 펄럭이며 국자를 나눠 주고, 테오는 적고 있어요. 한 아이는 밴조를 들었어요. 핀치 할아버지는 호루라기를 들고 팻말이 있는 대문 앞에 서 계세요.',
        },
        find: {
          en: 'Mr. Finch has changed his sign. What does it say now?',
          ko: '핀치 할아버지가 팻말을 고치셨어요. 이제 뭐라고 쓰여 있나요?',
        },
      },
      {
        id: '8-2',
        text: {
          en: 'After the bridge came the dark, and the wind, and nothing to hit. Theo had walked to the hill gate and back, and his page said 200. “One,” he said. “We need three more houses.” He didn’t have a two. No pot in town could go that far, and it was ten minutes to six. Then, behind them in the snow, somebody knocked twice on something big, and Charlotte felt it in her teeth.',
          ko: '다리 너머에는 집이 없어요. 바람만 휘이잉. 테오의 공책에는 200. 언덕 어귀까지 이백 걸음! 소리가 그만큼 가는 냄비는 없어요. 여섯 시까지 십 분. “첫째, 집이 세 채 모자라.” 둘째는 없었어요. 그때 등 뒤에서 누가 똑똑 두드렸어요. 샬롯의 이가 웅웅거렸어요.',
        },
        speechBubbles: [
          {
            character: 'halmeoni',
            text: { en: 'American pots are for birds.', ko: '거 봐라. 그릇은 커야 한다니까.' },
            position: 'center',
          },
        ],
        alt: {
          en: 'A snowy bridge in the wind, with dark hills behind and not a house in sight. Theo, at the last fence post, shakes his head over a page that says 200. Charlotte has turned around and stares. Through the knee-deep snow comes Halmeoni in her long black coat, with the enormous bowl on her head and a ladle in her hand.',
          ko: '바람 부는 눈 덮인 다리. 뒤로는 캄캄한 언덕뿐 집이 한 채도 없어요. 마지막 울타리 말뚝 옆에서 테오가 200이라고 적은 공책을 보며 고개를 저어요. 샬롯은 뒤를 돌아보고 깜짝 놀랐어요. 무릎까지 빠지는 눈을 헤치고 할머니가 오세요. 머리에는 양푼을 쓰고, 손에는 국자를 드셨어요.',
        },
        find: {
          en: 'Halmeoni hasn’t come alone. Where is her passenger?',
          ko: '할머니는 혼자 오시지 않았어요. 누가 어디에 탔나요?',
        },
      },
    ],
  },
  {
    number: 9,
    title: { en: 'Six O’Clock', ko: '여섯 시' },
    panels: [
      {
        id: '9-1',
        text: {
          en: 'They asked Max to start, and he roared, and at six o’clock he did. *Clang* went number 14, *tink* went number 16, and then *toot*, and *plunk*, from door to door. The last house went *CLANG*, and Halmeoni swung. *DAAAENG!* The air shook, and the bridge shook, and so did every tooth in Charlotte’s head. Nothing. Nothing. Then, on the sheep hill, one lantern moved, and then they were all rolling down like spilled beads.',
          ko: '여섯 시, 14번지에서 맥스가 땡! 챙, 둥당, 삑! 소리가 옆집으로, 또 옆집으로 뛰었어요. 끝 집이 땡 하자 할머니가 국자를 휘두르셨어요. 대애애앵! 다리가 울고 샬롯의 이도 울었어요. 조용했어요. 더 조용했어요. 그때 양 농장 불빛 하나가 움직였어요. 그러더니 모두 와르르.',
        },
        speechBubbles: [
          { character: 'halmeoni', text: { en: 'Daeng!', ko: '대앵!' }, position: 'left' },
          { character: 'charlotte', text: { en: 'They heard!', ko: '들었나 봐요! 내려와요!' }, position: 'right' },
        ],
        alt: {
          en: 'A wide, dark winter night. A chain of tiny figures with lights runs from the town to the bridge, where Halmeoni swings her ladle at the bowl and rings spread out from it. Charlotte points and Theo throws up an arm: from the sheep hill a row of lanterns begins to pour down.',
          ko: '넓고 캄캄한 겨울밤. 마을에서 다리까지 조그만 사람들이 불을 들고 늘어서 있어요. 다리 위에서 할머니가 국자로 양푼을 치시자 소리가 동그랗게 퍼져요. 샬롯은 손을 뻗어 가리키고 테오는 한 팔을 번쩍 들었어요. 양 농장 언덕에서 등불이 줄줄이 쏟아져 내려와요.',
        },
        find: {
          en: 'One of the lanterns isn’t carried by a person. Who has it?',
          ko: '등불 하나는 사람이 든 게 아니에요. 누가 들었을까요?',
        },
      },
      {
        id: '9-2',
        text: {
          en: 'In April Mr. Finch pulled the rope, and Old Bess said her word so loudly that soup spilled all over town. Charlotte ran up all ninety-one steps. Under the bell lay a green mitten, with one nut in the thumb. Into her left pocket it went. Out of her right pocket came the other one, and it stayed on the sill. Now she had half, and Mrs. Scarf had half. They were a pair.',
          ko: '사월에 종이 다시 울리자 온 마을 국그릇이 출렁 넘쳤어요. 샬롯은 아흔한 계단을 뛰어 올라갔어요. 종 밑에 초록 장갑 한 짝. 엄지에서 개암 한 알이 톡 나왔어요. 샬롯은 주운 짝을 주머니에 넣고, 겨우내 갖고 다닌 짝을 창턱에 놓았어요. 그래야 짝이 맞으니까요.',
        },
        speechBubbles: [
          { character: 'bell', text: { en: 'DONG!', ko: '대앵!' }, position: 'left', bubbleStyle: 'noise' },
          { character: 'scarf', text: { en: 'Chk.', ko: '칵.' }, position: 'center' },
        ],
        alt: {
          en: 'The belfry in April sun. The great bell swings free. Under it Charlotte kneels with a green mitten in her two hands, and a hazelnut peeps out of its thumb. The other mitten hangs from the sill, where a family of squirrels looks on.',
          ko: '사월 햇살이 드는 종탑 꼭대기. 커다란 종이 시원하게 흔들려요. 그 밑에서 샬롯이 무릎을 꿇고 초록 장갑 한 짝을 두 손에 받쳐 들었어요. 장갑 엄지에서 개암 한 알이 쏙 내다봐요. 다른 한 짝은 다람쥐 식구가 지켜보는 창턱에 걸려 있어요.',
        },
        find: {
          en: 'The squirrels have moved. What do they use for a front door?',
          ko: '다람쥐네가 이사했어요. 무엇을 문으로 달았나요?',
        },
      },
    ],
  },
];
