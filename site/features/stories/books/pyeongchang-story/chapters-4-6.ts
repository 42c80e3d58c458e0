import type { Chapter } from '../book.ts';

export const chapters4To6: readonly Chapter[] = [
  {
    number: 4,
    title: { en: 'One Thousand and Forty-Four Names', ko: '이름 천마흔네 개' },
    panels: [
      {
        id: '4-1',
        text: {
          en: '*Bow to a tiger who doesn’t bite*, said number 2. Halmeoni knew where the tiger lived. *Follow Segeomjeong-ro*, said her note, and *ro* means road. But the blue sign said Pyeongchangmunhwa-ro. Doyun read the sign, and he read the note, and he walked around the pole and read the sign again. A bus went by and hissed at him. By the fourth time around, the street was going around too.',
          ko: '2번은 ‘안 무는 호랑이한테 절하고’예요. 호랑이 집은 할머니가 아신대요. 쪽지에 ‘세검정로 따라와라’라고 써 주셨는데, 파란 표지판은 평창문화로! 도윤이는 표지판을 보고, 쪽지를 보고, 뱅그르르 돌아 표지판을 또 봤어요. 같은 자리를 네 바퀴 돌았더니 속이 울렁울렁했어요.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'Halmeoni! The road’s gone!', ko: '할머니! 길이 없어졌어요!' },
            position: 'center',
          },
        ],
        alt: {
          en: 'A main street below the mountain. Doyun turns in a circle under a blue street sign, with a handwritten note in one hand. The name on the sign and the name on the note are not the same.',
          ko: '산 아래 큰길. 도윤이가 손글씨 쪽지를 들고 파란 도로 표지판 밑에서 빙빙 돌아요. 표지판의 길 이름과 쪽지의 길 이름이 달라요.',
        },
        find: {
          en: 'Who has the best view of the sign? Look up.',
          ko: '표지판을 제일 가까이서 보는 친구는 누구일까요? 위를 보세요.',
        },
      },
      {
        id: '4-2',
        text: {
          en: 'The road was fine. Only its name was gone. First 1,044 neighbors signed a sheet of paper. Then, in April 2012, this bit of Segeomjeong-ro became Pyeongchangmunhwa-ro. It means Culture Road. Halmeoni had signed with her tongue out, and then she had fed persimmons to the line. Doyun clicked 1,044 times to see how many that was. It was so many that his thumb buzzed.',
          ko: '길은 그대로인데 이름만 바뀐 거였어요. 동네 사람 1,044명이 서명했대요. 그래서 2012년 4월, 여기 세검정로가 평창문화로가 됐어요. 할머니는 혀를 쏙 내밀고 이름을 쓰시고, 줄 선 사람들한테 감까지 먹이셨대요. 도윤이는 딸깍딸깍 1,044번을 눌러 봤어요. 엄지가 얼얼했어요.',
        },
        speechBubbles: [
          {
            character: 'halmeoni',
            text: {
              en: 'I signed it. I still call it the old name.',
              ko: '입에 붙은 이름은 안 떨어져. 난 아직도 세검정로다.',
            },
            position: 'left',
          },
        ],
        alt: {
          en: 'A memory, in brown like an old photograph. At a table on the sidewalk Halmeoni, a little younger, writes her name on a sheet that is full of names. A long line of neighbors waits, and some of them eat persimmons. Doyun sits by and presses his counter.',
          ko: '오래된 사진처럼 갈색으로 그린 옛일. 길가에 놓은 탁자에서 조금 젊은 할머니가 이름이 가득한 종이에 서명하세요. 길게 줄을 선 이웃들 가운데 몇은 감을 먹고 있어요. 도윤이는 옆에 앉아 딸깍이를 눌러요.',
        },
        find: {
          en: 'One neighbor can’t write but came anyway. What is she lying on?',
          ko: '글씨는 못 쓰지만 와 본 이웃이 있어요. 무엇 위에 있나요?',
        },
      },
      {
        id: '4-3',
        text: {
          en: 'Culture Road had plenty of culture. *Click* went the Gana Art Center, *click* went the Kim Chong Yung Museum, and *click* went the Total Museum. By the third click Halmeoni had walked out of sight. Luckily a big, polite-looking man was lying in the grass. Doyun bowed and asked him the way, and the man thought about it. Doyun bowed again and went closer, and the man smelled of coins. He was bronze.',
          ko: '가나아트센터, 김종영미술관, 토탈미술관. 그림과 조각이 사는 집만 세 군데! 딸깍딸깍 세다 보니 걸음 빠른 할머니가 안 보였어요. 잔디밭에 점잖은 아저씨가 누워 있기에 꾸벅 절하고 길을 여쭸어요. 대답이 없었어요. 한 번 더 꾸벅. 가까이 가니 동전 냄새가 났어요. 청동 아저씨였어요.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'Excuse me… sir?', ko: '저, 실례합니다… 아저씨?' },
            position: 'left',
          },
        ],
        alt: {
          en: 'A gallery garden with signs for three museums. Doyun bows politely to a big, smooth figure that lies on one elbow on the lawn. Two steps away a guard in uniform bites his lip.',
          ko: '미술관 안내판 세 개가 있는 정원. 도윤이가 잔디밭에 팔을 괴고 누운 크고 매끈한 사람에게 공손히 절해요. 두 걸음 옆에서 제복 입은 경비 아저씨가 입술을 꼭 깨물고 있어요.',
        },
        find: {
          en: 'Somebody is being a work of art. Who, and where?',
          ko: '조각 작품인 척하는 친구가 있어요. 찾았나요?',
        },
      },
      {
        id: '4-4',
        text: {
          en: 'Number 3 was a smudge. So Mom took Doyun past a famous writer’s tiled house to a museum full of writers’ handwriting. It smelled of paper and dust. “*See the shapes who don’t fight?*” read Doyun. A lady with white hair slid the map under her lamp. In Korean, one small stroke can turn *shapes* into another word, and she looked at that stroke for a long time.',
          ko: '3번은 글씨가 번져서 ‘안 싸우는 형체’로 보였어요. 형체가 왜 싸워요? 소설가 박종화가 살던 기와집을 지나, 엄마와 영인문학관에 갔어요. 작가들의 손글씨가 가득한 데라 종이 냄새가 솔솔 났어요. 머리가 하얀 직원이 전등 밑에서 지도를 요리조리 돌려 보더니, 아하! 했어요.',
        },
        speechBubbles: [
          {
            character: 'staff',
            text: {
              en: 'Not ‘shapes.’ ‘Brothers.’ Brothers who don’t fight.',
              ko: '‘형체’가 아니라 ‘형제’네. 안 싸우는 형제!',
            },
            position: 'right',
          },
          {
            character: 'doyun',
            text: { en: 'Do those exist?', ko: '그런 형제가 있어요?' },
            position: 'left',
          },
        ],
        alt: {
          en: 'A warm museum hall with glass cases of handwritten pages and painted fans. Under a lamp a lady with white hair and Doyun hold the old map, and a magnifying glass makes one smudged word big. Doyun’s mother looks on, with a hand on his shoulder.',
          ko: '유리 진열장에 손글씨 원고와 부채가 가득한 따뜻한 전시실. 전등 밑에서 머리가 하얀 직원과 도윤이가 옛 지도를 들고, 돋보기로 번진 글씨를 크게 비춰 봐요. 엄마는 도윤이 어깨에 손을 얹고 들여다봐요.',
        },
        find: {
          en: 'Somebody had to wait outside. What can you see of her?',
          ko: '밖에서 기다리는 친구가 있어요. 어디만 보이나요?',
        },
      },
    ],
  },
  {
    number: 5,
    title: { en: 'The Tiger Who Doesn’t Bite', ko: '안 무는 호랑이' },
    panels: [
      {
        id: '5-1',
        text: {
          en: 'On Saturday morning, mist hung in the pines below Bohyeonbong, and it dripped. In the mist stood a house with one room and a tiled roof. “That’s the shrine of the mountain spirit,” said Halmeoni. “The tiger lives there.” Doyun’s feet went quiet all by themselves. He got behind Halmeoni’s flowery pants and looked around the left leg. Inside the house, something creaked.',
          ko: '토요일 아침, 할머니를 따라 보현봉 아래 솔숲에 들어갔어요. 안개 속에 한 칸짜리 기와집이 오도카니 앉아 있었어요. 산신령을 모시는 산신각인데, 호랑이도 산대요. 발소리가 저절로 작아졌어요. 사뿐, 사뿐. 도윤이는 할머니 바지 뒤에 찰싹 붙었어요. 안에서 삐걱 소리가 났어요.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'It really won’t bite?', ko: '진짜 안 물어요?' },
            position: 'left',
            bubbleStyle: 'whisper',
          },
          {
            character: 'halmeoni',
            text: { en: 'It’s quieter than you.', ko: '너보다 얌전하다.' },
            position: 'right',
          },
        ],
        alt: {
          en: 'A misty morning in a pine forest. At the end of a path stands a tiny shrine with a tiled roof and its doors shut. Halmeoni walks toward it, and Doyun peeks out from behind her flowery pants.',
          ko: '안개 낀 아침 솔숲. 오솔길 끝에 기와지붕을 얹은 조그만 산신각이 문을 닫은 채 서 있어요. 할머니가 앞장서 걸으시고, 도윤이는 할머니의 꽃무늬 바지 뒤에서 고개만 내밀어요.',
        },
        find: {
          en: 'Bami has heard about the tiger too. How big is she today?',
          ko: '밤이도 호랑이 얘기를 들었나 봐요. 몸이 얼마나 커졌나요?',
        },
      },
      {
        id: '5-2',
        text: {
          en: 'It was only a man with a broom, and he pulled the doors open. Inside it smelled of sweet smoke, and on the wall hung a painting. In the middle sat an old man in a blue robe, and a boy knelt with three peaches on a tray. Behind the old man lay the tiger, like a cushion trying not to laugh. Doyun bowed so low that Clicky hit the floor. *Click.* One tiger.',
          ko: '빗자루 든 아저씨가 문을 열어 주었어요. 향냄새가 났어요. 벽에 걸린 그림에는 푸른 옷을 입은 산신령이 앉아 있고, 아이 하나가 복숭아 세 개를 들고 무릎을 꿇었어요. 뒤에는 호랑이가 방석처럼 납작 엎드렸고요. 꼭 웃음을 참는 얼굴이에요. 도윤이가 넙죽 절하자, 딸깍! 호랑이 한 마리.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'Pleased to meet you, Tiger.', ko: '처음 뵙겠습니다, 호랑이님.' },
            position: 'left',
          },
        ],
        alt: {
          en: 'The doors of the shrine stand open, and a caretaker waits beside them with a broom. In the painting inside, an old man in a blue robe sits with a tiger lying behind him, and a boy kneels with three peaches on a tray. Doyun bows to the floor. Halmeoni stands behind him.',
          ko: '산신각 문이 활짝 열리고 빗자루를 든 관리인이 옆에 서 있어요. 안에 걸린 그림에는 푸른 옷의 산신령과 그 뒤에 엎드린 호랑이, 복숭아 세 개를 쟁반에 받쳐 든 아이가 있어요. 도윤이는 바닥에 엎드려 절하고 할머니는 뒤에 서 계세요.',
        },
        find: {
          en: 'There are two tigers here, if you count the small one. Find the copy.',
          ko: '호랑이와 똑같은 자세로 있는 친구가 있어요. 누구일까요?',
        },
      },
      {
        id: '5-3',
        text: {
          en: '“Twice a year the village feeds the mountain here,” said Halmeoni, “and in the old days the food went on to every house.” Two small brothers used to wait behind that very tree with their mouths watering. Halmeoni untied her cloth. The rice box had one bottom less this time, so there was a lot more rice cake. Doyun turned around, chewing. Between the pines stood two round peaks.',
          ko: '여기서는 일 년에 두 번 마을 제사를 지내요. 옛날엔 제사가 끝나면 음식을 집집마다 나눴대요. 꼬마 형제도 나무 뒤에서 침을 꼴깍 삼켰겠지요. 바닥 하나 빠진 되로 쌀을 쟀더니 할머니 떡이 아주 푸짐했어요. 오물오물, 도윤이가 돌아서는데 나무 사이로 봉우리 둘이 보였어요.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'Look! Twin mountains!', ko: '어? 쌍둥이 산이다!' },
            position: 'right',
          },
        ],
        alt: {
          en: 'On the steps of the shrine Halmeoni opens a cloth with rice cake in it. In a cloud of memory two boys in old-time clothes peek from behind a tree at a table of food. Doyun points between the pines, where two round peaks stand side by side.',
          ko: '산신각 계단에서 할머니가 보자기를 풀어 떡을 나누세요. 옛일을 그린 구름 속에는 옛날 옷을 입은 두 아이가 나무 뒤에서 음식상을 엿보고 있어요. 도윤이가 가리키는 소나무 사이로 둥근 봉우리 둘이 나란히 보여요.',
        },
        find: {
          en: 'One crumb of rice cake got away. Who has it?',
          ko: '떡 부스러기 하나가 떨어졌어요. 누가 주웠을까요?',
        },
      },
    ],
  },
  {
    number: 6,
    title: { en: 'The Brothers Who Don’t Fight', ko: '안 싸우는 형제' },
    panels: [
      {
        id: '6-1',
        text: {
          en: '*Pyeongchang Village Trail, 5.0 km*, said the sign. Chestnut Grandpa had sent along his stick, because his knees said no. Doyun counted every step, *tap, click, tap, click*. Halmeoni didn’t count hers, because she didn’t have time. All he could see of her was a sun visor, going around a bend. When he got to the bend, the visor was going around the next one.',
          ko: '형제봉 입구에서 탕춘대성 암문까지, 평창마을길 5킬로미터! 밤골 할아버지는 무릎 대신 지팡이를 보내셨어요. 타박, 딸깍. 타박, 딸깍. 도윤이는 한 걸음도 안 빼고 셌어요. 할머니는 안 세셨어요. 세실 틈이 없었거든요. 챙 넓은 모자를 쓰고 쌩, 벌써 저 모퉁이를 돌고 계셨어요.',
        },
        speechBubbles: [
          {
            character: 'halmeoni',
            text: { en: 'Keep up or stay here!', ko: '뒤처지면 두고 간다!' },
            position: 'right',
          },
          {
            character: 'doyun',
            text: {
              en: 'Step two thousand, one hundred and three…',
              ko: '이천백삼 걸음째예요…',
            },
            position: 'left',
          },
        ],
        alt: {
          en: 'The start of a hill trail, with a wooden sign for the Pyeongchang Village Trail, 5.0 km. Doyun marches along with Chestnut Grandpa’s carved stick and his counter. Halmeoni, in a big sun visor, with a backpack, speeds past him.',
          ko: '평창마을길 5.0km 안내판이 선 산길 어귀. 도윤이가 밤골 할아버지의 지팡이를 짚고 딸깍이를 누르며 걸어요. 햇빛 가리개 모자를 쓰고 배낭을 멘 할머니가 쌩하니 앞질러 가세요.',
        },
        find: {
          en: 'Halmeoni is carrying more than lunch. Who gets a ride?',
          ko: '할머니 배낭에 도시락 말고 또 누가 들었을까요?',
        },
      },
      {
        id: '6-2',
        text: {
          en: 'At the lookout the wind flapped the map. *See the brothers who don’t fight*, said number 3. *Look well. Look long.* The high peak was Bohyeonbong, and the long ridge on the left was a lion lying down. On the right, side by side, stood the Brothers, who were two boys once, people say, though everybody tells it differently. Doyun looked well and he looked long, and it was true. They weren’t fighting.',
          ko: '바람 부는 전망대에서 3번을 읽었어요. ‘안 싸우는 형제를 본다. 잘 본다. 오래 본다.’ 높은 데가 보현봉, 사자처럼 엎드린 능선이 사자능선, 나란한 두 봉우리가 형제봉! 두 형제가 변한 거래요. 왜인지는 사람마다 말이 달라요. 도윤이는 잘 봤어요. 오래 봤어요. 정말 안 싸웠어요.',
        },
        speechBubbles: [
          {
            character: 'halmeoni',
            text: {
              en: 'I say each was waiting for the other to go first.',
              ko: '내 생각엔 서로 먼저 내려가라다가 그리됐어.',
            },
            position: 'center',
          },
        ],
        alt: {
          en: 'A lookout over a sweep of mountains: one high peak at the back, a long ridge like a lying lion on the left, and two even, round peaks on the right. Out of those two grow two boys of stone in old clothes, as big as the peaks, back to back. Halmeoni points, and Doyun looks.',
          ko: '산줄기가 한눈에 보이는 전망대. 뒤에는 높은 봉우리, 왼쪽에는 엎드린 사자 같은 능선, 오른쪽에는 둥근 두 봉우리가 나란해요. 그 위로 옛날 옷을 입은 두 아이가 봉우리만큼 커다란 돌이 되어 등을 맞대고 있어요. 할머니가 손으로 가리키시고 도윤이가 바라봐요.',
        },
        find: {
          en: 'A lion doesn’t have a tail like that. Whose is it?',
          ko: '사자 꼬리치고는 좀 이상해요. 누구 꼬리일까요?',
        },
      },
      {
        id: '6-3',
        text: {
          en: 'Halmeoni’s phone crackled, and out of it came the rest of the story. “It was 1948,” said Chestnut Grandpa, “and it was that very rock.” The taffy was gone, so he shouted, because he was the big brother. Then neither one said a word for three days. Even “Pass the salt” had to go through their mother. Yeong-su kept hiding something in his fist. And after that, he drew the map.',
          ko: '밤골 할아버지가 휴대전화 너머로 들려주셨어요. 1948년, 바로 이 바위에서였지요. 엿이 사라지자 형은 동생한테 따졌고, 둘은 사흘이나 말을 안 했대요. 간장 좀 달라는 말도 어머니가 전해 주셨다나요. 영수는 손에 쥔 걸 자꾸 꼼지락꼼지락 감췄고요. 지도는 그다음에 그린 거래요.',
        },
        speechBubbles: [
          { character: 'bigBrother', text: { en: 'You ate it!', ko: '네가 먹었지?' }, position: 'left' },
          {
            character: 'littleYeongsu',
            text: { en: '…Follow the map.', ko: '……찾아보면 알아.' },
            position: 'right',
          },
        ],
        alt: {
          en: 'The same rock in 1948. Two boys in worn white clothes sit back to back with a gap between them. The big one has his arms folded and his ears are red. The small one hides a stub of candle in his hand.',
          ko: '1948년, 같은 바위. 낡은 흰옷을 입은 두 아이가 사이를 벌리고 등을 돌린 채 앉아 있어요. 형은 팔짱을 끼고 귀가 빨개졌고, 동생은 손에 몽당 양초를 감추고 있어요.',
        },
        find: {
          en: 'Somebody won’t take sides. Who sits between the brothers?',
          ko: '형 편도 동생 편도 안 드는 친구가 있어요. 누구일까요?',
        },
      },
      {
        id: '6-4',
        text: {
          en: 'In the pine woods Doyun counted trees. *Clickclickclick.* His thumb was a blur. 9,997. 9,998. 9,999. *Click.* 0000. Clicky had run out of numbers, and there were trees all the way up! Just then Harin from his class came along with her family. She read him the park board as if it were good news. *About 65 percent of this neighborhood is forest.*',
          ko: '솔숲에서 도윤이는 나무를 셌어요. 딸깍딸깍딸깍, 엄지가 안 보일 만큼 빨리요. 9,997, 9,998, 9,999. 딸깍. 0000! 숫자가 바닥났는데 나무는 산꼭대기까지 남았어요. 마침 같은 반 하린이가 안내판을 읽어 줬어요. 우리 동네는 약 65퍼센트, 열에 여섯하고 반이 숲이래요.',
        },
        speechBubbles: [
          {
            character: 'harin',
            text: { en: 'So the answer’s trees.', ko: '그럼 숙제 답은 나무네?' },
            position: 'right',
          },
          {
            character: 'doyun',
            text: {
              en: 'I couldn’t count them. It doesn’t count if I can’t count it.',
              ko: '셀 수가 없잖아. 안 센 건 답이 아니야.',
            },
            position: 'left',
          },
        ],
        alt: {
          en: 'A slope full of pines. Doyun stares at his counter, which now shows four zeros. Beside him his classmate Harin, out with her family, points at a park board about the forest.',
          ko: '소나무가 빽빽한 산비탈. 도윤이가 0000이 된 딸깍이를 보고 깜짝 놀라요. 식구들과 산책 나온 하린이가 옆에서 숲을 설명하는 안내판을 가리켜요.',
        },
        find: {
          en: 'One more for Clicky! What is up the tree?',
          ko: '딸깍이를 한 번 더 눌러야겠어요. 나무 위에 무엇이 있나요?',
        },
      },
    ],
  },
];
