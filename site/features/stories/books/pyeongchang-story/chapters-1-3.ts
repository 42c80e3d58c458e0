import type { Chapter } from '../../model/book.ts';

export const chapters1To3: readonly Chapter[] = [
  {
    number: 1,
    title: { en: 'Click, Click', ko: '딸깍, 딸깍' },
    panels: [
      {
        id: '1-1',
        text: {
          en: '*What does our neighborhood have the most of?* wrote Miss Han, and hands shot up all over the room.\n“Hills!”\n“Walls!”\n“My grandma’s opinions!”\nDoyun kept his hand down. He had lived here since spring, and he still didn’t say *our neighborhood*. He only said *here*. But around his neck hung a silver counter called Clicky, and nobody in the room was better at counting. A new place holds still while you count it.\nThe answer was due next Friday. *Click.*',
          ko: '‘우리 동네에 제일 많은 것은?’\n선생님이 칠판에 쓰시자 손이 번쩍번쩍 올라갔어요.\n“언덕이요!”\n“담장이요!”\n“우리 할머니 잔소리요!”\n도윤이는 손을 안 들었어요. 봄에 이사 와서 ‘우리 동네’라는 말이 아직 입에 안 붙었거든요. 그냥 ‘여기’라고 했어요. 그래도 도윤이 목에는 은빛 딸깍이가 걸려 있었지요. 한 번 누르면 하나, 또 누르면 둘. 모르는 동네도 세다 보면 조금은 아는 동네가 돼요. 숙제는 다음 주 금요일까지. 딸깍!',
        },
        short: {
          en: '*What does our neighborhood have the most of?*\nHands shot up. Doyun’s stayed down. He was new. He never said *our*, only *here*. But he had Clicky, his counter. *Click!*',
          ko: '숙제! 우리 동네에 제일 많은 건?\n새로 온 도윤이는 ‘우리 동네’라는 말이 입에 안 붙어요. 대신 목에 건 딸깍이로 뭐든 세지요. 딸깍!',
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
          ko: '햇살 드는 교실. 뺨에 분필 가루가 묻은 선생님이 칠판에 쓴 질문을 가리키세요. 여기저기서 손을 번쩍 들었는데, 겨자색 후드 티를 입은 도윤이만 파란 줄에 매단 은색 딸깍이를 내려다봐요.',
        },
        find: {
          en: 'A cat named Bami (say: bah-mee) hides in every picture. Where does she spend the school day?',
          ko: '고양이 밤이는 그림마다 숨어 있어요. 공부 시간에는 어디에 있을까요?',
        },
      },
      {
        id: '1-2',
        text: {
          en: 'The way home went up. *Click, click, click.* One hundred and twelve stairs, nine persimmon trees, one rice-cake shop, zero ice cream. In Doyun’s old building an elevator did the climbing. Here it was up to his legs, and they wobbled like pudding on a bus.',
          ko: '집으로 가는 골목은 하늘로 올라가요. 딸깍, 딸깍, 딸깍. 계단 백열두 개, 감나무 아홉 그루, 떡집 하나, 아이스크림 가게는 빵 개. 전에는 엘리베이터가 올라가 줬는데, 여기서는 다리가 직접 올라가야 해요. 무릎이 후들후들했어요.',
        },
        short: {
          en: 'The way home had 112 stairs. It had zero ice cream.\n“Where’s the elevator?” asked Doyun’s legs.',
          ko: '집까지 계단이 백열두 개, 아이스크림 가게는 빵 개. 딸깍!\n“엘리베이터는 어디 있어?” 도윤이 다리가 물었어요.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'The most of anything is… stairs?', ko: '제일 많은 건… 계단인가?' },
            position: 'left',
          },
        ],
        alt: {
          en: 'Late autumn sun in a steep lane. The stairs lie in shade. In the light by a stone wall Doyun hangs on to the rail behind him with one hand, one foot two stairs up and his counter in the other hand. The long flight goes on and on past red leaves, up to a mountain ridge.',
          ko: '가을 해가 기운 가파른 골목. 계단에는 그늘이 졌어요. 돌담 옆 햇빛 속에서 도윤이가 한 손으로는 뒤쪽 난간을 붙잡고, 다른 손에는 딸깍이를 쥐고, 한 발을 두 계단 위에 올렸어요. 붉은 단풍 사이로 아주 긴 계단이 산등성이까지 끝없이 이어져요.',
        },
        find: {
          en: 'Somebody is already on stair one hundred. Who climbed faster?',
          ko: '백 번째 계단에 먼저 온 친구가 있어요. 누구일까요?',
        },
      },
      {
        id: '1-3',
        text: {
          en: 'Doyun’s grandmother, Halmeoni, wanted to make rice cake, so she sent him to borrow old Chestnut Grandpa’s rice box. It was square and wooden, and about as old as he was.\n“Hold tight,” said Chestnut Grandpa.\n“Yes!” said Doyun, but his mouth was quicker than his hands. *Thunk!* The box bounced across the yard, and its bottom fell off. He hadn’t lived here a year, and he had broken the oldest thing on the street.\nThen, out of the box, flew a folded brown paper.',
          ko: '할머니가 떡을 하신대요. 떡쌀을 재야 한다며 밤골 할아버지 댁에서 쌀되를 빌려 오라고 하셨어요. 할아버지만큼 나이 든, 네모난 나무 쌀되였어요.\n“꽉 잡아라.”\n“네!”\n대답이 손보다 빨랐나 봐요. 툭, 데구루루! 마당을 구르던 쌀되에서 밑바닥이 쏙 빠졌어요. 도윤이 가슴도 철렁했어요. 이사 온 지 반년 만에 동네에서 제일 오래된 물건을 망가뜨린 거예요.\n그때 쌀되에서 누런 종이가 팔랑 날아올랐어요.',
        },
        short: {
          en: 'Doyun borrowed a rice box from Chestnut Grandpa.\n“Hold tight,” said the old man.\n“Yes!” said Doyun. *Thunk!* It lost its bottom. Out flew a paper.',
          ko: '밤골 할아버지가 낡은 쌀되를 빌려주셨어요.\n“꽉 잡아라.”\n“네!”\n툭! 바닥이 쏙 빠지더니 종이가 팔랑 날아올랐어요.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'I broke it! Sorry!', ko: '죄송해요! 부서졌어요!' },
            position: 'left',
          },
          {
            character: 'chestnut',
            text: { en: 'No… it has two bottoms.', ko: '부서진 게 아니라… 바닥이 두 개로구나.' },
            position: 'right',
          },
        ],
        alt: {
          en: 'Golden light in a yard with an old chestnut tree. A square wooden box has slipped out of Doyun’s hands and its bottom has come off; through the hole we see him gasp. A folded brown paper sails into the air. Chestnut Grandpa holds his cap and reaches for it.',
          ko: '늙은 밤나무가 있는 금빛 마당. 도윤이 손에서 네모난 나무 쌀되가 미끄러지며 밑바닥이 쑥 빠졌어요. 뻥 뚫린 쌀되 너머로 깜짝 놀란 도윤이 얼굴이 보여요. 접힌 누런 종이가 공중에 날아오르고, 밤골 할아버지는 모자를 붙잡은 채 손을 뻗으세요.',
        },
        find: {
          en: 'Bami has been under the chestnut tree. What did she bring back on her tail?',
          ko: '밤이가 밤나무 밑에 다녀왔나 봐요. 꼬리에 무엇을 달고 왔나요?',
        },
      },
      {
        id: '1-4',
        text: {
          en: 'It smelled of very old rice, and it was a treasure map! It had a tiger on it, two peaks and some wiggly water. Under those were five lines of writing, and line number 5 was empty.\n“About eighty years ago,” said Chestnut Grandpa, “my little brother Yeong-su hid a box of taffy. It was the only one we had. ‘I drew you a map,’ he said. Then he hid the map.”\n“Did you look for it?” asked Doyun.\n“Everywhere,” said Chestnut Grandpa. He turned the rice box over in his hands. “Everywhere but under the rice.”',
          ko: '종이에서 묵은쌀 냄새가 폴폴 났어요. 삐뚤빼뚤한 보물 지도였어요! 호랑이 한 마리, 봉우리 두 개, 꼬불꼬불한 물. 밑에는 1번부터 5번까지 있는데 5번은 텅 비었어요.\n“한 팔십 년 됐지. 내 동생 영수가 하나뿐인 엿 상자를 감췄어. 지도를 그려 놨으니 찾아보라더구나. 그래 놓고 지도까지 감춰 버렸지 뭐냐.”\n“찾아보셨어요?”\n“암, 온 집 안을 다 뒤졌지.”\n할아버지가 쌀되를 물끄러미 내려다보셨어요.\n“쌀 밑만 빼고.”',
        },
        short: {
          en: 'It was a treasure map! It had five clues. Number 5 was empty.\n“My brother hid our taffy,” said Chestnut Grandpa. “Eighty years ago! Then he hid the map.”',
          ko: '보물 지도였어요! 그런데 5번만 텅 비었어요.\n“팔십 년 전에 동생이 엿을 감췄지. 지도까지 감췄지 뭐냐.” 할아버지가 말씀하셨어요.',
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
          en: 'Doyun and Chestnut Grandpa sit knee to knee under the chestnut tree and hold up an old map between them. In wobbly pencil it shows a tiger, two peaks and wavy water. Doyun points at its fifth line, which is blank. A cat looks over the top.',
          ko: '도윤이와 밤골 할아버지가 밤나무 아래 무릎을 맞대고 앉아 낡은 지도를 펼쳐 들었어요. 삐뚤빼뚤한 연필 선으로 호랑이와 두 봉우리, 물결이 그려져 있어요. 도윤이가 손가락으로 짚은 다섯째 줄은 텅 비어 있어요. 지도 너머로 고양이가 내다봐요.',
        },
        find: {
          en: 'Somebody on the old map looks very much like somebody in the yard. Who?',
          ko: '옛 지도에도 마당에도 똑같이 생긴 친구가 있어요. 찾았나요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'What Is There the Most Of?', ko: '제일 많은 것은?' },
        description: {
          en: 'A new place holds still while you count it. Go out and count yours.',
          ko: '모르는 동네도 세다 보면 아는 동네가 돼요. 우리 동네를 세러 가요.',
        },
        steps: [
          {
            en: 'In the small boxes, draw five things from your street. Doors? Cats? Stairs?',
            ko: '작은 칸에 길에서 볼 것 다섯 가지를 그려요. 대문? 고양이? 계단?',
          },
          {
            en: 'Make one mark for each that you see. The fifth mark ties the four together.',
            ko: '하나 볼 때마다 한 줄씩 그어요. 다섯째 줄은 넷을 묶어요.',
          },
          {
            en: 'Write the numbers. Which one goes into the counter?',
            ko: '수를 적어요. 제일 큰 수는 딸깍이에 옮겨 적어요.',
          },
        ],
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
          en: '“*Gyeonggi Province*,” Doyun read off the top of the map. “But we live in *Seoul*. So does Chestnut Grandpa. So does his tree!”\nMom came to look, with her bike helmet on. *Swick, swick* went Halmeoni’s knife, round and round a persimmon. They weren’t even at number 1 yet, and the treasure was in the wrong place.',
          ko: '저녁에 지도를 상 위에 펼쳤어요. 맨 위에 ‘경기도 고양군 은평면 평창리’라고 적혀 있었어요.\n“경기도라고요? 여긴 서울이잖아요. 우리 집도 서울, 밤골 할아버지 댁도 서울, 밤나무도 서울!”\n헬멧도 안 벗은 엄마가 들여다보며 고개를 갸웃했어요. 할머니는 사각사각 감만 깎으셨어요. 아직 1번도 못 읽었는데 첫 줄부터 틀린 거예요.',
        },
        short: {
          en: '*Gyeonggi*, said the map. But Doyun lived in Seoul. So did Chestnut Grandpa. So did his tree!\nDoyun’s grandma, Halmeoni, peeled a persimmon. *Swick, swick.*',
          ko: '지도 맨 위에 ‘경기도’라고 쓰여 있었어요.\n“여기는 서울인데요?”\n할머니는 사각사각 감만 깎으셨어요.',
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
          en: 'Evening in Halmeoni’s living room. The old map lies on a low table. Doyun frowns and keeps one finger on its top line. Halmeoni peels persimmons, and Doyun’s mother, still in her bicycle helmet, kneels behind the table.',
          ko: '저녁, 할머니 댁 거실. 낮은 상 위에 옛 지도가 펼쳐져 있어요. 도윤이는 이마를 찌푸리고 맨 윗줄을 손가락으로 짚어요. 할머니는 감을 깎으시고, 엄마는 자전거 헬멧을 쓴 채 상 뒤에 무릎을 꿇고 앉아 있어요.',
        },
        find: {
          en: 'Where did the persimmon peel go? Look low down.',
          ko: '감 껍질이 어디로 갔을까요? 아래쪽을 보세요.',
        },
      },
      {
        id: '2-2',
        text: {
          en: 'Mom worked in a library, so there was always a fat book in her bag. *Thump.*\n“In 1949,” she read, “this village joined the city of Seoul.”\n*Click.*\n“In 1950 it got a new last name. It wasn’t Pyeongchang-*ri* anymore, because a *ri* is a village. Now it was Pyeongchang-*dong*, a neighborhood.”\n*Click.*\n“In 1975 it moved to another part of Seoul, without going anywhere.”\n*Click.*\nThe house had sat still, and so had the hill. The chestnut tree had only grown. It was the signposts that were in a hurry.',
          ko: '엄마는 도서관 사서라서 가방에 늘 두툼한 책이 들어 있어요. 쿵! 엄마가 책을 펴고 읽었어요.\n“1949년에 여기가 경기도에서 서울이 됐네.”\n딸깍.\n“1950년에 평창리가 평창동이 됐고.”\n딸깍.\n“1975년에 종로구로 옮겨 갔대. 한 발짝도 안 움직이고.”\n딸깍.\n집도 산도 가만히 앉아 있었어요. 밤나무는 키만 컸고요. 팻말만 허둥지둥 바빴던 거예요.',
        },
        short: {
          en: 'Mom’s fat book knew. *Click!* Their village joined the city of Seoul. *Click! Click!* The address changed again, and again. The tree just grew. Only the signs were in a hurry.',
          ko: '엄마 책을 보니 동네 이름이 바뀌고, 또 바뀌고, 또 바뀌었대요!\n딸깍, 딸깍, 딸깍.\n집은 가만있는데 팻말만 바빴어요.',
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
          en: 'One lane through four times. Four wooden signposts run along it on two legs, in straw, rubber, canvas and leather shoes. The house and the hill sit still, and the chestnut tree grows from a twig to a giant. A boy runs with a hoop; in 1975 he is a man with a radio, his hand on his head: the last sign runs at him.',
          ko: '한 골목에 네 시절이 이어져요. 나무 팻말 네 개가 짚신, 고무신, 운동화, 구두를 신고 두 다리로 달려요. 집과 산은 가만히 앉아 있고, 밤나무는 가느다란 묘목에서 커다란 나무로 자라요. 옛날 옷을 입은 아이가 굴렁쇠를 굴리며 달려요. 그 아이가 자란 1975년의 아저씨는 라디오를 든 채, 달려오는 마지막 팻말에 깜짝 놀라 머리를 짚어요.',
        },
        find: {
          en: 'Four signposts, and somebody chestnut-brown near each. Count the tails.',
          ko: '팻말 넷 곁에 밤색 꼬리가 하나씩 있어요. 다 찾았나요?',
        },
      },
      {
        id: '2-3',
        text: {
          en: 'Signs might hurry, thought Doyun, but hills don’t. At sunrise he held Yeong-su’s map and a new one up to the cold window. He pretended that he couldn’t read. One wiggly stream lay down on the other wiggly stream, and not a wiggle was left over. *Click.*',
          ko: '팻말은 바빠도 산은 안 바쁠 거예요. 해가 뜨자마자 도윤이는 차가운 창문에 영수의 지도와 요즘 지도를 겹쳐 댔어요. 이름에 속지 않으려고 글씨는 못 읽는 척했어요. 꼬불꼬불한 물줄기가 꼬불꼬불한 물줄기 위에 딱 포개졌어요. 딸깍.',
        },
        short: {
          en: 'Signs hurry. Hills don’t. Doyun held the old map against a new one. He pretended he couldn’t read. One wiggly stream lay on the other. Not a wiggle was left over.',
          ko: '팻말은 바빠도 산과 시내는 제자리예요.\n도윤이가 옛 지도와 새 지도를 창에 겹쳤더니, 꼬불꼬불 위에 꼬불꼬불! 딸깍.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'It fits! Here is there!', ko: '딱 맞는다! 여기가 거기야!' },
            position: 'left',
          },
          {
            character: 'doyunsMom',
            text: { en: 'You’d make a fine librarian.', ko: '너 도서관 사서 해도 되겠다.' },
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
    activities: [
      {
        title: { en: 'Two Maps at the Window', ko: '창문에 대 본 두 지도' },
        description: {
          en: 'The hill stays, and the stream stays. What else has changed?',
          ko: '산도 시내도 그대로예요. 그럼 무엇이 달라졌을까요?',
        },
        steps: [
          {
            en: 'Ask somebody old what your street looked like. Draw it on the first map, and write the year.',
            ko: '어른께 옛날 동네 모습을 여쭤봐요. 위 지도에 그리고 연도를 적어요.',
          },
          { en: 'Draw your street today on the second map.', ko: '아래 지도에는 오늘 모습을 그려요.' },
          {
            en: 'Cut out both maps, and hold them up to a window, one on top of the other. What is still in its place?',
            ko: '지도 두 장을 오려 포개서 창문에 대 봐요. 무엇이 제자리에 있나요?',
          },
        ],
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
          en: '*Start where rice was piled like a mountain*, said number 1.\nThere was a stone.',
          ko: '1번은 ‘쌀이 산만큼 쌓였던 데서 출발!’이었어요.\n가 보니 달랑 돌 하나였어요.',
        },
        short: {
          en: '*Start at the mountain of rice*, said number 1.\nThere was a stone.',
          ko: '1번은 ‘쌀이 산만큼 쌓였던 데서 출발!’\n가 보니 달랑 돌 하나였어요.',
        },
        speechBubbles: [
          { character: 'doyun', text: { en: 'Zero grains.', ko: '쌀이 한 톨도 없는데요.' }, position: 'left' },
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
          en: 'Evening sun on a street corner. Doyun has his chin on the sidewalk and his nose at a small stone marker; the counter by his hand says 0000. Above them Chestnut Grandpa, in a flat cap, leans down with his walking stick on top of the stone. In the shade by the wall stands a delivery bike.',
          ko: '늦은 햇살이 비치는 길모퉁이. 도윤이가 턱을 바닥에 대고 작은 표지석에 코를 바짝 들이밀었어요. 손 옆의 딸깍이는 0000이에요. 납작모자를 쓴 밤골 할아버지는 지팡이로 돌 위를 짚고 몸을 굽혀 내려다보세요. 그늘진 담장 앞에는 배달 오토바이가 서 있어요.',
        },
        find: {
          en: 'Somebody is waiting for a ride. Where is Bami sitting?',
          ko: '배달을 가려는 걸까요? 밤이가 어디에 앉았나요?',
        },
      },
      {
        id: '3-2',
        text: {
          en: 'PYEONGCHANG WAS HERE, said the stone.\n“Long ago,” said Chestnut Grandpa, “people paid their taxes with whatever grew, swam or flew. A place with bees sent honey. A place with pheasants sent a pheasant.”\n“What if it flew away?” asked Doyun.\n“Then so did your taxes.”\nOne day there was a new rule, the Daedong Law. *Just send rice, please*, it said. In rolled the rice carts, *creak, creak, creak*, until the rice needed a house of its own. So this neighborhood got a big storehouse, and its name was Pyeongchang. The rice is long gone, but nobody ever took the name away.',
          ko: '돌에는 ‘평창 터’라고 적혀 있었어요. 밤골 할아버지가 지팡이로 톡톡 두드리셨어요.\n“옛날에는 고을마다 나는 걸로 세금을 냈어. 꿀이 나는 데서는 꿀을 내고, 꿩이 나는 데서는 꿩을 내고.”\n“꿩이 나는데 어떻게 내요?”\n“날기 전에 내야지.”\n그러다 대동법이라는 법이 생겼대요. 이것저것 다 그만두고 쌀로 내라! 삐걱삐걱, 쌀 실은 수레가 줄줄이 들어왔어요. 그 많은 쌀도 집이 있어야지요. 이 근처에 지은 커다란 창고, 그 이름이 ‘평창’이었어요. 쌀은 다 없어졌지만 이름은 아무도 안 가져갔어요.',
        },
        short: {
          en: '“People once paid taxes in pheasants,” said Chestnut Grandpa.\n“What if they flew away?”\n“Then so did your taxes. Later, rice filled a storehouse called Pyeongchang. The rice left. The name stayed.”',
          ko: '“옛날에는 꿩이 나는 데서 꿩을 세금으로 냈지.” 할아버지가 말씀하셨어요.\n“나는데 어떻게 내요?”\n나중에는 쌀로 냈대요. 그 쌀을 넣은 창고가 ‘평창’이에요.',
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
          ko: '도윤이가 떠올린 옛날. 쌀가마니가 지붕까지 쌓인 긴 기와 창고 앞에 농부들이 꿩과 꿀단지, 커다란 말린 생선을 들고 줄을 섰어요. 갓을 쓴 벼슬아치가 손을 내저으며 쌀을 가리켜요.',
        },
        find: {
          en: 'Two hats like the clerk’s are in this picture. Who is under the small one?',
          ko: '갓이 하나 더 있어요. 작은 갓 밑에는 누가 있을까요?',
        },
      },
      {
        id: '3-3',
        text: {
          en: 'The sun sat on the ridge, and Chestnut Grandpa put up one pinky, as bent as a twig.\n“I was nine,” he said, “and Yeong-su was seven. For Chuseok we got a box of taffy, and we hooked pinkies to share it. Three days later, the whole box was gone.”\n“Do you still talk to him?” asked Doyun.\n“Every Sunday,” said Chestnut Grandpa. “About the weather.”\nHe handed over a red pencil, and Doyun drew a line through number 1. *Click.* Then he poured a spoonful of rice onto the stone, to start the mountain again. *Peep!* The sparrows ate it and paid no taxes.',
          ko: '해가 뉘엿뉘엿 넘어갔어요. 할아버지가 나뭇가지처럼 굽은 새끼손가락을 펴 보이셨어요.\n“나는 아홉 살, 영수는 일곱 살이었지. 추석에 엿을 한 상자 받았어. 똑같이 나눠 먹자고 손가락까지 걸었는데, 사흘 만에 상자째 없어졌어.”\n“영수 할아버지랑 지금도 얘기하세요?”\n“일요일마다 전화하지. 날씨 얘기만 해.”\n할아버지가 빨간 연필을 내미셨어요. 도윤이는 1번에 줄을 쫙 그었어요. 딸깍. 그러고는 돌 위에 쌀 한 숟갈을 소복이 부었어요. 산을 처음부터 다시 쌓으려고요. 짹짹! 참새는 세금도 안 내고 다 먹었어요.',
        },
        short: {
          en: '“We promised to share,” said Chestnut Grandpa. “Then my brother Yeong-su hid all the taffy. Now we only talk about the weather.”\nSparrows ate Doyun’s rice mountain, and paid no taxes.',
          ko: '“동생과 나눠 먹자던 엿이 없어졌지. 이제 동생하고는 날씨 얘기만 해.” 할아버지가 말씀하셨어요.\n도윤이가 돌 위에 쌀을 놓자 참새가 세금도 안 내고 먹었어요.',
        },
        speechBubbles: [
          {
            character: 'chestnut',
            text: { en: 'Never trust a pinky promise.', ko: '손가락 건 놈이 더 무섭지.' },
            position: 'right',
          },
        ],
        alt: {
          en: 'The corner at sunset. Chestnut Grandpa sits on the flower bed and looks, hurt, at his own bent pinky, which stands up dark before the low sun. Behind the stone Doyun looks at it, too, and pours a spoon of rice in a little white heap. On the ground lies the map, with a red line through number 1. Sparrows hop closer.',
          ko: '해 질 녘의 같은 자리. 밤골 할아버지가 화단에 앉아, 낮은 해 앞에 세운 굽은 새끼손가락을 쓸쓸하게 바라보세요. 도윤이도 표지석 옆에서 그 손가락을 보며 돌 위에 쌀 한 숟가락을 하얗게 쌓아요. 바닥에는 1번에 빨간 줄을 그은 지도가 있어요. 참새들이 다가와요.',
        },
        find: {
          en: 'Somebody is not looking at the sparrows, very hard. Can you see her?',
          ko: '참새를 안 보는 척하는 친구가 있어요. 어디에 있나요?',
        },
      },
    ],
  },
];
