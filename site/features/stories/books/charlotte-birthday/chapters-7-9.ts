import type { Chapter } from '../../model/book.ts';

export const chapters7To9: readonly Chapter[] = [
  {
    number: 7,
    title: { en: 'Two O’Clock', ko: '두 시' },
    panels: [
      {
        id: '7-1',
        text: {
          en: 'At two o’clock Charlotte stood ready to turn five guests around. The steps of number 41 creaked, and they went on creaking. She counted, and she ran out of fingers. Five with old cards, plus Theo and Priya: that should be seven. There were twelve! Here came Ella and Sam and Marcus, with a big red 14 in their pockets.\n“Priya,” said Theo, “who did you tell about the town?”\n“Only the people with wagons,” said Priya.\nBehind the curtain, a mustache trembled.\nFive guests climbed into the train. One more squeezed in, and when the seventh did, the rope began to hum.',
          ko: '두 시, 샬롯은 손님 다섯을 돌려보내려고 41번지 앞에 섰어요. 계단이 삐걱거리고, 또 삐걱거렸어요. 세다 보니 손가락이 모자랐어요. 기차표 손님이 다섯, 일꾼이 테오와 프리야. 그러면 일곱이지요. 그런데 열둘이에요! 빨간 글씨로 14라고 고쳐 줬는데, 엘라랑 샘이랑 마커스는 왜 왔을까요?\n“프리야, 마을 얘기 누구한테 했어?” 테오가 물었어요.\n“수레 빌려준 애들한테만.”\n수레는 온 동네에서 빌렸지요. 커튼 뒤에서 콧수염이 파르르 떨렸어요.\n다섯 명이 기차에 탔어요. 여섯 명이 탔어요. 일곱 명째 타자 밧줄이 지잉 울었어요.',
        },
        short: {
          en: 'At two, Charlotte waited for five guests. Twelve came!\n“Who told them?” asked Theo.\n“I only told people with wagons,” said Priya.\nThe train held five, if nobody sneezed. Seven got on.',
          ko: '두 시, 다섯이 아니라 열둘!\n“프리야, 누구한테 말했어?”\n“수레 빌려준 애들한테만.”\n“온 동네잖아!”',
        },
        speechBubbles: [
          {
            character: 'marcus',
            text: { en: 'We heard there’s a town in there.', ko: '안에 마을이 있다며?' },
            position: 'center',
          },
          {
            character: 'charlotte',
            text: { en: 'Right people! Wrong place!', ko: '손님은 맞는데 집이 틀렸어!' },
            position: 'right',
          },
        ],
        alt: {
          en: 'A bright afternoon. Children in party clothes stand all over the porch and steps of number 41. Two of them push Marcus, who has a card with a red 14 in his pocket. In front Charlotte, in a gold paper crown, counts on her fingers in horror. Priya bites her lip. Mr. Finch’s mustache shows between the curtains.',
          ko: '눈부신 오후. 예쁘게 차려입은 아이들이 41번지 현관과 계단에 가득해요. 두 아이가 마커스를 밀어요. 마커스 주머니에는 빨간 글씨로 14라고 고친 초대장이 꽂혀 있어요. 맨 앞에서 금빛 종이 왕관을 쓴 샬롯이 손가락을 꼽아 보다 기겁해요. 프리야는 입술을 깨물어요. 커튼 사이로 핀치 할아버지의 콧수염이 보여요.',
        },
        find: {
          en: 'Somebody didn’t read the sign. What have they brought?',
          ko: '팻말을 안 읽은 손님이 있어요. 무엇을 가져왔나요?',
        },
      },
      {
        id: '7-2',
        text: {
          en: 'Somebody sneezed.\n*Twang!*\nThen the blue door opened.\n“Four minutes,” said Mr. Finch.',
          ko: '누가 재채기를 했어요.\n팅!\n그때 파란 문이 열렸어요.\n“사 분이다.”',
        },
        short: {
          en: 'Somebody sneezed. The rope went *twang!*\nThen the blue door opened.\n“Four minutes,” said Mr. Finch.',
          ko: '기차에 다 타자 누가 에취! 밧줄이 팅!\n그때 파란 문이 열렸어요.\n“사 분이다.” 핀치 할아버지였어요.',
        },
        speechBubbles: [
          { character: 'theo', text: { en: 'Who sneezed?', ko: '누가 재채기했어?' }, position: 'center' },
          { character: 'priya', text: { en: '…Easy?', ko: '…식은 죽?' }, position: 'right' },
        ],
        alt: {
          en: 'The blue door stands open. Mr. Finch leans out of its warm light, frowns and holds up his watch. In the red wagon a girl sneezes with her whole body. The rope has snapped: Theo holds one frayed half, the other hangs from the wagon. Charlotte holds her crown and her tickets and gasps. A boot sits on Noodle’s head.',
          ko: '파란 문이 활짝 열리고, 따뜻한 불빛 속에서 핀치 할아버지가 몸을 내밀고 얼굴을 찌푸린 채 시계를 들어 보이세요. 빨간 수레에 탄 아이가 온몸으로 재채기를 해요. 밧줄이 툭 끊어져 너덜너덜한 한쪽을 테오가 쥐고 있어요. 샬롯은 왕관과 기차표를 붙잡고 깜짝 놀라요. 누들 머리 위에는 장화가 떨어졌어요.',
        },
        find: { en: 'Where did the chimney land?', ko: '굴뚝은 어디에 떨어졌나요?' },
      },
      {
        id: '7-3',
        text: {
          en: '“You came out!” said Charlotte.\n“Three minutes,” said Mr. Finch, with his eyes shut.\nThe engine rolled away by itself. Charlotte looked at her five tickets, and then at all those feet.\n“A train doesn’t need seats!” she yelled. “It needs parts!”\n*Rip, rip* went the tickets, until everybody had a piece and a job. Ella and Sam were wheels, Omar was the bell, and Jin-ah was the caboose.\n“I’m the brakes,” said Theo. “I’m always the brakes.”\nNow all they needed was a conductor. Everybody looked at Mr. Finch, and Mr. Finch looked behind him, to see who they meant. Then he went in and shut the door.',
          ko: '“나오셨네요!” 샬롯이 외쳤어요.\n“삼 분 남았다.” 할아버지는 두 눈을 꼭 감고 계셨어요.\n기관차는 혼자 굴러가 버렸어요. 샬롯은 기차표 다섯 장을 보고, 그 많은 발을 보았어요.\n“자리는 없어도 돼! 우리가 기차가 되면 되잖아!”\n기차표를 쫙쫙 찢어 한 조각씩 나눠 줬어요. 엘라와 샘은 바퀴, 오마르는 종, 진아는 맨 끝 칸이에요.\n“나는 브레이크겠지.” 테오가 말했어요. “맨날 브레이크야.”\n이제 차장만 있으면 돼요. 모두 할아버지를 쳐다봤어요. 할아버지는 누구를 보나 하고 뒤를 돌아보셨어요. 그러더니 들어가 문을 닫으셨어요.',
        },
        short: {
          en: 'The engine rolled away. But look at all those feet!\n“We are the train!” yelled Charlotte.\nWho was the conductor? Everybody looked at Mr. Finch. He went in and shut the door.',
          ko: '맨 앞 칸만 혼자 가 버렸어요.\n“우리가 기차가 되자!”\n차장은요? 모두 할아버지를 봤어요.\n문이 닫혔어요.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'Who wants to be steam?', ko: '칙칙폭폭은 누가 할래?' },
            position: 'left',
          },
          { character: 'guests', text: { en: 'Ssssss!', ko: '치이이익!' }, position: 'right', bubbleStyle: 'noise' },
        ],
        alt: {
          en: 'Charlotte stands on an upside-down wheelbarrow with one arm up, her red pencil like a baton, and tears a ticket in two. Theo, Priya and the guests line up behind her and hold each other by the shoulders.',
          ko: '샬롯이 뒤집힌 손수레 위에서 빨간 연필을 지휘봉처럼 치켜들고 기차표를 찢어요. 테오와 프리야, 손님들이 앞사람 어깨를 잡고 한 줄로 늘어서요.',
        },
        find: {
          en: 'How did Mr. Finch get ready for the music?',
          ko: '핀치 할아버지는 음악 소리를 어떻게 견디고 계신가요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'Sound Train', ko: '소리 기차' },
        description: {
          en: 'Be a train with your family. One person is the wheels, one is the steam, one is the whistle. Start slow. Can you all stop at the same time?',
          ko: '식구끼리 기차가 되어 봐요. 바퀴, 하얀 김, 뿌우 하는 기적 소리를 나눠 맡아요. 느리게 출발! 다 같이 딱 멈출 수 있나요?',
        },
      },
    ],
  },
  {
    number: 8,
    title: { en: 'The Train to Number Fourteen', ko: '14번지행 열차' },
    panels: [
      {
        id: '8-1',
        text: {
          en: 'They waited. Nobody breathed east. Then the door opened, and this time it opened all the way. Mr. Finch wore his cap, his whistle, and his coat with every button done. He had forgotten about shoes. He walked to the end of his path and looked at the street as if it were a river.\n“I’m still scared,” he said.\n“Me, too,” said Charlotte, and she took hold of his coat.\nMr. Finch put one slipper in.\n*Phweeeet!* Every dog on Plum Street answered, and fourteen children began to roll: twelve guests, one Charlotte and one dinosaur.',
          ko: '모두 기다렸어요. 아무도 동쪽으로 숨 쉬지 않았어요. 그때 문이 다시, 이번에는 활짝 열렸어요! 할아버지는 외투 단추를 다 채우고, 모자를 쓰고, 호루라기까지 거셨어요. 신발은 깜빡하셨고요. 그런데 마당 끝에서 강이라도 만난 듯 우뚝 서셨어요.\n“아직도 무섭구나.”\n“저도요.” 샬롯은 할아버지 옷자락을 꼭 잡았어요.\n할아버지가 길에 슬리퍼 한 짝을 살짝 담그셨어요.\n삐이익! 온 동네 개가 대답하고, 열네 명짜리 기차가 움직였어요. 손님 열둘, 샬롯 하나, 공룡 하나였어요.',
        },
        short: {
          en: 'The door opened wide! Mr. Finch had his cap and slippers on.\n“I’m still scared,” he said.\n“Me, too,” said Charlotte.\nOne slipper stepped out. Then came the other. *Phweet!*',
          ko: '문이 다시 활짝 열렸어요!\n“아직도 무섭구나.”\n“저도요.”\n차장 할아버지의 슬리퍼가 길에 살짝. 삐이익!',
        },
        speechBubbles: [
          {
            character: 'finch',
            text: { en: 'Forty-one to fourteen! Mind the petunias!', ko: '41번지발 14번지행! 꽃밭 조심!' },
            position: 'left',
          },
        ],
        alt: {
          en: 'A parade on Plum Street. Mr. Finch, in full conductor’s uniform and slippers, takes his first step off his own path with a whistle in his mouth. Charlotte holds his coat, Max comes after her, and the guests follow in a long line. Neighbors wave from their lawns.',
          ko: '자두나무길의 행진. 차장 옷을 차려입고 슬리퍼를 신은 핀치 할아버지가 호루라기를 물고 자기 집 마당 밖으로 첫발을 내디디세요. 샬롯이 옷자락을 잡았고, 맥스와 손님들이 길게 줄지어 따라가요. 이웃들이 잔디밭에서 손을 흔들어요.',
        },
        find: {
          en: 'Find somebody you met in chapter 3. What are they waving?',
          ko: '3장에서 만난 친구가 있어요. 무엇을 흔들고 있나요?',
        },
      },
      {
        id: '8-2',
        text: {
          en: 'Stop one was a mailbox, and stop two was a cat in the petunias. Stop three was Sprinkler Tunnel, and it was cold! The bell shrieked, the wheels shrieked, and the steam came out in wet socks. Only the brakes went through at a walk, with his hood up. Theo had waited his whole life for this.\n“Twelve, thirteen, fourteen,” said Theo on the far side. “Every head is here.”\nNobody counted tails.',
          ko: '첫째 역은 우편함이고, 둘째 역은 꽃밭에 앉은 고양이였어요. 셋째 역은 물벼락 터널이었어요. 촤아아! 찬물이 목덜미로 들어가자 종도 꺅, 바퀴도 꺅 소리를 질렀어요. 브레이크만 비옷 모자를 쓰고 느긋하게 걸었지요. 테오는 평생 이날을 기다렸거든요.\n“열둘, 열셋, 열넷. 머리는 다 있어.” 터널을 나와 테오가 말했어요.\n꼬리는 아무도 안 셌어요.',
        },
        short: {
          en: 'They ran through a sprinkler. The whole train screamed! Only Theo was dry, in his raincoat. He counted all the heads. Nobody counted tails.',
          ko: '물뿌리개가 촤아아! 다들 꺅! 비옷 입은 테오만 느긋했어요.\n머리는 다 셌어요. 꼬리는 아무도 안 셌어요.',
        },
        speechBubbles: [
          { character: 'theo', text: { en: 'Three. I told you so.', ko: '셋째, 내가 뭐랬어.' }, position: 'center' },
        ],
        alt: {
          en: 'A lawn sprinkler throws an arc and a rainbow over the train of children, who shriek and run. Only Theo, in his yellow raincoat, walks under it calm and dry.',
          ko: '잔디밭 물뿌리개가 아이들 기차 위로 무지개를 그리며 물을 뿌려요. 모두 소리를 지르며 뛰는데, 노란 비옷을 입은 테오만 보송보송하고 느긋해요.',
        },
        find: {
          en: 'Somebody got on at stop two. Where are they sitting?',
          ko: '두 번째 역에서 탄 손님은 어디에 앉았나요?',
        },
      },
      {
        id: '8-3',
        text: {
          en: 'The train stopped.\n*Lick. Lick, lick.*\nDad’s big blue 8 was a 3.',
          ko: '기차가 우뚝 섰어요.\n날름. 날름, 날름.\n아빠의 파란 8이 3이 되어 있었어요.',
        },
        short: {
          en: '*Lick. Lick, lick.*\nNoodle was at the cake. The big blue 8 was a 3.',
          ko: '날름. 날름, 날름.\n누들이었어요.\n케이크의 파란 8이 3이 되었어요.',
        },
        speechBubbles: [
          { character: 'max', text: { en: 'Happy *THREE!*', ko: '누나 세 살이다!' }, position: 'left' },
          { character: 'dad', text: { en: '…Close enough?', ko: '…거의 맞네?' }, position: 'right' },
        ],
        alt: {
          en: 'A backyard with a party table. Theo, Mr. Finch, Dad and Charlotte stand frozen around it. Only Max jumps, laughing. On the table sits Noodle, frosted to the ears, beside the birthday cake. The blue number on the cake has lost its left side and reads 3.',
          ko: '뒷마당의 잔칫상이에요. 테오와 핀치 할아버지, 아빠, 샬롯이 식탁 둘레에 그대로 얼어붙었어요. 맥스만 깔깔 웃으며 펄쩍 뛰어요. 식탁 위 생일 케이크 옆에 누들이 귀까지 크림을 묻히고 앉아 있어요. 케이크의 파란 숫자는 왼쪽이 없어져 3이 되었어요.',
        },
        find: {
          en: 'Follow the tongue. Where else has it been?',
          ko: '혀가 지나간 자리를 따라가 보세요. 또 어디에 들렀나요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'Half a Number', ko: '반쪽 숫자' },
        description: {
          en: 'Fold a sheet of paper and open it again. On the right half, paint a thick 3 with all its tips touching the fold. Close it and press. What number do you get? Try half of a 0. Which numbers can’t you make this way?',
          ko: '종이를 반으로 접었다 펴요. 오른쪽 반에 물감으로 3을 굵게 그리되, 3의 끝이 모두 접은 금에 닿게 해요. 다시 접어 꾹 누르고 펴면 어떤 숫자가 될까요? 이렇게 해서 안 나오는 숫자도 찾아봐요.',
        },
      },
    ],
  },
  {
    number: 9,
    title: { en: 'Backward on Purpose', ko: '일부러 거꾸로' },
    panels: [
      {
        id: '9-1',
        text: {
          en: 'Only Max laughed.\n“That’s not a three,” said Charlotte slowly. “That’s half an eight.”\nAll it needed was one more 3, the wrong way around.\n“Can you write a number backward?” asked Mr. Finch.\n“I’ve practiced,” said Charlotte. “Twelve times.”\nThe frosting bag was cold and heavy.\n“Need a hand?” asked Theo.\n“Yes, please,” said Charlotte. “Check my work.”\nAll the guests leaned in, and Mr. Finch leaned in over all the guests. The blue lines met at the top, and they met in the middle, and they met at the bottom, and she wasn’t three anymore.',
          ko: '웃은 사람은 맥스뿐이었어요.\n“이건 3이 아니야.” 샬롯이 천천히 말했어요. “8의 반쪽이야.”\n뒤집힌 3이 하나만 더 있으면 돼요.\n“숫자를 거꾸로 쓸 줄 아니?” 할아버지가 물으셨어요.\n“연습 많이 했어요. 열두 번이요.”\n크림 주머니는 차갑고 묵직했어요.\n“도와줄까?” 테오가 물었어요.\n“응, 틀리나 잘 봐 줘.”\n모두 머리를 들이밀고, 그 위로 할아버지가 들여다보셨어요. 살살, 더 살살. 파란 줄이 위에서 만나고, 가운데서 만나고, 밑에서 만났어요. 이제 세 살이 아니에요.',
        },
        short: {
          en: '“That’s not a three,” said Charlotte. “It’s half an eight.”\n“Need help?” asked Theo.\n“Yes, please.”\nShe drew the other half, very slowly. The lines met! Charlotte was eight. Close enough.',
          ko: '“3이 아니라 8의 반쪽이야.”\n“도와줄까?”\n이번에는 “응!”\n뒤집힌 3을 붙이니 이제 세 살이 아니에요.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'Backward. On purpose.', ko: '이번엔 일부러 거꾸로!' },
            position: 'left',
          },
        ],
        alt: {
          en: 'Close to the cake. With a frosting bag Charlotte draws a mirrored 3 on the left of the 3. All the faces lean in, and Mr. Finch’s leans in from above.',
          ko: '케이크를 가까이에서 본 그림. 샬롯이 크림 주머니로 3의 왼쪽에 뒤집힌 3을 그려요. 모두 얼굴을 들이밀고, 맨 위에서 핀치 할아버지가 내려다보세요.',
        },
        find: {
          en: 'Somebody has been caught. What does the napkin say?',
          ko: '범인이 잡혔어요. 냅킨에 뭐라고 쓰여 있나요?',
        },
      },
      {
        id: '9-2',
        text: {
          en: '“That’s four minutes,” said Mr. Finch from a very small chair, with his knees up by his ears. He said it seven times, and every time he had more cake.\n“Do we ever get to see the town?” asked Marcus.\n“One at a time,” said Mr. Finch. “In socks.”\nWhen the plates were clean, he took out a matchbox.\n“It’s quiet at my house,” he said. “I used to like that.”\nCharlotte took the matchbox, and it rattled.\n“Careful,” said Mr. Finch. “Wet glue.”\nShe slid it open. Inside lay a girl no bigger than a thumb, with a red pencil behind her ear and one lace undone.',
          ko: '할아버지는 조그만 의자에 앉으셨어요. 무릎이 귀에 닿았지요.\n“사 분 됐구나.”\n그 말씀을 일곱 번이나 하시고, 그때마다 케이크를 더 드셨어요.\n“우리도 마을 구경해도 돼요?” 마커스가 물었어요.\n“한 번에 한 명씩. 까치발로.”\n접시가 비자 할아버지는 성냥갑을 꺼내셨어요.\n“우리 집은 조용하단다. 전에는 그게 좋았지.”\n샬롯이 받아 드니 달그락 소리가 났어요.\n“조심해라. 풀이 덜 말랐어.”\n성냥갑을 열자 엄지만 한 아이가 누워 있었어요. 귀 뒤에는 빨간 연필을 꽂았고, 신발 끈은 한쪽이 풀려 있었어요.',
        },
        short: {
          en: '“Four minutes!” said Mr. Finch, and had more cake. He did that seven times.\n“My house is quiet,” he said. “I used to like that.”\nHe gave Charlotte a tiny wooden Charlotte.',
          ko: '“우리 집은 조용하단다. 전에는 그게 좋았지.”\n할아버지가 성냥갑을 주셨어요. 안에는 엄지만 한 샬롯이!',
        },
        speechBubbles: [
          {
            character: 'finch',
            text: { en: 'My town was missing one.', ko: '우리 마을에 한 사람이 모자라더구나.' },
            position: 'left',
          },
        ],
        alt: {
          en: 'Two faces near each other in gold evening light, a table of crumbs behind them. Mr. Finch, on a much too small chair, holds out a matchbox. Charlotte slides it open and finds a painted girl the size of a thumb.',
          ko: '금빛 저녁 햇살 속에 두 얼굴이 가까이 마주해요. 뒤에는 부스러기만 남은 잔칫상이 있어요. 조그만 의자에 앉은 핀치 할아버지가 성냥갑을 내미세요. 샬롯이 열어 보니 엄지만 한 나무 아이가 들어 있어요.',
        },
        find: {
          en: 'Who has had enough party? Look for a gold sash.',
          ko: '금빛 어깨띠를 두르신 분을 찾아보세요. 뭘 하고 계신가요?',
        },
      },
      {
        id: '9-3',
        text: {
          en: 'That night the smallest train in the world came over the bridge, *tick, tick*, and stopped at the smallest house. There was a red door on it, and the paint was still wet. Twelve guests stood on the lawn, and not one was as tall as a bean. A dog stood on the table. In the dark somebody snored.\nThe number on the door was wrong, and nobody fixed it.',
          ko: '그날 밤, 세상에서 제일 작은 기차가 달각달각 다리를 건너와 제일 작은 집 앞에 섰어요. 빨간 문은 아직 페인트가 덜 말랐어요. 마당에는 콩알만 한 손님 열둘이 서 있고, 식탁 위에는 강아지가 한 마리 있었어요. 컴컴한 데서 누가 드르렁 코를 골았어요.\n문에 적힌 번지는 틀렸어요. 그래도 아무도 고치지 않았어요.',
        },
        short: {
          en: 'That night a tiny train crossed the bridge. It stopped at tiny Charlotte’s tiny house. Her red door said 41. That was wrong, and nobody fixed it.',
          ko: '그날 밤, 꼬마 기차가 꼬마 집 앞에 섰어요.\n빨간 문에는 41번지.\n틀렸는데 아무도 안 고쳤어요.',
        },
        speechBubbles: [],
        alt: {
          en: 'Night in the train room, and only the model town is lit. The tiny number 14 now has a red front door with the number 41 on it. Twelve tiny guests stand on its lawn and a tiny dog on a tiny table. In the shadow Mr. Finch sleeps in his armchair.',
          ko: '밤의 기차 방, 작은 마을에만 불이 켜져 있어요. 꼬마 14번지 집에 빨간 문이 생겼고 41이라고 적혀 있어요. 잔디밭에는 꼬마 손님 열둘, 꼬마 식탁 위에는 꼬마 강아지가 있어요. 그늘진 안락의자에서 핀치 할아버지가 주무세요.',
        },
        find: {
          en: 'Mr. Finch has had a letter. Can you read who it’s from?',
          ko: '핀치 할아버지가 편지를 받으셨어요. 누가 보냈는지 읽을 수 있나요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'ettolrahC', ko: '거꾸로 편지' },
        description: {
          en: 'Write a thank-you note backward, last letter first. Your reader will need a lot of time. Want them to need a mirror? Flip every letter, too.',
          ko: '고맙다는 말을 끝 글자부터 거꾸로 써 봐요. “다니습맙고!” 글자까지 하나하나 뒤집어 쓰면 거울에 비춰야 읽을 수 있어요.',
        },
      },
    ],
  },
];
