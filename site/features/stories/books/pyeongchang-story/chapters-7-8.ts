import type { Chapter } from '../book.ts';

export const chapters7To8: readonly Chapter[] = [
  {
    number: 7,
    title: { en: 'The Stream That Washed Words', ko: '글씨를 씻던 물' },
    panels: [
      {
        id: '7-1',
        text: {
          en: '*Wash your hands where the swords were washed*, said number 4. Beside the stream stood Segeomjeong, the Sword-Washing Pavilion. Later on, near here, people washed words. When a king’s history was finished, they took the first drafts to the rocks and rinsed the ink out. Then the paper could be used again. Doyun put his hands in. *Brrr!* Small black fish shot off between his fingers, like ink.',
          ko: '4번은 ‘칼 씻던 물에 손을 씻고’예요. 세검정이 ‘칼 씻은 정자’라는 뜻이거든요. 이 근처에서는 글씨도 씻었대요. 나라 역사책인 실록이 다 되면, 처음 적은 종이는 물에 흔들어 먹을 빼고 또 썼다지요. 도윤이도 손을 담갔어요. 앗, 차가워! 까만 송사리가 먹물처럼 흩어졌어요.',
        },
        speechBubbles: [
          {
            character: 'halmeoni',
            text: { en: 'They washed the secrets off the page.', ko: '비밀은 물에 씻어 보냈지.' },
            position: 'right',
          },
        ],
        alt: {
          en: 'A stream over flat, pale rocks, with an old pavilion above it. Doyun kneels and washes his hands, the map tucked into his belt, and Halmeoni stands by. Faintly drawn beside them, scholars of long ago rinse sheets of paper, and the ink curls away in the water.',
          ko: '넓고 흰 바위 위로 냇물이 흐르고 옆에 오래된 정자가 있어요. 지도를 허리춤에 꽂은 도윤이가 쪼그려 앉아 손을 씻고 할머니가 곁에 서 계세요. 옆에는 옛날 선비들이 종이를 물에 헹구는 모습이 흐릿하게 보이고, 먹물이 꼬불꼬불 흘러가요.',
        },
        find: {
          en: 'Bami would like to try the water too. With how much of herself?',
          ko: '밤이도 물에 들어가 볼까 해요. 어디까지 담갔나요?',
        },
      },
      {
        id: '7-2',
        text: {
          en: '*Whoosh!* The wind snatched the map out of Doyun’s belt, turned it over once in the air, and sat it down on the water. Doyun jumped after it and got one shoe in, *sploosh*, before Halmeoni caught him by the hood. That paper had stayed dry for eighty years, and now it was going soft in the one stream where words come off. Doyun’s eyes got wet too.',
          ko: '휘잉! 바람이 허리춤의 지도를 낚아챘어요. 팔랑팔랑, 철퍼덕. 지도가 물 위에 앉았어요. 도윤이는 한 발을 풍덩 담그며 손을 뻗었고, 할머니는 도윤이 뒷덜미를 꽉 붙드셨어요. 팔십 년을 버틴 종이가 흐물흐물 젖어 갔어요. 하필 글씨를 씻던 물에서요. 도윤이 눈에도 물이 고였어요.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'No! Don’t wash it!', ko: '안 돼! 씻기면 안 돼!' },
            position: 'center',
          },
        ],
        alt: {
          en: 'A gust of wind at the stream. The map has blown out of Doyun’s belt and is just touching the water. Doyun lunges after it with one shoe in the stream and his counter flying on its cord. Halmeoni holds him by the hood.',
          ko: '바람이 세차게 부는 냇가. 허리춤에서 날아간 지도가 막 물에 닿았어요. 도윤이는 한쪽 신발이 물에 빠진 채 손을 뻗고, 목에 건 딸깍이가 휙 날려요. 할머니가 도윤이 후드 티 모자를 꽉 잡고 계세요.',
        },
        find: {
          en: 'Clicky is flying. What number is on it now?',
          ko: '딸깍이가 날아요. 이제 숫자가 몇인가요?',
        },
      },
      {
        id: '7-3',
        text: {
          en: 'Doyun spread the map on a warm rock. The wet paper turned dark as barley tea. All but line five. There had been nothing on line five. Now there were letters, pale and wobbly. Somebody had written them with a candle, and water can’t get into wax. Doyun read them one at a time. *Actually. Under. Our. Chestnut tree.* He thought about all five kilometers.',
          ko: '도윤이는 젖은 지도를 따뜻한 바위에 펴 놓았어요. 종이가 보리차처럼 짙어졌어요. 그런데 텅 비었던 다섯째 줄만 하얗게 남는 거예요. 양초로 쓴 글씨에는 물이 스미지 않았거든요. 도윤이는 한 자 한 자 읽었어요. “사실은, 우리 집, 밤나무 밑.” 걸어온 5킬로미터가 떠올랐어요.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'That’s where we *STARTED!*', ko: '처음 그 마당이잖아요!' },
            position: 'left',
          },
          {
            character: 'halmeoni',
            text: {
              en: 'He wanted his brother good and tired.',
              ko: '그 녀석, 형을 한참 걷게 했구나.',
            },
            position: 'right',
          },
        ],
        alt: {
          en: 'Close to a warm, flat rock. The wet map lies on it, as dark as tea, and pale letters stand out on its fifth line. Doyun and Halmeoni kneel over it, mirrored in the water beside it.',
          ko: '따뜻하고 납작한 바위 위. 젖어서 보리차처럼 짙어진 지도에 다섯째 줄 글씨만 하얗게 드러났어요. 도윤이와 할머니가 쪼그려 앉아 들여다보고, 옆의 물에 두 얼굴이 비쳐요.',
        },
        find: {
          en: 'Somebody has put a period after the secret. How did she do it?',
          ko: '비밀 글씨 끝에 누가 마침표를 찍었어요. 무엇으로 찍었나요?',
        },
      },
    ],
  },
  {
    number: 8,
    title: { en: 'Who Ate the Taffy', ko: '엿은 누가 먹었을까' },
    panels: [
      {
        id: '8-1',
        text: {
          en: 'Once this was all chestnut trees, so it was called Bamnamu-gol, Chestnut Valley, or Yulmok-dong if you were being fancy. Now the neighbors stood under the oldest tree with lanterns. *Plop, plop* went the burrs, so Doyun wore the rice box for a helmet. He dug with a rice spoon, and the dirt smelled of rain. He dug left, and it was the wrong left, so he dug the other left. *Clang!*',
          ko: '밤나무가 많아 밤나무골, 한자로는 율목동. 그 밤나무골에서 제일 늙은 나무 밑에 이웃들이 등불을 들고 모였어요. 툭, 투둑. 밤송이가 떨어져서 도윤이는 쌀 되를 투구처럼 쓰고 주걱으로 땅을 팠어요. 왼쪽을 팠더니 그 왼쪽이 아니래요. 축축한 흙냄새가 올라왔어요. 땡그랑!',
        },
        speechBubbles: [
          {
            character: 'chestnut',
            text: { en: 'Left! No, *HIS* left!', ko: '왼쪽! 아니, 영수한테 왼쪽!' },
            position: 'right',
          },
        ],
        alt: {
          en: 'Dusk in the yard with the huge old chestnut tree, burrs falling. Doyun, with the wooden rice box on his head, digs with a rice spoon, and a rusty corner shows in the soil. Chestnut Grandpa gives orders from the bench. The rice-cake lady and the tailor with one sleeve hold lanterns.',
          ko: '해 질 녘, 커다란 밤나무가 있는 마당에 밤송이가 떨어져요. 나무 되를 머리에 쓴 도윤이가 주걱으로 땅을 파자 흙 속에서 녹슨 모서리가 보여요. 밤골 할아버지는 앉아서 손짓하시고, 떡집 아주머니와 소매가 하나뿐인 세탁소 아저씨가 등불을 들었어요.',
        },
        find: {
          en: 'Doyun isn’t the only one digging. Whose hole is better?',
          ko: '땅을 파는 친구가 또 있어요. 누가 더 잘 팠나요?',
        },
      },
      {
        id: '8-2',
        text: {
          en: 'The lid came up with a screech. In the box lay one wrinkled chestnut, one stub of a candle, one note and zero taffy. Doyun read the note out loud. *I ate it. Sorry. If you’re mad, read number 3 again.* The yard went so quiet that even the burrs stopped falling. Then, very slowly, Chestnut Grandpa’s shoulders began to shake.',
          ko: '끼이익, 녹슨 뚜껑이 열렸어요. 쪼글쪼글한 밤 한 톨, 몽당 양초 하나, 쪽지 한 장. 엿은 없었어요. 도윤이가 읽었어요. “형, 엿은 내가 먹었어. 미안해. 화나면 지도 3번을 다시 읽어.” 마당이 조용해졌어요. 밤송이도 안 떨어졌어요. 그러더니 할아버지 어깨가 들썩들썩했어요.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'Are you… crying?', ko: '할아버지… 우세요?' },
            position: 'left',
          },
          {
            character: 'chestnut',
            text: { en: 'Laughing! Oh, my stomach!', ko: '웃는 거다! 아이고, 배야!' },
            position: 'right',
          },
        ],
        alt: {
          en: 'Looking down at an open, rusty tin on Chestnut Grandpa’s knees. In it lie a shriveled chestnut and a stub of candle. Doyun holds a note, and his head, Halmeoni’s and the rice-cake lady’s make a ring above it. Chestnut Grandpa laughs.',
          ko: '밤골 할아버지 무릎 위에 녹슨 양철 상자가 열려 있어요. 안에는 쪼글쪼글한 밤과 몽당 양초가 있고, 쪽지는 도윤이가 들었어요. 도윤이와 할머니, 떡집 아주머니가 머리를 맞대고 빙 둘러 내려다보는데 밤골 할아버지는 웃고 계세요.',
        },
        find: {
          en: 'Somebody chestnut-brown slept in this tin once. What did they leave?',
          ko: '옛날에 누가 이 상자에서 낮잠을 잤나 봐요. 무엇을 남겼나요?',
        },
      },
      {
        id: '8-3',
        text: {
          en: 'Chestnut Grandpa called Busan, and he held the phone as far away as his arm would go. It rang and rang, and then somebody picked up, slurping soup. “Yeong-su!” he yelled. “Eighty years you kept that hidden!” The slurping stopped. There was no sound at all, all the way from Busan, so Doyun counted that. It came to seventeen clicks.',
          ko: '할아버지가 부산에 전화를 거셨어요. 전화기 든 팔을 쭉 뻗고요. 뚜르르, 뚜르르. 누가 국을 후루룩 마시며 받았어요. “영수야, 너 여든 해를 잘도 숨겼다!” 후루룩 소리가 뚝 그쳤어요. 조용했어요. 도윤이는 그것도 셌어요. 딸깍, 딸깍, 딸깍. 딸깍이가 열일곱이 될 때까지 조용했어요.',
        },
        speechBubbles: [
          { character: 'yeongsu', text: { en: '…You found it.', ko: '……들켰네.' }, position: 'right' },
          {
            character: 'chestnut',
            text: { en: 'I want it back. With interest!', ko: '이자까지 쳐서 보내라!' },
            position: 'left',
          },
        ],
        alt: {
          en: 'Night on the bench in the yard. Chestnut Grandpa shouts into a phone at arm’s length, and Doyun sits beside him. In a round picture set into the corner, an old man in Busan with the very same long white eyebrows has frozen with a spoon in his mouth.',
          ko: '밤, 마당의 낮은 의자. 밤골 할아버지가 팔을 쭉 뻗어 든 전화기에 대고 소리치시고 도윤이는 옆에 앉아 있어요. 귀퉁이의 동그란 그림 속, 부산에는 똑같이 긴 흰 눈썹의 할아버지가 숟가락을 문 채 굳어 계세요.',
        },
        find: {
          en: 'The brothers have the same eyebrows. What else do they both have?',
          ko: '두 할아버지는 눈썹이 똑같아요. 또 무엇이 똑같이 있나요?',
        },
      },
      {
        id: '8-4',
        text: {
          en: 'INTEREST INCLUDED, said the parcel from Busan, and on Friday there was taffy for the whole class. Miss Han couldn’t say a word. Her teeth were stuck. “Sixty-five percent is forest, so we have the most trees,” said Doyun. “But I couldn’t count them. Of the things I finished, we have the most names.” His list ran all the way down the board. Harin pointed out the window, at 836 meters of Bukhansan. *Click.*',
          ko: '금요일, 부산에서 소포가 왔어요. ‘이자 포함.’ 한 선생님도 엿이 이에 쩍 붙어 우물우물하셨어요. 도윤이가 발표했어요. “숲이 65퍼센트라 나무가 제일 많은데, 못 셌어요. 끝까지 센 것 중에는 이름이 제일 많습니다.” 하린이가 창밖을 가리켰어요. 팔백삼십육 미터 북한산! 딸깍.',
        },
        speechBubbles: [
          { character: 'harin', text: { en: 'What about that mountain?', ko: '그럼 저 산은?' }, position: 'right' },
          {
            character: 'doyun',
            text: { en: '…I’ll tell you tomorrow.', ko: '……내일까지 세어 올게.' },
            position: 'left',
          },
        ],
        alt: {
          en: 'The classroom again. On the board Doyun has written Bamnamu-gol, Yulmok-dong, Pyeongchang-ri, Pyeongchang-dong, Segeomjeong-ro and Pyeongchangmunhwa-ro. Children chew with stuck jaws, and so does Miss Han at her desk, behind an open parcel. Harin points out the window at the mountain.',
          ko: '다시 교실. 도윤이가 칠판 앞에서 밤나무골, 율목동, 평창리, 평창동, 세검정로, 평창문화로까지 한 동네의 이름을 길게 적어 놓고 발표해요. 아이들도 한 선생님도 엿을 씹느라 바쁘고, 책상에는 소포가 열려 있어요. 하린이는 창밖의 산을 가리켜요.',
        },
        find: {
          en: 'The parcel isn’t empty yet. What’s left in it?',
          ko: '소포에 엿 말고 또 무엇이 들어 있나요?',
        },
      },
    ],
  },
];
