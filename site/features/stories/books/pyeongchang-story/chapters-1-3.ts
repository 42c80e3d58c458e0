import type { Chapter } from '../book.ts';

export const chapters1To3: readonly Chapter[] = [
  {
    number: 1,
    title: { en: 'Click, Click', ko: '딸깍, 딸깍' },
    panels: [
      {
        id: '1-1',
        text: {
          en: '*What does our neighborhood have the most of?* wrote Miss Han, and hands shot up all over the room. “Hills!” “Walls!” “My grandma’s opinions!” Doyun kept his hand down. He had only lived here since spring, and he was still bad at the neighborhood. But around his neck hung a silver counter called Clicky, and nobody in the room was better at counting. The answer was due next Friday. *Click.*',
          ko: '‘우리 동네에 제일 많은 것은?’ 담임 한 선생님이 숙제를 내셨어요. 다음 주 금요일까지예요. “언덕이요!” “담장이요!” “우리 할머니 잔소리요!” 도윤이는 봄에 이사 와서 동네를 잘 몰라요. 대신 딸깍이가 있어요. 한 번 누르면 하나, 또 누르면 둘. 세는 건 자신 있지요. 딸깍!',
        },
        speechBubbles: [
          {
            character: 'han',
            text: { en: 'You have to count it yourselves.', ko: '꼭 세어 보고 와야 해요.' },
            position: 'left',
          },
          {
            character: 'doyun',
            text: { en: 'I can count to 9,999.', ko: '전 9,999까지 셀 수 있어요.' },
            position: 'right',
          },
        ],
        alt: {
          en: 'A sunny classroom. Miss Han, with chalk on her cheek, points at a question on the board, and hands are up everywhere. Doyun, in a mustard hoodie, looks down at the silver counter that hangs from a blue cord around his neck.',
          ko: '햇살 드는 교실. 뺨에 분필 자국이 난 한 선생님이 칠판에 쓴 질문을 가리키세요. 여기저기서 손을 번쩍 들었는데, 겨자색 후드 티를 입은 도윤이만 파란 줄에 매단 은색 딸깍이를 내려다봐요.',
        },
        find: {
          en: 'A cat named Bami hides in every picture. Where does she spend the school day?',
          ko: '고양이 밤이는 그림마다 숨어 있어요. 공부 시간에는 어디에 있을까요?',
        },
      },
      {
        id: '1-2',
        text: {
          en: 'The way home went up. *Click, click, click.* There were one hundred and twelve stairs, nine persimmon trees, one rice-cake shop and zero ice cream. In his old building an elevator had done the climbing, all the way to floor twenty-four. Here it was up to his legs. Somebody’s red peppers lay drying in the sun, and the smell tickled his nose. At the top his knees wobbled like pudding on a bus.',
          ko: '집으로 가는 골목은 하늘로 올라가요. 딸깍, 딸깍. 계단 백열두 개, 감나무 아홉 그루, 떡집 하나, 아이스크림 가게 영. 고추 말리는 냄새에 코가 간질간질했어요. 전에 살던 이십사 층은 엘리베이터가 올라가 줬는데, 여기는 다리가 직접 올라가야 해요. 무릎이 후들후들했어요.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'The most of anything is… stairs?', ko: '제일 많은 건… 계단인가?' },
            position: 'left',
          },
        ],
        alt: {
          en: 'An autumn afternoon in a steep lane. Doyun climbs a very long flight of stairs between walls and pots of red peppers, with his thumb on the counter. A mountain ridge stands above the roofs.',
          ko: '가을 오후의 가파른 골목. 담장과 고추 화분 사이로 아주 긴 계단이 이어지고, 도윤이가 딸깍이를 누르며 올라가요. 지붕 너머로 산등성이가 보여요.',
        },
        find: {
          en: 'Somebody is already on stair one hundred. Who climbed faster?',
          ko: '백 번째 계단에 먼저 온 친구가 있어요. 누구일까요?',
        },
      },
      {
        id: '1-3',
        text: {
          en: 'Doyun’s grandmother, Halmeoni, was going to make rice cake, so she sent him to borrow old Chestnut Grandpa’s rice box, for measuring. It was wooden and square, and it looked about as old as he did. “Hold tight,” said Chestnut Grandpa. “Yes!” said Doyun, but his mouth was quicker than his hands. *Thunk!* Across the yard it bounced, and its bottom fell off, and out flew a folded brown paper.',
          ko: '할머니가 떡쌀을 재야 한다며 쌀 되를 빌려 오라고 하셨어요. 밤골 할아버지 댁에는 할아버지만큼 나이 든 네모난 나무 되가 있거든요. “꽉 잡아라.” “네!” 툭, 데구루루. 대답이 손보다 빨랐나 봐요. 마당을 구르던 되에서 밑바닥이 쏙 빠지더니, 누런 종이가 팔랑 날아올랐어요.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'I broke it! Sorry!', ko: '죄송해요! 고장 났어요!' },
            position: 'left',
          },
          {
            character: 'chestnut',
            text: { en: 'No… it has two bottoms.', ko: '고장이 아니라… 바닥이 두 개로구나.' },
            position: 'right',
          },
        ],
        alt: {
          en: 'Golden light in a yard with an old chestnut tree. A square wooden box has slipped out of Doyun’s hands, its bottom has come off, and a folded brown paper sails through the air. Chestnut Grandpa, on a low bench, reaches out for it.',
          ko: '늙은 밤나무가 있는 금빛 마당. 도윤이 손에서 네모난 나무 상자가 미끄러져 밑바닥이 빠지고, 접힌 누런 종이가 공중에 날아올라요. 낮은 의자에 앉은 밤골 할아버지가 손을 뻗으세요.',
        },
        find: {
          en: 'Bami has been under the chestnut tree. What did she bring back on her tail?',
          ko: '밤이가 밤나무 밑에 다녀왔나 봐요. 꼬리에 무엇을 달고 왔나요?',
        },
      },
      {
        id: '1-4',
        text: {
          en: 'The paper smelled of very old rice. It was a treasure map! It had a tiger, two peaks and some wiggly water, and number 5 was empty. About eighty years ago, Chestnut Grandpa’s little brother, Yeong-su, hid their last box of taffy. “I’ve drawn you a map,” he said. Then he hid the map. Chestnut Grandpa had looked everywhere but under the rice.',
          ko: '종이에서 묵은쌀 냄새가 폴폴 났어요. 삐뚤빼뚤한 보물 지도였어요! 호랑이 한 마리, 봉우리 두 개, 꼬불꼬불한 물. 그런데 마지막 줄은 텅 비었어요. 여든 해쯤 전, 할아버지 동생 영수가 하나 남은 엿 상자를 숨기고 지도를 그렸대요. 그래 놓고 지도까지 꼭꼭 숨겨 버렸지 뭐예요.',
        },
        speechBubbles: [
          {
            character: 'chestnut',
            text: {
              en: 'My brother’s writing. So *THAT’S* where the taffy went.',
              ko: '영수 글씨구먼. 이 녀석, 엿을 어디다 뒀나 했더니.',
            },
            position: 'right',
          },
          {
            character: 'doyun',
            text: { en: 'I’ll find it. I’ll count as I go.', ko: '제가 찾아 드릴게요. 세면서요.' },
            position: 'left',
          },
        ],
        alt: {
          en: 'Doyun and Chestnut Grandpa sit knee to knee and hold up an old map between them. In wobbly pencil it shows a tiger, two peaks and wavy water, and its fifth line is blank. The old man’s hand holds one corner. His stick leans on the bench.',
          ko: '도윤이와 밤골 할아버지가 무릎을 맞대고 앉아 낡은 지도를 펼쳐 들었어요. 삐뚤빼뚤한 연필 선으로 호랑이와 두 봉우리, 물결이 그려져 있고 다섯째 줄은 비어 있어요. 할아버지가 귀퉁이를 잡고 계시고, 지팡이는 옆에 기대어 놓았어요.',
        },
        find: {
          en: 'Somebody on the old map looks very much like somebody in the yard. Who?',
          ko: '옛 지도에도 마당에도 똑같이 생긴 친구가 있어요. 찾았나요?',
        },
      },
    ],
  },
  {
    number: 2,
    title: { en: 'Our House in the Wrong Place', ko: '경기도에 있는 우리 집' },
    panels: [
      {
        id: '2-1',
        text: {
          en: '*Gyeonggi Province*, said the top of the map. That was the land around Seoul, with farms and cows in it. Doyun lived *in* Seoul. So did Halmeoni, and so did Chestnut Grandpa’s tree. They weren’t even at number 1 yet, and the treasure was in the wrong place. Mom came to look with her bike helmet on. *Swick, swick* went Halmeoni’s knife, round and round a persimmon.',
          ko: '저녁에 지도를 상 위에 펼쳤어요. 맨 위에 ‘경기도 고양군 은평면 평창리’라고 적혀 있었어요. 도윤이는 한숨을 폭 쉬었어요. 여긴 서울 종로구잖아요! 보물은커녕 첫머리부터 틀렸어요. 헬멧도 안 벗은 엄마가 들여다보며 고개를 갸웃했어요. 사각사각, 할머니는 감만 깎으셨어요.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'This is a map of somewhere else.', ko: '이거 딴 동네 지도예요.' },
            position: 'left',
          },
          {
            character: 'halmeoni',
            text: {
              en: 'Did the place move, or did the name?',
              ko: '동네가 딴 데로 갔나, 이름이 딴 데로 갔나.',
            },
            position: 'right',
          },
        ],
        alt: {
          en: 'Evening in Halmeoni’s living room. The old map lies on a low table. Doyun frowns and keeps one finger on its top line. Halmeoni peels persimmons, and Doyun’s mother stands by in her bicycle helmet.',
          ko: '저녁, 할머니 댁 거실. 낮은 상 위에 옛 지도가 펼쳐져 있어요. 도윤이는 이마를 찌푸리고 맨 윗줄을 손가락으로 짚어요. 할머니는 감을 깎으시고, 자전거 헬멧을 쓴 엄마는 옆에 서 있어요.',
        },
        find: {
          en: 'Where did the persimmon peel go? Look low down.',
          ko: '감 껍질이 어디로 갔을까요? 아래쪽을 보세요.',
        },
      },
      {
        id: '2-2',
        text: {
          en: 'Mom worked in a library, so there was a fat book in her bag, and it went *thump* on the table. In 1949, it said, the village joined Seoul. In 1950 it grew up from a *ri*, a village, to a *dong*, a neighborhood. In 1975 it moved to Jongno without going anywhere. *Click. Click. Click.* The house sat still, and the tree only grew. It was the signposts that were in a hurry.',
          ko: '도서관에서 일하는 엄마가 두툼한 책을 상에 쿵 내려놓았어요. 1949년에 서울이 되고, 1950년에 평창리가 평창동이 되고, 1975년에야 종로구가 됐대요. 딸깍, 딸깍, 딸깍. 집도 산도 가만히 앉아 있는데 팻말만 허둥지둥 바빴던 거예요. 밤나무는 그동안 키만 컸고요.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: {
              en: 'It never moved, and it got three new addresses!',
              ko: '이사를 안 갔는데 주소가 세 번이나 바뀌었네!',
            },
            position: 'center',
          },
        ],
        alt: {
          en: 'One wide picture in four parts: the same house, the same tree and the same hill behind, four times over. The signpost in front changes from part to part, and so do the clothes of the people, from two boys long ago to a grown man in 1975.',
          ko: '네 칸으로 나뉜 긴 그림. 같은 집, 같은 나무, 같은 산이 네 번 나와요. 칸마다 집 앞의 팻말이 바뀌고, 옛날 옷을 입은 두 아이부터 1975년의 다 큰 아저씨까지 사람들의 옷차림도 달라져요.',
        },
        find: {
          en: 'Four pictures, and somebody chestnut-brown in each. Count the tails.',
          ko: '네 칸마다 밤색 꼬리가 하나씩 있어요. 다 찾았나요?',
        },
      },
      {
        id: '2-3',
        text: {
          en: 'Signs might hurry, thought Doyun, but hills don’t. At sunrise he held a new map to the cold window and laid the old one over it. He pretended that he couldn’t read. There were no names now, only hills and water. He pushed the old map up a bit. He pushed it left a bit. One wiggly stream lay down on the other wiggly stream, and not a wiggle was left over.',
          ko: '팻말은 바빴어도 산은 안 바빴을 거예요. 해가 뜨자마자 도윤이는 새 지도에 옛 지도를 겹쳐 창문에 척 댔어요. 유리가 서늘했어요. 이름은 못 본 척하고 산과 물만 봤어요. 살살, 조금만 더 왼쪽으로. 꼬불꼬불한 물줄기가 꼬불꼬불한 물줄기 위에 딱 포개졌어요.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'It fits! Here is there!', ko: '맞았다! 여기가 거기야!' },
            position: 'left',
          },
          {
            character: 'doyunsMom',
            text: { en: 'You’d make a fine librarian.', ko: '너 사서 해도 되겠다.' },
            position: 'right',
          },
        ],
        alt: {
          en: 'Sunrise through a window. Doyun presses two maps together against the glass, an old one and a new one, and the light shines through both, so that their blue streams become one line. His mother stands behind him.',
          ko: '해가 뜨는 창가. 도윤이가 옛 지도와 새 지도를 겹쳐 유리창에 대고 있어요. 햇빛이 두 장을 뚫고 들어와 파란 물줄기가 한 줄로 포개져 보여요. 뒤에 엄마가 서 있어요.',
        },
        find: {
          en: 'There’s a shadow on the paper that is no hill. Whose is it?',
          ko: '종이에 산도 물도 아닌 그림자가 있어요. 누구 그림자일까요?',
        },
      },
    ],
  },
  {
    number: 3,
    title: { en: 'Rice Like a Mountain', ko: '쌀이 산만큼' },
    panels: [
      {
        id: '3-1',
        text: {
          en: '*Start where rice was piled like a mountain*, said number 1. Doyun tipped his head back to look for a mountain. He saw a wall and a delivery bike, and one stone that came up to his knee. Chestnut Grandpa tapped the stone with his stick, *tock*. PYEONGCHANG WAS HERE, it said. So Doyun got down on the sidewalk and looked for even one grain of rice. Clicky kept very quiet.',
          ko: '지도 1번은 ‘쌀이 산만큼 쌓였던 데서 출발!’이에요. 도윤이는 목을 쭉 빼고 산만 한 것을 찾았어요. 배달 오토바이 한 대, 담장 하나, 무릎만 한 돌 하나. 할아버지가 지팡이로 돌을 톡톡 두드리셨어요. ‘평창 터’래요. 도윤이는 쪼그려 앉아 쌀알을 찾았어요. 딸깍이는 조용했어요.',
        },
        speechBubbles: [
          { character: 'doyun', text: { en: 'Zero grains.', ko: '쌀이 영 톨인데요.' }, position: 'left' },
          {
            character: 'chestnut',
            text: {
              en: 'You’re more than a hundred years late.',
              ko: '백 년도 넘게 지각했으니 그렇지.',
            },
            position: 'right',
          },
        ],
        alt: {
          en: 'A street corner with a tall garden wall and a parked delivery bike. Doyun kneels on the sidewalk by a small stone marker. Chestnut Grandpa, in a flat cap, taps the stone with his walking stick.',
          ko: '높은 빌라 담장 앞 길모퉁이에 배달 오토바이가 서 있어요. 도윤이는 작은 표지석 옆에 쪼그려 앉아 바닥을 살피고, 납작모자를 쓴 밤골 할아버지는 지팡이로 돌을 두드리세요.',
        },
        find: {
          en: 'Somebody is waiting for a ride. Where is Bami sitting?',
          ko: '배달을 가려는 걸까요? 밤이가 어디에 앉았나요?',
        },
      },
      {
        id: '3-2',
        text: {
          en: 'Long ago people paid their taxes with whatever grew, swam or flew nearby. A place with bees sent honey. A place with pheasants sent a pheasant, if it would stay. Then came the Daedong Law, and it said, just send rice, please. In rolled the rice carts, *creak, creak, creak*, until the rice needed a house of its own. They called the storehouse Pyeongchang, and it stood right here.',
          ko: '옛날에는 고을마다 나는 귀한 것을 세금으로 바쳤대요. 꿀이 나는 데는 꿀, 꿩이 나는 데는 꿩. 꿩이 정말 날면 큰일이고요. 그러다 대동법이 생겼어요. 다 그만두고 쌀로! 그 쌀은 선혜청이라는 관청이 맡았는데, 커다란 창고 ‘평창’이 바로 여기 있었대요. 그래서 평창동이에요.',
        },
        speechBubbles: [
          {
            character: 'clerk',
            text: { en: 'No pheasants! Rice, please!', ko: '꿩 말고 쌀로 내시오!' },
            position: 'right',
          },
          { character: 'pheasant', text: { en: 'Flap!', ko: '푸드덕!' }, position: 'left', bubbleStyle: 'noise' },
        ],
        alt: {
          en: 'A day long ago, as Doyun imagines it. In front of a long tiled storehouse, with sacks of rice up to the roof, farmers stand in line with a pheasant, a pot of honey and an enormous dried fish. A clerk in a black hat waves them off and points at the rice.',
          ko: '도윤이가 떠올린 옛날. 쌀가마니가 지붕까지 쌓인 긴 기와 창고 앞에 농부들이 꿩과 꿀단지, 커다란 말린 생선을 들고 줄을 섰어요. 갓을 쓴 관리가 손을 내저으며 쌀을 가리켜요.',
        },
        find: {
          en: 'Two hats like the clerk’s are in this picture. Who is under the small one?',
          ko: '갓이 하나 더 있어요. 작은 갓 밑에는 누가 있을까요?',
        },
      },
      {
        id: '3-3',
        text: {
          en: 'The sun sat on the ridge, and Chestnut Grandpa put up one pinky, as bent as a twig. He had been nine, he said, and Yeong-su seven. They got a box of taffy for New Year’s, and they hooked pinkies to share it. A few days later, the whole box was gone. Doyun poured one spoon of rice onto the stone, to start the mountain. *Peep!* The sparrows ate it and paid no taxes.',
          ko: '해가 뉘엿뉘엿, 할아버지가 새끼손가락을 펴 보이셨어요. 그 시절 할아버지는 아홉 살, 영수는 일곱 살. 설에 받은 엿을 나눠 먹자고 손가락을 걸었대요. 며칠 뒤, 엿이 상자째 사라졌고요. 도윤이는 돌 위에 쌀 한 숟갈을 소복이 놓았어요. 짹짹! 참새는 세금도 안 내고 먹었어요.',
        },
        speechBubbles: [
          {
            character: 'chestnut',
            text: { en: 'Never trust a pinky promise.', ko: '손가락 건 놈이 더 무섭지.' },
            position: 'right',
          },
        ],
        alt: {
          en: 'The same corner at sunset. Chestnut Grandpa sits and acts out two boys sharing a box, with one pinky up. Doyun kneels with the wooden rice box and pours a spoon of rice onto the stone, in a little white heap. Sparrows hop closer.',
          ko: '노을 진 길모퉁이. 밤골 할아버지가 앉아서 새끼손가락을 들고 두 아이가 상자를 나누던 흉내를 내세요. 도윤이는 나무 되를 끼고 무릎을 꿇은 채 돌 위에 쌀을 소복이 부어요. 참새들이 다가와요.',
        },
        find: {
          en: 'Somebody is not looking at the sparrows, very hard. Can you see her?',
          ko: '참새를 안 보는 척하는 친구가 있어요. 어디에 있나요?',
        },
      },
    ],
  },
];
