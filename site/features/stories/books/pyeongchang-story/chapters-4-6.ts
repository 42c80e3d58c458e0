import type { Chapter } from '../../model/book.ts';

export const chapters4To6: readonly Chapter[] = [
  {
    number: 4,
    title: { en: 'One Thousand and Forty-Four Names', ko: '이름 천마흔네 개' },
    panels: [
      {
        id: '4-1',
        text: {
          en: '*Bow to a tiger who doesn’t bite*, said number 2. Halmeoni knew where he lived, and she had gone on ahead. *Follow Se-geom-jeong-ro*, said her note, and *ro* means road. But the blue sign said *Pyeong-chang-mun-hwa-ro*.\nDoyun clicked the name on the note, once for every beat. Four! He clicked the sign. Five! He walked around the pole, in case the back was better, and a bus hissed at him. By the fourth time around, the street was going around, too.',
          ko: '2번은 ‘안 무는 호랑이한테 절하고’예요. 호랑이 집은 할머니가 아신대요. 그런데 쪽지 한 장만 남기고 먼저 가셨어요. ‘세검정로 따라와라.’ 따라가려는데 파란 표지판은 평창문화로!\n세, 검, 정, 로, 딸깍 네 번. 평, 창, 문, 화, 로, 딸깍 다섯 번. 길이부터 달랐어요. 뒤쪽은 다를까 싶어 기둥을 한 바퀴 돌았어요. 버스가 푸시식 핀잔을 주고 지나갔어요. 네 바퀴째에는 길까지 빙글빙글 돌았어요.',
        },
        short: {
          en: 'Number 2: *Bow to a tiger who doesn’t bite.*\nHalmeoni’s note named one road. The sign named another. Doyun walked around the sign four times. Now the street went around, too.',
          ko: '2번은 ‘안 무는 호랑이한테 절하고’예요.\n할머니 쪽지에는 세검정로, 표지판에는 평창문화로! 기둥을 돌고 또 돌았더니 길도 빙글빙글 돌았어요.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'Halmeoni! The road’s gone!', ko: '할머니! 길이 없어졌어요!' },
            position: 'center',
          },
        ],
        alt: {
          en: 'Looking down on a sidewalk. Small footprints and yellow leaves go around the pole of a blue street sign. Doyun swings out from the pole by one hand, a handwritten note in the other, and looks up at the sign. The name on the sign and the name on the note are not the same.',
          ko: '큰길을 위에서 내려다봐요. 파란 도로 표지판 기둥 둘레에 작은 발자국과 노란 은행잎이 빙글빙글 돌아가요. 도윤이가 한 손으로 기둥을 잡고 몸을 기울인 채, 다른 손에는 손글씨 쪽지를 들고 표지판을 올려다봐요. 표지판의 길 이름과 쪽지의 길 이름이 달라요.',
        },
        find: {
          en: 'Who has the best view of the sign? Look up.',
          ko: '표지판을 제일 가까이서 보는 친구는 누구일까요? 위를 보세요.',
        },
      },
      {
        id: '4-2',
        text: {
          en: '“The road is fine,” said Halmeoni. “Only its name is gone.”\nSo many neighbors had signed a list for a new one: 1,044! In April 2012 this bit of road became Pyeongchang Culture Road. Nobody asked the road.\n“Did you sign it?” asked Doyun.\n“With my tongue out,” said Halmeoni. “And I fed persimmons to the line.”\nDoyun wanted to know how many that was, so he clicked it, once for every neighbor. By 1,044 his thumb was buzzing. It was a lot of names, just to change one.',
          ko: '“길은 그대로 있지. 이름만 갔어.” 할머니가 말씀하셨어요.\n새 이름을 달아 달라고 동네 사람 1,044명이 서명했대요. 그래서 2012년 4월, 여기 세검정로가 평창문화로가 됐어요.\n“할머니도 하셨어요?”\n“그럼. 혀까지 내밀고 또박또박 썼다. 줄 선 사람들 감도 먹이고.”\n도윤이는 한 사람에 한 번씩 눌러 봤어요. 딸깍, 딸깍, 딸깍… 1,044. 엄지가 얼얼했어요. 이름 하나 바꾸는 데 이름이 천 개도 넘게 들었어요.',
        },
        short: {
          en: '“Same road, new name,” said Halmeoni. “1,044 of us signed a list for it!”\nNobody asked the road.\nDoyun clicked all 1,044. His thumb buzzed.',
          ko: '“길은 그대로 있지. 이름만 갔어.” 할머니가 말씀하셨어요.\n길 이름 하나 바꾸는 데 서명한 이름이 1,044개!\n도윤이도 딸깍, 1,044번 눌렀어요.',
        },
        speechBubbles: [
          {
            character: 'halmeoni',
            text: {
              en: 'I signed. My tongue still says the old name.',
              ko: '입에 붙은 이름은 안 떨어져. 나한텐 아직도 세검정로야.',
            },
            position: 'left',
          },
        ],
        alt: {
          en: 'A memory, in brown like an old photograph. At a table on the sidewalk Halmeoni, a little younger, writes her name on a sheet that is full of names. A long line of neighbors waits, and some of them eat persimmons. Doyun, who is only hearing about it, sits by and presses his counter.',
          ko: '오래된 사진처럼 갈색으로 그린 옛일. 길가에 놓은 탁자에서 조금 젊은 할머니가 이름이 가득한 종이에 서명하세요. 길게 줄을 선 이웃들 가운데 몇은 감을 먹고 있어요. 이야기를 듣는 도윤이도 그 옆에 앉은 것처럼 딸깍이를 눌러요.',
        },
        find: {
          en: 'One neighbor can’t write but came anyway. What is she lying on?',
          ko: '글씨는 못 쓰지만 와 본 이웃이 있어요. 무엇 위에 있나요?',
        },
      },
      {
        id: '4-3',
        text: {
          en: 'Halmeoni was off again, so Doyun asked a gentleman the way to the tiger. He bowed. He bowed lower.\nThe gentleman was bronze.',
          ko: '할머니는 또 저만치 앞서가셨어요. 도윤이는 점잖은 아저씨께 호랑이네 가는 길을 여쭸어요. 꾸벅. 한 번 더 꾸벅.\n동상이었어요.',
        },
        short: {
          en: '“Which way, please?” asked Doyun. He bowed. He bowed lower.\nThe man was bronze.',
          ko: '도윤이가 점잖은 아저씨께 호랑이네 길을 여쭸어요. 꾸벅. 한 번 더 꾸벅.\n동상이었어요.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'Excuse me… sir?', ko: '저, 실례합니다… 아저씨?' },
            position: 'left',
          },
        ],
        alt: {
          en: 'A gallery garden with signs for three museums. Doyun, bent like a table, bows to a huge, shiny brown figure with a hat, a mustache and a bow tie that lies on one elbow on a white stone. Behind its feet a guard in uniform holds on to the post of the signs and bites his lip.',
          ko: '미술관 안내판 세 개가 있는 정원. 하얀 돌 위에 모자를 쓰고 콧수염을 기르고 나비넥타이를 맨, 반들반들한 쇠빛의 커다란 아저씨가 팔을 괴고 누워 있어요. 도윤이가 허리를 푹 꺾어 공손히 절해요. 그 발치 뒤에서 제복 입은 경비 아저씨가 안내판 기둥을 붙잡고 입술을 꼭 깨물고 있어요.',
        },
        find: {
          en: 'Somebody is being a work of art. Who, and where?',
          ko: '조각 작품인 척하는 친구가 있어요. 찾았나요?',
        },
      },
      {
        id: '4-4',
        text: {
          en: 'A tiger can wait till morning, but a museum shuts at five. And number 3 had a smudge, so Mom hurried Doyun to a museum full of writers’ handwriting.\n“*See the shapes who don’t fight*,” read Doyun. “Which shapes are those?”\n“Circles, I guess,” whispered Mom. “They don’t have elbows.”\nA lady with white hair slid the map under her lamp. In Korean, one small stroke can turn *shapes* into another word, and she looked at that stroke for a long time.\n“Not *shapes*,” she said. “*Brothers*.”',
          ko: '호랑이는 내일로 미뤘어요. 3번 글씨가 번져서 물어봐야 하는데, 문학관이 곧 문을 닫거든요. 도윤이는 엄마와 영인문학관으로 뛰었어요. 작가들 손글씨를 모아 둔 데라 종이 냄새가 솔솔 났어요.\n“안 싸우는 형체를 본다.” 도윤이가 읽었어요. “형체가 왜 싸워요?”\n“안 싸우면 동그라미겠지. 모난 데가 없잖아.” 엄마가 소곤거렸어요.\n머리가 하얀 문학관 선생님이 전등 밑에 지도를 놓고, 번진 글자를 보고 또 보셨어요.\n“‘형체’가 아니라 ‘형제’네.”',
        },
        short: {
          en: 'The tiger waited. Number 3 had a smudge.\n“*See the shapes who don’t fight*?”\n“Circles,” said Mom. “No elbows.”\nIn Korean, a smudge can change a word.\n“*Brothers*,” said a museum lady.',
          ko: '3번은 글씨가 번졌어요. ‘안 싸우는 형체’?\n“동그라미겠지. 뾰족한 데가 없잖아.” 엄마가 말했어요.\n문학관 선생님이 돋보기를 대셨어요.\n“‘형제’네!”',
        },
        speechBubbles: [
          {
            character: 'staff',
            text: {
              en: 'Brothers who don’t fight!',
              ko: '안 싸우는 형제!',
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
          en: 'A warm museum hall with glass cases. Under a lamp a lady with white hair holds a big magnifying glass over the old map, and it makes one smudged word big. Doyun has his finger beside it, and his mother bends over his shoulder. All three look at the word. Handwritten pages lie on the table.',
          ko: '유리 진열장이 있는 따뜻한 전시실. 전등 밑에서 머리가 하얀 문학관 선생님이 옛 지도에 돋보기를 대고 번진 글씨를 크게 비추세요. 도윤이는 글씨 옆을 손가락으로 짚고, 엄마는 도윤이 어깨 너머로 들여다봐요. 셋 다 그 글자만 봐요. 책상에는 손글씨 원고가 놓여 있어요.',
        },
        find: {
          en: 'Somebody had to wait outside. What can you see of her?',
          ko: '밖에서 기다리는 친구가 있어요. 어디만 보이나요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'The Names of My Street', ko: '우리 길의 이름들' },
        description: {
          en: 'One road can have more than one name. How many has yours?',
          ko: '길 하나에도 이름이 여럿이에요. 우리 길은 이름이 몇 개일까요?',
        },
        steps: [
          {
            en: 'Write the name on the sign, the name that people say, the old name, and a name of your own.',
            ko: '표지판 이름, 사람들이 부르는 이름, 옛 이름, 내가 지은 이름을 적어요.',
          },
          {
            en: 'Clap each name, and color one circle for every clap.',
            ko: '이름을 손뼉 치며 말하고, 손뼉 한 번에 동그라미 하나를 칠해요.',
          },
          {
            en: 'Which name is the longest? Who knew the oldest one?',
            ko: '제일 긴 이름은 무엇인가요? 옛 이름은 누가 알고 있었나요?',
          },
        ],
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
          en: 'In the morning mist stood the tiger’s house. Its doors were shut. Inside, something creaked.',
          ko: '이튿날 아침, 안개 속에 호랑이네 집이 나타났어요. 문은 꼭 닫혀 있었어요.\n안에서 삐걱, 소리가 났어요.',
        },
        short: {
          en: 'In the morning, Doyun went back to number 2. *Bow to a tiger who doesn’t bite.* The tiger’s house was shut. Inside, something creaked.',
          ko: '이튿날은 다시 2번! 안개 속 호랑이네 집은 문이 꼭 닫혀 있었어요.\n안에서 삐걱!',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'It really won’t bite?', ko: '진짜 안 물어요?' },
            position: 'right',
            bubbleStyle: 'whisper',
          },
          {
            character: 'halmeoni',
            text: { en: 'It’s quieter than you.', ko: '너보다 얌전하다.' },
            position: 'left',
          },
        ],
        alt: {
          en: 'A misty morning in a pine forest, at a tiny shrine. Its doors under the painted eaves are shut. Halmeoni climbs the steps with a smile and holds one hand out to the doors. With the other she pulls Doyun along. He hangs on with both hands and leans back, so that his heels slide.',
          ko: '안개 낀 아침 솔숲, 조그만 산신각 섬돌 앞. 단청을 한 처마 아래 문이 꼭 닫혀 있어요. 할머니가 빙그레 웃으며 섬돌을 오르시면서 한 손으로 문을 가리키고, 다른 손으로 도윤이를 끌어요. 도윤이는 할머니 손을 두 손으로 붙잡고 몸을 뒤로 빼며 버텨요.',
        },
        find: {
          en: 'Bami has heard about the tiger, too. How big is she today?',
          ko: '밤이도 호랑이 얘기를 들었나 봐요. 몸이 얼마나 커졌나요?',
        },
      },
      {
        id: '5-2',
        text: {
          en: 'It was only a man with a broom, and he pulled the doors open. This was the shrine of the mountain spirit. In the painting on its wall sat an old man in blue and a boy with three peaches. At their feet lay the tiger, like a cushion trying not to laugh.\n“Where’s the taffy?” Doyun asked it.\nThe tiger kept its mouth shut. So he bowed, all the way down, until Clicky hit the floor. *Click.* One tiger.',
          ko: '빗자루 든 아저씨였어요. 아저씨가 문을 활짝 열어 주었어요. 산신령을 모시는 산신각이래요. 벽에 걸린 그림에는 푸른 옷을 입은 산신령, 복숭아 세 개를 든 아이, 방석처럼 납작 엎드린 호랑이가 있었어요. 호랑이는 꼭 웃음을 참는 얼굴이었어요.\n“저… 엿 어디 있어요?”\n호랑이는 입을 꾹 다물었어요. 도윤이가 넙죽 절하자 딸깍이가 바닥에 콩 닿았어요. 딸깍! 호랑이 한 마리.',
        },
        short: {
          en: 'It was only a man with a broom. The tiger was in a painting. It tried not to laugh.\nDoyun bowed to the floor. *Click.* One tiger.',
          ko: '빗자루 든 아저씨였어요.\n호랑이는 그림 속에서 웃음을 참았어요.\n도윤이가 넙죽 절하자 딸깍! 호랑이 한 마리.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'Pleased to meet you, Tiger.', ko: '처음 뵙겠습니다, 호랑이님.' },
            position: 'left',
          },
        ],
        alt: {
          en: 'The doors of the shrine stand open. In the painting inside, an old man in a blue robe sits with a tiger lying beside him, and a boy kneels with three peaches on a tray. Doyun bows to the floor, so low that his counter bumps on the mat. Halmeoni stands behind him, and a caretaker leans on his broom.',
          ko: '산신각 문이 활짝 열렸어요. 안에 걸린 그림에는 푸른 옷의 산신령과 그 옆에 엎드린 호랑이, 복숭아 세 개를 쟁반에 받쳐 든 아이가 있어요. 도윤이는 딸깍이가 바닥에 닿도록 넙죽 엎드려 절해요. 뒤에는 할머니가 서 계시고, 안쪽에는 빗자루를 든 관리인이 있어요.',
        },
        find: {
          en: 'There are two tigers here, if you count the small one. Find the copy.',
          ko: '호랑이와 똑같은 자세로 있는 친구가 있어요. 누구일까요?',
        },
      },
      {
        id: '5-3',
        text: {
          en: '“Every spring the village feeds the mountain here,” said Halmeoni. “In the old days the food went on to every house.”\nTwo small brothers used to wait behind that very tree, with their mouths watering. Halmeoni untied her cloth. The rice box was one bottom deeper now, so there was a lot more rice cake.\n“I’m glad I broke it,” said Doyun.\nThen he turned around, and he stopped chewing. Between the pines stood two round peaks. *Click, click.*',
          ko: '“해마다 봄이면 여기서 마을 제사를 지내. 옛날에는 제사가 끝나면 음식을 집집마다 나눴단다.”\n그 시절 꼬마 형제도 저 나무 뒤에서 침을 꼴깍 삼켰겠지요. 할머니가 보자기를 푸셨어요. 바닥이 하나 빠진 쌀되에 쌀이 더 들어가서 떡이 아주 푸짐했어요.\n“떨어뜨리길 잘했다.” 도윤이가 오물오물 말했어요.\n그러다 돌아선 도윤이는 씹는 것도 잊었어요. 소나무 사이에 둥근 봉우리 둘이 나란히 서 있었어요. 딸깍, 딸깍.',
        },
        short: {
          en: 'The rice box was one bottom deeper now. So there was more rice cake!\n“I’m glad I broke it,” said Doyun.\nHe turned around, and stopped chewing. *Click, click.*',
          ko: '바닥 하나 빠진 쌀되로 쟀더니 떡이 푸짐했어요.\n“떨어뜨리길 잘했다.” 오물오물하던 도윤이가 뚝 멈췄어요.\n봉우리 둘이 나란히! 딸깍, 딸깍.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'Look! Twin mountains!', ko: '어? 쌍둥이 산이다!' },
            position: 'right',
          },
        ],
        alt: {
          en: 'On the shrine’s shady steps Halmeoni has opened a cloth with rice cake in it. In a cloud of memory two boys in old-time clothes peek from behind a tree at a table of food. In the sun Doyun, his cheeks full and a piece at his lips, has forgotten to chew: between the pines two round peaks stand side by side.',
          ko: '그늘진 산신각 계단에서 할머니가 보자기를 풀어 떡을 나누세요. 옛일을 그린 구름 속에는 옛날 옷을 입은 두 아이가 나무 뒤에서 음식상을 엿보고 있어요. 볼이 불룩한 도윤이는 떡을 입에 댄 채 씹는 것도 잊고 소나무 사이를 봐요. 둥근 봉우리 둘이 나란히 서 있어요.',
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
          en: 'Now for number 3. Chestnut Grandpa’s knees said no, so he sent his stick. *5.0 km*, said the sign. Doyun counted every step, *tap, click, tap, click*. Halmeoni was only a sun visor going around a bend, so he ran. But nobody can run and count. At five hundred and six he lost his place.',
          ko: '이제 3번이에요. 밤골 할아버지는 무릎이 안 가겠다고 해서 지팡이만 보내셨어요. 평창마을길 5킬로미터! 타박, 딸깍. 타박, 딸깍. 도윤이는 한 걸음도 안 빼먹고 셌어요. 할머니는 벌써 저 모퉁이를 쌩 돌고 계셨어요. 도윤이는 뛰었어요. 뛰면서 셀 수는 없어요. 오백여섯에서 그만 놓치고 말았어요.',
        },
        short: {
          en: 'Now for number 3, up the long trail! Chestnut Grandpa’s knees said no. He lent Doyun his stick.\nHalmeoni was soon a dot, so Doyun ran. But nobody can run and count.',
          ko: '이제 3번! 도윤이는 밤골 할아버지 지팡이를 짚고 평창마을길을 걸었어요. 타박, 딸깍.\n할머니는 쌩!\n따라 뛰다가 그만, 세던 걸 놓쳤어요.',
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
              en: 'Step one hundred and three…',
              ko: '백삼 걸음째예요…',
            },
            position: 'left',
          },
        ],
        alt: {
          en: 'The start of a hill trail, with a wooden sign for the Pyeongchang Village Trail, 5.0 km. Doyun runs, one leg flying, with Chestnut Grandpa’s carved stick in one hand and his counter in the other. Ahead of him Halmeoni, in a big sun visor, with a backpack, strides away and laughs back at him.',
          ko: '평창마을길 5.0km 안내판이 선 산길 어귀. 도윤이가 한 손에 밤골 할아버지의 지팡이를, 한 손에 딸깍이를 쥐고 달려요. 선캡을 쓰고 배낭을 멘 할머니가 앞에서 성큼성큼 걸으며 뒤를 보고 웃으세요.',
        },
        find: {
          en: 'Halmeoni is carrying more than lunch. Who gets a ride?',
          ko: '할머니 배낭에 도시락 말고 또 누가 들었을까요?',
        },
      },
      {
        id: '6-2',
        text: {
          en: 'At the lookout the wind flapped the map.\n“*See the brothers who don’t fight*,” read Doyun. “*Look well. Look long.*”\nThe long ridge on the left was a lion lying down. On the right, side by side, stood the Brothers. They were two boys once, people say, who turned to stone. Doyun looked well, and he looked long, and it was true. They weren’t fighting.\nThey weren’t talking, either.',
          ko: '전망대에 바람이 불었어요. 도윤이는 펄럭거리는 지도를 꼭 잡고 3번을 읽었어요.\n“안 싸우는 형제를 본다. 잘 본다. 오래 본다.”\n제일 높은 건 보현봉, 사자처럼 엎드린 능선은 사자능선, 둘이 나란히 선 건 형제봉! 옛날에 두 형제가 돌이 된 거래요. 왜 그랬는지는 사람마다 말이 달라요. 도윤이는 잘 봤어요. 오래 봤어요. 정말 안 싸웠어요.\n말도 안 했어요.',
        },
        short: {
          en: '“*See the brothers who don’t fight*,” read Doyun. “*Look well. Look long.*”\nThe two round peaks are called the Brothers. They weren’t fighting.\nThey weren’t talking, either.',
          ko: '3번, ‘안 싸우는 형제를 본다. 잘 본다. 오래 본다.’\n형제봉은 정말 안 싸웠어요.\n말도 안 했어요.',
        },
        speechBubbles: [
          {
            character: 'halmeoni',
            text: {
              en: 'I say each was waiting for the other to go first.',
              ko: '서로 먼저 가라고 버티다가 저리됐을 거다.',
            },
            position: 'center',
          },
        ],
        alt: {
          en: 'On a lookout, Halmeoni turns Doyun by the shoulders; he holds the map and looks up. Left, a long ridge lies like a sleeping lion with autumn woods for a mane. Right, two boys of granite, huge as the mountain, pines for hair, sit back to back, cross: one with folded arms, one hugging his knees.',
          ko: '산줄기가 한눈에 보이는 전망대. 왼쪽 긴 능선은 단풍 숲 갈기를 두르고 잠든 사자처럼 엎드려 있어요. 오른쪽에는 산만 한 돌이 된 두 아이가 소나무 머리를 하고 등을 맞대고 앉아 있어요. 하나는 팔짱을 끼고 하나는 무릎을 안았는데, 둘 다 찌푸린 얼굴이에요. 할머니가 두 손으로 도윤이 어깨를 잡아 그쪽으로 돌려세우시고, 도윤이는 지도를 들고 올려다봐요.',
        },
        find: {
          en: 'A lion doesn’t have a tail like that. Whose is it?',
          ko: '사자 꼬리치고는 좀 이상해요. 누구 꼬리일까요?',
        },
      },
      {
        id: '6-3',
        text: {
          en: 'Halmeoni’s phone crackled. Chestnut Grandpa was on it, with the rest of the story.\n“It was 1948,” he said, “and we sat right there, on the lookout rock. The taffy was gone. I was the big brother, so I shouted.”\n“And then?” asked Doyun.\n“Then nothing. For three days we didn’t say a word. Even ‘Pass the salt’ had to go through our mother.”\n“Was he sorry?”\nThe phone only crackled for a while.\n“I don’t know,” said Chestnut Grandpa. “I never looked. He kept something shut in his fist. And after that, he drew the map.”',
          ko: '할머니 휴대전화에서 밤골 할아버지 목소리가 지지직거렸어요.\n“1948년이었지. 우리도 바로 거기, 전망대 바위에 앉아 있었어. 엿이 없어져서 내가 소리를 질렀어. 형이니까.”\n“그래서요?”\n“그래서는 무슨. 사흘이나 서로 말을 안 했지. 간장 좀 달라는 말도 어머니가 전해 주셨어.”\n“영수 할아버지는 미안해하셨어요?”\n전화기가 한참 지지직거리기만 했어요.\n“모르겠구나. 내가 얼굴을 안 봤으니. 손에 뭘 꼭 쥐고 있긴 하더라. 지도는 그다음에 그린 거다.”',
        },
        short: {
          en: 'Chestnut Grandpa phoned.\n“I shouted at Yeong-su. We didn’t talk for three days. Not even, ‘Pass the salt.’”\n“Was he sorry?”\n“I never looked. But he held something in his fist.”',
          ko: '밤골 할아버지 전화예요.\n“동생과 사흘이나 말을 안 했지. 간장 달라는 말도.”\n“동생이 미안하대요?”\n“모르겠다. 얼굴을 안 봤거든. 손에 뭘 꼭 쥐고 있더구나.”',
        },
        speechBubbles: [
          { character: 'bigBrother', text: { en: 'You ate it!', ko: '네가 먹었지?' }, position: 'left' },
          {
            character: 'littleYeongsu',
            text: { en: '…Follow the map.', ko: '…찾아보면 알아.' },
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
          en: 'In the pine woods Doyun counted trees, so fast that his thumb was a blur. 9,997. 9,998. 9,999. *Click.*\n0000.\nClicky had run out of numbers, and there were trees all the way up!\nJust then Harin from his class came by with her family, and she read the park board to him.\n“About 65 percent of our neighborhood is forest. That’s lots!”\n“Lots isn’t a number,” said Doyun. “It doesn’t count if I can’t count it.” But he noticed how she said *our*. She didn’t even have to try.',
          ko: '솔숲에서 도윤이는 나무를 셌어요. 엄지가 안 보일 만큼 빨리요. 9,997. 9,998. 9,999. 딸깍.\n0000.\n숫자는 바닥났는데 나무는 산꼭대기까지 남았어요. 마침 식구들과 지나가던 같은 반 하린이가 안내판을 읽어 줬어요.\n“우리 동네는 약 65퍼센트가 숲이래. 반이 훨씬 넘어. 엄청나지!”\n“엄청은 숫자가 아니야. 안 센 건 답이 아니고.”\n그런데 하린이는 ‘우리 동네’ 소리를 참 쉽게도 했어요.',
        },
        short: {
          en: 'Doyun counted trees. 9,999. *Click.* 0000!\nUp came Harin from school. “Our neighborhood is about 65 percent forest! That’s lots.”\n“Lots isn’t a number,” said Doyun. How easily she said *our*!',
          ko: '나무를 9,999까지 셌는데, 딸깍. 0000!\n“우리 동네는 65퍼센트가 숲이래.” 같은 반 하린이가 말했어요.\n“안 센 건 답이 아니야.” 도윤이가 우겼어요.',
        },
        speechBubbles: [
          {
            character: 'harin',
            text: { en: 'So the answer’s trees.', ko: '그럼 숙제 답은 나무네?' },
            position: 'right',
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
    activities: [
      {
        title: { en: 'How to Count a Forest', ko: '숲을 세는 법' },
        description: {
          en: 'Nobody can finish counting the trees. Count one square, and guess the rest.',
          ko: '나무를 끝까지 세기는 어려워요. 한 칸만 세어서 어림해 봐요.',
        },
        steps: [
          {
            en: 'Look for three seconds. How many trees are there? Write your guess beside the eye.',
            ko: '셋 셀 동안만 봐요. 나무가 몇 그루일지 눈 옆에 적어요.',
          },
          {
            en: 'Count the trees in the red square. There are twelve squares. How many trees is that?',
            ko: '빨간 칸의 나무를 세어요. 칸이 열두 개니까 모두 몇 그루쯤일까요?',
          },
          {
            en: 'Now cross out every tree as you count it. Which guess was closer?',
            ko: '이제 하나씩 지우면서 다 세어 봐요. 어느 쪽이 더 가까웠나요?',
          },
        ],
      },
    ],
  },
];
